"""The HID standard: reports of every shape of descriptor, both ways, whole and amid noise."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays import Keys, Ready, Routing
from accessigame.displays.hid.descriptor import PacketCode, identity, packet
from accessigame.displays.makes.hid import Hid, HidDevice
from tests.displays.hid.shapes import MOUSE, SHAPES
from tests.displays.streams import (
    CUTS,
    Meant,
    check_stream,
    chord,
    heard,
    introduce,
    noises,
    show,
    streams,
    tapped,
)


def ready(name: str) -> Hid:
    """Return a driver that knows a display of this shape."""
    driver = Hid()
    shape = SHAPES[name]
    assert driver.receive(identity("Sample", shape.descriptor)) == (
        Ready("Sample", shape.rows * shape.columns, shape.rows),
    )
    return driver


def reports(*texts: str) -> bytes:
    """Return the packets of a display's reports, given as hexadecimal digits."""
    return b"".join(packet(PacketCode.REPORT, bytes.fromhex(text)) for text in texts)


# What a display of each shape sends, as its descriptor has it, and what that means.
SENT: tuple[tuple[str, tuple[str, ...], list[Keys | Routing]], ...] = (
    ("standard", ("13 00 00 00 00 00 00", "00"), [chord("dot1", "dot2", "dot5")]),
    ("standard", ("00 04 00 00 00 00 00", "00"), [chord("select")]),
    ("standard", ("00 03", "00 02", "00"), [chord("space")]),
    ("standard", ("00 20", "00"), [chord("pan_left")]),
    ("standard", ("00 00 09 00 00 00 00", "00"), [chord("left1", "right1")]),
    ("standard", ("00 00 00 08 00 00 00", "00"), [chord("face3")]),
    ("standard", ("00 00 00 00 01 00 00", "00 00 00 00 00 00 08", "00"), [Routing(0), Routing(19)]),
    ("apple", ("00 04", "00"), [Routing(2)]),
    ("three numbers", ("11 00 04", "11 00 00"), [chord("pan_left")]),
    ("three numbers", ("12 00 00 00 00 80", "12"), [Routing(39)]),
    ("three numbers", ("01" + "ff" * 64, "01" + "00" * 64), []),
    ("keyboard beside", ("01 00 00 04", "01"), []),
    ("keyboard beside", ("02 01", "02"), [chord("pan_left")]),
    ("eight rows in eight reports", ("08 00 00 00 80", "08", "01 01"), [Routing(255), Routing(0)]),
    ("eight rows in eight reports", ("02 01", "03 01", "02", "03"), [Routing(32)]),
    ("routing as a range", ("00 00 00 01", "00"), [Routing(24)]),
    ("routing as an array", ("00 05 00", "00 00 00"), [Routing(4)]),
    ("routing as an array", ("02 00 28", "00 00 00"), [Routing(39), chord("pan_right")]),
    ("routing as an array", ("00 29 ff", "00 00 00"), []),
    ("keys as an array", ("0a 00", "00 00"), [chord("pan_left")]),
    ("keys as an array", ("91 00", "00 00"), [chord("space", "dot1")]),
    ("two sets", ("00 04", "00"), [chord("routing2_3")]),
)


@pytest.mark.parametrize(("name", "texts", "events"), SENT)
def test_reports_mean_this(name: str, texts: tuple[str, ...], events: list[Keys | Routing]) -> None:
    """Reports of every shape, written by hand from its descriptor, are these keys.

    Fails when bits are counted from the number of the report, or rows share their routing keys.
    """
    assert heard(ready(name), reports(*texts)) == events


SHOWN = (
    ("standard", bytes((0, *range(1, 21)))),
    ("three numbers", bytes((0x13, *range(1, 41)))),
    ("keyboard beside", bytes((2, *range(1, 41)))),
    ("row in halves", bytes((0, 0, 0, *range(1, 9), 0, *range(9, 17)))),
)


@pytest.mark.parametrize(("name", "report"), SHOWN)
def test_cells_are_sent_as_this_report(name: str, report: bytes) -> None:
    """The number of the report comes first, 0 without numbers, and other values are 0."""
    assert ready(name).show(bytes(range(1, 41))) == packet(PacketCode.REPORT, report)


def test_only_rows_that_change_are_sent() -> None:
    """Of rows with reports of their own, those that are up already are not sent again."""
    driver = ready("eight rows in eight reports")
    assert len(driver.show(bytes(256))) == 8 * (3 + 33)
    frame = bytes(40) + b"\x01"
    assert driver.show(frame) == packet(PacketCode.REPORT, b"\x02" + frame[32:].ljust(32, b"\0"))


def test_a_size_that_is_told_later_counts() -> None:
    """A display may tell that it has fewer cells; impossible sizes are ignored.

    Fails when a routing key beyond the size is told.
    """
    driver = ready("size told")
    assert heard(driver, reports("01 14", "01 14", "01 00", "01 ff")) == [Ready("Sample", 20)]
    assert driver.show(b"\xff" * 40) == packet(
        PacketCode.REPORT, b"\x02" + b"\xff" * 20 + bytes(20)
    )
    assert heard(driver, reports("02 00 00 00 08", "02 00 00 00 10")) == [Routing(19)]


def test_who_shows_nothing_is_no_display() -> None:
    """The identity of a mouse, or of nothing, is no answer, and its reports mean nothing."""
    for descriptor in (bytes.fromhex(MOUSE), b"", b"\x05"):
        driver = Hid()
        assert driver.receive(identity("Mouse", descriptor)) == ()
        assert driver.receive(reports("01", "00")) == ()
        assert driver.show(b"\x01") == b""


@pytest.mark.parametrize("name", SHAPES)
@given(data=st.data())
def test_both_sides_of_each_shape_understand_each_other(name: str, data: st.DataObject) -> None:
    """Cells, chords and routing keys of an emulated display of each shape arrive."""
    driver, device = Hid(), HidDevice(descriptor=SHAPES[name].descriptor, name="Sample")
    assert introduce(driver, device) == [
        Ready("Sample", len(device.shown), device.rows, device.layout.dots)
    ]
    frame = data.draw(st.binary(max_size=400))
    show(driver, device, frame)
    possible = bytes(cell.dots if cell else 0 for cell in device.layout.cells)
    wanted = frame[: len(possible)].ljust(len(possible), b"\0")
    assert device.shown == bytes(a & b for a, b in zip(wanted, possible, strict=True))
    cell = data.draw(st.integers(0, len(device.shown) - 1))
    assert heard(driver, device.route(cell)) == [Routing(cell)]
    keys = data.draw(st.sets(st.sampled_from(sorted(SHAPES[name].keys)), min_size=1, max_size=3))
    assert len(heard(driver, tapped(device, *keys))) == 1


# A header whose data never come is not among them: it waits for the silence.
NOISE = noises(b"\x01\x02", "020000", "010000", "01ffff", "02ffff")
PAN_LEFT = (reports("00 00 00 01", "00"), (chord("pan_left"),))


@given(streams([PAN_LEFT], NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Stray bytes and impossible lengths between packets hide none of them."""
    check_stream(introduced(), parts, cuts)


def introduced() -> Hid:
    """Return a driver that knows an emulated display of 20 cells."""
    driver = Hid()
    introduce(driver, HidDevice(20))
    return driver
