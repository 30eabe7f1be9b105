"""The Albatross protocol: displays of 46 and 80 cells.

19200 or 9600 baud, 8 data bits, no parity; no checksums.
A display without a host sends its description all the time, until that is acknowledged; it
starts again after two seconds of silence, so it wants a sign of life.
Only the cells that change are sent, each with its number; their dots are reversed.
A key is one byte: most keys come once, those at the corners when they go down and again,
the same byte, when they come up, so that they can be held while others are pressed.
Sources: BRLTTY 6.5 as observed, BRLTTY and NVDA as read; real BRLTTY accepts
`AlbatrossDevice`. They acknowledge differently; this driver does as NVDA, the emulator
takes both.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from accessigame.displays import DisplayEvent, Keys, Ready, Routing, Send, SerialSettings
from accessigame.displays.cells import REVERSED
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.framing import NO_PACKET, LengthFramer, fits, whole
from accessigame.displays.key_tracker import Common
from accessigame.displays.registry import Vendor

SETTINGS: Final = (SerialSettings(19200), SerialSettings(9600))
SIZES: Final = (46, 80)

CLEAR, BEGIN, END = 0xFA, 0xFB, 0xFC
BEACON: Final = 0xFF
REFRESH: Final = 0xFB
"""From the display: write all cells again (BRLTTY)."""
LONGEST_BEACON: Final = 256
ACKNOWLEDGEMENTS: Final = (b"\xfe\xfd\xfe\xfd", b"\xfe\xff\xfe\xff")
"""NVDA's and BRLTTY's."""
SIGN_OF_LIFE: Final = bytes((BEGIN, END))
KEEP_ALIVE: Final = 1.5
"""Seconds after which a sign of life is due (NVDA)."""
GIVES_UP: Final = 2.0
"""Seconds after which the display takes the host for gone (NVDA)."""
BEACON_PAUSE: Final = 0.2
"""Seconds between two beacons of the emulator."""

LARGE, STATUS_RIGHT, STATUS_COUNT = 0x80, 0x20, 0x0F
"""The bits of the description; two more, the layout of the keypads, do not matter here."""

# The names are NVDA's; the first byte of a routing key, with the first of its cells.
HELD: Final = {
    1: "attribute1",
    42: "attribute2",
    151: "attribute3",
    192: "attribute4",
    83: "f1",
    84: "f2",
    89: "f7",
    90: "f8",
    193: "f9",
    194: "f10",
    199: "f15",
    200: "f16",
    91: "home1",
    92: "end1",
    93: "ecursor1",
    94: "cursor1",
    201: "home2",
    202: "end2",
    203: "ecursor2",
    204: "cursor2",
}
ONCE: Final = {
    85: "f3",
    86: "f4",
    87: "f5",
    88: "f6",
    195: "f11",
    196: "f12",
    197: "f13",
    198: "f14",
    95: "up1",
    96: "down1",
    97: "left",
    98: "up2",
    205: "up3",
    206: "down2",
    207: "right",
    208: "down3",
    103: "left_wheel_right",
    104: "left_wheel_left",
    105: "left_wheel_up",
    106: "left_wheel_down",
    213: "right_wheel_right",
    214: "right_wheel_left",
    215: "right_wheel_up",
    216: "right_wheel_down",
}
KEYS: Final = {**HELD, **ONCE}
CODES: Final = {name: byte for byte, name in KEYS.items()}
ROUTING: Final = {**dict(enumerate(range(2, 42))), **dict(enumerate(range(111, 151), 40))}
PLACES: Final = {byte: place for place, byte in ROUTING.items()}

COMMON: Final[Common] = {
    "pan_left": ("left", "left_wheel_left", "right_wheel_left"),
    "pan_right": ("right", "left_wheel_right", "right_wheel_right"),
    "up": ("up1", "up2", "up3", "left_wheel_up", "right_wheel_up"),
    "down": ("down1", "down2", "down3", "left_wheel_down", "right_wheel_down"),
    "select": ("cursor1", "cursor2"),
}


@dataclass(frozen=True, slots=True)
class Description:
    """A display's description of itself, in one byte."""

    byte: int

    @property
    def total(self) -> int:
        """The number of cells, status cells among them."""
        return SIZES[bool(self.byte & LARGE)]

    @property
    def _beside(self) -> int:
        """The status cells, and the blank one that separates them from the text."""
        count = self.byte & STATUS_COUNT
        return count + 1 if count else 0

    @property
    def first(self) -> int:
        """The place of the first text cell."""
        return 0 if self.byte & STATUS_RIGHT else self._beside

    @property
    def cells(self) -> int:
        """The number of text cells."""
        return self.total - self._beside


def update(cells: Iterable[tuple[int, int]]) -> bytes:
    """Return the packet that puts up cells, each with its place counted from 0."""
    return bytes((BEGIN, *(byte for place, cell in cells for byte in (place + 1, cell)), END))


def _from_display(buffer: bytes) -> int | None:
    """Measure a packet of the display for a `LengthFramer`: a key, or beacons in a row.

    A beacon counts when it comes twice: a single one may be noise before a key.
    """
    buffer = buffer[:LONGEST_BEACON]
    if buffer[0] != BEACON:
        return 1
    if len(buffer) > 1 and buffer[1] == BEACON:
        return NO_PACKET
    pair = buffer[:2]
    count = next((n for n in range(0, len(buffer), 2) if buffer[n : n + 2] != pair), len(buffer))
    if count >= 2 * len(pair):
        return count
    return None if fits(buffer, pair * 2) else NO_PACKET


class Albatross(Driver):
    """The host's side; there may be a quiet between two beacons, so it ends nothing."""

    settings = SETTINGS[0]
    timeout = KEEP_ALIVE

    def __init__(self) -> None:
        super().__init__(LengthFramer(_from_display), COMMON)
        self._held: set[str] = set()
        self._display: Description | None = None

    def on_timeout(self) -> tuple[DisplayEvent, ...]:
        """Return a sign of life: without it, the display would start again."""
        return (Send(SIGN_OF_LIFE),)

    def _query(self) -> bytes:
        """Return nothing: the display speaks first."""
        self._held.clear()
        return b""

    def _encode(self, cells: bytes, last_cells: bytes | None) -> bytes:
        """Return the packet of the cells that change; the first time, all others are cleared."""
        first = self._display.first if self._display else 0
        old_cells = bytes(len(cells)) if last_cells is None else last_cells
        vendors = REVERSED.to_vendor(cells)
        changed = [place for place, cell in enumerate(cells) if cell != old_cells[place]]
        sent = update((first + place, vendors[place]) for place in changed) if changed else b""
        return bytes((CLEAR,)) + sent if last_cells is None else sent

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        if len(packet) > 1:
            self._held.clear()
            self._display = Description(packet[1])
            return (Send(ACKNOWLEDGEMENTS[0]), self._again(self._display))
        if self._display is None:
            return ()
        if packet[0] == REFRESH:
            return (self._again(self._display),)
        return self._key(packet[0], self._display)

    def _again(self, display: Description) -> Ready:
        """Return the event after which all cells are written again."""
        return self._identified("Albatross", display.cells)

    def _key(self, byte: int, display: Description) -> Iterable[DisplayEvent]:
        """Report a key, and send a sign of life: a player who presses keys never falls silent."""
        events: tuple[Keys | Routing, ...] = ()
        if byte in HELD:
            events = self._toggle(HELD[byte])
        elif byte in ONCE:
            name = ONCE[byte]
            events = self._keys.key(name, down=True) + self._keys.key(name, down=False)
        elif 0 <= (cell := PLACES.get(byte, -1) - display.first) < display.cells:
            events = (Routing(cell),)
        return (*events, Send(SIGN_OF_LIFE)) if events else ()

    def _toggle(self, name: str) -> tuple[Keys, ...]:
        self._held ^= {name}
        return self._keys.key(name, down=name in self._held)


class AlbatrossDevice(Emulated):
    """The display's side: an emulated display of `total` cells, status cells among them."""

    def __init__(self, total: int = 80, status: int = 0, side: int = STATUS_RIGHT) -> None:
        self._display = Description((LARGE if total == SIZES[1] else 0) | status | side)
        super().__init__(self._display.cells, LengthFramer(self._from_host), Keypad(CODES, COMMON))
        self._row = bytearray(self._display.total)
        self._talking = False

    @property
    def shown(self) -> bytes:
        """The text cells that are up now."""
        first = self._display.first
        return REVERSED.from_vendor(bytes(self._row[first : first + self._display.cells]))

    @property
    def timeout(self) -> float:
        """Seconds until the next beacon, or until the host is taken for gone."""
        return GIVES_UP if self._talking else BEACON_PAUSE

    def on_timeout(self) -> bytes:
        """Return beacons: the host is not there, or not any more."""
        self._talking = False
        return bytes((BEACON, self._display.byte)) * 2

    def receive(self, data: bytes) -> bytes:
        """Handle the host's bytes; return beacons as long as there are none of them."""
        super().receive(data)
        return b"" if data or self._talking else self.on_timeout()

    def _from_host(self, buffer: bytes) -> int | None:
        if buffer[0] == CLEAR:
            return 1
        for acknowledgement in ACKNOWLEDGEMENTS:
            if fits(buffer, acknowledgement):
                return whole(buffer, len(acknowledgement))
        return self._measure_update(buffer) if buffer[0] == BEGIN else NO_PACKET

    def _measure_update(self, buffer: bytes) -> int | None:
        longest = 2 * self._display.total + 2
        for place in range(1, min(len(buffer), longest), 2):
            if buffer[place] == END:
                return place + 1
            if not 1 <= buffer[place] <= self._display.total:
                return NO_PACKET
        return None if len(buffer) < longest else NO_PACKET

    def _reply(self, sent: bytes) -> bytes:
        if sent in ACKNOWLEDGEMENTS:
            self._talking = True
        elif self._talking and sent[0] == CLEAR:
            self._row = bytearray(self._display.total)
        elif self._talking:
            for place, cell in zip(sent[1:-1:2], sent[2:-1:2], strict=True):
                self._row[place - 1] = cell
        return b""

    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        """Return the bytes of keys: those that can be held come first, and again in the end."""
        held = set(HELD.values())
        up = sorted((last_keys - self._down) & held)
        down = sorted(self._down - last_keys, key=lambda name: (name not in held, name))
        return bytes(CODES[name] for name in (*up, *down))

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        return (bytes((ROUTING[self._display.first + cell],)),)


VENDOR: Final = Vendor(
    name="albatross",
    driver=Albatross,
    device=AlbatrossDevice,
    sizes=SIZES,
    settings=SETTINGS,
    # They have FTDI's plain number, which many other things have too.
)
