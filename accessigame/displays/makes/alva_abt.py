"""ALVA's first protocol: ABT, Delphi, Satellite and Braille System 40, on RS-232.

9600 baud, 8 data bits, no parity; neither acknowledgements nor checksums.
Only the cells that change are sent; the display reports the press and the release of each key.
Sources: BRLTTY 6.5 as observed, its models and key numbers as read; real BRLTTY accepts
`AlvaAbtDevice`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import IntEnum
from typing import Final

from accessigame.displays import DisplayEvent, Send, SerialSettings
from accessigame.displays.cells import CREDIBLE, changed_span
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.framing import NO_PACKET, LengthFramer, ended, fits, whole
from accessigame.displays.key_tracker import Common
from accessigame.displays.registry import Vendor

SETTINGS: Final = SerialSettings(9600)
ESC, CR = 0x1B, 0x0D
ID: Final = b"\x1bID="
FUNCTION: Final = b"\x1bFUN"
PARAMETER: Final = b"\x1bPA\x03"
CELLS: Final = b"\x0d\x1bB"
FUNCTION_LENGTH, PARAMETER_LENGTH, CELLS_FRAME = 6, 8, 6
"""Bytes of the host's packets; of the cells, those around them."""


class Function(IntEnum):
    """A question of the host."""

    WHO = 0x06
    SIZES = 0x07
    SETTINGS = 0x0B


class Group(IntEnum):
    """The subject of a packet of the display: a group of keys, or its settings."""

    KEYS = 0x71
    ROUTING = 0x72
    UPPER_ROUTING = 0x75
    PADS = 0x77
    SETTINGS = 0x7F


UP: Final = 0x80
"""Added to the number of a key that comes up."""
ROUTING_NUMBERS: Final = range(0x60)
BEFORE_SETTING: Final = 0x7E
MOST_SETTINGS: Final = 16
STATUS_SETTING, TEXT_SETTING = 3, 4
"""The settings, counted from 1, that hold the numbers of cells."""

OPERATION: Final = (
    *("prog", "home", "cursor", "key_up", "key_left", "key_right", "key_down"),
    *("cursor2", "home2", "prog2", "left_tumbler_left", "left_tumbler_right"),
    *("right_tumbler_left", "right_tumbler_right"),
)
PAD: Final = ("f1", "up", "left", "down", "right", "f2")


def _numbered(group: Group, first: int, names: Iterable[str]) -> dict[tuple[int, int], str]:
    return {(group, first + number): name for number, name in enumerate(names)}


KEYS: Final = {
    **_numbered(Group.KEYS, 0x00, OPERATION),
    **_numbered(Group.KEYS, 0x20, (f"status1{letter}" for letter in "abcdef")),
    **_numbered(Group.KEYS, 0x30, (f"status2{letter}" for letter in "abcdef")),
    **_numbered(Group.PADS, 0x00, (f"left_pad_{name}" for name in PAD)),
    **_numbered(Group.PADS, 0x20, (f"right_pad_{name}" for name in PAD)),
}
CODES: Final = {name: code for code, name in KEYS.items()}

COMMON: Final[Common] = {
    "pan_left": (
        *("key_left", "left_tumbler_left", "right_tumbler_left"),
        *("left_pad_left", "right_pad_left"),
    ),
    "pan_right": (
        *("key_right", "left_tumbler_right", "right_tumbler_right"),
        *("left_pad_right", "right_pad_right"),
    ),
    "up": ("key_up", "left_pad_up", "right_pad_up"),
    "down": ("key_down", "left_pad_down", "right_pad_down"),
    "select": ("cursor", "cursor2"),
}


@dataclass(frozen=True, slots=True)
class Model:
    """A model; the settings of a display may change its numbers of cells."""

    number: int
    name: str
    cells: int
    status: int
    settings: bool = False


MODELS: Final = {
    model.number: model
    for model in (
        Model(0x00, "ABT 320", 20, 3),
        Model(0x01, "ABT 340", 40, 3),
        Model(0x02, "ABT 340 Desktop", 40, 5),
        Model(0x03, "ABT 380", 80, 5),
        Model(0x04, "ABT 382 Twin Space", 80, 5),
        Model(0x0A, "Delphi 420", 20, 3),
        Model(0x0B, "Delphi 440", 40, 3),
        Model(0x0C, "Delphi 440 Desktop", 40, 5),
        Model(0x0D, "Delphi 480", 80, 5),
        Model(0x0E, "Satellite 544", 40, 3, settings=True),
        Model(0x0F, "Satellite 570 Pro", 66, 3, settings=True),
        Model(0x10, "Satellite 584 Pro", 80, 3, settings=True),
        Model(0x11, "Satellite 544 Traveller", 40, 3, settings=True),
        Model(0x13, "Braille System 40", 40, 0, settings=True),
    )
}
USUAL: Final = {20: 0x00, 40: 0x0E, 66: 0x0F, 80: 0x10}
"""The model that is emulated for a number of text cells."""
SIZES: Final = tuple(USUAL)


def function(code: Function) -> bytes:
    """Return the host's question."""
    return FUNCTION + bytes((code, CR))


def write(first: int, cells: bytes) -> bytes:
    """Return the packet that puts these cells up, from the first place on."""
    return CELLS + bytes((first, len(cells))) + cells + bytes((CR,))


def settings_packet(code: Function, values: Iterable[int]) -> bytes:
    """Return the display's answer about its settings."""
    listed = [byte for value in values for byte in (BEFORE_SETTING, value)]
    return bytes((Group.SETTINGS, code, BEFORE_SETTING, len(listed) // 2, *listed))


def _from_display(buffer: bytes) -> int | None:
    """Measure a packet of the display for a `LengthFramer`."""
    if buffer[0] == ESC:
        return whole(buffer, len(ID) + 1) if fits(buffer, ID) else NO_PACKET
    if buffer[0] == Group.SETTINGS:
        return _settings(buffer)
    if buffer[0] not in tuple(Group):
        return NO_PACKET
    if len(buffer) == 1:
        return None
    number = buffer[1] & ~UP
    is_known = number in ROUTING_NUMBERS if _routes(buffer) else (buffer[0], number) in KEYS
    if buffer[1] == ESC and is_known:
        # It may begin an identity after half a packet: the next byte decides.
        return None if len(buffer) == len(ID[:2]) else NO_PACKET if buffer[2] == ID[1] else 2
    return 2 if is_known else NO_PACKET


def _routes(packet: bytes) -> bool:
    return packet[0] in {Group.ROUTING, Group.UPPER_ROUTING}


def _settings(buffer: bytes) -> int | None:
    marks = buffer[2::2]
    if len(buffer) > 1 and buffer[1] not in tuple(Function):
        return NO_PACKET
    count = buffer[3] if len(buffer) > 3 else 0  # noqa: PLR2004 - after the first mark
    if count > MOST_SETTINGS or any(mark != BEFORE_SETTING for mark in marks[: count + 1]):
        return NO_PACKET
    return whole(buffer, 4 + 2 * count)


class AlvaAbt(Driver):
    """The host's side."""

    settings = SETTINGS

    def __init__(self) -> None:
        super().__init__(LengthFramer(_from_display), COMMON)
        self._model: Model | None = None

    def _query(self) -> bytes:
        return function(Function.WHO)

    def _encode(self, cells: bytes, last_cells: bytes | None) -> bytes:
        """Return the packet of the cells that change, the first time of the status cells too."""
        status = self._model.status if self._model else 0
        if last_cells is None:
            return write(0, bytes(status) + cells)
        first, changed = changed_span(last_cells, cells)
        return write(status + first, changed)

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        if packet[0] == ESC:
            return self._identity(MODELS.get(packet[-1]))
        if packet[0] == Group.SETTINGS:
            return self._sizes(packet[5::2]) if packet[1] == Function.SIZES else ()
        return self._key(packet) if self._model else ()

    def _identity(self, model: Model | None) -> Iterable[DisplayEvent]:
        """Handle the model, which the display reports also after it was off and on."""
        if model is None:
            return ()
        queries = (Send(function(Function.SIZES)),) if model.settings else ()
        return (*queries, *self._become(model))

    def _become(self, model: Model) -> Iterable[DisplayEvent]:
        self._model = model
        return (self._identified(model.name, model.cells),)

    def _sizes(self, values: bytes) -> Iterable[DisplayEvent]:
        """Handle the numbers of cells, also after a change on the display."""
        if self._model is None or len(values) < TEXT_SETTING:
            return ()
        status, cells = values[STATUS_SETTING - 1], values[TEXT_SETTING - 1]
        if cells not in CREDIBLE or (status, cells) == (self._model.status, self._model.cells):
            return ()
        return self._become(replace(self._model, cells=cells, status=status))

    def _key(self, packet: bytes) -> Iterable[DisplayEvent]:
        group, number, down = packet[0], packet[1] & ~UP, not packet[1] & UP
        if not _routes(packet):
            return self._keys.key(KEYS[group, number], down=down)
        is_known = group == Group.ROUTING and number < (self.cells or 0)
        return self._keys.route(number, down=down) if is_known else ()


class AlvaAbtDevice(Emulated):
    """The display's side: an emulated display of `total` text cells, or of this model."""

    def __init__(self, total: int = 40, model: Model | None = None) -> None:
        self._model = model or MODELS[USUAL[total]]
        super().__init__(self._model.cells, LengthFramer(self._from_host), Keypad(CODES, COMMON))
        self._row = bytearray(self._model.status + self._model.cells)

    @property
    def shown(self) -> bytes:
        """The text cells that are up now."""
        return bytes(self._row[self._model.status :])

    def _from_host(self, buffer: bytes) -> int | None:
        for start, length in ((FUNCTION, FUNCTION_LENGTH), (PARAMETER, PARAMETER_LENGTH)):
            if fits(buffer, start):
                return ended(buffer, length, CR)
        if not fits(buffer, CELLS):
            return NO_PACKET
        if len(buffer) < CELLS_FRAME:
            return None
        first, count = buffer[3:5]
        if first + count > len(self._row):
            return NO_PACKET
        return ended(buffer, CELLS_FRAME + count, CR)

    def _reply(self, sent: bytes) -> bytes:
        if sent.startswith(CELLS):
            first, count = sent[3:5]
            self._row[first : first + count] = sent[5:-1]
        if sent == function(Function.WHO):
            return ID + bytes((self._model.number,))
        if sent == function(Function.SIZES) and self._model.settings:
            return settings_packet(Function.SIZES, (0, 0, self._model.status, self._model.cells))
        return b""

    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        strokes = ((CODES[name], 0 if down else UP) for name, down in self._key_changes(last_keys))
        return b"".join(bytes((group, number | up)) for (group, number), up in strokes)

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        return bytes((Group.ROUTING, cell)), bytes((Group.ROUTING, cell | UP))


VENDOR: Final = Vendor(
    name="alva1",
    driver=AlvaAbt,
    device=AlvaAbtDevice,
    sizes=SIZES,
    aliases=("alva-abt",),
)
