"""The limits of a door: strangers can reach it, so everything that they can use up has a bound.

Who has given no code is a stranger. Where there is no room for one more, the newest stranger comes
in, and another goes: the oldest of the same address, or of the one with the most. So whoever holds
many connections loses the own ones, and a guest with a code always gets in.
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

from accessigame.input.allowance import Allowance

MOST_ADDRESSES: Final = 1000
"""Addresses whose connections are counted over a time; the oldest of more are forgotten."""


@dataclass(frozen=True, slots=True)
class Limits:
    """The limits of a door; times in seconds.

    connections: at most, at one time; twice as many may be made at once, and `arrivals` a second
    over a longer time, since each costs the table a handshake. each: those of one address that have
    no seat; an address may make half of all arrivals.
    login: for the handshake. code: from the beginning of a connection to a code that opens a seat.
    wrong: the price of a wrong code.
    keepalive: the time between two signs of life, of which `keepalives` may be missed.
    unread: bytes that wait to be sent, and blocks: writes that do; a guest with that much waiting
    is let go after `patience`, and at once with ten times as many bytes.
    farewell: for a guest's computer to close a connection itself.
    """

    connections: int = 64
    each: int = 8
    arrivals: float = 10.0
    login: float = 30.0
    code: float = 300.0
    wrong: float = 1.0
    keepalive: float = 15.0
    keepalives: int = 3
    unread: int = 64 * 1024
    blocks: int = 100
    patience: float = 20.0
    farewell: float = 2.0


class Abortable(Protocol):
    """A connection that can be ended at once."""

    def abort(self) -> None:
        """End the connection now."""


class Crowd:
    """The connections of a door. most: at one time. each: of one address that have no seat."""

    def __init__(self, most: int, each: int) -> None:
        self._most = most
        self._each = each
        self._seated: set[Abortable] = set()
        self._strangers: dict[Abortable, str] = {}

    def __len__(self) -> int:
        return len(self._seated) + len(self._strangers)

    def arrive(self, connection: Abortable, address: str) -> None:
        """Handle a new connection; where there is no room, a stranger's is ended for it."""
        self._strangers[connection] = address
        if self._count()[address] > self._each:
            self._end_oldest(address)
        elif len(self) > self._most:
            ((crowded, _),) = self._count().most_common(1)
            self._end_oldest(crowded)

    def seat(self, connection: Abortable) -> None:
        """Handle that a connection has a seat, so that it does not go for others."""
        if self._strangers.pop(connection, None) is not None:
            self._seated.add(connection)

    def leave(self, connection: Abortable) -> None:
        """Handle the end of a connection."""
        self._seated.discard(connection)
        self._strangers.pop(connection, None)

    def _count(self) -> Counter[str]:
        return Counter(self._strangers.values())

    def _end_oldest(self, address: str) -> None:
        oldest = next(each for each, its in self._strangers.items() if its == address)
        del self._strangers[oldest]
        oldest.abort()


class Arrivals:
    """How often connections may come: from one address half as often as from all together."""

    def __init__(self, limits: Limits, clock: Callable[[], float] = time.monotonic) -> None:
        self._burst, self._rate = 2 * limits.connections, limits.arrivals
        self._clock = clock
        self._all = Allowance(self._burst, self._rate, clock)
        self._by_address: dict[str, Allowance] = {}

    def bear(self, address: str) -> bool:
        """Return False for an arrival that is one too many, of its address or of all."""
        if address not in self._by_address:
            while len(self._by_address) >= MOST_ADDRESSES:
                del self._by_address[next(iter(self._by_address))]
            self._by_address[address] = Allowance(self._burst / 2, self._rate / 2, self._clock)
        return self._by_address[address].spend(1) and self._all.spend(1)
