"""The protocol of the Dot Pad: driver and emulated display.

115200 baud, 8 data bits, no parity, over a USB serial port.
A packet is AA 55, a length of two bytes, the high one first, then what the length counts: the
destination, the command in two bytes, a sequence byte, the data, and a checksum, which is the
exclusive or of A5 and all bytes from the destination on.
A line that is sent is acknowledged, and once more when its pins have moved; then the next one goes.
A field of pins shows rows of cells; the line of text below it is the last row, if as long.
Sources: the drivers of BRLTTY and of NVDA, both of 2025, as read.  BRLTTY waits until the pins have
moved, NVDA only for the first acknowledgement: both will do.  A line of text has its dots column by
column in BRLTTY, and the usual order under a mark in the sequence byte in NVDA: the driver does
as NVDA, and the emulated display takes both.
Hardware has to show: the lines of a display with a field alone (here as in BRLTTY), whether there
are routing keys, and whether bytes of six dots come with a field.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from functools import reduce
from operator import xor
from typing import Final

from accessigame.displays import DisplayEvent, SerialSettings, Shape
from accessigame.displays.cells import (
    CREDIBLE,
    HEIGHT,
    REVERSED,
    DotOrder,
    PinField,
    fit_to,
    set_bits,
)
from accessigame.displays.driver import Driver, Emulated, Keypad, to_send
from accessigame.displays.flow_control import NO_ROW, AckTimeouts, RowFlow
from accessigame.displays.framing import NO_PACKET, LengthFramer, fits, whole
from accessigame.displays.key_tracker import Common, bits_of_keys, keys_of_bits
from accessigame.displays.registry import Vendor

SETTINGS: Final = SerialSettings(115200)

SYNC: Final = b"\xaa\x55"
HEADER: Final = len(SYNC) + 2
"""The bytes before those that the length counts."""
AROUND: Final = 5
"""The bytes that the length counts besides the data."""
LENGTHS: Final = range(AROUND, AROUND + 100)
SEED: Final = 0xA5
TEXT: Final = 0x80
"""The mark of a line of text in the sequence byte: its dots have the usual order."""
COLUMN_BY_COLUMN: Final = DotOrder(0x01, 0x02, 0x04, 0x10, 0x20, 0x40, 0x08, 0x80)
SIX_DOTS: Final = 0x3F

PAUSE: Final = 1.0
"""Seconds of the wait for an acknowledgement, besides the time that the display moves (BRLTTY)."""
REFRESH_UNIT: Final = 0.1
USUAL_REFRESH: Final = 5
TAKEN, REFUSED, WAIT, BAD_SUM = range(4)


class Code(IntEnum):
    """The command of a packet."""

    SEND_FIRMWARE = 0x0000
    FIRMWARE = 0x0001
    SEND_NAME = 0x0100
    NAME = 0x0101
    SEND_BOARD = 0x0110
    BOARD = 0x0111
    LINE = 0x0200  # the first cell, the cells
    LINE_TAKEN = 0x0201
    LINE_MOVED = 0x0202
    SCROLL_KEYS = 0x0302
    KEYS = 0x0312
    ROUTING_KEYS = 0x0322
    FUNCTION_KEYS = 0x0332
    ERROR = 0x9902


FROM_HOST: Final = (Code.SEND_FIRMWARE, Code.SEND_NAME, Code.SEND_BOARD, Code.LINE)
FROM_DISPLAY: Final = tuple(code for code in Code if code not in FROM_HOST)


class Feature(IntEnum):
    """The bits of what a display has."""

    FIELD = 0x80
    TEXT_LINE = 0x40
    DOT_KEYS = 0x20
    ROUTING = 0x10
    NAVIGATION = 0x08
    PANNING = 0x04
    FUNCTION_KEYS = 0x02


# The numbers of keys count from the highest bit of the first byte; "" is a number without a key.
NAVIGATION: Final = ("nav_center", "nav_up", "nav_right", "nav_down", "nav_left")
PANNING: Final = ("pan_left", "pan_right")
DOT_KEYS: Final = ("dot7", "dot3", "dot2", "dot1", "dot4", "dot5", "dot6", "dot8", "space")
SHIFTS: Final = ("left_shift", "left_control", "right_shift", "right_control")
FUNCTION: Final = tuple(f"f{number}" for number in range(1, 33))
FUNCTION_COUNT: Final = 4
"""The function keys of a display that has some and does not say how many (BRLTTY)."""
SCROLL: Final = ("left_next", "left_previous", "right_next", "right_previous")
KEYS: Final[Mapping[int, Sequence[str]]] = {
    Code.KEYS: (*DOT_KEYS, *SHIFTS, *PANNING, "", *NAVIGATION),
    Code.FUNCTION_KEYS: FUNCTION,
    Code.SCROLL_KEYS: (*("",) * 28, *SCROLL),
}
KEY_BYTES: Final = {Code.KEYS: 4, Code.FUNCTION_KEYS: 4, Code.SCROLL_KEYS: 4, Code.ROUTING_KEYS: 8}

# The first key of a common name that a display has is the one that the emulator presses.
COMMON: Final[Common] = {
    "pan_left": ("pan_left", "nav_left", "left_previous", "right_previous"),
    "pan_right": ("pan_right", "nav_right", "left_next", "right_next"),
    "up": ("nav_up", "f1"),
    "down": ("nav_down", "f4"),
    "select": ("nav_center", "f2", "f3"),
}


def packet(code: Code, data: bytes = b"", destination: int = 0, sequence: int = 0) -> bytes:
    """Return a packet in the bytes of the line."""
    content = bytes((destination, *code.to_bytes(2, "big"), sequence)) + data
    length = (len(content) + 1).to_bytes(2, "big")
    return SYNC + length + content + bytes((reduce(xor, content, SEED),))


def _measure(buffer: bytes, codes: Sequence[Code]) -> int | None:
    """Measure a packet with one of these commands."""
    if not fits(buffer, SYNC):
        return NO_PACKET
    length = int.from_bytes(buffer[2:HEADER], "big") if len(buffer) >= HEADER else LENGTHS[0]
    command = buffer[HEADER + 1 : HEADER + 3]
    if length not in LENGTHS or not any(fits(command, code.to_bytes(2, "big")) for code in codes):
        return NO_PACKET
    if len(buffer) < HEADER or whole(buffer, HEADER + length) is None:
        return None
    is_right = not reduce(xor, buffer[HEADER : HEADER + length], SEED)
    return HEADER + length if is_right else NO_PACKET


@dataclass(frozen=True, slots=True)
class Board:
    """A display's description of itself.

    features: the bits of `Feature`. eight_dots: whether a byte of a line is four pins high.
    function_keys: their number.
    text, field: the lines and the bytes of each, zeros where the display has none.
    refresh: tenths of a second until the pins of a line have moved.
    """

    features: int
    eight_dots: bool = True
    function_keys: int = FUNCTION_COUNT
    text: Shape = Shape(0, 0)  # noqa: RUF009 - it is a tuple
    field: Shape = Shape(0, 0)  # noqa: RUF009 - the same
    refresh: int = USUAL_REFRESH

    @classmethod
    def read(cls, data: bytes) -> Board:
        """Return the description in twelve bytes."""
        features, dots, _distance, keys, *lines = data
        text = Shape(lines[1], lines[0]) if features & Feature.TEXT_LINE else Shape(0, 0)
        field = Shape(lines[5], lines[4]) if features & Feature.FIELD else Shape(0, 0)
        refresh = max(lines[3], lines[7])
        return cls(features, dots != 0, keys or FUNCTION_COUNT, text, field, refresh)

    def write(self) -> bytes:
        """Return the description in twelve bytes; pins are 2.5 mm apart."""
        lines = (
            byte
            for shape in (self.text, self.field)
            for byte in (shape.rows, shape.columns, 0, self.refresh)
        )
        return bytes((self.features, self.eight_dots, 25, self.function_keys, *lines))

    @property
    def pins(self) -> PinField:
        """The field of pins; without lines, if there is none."""
        height = HEIGHT if self.eight_dots else HEIGHT - 1
        return PinField(self.field.rows, self.field.columns, height)

    @property
    def dots(self) -> int:
        """The dots that all cells have: the field has eight, and a line of text may have six."""
        return 8 if self.eight_dots or not self.text_rows else 6

    @property
    def text_rows(self) -> int:
        """The lines of text that are used: not those beside a field of another length."""
        drawn = self.pins.shape
        return 0 if drawn.rows and drawn.columns != self.text.columns else self.text.rows

    @property
    def shape(self) -> Shape:
        """The rows of cells, those of the field first."""
        drawn = self.pins.shape
        if not drawn.rows:
            return self.text
        return Shape(drawn.columns, drawn.rows + self.text_rows)

    @property
    def destinations(self) -> tuple[int, ...]:
        """The destination of each line, those of the field first; they stand behind the text."""
        first = self.text.rows or 1
        return (*range(first, first + self.field.rows), *range(self.text_rows))

    def lines(self, cells: bytes) -> tuple[bytes, ...]:
        """Return the lines of all cells, in the order of their destinations."""
        drawn = self.pins.shape.cells
        mask = 0xFF if self.eight_dots else SIX_DOTS
        text = bytes(cell & mask for cell in cells[drawn:])
        columns = self.text.columns
        rows = (text[row * columns :][:columns] for row in range(self.text_rows))
        return (*self.pins.draw(cells[:drawn]), *rows)


class DotPad(Driver):
    """The host's side."""

    settings = SETTINGS
    timeouts = AckTimeouts(*(PAUSE + USUAL_REFRESH * REFRESH_UNIT,) * 2)

    def __init__(self) -> None:
        self._lines = RowFlow(self._line, self.timeouts)
        super().__init__(
            LengthFramer(lambda buffer: _measure(buffer, FROM_DISPLAY), checked=True),
            COMMON,
            self._lines,
        )
        self._board: Board | None = None
        self._is_taken = False

    def on_timeout(self) -> tuple[DisplayEvent, ...]:
        """Give up half a packet, or wait no longer: a line that was taken will have moved."""
        if self._framer.waiting or not self._is_taken:
            return super().on_timeout()
        self._is_taken = False
        return self._acknowledged()

    def show(self, cells: bytes) -> bytes:
        """Return the packet of the first line that changes."""
        if self._board is None or self.cells is None:
            return b""
        longest = max(self._board.field.columns, self._board.text.columns)
        lines = self._board.lines(fit_to(cells, self.cells))
        return self._lines.show(b"".join(fit_to(line, longest) for line in lines))

    def _query(self) -> bytes:
        """Return the question for the description, which is BRLTTY's first; NVDA's is the name."""
        self._is_taken = False
        return packet(Code.SEND_BOARD)

    def _line(self, row: int, line: bytes) -> bytes:
        """Return the packet of a line, which is filled up to the longest one here."""
        if self._board is None:
            return b""
        self._is_taken = False
        destination = self._board.destinations[row]
        if row < self._board.field.rows:
            return packet(Code.LINE, b"\0" + line[: self._board.field.columns], destination)
        return packet(Code.LINE, b"\0" + line[: self._board.text.columns], destination, TEXT)

    def _decode(self, packet_bytes: bytes) -> Iterable[DisplayEvent]:
        code = int.from_bytes(packet_bytes[HEADER + 1 : HEADER + 3], "big")
        data = packet_bytes[HEADER + 4 : -1]
        match code:
            case Code.BOARD if len(data) == len(Board(0).write()):
                return self._identity(Board.read(data))
            case Code.LINE_TAKEN | Code.LINE_MOVED | Code.ERROR:
                return self._answer(Code(code), data)
            case Code.ROUTING_KEYS:
                return self._route(_bits(data))
        names = KEYS.get(code)
        return self._keys.report(code, keys_of_bits(_bits(data), names)) if names else ()

    def _identity(self, board: Board) -> Iterable[DisplayEvent]:
        """Handle a description: no line is known from here on."""
        shape = board.shape
        if shape.columns not in CREDIBLE or not shape.rows:
            return ()
        self._board, self._is_taken = board, False
        self._lines.rows = len(board.destinations)
        self._lines.timeouts = AckTimeouts(*(PAUSE + board.refresh * REFRESH_UNIT,) * 2)
        return (self._identified("Dot Pad", shape.cells, shape.rows, board.dots),)

    def _answer(self, code: Code, data: bytes) -> Iterable[DisplayEvent]:
        """Handle an answer to a line; one that has to wait is sent again after a silence."""
        if self._lines.row == NO_ROW:
            return ()
        if code == Code.LINE_MOVED:
            return self._acknowledged()
        result = data[0] if data and code == Code.LINE_TAKEN else REFUSED
        self._is_taken = result == TAKEN
        return () if result in (TAKEN, WAIT) else to_send(self._lines.refused(), "refuses")

    def _route(self, bits: int) -> Iterable[DisplayEvent]:
        """Report the routing keys, which are those of the line of text."""
        if self._board is None or self.cells is None:
            return ()
        columns = self._board.text.columns
        first = self.cells - columns if self._board.text_rows else self.cells
        return self._keys.row(
            frozenset(first + key for key in set_bits(bits) if first + key < self.cells)
        )


def _bits(data: bytes) -> int:
    """Return the bits of keys, the first key as the lowest one."""
    return int.from_bytes(REVERSED.to_vendor(data), "little")


def _key_bytes(code: Code, bits: int) -> bytes:
    return REVERSED.from_vendor(bits.to_bytes(KEY_BYTES[code], "little"))


WITH_FIELD: Final = Board(
    Feature.FIELD | Feature.TEXT_LINE | Feature.PANNING | Feature.FUNCTION_KEYS,
    text=Shape(20),
    field=Shape(30, 10),
)
"""The Dot Pad 320: 60 pins by 40, and a line of 20 cells."""
TEXT_ALONE: Final = Board(0xFF & ~Feature.FIELD, text=Shape(20))
"""A display of one line, with every kind of keys."""
BOARDS: Final = {board.shape.cells: board for board in (TEXT_ALONE, WITH_FIELD)}


def _key_names(features: int) -> tuple[str, ...]:
    """Return the keys of a display with these features."""
    kinds = {
        Feature.DOT_KEYS: DOT_KEYS + SHIFTS,
        Feature.NAVIGATION: NAVIGATION,
        Feature.PANNING: PANNING,
        Feature.FUNCTION_KEYS: FUNCTION[:FUNCTION_COUNT],
    }
    return tuple(name for kind, names in kinds.items() if features & kind for name in names)


class DotPadDevice(Emulated):
    """The display's side: an emulated display of `cells` cells, or of this description."""

    def __init__(self, cells: int = 180, board: Board | None = None) -> None:
        self._board = board or BOARDS[cells]
        super().__init__(
            self._board.shape.cells,
            LengthFramer(lambda buffer: _measure(buffer, FROM_HOST), checked=True),
            Keypad(_key_names(self._board.features), COMMON),
            rows=self._board.shape.rows,
            has_routing=bool(self._board.features & Feature.ROUTING),
        )
        self._lines = dict(
            zip(self._board.destinations, self._board.lines(self._cells), strict=True)
        )

    def _reply(self, sent: bytes) -> bytes:
        code, data = (
            Code(int.from_bytes(sent[HEADER + 1 : HEADER + 3], "big")),
            sent[HEADER + 4 : -1],
        )
        destination, sequence = sent[HEADER], sent[HEADER + 3]
        match code:
            case Code.SEND_NAME:
                return packet(Code.NAME, b"DotPad320A")
            case Code.SEND_FIRMWARE:
                return packet(Code.FIRMWARE, b"1.0.0".ljust(8))
            case Code.SEND_BOARD:
                return packet(Code.BOARD, self._board.write())
        result = self._put_up(destination, sequence, data)
        if self.silent:
            return b""
        taken = packet(Code.LINE_TAKEN, bytes((result,)), destination)
        moved = packet(Code.LINE_MOVED, b"\0", destination)
        return taken + moved if result == TAKEN else taken

    def _put_up(self, destination: int, sequence: int, data: bytes) -> int:
        """Put up a line, whole; return the result."""
        line = self._lines.get(destination)
        if line is None or len(data) != 1 + len(line) or data[0]:
            return REFUSED
        is_text = destination < self._board.text_rows
        plain = COLUMN_BY_COLUMN.from_vendor(data[1:]) if not sequence & TEXT else data[1:]
        self._lines[destination] = plain if is_text else data[1:]
        self._cells = self._read()
        return TAKEN

    def _read(self) -> bytes:
        """Return the cells that the lines put up, those of the field first."""
        lines = tuple(self._lines.values())
        count = self._board.field.rows
        drawn = self._board.pins.read(lines[:count]) if count else b""
        return drawn + b"".join(lines[count:])

    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        return b"".join(
            packet(Code(code), _key_bytes(Code(code), now))
            for code, names in KEYS.items()
            if (now := bits_of_keys(self._down, names)) != bits_of_keys(last_keys, names)
        )

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        first = self._board.shape.cells - self._board.text.columns
        bits = 1 << cell - first if cell >= first else 0
        return tuple(
            packet(Code.ROUTING_KEYS, _key_bytes(Code.ROUTING_KEYS, held)) for held in (bits, 0)
        )


VENDOR: Final = Vendor(
    name="dotpad",
    driver=DotPad,
    device=DotPadDevice,
    sizes=tuple(BOARDS),
    rows={cells: board.shape.rows for cells, board in BOARDS.items() if board.shape.rows > 1},
    # The number 0403:6010 is that of every converter of FTDI with two ports.
)
