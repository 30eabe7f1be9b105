"""The protocol of the Dot Pad: both sides, whole, cut anywhere, amid noise, line by line."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given

from accessigame.displays import Lost, Ready, Routing, SerialSettings, Shape
from accessigame.displays.flow_control import AckTimeouts
from accessigame.displays.makes.dotpad import (
    TEXT_ALONE,
    WITH_FIELD,
    Board,
    Code,
    DotPad,
    DotPadDevice,
    Feature,
    packet,
)
from tests.displays.streams import (
    CUTS,
    Meant,
    check_stream,
    chord,
    heard,
    introduce,
    meant,
    noises,
    sent,
    settle,
    show,
    streams,
    tapped,
)

KEYS_UP = "aa55 0009 00 0312 00 00000000 b4"
FUNCTION_UP = "aa55 0009 00 0332 00 00000000 94"

# What a display sends, by the packets of BRLTTY's and NVDA's drivers: keys count from the highest
# bit of the first byte on.
MEANT = (
    meant(f"aa55 0009 00 0312 00 00040000 b0 {KEYS_UP}", chord("pan_left")),
    meant(f"aa55 0009 00 0312 00 00020000 b6 {KEYS_UP}", chord("pan_right")),
    meant(f"aa55 0009 00 0312 00 00004000 f4 {KEYS_UP}", chord("up")),
    meant(f"aa55 0009 00 0312 00 00001000 a4 {KEYS_UP}", chord("down")),
    meant(f"aa55 0009 00 0312 00 00008000 34 {KEYS_UP}", chord("select")),
    meant(f"aa55 0009 00 0312 00 11800000 25 {KEYS_UP}", chord("dot1", "dot8", "space")),
    meant(f"aa55 0009 00 0332 00 80000000 14 {FUNCTION_UP}", chord("up")),
    meant(f"aa55 0009 00 0332 00 10000000 84 {FUNCTION_UP}", chord("down")),
    meant(f"aa55 0009 00 0332 00 40000000 d4 {FUNCTION_UP}", chord("select")),
    meant(
        "aa55 0009 00 0302 00 00000008 ac aa55 0009 00 0302 00 00000000 a4",
        chord("pan_right"),
    ),
    meant(
        "aa55 000d 00 0322 00 8000000000000000 04 aa55 000d 00 0322 00 0000000000000000 84",
        Routing(0),
    ),
    meant(
        "aa55 000d 00 0322 00 0000100000000000 94 aa55 000d 00 0322 00 0000000000000000 84",
        Routing(19),
    ),
    meant("aa55 000d 00 0322 00 0000080000000000 8c"),  # beyond the line
    meant("aa55 0006 00 0201 00 00 a6"),  # answers that nobody waits for
    meant("aa55 0006 00 0202 00 00 a5"),
    meant("aa55 0006 00 9902 00 01 3f"),
    meant("aa55 000d 00 0001 00 312e302e30202020 b8"),
)

# Stray bytes, packets cut short, a wrong sum, an impossible length, a packet of the host.
NOISE = noises(
    b"\xaa",
    *("aa", "aa55", "aa550009", "aa550009000312", "aa5500090003120000040000"),
    *("aa550009000312000004000000", "aa55ffff00", "aa5500050001000 0a4".replace(" ", "")),
)


def ready(cells: int = 20, board: Board | None = None) -> tuple[DotPad, DotPadDevice]:
    """Return a driver and a device that have found each other."""
    driver, device = DotPad(), DotPadDevice(cells, board)
    told = board or (TEXT_ALONE if cells == TEXT_ALONE.shape.cells else WITH_FIELD)
    expected = Ready("Dot Pad", told.shape.cells, told.shape.rows, told.dots)
    assert introduce(driver, device) == [expected]
    return driver, device


@pytest.mark.measured
@given(streams(MEANT, NOISE), CUTS)
def test_every_good_packet_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid packets between noise, cut anywhere, all arrive, and nothing else does."""
    check_stream(ready()[0], parts, cuts, quiet=True)


def test_the_host_sends_these_bytes() -> None:
    """The description is asked for as by BRLTTY, and a line goes as NVDA has it."""
    driver, _ = ready()
    assert driver.settings == SerialSettings(115200)
    assert driver.hello() == bytes.fromhex("aa55 0005 00 0110 00 b4")
    line = packet(Code.LINE, b"\0\x01\x40" + bytes(18), 0, 0x80)
    assert driver.show(b"\x01\x40") == line
    assert line.startswith(bytes.fromhex("aa55 001a 00 0200 80 00 01 40"))


def test_a_field_of_pins_has_rows_and_the_line_of_text_is_the_last() -> None:
    """Ten lines of thirty bytes and twenty cells of text are nine rows of twenty cells."""
    driver, device = ready(180)
    cells = bytes(range(180))
    show(driver, device, cells)
    assert (device.shown, device.rows) == (cells, 9)
    with pytest.raises(ValueError, match="no such cell"):
        device.route(179)


def test_lines_of_the_field_come_behind_those_of_the_text() -> None:
    """The first line of pins has destination 1, and its dots go down each column."""
    driver, _ = ready(180)
    first = driver.show(b"\x08" + bytes(18) + b"\x01")
    assert first == packet(Code.LINE, b"\0\x10" + bytes(27) + b"\x10\0", 1)[: len(first)]


def test_a_field_alone_begins_with_destination_1() -> None:
    """So BRLTTY numbers its lines; 0 stays that of the text."""
    board = replace(WITH_FIELD, features=Feature.FIELD, text=Shape(0, 0))
    assert board.destinations == tuple(range(1, 11))
    assert replace(WITH_FIELD, text=Shape(20, 2)).destinations == (*range(2, 12), 0, 1)


def test_only_lines_that_changed_are_sent() -> None:
    """A cell in the second row of the field changes one line of pins or two."""
    driver, device = ready(180)
    show(driver, device, bytes(180))
    changes = []
    answer = driver.show(bytes(20) + b"\xff")
    while answer:
        changes.append(answer[4])
        answer = sent(driver.receive(device.receive(answer)))
    assert changes == [2, 3]


def test_the_next_line_waits_until_the_pins_have_moved() -> None:
    """The first acknowledgement says that the line came, the second that it is up."""
    driver, _ = ready(180)
    assert driver.show(bytes(180))
    assert driver.receive(packet(Code.LINE_TAKEN, b"\0", 1)) == ()
    assert driver.show(b"\x01".ljust(180, b"\0")) == b""
    assert sent(driver.receive(packet(Code.LINE_MOVED, b"\0", 1)))[4] == 2


def test_a_display_that_does_not_say_when_its_pins_moved_will_do() -> None:
    """NVDA waits for the first acknowledgement alone; so it counts after the time is over."""
    driver, _ = ready(180)
    driver.show(bytes(180))
    for destination in range(1, 6):
        driver.receive(packet(Code.LINE_TAKEN, b"\0", destination))
        assert sent(driver.on_timeout())[4] == destination + 1


def test_a_line_that_has_to_wait_is_sent_again_after_a_silence() -> None:
    """The display is busy; nothing is wrong with the line."""
    driver, _ = ready()
    line = driver.show(b"\x01")
    assert driver.receive(packet(Code.LINE_TAKEN, b"\x02")) == ()
    assert sent(driver.on_timeout()) == line


@pytest.mark.parametrize("refusal", [packet(Code.LINE_TAKEN, b"\x01"), packet(Code.ERROR, b"\x03")])
def test_a_line_that_is_refused_is_sent_again(refusal: bytes) -> None:
    """Three refusals in a row mean that nothing will come of it."""
    driver, _ = ready()
    line = driver.show(b"\x01")
    assert sent(driver.receive(refusal)) == sent(driver.receive(refusal)) == line
    assert driver.receive(refusal) == (Lost("refuses"),)


def test_the_display_says_how_long_its_pins_take() -> None:
    """The wait is as long, and a second more, as with BRLTTY."""
    driver, _ = ready(board=replace(TEXT_ALONE, refresh=30))
    driver.show(b"\x01")
    assert driver.timeout == AckTimeouts(4.0, 4.0).idle


def test_the_description_is_read_byte_by_byte() -> None:
    """Twelve bytes: features, dots, pins, keys, then lines, cells, halves and time of each part."""
    told = heard(DotPad(), bytes.fromhex("aa55 0011 00 0111 00 c6011904 01140005 0a1e0005 6e"))
    assert told == [Ready("Dot Pad", 180, 9)]


@pytest.mark.parametrize(
    ("board", "shape"),
    [
        (WITH_FIELD, Shape(20, 9)),
        (TEXT_ALONE, Shape(20, 1)),
        (replace(WITH_FIELD, features=Feature.FIELD, text=Shape(0, 0)), Shape(20, 8)),
        (replace(WITH_FIELD, text=Shape(32)), Shape(20, 8)),
        (replace(WITH_FIELD, field=Shape(48, 15), text=Shape(32, 1)), Shape(32, 13)),
        (replace(WITH_FIELD, eight_dots=False, field=Shape(30, 13)), Shape(20, 9)),
        (replace(TEXT_ALONE, text=Shape(40, 2)), Shape(40, 2)),
    ],
)
def test_displays_of_other_sizes_show_what_they_are_sent(board: Board, shape: Shape) -> None:
    """A field alone, a text of another length, more lines, and bytes of six dots."""
    driver, device = ready(board=board)
    assert board.shape == shape
    cells = bytes(1 + place % 63 for place in range(shape.cells))
    show(driver, device, cells)
    assert device.shown == cells
    assert Board.read(board.write()) == board


def test_a_size_that_cannot_be_is_no_display() -> None:
    """Neither is a description that is too short."""
    driver = DotPad()
    for board in (replace(TEXT_ALONE, text=Shape(3)), replace(TEXT_ALONE, features=0)):
        assert driver.receive(packet(Code.BOARD, board.write())) == ()
    assert driver.receive(packet(Code.BOARD, b"\x40\x01")) == ()
    assert driver.cells is None


def test_six_dots_have_no_seventh() -> None:
    """A line of text with cells of six dots gets those alone."""
    board = replace(TEXT_ALONE, eight_dots=False)
    assert (board.dots, TEXT_ALONE.dots) == (6, 8)
    driver, device = ready(board=board)
    show(driver, device, b"\xff")
    assert device.shown[0] == 0x3F


def test_the_display_takes_a_line_of_text_as_brltty_sends_it() -> None:
    """Without the mark, its dots stand column by column: 1237 from bit 0, 4568 from bit 4."""
    device = DotPadDevice(20)
    assert device.receive(packet(Code.LINE, b"\0\x18" + bytes(19))).startswith(
        packet(Code.LINE_TAKEN, b"\0")
    )
    assert device.shown[0] == 0b0100_1000


def test_the_display_answers_byte_for_byte() -> None:
    """Name, description and firmware have the lengths that BRLTTY expects."""
    device = DotPadDevice(180)
    lengths = {
        code: len(device.receive(packet(code))) - len(packet(code))
        for code in (Code.SEND_NAME, Code.SEND_BOARD, Code.SEND_FIRMWARE)
    }
    assert lengths == {Code.SEND_NAME: 10, Code.SEND_BOARD: 12, Code.SEND_FIRMWARE: 8}
    assert WITH_FIELD.write() == bytes.fromhex("c6 01 19 04 01 14 00 05 0a 1e 00 05")


@pytest.mark.parametrize("wrong", [(9, 31), (1, 30), (0, 22), (11, 31)])
def test_the_display_refuses_what_is_no_line(wrong: tuple[int, int]) -> None:
    """A line that it has not, or too few cells."""
    destination, length = wrong
    device = DotPadDevice(180)
    answer = device.receive(packet(Code.LINE, bytes(length), destination))
    expected = destination == 9
    assert (answer[8] == 0) == expected


def test_a_finger_that_slips_routes_once() -> None:
    """A second routing key beside one that is held is no second press."""
    driver, device = ready()
    held, both = (packet(Code.ROUTING_KEYS, bytes((bits,)) + bytes(7)) for bits in (0x80, 0xC0))
    assert heard(driver, held + both) == [Routing(0)]
    assert heard(driver, packet(Code.ROUTING_KEYS, bytes(8)) + device.route(7)) == [Routing(7)]


def test_keys_of_the_field_alone_pan_and_choose() -> None:
    """The Dot Pad 320 has two keys for panning and four more."""
    driver, device = ready(180)
    told = [
        event for key in ("f1", "f2", "f3", "f4") for event in heard(driver, tapped(device, key))
    ]
    assert told == [chord("up"), chord("select"), chord("select"), chord("down")]
    assert heard(driver, tapped(device, "pan_left", "pan_right")) == [
        chord("pan_left", "pan_right")
    ]


def test_a_damaged_answer_is_asked_for_again() -> None:
    """Its line goes once more after the silence, with its newest cells."""
    driver, device = ready()
    answer = bytearray(device.receive(driver.show(b"\x01")))
    answer[8] ^= 1
    answer[-2] ^= 1
    assert heard(driver, bytes(answer)) == []
    driver.on_timeout()
    driver.show(b"\x02")
    settle(driver, device, device.receive(sent(driver.on_timeout())))
    assert device.shown[0] == 2
