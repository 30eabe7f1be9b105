"""The MDV protocol: MB208, MB408 and their like.

38400 or 19200 baud, 8 data bits, no parity; a length and a checksum in every packet, and
every packet is acknowledged, both ways.
While an acknowledgement is awaited, only the newest cells are kept; three that do not come
in a row mean that the display is gone.
Keys come once, with Shift and a long press told in them; braille is typed in chords.
Sources: BRLTTY 6.5 as observed, its key numbers as read; real BRLTTY accepts `MdvDevice`.
Not verified on hardware.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, Keys, Lost, Ready, Routing, Send, Wire
from accessigame.displays.chord import Chord
from accessigame.displays.keyboard import (
    DOTS,
    Common,
    DotOrder,
    Keyboard,
    check_cell,
    fitted,
    meanings,
    places,
)
from accessigame.displays.registry import Vendor
from accessigame.displays.scanned import NONE_HERE, Scanner

WIRES: Final = (Wire(38400), Wire(19200))
SIZES: Final = (20, 40, 80)
STATUS_CELLS: Final = 2
"""Of the emulated display."""
CREDIBLE: Final = range(8, 97)
"""A number of cells outside this is noise."""

SOH, STX, ETX = 0x01, 0x02, 0x03
HEAD, FRAME = 5, 7
"""Bytes before the data, and around them."""
LONGEST_DATA: Final = 120
CHECKSUM_MASK: Final = 0xAA55
DOT_ORDER: Final = DotOrder(0x08, 0x04, 0x02, 0x80, 0x40, 0x20, 0x01, 0x10)


class Code(IntEnum):
    """What a packet means."""

    CELLS = 0x00  # from the host
    WHO = 0x24
    KEY = 0x10  # from the display
    ROUTING_DOWN = 0x11
    ROUTING_UP = 0x12
    TYPED = 0x15
    IDENTITY = 0x25
    ACKNOWLEDGED = 0x7F  # from both


LENGTHS: Final[Mapping[int, int]] = {
    Code.KEY: 1,
    Code.ROUTING_DOWN: 1,
    Code.ROUTING_UP: 1,
    Code.TYPED: 3,
    Code.IDENTITY: 6,
    Code.ACKNOWLEDGED: 0,
}
"""How many bytes of data the display's packets have."""

PATIENCE: Final = 0.2
"""Seconds that an acknowledgement is waited for."""
MOST_MISSES: Final = 3
SILENT: Final = "silent"

NUMBERED: Final = (
    *(f"f{number}" for number in range(1, 11)),
    *("left", "key_up", "right", "key_down"),
)
SHIFT, LONG = 0x10, 0x20
PREFIXES: Final = {0: "", SHIFT: "shift_", LONG: "long_", SHIFT | LONG: "shift_long_"}
KEYS: Final = {
    with_it | number: prefix + name
    for with_it, prefix in PREFIXES.items()
    for number, name in enumerate(NUMBERED, 1)
}
NUMBERS: Final = {name: number for number, name in KEYS.items()}
ROUTING_MASK: Final = 0x7F
"""What is left of a routing key when Shift is taken away."""

COMMON: Final[Common] = {
    **{name: (name,) for name in (*DOTS, "space")},
    "pan_left": ("left",),
    "pan_right": ("right",),
    "up": ("key_up",),
    "down": ("key_down",),
    "select": ("f4",),
}
MEANINGS: Final = meanings(COMMON)


def packet(code: Code, data: bytes = b"") -> bytes:
    """Return a packet of either side, with its checksum."""
    body = bytes((STX, code, len(data), ETX)) + data
    return bytes((SOH,)) + body + (sum(body) ^ CHECKSUM_MASK).to_bytes(2, "little")


ACKNOWLEDGEMENT: Final = packet(Code.ACKNOWLEDGED)


def measure(buffer: bytes) -> int | None:
    """Measure a packet of either side, as `Scanner` asks it."""
    marks = {0: SOH, 1: STX, 4: ETX}
    if any(buffer[place] != mark for place, mark in marks.items() if place < len(buffer)):
        return NONE_HERE
    if len(buffer) < HEAD:
        return None
    if buffer[3] > LONGEST_DATA:
        return NONE_HERE
    length = FRAME + buffer[3]
    if len(buffer) < length:
        return None
    checksum = sum(buffer[1 : length - 2]) ^ CHECKSUM_MASK
    good = buffer[length - 2 : length] == checksum.to_bytes(2, "little")
    return length if good else NONE_HERE


def _from_display(buffer: bytes) -> int | None:
    """Measure a packet of the display, whose lengths are known."""
    length = measure(buffer)
    short = len(buffer) < HEAD or LENGTHS.get(buffer[2], buffer[3]) == buffer[3]
    return length if short else NONE_HERE


class Mdv:
    """The host's side."""

    wire = WIRES[0]

    def __init__(self) -> None:
        self._packets = Scanner(_from_display, FRAME + LONGEST_DATA, checked=True)
        self._cells: int | None = None
        self._status = 0
        self._newest: bytes | None = None
        self._up: bytes | None = None
        self._misses = 0

    @property
    def cells(self) -> int | None:
        """How many text cells there are, once known."""
        return self._cells

    @property
    def patience(self) -> float | None:
        """How long an acknowledgement is waited for, when one is."""
        return PATIENCE if self._up is not None else None

    def hello(self) -> bytes:
        """Ask who it is."""
        self._packets.forget()
        self._forget()
        return packet(Code.WHO)

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Take in bytes, cut anywhere, noise among them; never raises."""
        return tuple(
            event
            for found in self._packets.feed(data)
            for event in self._understand(found[2], found[HEAD:-2])
        )

    def overdue(self) -> tuple[DisplayEvent, ...]:
        """Send the newest cells again; the display is lost when it has missed too many."""
        if self._up is None:
            return ()
        self._misses += 1
        if self._misses >= MOST_MISSES:
            self._forget()
            return (Lost(SILENT),)
        return (Send(self._send(self._newest or self._up)),)

    def show(self, cells: bytes) -> bytes:
        """Return the packet of all cells, or nothing while one is on its way."""
        if self._cells is None:
            return b""
        row = bytes(self._status) + DOT_ORDER.to_vendor(fitted(cells, self._cells))
        if self._up is not None:
            self._newest = row
            return b""
        return self._send(row)

    def goodbye(self) -> bytes:
        """Return the cells that are still to be sent: nobody will wait for them any more."""
        return packet(Code.CELLS, self._newest) if self._newest is not None else b""

    def _forget(self) -> None:
        self._newest = self._up = None
        self._misses = 0

    def _send(self, row: bytes) -> bytes:
        """Take note that these cells are on their way."""
        self._up, self._newest = row, None
        return packet(Code.CELLS, row)

    def _understand(self, code: int, data: bytes) -> Iterable[DisplayEvent]:
        if code == Code.ACKNOWLEDGED:
            return self._acknowledged()
        return (Send(ACKNOWLEDGEMENT), *self._told(code, data))

    def _acknowledged(self) -> Iterable[DisplayEvent]:
        newest = self._newest
        self._forget()
        return (Send(self._send(newest)),) if newest is not None else ()

    def _told(self, code: int, data: bytes) -> Iterable[DisplayEvent]:
        match code:
            case Code.IDENTITY if data[0] in CREDIBLE:
                self._forget()
                self._cells, self._status = data[0], data[1]
                return (Ready("MDV", data[0]),)
            case Code.KEY if data[0] in KEYS:
                return (self._chord((KEYS[data[0]],)),)
            case Code.TYPED if data[0] or data[1]:
                dots = (DOTS[dot] for dot in places(data[1]))
                return (self._chord((*dots, "space") if data[0] else dots),)
            case Code.ROUTING_DOWN:
                cell = (data[0] & ROUTING_MASK) - 1 - self._status
                return (Routing(cell),) if 0 <= cell < (self._cells or 0) else ()
        return ()

    @staticmethod
    def _chord(keys: Iterable[str]) -> Keys:
        return Keys(frozenset(MEANINGS.get(key, key) for key in keys))


class MdvDevice:
    """The display's side: an emulated display of `total` text cells.

    `unacknowledged` counts the packets that the host has not acknowledged.
    With `deaf`, it takes everything in and acknowledges nothing.
    """

    def __init__(self, total: int = 40) -> None:
        self._cells = bytes(STATUS_CELLS + total)
        self._packets = Scanner(measure, FRAME + LONGEST_DATA)
        self._keyboard = Keyboard((*NUMBERS, *DOTS, "space"), COMMON)
        self._chord = Chord()
        self.unacknowledged = 0
        self.deaf = False

    @property
    def shown(self) -> bytes:
        """The text cells that are up now."""
        return DOT_ORDER.from_vendor(self._cells[STATUS_CELLS:])

    @property
    def keys(self) -> frozenset[str]:
        """The names that `press` knows: the common ones and the vendor's."""
        return self._keyboard.names

    def receive(self, data: bytes) -> bytes:
        """Take in the host's bytes; return what the display answers."""
        return b"".join(
            self._answer(found[2], found[HEAD:-2]) for found in self._packets.feed(data)
        )

    def press(self, names: frozenset[str]) -> bytes:
        """Return what the chord that this ends is told with, once; nothing before."""
        chords = self._chord.report(0, self._keyboard.own(names), {})
        return b"".join(self._told(chord.names) for chord in chords)

    def route(self, cell: int) -> bytes:
        """Return a routing key going down and up; ValueError beyond the text cells."""
        key = bytes((check_cell(cell, len(self.shown)) + 1 + STATUS_CELLS,))
        return self._say(Code.ROUTING_DOWN, key) + self._say(Code.ROUTING_UP, key)

    def _told(self, names: frozenset[str]) -> bytes:
        """Return a packet of what was typed, then one for each other key."""
        dots = sum(1 << dot for dot, name in enumerate(DOTS) if name in names)
        space = "space" in names
        typed = self._say(Code.TYPED, bytes((space, dots, 0))) if dots or space else b""
        keys = sorted(NUMBERS[name] for name in names if name in NUMBERS)
        return typed + b"".join(self._say(Code.KEY, bytes((number,))) for number in keys)

    def _say(self, code: Code, data: bytes) -> bytes:
        self.unacknowledged += 1
        return packet(code, data)

    def _answer(self, code: int, data: bytes) -> bytes:
        if code == Code.ACKNOWLEDGED:
            self.unacknowledged = max(0, self.unacknowledged - 1)  # BRLTTY answers these too
            return b""
        said = b""
        if code == Code.WHO:
            sizes = (len(self.shown), STATUS_CELLS, 8, 1, 1, 0)
            said = self._say(Code.IDENTITY, bytes(sizes))
        elif code == Code.CELLS and len(data) == len(self._cells):
            self._cells = data
        return said if self.deaf else ACKNOWLEDGEMENT + said


VENDOR: Final = Vendor(name="mdv", driver=Mdv, device=MdvDevice, sizes=SIZES, wires=WIRES)
