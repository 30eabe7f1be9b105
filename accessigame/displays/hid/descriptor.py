"""HID as a stream: the packets in which reports travel, and the fields of those reports.

A packet is a code, the length of its data in two bytes, the lower one first, and the data:

    host to display     0x01 (empty)                      who are you?
                        0x02 report number, report        0 where the reports have no numbers
    display to host     0x01 length of name, name, report descriptor
                        0x02 report                       after its number, where it has one

A descriptor tells the fields of the reports that a device sends and accepts, as a list of items.
Global items hold until they change, and can be put on a stack.
Local items, the usages, hold for the next main item: a field, or the start of a collection.
A usage without a page belongs to the page that holds at the main item, as the kernel has it.
Sources: Device Class Definition for HID 1.11, section 6.2.2.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass, field, replace
from enum import IntEnum
from typing import Final

from accessigame.displays.framing import NO_PACKET, whole

HEADER: Final = 3
LONGEST_DESCRIPTOR: Final = 4096
"""The most bytes of a descriptor; the kernel takes no longer one."""
LONGEST_REPORT: Final = 4096
"""The most bytes of a report, with its number."""
LONGEST_NAME: Final = 255
LONGEST_PACKET: Final = HEADER + 1 + LONGEST_NAME + LONGEST_DESCRIPTOR


class PacketCode(IntEnum):
    """The code of a packet of the stream of reports."""

    IDENTITY = 0x01
    REPORT = 0x02


def packet(code: PacketCode, data: bytes = b"") -> bytes:
    """Return a packet in the bytes of the stream."""
    return bytes((code, *len(data).to_bytes(2, "little"))) + data


def identity(name: str, descriptor: bytes) -> bytes:
    """Return the packet of a display's name, cut where it is too long, and its descriptor."""
    encoded = name.encode()[:LONGEST_NAME]
    return packet(PacketCode.IDENTITY, bytes((len(encoded),)) + encoded + descriptor)


def identified(data: bytes) -> tuple[str, bytes]:
    """Return name and descriptor from the data of an identity; both are empty without data."""
    length = data[0] if data else 0
    return data[1 : 1 + length].decode(errors="replace"), data[1 + length :]


def packets(data: bytes) -> Iterator[tuple[PacketCode, bytes]]:
    """Yield code and data of each packet; `data` are whole packets."""
    while data:
        length = HEADER + int.from_bytes(data[1:HEADER], "little")
        yield PacketCode(data[0]), data[HEADER:length]
        data = data[length:]


def measure(data: bytes, identities: Container[int], reports: Container[int]) -> int | None:
    """Measure a packet whose data may have these lengths, by its code."""
    if data[0] not in (PacketCode.IDENTITY, PacketCode.REPORT):
        return NO_PACKET
    if len(data) < HEADER:
        return None
    length = int.from_bytes(data[1:HEADER], "little")
    fitting = identities if data[0] == PacketCode.IDENTITY else reports
    return whole(data, HEADER + length) if length in fitting else NO_PACKET


LONG_ITEM: Final = 0xFE
PAGE_BITS: Final = 16
"""A full usage has its page above these bits."""
MOST_NESTED: Final = 64
"""The most collections, and the most entries of the stack, that are within each other."""


REPORT_NUMBERS: Final = range(1, 0x100)


class DescriptorError(Exception):
    """The bytes are no report descriptor, or describe reports that no system carries."""


class ItemKind(IntEnum):
    """The kinds of items that matter here."""

    USAGE_PAGE = 0x04
    USAGE = 0x08
    LOGICAL_MINIMUM = 0x14
    USAGE_MINIMUM = 0x18
    LOGICAL_MAXIMUM = 0x24
    USAGE_MAXIMUM = 0x28
    REPORT_SIZE = 0x74
    INPUT = 0x80
    REPORT_NUMBER = 0x84
    OUTPUT = 0x90
    REPORT_COUNT = 0x94
    COLLECTION = 0xA0
    PUSH = 0xA4
    DELIMITER = 0xA8
    FEATURE = 0xB0
    POP = 0xB4
    END_COLLECTION = 0xC0


MAIN: Final = frozenset(
    {
        *(ItemKind.INPUT, ItemKind.OUTPUT, ItemKind.FEATURE),
        *(ItemKind.COLLECTION, ItemKind.END_COLLECTION),
    }
)
LOCAL: Final = frozenset(
    {
        *(ItemKind.USAGE, ItemKind.USAGE_MINIMUM, ItemKind.USAGE_MAXIMUM),
        ItemKind.DELIMITER,
    }
)
GLOBALS: Final[Mapping[int, str]] = {
    ItemKind.USAGE_PAGE: "page",
    ItemKind.LOGICAL_MAXIMUM: "maximum",
    ItemKind.REPORT_SIZE: "size",
    ItemKind.REPORT_COUNT: "count",
    ItemKind.REPORT_NUMBER: "report",
}
"""The unsigned global items, with the names that they have in `_Globals`."""


class Flag(IntEnum):
    """The bits of a field's item that matter here."""

    CONSTANT = 1
    VARIABLE = 2


@dataclass(frozen=True, slots=True)
class Collection:
    """A group of fields, such as a row; number: its place among all, which tells twins apart."""

    usage: int
    number: int


@dataclass(frozen=True, slots=True)
class Field:
    """A field of a report: `count` values of `size` bits each, from the bit `start` on.

    direction: `INPUT` for what the device sends, `OUTPUT` for what it takes.
    report: the number of the report, 0 where reports have none; bits count behind the number.
    is_array: the values are indexes of usages, from `minimum` on, instead of one for each usage.
    usages: full usages, in ranges. collections: those around the field, from the outermost on.
    """

    direction: ItemKind
    report: int
    start: int
    size: int
    count: int
    minimum: int
    maximum: int
    is_constant: bool
    is_array: bool
    usages: tuple[range, ...]
    collections: tuple[Collection, ...]

    def usage(self, index: int) -> int:
        """Return the usage of a value, counted from 0: the last one is repeated; 0 without any."""
        for usages in self.usages:
            if index < len(usages):
                return usages[index]
            index -= len(usages)
        return self.usages[-1][-1] if self.usages else 0


@dataclass(frozen=True, slots=True)
class _Globals:
    """The global items that hold."""

    page: int = 0
    minimum: int = 0
    maximum: int = 0
    size: int = 0
    count: int = 0
    report: int = 0


@dataclass(slots=True)
class _Usage:
    """A range of usages as it was read; page: that of the item, None for the page that holds."""

    page: int | None
    first: int
    last: int


def parse(descriptor: bytes) -> tuple[Field, ...]:
    """Return the input and output fields of a descriptor, in their order.

    Raises `DescriptorError`, and nothing else.
    """
    if len(descriptor) > LONGEST_DESCRIPTOR:
        raise DescriptorError("too long")
    parser = _Parser()
    for kind, size, data in _items(descriptor):
        parser.handle(kind, size, data)
    if parser.collections:
        raise DescriptorError("a collection without an end")
    return tuple(parser.fields)


def _items(descriptor: bytes) -> Iterator[tuple[int, int, bytes]]:
    """Yield kind, size and data of each item; long items are skipped."""
    at = 0
    while at < len(descriptor):
        prefix = descriptor[at]
        if prefix == LONG_ITEM:
            at += 3 + (descriptor[at + 1] if at + 1 < len(descriptor) else 0)
        else:
            size = (0, 1, 2, 4)[prefix & 3]
            data = descriptor[at + 1 : at + 1 + size]
            at += 1 + size
            if at <= len(descriptor):
                yield prefix & 0xFC, size, data
    if at > len(descriptor):
        raise DescriptorError("an item without its end")


@dataclass(slots=True)
class _Parser:
    """The state while a descriptor is read."""

    fields: list[Field] = field(default_factory=list)
    collections: list[Collection] = field(default_factory=list)
    _globals: _Globals = field(default_factory=_Globals)
    _stack: list[_Globals] = field(default_factory=list)
    _usages: list[_Usage] = field(default_factory=list)
    _bits: defaultdict[tuple[int, int], int] = field(default_factory=lambda: defaultdict(int))
    _count: int = 0
    _choice: int | None = None

    def handle(self, kind: int, size: int, data: bytes) -> None:
        """Handle an item; kinds without a meaning here are ignored."""
        value = int.from_bytes(data, "little")
        if kind in MAIN:
            self._main(kind, value)
            self._usages.clear()
            self._choice = None
        elif kind in LOCAL:
            self._local(kind, size, value)
        elif kind == ItemKind.LOGICAL_MINIMUM:
            signed = int.from_bytes(data, "little", signed=True)
            self._globals = replace(self._globals, minimum=signed)
        else:
            self._global(kind, value)

    def _main(self, kind: int, value: int) -> None:
        match kind:
            case ItemKind.COLLECTION if len(self.collections) == MOST_NESTED:
                raise DescriptorError("too many collections within each other")
            case ItemKind.COLLECTION:
                usages = self._full_usages()
                self.collections.append(Collection(usages[0][0] if usages else 0, self._count))
                self._count += 1
            case ItemKind.END_COLLECTION if not self.collections:
                raise DescriptorError("an end without its collection")
            case ItemKind.END_COLLECTION:
                self.collections.pop()
            case ItemKind.INPUT | ItemKind.OUTPUT:
                self._field(ItemKind(kind), value)

    def _field(self, direction: ItemKind, flags: int) -> None:
        """Add a field behind the last one of its report; one without bits is left out."""
        state = self._globals
        start = self._bits[direction, state.report]
        end = start + state.size * state.count
        if end > (LONGEST_REPORT - 1) * 8:
            raise DescriptorError("a report too long")
        self._bits[direction, state.report] = end
        if end > start:
            self.fields.append(
                Field(
                    direction,
                    state.report,
                    start,
                    state.size,
                    state.count,
                    state.minimum,
                    state.maximum,
                    bool(flags & Flag.CONSTANT),
                    not flags & Flag.VARIABLE,
                    self._full_usages(),
                    tuple(self.collections),
                )
            )

    def _full_usages(self) -> tuple[range, ...]:
        full = []
        for usage in self._usages:
            page = (self._globals.page & 0xFFFF if usage.page is None else usage.page) << PAGE_BITS
            full.append(range(page | usage.first, (page | max(usage.first, usage.last)) + 1))
        return tuple(full)

    def _local(self, kind: int, size: int, value: int) -> None:
        """Handle a usage, or one end of a range; of a delimited choice, the first one counts."""
        has_page = size > PAGE_BITS // 8
        page, value = (value >> PAGE_BITS if has_page else None), value & 0xFFFF
        match kind:
            case ItemKind.DELIMITER if value:
                self._choice = len(self._usages)
            case ItemKind.DELIMITER if self._choice is not None:
                del self._usages[self._choice + 1 :]
                self._choice = None
            case ItemKind.USAGE | ItemKind.USAGE_MINIMUM:
                self._usages.append(_Usage(page, value, value))
            case ItemKind.USAGE_MAXIMUM if self._usages:
                self._usages[-1].last = value

    def _global(self, kind: int, value: int) -> None:
        match kind:
            case ItemKind.REPORT_NUMBER if value not in REPORT_NUMBERS:
                raise DescriptorError("an impossible number of a report")
            case ItemKind.PUSH if len(self._stack) == MOST_NESTED:
                raise DescriptorError("too much on the stack")
            case ItemKind.PUSH:
                self._stack.append(self._globals)
            case ItemKind.POP if not self._stack:
                raise DescriptorError("nothing on the stack")
            case ItemKind.POP:
                self._globals = self._stack.pop()
            case _ if kind in GLOBALS:
                self._globals = replace(self._globals, **{GLOBALS[kind]: value})
