"""The HID standard of braille displays: driver and emulated display from one layout.

Page 0x41 of the HID Usage Tables: the display describes its reports itself, and `hid.layout` finds
cells and keys in them.  Nothing is acknowledged.  The reports travel in the packets of
`hid.descriptor`; the port of a real display makes them, and answers the query for the identity from
what the system knows, so that nothing is sent to find a display.
Sources: HUTRR78, Apple's reference, NVDA as read.
Hardware has to show: whether every display takes reports as its descriptor has them.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from accessigame.displays import DisplayEvent, SerialSettings
from accessigame.displays.driver import Driver, Emulated, Keypad
from accessigame.displays.framing import NO_PACKET, LengthFramer
from accessigame.displays.hid.descriptor import (
    LONGEST_PACKET,
    LONGEST_REPORT,
    DescriptorError,
    Flag,
    ItemKind,
    PacketCode,
    identified,
    identity,
    measure,
    packet,
    packets,
)
from accessigame.displays.hid.layout import PAGE, Control, Layout, layout
from accessigame.displays.key_tracker import Common
from accessigame.displays.registry import Vendor

SETTINGS: Final = SerialSettings(921_600)
"""The pace of reports, about a millisecond for a row; the system waits for the display besides."""

ROWS: Final = {256: 8, 320: 10}
"""The rows of emulated displays that have more than one, by their cells."""
SIZES: Final = (18, 20, 32, 40, 80, *ROWS)
EMPTY: Final = range(1)
APPLICATION: Final = 1
LOGICAL: Final = 2

# The first key of a common name is the one that the emulator presses.
COMMON: Final[Common] = {
    "pan_left": ("pan_left", "joystick_left", "dpad_left"),
    "pan_right": ("pan_right", "joystick_right", "dpad_right"),
    "up": ("rocker_up", "joystick_up", "dpad_up"),
    "down": ("rocker_down", "joystick_down", "dpad_down"),
    "select": ("joystick_center", "dpad_center", "rocker_press"),
    "space": ("space", "left_space", "right_space"),
}


class Hid(Driver):
    """The host's side."""

    settings = SETTINGS

    def __init__(self) -> None:
        framer = LengthFramer(self._measure, longest=LONGEST_PACKET)
        super().__init__(framer, COMMON)
        self._layout: Layout | None = None
        self._model = ""
        self._routing: dict[int, frozenset[int]] = {}

    def _query(self) -> bytes:
        return packet(PacketCode.IDENTITY)

    def _encode(self, cells: bytes, last_cells: bytes | None) -> bytes:
        """Return the reports that change; all of them where the cells that are up are unknown."""
        if self._layout is None:
            return b""
        total = len(self._layout.cells)
        reports = self._layout.reports(cells.ljust(total, b"\0"))
        if last_cells is not None:
            last_reports = self._layout.reports(last_cells.ljust(total, b"\0"))
            reports = {n: new for n, new in reports.items() if new != last_reports[n]}
        return b"".join(packet(PacketCode.REPORT, bytes((n,)) + new) for n, new in reports.items())

    def _measure(self, data: bytes) -> int | None:
        """Measure a packet; some displays send more or less than they describe."""
        reports = range(1, LONGEST_REPORT + 1) if self._layout else EMPTY
        return measure(data, range(2, LONGEST_PACKET), reports)

    def _decode(self, packet: bytes) -> Iterable[DisplayEvent]:
        for code, data in packets(packet):
            if code == PacketCode.IDENTITY:
                return self._identity(*identified(data))
            if self._layout is not None:
                return self._report(self._layout, data)
        return ()

    def _identity(self, name: str, descriptor: bytes) -> Iterable[DisplayEvent]:
        """Handle an identity; one whose descriptor cannot be read is none."""
        try:
            self._layout = layout(descriptor)
        except DescriptorError:
            return ()
        self._model = name
        self._routing.clear()
        cells, rows, dots = len(self._layout.cells), self._layout.rows, self._layout.dots
        return (self._identified(name, cells, rows, dots),)

    def _report(self, layout: Layout, data: bytes) -> Iterable[DisplayEvent]:
        number, content = (data[0], data[1:]) if layout.is_numbered else (0, data)
        cells = layout.number_of_cells(number, content)
        if cells and cells <= len(layout.cells) and cells != self.cells:
            yield self._identified(self._model, cells, dots=layout.dots)
        down = layout.down(number, content)
        yield from self._keys.report(number, frozenset(key for key in down if isinstance(key, str)))
        yield from self._route(number, down)

    def _route(self, report: int, down: frozenset[Control]) -> Iterable[DisplayEvent]:
        """Handle the routing keys of a report; those of the other reports are as they were."""
        count = self.cells or 0
        self._routing[report] = frozenset(
            cell for cell in down if not isinstance(cell, str) and cell < count
        )
        return self._keys.row(frozenset().union(*self._routing.values()))


def item(kind: ItemKind, value: int) -> bytes:
    """Return an item of a descriptor; the limits of values have a sign, so 255 takes two bytes."""
    size = 1 + value.bit_length() // 8
    return bytes((kind | size, *value.to_bytes(size, "little")))


def sample(cells: int) -> bytes:
    """Return the descriptor of emulated displays, in the shape of the standard's own example.

    Nothing is numbered; all rows share one report, and so do all keys.
    """
    rows = ROWS.get(cells, 1)
    keys = (range(0x201, 0x20A), range(0x210, 0x215), range(0x21A, 0x21E))
    buttons = b"".join(_bits(usages, len(usages)) for usages in keys)
    return b"".join(
        (
            item(ItemKind.USAGE_PAGE, PAGE),
            _group(0x01, buttons + _row(cells // rows) * rows, APPLICATION),
        )
    )


def _row(columns: int) -> bytes:
    """Return the items of a row of cells, with a routing key for each."""
    cells = (
        *((ItemKind.USAGE, 0x03), (ItemKind.LOGICAL_MAXIMUM, 0xFF)),
        *(
            (ItemKind.REPORT_SIZE, 8),
            (ItemKind.REPORT_COUNT, columns),
            (ItemKind.OUTPUT, Flag.VARIABLE),
        ),
    )
    keys = _group(0xFA, _bits(range(0x100, 0x101), columns))
    return _group(0x02, b"".join(item(*each) for each in cells) + keys)


def _bits(usages: range, count: int) -> bytes:
    """Return the items of a bit for each key, filled up to a whole byte."""
    keys = (
        *((ItemKind.USAGE_MINIMUM, usages[0]), (ItemKind.USAGE_MAXIMUM, usages[-1])),
        *((ItemKind.LOGICAL_MAXIMUM, 1), (ItemKind.REPORT_SIZE, 1)),
        *((ItemKind.REPORT_COUNT, count), (ItemKind.INPUT, Flag.VARIABLE)),
        *((ItemKind.REPORT_COUNT, -count % 8), (ItemKind.INPUT, Flag.VARIABLE | Flag.CONSTANT)),
    )
    return b"".join(item(*each) for each in keys)


def _group(usage: int, content: bytes, kind: int = LOGICAL) -> bytes:
    """Return the items of a collection."""
    start = item(ItemKind.USAGE, usage) + item(ItemKind.COLLECTION, kind)
    return start + content + bytes((ItemKind.END_COLLECTION,))


class HidDevice(Emulated):
    """The display's side: an emulated display of `cells` cells, or of a descriptor."""

    def __init__(self, cells: int = 40, descriptor: bytes = b"", name: str = "") -> None:
        self._descriptor = descriptor or sample(cells)
        self.layout = layout(self._descriptor)
        keys = [each.control for each in self.layout.switches]
        keys += [
            each for selection in self.layout.selections for each in selection.controls if each
        ]
        super().__init__(
            len(self.layout.cells),
            LengthFramer(self._measure),
            Keypad((key for key in keys if isinstance(key, str)), COMMON),
            rows=self.layout.rows,
        )
        self._name = name or f"HID {cells}"

    def announce(self) -> bytes:
        """Return the identity packet."""
        return identity(self._name, self._descriptor)

    def _measure(self, data: bytes) -> int | None:
        """Measure a packet; a report comes whole or not at all."""
        outputs = {
            n: size for (way, n), size in self.layout.lengths.items() if way == ItemKind.OUTPUT
        }
        lengths = {1 + size for size in outputs.values()}
        length = measure(data, EMPTY, lengths)
        if length and data[0] == PacketCode.REPORT and outputs.get(data[3], -1) + 1 != length - 3:
            return NO_PACKET
        return length

    def _reply(self, sent: bytes) -> bytes:
        for code, data in packets(sent):
            if code == PacketCode.IDENTITY:
                return self.announce()
            self._cells = self.layout.shown(data[0], data[1:], self._cells)
        return b""

    def _report_keys(self, last_keys: frozenset[str]) -> bytes:
        before = self.layout.holding(last_keys)
        return self._reports(self._down, before) if self._down != last_keys else b""

    def _report_routing(self, cell: int) -> tuple[bytes, ...]:
        held = self.layout.holding(self._down)
        pressed = self._down | {cell}
        return (
            self._reports(pressed, held),
            self._reports(self._down, self.layout.holding(pressed)),
        )

    def _reports(self, down: frozenset[Control], last_reports: dict[int, bytes]) -> bytes:
        """Return the packets of the reports that have changed."""
        return b"".join(
            packet(PacketCode.REPORT, (bytes((n,)) if self.layout.is_numbered else b"") + content)
            for n, content in self.layout.holding(down).items()
            if content != last_reports[n]
        )


VENDOR: Final = Vendor(name="hid", driver=Hid, device=HidDevice, sizes=SIZES, rows=ROWS)
