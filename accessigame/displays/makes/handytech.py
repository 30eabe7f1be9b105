"""The Handy Tech (Help Tech) protocol: driver and emulated display from one table.

19200 baud, 8 data bits, odd parity.  Every write is acknowledged; one is on its way at a time.
Old models take `01`, status cells and text cells, and report each key as one byte.
New ones wrap both: `79`, the model, a length that counts the type, the type, data, `16`.
A key's number has bit 7 set when the key comes up; routing keys are numbers from 20 hex on.
Sources: BRLTTY 6.5 and NVDA as observed and read; real BRLTTY accepts `HandyTechDevice`.
They disagree on Braille Star (old to BRLTTY) and Easy Braille (old to NVDA): BRLTTY is followed,
and keys are understood either way.  Bookworm is left out.
Hardware has to show: keys of Basic Braille, where the two name other keys up and down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, SerialSettings
from accessigame.displays.cells import fit_to
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.flow_control import AckTimeouts
from accessigame.displays.framing import NO_PACKET, LengthFramer, ended, whole
from accessigame.displays.key_tracker import Common, meanings
from accessigame.displays.registry import Vendor

SETTINGS: Final = SerialSettings(19200, "O")

PENDING_TIMEOUT: Final = 0.2
"""Seconds that NVDA waits for an acknowledgement before it writes the next frame."""
IDLE_TIMEOUT: Final = 1.0
"""Seconds that BRLTTY waits before it takes a frame for lost."""

SYN: Final = 0x16
HEADER: Final = 4  # 79, model, length, type
LONGEST: Final = 161
UP: Final = 0x80
FIRST_ROUTING_KEY: Final = 0x20
STATUS_CELLS: Final = 4


class Code(IntEnum):
    """The first byte of a packet."""

    CELLS = 0x01
    WRAPPED = 0x79
    REFUSED = 0x7D
    TAKEN = 0x7E
    IDENTITY = 0xFE
    HELLO = 0xFF


class Type(IntEnum):
    """The type of a wrapped packet."""

    CELLS = 0x01
    KEY = 0x04
    CONFIRMATION = 0x07
    SCANCODE = 0x09
    PING = 0x19
    TOUCH_MODE = 0x50
    TOUCH_SENSITIVITY = 0x51
    TOUCHED = 0x52
    TOUCH_SENSITIVITY_2 = 0x53
    FIRMNESS = 0x60


NEVER: Final = range(0)
SOME: Final = range(LONGEST)
ONE: Final = range(1, 2)

PACKETS: Final[Mapping[int, tuple[range, range]]] = {
    # numbers of bytes of data in a wrapped packet, from the host and from the display
    Type.CELLS: (SOME, NEVER),
    Type.KEY: (NEVER, ONE),
    Type.CONFIRMATION: (NEVER, ONE),
    Type.SCANCODE: (NEVER, SOME),
    Type.PING: (SOME, SOME),
    Type.TOUCH_MODE: (ONE, SOME),
    Type.TOUCH_SENSITIVITY: (ONE, SOME),
    Type.TOUCHED: (NEVER, SOME),
    Type.TOUCH_SENSITIVITY_2: (ONE, SOME),
    Type.FIRMNESS: (ONE, SOME),
}

_FIRST_KEYS: Final = """
    b12 b10 b1 right_top n0 n4 b2 right_bottom b13 n5 b3 left_top b14 n6 b4
    space_left b11 b9 b5 left_bottom n1 n7 b6 space_right n2 n8 b7 (none) n3 n9 b8
"""
_LAST_KEYS: Final = "joy_left joy_right joy_up joy_down joy_press (none) left_center right_center"

KEYS: Final[Mapping[int, str]] = {
    **dict(enumerate(_FIRST_KEYS.split(), start=0x01)),
    **dict(enumerate((f"status{n + 1}" for n in range(STATUS_CELLS)), start=0x70)),
    **dict(enumerate(_LAST_KEYS.split(), start=0x74)),
}
CODES: Final = {name: code for code, name in KEYS.items() if name != "(none)"}

# The first key of a common name is the one that the emulator presses.
KEYBOARD: Final[Common] = {
    **{f"dot{dot}": (f"b{key}",) for dot, key in enumerate((4, 3, 2, 5, 6, 7, 1, 8), start=1)},
    "space": ("space_left", "space_right"),
}
# A rocker at each side: the left one pans as with NVDA, the right one goes up and down as
# with BRLTTY; with one of them, both of NVDA's rockers pan, with the other, both spaces do.
ROCKERS: Final[Common] = {
    "pan_left": ("left_top", "joy_left"),
    "pan_right": ("left_bottom", "joy_right"),
    "up": ("right_top", "joy_up"),
    "down": ("right_bottom", "joy_down"),
    "select": ("joy_press",),
    **KEYBOARD,
}
# The keys that are a right rocker elsewhere are left and right here; Escape and Return are
# the previous and the next thing, as with NVDA.
ARROWS: Final[Common] = {
    "pan_left": ("right_top",),
    "pan_right": ("right_bottom",),
    "up": ("left_top",),
    "down": ("left_bottom",),
    **KEYBOARD,
}
# Three keys at each side, as on a Baum display, and no keyboard (BRLTTY's table).
SIX: Final[Common] = {
    "pan_left": ("b3",),
    "pan_right": ("b6",),
    "up": ("b5", "b4"),
    "down": ("b7", "b2"),
}


@dataclass(frozen=True, slots=True)
class Model:
    """A model: its number, its name, its text cells, its keys, and whether it is an old one."""

    number: int
    name: str
    cells: int
    common: Common
    plain: bool = False
    status: int = 0


def _basic(numbers: Iterable[tuple[int, int]]) -> Iterable[Model]:
    return (Model(n, f"Basic Braille {cells}", cells, SIX) for n, cells in numbers)


def _plus(numbers: Iterable[tuple[int, int]]) -> Iterable[Model]:
    return (Model(n, f"Basic Braille Plus {cells}", cells, ROCKERS) for n, cells in numbers)


MODELS: Final[Mapping[int, Model]] = {
    model.number: model
    for model in (
        Model(0x80, "Modular 20", 20, ARROWS, plain=True, status=STATUS_CELLS),
        Model(0x89, "Modular 40", 40, ARROWS, plain=True, status=STATUS_CELLS),
        Model(0x88, "Modular 80", 80, ARROWS, plain=True, status=STATUS_CELLS),
        Model(0x05, "Braille Wave", 40, ARROWS, plain=True),
        Model(0x72, "Braillino", 20, ROCKERS, plain=True),
        Model(0x74, "Braille Star 40", 40, ROCKERS, plain=True),
        Model(0x78, "Braille Star 80", 80, ROCKERS, plain=True),
        Model(0x36, "Modular Evolution 64", 64, ROCKERS),
        Model(0x38, "Modular Evolution 88", 88, ROCKERS),
        Model(0x3A, "Modular Connect 88", 88, ROCKERS),
        Model(0x44, "Easy Braille", 40, ARROWS),
        Model(0x54, "Active Braille", 40, ROCKERS),
        Model(0x55, "Connect Braille", 40, ROCKERS),
        Model(0x61, "Actilino", 16, ROCKERS),
        Model(0x64, "Active Star", 40, ROCKERS),
        Model(0xA4, "Activator", 40, ROCKERS),
        *_basic(((0x81, 16), (0x82, 20), (0x83, 32), (0x84, 40), (0x8A, 48), (0x86, 64))),
        *_basic(((0x87, 80), (0x8B, 160))),
        *_plus(((0x92, 20), (0x93, 32), (0x94, 40), (0x9A, 48), (0x96, 64), (0x97, 80))),
        *_plus(((0x9C, 84),)),
    )
}

BARE_KEYS: Final = 0x44
"""The one new model that may report keys as single bytes (NVDA)."""

EMULATED: Final = {16: 0x61, 20: 0x92, 32: 0x93, 40: 0x64, 48: 0x9A, 64: 0x96, 80: 0x97, 88: 0x38}
"""The model that is emulated for a number of cells."""


def wrapped(model: int, kind: Type, data: bytes) -> bytes:
    """Return a packet in the new form."""
    return bytes((Code.WRAPPED, model, len(data) + 1, kind)) + data + bytes((SYN,))


def _unwrap(data: bytes, side: int) -> int | None:
    """Measure a wrapped packet; `side`: 0 host, 1 display."""
    if len(data) > 1 and data[1] not in MODELS:
        return NO_PACKET
    if len(data) < HEADER:
        return None
    allowed = PACKETS.get(data[3], (NEVER, NEVER))[side]
    if data[2] - 1 not in allowed:
        return NO_PACKET
    return ended(data, data[2] + HEADER, SYN)


class HandyTech(Driver):
    """The host's side."""

    settings = SETTINGS
    timeouts = AckTimeouts(PENDING_TIMEOUT, IDLE_TIMEOUT)

    def __init__(self) -> None:
        super().__init__(LengthFramer(self._measure), {})
        self._model: Model | None = None

    def _query(self) -> bytes:
        """Return the query for the model; it resets the display."""
        return bytes((Code.HELLO,))

    def _encode(self, cells: bytes, _last_cells: bytes | None) -> bytes:
        """Return the packet of all cells, status cells blank."""
        assert self._model is not None  # noqa: S101 - nothing is shown before it is known
        if self._model.plain:
            return bytes((Code.CELLS,)) + bytes(self._model.status) + cells
        return wrapped(self._model.number, Type.CELLS, cells)

    def _measure(self, data: bytes) -> int | None:
        match data[0]:
            case Code.WRAPPED:
                return _unwrap(data, 1)
            case Code.IDENTITY:
                return None if len(data) == 1 else 2 * (data[1] in MODELS)
            case Code.TAKEN | Code.REFUSED:
                return 1
        model = self._model
        return int(model is not None and (model.plain or model.number == BARE_KEYS))

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        match packet[0]:
            case Code.IDENTITY:
                return self._identity(MODELS[packet[1]])
            case Code.TAKEN | Code.REFUSED:
                return self._on_answer(packet[0])
            case Code.WRAPPED if packet[3] == Type.CONFIRMATION:
                return self._on_answer(packet[HEADER])
            case Code.WRAPPED:
                return self._key(packet[HEADER]) if packet[3] == Type.KEY else ()
        return self._key(packet[0])

    def _identity(self, model: Model) -> Iterable[DisplayEvent]:
        """Handle the model; sent without a query, it means that the display was reset."""
        self._model = model
        self._keys.meanings = meanings(model.common)
        return (self._identified(model.name, model.cells),)

    def _on_answer(self, acknowledgement: int) -> Iterable[DisplayEvent]:
        match acknowledgement:
            case Code.TAKEN:
                return self._acknowledged()
            case Code.REFUSED:
                return self._refused()
        return ()

    def _key(self, byte: int) -> Iterable[DisplayEvent]:
        number, down = byte & ~UP, not byte & UP
        cell = number - FIRST_ROUTING_KEY
        if 0 <= cell < (self.cells or 0):
            return self._keys.route(cell, down=down)
        return self._keys.key(KEYS[number], down=down) if number in CODES.values() else ()


class HandyTechDevice(Emulated):
    """The display's side: an emulated display of `cells` text cells, or of a model's number."""

    def __init__(self, cells: int = 40, model: int | None = None) -> None:
        self._model = MODELS[EMULATED[cells] if model is None else model]
        # Some of the keys of short displays are routing keys of long ones.
        routing = range(FIRST_ROUTING_KEY, FIRST_ROUTING_KEY + self._model.cells)
        keys = (name for name, code in CODES.items() if code not in routing)
        super().__init__(
            self._model.cells, LengthFramer(self._measure), Keypad(keys, self._model.common)
        )
        self.acknowledgement = Code.TAKEN
        """The reply to each write, if it is not silent."""

    def announce(self) -> bytes:
        """Return the identity packet, sent at its start and to each query."""
        return bytes((Code.IDENTITY, self._model.number))

    def _measure(self, data: bytes) -> int | None:
        match data[0]:
            case Code.HELLO:
                return 1
            case Code.CELLS if self._model.plain:
                return whole(data, 1 + self._model.status + self._model.cells)
            case Code.WRAPPED:
                return _unwrap(data, 0)
        return NO_PACKET

    def _reply(self, sent: bytes) -> bytes:
        if sent[0] == Code.HELLO:
            return self.announce()
        if sent[0] == Code.CELLS:
            self._cells = sent[1 + self._model.status :]
        elif sent[3] == Type.CELLS:
            self._cells = fit_to(sent[HEADER:-1], self._model.cells)
        return b"" if self.silent else self._report(Type.CONFIRMATION, self.acknowledgement)

    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        return b"".join(
            self._report(Type.KEY, CODES[name] | (0 if down else UP))
            for name, down in self._key_changes(last_keys)
        )

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        key = FIRST_ROUTING_KEY + cell
        return self._report(Type.KEY, key), self._report(Type.KEY, key | UP)

    def _report(self, kind: Type, byte: int) -> bytes:
        """Return the packet of one byte, which new models wrap."""
        data = bytes((byte,))
        return data if self._model.plain else wrapped(self._model.number, kind, data)


VENDOR: Final = Vendor(
    name="handytech",
    driver=HandyTech,
    device=HandyTechDevice,
    sizes=tuple(EMULATED),
    # The only serial one that is not anybody's adapter; the newer ones (1FE4) are HID.
    usb=frozenset({(0x0921, 0x1200)}),
)
