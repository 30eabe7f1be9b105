"""BrlAPI without a socket: what is asked, what is understood, and that one line is in flight."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.displays import DisplayEvent, Keys, Lost, Ready, Routing, Send
from accessigame.displays.brlapi import LONGEST, BrlApi, BrlapiFramer, packet
from tests.displays.streams import CUTS, pieces

ACK = packet(b"A")
ANSWERS = (
    packet(b"n", b"Baum\0")
    + packet(b"d", b"ultra\0")
    + packet(b"s", struct.pack(">II", 4, 1))
    + packet(b"PV", struct.pack(">IIII", 1, 9, 0, 0) + b"\1")
)
READY = Ready("Baum ultra", 4)


def online(yes: bool) -> bytes:
    """Return BRLTTY's word that the display came or went."""
    return packet(b"PU", struct.pack(">IIII", 1, 9, 0, 0) + bytes((yes,)))


def key(code: int) -> bytes:
    """Return a key as BRLTTY tells it."""
    return packet(b"k", struct.pack(">Q", code))


def packets(*sent: DisplayEvent | bytes) -> list[tuple[bytes, bytes]]:
    """Return the packets of what a client sends."""
    data = b"".join(
        s.data if isinstance(s, Send) else s for s in sent if isinstance(s, Send | bytes)
    )
    return list(BrlapiFramer().feed(data))


def connected(*ttys: int) -> BrlApi:
    """Return a client whose display is there."""
    driver = BrlApi(ttys)
    driver.hello()
    driver.receive(ANSWERS)
    assert driver.receive(ACK * 3) == (READY,)
    return driver


def cells_of(data: bytes) -> bytes:
    """Return the cells of a line on its way, with which BRLTTY is asked to tell when it is up."""
    (kind, content), (wish, _) = packets(data)
    assert (kind, wish) == (b"w", b"Z")
    flags, begin, count = struct.unpack_from(">III", content)
    assert (flags, begin) == (0x3A, 1)
    assert content[12 : 12 + count] == bytes(count)
    return content[12 + count : 12 + 2 * count]


def test_a_terminal_is_taken_once_the_display_is_known() -> None:
    """Driver, size and the display are asked for; then the model, and the terminal is taken.

    Fails when the model is asked for before there is a display: BRLTTY 6.5 would crash.
    """
    driver = BrlApi((7, 42))
    assert [kind for kind, _ in packets(driver.hello())] == [b"n", b"s", b"PR"]
    taken = packets(*driver.receive(ANSWERS))
    assert [kind for kind, _ in taken] == [b"d", b"t", b"m", b"u"]
    assert taken[1][1] == struct.pack(">IIIB", 2, 7, 42, 0)
    assert driver.cells is None
    assert driver.receive(ACK * 3) == (READY,)
    assert driver.cells == 4


def test_every_row_of_a_display_is_shown() -> None:
    """Columns and rows are two numbers; a line goes to all rows, and a key counts through them.

    Fails when only the first row is used.
    """
    driver = BrlApi()
    driver.hello()
    driver.receive(ANSWERS.replace(struct.pack(">II", 4, 1), struct.pack(">II", 4, 3)))
    assert driver.receive(ACK * 3) == (Ready("Baum ultra", 12, 3),)
    assert cells_of(driver.show(bytes(range(1, 20)))) == bytes(range(1, 13))
    assert driver.receive(key(0x2001_000B)) == (Routing(11),)


@pytest.mark.parametrize(
    "answers",
    [
        ANSWERS.replace(b"Baum", b"None").replace(b"\0\0\0\5\0\0\0nNone", b"\0\0\0\1\0\0\0n"),
        ANSWERS.replace(struct.pack(">II", 4, 1), bytes(8)),
        ANSWERS[:-1] + b"\0",
    ],
)
def test_without_a_display_nothing_is_taken(answers: bytes) -> None:
    """No driver, no cells, or a display that does not answer: it is asked for again later."""
    driver = BrlApi()
    driver.hello()
    assert driver.receive(answers) == ()
    assert driver.show(b"\1") == b""
    assert packets(*driver.receive(driver.hello() and ANSWERS))


def test_only_the_newest_line_waits() -> None:
    """While BRLTTY shows one line, of all that come after it only the last is sent."""
    driver = connected()
    assert cells_of(driver.show(b"\1")) == b"\1\0\0\0"
    assert driver.show(b"\2") == b""
    assert driver.show(b"\3\4\5\6\7") == b""
    (sent,) = driver.receive(ACK)
    assert isinstance(sent, Send)
    assert cells_of(sent.data) == b"\3\4\5\6"
    assert driver.receive(ACK) == ()
    assert driver.show(b"\3\4\5\6") == b"", "what is up already is not sent"
    assert driver.timeout is None


def test_a_brltty_that_hangs_is_given_up() -> None:
    """After three silences in a row, the connection is taken for lost."""
    driver = connected()
    driver.show(b"\1")
    assert driver.timeout
    assert isinstance(driver.on_timeout()[0], Send)
    assert isinstance(driver.on_timeout()[0], Send)
    assert driver.on_timeout() == (Lost("silence"),)


def test_a_display_that_goes_away_is_noticed() -> None:
    """BRLTTY says that the display does not answer; before it was taken, that is no loss."""
    assert connected().receive(online(False)) == (Lost("offline"),)
    assert BrlApi().receive(online(False)) == ()
    assert connected().receive(online(True)) == ()


@pytest.mark.parametrize(
    ("code", "event"),
    [
        (0x2000_0017, Keys(frozenset({"pan_left"}))),
        (0x2000_0018, Keys(frozenset({"pan_right"}))),
        (0x0000_0300_2000_0001, Keys(frozenset({"up"}))),
        (0x2000_0002, Keys(frozenset({"down"}))),
        (0x2000_001F, Keys(frozenset({"select"}))),
        (0xFF0D, Keys(frozenset({"select"}))),
        (0xFF08, Keys(frozenset({"dot7"}))),
        (ord("T"), Keys(frozenset({"t"}))),
        (0x2001_0004, Routing(4)),
        (0x2022_0003, Keys(frozenset({"dot1", "dot2"}))),
        (0x2022_0000, Keys(frozenset({"space"}))),
        (0x2022_0113, Keys(frozenset({"dot1", "dot2", "dot5", "space"}))),
    ],
)
def test_a_key_has_its_common_name(code: int, event: DisplayEvent) -> None:
    """BRLTTY's commands, its keys and typed dots, whatever their flags, are what they are here."""
    assert connected().receive(key(code)) == (event,)


@pytest.mark.parametrize("code", [0x2000_0000, 0x2000_004C, 0x0100_20AC])
def test_what_means_nothing_here_is_passed_over(code: int) -> None:
    """A key that is down, BRLTTY's own commands and foreign letters are no events."""
    assert connected().receive(key(code)) == ()


def test_a_refusal_of_the_terminal_is_a_loss() -> None:
    """Another client may have the terminal already: it is tried again later."""
    driver = BrlApi()
    driver.hello()
    driver.receive(ANSWERS)
    assert driver.receive(packet(b"e", struct.pack(">I", 5))) == (Lost("refused"),)
    assert connected().receive(packet(b"E", bytes(8))) == (Lost("exception"),)


@given(CUTS, st.lists(st.sampled_from([0x2000_0017, 0x2001_0003, 0x2022_00FF]), max_size=5))
def test_it_is_all_the_same_where_the_stream_is_cut(cuts: list[int], codes: list[int]) -> None:
    """Packets may come in any pieces, several in one."""
    driver, stream = connected(), b"".join(key(code) for code in codes)
    heard = [event for piece in pieces(stream, cuts) for event in driver.receive(piece)]
    assert len(heard) == len(codes)


@given(st.lists(st.binary(max_size=40), max_size=6))
def test_nothing_that_comes_is_an_error(chunks: list[bytes]) -> None:
    """What is no BrlAPI at worst ends the connection."""
    for driver in (BrlApi(), connected()):
        for chunk in chunks:
            driver.receive(chunk)


def test_a_packet_without_end_is_no_brlapi() -> None:
    """A length that no packet has ends the connection, and nothing is kept waiting for it."""
    assert connected().receive(struct.pack(">II", LONGEST + 1, 1)) == (Lost("no BrlAPI"),)


def test_leaving_gives_the_display_back() -> None:
    """The terminal is left blank if it was taken."""
    assert [kind for kind, _ in packets(connected().goodbye())] == [b"w", b"L"]
    assert BrlApi().goodbye() == b""
