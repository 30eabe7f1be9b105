"""Refreshable braille displays: bytes and cells come in, bytes and events go out.

Each protocol is one file of `makes`, which holds its bytes; `registry` finds it.
`driver` holds the common part of all protocols: the host's side and the display's.
`framing` cuts the bytes of a display into packets by their length, their end, an escape byte or
flags; `flow_control` waits for acknowledgements, of frames or row by row, and `key_tracker` makes
chords of keys.
A protocol knows no port, no clock and no words: the owner of the port passes on the bytes that
came and writes the bytes that are returned.
Cells are bytes, dot 1 = bit 0 … dot 8 = bit 7 (ISO 11548-1), in every protocol;
a vendor's own order of dots stays inside its file.
On a display of several rows, cells and routing keys count through all of them, row by row.

Keys carry common names, so that bindings are written once:
`pan_left`, `pan_right`, `up`, `down`, `select`, `dot1` … `dot8`, `space`.
A key without a common meaning keeps its vendor's name in lower case (`d1`, `b9`).
A key that is labelled with a digit or a letter has that name, and types it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple, Protocol, TypeAlias, runtime_checkable


@dataclass(frozen=True, slots=True)
class SerialSettings:
    """The settings of a serial line: speed in baud, parity, flow control by RTS and CTS.

    handshake: the display holds the host back with RTS and CTS.
    """

    baud: int
    parity: Literal["N", "E", "O"] = "N"
    handshake: bool = False

    @property
    def bits_per_byte(self) -> int:
        """Start bit, eight data bits, parity if any, one stop bit."""
        return 10 if self.parity == "N" else 11

    def seconds(self, count: int) -> float:
        """Return the time that `count` bytes take on the line."""
        return count * self.bits_per_byte / self.baud


class Shape(NamedTuple):
    """The cells of each row of a display, and its rows."""

    columns: int
    rows: int = 1

    @property
    def cells(self) -> int:
        """The cells of all rows together."""
        return self.columns * self.rows


@dataclass(frozen=True, slots=True)
class Ready:
    """The display answered: its model as it names itself, its text cells, the rows that have them.

    It may come again: a display that was switched off, or that changed its size.
    cells: those of all rows together; each row has as many as the others.
    dots: the dots of a cell; those beyond them are left out.
    """

    model: str
    cells: int
    rows: int = 1
    dots: int = 8

    @property
    def shape(self) -> Shape:
        """The cells of each row, and the rows."""
        return Shape(self.cells // self.rows, self.rows)


@dataclass(frozen=True, slots=True)
class Keys:
    """One finished chord: every key that was down, reported at the first release."""

    names: frozenset[str]


@dataclass(frozen=True, slots=True)
class Routing:
    """A routing key was pressed above this cell, counted from 0 through all rows."""

    cell: int


@dataclass(frozen=True, slots=True)
class Lost:
    """The display announces that it goes away (power-down); `reason` is the vendor's word."""

    reason: str


@dataclass(frozen=True, slots=True)
class Send:
    """Bytes that must go back at once: an acknowledgement, or a frame that waited for one."""

    data: bytes


DisplayEvent: TypeAlias = Ready | Keys | Routing | Lost | Send


class DisplayProtocol(Protocol):
    """The host's side of one vendor's protocol."""

    @property
    def settings(self) -> SerialSettings:
        """The usual settings of the port."""
        ...

    @property
    def cells(self) -> int | None:
        """The number of text cells; None until the display has reported it."""
        ...

    @property
    def timeout(self) -> float | None:
        """Seconds of silence after which `on_timeout` must be called; None: never.

        It limits the wait for the rest of a packet or for an acknowledgement, and serves displays
        that want a sign of life.
        """
        ...

    def on_timeout(self) -> tuple[DisplayEvent, ...]:
        """Return the consequences of the silence."""
        ...

    def hello(self) -> bytes:
        """Return the query for the display's identity, and forget everything that has begun."""
        ...

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Handle bytes, cut anywhere, noise among them. Never raises."""
        ...

    def show(self, cells: bytes) -> bytes:
        """Return the bytes that put these cells up, cut or filled with blanks to fit.

        Empty if they are up already, or before the display has reported its size.
        A protocol that waits for an acknowledgement returns nothing, keeps the newest
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
        """The text cells that are up now, row by row."""
        ...

    @property
    def rows(self) -> int:
        """The number of rows that the text cells stand in."""
        ...

    @property
    def has_routing(self) -> bool:
        """Whether there is a routing key above each text cell."""
        ...

    @property
    def keys(self) -> frozenset[str]:
        """The names of keys that `press` knows: the common ones and the vendor's."""
        ...

    def receive(self, data: bytes) -> bytes:
        """Handle the host's bytes; return the display's replies."""
        ...

    def press(self, names: frozenset[str]) -> bytes:
        """Return the bytes of these keys going down and of all others coming up.

        Empty where the display tells its keys only when it is asked: see `AnswersOnly`.
        Raises ValueError for a name that is not in `keys`.
        """
        ...

    def route(self, cell: int) -> bytes:
        """Return the bytes of a routing key going down and up again.

        Raises ValueError for a cell beyond the text cells, and where there are no such keys.
        """
        ...

    def click(self, cell: int) -> tuple[bytes, ...]:
        """Return the same press and release separately, where the display reports both."""
        ...


@runtime_checkable
class SpeaksUnasked(Protocol):
    """An extension of `Device` for displays that send bytes without a request."""

    @property
    def timeout(self) -> float:
        """Seconds of silence from the host after which `on_timeout` must be called."""
        ...

    def on_timeout(self) -> bytes:
        """Return the bytes that the display sends because of the silence."""
        ...


@runtime_checkable
class AnswersOnly(Protocol):
    """An extension of `Device` for displays that tell their keys only when they are asked."""

    @property
    def has_news(self) -> bool:
        """Whether keys have changed that the host has not asked for."""
        ...
