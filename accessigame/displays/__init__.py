"""Refreshable braille displays: bytes in, events out.

A protocol is one file in this folder, which holds its bytes; `driver` and `emulated` hold what
all protocols share, for the host's side and for the display's.
It knows no port, no clock and no words: whoever owns the wire feeds it the bytes that
came and writes the bytes that it returns.
Cells are bytes, dot 1 = bit 0 … dot 8 = bit 7 (ISO 11548-1), in every protocol;
a vendor's own order of dots stays inside its file.

Keys carry common names, so that bindings are written once:
`pan_left`, `pan_right`, `up`, `down`, `select`, `dot1` … `dot8`, `space`.
A key that has no common meaning keeps its vendor's name in lower case (`d1`, `b9`).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Protocol, TypeAlias, runtime_checkable


@dataclass(frozen=True, slots=True)
class SerialSettings:
    """How the serial line is set: speed in baud, parity, and bits a byte on the wire.

    `handshake`: the display holds the host back with RTS and CTS.
    """

    baud: int
    parity: Literal["N", "E", "O"] = "N"
    handshake: bool = False

    @property
    def bits_per_byte(self) -> int:
        """Start bit, eight data bits, parity if any, one stop bit."""
        return 10 if self.parity == "N" else 11

    def seconds(self, count: int) -> float:
        """Return how long so many bytes take on the wire."""
        return count * self.bits_per_byte / self.baud


@dataclass(frozen=True, slots=True)
class Ready:
    """The display answered: its model as it names itself, and its number of text cells.

    It may come again: a display that was switched off, or that changed its size.
    """

    model: str
    cells: int


@dataclass(frozen=True, slots=True)
class Keys:
    """One finished chord: every key that was down, told at the first release."""

    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Routing:
    """A routing key was pressed above this cell, counted from 0."""

    cell: int


@dataclass(frozen=True, slots=True)
class Lost:
    """The display says that it goes away (power-down); `reason` is the vendor's word."""

    reason: str


@dataclass(frozen=True, slots=True)
class Send:
    """Bytes that must go back at once: an acknowledgement, or what had to wait for one."""

    data: bytes


DisplayEvent: TypeAlias = Ready | Keys | Routing | Lost | Send


class DisplayProtocol(Protocol):
    """The host's side of one vendor's protocol."""

    @property
    def wire(self) -> SerialSettings:
        """How the port must be set."""
        ...

    @property
    def cells(self) -> int | None:
        """How many text cells the display has, once it has said so."""
        ...

    @property
    def patience(self) -> float | None:
        """Seconds of quiet after which `overdue` is to be called; None: never.

        For the rest of a packet or an acknowledgement that does not come, or a display that
        wants a sign of life.
        """
        ...

    def overdue(self) -> tuple[DisplayEvent, ...]:
        """Say what follows from the quiet."""
        ...

    def hello(self) -> bytes:
        """Return the bytes that ask the display who it is; what has begun is forgotten."""
        ...

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Take in bytes, cut anywhere, noise among them; never raises."""
        ...

    def show(self, cells: bytes) -> bytes:
        """Return the bytes that put these cells up, cut or filled with blanks to fit.

        Nothing if they are up already, or before the display has told its size.
        A protocol that must wait for an acknowledgement returns nothing, keeps the newest
        cells, and sends them with `Send` when it comes.
        """
        ...

    def goodbye(self) -> bytes:
        """Return the bytes to send before the port is closed."""
        ...


class Device(Protocol):
    """The display's side of the same protocol: the emulator."""

    @property
    def shown(self) -> bytes:
        """The cells that are up now."""
        ...

    @property
    def keys(self) -> frozenset[str]:
        """The names of keys that `press` knows: the common ones and the vendor's."""
        ...

    def receive(self, data: bytes) -> bytes:
        """Take in the host's bytes; return what the display answers."""
        ...

    def press(self, names: frozenset[str]) -> bytes:
        """Return the bytes of these keys going down, those not named going up.

        `ValueError` for a name that is not in `keys`.
        """
        ...

    def route(self, cell: int) -> bytes:
        """Return the bytes of a routing key going down and up again; `ValueError` beyond."""
        ...

    def click(self, cell: int) -> tuple[bytes, ...]:
        """Return the same press and release apart, where the display tells them apart."""
        ...


@runtime_checkable
class SpeaksUnasked(Protocol):
    """What a device has besides, if it speaks without being asked."""

    @property
    def patience(self) -> float:
        """Seconds of quiet from the host after which `overdue` is to be called."""
        ...

    def overdue(self) -> bytes:
        """Return what the display says because of the quiet."""
        ...
