"""The HIMS protocol: Braille Sense, Braille Edge, Smart Beetle, SyncBraille.

115200 baud, 8 data bits, no parity; a checksum on every frame, no acknowledgements.
To the display: frames of two data blocks, and questions of four bytes that a display
echoes if it is the model that is asked for.
From the display: ten bytes each; chords and routing keys come once, without a release.
Sources: BRLTTY 6.5 as observed, its key numbers and NVDA's as read; real BRLTTY accepts
`HimsDevice`. Not verified on hardware: that a display takes all questions at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, Keys, Ready, Routing, Wire
from accessigame.displays.chord import Chord
from accessigame.displays.keyboard import (
    DOTS,
    Common,
    Keyboard,
    check_cell,
    fitted,
    meanings,
    places,
)
from accessigame.displays.registry import Vendor
from accessigame.displays.scanned import NONE_HERE, Scanner, fits

WIRE: Final = Wire(115200)
SIZES: Final = (14, 18, 20, 32, 40)
CREDIBLE: Final = range(8, 97)
"""A number of cells outside this is noise."""


class FromHost(IntEnum):
    """What a frame asks of the display; the code comes twice."""

    COUNT = 0xFB
    CELLS = 0xFC


class FromDisplay(IntEnum):
    """What ten bytes of the display mean."""

    ROUTING = 0x00
    KEYS = 0x01
    COUNT = 0x02


COUNT_DATA: Final = bytes(32)
MODE: Final = 0x01
START, END = 0xFA, 0xFB
REPORT_LENGTH: Final = 10
CHECKSUM_AT: Final = 8
FRAME_LENGTH: Final = 18  # without data
LONGEST_DATA: Final = 96
QUESTION_LENGTH: Final = 4

BRAILLE: Final = (*DOTS, "space", "f1", "f2", "f3", "f4")
"""The keys from bit 0 on that most models have; "" is a bit without a key."""
SCROLL_4: Final = (
    *("left_scroll_up", "left_scroll_down"),
    *("right_scroll_up", "right_scroll_down"),
)


@dataclass(frozen=True, slots=True)
class Model:
    """A model: what it answers to (empty: to nothing), and its keys from bit 0 on."""

    code: bytes
    name: str
    keys: tuple[str, ...]


BEETLE: Final = Model(
    b"LX",
    "Smart Beetle",
    # Its second and fourth function keys are exchanged (NVDA; BRLTTY 6.5 does not).
    (*DOTS, "space", "f1", "f4", "f3", "f2", *[""] * 5, "left_scroll", "right_scroll"),
)
MODELS: Final = (
    Model(b"SX", "Braille Sense QWERTY", (*BRAILLE, "", "", "", *SCROLL_4)),
    Model(b"QX", "Braille Sense QWERTY", (*BRAILLE, "", "", "", *SCROLL_4)),
    Model(
        b"BE",
        "Braille Edge",
        (
            *(*BRAILLE, "left_scroll", "right_scroll", ""),
            *("left_scroll_up", "right_scroll_up", "right_scroll_down", "left_scroll_down"),
            *("f5", "f6", "f7", "f8"),
            *("left_pad_up", "left_pad_down", "left_pad_left", "left_pad_right"),
            *("right_pad_up", "right_pad_down", "right_pad_left", "right_pad_right"),
        ),
    ),
    Model(b"LX", "Braille Sense", (*BRAILLE, "", "", "", *SCROLL_4)),
    Model(b"BS", "Braille Sense Classic", (*BRAILLE, "left_scroll", "right_scroll")),
)
SYNC: Final = Model(
    b"",
    "SyncBraille",
    (
        *[""] * 12,
        *("left_scroll_up", "right_scroll_up", "right_scroll_down", "left_scroll_down"),
    ),
)
BEETLE_CELLS: Final = 14
"""A Smart Beetle answers as a Braille Sense does, and is known by its size (NVDA)."""
EDGE_CELLS: Final = 40
SYNC_CELLS: Final = 20

# BRLTTY's bindings, with the arrow pads and NVDA's keys added to them.
COMMON: Final[Common] = {
    **{name: (name,) for name in (*DOTS, "space")},
    "pan_left": ("right_scroll_up", "left_scroll", "left_pad_left", "right_pad_left"),
    "pan_right": ("right_scroll_down", "right_scroll", "left_pad_right", "right_pad_right"),
    "up": ("left_scroll_up", "f2", "left_pad_up", "right_pad_up"),
    "down": ("left_scroll_down", "f3", "left_pad_down", "right_pad_down"),
    "select": ("f4",),
}
MEANINGS: Final = meanings(COMMON)


def frame(code: FromHost, data: bytes) -> bytes:
    """Return a frame to the display with this first data block, the second one empty."""
    head = bytes((code, code, MODE, 0xF0)) + len(data).to_bytes(2, "little") + data
    tail = bytes((0xF1, 0xF2, 0, 0, 0xF3, 0, 0, 0, 0))
    end = bytes((0xFD, 0xFD))
    return head + tail + bytes((sum(head + tail + end) & 0xFF,)) + end


def report(kind: FromDisplay, value: int, keys: int = 0) -> bytes:
    """Return ten bytes of the display."""
    body = bytes((START, kind, 1, value)) + keys.to_bytes(4, "little")
    return body + bytes(((sum(body) + END) & 0xFF, END))


def question(code: bytes) -> bytes:
    """Return the question for a model, which is also the answer to it."""
    return b"\x1c" + code + b"\x1f"


QUESTIONS: Final = {question(model.code): model for model in MODELS}


def _question(buffer: bytes) -> int | None:
    """Measure a question, or the answer to one, as `Scanner` asks it."""
    if any(fits(buffer, known) for known in QUESTIONS):
        return QUESTION_LENGTH if len(buffer) >= QUESTION_LENGTH else None
    return NONE_HERE


def _from_display(buffer: bytes) -> int | None:
    if buffer[0] != START:
        return _question(buffer)
    if len(buffer) < REPORT_LENGTH:
        return None
    whole = buffer[:REPORT_LENGTH]
    good = (sum(whole) - whole[CHECKSUM_AT]) & 0xFF == whole[CHECKSUM_AT]
    return REPORT_LENGTH if good and whole[-1] == END else NONE_HERE


def _from_host(buffer: bytes) -> int | None:
    if buffer[0] not in tuple(FromHost):
        return _question(buffer)
    if not fits(buffer, bytes((buffer[0], buffer[0], MODE, 0xF0))):
        return NONE_HERE
    count = int.from_bytes(buffer[4:6], "little")
    if count > LONGEST_DATA:
        return NONE_HERE
    if len(buffer) < FRAME_LENGTH + count:
        return None
    whole = buffer[: FRAME_LENGTH + count]
    return len(whole) if whole == frame(FromHost(whole[0]), whole[6 : 6 + count]) else NONE_HERE


class Hims:
    """The host's side."""

    wire = WIRE
    patience = None

    def __init__(self) -> None:
        self._reports = Scanner(_from_display, REPORT_LENGTH)
        self._model = SYNC
        self._cells: int | None = None

    @property
    def cells(self) -> int | None:
        """How many cells there are, once known."""
        return self._cells

    def hello(self) -> bytes:
        """Ask for each model, then for the size: the answers come in this order."""
        self._reports.forget()
        self._model = SYNC
        return b"".join(QUESTIONS) + frame(FromHost.COUNT, COUNT_DATA)

    def receive(self, data: bytes) -> tuple[DisplayEvent, ...]:
        """Take in bytes, cut anywhere, noise among them; never raises."""
        return tuple(
            event for packet in self._reports.feed(data) for event in self._understand(packet)
        )

    def overdue(self) -> tuple[DisplayEvent, ...]:
        """Return nothing: the protocol knows no acknowledgement."""
        return ()

    def show(self, cells: bytes) -> bytes:
        """Return the frame of all cells; nothing before the size is known."""
        if self._cells is None:
            return b""
        return frame(FromHost.CELLS, fitted(cells, self._cells))

    def goodbye(self) -> bytes:
        """Return nothing: the protocol has no word for it."""
        return b""

    def _understand(self, packet: bytes) -> Iterable[DisplayEvent]:
        if packet in QUESTIONS:
            self._model = QUESTIONS[packet]
            return ()
        value = packet[3]
        match packet[1]:
            case FromDisplay.COUNT if value in CREDIBLE:
                return self._size(value)
            case FromDisplay.ROUTING if value < (self._cells or 0):
                return (Routing(value),)
            case FromDisplay.KEYS:
                return self._keys(int.from_bytes(packet[4:8], "little"))
        return ()

    def _size(self, cells: int) -> Iterable[DisplayEvent]:
        self._cells = cells
        if cells == BEETLE_CELLS and self._model.code == BEETLE.code:
            self._model = BEETLE
        return (Ready(self._model.name, cells),)

    def _keys(self, state: int) -> Iterable[DisplayEvent]:
        keys = self._model.keys
        down = [keys[bit] for bit in places(state) if bit < len(keys) and keys[bit]]
        return (Keys(frozenset(MEANINGS.get(key, key) for key in down)),) if down else ()


def _usual(total: int) -> Model:
    """Return the model that is built with so many cells."""
    by_size = {BEETLE_CELLS: BEETLE, EDGE_CELLS: QUESTIONS[question(b"BE")], SYNC_CELLS: SYNC}
    return by_size.get(total, QUESTIONS[question(b"LX")])


class HimsDevice:
    """The display's side: an emulated display of `total` cells."""

    def __init__(self, total: int = 32, model: Model | None = None) -> None:
        self._model = model or _usual(total)
        self._cells = bytes(total)
        self._frames = Scanner(_from_host, FRAME_LENGTH + LONGEST_DATA)
        self._keyboard = Keyboard(filter(None, self._model.keys), COMMON)
        self._chord = Chord()

    @property
    def shown(self) -> bytes:
        """The cells that are up now."""
        return self._cells

    @property
    def keys(self) -> frozenset[str]:
        """The names that `press` knows: the common ones and the vendor's."""
        return self._keyboard.names

    def receive(self, data: bytes) -> bytes:
        """Take in the host's bytes; return what the display answers."""
        return b"".join(self._answer(packet) for packet in self._frames.feed(data))

    def press(self, names: frozenset[str]) -> bytes:
        """Return the chord that this ends, which the display sends once; nothing before."""
        down = self._keyboard.own(names)
        chords = self._chord.report(0, down, {})
        return b"".join(self._keys(chord.names) for chord in chords)

    def route(self, cell: int) -> bytes:
        """Return a routing key; ValueError beyond the cells."""
        return report(FromDisplay.ROUTING, check_cell(cell, len(self._cells)))

    def _keys(self, names: frozenset[str]) -> bytes:
        state = sum(1 << bit for bit, key in enumerate(self._model.keys) if key in names)
        return report(FromDisplay.KEYS, 0, state)

    def _answer(self, packet: bytes) -> bytes:
        if packet in QUESTIONS:
            return packet if packet == question(self._model.code) else b""
        if packet[0] == FromHost.COUNT:
            return report(FromDisplay.COUNT, len(self._cells))
        data = packet[6 : 6 + int.from_bytes(packet[4:6], "little")]
        if len(data) == len(self._cells):
            self._cells = data
        return b""


VENDOR: Final = Vendor(
    name="hims",
    driver=Hims,
    device=HimsDevice,
    sizes=SIZES,
    # The SyncBraille has FTDI's plain number; the others are no serial ports over USB.
)
