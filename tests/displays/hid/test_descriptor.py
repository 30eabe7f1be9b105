"""Report descriptors are read as the standard says, and damaged ones are refused.

Covers `displays/hid/descriptor.py`.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays import Ready
from accessigame.displays.hid.descriptor import (
    DescriptorError,
    ItemKind,
    PacketCode,
    identity,
    packet,
    parse,
)
from accessigame.displays.hid.layout import layout
from accessigame.displays.makes.hid import Hid
from tests.displays.hid.shapes import MOUSE, SHAPES

DAMAGED = int(os.environ.get("ACCESSIGAME_DAMAGED", "1000"))
"""The number of damaged descriptors; 100,000 were tried once."""


def field_rows(descriptor: bytes) -> list[tuple[int, int, int, int, bool]]:
    """Return direction, report, first bit, bits and whether it is an array, field by field."""
    return [
        (each.direction, each.report, each.start, each.size * each.count, each.is_array)
        for each in parse(descriptor)
    ]


def test_fields_follow_each_other_in_their_reports() -> None:
    """Bits count for each report and direction by themselves, and arrays are told from bits."""
    assert field_rows(bytes.fromhex(MOUSE)) == [
        (ItemKind.INPUT, 0, 0, 3, False),
        (ItemKind.INPUT, 0, 3, 5, False),
    ]
    rows = field_rows(SHAPES["keyboard beside"].descriptor)
    assert rows[:2] == [(ItemKind.INPUT, 1, 0, 8, False), (ItemKind.INPUT, 1, 8, 48, True)]
    assert (ItemKind.OUTPUT, 2, 0, 320, False) in rows
    assert (ItemKind.INPUT, 2, 8, 40, False) in rows


def test_a_usage_has_its_own_page_or_the_one_that_holds() -> None:
    """A usage of four bytes brings its page; the last usage stands for all values behind it."""
    fields = parse(SHAPES["everything written otherwise"].descriptor)
    assert [fields[0].usage(index) for index in range(3)] == [0x41021A, 0x41021B, 0x41021B]
    assert parse(bytes.fromhex("a101 7508 9501 8102 c0"))[0].usage(0) == 0


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("05", "an item without its end"),
        ("fe", "an item without its end"),
        ("a101", "a collection without an end"),
        ("c0", "an end without its collection"),
        ("8500", "an impossible number of a report"),
        ("860001", "an impossible number of a report"),
        ("b4", "nothing on the stack"),
        ("a4" * 65, "too much on the stack"),
        ("a101" * 65, "too many collections"),
        ("7520 97ffffffff 8102", "a report too long"),
        ("09" * 4098, "too long"),
    ],
)
def test_what_is_no_descriptor_is_refused(text: str, reason: str) -> None:
    """Cut items, groups without their other end, impossible numbers: each has its own reason."""
    with pytest.raises(DescriptorError, match=reason):
        parse(bytes.fromhex(text))


def damaged(count: int, seed: int) -> Iterator[bytes]:
    """Yield descriptors of every shape with bytes changed, cut out, repeated or put in."""
    chance = random.Random(seed)
    whole = [shape.descriptor for shape in SHAPES.values()]
    for _ in range(count):
        data = bytearray(chance.choice(whole))
        for _ in range(chance.choice((1, 1, 2, 3, 8))):
            at = chance.randrange(len(data) + 1)
            match chance.randrange(4):
                case 0:
                    data[at : at + 1] = bytes((chance.randrange(256),))
                case 1:
                    del data[at : at + chance.choice((1, 2, 3, 9, 99))]
                case 2:
                    data[at:at] = data[at : at + chance.choice((1, 2, 5, 20, 90))]
                case _:
                    data[at:at] = chance.randbytes(chance.choice((1, 2, 4)))
        yield bytes(data)


def test_a_damaged_descriptor_is_refused_or_used() -> None:
    """No damage is an error, and whoever is accepted takes any reports and any cells.

    Fails when a limit is left out: a range of all usages, an array of four thousand million
    values, a number of cells that is larger than the display.
    """
    chance = random.Random(7)
    accepted = 0
    for descriptor in damaged(DAMAGED, 31):
        driver = Hid()
        events = driver.receive(identity("damaged", descriptor))
        try:
            layout(descriptor)
        except DescriptorError:
            assert events == ()
            continue
        accepted += 1
        assert [type(event) for event in events] == [Ready]
        for _ in range(3):
            driver.receive(
                packet(PacketCode.REPORT, chance.randbytes(chance.choice((1, 2, 9, 60))))
            )
            driver.show(chance.randbytes(20))
    assert DAMAGED / 10 < accepted < DAMAGED


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_or_read(data: bytes) -> None:
    """Whatever bytes come, the parser reads or refuses them."""
    try:
        parse(data)
    except DescriptorError:
        return


@pytest.mark.parametrize("name", SHAPES)
def test_another_parser_finds_the_same_bits(name: str) -> None:
    """Each bit of each report has the usage that hid-tools finds for it.

    Fails when bits are counted across reports, or a usage takes the page of a later item.
    """
    other = pytest.importorskip("hidtools.hid")
    text = SHAPES[name].text.replace("fe0301aabbcc", "")  # hid-tools knows no long items
    read = other.ReportDescriptor.from_bytes(list(bytes.fromhex(text)))
    theirs = {
        # it counts the number of the report, too
        (direction, report.report_ID, each.start - 8 * (report.report_ID > 0) + bit): (
            None if each.is_const or each.is_array else each.usage
        )
        for direction, reports in (
            (ItemKind.INPUT, read.input_reports),
            (ItemKind.OUTPUT, read.output_reports),
        )
        for report in reports.values()
        for each in report
        for bit in range(each.size * each.count)
    }
    ours = {
        (each.direction, each.report or -1, each.start + bit): (
            None if each.is_constant or each.is_array else each.usage(bit // each.size)
        )
        for each in parse(bytes.fromhex(text))
        for bit in range(each.size * each.count)
    }
    assert ours == theirs
