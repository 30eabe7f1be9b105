"""The MDV protocol: MB208, MB408 and their like.

38400 or 19200 baud, 8 data bits, no parity; a length and a checksum in every packet, and
every packet is acknowledged, both ways.
Keys come once, their code includes Shift and a long press; braille is typed in chords.
Sources: BRLTTY 6.5 as observed, its key numbers as read; real BRLTTY accepts `MdvDevice`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, Routing, Send, SerialSettings
from accessigame.displays.cells import CREDIBLE, DotOrder
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.flow_control import AckTimeouts
from accessigame.displays.framing import NO_PACKET, LengthFramer
from accessigame.displays.key_tracker import DOTS, Common, bits_of_keys, keys_of_bits
from accessigame.displays.registry import Vendor

SETTINGS: Final = (SerialSettings(38400), SerialSettings(19200))
SIZES: Final = (20, 40, 80)
STATUS_CELLS: Final = 2
"""The number of status cells of the emulated display."""

SOH, STX, ETX = 0x01, 0x02, 0x03
HEAD, FRAME = 5, 7
"""The number of bytes before the data, and around them."""
LONGEST_DATA: Final = 120
CHECKSUM_MASK: Final = 0xAA55
DOT_ORDER: Final = DotOrder(0x08, 0x04, 0x02, 0x80, 0x40, 0x20, 0x01, 0x10)


class Code(IntEnum):
    """The code of a packet."""

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
"""The number of bytes of data in the display's packets."""

PATIENCE: Final = 0.2
"""The limit of the wait for an acknowledgement, in seconds."""

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
"""The bits of a routing key without Shift."""

COMMON: Final[Common] = {
    **{name: (name,) for name in (*DOTS, "space")},
    "pan_left": ("left",),
    "pan_right": ("right",),
    "up": ("key_up",),
    "down": ("key_down",),
    "select": ("f4",),
}


def packet(code: Code, data: bytes = b"") -> bytes:
    """Return a packet of either side, with its checksum."""
    body = bytes((STX, code, len(data), ETX)) + data
    return bytes((SOH,)) + body + (sum(body) ^ CHECKSUM_MASK).to_bytes(2, "little")


ACKNOWLEDGEMENT: Final = packet(Code.ACKNOWLEDGED)


def measure(buffer: bytes) -> int | None:
    """Measure a packet of either side for a `LengthFramer`."""
    marks = {0: SOH, 1: STX, 4: ETX}
    if any(buffer[place] != mark for place, mark in marks.items() if place < len(buffer)):
        return NO_PACKET
    if len(buffer) < HEAD:
        return None
    if buffer[3] > LONGEST_DATA:
        return NO_PACKET
    length = FRAME + buffer[3]
    if len(buffer) < length:
        return None
    checksum = sum(buffer[1 : length - 2]) ^ CHECKSUM_MASK
    good = buffer[length - 2 : length] == checksum.to_bytes(2, "little")
    return length if good else NO_PACKET


def _from_display(buffer: bytes) -> int | None:
    """Measure a packet of the display, whose lengths are known."""
    length = measure(buffer)
    short = len(buffer) < HEAD or LENGTHS.get(buffer[2], buffer[3]) == buffer[3]
    return length if short else NO_PACKET


class Mdv(Driver):
    """The host's side."""

    settings = SETTINGS[0]
    timeouts = AckTimeouts(PATIENCE, PATIENCE)

    def __init__(self) -> None:
        super().__init__(LengthFramer(_from_display, checked=True), COMMON)
        self._status = 0

    def _query(self) -> bytes:
        return packet(Code.WHO)

    def _encode(self, cells: bytes, _last_cells: bytes | None) -> bytes:
        """Return the packet of all cells, status cells blank."""
        return packet(Code.CELLS, bytes(self._status) + DOT_ORDER.to_vendor(cells))

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        if packet[2] == Code.ACKNOWLEDGED:
            return self._acknowledged()
        return (Send(ACKNOWLEDGEMENT), *self._decode_data(packet[2], packet[HEAD:-2]))

    def _decode_data(self, code: int, data: bytes) -> Iterable[DisplayEvent]:
        match code:
            case Code.IDENTITY if data[0] in CREDIBLE:
                self._status = data[1]
                return (self._identified("MDV", data[0]),)
            case Code.KEY if data[0] in KEYS:
                return self._keys.chord({KEYS[data[0]]})
            case Code.TYPED:
                return self._keys.chord(
                    keys_of_bits(data[1], DOTS) | ({"space"} if data[0] else set())
                )
            case Code.ROUTING_DOWN:
                cell = (data[0] & ROUTING_MASK) - 1 - self._status
                return (Routing(cell),) if 0 <= cell < (self.cells or 0) else ()
        return ()


class MdvDevice(Emulated):
    """The display's side: an emulated display of `total` text cells.

    `unacknowledged` counts the packets that the host has not acknowledged.
    """

    def __init__(self, total: int = 40) -> None:
        keypad = Keypad((*NUMBERS, *DOTS, "space"), COMMON)
        super().__init__(total, LengthFramer(measure), keypad)
        self.unacknowledged = 0

    def _report_keys(self, _last_keys: frozenset[str]) -> bytes:
        return b"".join(
            report for chord in self._finished_chords() for report in self._report_chord(chord)
        )

    def _report_chord(self, names: frozenset[str]) -> Iterator[bytes]:
        """Yield the packet of the typed dots, then one for each other key."""
        data = bytes(("space" in names, bits_of_keys(names, DOTS), 0))
        if any(data):
            yield self._unacknowledged_packet(Code.TYPED, data)
        for number in sorted(NUMBERS[name] for name in names if name in NUMBERS):
            yield self._unacknowledged_packet(Code.KEY, bytes((number,)))

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        key = bytes((cell + 1 + STATUS_CELLS,))
        return self._unacknowledged_packet(Code.ROUTING_DOWN, key), self._unacknowledged_packet(
            Code.ROUTING_UP, key
        )

    def _unacknowledged_packet(self, code: Code, data: bytes) -> bytes:
        self.unacknowledged += 1
        return packet(code, data)

    def _reply(self, sent: bytes) -> bytes:
        code, data = sent[2], sent[HEAD:-2]
        if code == Code.ACKNOWLEDGED:
            self.unacknowledged = max(0, self.unacknowledged - 1)  # BRLTTY answers these too
            return b""
        reply = b""
        if code == Code.WHO:
            sizes = (len(self._cells), STATUS_CELLS, 8, 1, 1, 0)
            reply = self._unacknowledged_packet(Code.IDENTITY, bytes(sizes))
        elif code == Code.CELLS and len(data) == STATUS_CELLS + len(self._cells):
            self._cells = DOT_ORDER.from_vendor(data[STATUS_CELLS:])
        return reply if self.silent else ACKNOWLEDGEMENT + reply


VENDOR: Final = Vendor(name="mdv", driver=Mdv, device=MdvDevice, sizes=SIZES, settings=SETTINGS)
