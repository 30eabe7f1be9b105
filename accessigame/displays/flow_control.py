"""Taking turns with a display: what is up is not sent again, and one frame goes at a time.

Until a display acknowledges what it was sent, if it does that, only the newest frame is kept.
A display that stays silent, or refuses, three times in a row is gone (NVDA, PR 7590).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

MISSES: Final = 3

Encode: TypeAlias = Callable[[bytes, bytes | None], bytes]
"""Makes a packet of cells, given those that are up already; None: nobody knows."""


@dataclass(frozen=True, slots=True)
class AckTimeouts:
    """How long to wait for an acknowledgement, in seconds.

    `hurry` is for when something newer waits to be shown, `rest` for when nothing does.
    """

    hurry: float
    rest: float


class Turns:
    """What is up, what is on its way, and what comes next; cells have the display's size.

    `waits` is None for a display that acknowledges nothing: it shows what it is sent.
    """

    def __init__(self, encode: Encode, waits: AckTimeouts | None = None) -> None:
        self._encode = encode
        self._waits = waits
        self._up: bytes | None = None
        self._flying: bytes | None = None
        self._next: bytes | None = None
        self._misses = 0
        self._question = b""

    @property
    def patience(self) -> float | None:
        """How long to wait for what is due; None if nothing is."""
        if self._flying is None or self._waits is None:
            return None
        return self._waits.rest if self._next is None else self._waits.hurry

    def start(self) -> None:
        """Begin anew: nothing is known of what is up."""
        self._up = self._flying = self._next = None
        self._misses = 0

    def show(self, cells: bytes) -> bytes:
        """Return what to send for these cells now; nothing if they are up, or have to wait."""
        if self._flying is None:
            return self._send(cells)
        self._next = cells
        return b""

    def ask(self, packet: bytes) -> bytes:
        """Send something else that is acknowledged, after `start`; frames wait for it."""
        self._flying, self._question = b"", packet
        return packet

    def acknowledged(self) -> bytes:
        """Take what was sent as shown; return what to send next."""
        if self._flying is None:
            return b""
        self._misses = 0
        self._up, self._flying = self._flying or None, None
        return self._send(self._next) if self._next is not None else b""

    def refused(self) -> bytes | None:
        """Return what to send after a refusal, as after a silence; a question is not repeated."""
        return self.missed() if self._flying else self.acknowledged()

    def missed(self) -> bytes | None:
        """Return what to send after a silence; None: the display is gone."""
        if self._flying is None:
            return b""
        self._misses += 1
        if self._misses == MISSES:
            self.start()
            return None
        if not self._flying:
            return self._question
        newest = self._flying if self._next is None else self._next
        self._up = self._flying = None
        return self._send(newest)

    def rest(self) -> bytes:
        """Return what still waits, to be sent without waiting any longer."""
        if self._next is None:
            return b""
        self._up = self._flying = None
        return self._send(self._next)

    def _send(self, cells: bytes) -> bytes:
        self._next = None
        if cells == self._up:
            return b""
        up = self._up
        if self._waits is None:
            self._up = cells
        else:
            self._flying = cells
        return self._encode(cells, up)
