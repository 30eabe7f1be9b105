"""The protocol of the Canute 360: driver and emulated display.

9600 baud, 8 data bits, no parity, over a USB serial port; frames as in HDLC.
A frame is a command and its data; the answer is the command and its result, the low byte first.
The display says nothing unasked: its keys have to be asked for.  It has no routing keys.
A row takes about 1.2 seconds to move.  The next one would wait unanswered, and so would the keys,
so a row is sent only when the display says that nothing moves any more.
Sources: the maker's page on the protocol, the maker's own reader `canute-ui`, and BRLTTY 6.5 as
read and observed; real BRLTTY accepts `CanuteDevice`.  They agree, except on the number of bytes
of an answer: any from one on is accepted.
Hardware has to show: whether a key that is pressed between two questions is kept, and whether the
rows of a farewell are taken one after the other.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterable, Mapping
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, Keys, Lost, Send, SerialSettings
from accessigame.displays.cells import CREDIBLE
from accessigame.displays.driver import Driver, Emulated, Keypad, to_send
from accessigame.displays.flow_control import NO_ROW, AckTimeouts, RowFlow
from accessigame.displays.framing import PACKET_TIMEOUT, HdlcFramer, frame
from accessigame.displays.key_tracker import Common, bits_of_keys, keys_of_bits
from accessigame.displays.registry import Vendor

SETTINGS: Final = SerialSettings(9600)

ANSWER_TIMEOUT: Final = 5.0
"""Seconds after which no answer will come: the maker waits 4 while a row moves, BRLTTY 10."""
KEYS_INTERVAL: Final = 0.1
"""Seconds between two questions for the keys, as with BRLTTY."""

ROWS: Final = {360: 9}
CREDIBLE_ROWS: Final = range(1, 33)
MOVING: Final = 1
TAKEN, REFUSED = 0, 1
DOTS: Final = 6
CELL: Final = (1 << DOTS) - 1
"""The bits of a cell's dots, dot 1 the lowest."""


class Code(IntEnum):
    """The command of a frame."""

    COLUMNS = 0x00
    ROWS = 0x01
    VERSION = 0x03
    ROW = 0x06  # the number of the row, its cells
    RESET = 0x07
    LOWER = 0x09
    KEYS = 0x0A  # 14 bits: which are down
    FIRMWARE = 0x0B
    MOTION = 0x0D
    LIFT = 0x0E


# From bit 0 on.  The key above the rows is labelled H, the one below them 0, and beside each row
# is a key with its number, which readers of books type the number of a page with.
KEYS: Final = ("h", *"123456789", "0", "back", "menu", "forward")

COMMON: Final[Common] = {"pan_left": ("back",), "pan_right": ("forward",), "select": ("menu",)}
TOGETHER: Final[Mapping[str, frozenset[str]]] = {
    "up": frozenset({"back", "menu"}),
    "down": frozenset({"menu", "forward"}),
}
"""The common names of keys that are pressed together."""
CHORDS: Final = {
    frozenset({"pan_left", "select"}): Keys(frozenset({"up"})),
    frozenset({"select", "pan_right"}): Keys(frozenset({"down"})),
}


class Canute(Driver):
    """The host's side."""

    settings = SETTINGS

    def __init__(self) -> None:
        self._rows = RowFlow(self._row, AckTimeouts(ANSWER_TIMEOUT, ANSWER_TIMEOUT))
        super().__init__(HdlcFramer(), COMMON, self._rows)
        self._columns = 0

    @property
    def timeout(self) -> float:
        """The limit for the rest of a frame, for an answer, or else the pause before a question."""
        if self._framer.waiting:
            return PACKET_TIMEOUT
        return self._rows.timeout or KEYS_INTERVAL

    def on_timeout(self) -> tuple[DisplayEvent, ...]:
        """Ask for the keys; or ask again after a silence, or after half an answer."""
        self._framer.forget()
        if self._rows.timeout is None:
            return (self._ask(Code.KEYS),)
        return to_send(self._rows.timed_out(), "silent")

    def show(self, cells: bytes) -> bytes:
        """Return the packet of the first row that changes; dots 7 and 8 are left out."""
        return super().show(bytes(cell & CELL for cell in cells))

    def _query(self) -> bytes:
        """Return the first of two questions: the columns, then the rows."""
        return self._rows.ask(frame(bytes((Code.COLUMNS,))))

    def _row(self, row: int, cells: bytes) -> bytes:
        return frame(bytes((Code.ROW, row)) + cells)

    def _ask(self, code: Code) -> Send:
        return Send(self._rows.ask(frame(bytes((code,)))))

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        code, result = packet[0], int.from_bytes(packet[1:3], "little")
        if len(packet) == 1:
            return ()
        if code == Code.KEYS:
            return (*self._held(result), *self._then(code, ask=self._rows.held))
        if not self._is_answer(code):
            return ()
        match code:
            case Code.COLUMNS:
                self._columns = result
                return (self._ask(Code.ROWS),)
            case Code.ROWS:
                return self._identity(self._columns, result)
            case Code.ROW:
                return self._moves(result)
        self._rows.held = bool(result & MOVING)
        return self._then(code, ask=False)

    def _is_answer(self, code: int) -> bool:
        """Return whether a frame with this command answers what is in flight."""
        if self._rows.row != NO_ROW:
            return code == Code.ROW
        return self._rows.question == frame(bytes((code,)))

    def _identity(self, columns: int, rows: int) -> Iterable[DisplayEvent]:
        """Handle the size: no cells are known from here on."""
        if columns not in CREDIBLE or rows not in CREDIBLE_ROWS:
            return ()
        self._rows.rows = rows
        return (self._identified(f"Canute {columns * rows}", columns * rows, rows, DOTS),)

    def _held(self, bits: int) -> Iterable[DisplayEvent]:
        chords = self._keys.report("all", keys_of_bits(bits, KEYS))
        return (CHORDS.get(chord.names, chord) for chord in chords)

    def _then(self, code: int, *, ask: bool) -> Iterable[DisplayEvent]:
        """Return the next row after an answer, or with `ask` the question whether one moves."""
        if not self._is_answer(code):
            return ()
        data = self._rows.acknowledged()
        return (self._ask(Code.MOTION),) if ask else to_send(data)

    def _moves(self, result: int) -> Iterable[DisplayEvent]:
        """Handle the answer to a row: the next one waits until nothing moves."""
        self._rows.held = True
        if result == TAKEN:
            return self._then(Code.ROW, ask=True)
        return (Lost("refuses"),) if self._rows.refused() is None else ()


class CanuteKeypad(Keypad):
    """The keys of a Canute; some common names are two keys together."""

    def __init__(self) -> None:
        super().__init__(KEYS, COMMON)

    @property
    def names(self) -> frozenset[str]:
        """Every name that can be pressed."""
        return super().names | TOGETHER.keys()

    def vendor_names(self, names: Collection[str]) -> frozenset[str]:
        """Return the vendor's names of these keys. Raises ValueError for an unknown name."""
        together = [TOGETHER[name] for name in names if name in TOGETHER]
        alone = super().vendor_names(frozenset(names) - TOGETHER.keys())
        return alone.union(*together)


class CanuteDevice(Emulated):
    """The display's side: an emulated display of `cells` cells.

    motion: the number of questions after a row to which the answer is that it moves.
    """

    def __init__(self, cells: int = 360, motion: int = 0) -> None:
        super().__init__(
            cells, HdlcFramer(), CanuteKeypad(), rows=ROWS.get(cells, 1), has_routing=False
        )
        self._motion = motion
        self._moving = 0
        self._reports: deque[int] = deque()

    @property
    def columns(self) -> int:
        """The cells of a row."""
        return len(self._cells) // self.rows

    @property
    def has_news(self) -> bool:
        """Whether keys have changed that the host has not asked for."""
        return bool(self._reports)

    def _report_keys(self, _last_keys: frozenset[str]) -> bytes:
        """Keep the report until the host asks for it."""
        self._reports.append(bits_of_keys(self._down, KEYS))
        return b""

    def _report_routing(self, _cell: int) -> tuple[bytes, ...]:
        return ()

    def _reply(self, sent: bytes) -> bytes:
        code, data = sent[0], sent[1:]
        if self.silent or code not in set(Code):
            return b""
        return frame(bytes((code,)) + self._result(Code(code), data))

    def _result(self, code: Code, data: bytes) -> bytes:
        """Obey a command; return its result, in as many bytes as the maker's page says."""
        match code:
            case Code.COLUMNS:
                return self.columns.to_bytes(3, "little")
            case Code.VERSION:
                return (2).to_bytes(3, "little")
            case Code.FIRMWARE:
                return b"emulated"
            case Code.ROWS:
                result = self.rows
            case Code.ROW:
                result = self._set_row(data)
            case Code.KEYS:
                now = bits_of_keys(self._down, KEYS)
                result = self._reports.popleft() if self._reports else now
            case Code.MOTION:
                result = MOVING if self._moving else 0
                self._moving -= result
            case Code.RESET | Code.LOWER:
                self._cells, result = bytes(len(self._cells)), TAKEN
            case Code.LIFT:
                result = TAKEN
        return result.to_bytes(2, "little")

    def _set_row(self, data: bytes) -> int:
        """Put up a row that has the right length; return the result."""
        row, cells = data[0] if data else self.rows, data[1:]
        if row >= self.rows or len(cells) != self.columns or max(cells) > CELL:
            return REFUSED
        start = row * self.columns
        self._cells = self._cells[:start] + cells + self._cells[start + self.columns :]
        self._moving = self._motion
        return TAKEN


VENDOR: Final = Vendor(
    name="canute",
    driver=Canute,
    device=CanuteDevice,
    sizes=tuple(ROWS),
    rows=ROWS,
    dots=DOTS,
    usb=frozenset({(0x16C0, 0x05E1)}),
    usb_name="Canute",  # the number may be had by whoever builds a serial device
)
