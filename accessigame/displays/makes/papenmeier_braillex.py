"""Papenmeier's second protocol: Trio, Live, Elba on Trio, and the EL displays after 2005.

57600 baud over USB, other speeds on serial ports; 8 data bits, no parity; neither
acknowledgements nor checksums, but no byte of data looks like the beginning of a packet:
STX, 4 and a code, 5 and 5 and the length, then 3 and half a byte each, ETX.
Keys come as a bitmap of all of them; braille typed on the display comes as finished chords.
Sources: BRLTTY 6.5 as observed, its models and key numbers and NVDA's as read; real BRLTTY
accepts `PapenmeierBraillexDevice`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from typing import Final

from accessigame.displays import DisplayEvent, SerialSettings
from accessigame.displays.cells import REVERSED, fit_to, set_bits
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.framing import NO_PACKET, LengthFramer, ended
from accessigame.displays.key_tracker import DOTS, Common, bits_of_keys, keys_of_bits
from accessigame.displays.registry import Vendor

SETTINGS: Final = (
    SerialSettings(57600),
    SerialSettings(115200),
    SerialSettings(19200),
    SerialSettings(38400),
)
STX, ETX = 0x02, 0x03
CODE, LENGTH, HALF = 0x40, 0x50, 0x30
"""The high half of a byte of the code, of the length, and of data."""
HEAD: Final = 4
LONGEST_DATA: Final = 120


class Code(IntEnum):
    """The code of a packet."""

    WHO = 0x2  # from the host
    CELLS = 0x3
    IDENTITY = 0xA  # from the display
    STATE = 0xB
    TYPED = 0xC


IDENTITY_LENGTHS: Final = range(5, 11)
"""The lengths of an identity in halves of bytes: model, version, and disputed parts.

BRLTTY and NVDA disagree about the last ones."""


@dataclass(frozen=True, slots=True)
class Model:
    """A model; the newer revision has a keyboard, and no blind cells beside the text."""

    number: int
    name: str
    cells: int
    newer: bool
    status: int = 0


MODELS: Final = {
    model.number: model
    for model in (
        Model(85, "BrailleX EL40s", 40, newer=False),
        Model(86, "BrailleX EL80-II", 80, newer=False, status=2),
        Model(87, "BrailleX EL66s", 66, newer=False),
        Model(88, "BrailleX EL80s", 80, newer=False),
        Model(89, "BrailleX Trio", 40, newer=True),
        Model(90, "BrailleX EL70s", 70, newer=False),
        Model(91, "BrailleX EL2D-80s", 80, newer=False, status=20),
        Model(92, "BrailleX Elba (Trio 20)", 20, newer=True),
        Model(93, "BrailleX Elba (Trio 32)", 32, newer=True),
        Model(94, "BrailleX EL20c", 20, newer=False),
        Model(95, "BrailleX EL40c", 40, newer=False),
        Model(96, "BrailleX EL60c", 60, newer=False),
        Model(97, "BrailleX EL80c", 80, newer=False),
        Model(98, "BrailleX Live 40", 40, newer=True),
        Model(99, "BrailleX Live+ 40", 40, newer=True),
        Model(100, "BrailleX Live 20", 20, newer=True),
    )
}
USUAL: Final = {20: 100, 32: 93, 40: 98, 60: 96, 66: 87, 70: 90, 80: 97}
"""The model that is emulated for a number of cells."""
SIZES: Final = tuple(USUAL)

BAR: Final = (
    *("bar_up2", "bar_up1", "bar_down1", "bar_down2"),
    *("bar_right1", "bar_left1", "bar_right2", "bar_left2"),
)
SIDES: Final = ("left_key_rear", "left_key_front", "right_key_rear", "right_key_front")
TYPED: Final = (*DOTS, "right_thumb", "space", "left_thumb", "right_space", "left_space")
"""The keyboard's keys from bit 0 on, the thumbs in the byte that comes first."""
TYPED_LENGTH: Final = 2
BAR_AT: Final = 16

COMMON: Final[Common] = {
    **{name: (name,) for name in DOTS},
    "space": ("space", "left_space", "right_space"),
    "pan_left": ("bar_left1", "bar_left2"),
    "pan_right": ("bar_right1", "bar_right2"),
    "up": ("bar_up1", "bar_up2"),
    "down": ("bar_down1", "bar_down2"),
    "select": ("left_key_front", "right_key_front"),
}


@dataclass(frozen=True)
class ModelLayout:
    """The places of a model's keys in its bitmap, and of its text cells in its row of cells.

    The bitmap ends with the keys of the status cells, the left key, two routing keys for
    each cell, and the right key; the older revision counts bits from the low end of each
    byte, the newer one from the high end, apart from the keys at the sides.
    """

    model: Model

    @property
    def _side(self) -> int:
        """The number of bits of the key at a side."""
        return 8 if self.model.newer else 4

    @cached_property
    def length(self) -> int:
        """The number of bytes of the bitmap."""
        return 3 + -(-self._tail // 8)

    @property
    def _tail(self) -> int:
        return 2 * self._side + 2 * (self.model.cells + self.model.status)

    @cached_property
    def keys(self) -> dict[int, str]:
        """The keys by their bits."""
        left = self.length * 8 - self._tail + 2 * self.model.status
        right = self.length * 8 - self._side
        sides = dict(zip((left, left + 1, right, right + 1), SIDES, strict=True))
        return {**{BAR_AT + bit: key for bit, key in enumerate(BAR)}, **sides}

    @cached_property
    def routing(self) -> dict[int, int]:
        """The cells by the bits of the routing keys of the row nearest to them."""
        first = self.length * 8 - self._side - 2 * self.model.cells
        bits = (first + 2 * cell for cell in range(self.model.cells))
        return {bit ^ 7 if self.model.newer else bit: cell for cell, bit in enumerate(bits)}

    @property
    def _beside(self) -> bytes:
        """The blind cells at each end of the text."""
        return b"" if self.model.newer else bytes(2)

    def row(self, cells: bytes) -> bytes:
        """Return all cells of the display, in its own order, for these text cells."""
        text = REVERSED.to_vendor(fit_to(cells, self.model.cells))
        return bytes(self.model.status) + self._beside + text + self._beside

    def text(self, row: bytes) -> bytes:
        """Return the text cells of a row."""
        first = self.model.status + len(self._beside)
        return REVERSED.from_vendor(row[first : first + self.model.cells])


def packet(code: Code, data: bytes = b"") -> bytes:
    """Return a packet: each byte of data in two halves, those of an identity as they are."""
    halves = data if code is Code.IDENTITY else bytes.fromhex("".join(f"0{d}" for d in data.hex()))
    count = bytes((LENGTH | len(data) >> 4, LENGTH | len(data) & 15))
    body = bytes(HALF | half for half in halves)
    return bytes((STX, CODE | code)) + count + body + bytes((ETX,))


def measure(buffer: bytes) -> int | None:
    """Measure a packet of either side for a `LengthFramer`."""
    kinds = (CODE, LENGTH, LENGTH)
    if buffer[0] != STX or any(b & 0xF0 != k for b, k in zip(buffer[1:HEAD], kinds, strict=False)):
        return NO_PACKET
    if len(buffer) < HEAD:
        return None
    count = _count(buffer) * (1 if _code(buffer) == Code.IDENTITY else 2)
    if count > 2 * LONGEST_DATA or any(b & 0xF0 != HALF for b in buffer[HEAD : HEAD + count]):
        return NO_PACKET
    return ended(buffer, HEAD + count + 1, ETX)


def _code(packet: bytes) -> int:
    return packet[1] & 15


def _count(packet: bytes) -> int:
    return (packet[2] & 15) << 4 | packet[3] & 15


def content(packet: bytes) -> bytes:
    """Return the data of a packet that `measure` found; an identity in halves."""
    halves = bytes(byte & 15 for byte in packet[HEAD:-1])
    if _code(packet) == Code.IDENTITY:
        return halves
    return bytes(high << 4 | low for high, low in zip(halves[::2], halves[1::2], strict=True))


class PapenmeierBraillex(Driver):
    """The host's side."""

    settings = SETTINGS[0]

    def __init__(self) -> None:
        super().__init__(LengthFramer(measure), COMMON)
        self._layout: ModelLayout | None = None

    def _query(self) -> bytes:
        return packet(Code.WHO)

    def _encode(self, cells: bytes, _last_cells: bytes | None) -> bytes:
        return packet(Code.CELLS, self._layout.row(cells)) if self._layout else b""

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        data = content(packet)
        match _code(packet):
            case Code.IDENTITY if len(data) in IDENTITY_LENGTHS:
                return self._identity(MODELS.get(data[0] << 4 | data[1]))
            case Code.STATE if self._layout and len(data) == self._layout.length:
                return self._state(
                    self._layout, frozenset(set_bits(int.from_bytes(data, "little")))
                )
            case Code.TYPED if len(data) == TYPED_LENGTH:
                return self._keys.chord(keys_of_bits(int.from_bytes(data, "big"), TYPED))
        return ()

    def _identity(self, model: Model | None) -> Iterable[DisplayEvent]:
        if model is None:
            return ()
        self._layout = ModelLayout(model)
        return (self._identified(model.name, model.cells),)

    def _state(self, layout: ModelLayout, bits: frozenset[int]) -> Iterable[DisplayEvent]:
        down = frozenset(layout.keys[bit] for bit in bits & layout.keys.keys())
        cells = frozenset(layout.routing[bit] for bit in bits & layout.routing.keys())
        return (*self._keys.report("all", down), *self._keys.row(cells))


class PapenmeierBraillexDevice(Emulated):
    """The display's side: an emulated display of `total` text cells, or of this model."""

    def __init__(self, total: int = 40, model: Model | None = None) -> None:
        self._layout = ModelLayout(model or MODELS[USUAL[total]])
        typing_keys = TYPED if self._layout.model.newer else ()
        keypad = Keypad((*BAR, *SIDES, *typing_keys), COMMON)
        super().__init__(self._layout.model.cells, LengthFramer(measure), keypad)

    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        """Return the packet of the state if it changes, and of the typed chord that this ends."""
        changed = self._bits(last_keys) != self._bits(self._down)
        chords = (bits_of_keys(chord, TYPED) for chord in self._finished_chords(TYPED))
        packets = (packet(Code.TYPED, keys.to_bytes(TYPED_LENGTH, "big")) for keys in chords)
        return (self._state() if changed else b"") + b"".join(packets)

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        (bit,) = (bit for bit, place in self._layout.routing.items() if place == cell)
        return self._state(1 << bit), self._state()

    def _bits(self, names: frozenset[str]) -> int:
        return sum(1 << bit for bit, key in self._layout.keys.items() if key in names)

    def _state(self, more: int = 0) -> bytes:
        """Return the bitmap of the keys that are down, and of a routing key."""
        bits = self._bits(self._down) | more
        return packet(Code.STATE, bits.to_bytes(self._layout.length, "little"))

    def _reply(self, sent: bytes) -> bytes:
        if _code(sent) == Code.WHO:
            number = self._layout.model.number
            halves = bytes((number >> 4, number & 15, 1, 0, 0)).ljust(10, b"\0")
            return packet(Code.IDENTITY, halves)
        data = content(sent)
        if _code(sent) == Code.CELLS and len(data) == len(self._layout.row(b"")):
            self._cells = self._layout.text(data)
        return b""


VENDOR: Final = Vendor(
    name="papenmeier",
    driver=PapenmeierBraillex,
    device=PapenmeierBraillexDevice,
    sizes=SIZES,
    settings=SETTINGS,
    usb=frozenset({(0x0403, 0xF208)}),
    aliases=("papenmeier-braillex",),
)
