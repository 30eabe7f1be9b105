"""The protocol of the Canute: both sides, frames whole, cut anywhere, amid noise, and in motion."""

from __future__ import annotations

import pytest
from hypothesis import given

from accessigame.displays import Lost, Ready, Send, SerialSettings
from accessigame.displays.framing import PACKET_TIMEOUT, frame
from accessigame.displays.makes.canute import (
    ANSWER_TIMEOUT,
    KEYS,
    KEYS_INTERVAL,
    Canute,
    CanuteDevice,
)
from tests.displays.streams import (
    CUTS,
    Meant,
    asked,
    check_stream,
    chord,
    heard,
    introduce,
    meant,
    noises,
    pressed,
    released,
    sent,
    settle,
    show,
    streams,
)

COLUMNS, ROWS = 40, 9
ASK_KEYS = bytes.fromhex("7e0a225f7e")
ASK_MOTION = bytes.fromhex("7e0d9d2b7e")
NO_KEYS = "7e0a0000b6b57e"

# What a display sends: the bits of the keys are BRLTTY's, and those of the maker's reader.
MEANT = (
    meant(f"7e0a0008fe397e {NO_KEYS}", chord("pan_left")),
    meant(f"7e0a0020b4947e {NO_KEYS}", chord("pan_right")),
    meant(f"7e0a001037a57e {NO_KEYS}", chord("select")),
    meant(f"7e0a0008fe397e 7e0a00187f297e {NO_KEYS}", chord("up")),
    meant(f"7e0a003035847e {NO_KEYS}", chord("down")),
    meant(f"7e0a01006eac7e {NO_KEYS}", chord("h")),
    meant(f"7e0a000492f37e {NO_KEYS}", chord("0")),
    meant(f"7e0a0f007d5e367e {NO_KEYS}", chord("h", "1", "2", "3")),  # a checksum with a flag
    meant(NO_KEYS),
    meant("7e0028000027397e"),  # answers that nobody waits for
    meant("7e010900084b7e"),
    meant("7e0d01006b207e"),
    meant("7e06000015107e"),
    meant("7e0a225f7e"),  # no result
)

# Stray bytes, frames cut short, one byte damaged, an escape at the end.
NOISE = noises(b"\x7e", "7e", "7e0a", "7e0a0008", "7e0a0008fe387e", "7e0a00087d7e", "7e7e")


def ready(motion: int = 0) -> tuple[Canute, CanuteDevice]:
    """Return a driver and a device that have found each other."""
    driver, device = Canute(), CanuteDevice(motion=motion)
    assert introduce(driver, device) == [Ready("Canute 360", COLUMNS * ROWS, ROWS, 6)]
    return driver, device


def row(number: int, cells: bytes) -> bytes:
    """Return the frame of a row that begins with these cells."""
    return frame(bytes((6, number)) + cells.ljust(COLUMNS, b"\0"))


@given(streams(MEANT, NOISE), CUTS)
def test_every_good_frame_is_heard_amid_noise(
    parts: list[tuple[bytes, Meant]], cuts: list[int]
) -> None:
    """Valid frames between noise, cut anywhere, all arrive, and nothing else does."""
    check_stream(ready()[0], parts, cuts)


def test_the_host_sends_these_bytes() -> None:
    """The questions are those of the maker's page and of BRLTTY, one after the other."""
    driver = Canute()
    assert driver.settings == SerialSettings(9600)
    assert driver.hello() == bytes.fromhex("7e0078f07e")
    assert driver.receive(bytes.fromhex("7e0028000027397e")) == (Send(bytes.fromhex("7e01f1e17e")),)
    assert driver.receive(bytes.fromhex("7e010900084b7e")) == (Ready("Canute 360", 360, 9, 6),)
    assert sent(driver.on_timeout()) == ASK_KEYS


@pytest.mark.parametrize("columns", ["28", "2800", "280000", "28000000"])
def test_an_answer_may_have_more_bytes_or_fewer(columns: str) -> None:
    """The maker's page gives three bytes for the columns, and BRLTTY reads two."""
    driver = Canute()
    driver.hello()
    assert sent(driver.receive(frame(bytes.fromhex("00" + columns)))) == frame(b"\x01")
    assert heard(driver, frame(b"\x01\x09")) == [Ready("Canute 360", 360, 9, 6)]


def test_brltty_is_answered_byte_for_byte() -> None:
    """Its five questions at the start have the answers that it was seen to accept."""
    device = CanuteDevice()
    answers = [device.receive(frame(bytes((code,)))) for code in (0x00, 0x01, 0x03, 0x0B, 0x0D)]
    assert answers[:2] == [bytes.fromhex("7e0028000027397e"), bytes.fromhex("7e010900084b7e")]
    assert answers[2] == frame(b"\x03\x02\0\0")
    assert answers[3:] == [frame(b"\x0bemulated"), frame(b"\x0d\0\0")]
    assert device.receive(frame(b"\x09")) == frame(b"\x09\0\0")
    assert device.receive(frame(b"\x55")) == b""


def test_a_size_that_cannot_be_is_no_display() -> None:
    """Something else that answers in frames is not taken for a Canute."""
    for columns, rows in ((0, 9), (40, 0), (40, 200), (200, 9)):
        driver = Canute()
        driver.hello()
        driver.receive(frame(bytes((0, columns, 0))))
        assert driver.receive(frame(bytes((1, rows, 0)))) == ()
        assert driver.show(b"\x01") == b""


def test_a_question_asked_twice_is_answered_once() -> None:
    """The second answer to the same query is not a new display: no row is written again."""
    driver, device = ready()
    show(driver, device, b"\x01")
    assert heard(driver, frame(b"\0\x28\0\0") + frame(b"\x01\x09\0")) == []
    assert driver.show(b"\x01") == b""


def test_only_rows_that_changed_are_sent() -> None:
    """At first all nine, then the one that is another, and six dots of each cell."""
    driver, device = ready()
    page = bytes(COLUMNS) + b"\x3f" * COLUMNS
    show(driver, device, page)
    assert device.shown == page.ljust(COLUMNS * ROWS, b"\0")
    assert driver.show(page + b"\xc1") == row(2, b"\x01")
    settle(driver, device, device.receive(row(2, b"\x01")))
    assert driver.show(page + b"\x01") == b""


def test_the_next_row_waits_until_nothing_moves() -> None:
    """After each row the display is asked, and between the questions its keys are."""
    driver, device = ready(motion=2)
    answer = device.receive(driver.show(b"\x01".ljust(COLUMNS, b"\0") + b"\x02"))
    assert sent(driver.receive(answer)) == ASK_MOTION
    assert driver.receive(device.receive(ASK_MOTION)) == ()
    assert driver.timeout == KEYS_INTERVAL
    assert driver.show(b"\x03") == b""
    device.press(frozenset({"5"}))
    device.press(frozenset())
    assert sent(driver.on_timeout()) == ASK_KEYS
    assert sent(driver.receive(device.receive(ASK_KEYS))) == ASK_MOTION
    assert driver.receive(device.receive(ASK_MOTION)) == ()
    assert sent(driver.on_timeout()) == ASK_KEYS
    assert driver.receive(device.receive(ASK_KEYS)) == (chord("5"), Send(ASK_MOTION))
    assert sent(driver.receive(device.receive(ASK_MOTION))) == row(1, b"")


def test_the_newest_wins_and_nothing_old_is_queued() -> None:
    """A row that moves is finished; what was wanted meanwhile and is not any more is not sent."""
    driver, device = ready()
    show(driver, device, b"")
    moving = device.receive(driver.show(b"\x01"))
    assert driver.show(b"\x02") == driver.show(b"\x03") == b""
    settle(driver, device, moving)
    assert device.shown[0] == 3
    assert driver.timeout == KEYS_INTERVAL


def test_keys_are_asked_for_and_told_one_report_after_the_other() -> None:
    """A press and a release between two questions are both told, and the press is not lost."""
    driver, device = ready()
    assert pressed(driver, device, "7") == []
    assert pressed(driver, device) == [chord("7")]
    assert released(driver, device, "pan_left") + released(driver, device, "up") == [
        chord("pan_left"),
        chord("up"),
    ]
    assert asked(driver, device) == []


def test_every_key_has_its_bit() -> None:
    """The fourteen keys, by the numbers that BRLTTY and the maker's reader both give them."""
    driver, device = ready()
    for bit, key in enumerate(KEYS):
        device.press(frozenset({key}))
        assert device.receive(ASK_KEYS) == frame(b"\x0a" + (1 << bit).to_bytes(2, "little"))
        device.press(frozenset())
        device.receive(ASK_KEYS)
    assert len(KEYS) == 14
    assert heard(driver, frame(b"\x0a\xff\xff") + frame(b"\x0a\0\xc0")) != []


def test_digits_are_typed_by_the_keys_beside_the_rows() -> None:
    """A card is typed as a page of a book is, and the thumb key in the middle is Enter."""
    driver, device = ready()
    told = [event for key in ("5", "2", "select") for event in released(driver, device, key)]
    assert told == [chord("5"), chord("2"), chord("select")]


def test_a_row_that_is_refused_is_tried_again_and_then_given_up() -> None:
    """In between the display is asked whether it moves, so that it is not pestered."""
    driver, device = ready()
    assert driver.show(b"\x01")
    for _ in range(2):
        assert driver.receive(frame(b"\x06\x01\0")) == ()
        assert sent(driver.on_timeout()) == ASK_KEYS
        assert sent(driver.receive(device.receive(ASK_KEYS))) == ASK_MOTION
        assert sent(driver.receive(device.receive(ASK_MOTION))) == row(0, b"\x01")
    assert driver.receive(frame(b"\x06\x01\0")) == (Lost("refuses"),)


def test_a_display_that_does_not_answer_is_lost() -> None:
    """Three silences after a question are the end, and an answer begins the count anew."""
    driver, device = ready()
    assert sent(driver.on_timeout()) == ASK_KEYS
    assert driver.timeout == ANSWER_TIMEOUT
    for _ in range(2):
        assert sent(driver.on_timeout()) == ASK_KEYS
    assert driver.receive(device.receive(ASK_KEYS)) == ()
    for _ in range(3):
        assert sent(driver.on_timeout()) == ASK_KEYS
    assert driver.on_timeout() == (Lost("silent"),)


def test_half_an_answer_is_asked_for_again_at_once() -> None:
    """A row goes again too: it does no harm twice."""
    driver, device = ready()
    driver.on_timeout()
    driver.receive(device.receive(ASK_KEYS)[:3])
    assert driver.timeout == PACKET_TIMEOUT
    assert sent(driver.on_timeout()) == ASK_KEYS
    driver.receive(device.receive(ASK_KEYS))
    driver.receive(device.receive(driver.show(b"\x01"))[:3])
    assert sent(driver.on_timeout()) == row(0, b"\x01")


def test_the_farewell_does_not_wait() -> None:
    """All rows that change go at once when the port is about to be closed."""
    driver, device = ready()
    show(driver, device, b"\x01" * COLUMNS * ROWS)
    device.receive(driver.show(b"\x02"))
    device.receive(driver.goodbye())
    assert device.shown == b"\x02".ljust(COLUMNS * ROWS, b"\0")


@pytest.mark.parametrize("wrong", [b"", b"\x09" + bytes(40), b"\x01" + bytes(39), b"\0\x40" * 20])
def test_the_display_refuses_what_is_no_row(wrong: bytes) -> None:
    """A row that it has not, too few cells, and a seventh dot."""
    device = CanuteDevice()
    assert device.receive(frame(b"\x06" + wrong)) == frame(b"\x06\x01\0")
    assert device.shown == bytes(COLUMNS * ROWS)
