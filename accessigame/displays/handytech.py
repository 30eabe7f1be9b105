"""The Handy Tech (Help Tech) protocol: driver and emulated display from one table.

19200 baud, 8 data bits, odd parity.  Every write is acknowledged; one is on its way at a time.
Old models take `01`, status cells and text cells, and tell each key as one byte.
New ones wrap both: `79`, the model, a length that counts the type, the type, data, `16`.
A key's number has bit 7 set when the key comes up; routing keys are numbers from 20 hex on.
Sources: BRLTTY 6.5 and NVDA as observed and read; real BRLTTY accepts `HandyTechDevice`.
They disagree on Braille Star (old to BRLTTY) and Easy Braille (old to NVDA): BRLTTY is followed,
and keys are understood either way.  Bookworm is left out.
Not verified on hardware: keys of Basic Braille, where the two name other keys up and down.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, Lost, Ready, Send, Wire
from accessigame.displays.framed import HALF_A_PACKET, Frames
from accessigame.displays.registry import Vendor
from accessigame.displays.singly import Singly
from accessigame.displays.turns import Turns

WIRE: Final = Wire(19200, "O")

HURRY: Final = 0.2
"""How long NVDA waits for an acknowledgement before it writes the next frame."""
REST: Final = 1.0
"""How long BRLTTY waits before it takes a frame for lost."""

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
    """What is inside a wrapped packet."""

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
    # how many bytes of data a wrapped packet may have, from the host and from the display
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
KEYBOARD: Final[Mapping[str, tuple[str, ...]]] = {
    **{f"dot{dot}": (f"b{key}",) for dot, key in enumerate((4, 3, 2, 5, 6, 7, 1, 8), start=1)},
    "space": ("space_left", "space_right"),
}
# A rocker at each side: the left one pans as with NVDA, the right one goes up and down as
# with BRLTTY; with one of them, both of NVDA's rockers pan, with the other, both spaces do.
ROCKERS: Final[Mapping[str, tuple[str, ...]]] = {
    "pan_left": ("left_top", "joy_left"),
    "pan_right": ("left_bottom", "joy_right"),
    "up": ("right_top", "joy_up"),
    "down": ("right_bottom", "joy_down"),
    "select": ("joy_press",),
    **KEYBOARD,
}
# The keys that are a right rocker elsewhere are left and right here; Escape and Return are
# the previous and the next thing, as with NVDA.
ARROWS: Final[Mapping[str, tuple[str, ...]]] = {
    "pan_left": ("right_top",),
    "pan_right": ("right_bottom",),
    "up": ("left_top",),
    "down": ("left_bottom",),
    **KEYBOARD,
}
# Three keys at each side, as on a Baum display, and no keyboard (BRLTTY's table).
SIX: Final[Mapping[str, tuple[str, ...]]] = {
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
    common: Mapping[str, tuple[str, ...]]
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
"""The one new model that may tell keys as single bytes (NVDA)."""

EMULATED: Final = {16: 0x61, 20: 0x92, 32: 0x93, 40: 0x64, 48: 0x9A, 64: 0x96, 80: 0x97, 88: 0x38}
"""The model that is emulated for a number of cells."""


def wrapped(model: int, kind: Type, data: bytes) -> bytes:
    """Return a packet in the new form."""
    return bytes((Code.WRAPPED, model, len(data) + 1, kind)) + data + bytes((SYN,))


def _unwrap(data: bytes, side: int) -> int | None:
    """Return the length of the wrapped packet that begins here; `side`: 0 host, 1 display."""
    if len(data) > 1 and data[1] not in MODELS:
        return 0
    if len(data) < HEADER:
        return None
    allowed = PACKETS.get(data[3], (NEVER, NEVER))[side]
    whole = data[2] + HEADER
    if data[2] - 1 not in allowed or (len(data) >= whole and data[whole - 1] != SYN):
        return 0
    return whole if len(data) >= whole else None


class HandyTech:
    """The host's side."""

    wire = WIRE

    def __init__(self) -> None:
        self._frames = Frames(self._length)
        self._model: Model | None = None
        self._keys = Singly(KEYS, {})
        self._turns = Turns(self._packet, HURRY, REST)

    @property
    def cells(self) -> int | None:
        """How many text cells there are, once known: the status cells are left out."""
        return self._model.cells if self._model else None

    @property
    def patience(self) -> float | None:
        """Half a packet is given up after a while, and an acknowledgement too."""
        return HALF_A_PACKET if self._frames.waiting else self._turns.patience

    def overdue(self) -> tuple[DisplayEvent, ...]:
        """Give half a packet up, or else the acknowledgement that did not come."""
        if self._frames.waiting:
            return self._events(self._frames.give_up())
        return self._repeat(self._turns.missed(), "silent")

    def hello(self) -> bytes:
        """Ask for the model: the display starts anew."""
        self._keys.forget()
        return bytes((Code.HELLO,))

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Take in bytes, cut anywhere, noise among them; never raises."""
        return self._events(self._frames.feed(data))

    def show(self, cells: bytes) -> bytes:
        """Return the packet of all cells, or keep them until the one before is acknowledged."""
        if self._model is None:
            return b""
        return self._turns.show(cells[: self._model.cells].ljust(self._model.cells, b"\x00"))

    def goodbye(self) -> bytes:
        """Return the frame that still waits; the protocol has no word for a farewell."""
        return self._turns.rest()

    def _packet(self, cells: bytes, _up: bytes | None) -> bytes:
        assert self._model is not None  # noqa: S101 - nothing is shown before it is known
        if self._model.plain:
            return bytes((Code.CELLS,)) + bytes(self._model.status) + cells
        return wrapped(self._model.number, Type.CELLS, cells)

    def _length(self, data: bytes) -> int | None:
        match data[0]:
            case Code.WRAPPED:
                return _unwrap(data, 1)
            case Code.IDENTITY:
                return None if len(data) == 1 else 2 * (data[1] in MODELS)
            case Code.TAKEN | Code.REFUSED:
                return 1
        model = self._model
        return int(model is not None and (model.plain or model.number == BARE_KEYS))

    def _events(self, packets: Iterable[bytes]) -> tuple[DisplayEvent, ...]:
        return tuple(event for found in packets for event in self._understand(found))

    def _understand(self, found: bytes) -> Iterable[DisplayEvent]:
        match found[0]:
            case Code.IDENTITY:
                return self._identity(MODELS[found[1]])
            case Code.TAKEN | Code.REFUSED:
                return self._answered(found[0])
            case Code.WRAPPED if found[3] == Type.CONFIRMATION:
                return self._answered(found[HEADER])
            case Code.WRAPPED:
                return self._key(found[HEADER]) if found[3] == Type.KEY else ()
        return self._key(found[0])

    def _identity(self, model: Model) -> Iterable[DisplayEvent]:
        """Take in who it is; said unasked, it has started anew: its keys are up, its cells too."""
        self._model = model
        meanings = {key: name for name, keys in model.common.items() for key in keys}
        self._keys = Singly(KEYS, meanings)
        self._turns.start()
        return (Ready(model.name, model.cells),)

    def _answered(self, answer: int) -> Iterable[DisplayEvent]:
        match answer:
            case Code.TAKEN:
                data = self._turns.acknowledged()
                return (Send(data),) if data else ()
            case Code.REFUSED:
                return self._repeat(self._turns.refused(), "refuses")
        return ()

    def _repeat(self, data: bytes | None, reason: str) -> tuple[DisplayEvent, ...]:
        if data is None:
            return (Lost(reason),)
        return (Send(data),) if data else ()

    def _key(self, byte: int) -> Iterable[DisplayEvent]:
        number, down = byte & ~UP, not byte & UP
        cell = number - FIRST_ROUTING_KEY
        if 0 <= cell < (self.cells or 0):
            return self._keys.route(cell, down=down)
        return self._keys.key(number, down=down) if number in CODES.values() else ()


class HandyTechDevice:
    """The display's side: an emulated display of `cells` text cells, or of a model's number."""

    def __init__(self, cells: int = 40, model: int | None = None) -> None:
        self._model = MODELS[EMULATED[cells] if model is None else model]
        self._cells = bytes(self._model.cells)
        self._frames = Frames(self._length)
        self._down: frozenset[int] = frozenset()
        self.answer: Code | None = Code.TAKEN
        """What it says to each write; None: nothing."""

    @property
    def shown(self) -> bytes:
        """The text cells that are up now."""
        return self._cells

    @property
    def keys(self) -> frozenset[str]:
        """The names that `press` knows; some of the vendor's are routing keys of long displays."""
        routing = range(FIRST_ROUTING_KEY, FIRST_ROUTING_KEY + len(self._cells))
        vendors = {name for name, code in CODES.items() if code not in routing}
        common = {name for name, keys in self._model.common.items() if keys[0] in vendors}
        return frozenset(vendors | common)

    def receive(self, data: bytes) -> bytes:
        """Take in the host's bytes; return what the display answers, in order."""
        return b"".join(self._take(found) for found in self._frames.feed(data))

    def press(self, names: frozenset[str]) -> bytes:
        """Return the packets of the keys that change; ValueError for an unknown name."""
        if unknown := names - self.keys:
            raise ValueError(f"no such key: {', '.join(sorted(unknown))}")
        common = self._model.common
        before, self._down = self._down, frozenset(CODES[common.get(n, (n,))[0]] for n in names)
        told = (*sorted(self._down - before), *(key | UP for key in sorted(before - self._down)))
        return b"".join(map(self._key, told))

    def route(self, cell: int) -> bytes:
        """Return a routing key going down and up; ValueError beyond the text cells."""
        if not 0 <= cell < len(self._cells):
            raise ValueError(f"no such cell: {cell}")
        key = FIRST_ROUTING_KEY + cell
        return self._key(key) + self._key(key | UP)

    def announce(self) -> bytes:
        """Return what it says of itself when it starts, or is asked."""
        return bytes((Code.IDENTITY, self._model.number))

    def _length(self, data: bytes) -> int | None:
        match data[0]:
            case Code.HELLO:
                return 1
            case Code.CELLS if self._model.plain:
                whole = 1 + self._model.status + self._model.cells
                return whole if len(data) >= whole else None
            case Code.WRAPPED:
                return _unwrap(data, 0)
        return 0

    def _take(self, found: bytes) -> bytes:
        if found[0] == Code.HELLO:
            return self.announce()
        if found[0] == Code.CELLS:
            self._cells = found[1 + self._model.status :]
        elif found[3] == Type.CELLS:
            self._cells = found[HEADER:-1][: self._model.cells].ljust(self._model.cells, b"\x00")
        return self._confirm()

    def _confirm(self) -> bytes:
        if self.answer is None:
            return b""
        answer = bytes((self.answer,))
        if self._model.plain:
            return answer
        return wrapped(self._model.number, Type.CONFIRMATION, answer)

    def _key(self, key: int) -> bytes:
        if self._model.plain:
            return bytes((key,))
        return wrapped(self._model.number, Type.KEY, bytes((key,)))


VENDOR: Final = Vendor(
    name="handytech",
    driver=HandyTech,
    device=HandyTechDevice,
    sizes=tuple(EMULATED),
    # The only serial one that is not anybody's adapter; the newer ones (1FE4) are HID.
    usb=frozenset({(0x0921, 0x1200)}),
)
