"""The ALVA protocol of the BC6 series: BC624, BC640, BC680 and the protocol converter.

9600 baud nominally, for it is spoken over Bluetooth; 8 data bits, no parity; neither
acknowledgements nor checksums nor lengths: how many bytes follow the code is known.
Only the cells that change are sent; the display tells each key's going down and coming up.
Sources: BRLTTY and NVDA as read. BRLTTY speaks this over Bluetooth and USB alone, so it
could not be asked. Not verified on hardware: the keyboard's raw messages, and that the size
includes the status cells (BRLTTY; NVDA does not ask for them).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, Keys, Ready, Routing, Send, Wire
from accessigame.displays.keyboard import (
    DOTS,
    Common,
    Keyboard,
    Strokes,
    check_cell,
    fitted,
    meanings,
    span,
)
from accessigame.displays.registry import Vendor
from accessigame.displays.scanned import NONE_HERE, Scanner

WIRE: Final = Wire(9600)
ESC: Final = 0x1B
ASK: Final = 0x3F
CREDIBLE: Final = range(8, 97)
"""A number of cells outside this is noise."""
MOST_STATUS: Final = 24


class Code(IntEnum):
    """What a packet is about; followed by `ASK`, it is the host's question."""

    MODEL = 0x3F
    CELLS = 0x42
    SIZE = 0x45
    KEY = 0x4B
    STATUS = 0x54
    RAW_KEYBOARD = 0x72


LENGTHS: Final = {Code.MODEL: 3, Code.SIZE: 3, Code.KEY: 4, Code.STATUS: 4}
"""Bytes of the packets of the display that are understood."""
CELLS_FRAME: Final = 4
QUESTION: Final = 3
RIGHT: Final = ord("R")
"""The side of the status cells; whatever else is the left one."""

MODELS: Final = {0x24: "BC624", 0x40: "BC640", 0x80: "BC680", 0x99: "ALVA protocol converter"}
NUMBERS: Final = {24: 0x24, 40: 0x40, 80: 0x80}
SIZES: Final = tuple(NUMBERS)


class Group(IntEnum):
    """A group of keys."""

    SETTINGS = 0x01
    THUMB = 0x71
    ETOUCH = 0x72
    SMARTPAD = 0x73
    ROUTING = 0x74
    FEATURE_PACK = 0x78


UP: Final = 0x80
"""Added to the group of a key that comes up; or to a routing key of the second row."""
CHANGED: Final = 0x01

THUMB: Final = ("t1", "t2", "t3", "t4", "t5")
SMARTPAD: Final = (
    "sp1",
    "sp2",
    "sp_left",
    "sp_enter",
    "sp_up",
    "sp_down",
    "sp_right",
    "sp3",
    "sp4",
)
# A BC680 has thumb keys and smartpad twice.
KEYS: Final = {
    Group.THUMB: THUMB * 2,
    Group.ETOUCH: ("etouch1", "etouch2", "etouch3", "etouch4"),
    Group.SMARTPAD: SMARTPAD * 2,
    Group.FEATURE_PACK: ("", *DOTS, "control", "windows", "space", "alt", "enter"),
}
CODES: Final = {
    name: (group, names.index(name)) for group, names in KEYS.items() for name in names if name
}

# NVDA's bindings; BRLTTY's are the same for the thumb keys.
COMMON: Final[Common] = {
    **{name: (name,) for name in (*DOTS, "space")},
    "pan_left": ("t1", "etouch1", "sp_left"),
    "pan_right": ("t5", "etouch3", "sp_right"),
    "up": ("t2", "sp_up"),
    "down": ("t4", "sp_down"),
    "select": ("sp_enter", "t3", "enter"),
}


def packet(code: Code, *data: int) -> bytes:
    """Return a packet of either side."""
    return bytes((ESC, code, *data))


QUESTIONS: Final = b"".join(
    # The last one is asked again so that its answer ends the wait for what follows a size.
    packet(code, ASK)
    for code in (Code.MODEL, Code.STATUS, Code.SIZE, Code.MODEL)
)


def _measure(buffer: bytes) -> int | None:
    """Measure a packet of the display, as `Scanner` asks it."""
    if buffer[0] != ESC:
        return NONE_HERE
    if len(buffer) == 1:
        return None
    length = LENGTHS.get(Code(buffer[1])) if buffer[1] in tuple(Code) else None
    if length is None:
        return NONE_HERE
    if len(buffer) < length:
        return None
    return _certain(buffer, length) if _credible(buffer[1], buffer[2:length]) else NONE_HERE


def _certain(buffer: bytes, length: int) -> int | None:
    """Measure a packet that is whole, unless its last byte is the begin of the next one.

    That one was sent after half a packet if a code comes after the byte that seems the last.
    """
    if buffer[length - 1] != ESC:
        return length
    if len(buffer) == length:
        return None
    return NONE_HERE if buffer[length] in tuple(Code) else length


def _credible(code: int, data: bytes) -> bool:
    match code:
        case Code.MODEL:
            return data[0] in MODELS
        case Code.SIZE:
            return data[0] in CREDIBLE
        case Code.STATUS:
            return data[0] <= MOST_STATUS and data[1] != ESC
    group, key = data[0] & ~UP, data[1]
    if group == Group.ROUTING:
        return key & ~UP in range(CREDIBLE.stop)
    return key < len(KEYS.get(Group(group), ("", ""))) if group in tuple(Group) else False


class Row:
    """How the cells of a display are shared out: a blank one parts status cells from text."""

    def __init__(self, size: int, status: int = 0, side: int = RIGHT) -> None:
        status = min(status, (size - 1) // 2)
        beside = status + 1 if status else 0
        self.size = size
        self.text = size - beside
        self.first = 0 if side == RIGHT else beside


class Alva:
    """The host's side."""

    wire = WIRE
    patience = None

    def __init__(self) -> None:
        self._packets = Scanner(_measure, max(LENGTHS.values()) + 1)
        self._strokes = Strokes(meanings(COMMON))
        self._model = "ALVA"
        self._status = (0, RIGHT)
        self._row: Row | None = None
        self._up: bytes | None = None

    @property
    def cells(self) -> int | None:
        """How many text cells there are, once known."""
        return self._row.text if self._row else None

    def hello(self) -> bytes:
        """Ask for model, status cells and size; have keys of a braille keyboard told."""
        self._packets.forget()
        self._strokes.forget()
        return packet(Code.RAW_KEYBOARD, True) + QUESTIONS

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Take in bytes, cut anywhere, noise among them; never raises."""
        return tuple(
            event
            for found in self._packets.feed(data)
            for event in self._understand(found[1], found[2:])
        )

    def overdue(self) -> tuple[DisplayEvent, ...]:
        """Return nothing: the protocol knows no acknowledgement."""
        return ()

    def show(self, cells: bytes) -> bytes:
        """Return the packet of the cells that change; nothing before the size is known."""
        if self._row is None:
            return b""
        wanted = fitted(cells, self._row.text)
        if self._up is None:
            whole = bytearray(self._row.size)
            whole[self._row.first : self._row.first + self._row.text] = wanted
            first, changed = 0, bytes(whole)
        else:
            first, changed = span(self._up, wanted)
            first += self._row.first
        self._up = wanted
        return packet(Code.CELLS, first, len(changed), *changed) if changed else b""

    def goodbye(self) -> bytes:
        """Give the braille keyboard back to what it did before."""
        return packet(Code.RAW_KEYBOARD, False)

    def _understand(self, code: int, data: bytes) -> Iterable[DisplayEvent]:
        match code:
            case Code.MODEL:
                self._model = MODELS[data[0]]
            case Code.STATUS:
                self._status = (data[0], data[1])
            case Code.SIZE:
                self._row, self._up = Row(data[0], *self._status), None
                return (Ready(self._model, self._row.text),)
            case Code.KEY:
                return self._key(Group(data[0] & ~UP), data[1], not data[0] & UP)
        return ()

    def _key(self, group: Group, key: int, down: bool) -> Iterable[Routing | Keys | Send]:
        match group:
            case Group.SETTINGS:
                return (Send(QUESTIONS),) if key == CHANGED else ()
            case Group.ROUTING:
                return self._route(key) if down else ()
        return self._strokes.stroke(KEYS[group][key], down) if KEYS[group][key] else ()

    def _route(self, key: int) -> Iterable[Routing]:
        """Tell a routing key of the nearer row."""
        cell = key - self._row.first if self._row else -1
        return (Routing(cell),) if 0 <= cell < (self.cells or 0) else ()


class AlvaDevice:
    """The display's side: an emulated display of `total` cells, status cells among them."""

    def __init__(self, total: int = 40, status: int = 0, side: int = RIGHT) -> None:
        self._row = Row(total, status, side)
        self._answers = {
            Code.MODEL: packet(Code.MODEL, NUMBERS[total]),
            Code.SIZE: packet(Code.SIZE, total),
            Code.STATUS: packet(Code.STATUS, status, side),
        }
        self._cells = bytearray(total)
        self._packets = Scanner(self._measure, CELLS_FRAME + total)
        self._keyboard = Keyboard(CODES, COMMON)
        self._down: frozenset[str] = frozenset()

    @property
    def shown(self) -> bytes:
        """The text cells that are up now."""
        return bytes(self._cells[self._row.first : self._row.first + self._row.text])

    @property
    def keys(self) -> frozenset[str]:
        """The names that `press` knows: the common ones and the vendor's."""
        return self._keyboard.names

    def receive(self, data: bytes) -> bytes:
        """Take in the host's bytes; return what the display answers."""
        return b"".join(map(self._answer, self._packets.feed(data)))

    def press(self, names: frozenset[str]) -> bytes:
        """Return a packet for each key that comes up or goes down."""
        wanted = self._keyboard.own(names)
        up, down = sorted(self._down - wanted), sorted(wanted - self._down)
        self._down = wanted
        return b"".join(
            packet(Code.KEY, group | released, key)
            for released, changed in ((UP, up), (0, down))
            for group, key in (CODES[name] for name in changed)
        )

    def route(self, cell: int) -> bytes:
        """Return a routing key going down and up; ValueError beyond the text cells."""
        key = self._row.first + check_cell(cell, self._row.text)
        return packet(Code.KEY, Group.ROUTING, key) + packet(Code.KEY, Group.ROUTING | UP, key)

    def change(self) -> bytes:
        """Return the word that settings were changed on the display."""
        return packet(Code.KEY, Group.SETTINGS, CHANGED)

    def _measure(self, buffer: bytes) -> int | None:
        """Measure a packet of the host, as `Scanner` asks it."""
        if buffer[0] != ESC:
            return NONE_HERE
        if len(buffer) < QUESTION:
            return None
        if buffer[1] != Code.CELLS:
            return QUESTION if buffer[2] == ASK or buffer[1] == Code.RAW_KEYBOARD else NONE_HERE
        if len(buffer) < CELLS_FRAME:
            return None
        if sum(buffer[2:CELLS_FRAME]) > self._row.size:
            return NONE_HERE
        length = CELLS_FRAME + buffer[3]
        return length if len(buffer) >= length else None

    def _answer(self, sent: bytes) -> bytes:
        if sent[1] == Code.CELLS:
            self._cells[sent[2] : sent[2] + sent[3]] = sent[CELLS_FRAME:]
        return self._answers.get(Code(sent[1]), b"") if sent[1] in tuple(Code) else b""


VENDOR: Final = Vendor(name="alva", driver=Alva, device=AlvaDevice, sizes=SIZES)
