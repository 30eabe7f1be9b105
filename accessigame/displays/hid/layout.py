"""The layout of a braille display: where its cells, keys and routing keys are in its reports.

Displays describe the same things in different ways, so what counts is the place of a field:
- A cell is an output value of 6 to 8 bits in a Braille Row, or one called a cell elsewhere. The
  samples that were published contradict each other on the names of cells, and mark them as
  constant.
- Rows may share a report or have one each; the longest gives the number of columns.
- A routing key is known by its place in its set, however its usages are written. A set in a row
  belongs to that row; sets outside count through all rows.
- Keys and routing keys are bits, or values of an array that are indexes of those that are down.

Sources: HID Usage Tables, page 0x41 (HUTRR78); Apple's reference; NVDA as read.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass
from typing import Final, TypeAlias

from accessigame.displays.hid.descriptor import (
    PAGE_BITS,
    Collection,
    DescriptorError,
    Field,
    ItemKind,
    parse,
)

PAGE: Final = 0x41
BUTTONS: Final = 0x09
"""The page of buttons that have only numbers."""


def braille(usage: int) -> int:
    """Return the full usage of one on the page of braille displays."""
    return PAGE << PAGE_BITS | usage


ROW: Final = braille(0x02)
CELLS: Final = (braille(0x03), braille(0x04))
NUMBER_OF_CELLS: Final = braille(0x05)
ROUTING_SETS: Final = {braille(0xFA): 1, braille(0xFB): 2, braille(0xFC): 3}
ROUTING_KEY: Final = braille(0x100)
SIX_DOTS: Final = 0x3F
MOST_CELLS: Final = 1024
"""The most cells that a display is believed to have, and the most keys of an array."""

NAMES: Final[Mapping[int, str]] = {
    **{braille(0x200 + dot): f"dot{dot}" for dot in range(1, 9)},
    **dict(enumerate(("space", "left_space", "right_space"), braille(0x209))),
    **{
        braille(first + place): f"{part}_{way}"
        for first, part in ((0x210, "joystick"), (0x215, "dpad"))
        for place, way in enumerate(("center", "up", "down", "left", "right"))
    },
    **dict(
        enumerate(
            ("pan_left", "pan_right", "rocker_up", "rocker_down", "rocker_press"), braille(0x21A)
        )
    ),
    braille(0x101): "row_routing",
}
SIDES: Final[Mapping[int, str]] = {
    **dict(enumerate(("face", "left", "right", "top"), braille(0x20C))),
    braille(0x06): "control",
}
"""The beginnings of the names of numbered buttons, by their collection."""

Control: TypeAlias = str | int
"""The name of a key, or the cell of a routing key, counted from 0."""


@dataclass(frozen=True, slots=True)
class BitPlace:
    """The bits of one value, behind the number of its report."""

    report: int
    start: int
    size: int

    def value(self, bits: int) -> int:
        """Return the value from the bits of its report."""
        return bits >> self.start & ((1 << self.size) - 1)


@dataclass(frozen=True, slots=True)
class Cell:
    """A cell at its place; dots: the bits of those that it has."""

    place: BitPlace
    dots: int


@dataclass(frozen=True, slots=True)
class Switch:
    """A key that has bits of its own."""

    place: BitPlace
    control: Control


@dataclass(frozen=True, slots=True)
class Selection:
    """Values that are the keys that are down: `first` stands for the first of `controls`."""

    places: tuple[BitPlace, ...]
    first: int
    controls: tuple[Control | None, ...]

    def down(self, bits: int) -> Iterator[Control]:
        """Yield the controls that are down, from the bits of their report."""
        for place in self.places:
            index = place.value(bits) - self.first
            if 0 <= index < len(self.controls):
                control = self.controls[index]
                if control is not None:
                    yield control


@dataclass(frozen=True, slots=True)
class Layout:
    """The cells, keys and routing keys of a display.

    cells: row by row, each as long as the longest; None where a shorter row has none.
    told: the place of the number of cells, where the display sends it.
    lengths: the bytes of each report, by direction and number, behind the number.
    """

    columns: int
    cells: tuple[Cell | None, ...]
    switches: tuple[Switch, ...]
    selections: tuple[Selection, ...]
    told: BitPlace | None
    lengths: Mapping[tuple[ItemKind, int], int]
    is_numbered: bool

    @property
    def dots(self) -> int:
        """The dots of a cell: six where none has more."""
        return 8 if any(cell and cell.dots > SIX_DOTS for cell in self.cells) else 6

    @property
    def rows(self) -> int:
        """The number of rows."""
        return len(self.cells) // self.columns

    def reports(self, cells: bytes) -> dict[int, bytes]:
        """Return the reports that put up these cells, by their numbers."""
        bits: defaultdict[int, int] = defaultdict(int)
        for cell, dots in zip(self.cells, cells, strict=True):
            if cell is not None:
                bits[cell.place.report] |= (dots & cell.dots) << cell.place.start
        return {
            report: bits[report].to_bytes(self.lengths[ItemKind.OUTPUT, report], "little")
            for report in sorted(bits)
        }

    def shown(self, report: int, content: bytes, last_cells: bytes) -> bytes:
        """Return the cells that are up after a report; those of other reports stay."""
        bits = int.from_bytes(content, "little")
        return bytes(
            cell.place.value(bits) if cell is not None and cell.place.report == report else last
            for cell, last in zip(self.cells, last_cells, strict=True)
        )

    def down(self, report: int, content: bytes) -> frozenset[Control]:
        """Return the keys and routing keys of a report that are down."""
        bits = int.from_bytes(content, "little")
        switches = {
            switch.control
            for switch in self.switches
            if switch.place.report == report and switch.place.value(bits)
        }
        return frozenset(switches).union(
            *(each.down(bits) for each in self.selections if each.places[0].report == report)
        )

    def number_of_cells(self, report: int, content: bytes) -> int | None:
        """Return the number of cells that a report tells; None if it is no such report."""
        if self.told is None or self.told.report != report or self.rows > 1:
            return None
        return self.told.value(int.from_bytes(content, "little"))

    def holding(self, down: AbstractSet[Control]) -> dict[int, bytes]:
        """Return the reports in which a display tells these controls, by their numbers."""
        bits: defaultdict[int, int] = defaultdict(int)
        for switch in self.switches:
            bits[switch.place.report] |= (switch.control in down) << switch.place.start
        for selection in self.selections:
            chosen = [n for n, control in enumerate(selection.controls) if control in down]
            for n, place in enumerate(selection.places):
                value = selection.first + chosen[n] if n < len(chosen) else self._nothing(selection)
                bits[place.report] |= value << place.start
        return {
            report: bits[report].to_bytes(self.lengths[ItemKind.INPUT, report], "little")
            for report in sorted(bits)
        }

    def _nothing(self, selection: Selection) -> int:
        """Return a value that stands for no control."""
        return selection.first - 1 if selection.first else len(selection.controls)


def is_display(descriptor: bytes) -> bool:
    """Return whether a descriptor has a braille display in it."""
    try:
        fields = parse(descriptor)
    except DescriptorError:
        return False
    return any(map(_is_braille, fields))


def layout(descriptor: bytes) -> Layout:
    """Return the layout of the braille display in a descriptor.

    Raises `DescriptorError` for one that cannot be read, or that has no cells.
    """
    fields = parse(descriptor)
    found = _Finder()
    ours = [each for each in fields if _is_braille(each)]
    for each in ours:
        if each.direction == ItemKind.OUTPUT:
            found.add_cells(each)
    if not found.rows:
        raise DescriptorError("no braille cells")
    columns = max(map(len, found.rows.values()))
    if columns * len(found.rows) > MOST_CELLS:
        raise DescriptorError("too many cells")
    for each in ours:
        if each.direction == ItemKind.INPUT and not each.is_constant:
            found.add_keys(each)
    return Layout(
        columns,
        tuple(cell for row in found.rows.values() for cell in _filled(row, columns)),
        tuple(found.switches),
        tuple(found.selections),
        found.told,
        _lengths(fields),
        any(each.report for each in fields),
    )


def _is_braille(field: Field) -> bool:
    return bool(field.collections) and field.collections[0].usage >> PAGE_BITS == PAGE


def _filled(row: list[Cell], columns: int) -> list[Cell | None]:
    return [*row, *[None] * (columns - len(row))]


def _lengths(fields: tuple[Field, ...]) -> dict[tuple[ItemKind, int], int]:
    """Return the bytes of each report; the last field of a report is its end."""
    return {
        (each.direction, each.report): -(-(each.start + each.size * each.count) // 8)
        for each in fields
    }


def _places(field: Field) -> Iterator[BitPlace]:
    return (
        BitPlace(field.report, field.start + index * field.size, field.size)
        for index in range(field.count)
    )


def _keys(field: Field) -> int:
    """Return the number of keys of an array; a set may have one usage for all its keys."""
    is_set = _collection(field, ROUTING_SETS.__contains__) is not None
    values = field.maximum - field.minimum + 1 if is_set else 0
    return min(max(values, sum(map(len, field.usages))), MOST_CELLS)


class _Finder:
    """The parts of a layout as they are found, field by field; cells first, then keys."""

    def __init__(self) -> None:
        self.rows: dict[int, list[Cell]] = {}
        self.switches: list[Switch] = []
        self.selections: list[Selection] = []
        self.told: BitPlace | None = None
        self._counts: defaultdict[tuple[int, int | None], int] = defaultdict(int)

    def add_cells(self, field: Field) -> None:
        """Add the cells of an output field; a row is a collection, else a field."""
        row = _collection(field, lambda usage: usage == ROW)
        is_row = row is not None and field.usage(0) >> PAGE_BITS in (0, PAGE)
        if field.size not in range(6, 9) or not (is_row or field.usage(0) in CELLS):
            return
        if field.is_constant and not field.usages:
            return  # bits that fill a byte up; published samples call real cells constant
        number = row.number if row else -1 - len(self.rows)
        dots = SIX_DOTS if SIX_DOTS in (field.maximum, (1 << field.size) - 1) else 0xFF
        self.rows.setdefault(number, []).extend(Cell(place, dots) for place in _places(field))

    def add_keys(self, field: Field) -> None:
        """Add the keys of an input field, and the number of cells."""
        if field.is_array:
            controls = tuple(self._control(field, index) for index in range(_keys(field)))
            self.selections.append(Selection(tuple(_places(field)), field.minimum, controls))
            return
        for index, place in enumerate(_places(field)):
            if field.usage(index) == NUMBER_OF_CELLS:
                self.told = place
            elif (control := self._control(field, index)) is not None:
                self.switches.append(Switch(place, control))

    def _control(self, field: Field, index: int) -> Control | None:
        usage = field.usage(index)
        own_set = _collection(field, ROUTING_SETS.__contains__)
        if own_set is not None or usage == ROUTING_KEY:
            return self._routing(field, ROUTING_SETS[own_set.usage] if own_set else 1)
        side = _collection(field, SIDES.__contains__)
        if usage >> PAGE_BITS == BUTTONS:
            return f"{SIDES[side.usage] if side else 'button'}{usage & 0xFFFF}"
        return NAMES.get(usage)

    def _routing(self, field: Field, number: int) -> Control:
        """Return the cell of the next routing key of a set; other sets than the first have names.

        A field of several keys may have all of them under one usage.
        """
        row = _collection(field, lambda usage: usage == ROW)
        numbers = list(self.rows)
        own_row = numbers.index(row.number) if row and row.number in numbers else None
        place = self._counts[number, own_row]
        self._counts[number, own_row] += 1
        cell = place + (own_row or 0) * max(map(len, self.rows.values()))
        return cell if number == 1 else f"routing{number}_{cell + 1}"


def _collection(field: Field, fits: Callable[[int], bool]) -> Collection | None:
    """Return the innermost collection around a field whose usage fits, if any."""
    return next((each for each in reversed(field.collections) if fits(each.usage)), None)
