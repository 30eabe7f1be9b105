"""The ALVA protocol of the BC6 series: BC624, BC640, BC680 and the protocol converter.

9600 baud nominally, since it is spoken over Bluetooth; 8 data bits, no parity; neither
acknowledgements nor checksums nor lengths: the length follows from the code.
Only the cells that change are sent; the display reports the press and the release of each key.
Sources: BRLTTY and NVDA as read. BRLTTY speaks this over Bluetooth and USB alone, so it
could not be tried. Hardware has to show: the keyboard's raw messages, and that the size
includes the status cells (BRLTTY; NVDA does not ask for them).
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, Send, SerialSettings
from accessigame.displays.cells import CREDIBLE, changed_span
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.framing import NO_PACKET, LengthFramer, whole
from accessigame.displays.key_tracker import DOTS, Common
from accessigame.displays.registry import Vendor

SETTINGS: Final = SerialSettings(9600)
ESC: Final = 0x1B
ASK: Final = 0x3F
MOST_STATUS: Final = 24


class Code(IntEnum):
    """The subject of a packet; followed by `ASK`, it is the host's question."""

    MODEL = 0x3F
    CELLS = 0x42
    SIZE = 0x45
    KEY = 0x4B
    STATUS = 0x54
    RAW_KEYBOARD = 0x72


LENGTHS: Final = {Code.MODEL: 3, Code.SIZE: 3, Code.KEY: 4, Code.STATUS: 4}
"""The lengths in bytes of the known packets of the display."""
CELLS_FRAME: Final = 4
QUESTION: Final = 3
RIGHT: Final = ord("R")
"""The right side of the status cells; every other value is the left one."""

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
    """Measure a packet of the display for a `LengthFramer`."""
    if buffer[0] != ESC:
        return NO_PACKET
    if len(buffer) == 1:
        return None
    length = LENGTHS.get(Code(buffer[1])) if buffer[1] in tuple(Code) else None
    if length is None:
        return NO_PACKET
    if len(buffer) < length:
        return None
    return _certain(buffer, length) if _credible(buffer[1], buffer[2:length]) else NO_PACKET


def _certain(buffer: bytes, length: int) -> int | None:
    """Measure a complete packet, unless its last byte is the beginning of the next one.

    This one was cut short if a code comes after the byte that seems to be its last.
    """
    if buffer[length - 1] != ESC:
        return length
    if len(buffer) == length:
        return None
    return NO_PACKET if buffer[length] in tuple(Code) else length


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


class CellRow:
    """The partition of a display's cells: a blank one separates status cells from text."""

    def __init__(self, size: int, status: int = 0, side: int = RIGHT) -> None:
        status = min(status, (size - 1) // 2)
        beside = status + 1 if status else 0
        self.size = size
        self.text = size - beside
        self.first = 0 if side == RIGHT else beside

    def around(self, text: bytes) -> bytes:
        """Return all cells of the display: this text, blanks beside it."""
        return (bytes(self.first) + text).ljust(self.size, b"\x00")


class AlvaBc6(Driver):
    """The host's side."""

    settings = SETTINGS

    def __init__(self) -> None:
        super().__init__(LengthFramer(_measure), COMMON)
        self._model = "ALVA"
        self._status = (0, RIGHT)
        self._row = CellRow(0)

    def goodbye(self) -> bytes:
        """Return the packet that gives the braille keyboard its own work back."""
        return packet(Code.RAW_KEYBOARD, False)

    def _query(self) -> bytes:
        """Return the questions for model, status cells and size, and switch key reports on."""
        return packet(Code.RAW_KEYBOARD, True) + QUESTIONS

    def _encode(self, cells: bytes, last_cells: bytes | None) -> bytes:
        """Return the packet of the cells that change, the first time of the whole row."""
        if last_cells is None:
            return packet(Code.CELLS, 0, self._row.size, *self._row.around(cells))
        first, changed = changed_span(last_cells, cells)
        return packet(Code.CELLS, self._row.first + first, len(changed), *changed)

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        code, data = packet[1], packet[2:]
        match code:
            case Code.MODEL:
                self._model = MODELS[data[0]]
            case Code.STATUS:
                self._status = (data[0], data[1])
            case Code.SIZE:
                self._row = CellRow(data[0], *self._status)
                return (self._identified(self._model, self._row.text),)
            case Code.KEY:
                return self._key(Group(data[0] & ~UP), data[1], not data[0] & UP)
        return ()

    def _key(self, group: Group, key: int, down: bool) -> Iterable[DisplayEvent]:
        """Report a key; of the routing keys, those of the nearer row."""
        match group:
            case Group.SETTINGS:
                return (Send(QUESTIONS),) if key == CHANGED else ()
            case Group.ROUTING:
                cell = key - self._row.first
                return self._keys.route(cell, down=down) if 0 <= cell < self._row.text else ()
        name = KEYS[group][key]
        return self._keys.key(name, down=down) if name else ()


class AlvaBc6Device(Emulated):
    """The display's side: an emulated display of `total` cells, status cells among them."""

    def __init__(self, total: int = 40, status: int = 0, side: int = RIGHT) -> None:
        self._row = CellRow(total, status, side)
        super().__init__(self._row.text, LengthFramer(self._measure), Keypad(CODES, COMMON))
        self._all = bytearray(total)
        self._answers = {
            Code.MODEL: packet(Code.MODEL, NUMBERS[total]),
            Code.SIZE: packet(Code.SIZE, total),
            Code.STATUS: packet(Code.STATUS, status, side),
        }

    @property
    def shown(self) -> bytes:
        """The text cells that are up now."""
        return bytes(self._all[self._row.first : self._row.first + self._row.text])

    def change(self) -> bytes:
        """Return the packet of a change of settings on the display."""
        return packet(Code.KEY, Group.SETTINGS, CHANGED)

    def _measure(self, buffer: bytes) -> int | None:
        """Measure a packet of the host for a `LengthFramer`."""
        if buffer[0] != ESC:
            return NO_PACKET
        if len(buffer) < QUESTION:
            return None
        if buffer[1] != Code.CELLS:
            return QUESTION if buffer[2] == ASK or buffer[1] == Code.RAW_KEYBOARD else NO_PACKET
        if len(buffer) < CELLS_FRAME:
            return None
        if sum(buffer[2:CELLS_FRAME]) > self._row.size:
            return NO_PACKET
        return whole(buffer, CELLS_FRAME + buffer[3])

    def _reply(self, sent: bytes) -> bytes:
        if sent[1] == Code.CELLS:
            self._all[sent[2] : sent[2] + sent[3]] = sent[CELLS_FRAME:]
        return self._answers.get(Code(sent[1]), b"") if sent[1] in tuple(Code) else b""

    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        strokes = ((CODES[name], 0 if down else UP) for name, down in self._key_changes(last_keys))
        return b"".join(packet(Code.KEY, group | up, key) for (group, key), up in strokes)

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        key = self._row.first + cell
        kinds = (Group.ROUTING, Group.ROUTING | UP)
        return tuple(packet(Code.KEY, kind, key) for kind in kinds)


VENDOR: Final = Vendor(
    name="alva",
    driver=AlvaBc6,
    device=AlvaBc6Device,
    sizes=SIZES,
    aliases=("alva-bc6",),
)
