"""The Seika protocols: the notetaker (Mini), and the displays of 40 and 80 cells.

9600 baud, 8 data bits, no parity (NVDA opens the displays with odd parity); neither
acknowledgements nor checksums.
Both are queried at once, and the one that answers is spoken to in its own dialect.
Chords and routing keys come once, without a release.
Sources: BRLTTY 6.5 as observed, its key numbers and NVDA's as read; real BRLTTY accepts
`SeikaDevice` with up to 40 cells. Hardware has to show: 80 cells.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import ClassVar, Final, TypeAlias

from accessigame.displays import DisplayEvent, Routing, SerialSettings
from accessigame.displays.cells import CREDIBLE, fit_to, set_bits
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.framing import NO_PACKET, LengthFramer, fits, whole
from accessigame.displays.key_tracker import DOTS, Common, bits_of_keys, keys_of_bits
from accessigame.displays.registry import Vendor

SETTINGS: Final = (SerialSettings(9600), SerialSettings(9600, "O"))
START: Final = b"\xff\xff"


class Code(IntEnum):
    """The code of a packet of the notetaker; the first two are from the host."""

    WHO = 0xA1
    CELLS = 0xA3
    IDENTITY = 0xA2
    ROUTING = 0xA4
    KEYS = 0xA6
    BOTH = 0xA8


NOTETAKER_KEYS: Final = (
    *(*DOTS, "backspace", "space", "left_button", "right_button"),
    *("left_joystick_press", "left_joystick_left", "left_joystick_right"),
    *("left_joystick_up", "left_joystick_down"),
    *("right_joystick_press", "right_joystick_left", "right_joystick_right"),
    *("right_joystick_up", "right_joystick_down"),
)
LINE_KEYS: Final = ("k1", "k7", "k8", "k6", "k5", *[""] * 4, "k2", "", "k3", "k4")
"""From bit 0 on; "" is a bit without a key."""

# BRLTTY's bindings and NVDA's together.
COMMON: Final[Common] = {
    **{name: (name,) for name in (*DOTS, "space")},
    "pan_left": ("left_button", "k1", "k6", "left_joystick_left", "right_joystick_left"),
    "pan_right": ("right_button", "k8", "k7", "left_joystick_right", "right_joystick_right"),
    "up": ("right_joystick_up", "left_joystick_up", "k2", "k4"),
    "down": ("right_joystick_down", "left_joystick_down", "k3", "k5"),
    "select": ("right_joystick_press", "left_joystick_press"),
}

MARK, FIRST, SECOND = 0xE0, 0x60, 0xE0
"""The bits that mark the two bytes of keys, and their values in each of them."""
KEYS_LENGTH: Final = 2
BLOCK: Final = bytes((0, 8, 9, 0, 0, 0, 0))
"""The beginning of a block of routing keys."""
MOST_FINGERS: Final = 4
"""The most routing keys that are pressed at once."""
IDENTITY_LENGTHS: Final = range(3, 17)
"""The lengths of the notetaker's identity; a description may follow (NVDA)."""


def packet(code: Code, data: bytes) -> bytes:
    """Return a packet of the notetaker, from either side."""
    return START + bytes((code, len(data))) + data


@dataclass(frozen=True, slots=True)
class Report:
    """The keys and routing keys of a packet of the display, as bits."""

    keys: int = 0
    routing: int = 0


@dataclass(frozen=True)
class Notetaker:
    """Packets with a code and a length."""

    cells: int
    keys: int = len(NOTETAKER_KEYS)
    routing: int = 0

    name: ClassVar = "Seika Notetaker"
    names: ClassVar = NOTETAKER_KEYS
    query: ClassVar = START + bytes((Code.WHO,))

    @property
    def identity(self) -> bytes:
        """The display's answer."""
        return packet(Code.IDENTITY, bytes((self.keys, self.cells, self.routing or self.cells)))

    @property
    def head(self) -> bytes:
        """The beginning of the host's packet of cells."""
        return START + bytes((Code.CELLS, self.cells))

    @property
    def lengths(self) -> dict[int, tuple[int, int]]:
        """The numbers of bytes of keys, and of routing keys, in each packet."""
        keys, routing = -(-self.keys // 8), -(-(self.routing or self.cells) // 8)
        return {Code.KEYS: (keys, 0), Code.ROUTING: (0, routing), Code.BOTH: (keys, routing)}

    def show(self, cells: bytes) -> bytes:
        """Return the host's packet of all cells."""
        return self.head + fit_to(cells, self.cells)

    def shown(self, sent: bytes) -> bytes:
        """Return the cells of such a packet."""
        return sent[len(self.head) :]

    def encode(self, report: Report) -> bytes:
        """Return the display's packet of keys, or of routing keys."""
        code = Code.ROUTING if report.routing else Code.KEYS
        keys, routing = self.lengths[code]
        data = report.keys.to_bytes(keys, "little") + report.routing.to_bytes(routing, "little")
        return packet(code, data)

    def measure(self, buffer: bytes) -> int | None:
        """Measure a packet of the display for a `LengthFramer`."""
        if not fits(buffer, START):
            return NO_PACKET
        if len(buffer) < len(START) + 2:
            return None if buffer[2:3] in {b"", *(bytes((code,)) for code in Code)} else NO_PACKET
        length = sum(self.lengths.get(buffer[2], (0, 0)))
        return _measured(buffer, length) if buffer[3] == length > 0 else NO_PACKET

    def decode(self, packet: bytes) -> Report:
        """Return the keys of a packet that `measure` found."""
        end = 4 + self.lengths[packet[2]][0]
        return Report(
            int.from_bytes(packet[4:end], "little"), int.from_bytes(packet[end:], "little")
        )


def _measured(buffer: bytes, length: int) -> int | None:
    """Measure a packet of the notetaker whose data have this length.

    Two bytes of 0xFF in the data, or one at their end, are the beginning of the next packet:
    this one was cut short, because no hand has 16 fingers.
    """
    data = buffer[4 : 4 + length]
    if START in data:
        return NO_PACKET
    if len(data) < length:
        return None
    return NO_PACKET if data.endswith(START[:1]) else 4 + length


@dataclass(frozen=True)
class Line:
    """A display of 40 or 80 cells: two bytes of keys, blocks of routing keys."""

    cells: int
    name: str
    head: bytes
    gap: bytes
    identity_like: bytes
    tail: bytes

    names: ClassVar = LINE_KEYS
    query: ClassVar = START + b"\x1c"

    @property
    def identity(self) -> bytes:
        """The display's answer; a # stands for any digit."""
        return self.identity_like.replace(b"#.##", b"1.00").replace(b"#", b"3")

    def show(self, cells: bytes) -> bytes:
        """Return the host's packet of all cells."""
        text = b"".join(self.gap + bytes((cell,)) for cell in fit_to(cells, self.cells))
        return self.head + text

    def shown(self, sent: bytes) -> bytes:
        """Return the cells of such a packet."""
        return sent[len(self.head) + len(self.gap) :: 1 + len(self.gap)]

    def encode(self, report: Report) -> bytes:
        """Return the display's packet of keys, or its block of routing keys, then an empty one."""
        if report.routing:
            bitmap = report.routing.to_bytes(self.cells // 8, "little")
            return self._block(bitmap) + self._block(bytes(len(bitmap)))
        return bytes((FIRST | report.keys & ~MARK & 0xFF, SECOND | report.keys >> 8))

    def measure(self, buffer: bytes) -> int | None:
        """Measure a packet of the display for a `LengthFramer`."""
        if buffer[0] & MARK == FIRST:
            second = fits(bytes(byte & MARK for byte in buffer[1:2]), bytes((SECOND,)))
            return whole(buffer, KEYS_LENGTH) if second else NO_PACKET
        return self._measure_block(buffer) if fits(buffer, BLOCK) else NO_PACKET

    def _measure_block(self, buffer: bytes) -> int | None:
        """Measure routing keys, after which an empty block always comes.

        The beginning of a block among the keys shows that this one was cut short, and so do more
        keys than `MOST_FINGERS`: a packet of other keys has five bits at least.
        Only the beginning of an empty block is taken, to keep the bytes that come after a cut.
        """
        end = len(self._block(bytes(self.cells // 8)))
        data = buffer[len(BLOCK) : end]
        if BLOCK[:3] in data or sum(byte.bit_count() for byte in data) > MOST_FINGERS:
            return NO_PACKET
        if len(buffer) <= end:
            return None
        if not any(data):
            return len(BLOCK)
        return end if buffer[end] == BLOCK[0] else NO_PACKET

    def decode(self, packet: bytes) -> Report:
        """Return the keys of a packet that `measure` found."""
        if len(packet) > KEYS_LENGTH:
            bitmap = packet[len(BLOCK) : len(BLOCK) + self.cells // 8]
            return Report(routing=int.from_bytes(bitmap, "little"))
        return Report(keys=(packet[1] & ~MARK) << 8 | packet[0] & ~MARK)

    def _block(self, bitmap: bytes) -> bytes:
        return BLOCK + bitmap + self.tail


SEIKA_40: Final = Line(40, "Seika", START + b"seika\0", b"\0", b"seika# v#.##", b"")
SEIKA_80: Final = Line(80, "Seika 80", START + b"s80\0\0\0", b"", b"seika80 v#.##", bytes(5))
LINES: Final = (SEIKA_80, SEIKA_40)


Dialect: TypeAlias = Notetaker | Line


def matches(pattern: bytes, buffer: bytes) -> bool:
    """Return whether the buffer begins like the pattern, as far as both go; # is any digit."""
    return all(
        byte in b"0123456789" if sign in b"#" else byte == sign
        for byte, sign in zip(buffer, pattern, strict=False)
    )


def _identity(buffer: bytes) -> int | None:
    """Measure the answer to one of the questions."""
    if fits(buffer, START + bytes((Code.IDENTITY,))):
        length = buffer[3] if len(buffer) > 3 else None  # noqa: PLR2004 - after the code
        if length is None:
            return None
        return _measured(buffer, length) if length in IDENTITY_LENGTHS else NO_PACKET
    lines = [line for line in LINES if matches(line.identity_like, buffer)]
    if not lines:
        return NO_PACKET
    return whole(buffer, len(lines[0].identity_like))


def _dialect_of(identity: bytes) -> Dialect | None:
    """Return the dialect of the display with this identity; None for an incredible size."""
    if identity.startswith(START):
        keys, cells, routing = identity[4:7]
        return Notetaker(cells, keys, routing) if cells in CREDIBLE else None
    return next(line for line in LINES if matches(line.identity_like, identity))


class Seika(Driver):
    """The host's side."""

    settings = SETTINGS[0]

    def __init__(self) -> None:
        super().__init__(LengthFramer(self._measure), COMMON)
        self._dialect: Dialect | None = None

    def _query(self) -> bytes:
        """Return the queries of both dialects."""
        return Notetaker.query + Line.query

    def _encode(self, cells: bytes, _last_cells: bytes | None) -> bytes:
        return self._dialect.show(cells) if self._dialect else b""

    def _measure(self, buffer: bytes) -> int | None:
        if (length := _identity(buffer)) != NO_PACKET or self._dialect is None:
            return length
        return self._dialect.measure(buffer)

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        if _identity(packet) == len(packet):
            return self._adopt(_dialect_of(packet))
        return self._events_of(self._dialect, self._dialect.decode(packet)) if self._dialect else ()

    def _adopt(self, dialect: Dialect | None) -> Iterable[DisplayEvent]:
        if dialect is None:
            return ()
        self._dialect = dialect
        return (self._identified(dialect.name, dialect.cells),)

    def _events_of(self, dialect: Dialect, report: Report) -> Iterable[DisplayEvent]:
        yield from self._keys.chord(keys_of_bits(report.keys, dialect.names))
        yield from (Routing(cell) for cell in set_bits(report.routing) if cell < dialect.cells)


def _usual(total: int) -> Dialect:
    """Return the dialect that is emulated for a number of cells."""
    return {40: SEIKA_40, 80: SEIKA_80}.get(total) or Notetaker(total)


class SeikaDevice(Emulated):
    """The display's side: an emulated display of `total` cells, or of this dialect."""

    def __init__(self, total: int = 40, dialect: Dialect | None = None) -> None:
        self._dialect = dialect or _usual(total)
        keypad = Keypad(self._dialect.names, COMMON)
        super().__init__(self._dialect.cells, LengthFramer(self._measure), keypad)

    def _report_keys(self, _last_keys: frozenset[str]) -> bytes:
        chords = (
            Report(keys=bits_of_keys(chord, self._dialect.names))
            for chord in self._finished_chords()
        )
        return b"".join(map(self._dialect.encode, chords))

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        return (self._dialect.encode(Report(routing=1 << cell)),)

    def _measure(self, buffer: bytes) -> int | None:
        if fits(buffer, self._dialect.query):
            return whole(buffer, len(self._dialect.query))
        if fits(buffer, self._dialect.head):
            return whole(buffer, len(self._dialect.show(b"")))
        return NO_PACKET

    def _reply(self, sent: bytes) -> bytes:
        if sent == self._dialect.query:
            return self._dialect.identity
        self._cells = self._dialect.shown(sent)
        return b""


VENDOR: Final = Vendor(
    name="seika",
    driver=Seika,
    device=SeikaDevice,
    sizes=(16, 24, 40, 80),
    settings=SETTINGS,
    # The displays have the plain number of Silicon Labs' converters.
)
