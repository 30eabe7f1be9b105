"""The EuroBraille protocol of Esys, Esytime, Iris, b.note and b.book: driver and emulator.

9600 baud, 8 data bits, even parity; no acknowledgements on a serial line, no checksums.
A packet is `02`, two bytes of length that count themselves, two letters for its subject,
data, `03`; nothing is escaped.
An Esys reports the state of its switches and joysticks; chords of dots come as a whole, as
do all chords of an Iris.
Sources: BRLTTY 6.5 and NVDA as observed and read; real BRLTTY accepts `EuroBrailleDevice`.
Hardware has to show: b.note and b.book, which BRLTTY 6.5 does not know.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from accessigame.displays import DisplayEvent, Routing, Send, SerialSettings
from accessigame.displays.cells import CREDIBLE
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.framing import NO_PACKET, LengthFramer, ended
from accessigame.displays.key_tracker import DOTS, Common, bits_of_keys, keys_of_bits, meanings
from accessigame.displays.registry import Vendor

SETTINGS: Final = SerialSettings(9600, "E")

STX: Final = 0x02
ETX: Final = 0x03
BEGINNING: Final = b"\x02\x00"
HEADER: Final = 3
LETTERS: Final = 2
COUNTED: Final = 2  # the length counts its own two bytes
LONGEST: Final = 0xFF  # of what a display sends; cells are fewer still
CLICK: Final = 1  # 2 is a key that is held, 3 the second click of two

HELLO: Final = b"SI"  # also the end of the answer
SIZE: Final = b"SG"
MODEL: Final = b"ST"
CELLS: Final = b"BS"
COMMAND_KEYS: Final = b"KC"
TYPED: Final = b"KB"
ROUTING: Final = b"KI"
BACK: Final = b"RP"  # from the display's own menu
PING: Final = b"TL"
NO_PICTURE: Final = b"VD0"  # of what is shown, which would be sent back

PACKETS: Final[Mapping[bytes, tuple[range, range]]] = {
    # numbers of bytes of data, from the host and from the display
    HELLO: (range(1), range(1)),
    SIZE: (range(0), range(1, 2)),
    MODEL: (range(0), range(1, 2)),
    CELLS: (CREDIBLE, range(0)),
    COMMAND_KEYS: (range(0), range(2, 5, 2)),
    TYPED: (range(0), range(2, 3)),
    ROUTING: (range(0), range(2, 3)),
    BACK: (range(0), range(1)),
    PING: (range(LONGEST), range(LONGEST)),
}
OTHERS: Final = b"SKRVZL"
"""The first letters of other subjects of the display, which are ignored."""

# From bit 0 on; "" is a bit without a key.
JOYSTICKS: Final = (
    *("joy1_up", "joy1_down", "joy1_right", "joy1_left", "joy1_press", "", "", ""),
    *("joy2_up", "joy2_down", "joy2_right", "joy2_left", "joy2_press"),
)
LINE_KEYS: Final = tuple(f"l{n}" for n in range(1, 9))
SWITCHES: Final = tuple(f"switch{n}_{side}" for n in range(1, 7) for side in ("right", "left"))
TYPING: Final = (*DOTS, "backspace", "space")


@dataclass(frozen=True, slots=True)
class Family:
    """The keys of some models, from bit 0 on; `common`: the first is the one that is emulated.

    `whole`: chords come as a whole, and not as the keys that are down.
    """

    keys: tuple[str, ...]
    common: Common
    whole: bool = False


ESYS: Final = Family(
    (*SWITCHES, "", "", "", "", *JOYSTICKS),
    {
        "pan_left": (*SWITCHES[1::2], "joy2_left", "joy1_left"),
        "pan_right": (*SWITCHES[::2], "joy2_right", "joy1_right"),
        "up": ("joy2_up", "joy1_up"),
        "down": ("joy2_down", "joy1_down"),
        "select": ("joy2_press",),
    },
)
# BRLTTY moves up and down with the left joystick's left and right, and leaves the other alone.
ESYTIME: Final = Family(
    (*LINE_KEYS, "", "", "", "", "", "", "", "", *JOYSTICKS),
    {
        "pan_left": ("l1", "joy2_left"),
        "pan_right": ("l8", "joy2_right"),
        "up": ("joy1_left", "joy1_up", "joy2_up"),
        "down": ("joy1_right", "joy1_down", "joy2_down"),
        "select": ("joy2_press",),
    },
)
IRIS: Final = Family(
    (*LINE_KEYS, "arrow_up", "arrow_down", "arrow_right", "arrow_left"),
    {
        "pan_left": ("l1", "arrow_left"),
        "pan_right": ("l8", "arrow_right"),
        "up": ("l2", "arrow_up"),
        "down": ("l7", "arrow_down"),
    },
    whole=True,
)

_IRIS: Final = ("Iris 20", "Iris 40", "Iris S20", "Iris S32", "Iris KB20", "Iris KB40")
_ESYS: Final = (
    *("Esys 12", "Esys 40", "Esys Light 40", "Esys 24", "Esys 64", "Esys 80", "Esys Light 80"),
)

MODELS: Final[Mapping[int, tuple[str, Family]]] = {
    **{number: (name, IRIS) for number, name in enumerate(_IRIS, start=0x01)},
    **{number: (name, ESYS) for number, name in enumerate(_ESYS, start=0x07)},
    **dict.fromkeys((0x0E, 0x0F), ("Esytime 32", ESYTIME)),
    **dict.fromkeys((0x10, 0x11), ("Esytime Evo 32", ESYTIME)),
    **dict.fromkeys((0x12, 0x13), ("b.note", ESYS)),
    **dict.fromkeys((0x14, 0x15), ("b.book", ESYTIME)),
}
UNKNOWN: Final = ("EuroBraille", ESYS)
EMULATED: Final = {12: 0x07, 20: 0x01, 24: 0x0A, 32: 0x0E, 40: 0x08, 64: 0x0B, 80: 0x0C}
"""The model that is emulated for a number of cells."""


def packet(about: bytes, data: bytes = b"") -> bytes:
    """Return a packet in the bytes of the line."""
    length = COUNTED + len(about) + len(data)
    return bytes((STX, *length.to_bytes(COUNTED, "big"))) + about + data + bytes((ETX,))


def _measure(data: bytes, side: int) -> int | None:
    """Return the length of the packet that begins here; `side`: 0 host, 1 display."""
    if data[0] != STX or any(data[1:2]):
        return NO_PACKET
    about = data[HEADER : HEADER + LETTERS]
    if len(about) < LETTERS:
        return None
    count = data[2] - COUNTED - LETTERS
    counts = PACKETS.get(about)
    if count < 0 or (count not in counts[side] if counts else about[0] not in OTHERS):
        return NO_PACKET
    length = data[2] + COUNTED
    if not counts and BEGINNING in data[HEADER:length]:
        return NO_PACKET  # it was cut short; if not, nothing is lost by passing it over otherwise
    return ended(data, length, ETX)


def _split(packet: bytes) -> tuple[bytes, bytes]:
    """Return the subject of a packet, and its data."""
    return packet[HEADER : HEADER + LETTERS], packet[HEADER + LETTERS : -1]


def _typed(keys: frozenset[str]) -> frozenset[str]:
    """Return the event of a chord of dots: Backspace is dot 7, with space it is Enter."""
    names = {frozenset({"backspace"}): "dot7", frozenset({"backspace", "space"}): "select"}
    return frozenset({names[keys]}) if keys in names else keys


class EuroBraille(Driver):
    """The host's side."""

    settings = SETTINGS

    def __init__(self) -> None:
        super().__init__(LengthFramer(lambda data: _measure(data, 1)), ESYS.common)
        self._fields: dict[bytes, int] = {}
        self._model = UNKNOWN

    def _query(self) -> bytes:
        """Return the query for the identity, and the refusal of pictures of the cells (NVDA)."""
        self._fields.clear()
        return packet(HELLO) + packet(NO_PICTURE)

    def _encode(self, cells: bytes, _last_cells: bytes | None) -> bytes:
        return packet(CELLS, cells)

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        about, data = _split(packet)
        if about in {SIZE, MODEL}:
            self._fields[about] = data[0]
            return self._identity() if {SIZE, MODEL} <= self._fields.keys() else ()
        if about == HELLO:
            return self._identity()
        if about == BACK:
            return self._ready(self.cells or 0)  # what it shows is unknown
        if about == PING:
            return (Send(packet),)
        if about == TYPED:
            return self._keys.chord(_typed(keys_of_bits(int.from_bytes(data, "big"), TYPING)))
        if about == COMMAND_KEYS:
            return self._commands(keys_of_bits(int.from_bytes(data, "big"), self._model[1].keys))
        if about == ROUTING and data[0] == CLICK and 1 <= data[1] <= (self.cells or 0):
            return (Routing(data[1] - 1),)
        return ()

    def _identity(self) -> Iterable[DisplayEvent]:
        """Handle the fields of the answer, of which the end came."""
        cells, model = self._fields.pop(SIZE, 0), self._fields.pop(MODEL, 0)
        if cells not in CREDIBLE:
            return ()
        self._model = MODELS.get(model, UNKNOWN)
        self._keys.meanings = meanings(self._model[1].common)
        return self._ready(cells)

    def _ready(self, cells: int) -> Iterable[DisplayEvent]:
        return (self._identified(self._model[0], cells),) if cells else ()

    def _commands(self, keys: frozenset[str]) -> Iterable[DisplayEvent]:
        return self._keys.chord(keys) if self._model[1].whole else self._keys.report("all", keys)


class EuroBrailleDevice(Emulated):
    """The display's side: an emulated display of `cells` cells, or of a model's number.

    A chord that comes as a whole is sent when the last of its keys comes up.
    """

    def __init__(self, cells: int = 40, model: int | None = None) -> None:
        self._number = EMULATED[cells] if model is None else model
        self._name, self._family = MODELS[self._number]
        keypad = Keypad((*self._family.keys, *TYPING), self._family.common)
        super().__init__(cells, LengthFramer(lambda data: _measure(data, 0)), keypad)
        self._pressed: frozenset[str] = frozenset()

    def announce(self) -> bytes:
        """Return the identity packets: one for each property, then an end."""
        fields = ((b"SH", b"EB"), (b"SN", self._name.encode()), (b"SS", b"12345"))
        about = ((SIZE, bytes((len(self._cells),))), (MODEL, bytes((self._number,))))
        return b"".join(packet(*field) for field in (*fields, *about, (HELLO, b"")))

    def leave_menu(self) -> bytes:
        """Return the packet of leaving its own menu, which people do on the device.

        The cells have to be sent again.
        """
        self._cells = bytes(len(self._cells))
        return packet(BACK)

    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        self._pressed |= self._down
        return b"".join((*self._commands(last_keys), *self._whole(TYPED, TYPING)))

    def _commands(self, last_keys: frozenset[str]) -> Iterator[bytes]:
        keys = self._family.keys
        if self._family.whole:
            yield from self._whole(COMMAND_KEYS, keys)
        elif bits_of_keys(last_keys, keys) != (now := bits_of_keys(self._down, keys)):
            self._pressed -= set(keys)
            yield packet(COMMAND_KEYS, now.to_bytes(4, "big"))

    def _whole(self, about: bytes, keys: Sequence[str]) -> Iterator[bytes]:
        pressed = self._pressed & set(keys)
        if pressed and not self._down & set(keys):
            self._pressed -= pressed
            yield packet(about, bits_of_keys(pressed, keys).to_bytes(2, "big"))

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        return (packet(ROUTING, bytes((CLICK, cell + 1))),)

    def _reply(self, sent: bytes) -> bytes:
        about, data = _split(sent)
        if about == HELLO:
            return self.announce()
        if about == CELLS and len(data) == len(self._cells):
            self._cells = data
        return b""


VENDOR: Final = Vendor(
    name="eurobraille",
    driver=EuroBraille,
    device=EuroBrailleDevice,
    sizes=tuple(EMULATED),
    # b.note and b.book, of both kinds each (NVDA's list; the others are HID).
    usb=frozenset((0x28AC, product) for product in (0x0012, 0x0013, 0x0020, 0x0021)),
)
