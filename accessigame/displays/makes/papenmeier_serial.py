"""Papenmeier's first protocol: BrailleX EL, Elba, Compact, 2D, on RS-232.

19200 or 38400 baud, 8 data bits, no parity, RTS/CTS; neither acknowledgements nor checksums.
The host writes changes into the display's memory; first it has to mark each cell as raw, so that
its dots are shown as they are.
The display reports the press and the release of each key.
A packet with a wrong length, sent on purpose, makes it send its identity.
Sources: BRLTTY 6.5 as observed, its models and key numbers as read; real BRLTTY accepts
`PapenmeierSerialDevice`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, SerialSettings
from accessigame.displays.cells import changed_span
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.framing import NO_PACKET, LengthFramer, ended, fits
from accessigame.displays.key_tracker import DOTS, Common, bits_of_keys, keys_of_bits
from accessigame.displays.registry import Vendor

SETTINGS: Final = (SerialSettings(19200, handshake=True), SerialSettings(38400, handshake=True))
STX, ETX = 0x02, 0x03
FRAME: Final = 7
"""Bytes of a packet of the host around its data."""
REPORT: Final = 10
"""Bytes of a packet of the display."""
ERROR: Final = 3
"""Bytes of the display's error packet."""
KEY_LENGTH: Final = bytes((0, REPORT))
LONGEST_DATA: Final = 128


class Kind(IntEnum):
    """The second byte of a packet."""

    RESET = 0x01  # from the host
    WRITE = 0x53
    IDENTITY = 0x49  # from the display
    KEY = 0x4B


class Error(IntEnum):
    """The error that the display reports."""

    NO_KIND = 0x03
    TOO_LONG = 0x04
    STARTS_BEYOND = 0x05
    ENDS_BEYOND = 0x06
    FRAMING = 0x07


CELLS_AT: Final = 0x0000
RAW_AT: Final = 0x0200
"""The address of the raw marks: a 1 for each cell shows its dots as they are."""
RAW: Final = b"\x01"
ROUTING_AT: Final = 0x0300
STEP: Final = 3
"""The distance between the codes of two keys."""

FRONT_9: Final = (
    *("function", "cursor", "backward", "key_up", "home"),
    *("key_down", "forward", "braille", "attribute"),
)
FRONT_13: Final = (
    *("dot7", "dot3", "dot2", "dot1", "key_up", "key_home", "shift"),
    *("key_end", "key_down", "dot4", "dot5", "dot6", "dot8"),
)
BAR: Final = (
    *("bar_left1", "bar_left2", "bar_up1", "bar_up2"),
    *("bar_right1", "bar_right2", "bar_down1", "bar_down2"),
)
# The switches stay in their position, so they belong to no chord: "" for them.
SIDES: Final = (
    *("", "", "left_key_rear", "left_key_front"),
    *("right_key_rear", "right_key_front", "", ""),
)


@dataclass(frozen=True, slots=True)
class Model:
    """A model: its keys have codes in this order, those at the sides come after a bar."""

    number: int
    name: str
    cells: int
    status: int
    keys: tuple[str, ...]

    @property
    def has_sides(self) -> bool:
        """Whether it has a bar, and with it keys at its sides."""
        return self.keys is BAR


MODELS: Final = {
    model.number: model
    for model in (
        Model(0, "BrailleX Compact 486", 40, 0, FRONT_9),
        Model(1, "BrailleX 2D Lite (plus)", 40, 13, FRONT_9),
        Model(2, "BrailleX Compact/Tiny", 40, 0, FRONT_9),
        Model(3, "BrailleX 2D Screen Soft", 80, 22, FRONT_13),
        Model(6, "BrailleX IB 80 CR Soft", 80, 4, FRONT_9),
        Model(64, "BrailleX EL 2D-40", 40, 13, BAR),
        Model(65, "BrailleX EL 2D-66", 66, 13, BAR),
        Model(66, "BrailleX EL 80", 80, 2, BAR),
        Model(67, "BrailleX EL 2D-80", 80, 20, BAR),
        Model(68, "BrailleX EL 40 P", 40, 0, BAR),
        Model(69, "BrailleX Elba 32", 32, 0, BAR),
        Model(70, "BrailleX Elba 20", 20, 0, BAR),
    )
}
USUAL: Final = {20: 70, 32: 69, 40: 68, 66: 65, 80: 66}
"""The model that is emulated for a number of text cells."""
SIZES: Final = tuple(USUAL)

COMMON: Final[Common] = {
    **{name: (name,) for name in DOTS},
    "space": ("shift",),
    "pan_left": ("bar_left1", "bar_left2", "function", "key_home"),
    "pan_right": ("bar_right1", "bar_right2", "attribute", "key_end"),
    "up": ("bar_up1", "bar_up2", "backward", "key_up"),
    "down": ("bar_down1", "bar_down2", "forward", "key_down"),
    "select": ("left_key_front", "right_key_front", "home"),
}


def write(address: int, data: bytes) -> bytes:
    """Return the packet that writes data into the display's memory."""
    size = FRAME + len(data)
    head = bytes((STX, Kind.WRITE)) + address.to_bytes(2, "big") + size.to_bytes(2, "big")
    return head + data + bytes((ETX,))


PROBE: Final = bytes((STX, Kind.WRITE, 0, 0, 0, 0, ETX))
RESET: Final = bytes((STX, Kind.RESET, ETX))


def key(code: int, down: bool, sides: int = 0) -> bytes:
    """Return the packet of a key that goes down or comes up.

    sides: the bits of the switches and keys at the sides.
    """
    head = bytes((STX, Kind.KEY)) + code.to_bytes(2, "big") + KEY_LENGTH
    return head + bytes((down, 0, sides, ETX))


def _from_display(buffer: bytes) -> int | None:
    """Measure a packet of the display for a `LengthFramer`."""
    if buffer[0] != STX:
        return NO_PACKET
    kind = buffer[1:2]
    if kind and kind[0] in tuple(Error):
        return ended(buffer, ERROR, ETX)
    if not kind or kind[0] == Kind.IDENTITY:
        return ended(buffer, REPORT, ETX)
    if kind[0] == Kind.KEY and fits(buffer[4:6], KEY_LENGTH):
        return ended(buffer, REPORT, ETX)
    return NO_PACKET


def _from_host(buffer: bytes) -> int | None:
    if fits(buffer, RESET) and len(buffer) != 1:
        return ended(buffer, len(RESET), ETX)
    if not fits(buffer, bytes((STX, Kind.WRITE))):
        return NO_PACKET
    if len(buffer) < FRAME - 1:
        return None
    size = int.from_bytes(buffer[4:6], "big") or len(PROBE)
    return ended(buffer, size, ETX) if FRAME <= size <= FRAME + LONGEST_DATA else NO_PACKET


def _all(model: Model, cells: bytes) -> bytes:
    """Return the packets that put up all cells of a display in an unknown state."""
    raw = RAW * (model.status + model.cells)
    return write(RAW_AT, raw) + write(CELLS_AT, bytes(model.status) + cells)


class PapenmeierSerial(Driver):
    """The host's side."""

    settings = SETTINGS[0]

    def __init__(self) -> None:
        super().__init__(LengthFramer(_from_display), COMMON)
        self._model: Model | None = None

    def _query(self) -> bytes:
        """Return the query for the identity, a packet of a wrong length."""
        return PROBE

    def _encode(self, cells: bytes, last_cells: bytes | None) -> bytes:
        """Return the packet of the cells that change, the first time with the raw marks."""
        assert self._model is not None  # noqa: S101 - nothing is shown before it is known
        if last_cells is None:
            return _all(self._model, cells)
        first, changed = changed_span(last_cells, cells)
        return write(CELLS_AT + self._model.status + first, changed)

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        match packet[1]:
            case Kind.IDENTITY:
                return self._identity(MODELS.get(packet[2]))
            case Kind.KEY if self._model:
                code = int.from_bytes(packet[2:4], "big")
                return self._key(self._model, code, packet[6] == 1, packet[8])
            case kind if kind in tuple(Error):
                return self._identity(self._model)
        return ()

    def _identity(self, model: Model | None) -> Iterable[DisplayEvent]:
        """Take the display's memory as empty: it was off and on, or lost a packet."""
        if model is None:
            return ()
        self._model = model
        return (self._identified(model.name, model.cells),)

    def _key(self, model: Model, code: int, down: bool, sides: int) -> Iterable[DisplayEvent]:
        """Handle a key; with every key of a bar comes the state of those at the sides."""
        if code >= ROUTING_AT:
            return self._route(model, (code - ROUTING_AT) // STEP, down)
        chords = self._keys.report(SIDES, keys_of_bits(sides, SIDES)) if model.has_sides else ()
        number = code // STEP - 1
        if not 0 <= number < len(model.keys):
            return chords
        return (*chords, *self._keys.key(model.keys[number], down=down))

    def _route(self, model: Model, number: int, down: bool) -> Iterable[DisplayEvent]:
        if number < model.status:
            return self._keys.key(f"status{number + 1}", down=down)
        cell = number - model.status
        return self._keys.route(cell, down=down) if cell < model.cells else ()


class PapenmeierSerialDevice(Emulated):
    """The display's side: an emulated display of `total` text cells, or of this model."""

    def __init__(self, total: int = 40, model: Model | None = None) -> None:
        self._model = model or MODELS[USUAL[total]]
        self._total = self._model.status + self._model.cells
        self._memory = {CELLS_AT: bytearray(self._total), RAW_AT: bytearray(self._total)}
        sides = SIDES if self._model.has_sides else ()
        self._codes = {
            name: STEP * (number + 1) for number, name in enumerate((*self._model.keys, *sides))
        }
        self._codes |= {
            f"status{cell + 1}": ROUTING_AT + STEP * cell for cell in range(self._model.status)
        }
        super().__init__(self._model.cells, LengthFramer(_from_host), Keypad(self._codes, COMMON))

    @property
    def shown(self) -> bytes:
        """The text cells that are up now; a cell without a raw mark is blank."""
        cells, raw = self._memory[CELLS_AT], self._memory[RAW_AT]
        return bytes(
            cell if meant == RAW[0] else 0 for cell, meant in zip(cells, raw, strict=True)
        )[self._model.status :]

    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        """Return a packet for each key, with the state of those at the sides just then."""
        sent, held = bytearray(), set(last_keys)
        for name, down in self._key_changes(last_keys):
            held ^= {name}
            sent += key(self._codes[name], down, bits_of_keys(held, SIDES))
        return bytes(sent)

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        code, sides = (
            ROUTING_AT + STEP * (self._model.status + cell),
            bits_of_keys(self._down, SIDES),
        )
        return key(code, True, sides), key(code, False, sides)

    def _reply(self, sent: bytes) -> bytes:
        if sent in (PROBE, RESET):
            return bytes((STX, Kind.IDENTITY, self._model.number, 1, 0, 0, 0, 0, 0, ETX))
        address, data = int.from_bytes(sent[2:4], "big"), sent[FRAME - 1 : -1]
        base = address & 0xFF00
        if base not in self._memory or address - base >= self._total:
            return bytes((STX, Error.STARTS_BEYOND, ETX))
        if address - base + len(data) > self._total:
            return bytes((STX, Error.ENDS_BEYOND, ETX))
        self._memory[base][address - base : address - base + len(data)] = data
        return b""


VENDOR: Final = Vendor(
    name="papenmeier1",
    driver=PapenmeierSerial,
    device=PapenmeierSerialDevice,
    sizes=SIZES,
    settings=SETTINGS,
    aliases=("papenmeier-serial",),
)
