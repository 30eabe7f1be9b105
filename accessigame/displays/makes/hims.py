"""The HIMS protocol: Braille Sense, Braille Edge, Smart Beetle, SyncBraille.

115200 baud, 8 data bits, no parity; a checksum on every frame, no acknowledgements.
To the display: frames of two data blocks, and questions of four bytes that a display
echoes if it is the model that is asked for.
From the display: ten bytes each; chords and routing keys come once, without a release.
Sources: BRLTTY 6.5 as observed, its key numbers and NVDA's as read; real BRLTTY accepts
`HimsDevice`. Hardware has to show: that a display takes all questions at once.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, Routing, SerialSettings
from accessigame.displays.cells import CREDIBLE
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.framing import NO_PACKET, LengthFramer, fits, whole
from accessigame.displays.key_tracker import DOTS, Common, bits_of_keys, keys_of_bits
from accessigame.displays.registry import Vendor

SETTINGS: Final = SerialSettings(115200)
SIZES: Final = (14, 18, 20, 32, 40)


class FromHost(IntEnum):
    """The request of a frame; the code comes twice."""

    COUNT = 0xFB
    CELLS = 0xFC


class FromDisplay(IntEnum):
    """The kind of a report of ten bytes."""

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
    """A model: the question that it answers (empty: none), and its keys from bit 0 on."""

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
"""The size that distinguishes a Smart Beetle: it answers as a Braille Sense does (NVDA)."""
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


def frame(code: FromHost, data: bytes) -> bytes:
    """Return a frame to the display with this first data block, the second one empty."""
    head = bytes((code, code, MODE, 0xF0)) + len(data).to_bytes(2, "little") + data
    tail = bytes((0xF1, 0xF2, 0, 0, 0xF3, 0, 0, 0, 0))
    end = bytes((0xFD, 0xFD))
    return head + tail + bytes((sum(head + tail + end) & 0xFF,)) + end


def report(kind: FromDisplay, value: int, keys: int = 0) -> bytes:
    """Return a report of the display, ten bytes."""
    body = bytes((START, kind, 1, value)) + keys.to_bytes(4, "little")
    return body + bytes(((sum(body) + END) & 0xFF, END))


def question(code: bytes) -> bytes:
    """Return the question for a model, which is also the answer to it."""
    return b"\x1c" + code + b"\x1f"


QUESTIONS: Final = {question(model.code): model for model in MODELS}


def _question(buffer: bytes) -> int | None:
    """Measure a question, or the answer to one, for a `LengthFramer`."""
    if any(fits(buffer, question) for question in QUESTIONS):
        return whole(buffer, QUESTION_LENGTH)
    return NO_PACKET


def _from_display(buffer: bytes) -> int | None:
    if buffer[0] != START:
        return _question(buffer)
    if len(buffer) < REPORT_LENGTH:
        return None
    packet = buffer[:REPORT_LENGTH]
    good = (sum(packet) - packet[CHECKSUM_AT]) & 0xFF == packet[CHECKSUM_AT]
    return REPORT_LENGTH if good and packet[-1] == END else NO_PACKET


def _from_host(buffer: bytes) -> int | None:
    if buffer[0] not in tuple(FromHost):
        return _question(buffer)
    if not fits(buffer, bytes((buffer[0], buffer[0], MODE, 0xF0))):
        return NO_PACKET
    count = int.from_bytes(buffer[4:6], "little")
    if count > LONGEST_DATA:
        return NO_PACKET
    if len(buffer) < FRAME_LENGTH + count:
        return None
    sent = buffer[: FRAME_LENGTH + count]
    return len(sent) if sent == frame(FromHost(sent[0]), sent[6 : 6 + count]) else NO_PACKET


class Hims(Driver):
    """The host's side."""

    settings = SETTINGS

    def __init__(self) -> None:
        super().__init__(LengthFramer(_from_display), COMMON)
        self._model = SYNC

    def _query(self) -> bytes:
        """Return the questions for each model, then for the size; the answers keep this order."""
        self._model = SYNC
        return b"".join(QUESTIONS) + frame(FromHost.COUNT, COUNT_DATA)

    def _encode(self, cells: bytes, _last_cells: bytes | None) -> bytes:
        return frame(FromHost.CELLS, cells)

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        if packet in QUESTIONS:
            self._model = QUESTIONS[packet]
            return ()
        value = packet[3]
        match packet[1]:
            case FromDisplay.COUNT if value in CREDIBLE:
                return self._size(value)
            case FromDisplay.ROUTING if value < (self.cells or 0):
                return (Routing(value),)
            case FromDisplay.KEYS:
                keys = int.from_bytes(packet[4:8], "little")
                return self._keys.chord(keys_of_bits(keys, self._model.keys))
        return ()

    def _size(self, cells: int) -> Iterable[DisplayEvent]:
        if cells == BEETLE_CELLS and self._model.code == BEETLE.code:
            self._model = BEETLE
        return (self._identified(self._model.name, cells),)


def _usual(total: int) -> Model:
    """Return the model that is built with `total` cells."""
    by_size = {BEETLE_CELLS: BEETLE, EDGE_CELLS: QUESTIONS[question(b"BE")], SYNC_CELLS: SYNC}
    return by_size.get(total, QUESTIONS[question(b"LX")])


class HimsDevice(Emulated):
    """The display's side: an emulated display of `total` cells."""

    def __init__(self, total: int = 32, model: Model | None = None) -> None:
        self._model = model or _usual(total)
        super().__init__(total, LengthFramer(_from_host), Keypad(self._model.keys, COMMON))

    def _report_keys(self, _last_keys: frozenset[str]) -> bytes:
        chords = (bits_of_keys(chord, self._model.keys) for chord in self._finished_chords())
        return b"".join(report(FromDisplay.KEYS, 0, keys) for keys in chords)

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        return (report(FromDisplay.ROUTING, cell),)

    def _reply(self, sent: bytes) -> bytes:
        if sent in QUESTIONS:
            return sent if sent == question(self._model.code) else b""
        if sent[0] == FromHost.COUNT:
            return report(FromDisplay.COUNT, len(self._cells))
        data = sent[6 : 6 + int.from_bytes(sent[4:6], "little")]
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
