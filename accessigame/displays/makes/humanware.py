"""The HumanWare Brailliant protocol: driver and emulated display from one table.

115200 baud, 8 data bits, even parity; no acknowledgements, no checksums, no escapes.
A packet is ESC, a code, the number of data bytes, and these.
Each key is reported when it goes down and when it comes up; the held keys can be requested.
Sources: BRLTTY 6.5 and NVDA as observed and read; real BRLTTY accepts `HumanWareDevice`.
Hardware has to show: the answer of the display to a request for keys.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, Lost, Send, SerialSettings
from accessigame.displays.cells import CREDIBLE
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.framing import NO_PACKET, LengthFramer, whole
from accessigame.displays.key_tracker import DOTS, Common
from accessigame.displays.registry import Vendor

SETTINGS: Final = SerialSettings(115200, "E")

ESC: Final = 0x1B
HEADER: Final = 3

SIZES: Final = (14, 18, 20, 32, 40, 80)


class Code(IntEnum):
    """The code of a packet."""

    HELLO = 0x00
    IDENTITY = 0x01  # 0 when it is ready, the model, the number of cells
    CELLS = 0x02
    SEND_KEYS = 0x03
    KEYS = 0x04  # all that are down
    KEY_DOWN = 0x05
    KEY_UP = 0x06
    SEND_VERSION = 0x0C
    VERSION = 0x0D
    STAY_AWAKE = 0x0E
    AWAKE = 0x0F
    GOES_OFF = 0x10


@dataclass(frozen=True, slots=True)
class PacketLengths:
    """The numbers of bytes of data that a code may have, from the host and from the display."""

    code: Code
    host: range
    display: range


NEVER: Final = range(0)
EMPTY: Final = range(1)

PACKETS: Final[Mapping[int, PacketLengths]] = {
    row.code: row
    for row in (
        PacketLengths(Code.HELLO, EMPTY, NEVER),
        PacketLengths(Code.IDENTITY, NEVER, range(3, 4)),
        PacketLengths(Code.CELLS, CREDIBLE, NEVER),
        PacketLengths(Code.SEND_KEYS, EMPTY, NEVER),
        PacketLengths(Code.KEYS, NEVER, range(25)),
        PacketLengths(Code.KEY_DOWN, NEVER, range(1, 2)),
        PacketLengths(Code.KEY_UP, NEVER, range(1, 2)),
        PacketLengths(Code.SEND_VERSION, EMPTY, NEVER),
        PacketLengths(Code.VERSION, NEVER, range(4, 5)),
        PacketLengths(Code.STAY_AWAKE, EMPTY, NEVER),
        PacketLengths(Code.AWAKE, NEVER, EMPTY),
        PacketLengths(Code.GOES_OFF, NEVER, EMPTY),
    )
}

MODELS: Final[Mapping[int, str]] = {
    0x10: "BrailleNote Touch",
    0x11: "Chameleon",
    0x12: "Mantis",
    0x13: "NLS eReader",
    0x14: "BrailleOne",
}
BRAILLIANT: Final = "Brailliant"
"""Every other model, by its number of cells."""

FIRST_ROUTING_KEY: Final = 80
CALIBRATION: Final = range(30, 35)
"""The codes of a touch screen's results, which are not keys; all keys are up then."""

KEYS: Final[Mapping[int, str]] = dict(
    enumerate(
        (
            "power",
            *(*DOTS, "space"),
            *(f"c{n}" for n in range(1, 7)),
            *("thumb_previous", "thumb_left", "thumb_right", "thumb_next"),
            *("joy_up", "joy_down", "joy_left", "joy_right", "joy_press"),
        ),
        start=1,
    )
)
CODES: Final = {name: code for code, name in KEYS.items()}

# The first key of a common name is the one that the emulator presses.
# The command keys c1 to c6 are where Baum has its display keys, and mean the same (BRLTTY).
COMMON: Final[Common] = {
    "pan_left": ("thumb_left", "joy_left", "c2"),
    "pan_right": ("thumb_right", "joy_right", "c5"),
    "up": ("thumb_previous", "joy_up", "c1", "c4"),
    "down": ("thumb_next", "joy_down", "c3", "c6"),
    "select": ("joy_press",),
}


def packet(code: Code, data: bytes = b"") -> bytes:
    """Return a packet in the bytes of the line."""
    return bytes((ESC, code, len(data))) + data


def _measure(data: bytes, lengths: Mapping[int, range]) -> int | None:
    """Measure a packet whose data may have these lengths, by its code."""
    if data[0] != ESC or (len(data) > 1 and data[1] not in lengths):
        return NO_PACKET
    if len(data) < HEADER:
        return None
    return whole(data, HEADER + data[2]) if data[2] in lengths[data[1]] else NO_PACKET


class HumanWare(Driver):
    """The host's side."""

    settings = SETTINGS

    def __init__(self) -> None:
        super().__init__(LengthFramer(self._measure), COMMON)

    def _query(self) -> bytes:
        """Return the query for the model; NVDA repeats it after opening, at 1.0 s and later."""
        return packet(Code.HELLO)

    def _encode(self, cells: bytes, _last_cells: bytes | None) -> bytes:
        return packet(Code.CELLS, cells)

    def _measure(self, data: bytes) -> int | None:
        """Measure a packet; nothing that a display sends has ESC in its data."""
        length = _measure(data, {code: row.display for code, row in PACKETS.items() if row.display})
        return NO_PACKET if ESC in data[1 : length or len(data)] else length

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        code, data = packet[1], packet[HEADER:]
        match code:
            case Code.IDENTITY:
                return self._identity(*data)
            case Code.KEY_DOWN | Code.KEY_UP:
                return self._key(data[0], down=code == Code.KEY_DOWN)
            case Code.KEYS:
                return self._keys.typed(KEYS[number] for number in data if number in KEYS)
            case Code.GOES_OFF:
                return (Lost("off"),)
        return ()

    def _identity(self, busy: int, model: int, cells: int) -> Iterable[DisplayEvent]:
        """Handle the identity; a display that is busy with its start has to be asked again."""
        if busy or cells not in CREDIBLE:
            return ()
        return (self._identified(f"{MODELS.get(model, BRAILLIANT)} {cells}", cells),)

    def _key(self, number: int, *, down: bool) -> Iterable[DisplayEvent]:
        if number in CALIBRATION:
            self._keys.forget()
        elif 0 <= (cell := number - FIRST_ROUTING_KEY) < (self.cells or 0):
            return self._keys.route(cell, down=down)
        elif number in KEYS:
            ended = self._keys.key(KEYS[number], down=down)
            # Were the releases of the keys that still seem down lost?  Then the answer ends them.
            doubt = (Send(packet(Code.SEND_KEYS)),) if ended and self._keys.typing else ()
            return (*ended, *doubt)
        return ()


class HumanWareDevice(Emulated):
    """The display's side: an emulated display of `cells` cells."""

    def __init__(self, cells: int = 40, model: int | None = None) -> None:
        super().__init__(cells, LengthFramer(self._measure), Keypad(CODES, COMMON))
        self._model = model if model is not None else {18: 0x10, 20: 0x14}.get(cells, 0x00)
        self.busy = False

    def announce(self) -> bytes:
        """Return the identity packet."""
        return packet(Code.IDENTITY, bytes((self.busy, self._model, len(self._cells))))

    def power_down(self) -> bytes:
        """Return the packet of switching off, which people do on the device."""
        return packet(Code.GOES_OFF)

    def _measure(self, data: bytes) -> int | None:
        """Measure a packet; cells come for the whole line or not at all."""
        lengths = {code: row.host for code, row in PACKETS.items() if row.host}
        lengths[Code.CELLS] = range(len(self._cells), len(self._cells) + 1)
        return _measure(data, lengths)

    def _reply(self, sent: bytes) -> bytes:
        match sent[1]:
            case Code.CELLS:
                self._cells = sent[HEADER:]
            case Code.HELLO:
                return self.announce()
            case Code.SEND_KEYS:
                return packet(Code.KEYS, bytes(sorted(CODES[name] for name in self._down)))
            case Code.SEND_VERSION:
                return packet(Code.VERSION, bytes((1, 2, 5, 0)))
            case Code.STAY_AWAKE:
                return packet(Code.AWAKE)
        return b""

    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        return b"".join(
            packet(Code.KEY_DOWN if down else Code.KEY_UP, bytes((CODES[name],)))
            for name, down in self._key_changes(last_keys)
        )

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        key = bytes((FIRST_ROUTING_KEY + cell,))
        return packet(Code.KEY_DOWN, key), packet(Code.KEY_UP, key)


VENDOR: Final = Vendor(
    name="humanware",
    driver=HumanWare,
    device=HumanWareDevice,
    sizes=SIZES,
    # Brailliant BI 32, BI 40 and B 80, then BI 14 (NVDA's list; the others are HID).
    usb=frozenset({(0x1C71, 0xC005), (0x1C71, 0xC021)}),
)
