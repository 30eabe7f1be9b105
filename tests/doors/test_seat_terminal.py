"""The terminal of a guest, without a network: its size, its lines, and what it keeps."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field, replace

import pytest

from accessigame.core.model import Intent, NotUnderstood, Refusal, Seat
from accessigame.devices.console.remote_keys import MOST_TOGETHER
from accessigame.devices.console.terminal import TOUCH
from accessigame.doors.limits import Limits
from accessigame.doors.seat_lines import SeatLines
from accessigame.doors.seat_terminal import (
    BELL,
    MOST_DIGITS,
    MOST_UNREAD,
    ChannelSurface,
    KeysOfGuest,
    SeatTerminal,
)
from accessigame.doors.terminal_handler import TerminalHandler
from accessigame.doors.web_seat import WebSeat
from accessigame.host.guests import HasHint
from accessigame.input.key_entry import TextPasted
from accessigame.input.keymap import Word
from accessigame.output.adjusting import CuesAre, adjusted
from accessigame.words.words import Localizer, Utterance
from tests.doors.hosting import StubGuests, block, unasked


@dataclass
class Line:
    """A channel that writes down what is sent."""

    user: str = "guest"
    address: str = "192.0.2.7"
    language: str = "en"
    size: tuple[int, int] = (80, 24)
    cursor_moves: bool = True
    sent: list[bytes] = field(default_factory=list)
    closed: int = 0

    def write(self, data: bytes) -> None:
        """Note what is sent."""
        self.sent.append(data)

    def admit(self) -> None:
        """Do nothing."""

    def close(self) -> None:
        """Count."""
        self.closed += 1


def pressed(*parts: str) -> list[Intent | Refusal | None]:
    """Return the meaning of what a line brings, each part once the one before it is read."""
    received: list[Intent | Refusal | None] = []

    async def type_them() -> None:
        terminal = SeatTerminal(Localizer("en"), Line())
        with terminal.listening(received.append):
            for part in parts:
                terminal.feed(part)
                await asyncio.sleep(0.03)

    asyncio.run(type_them())
    return [given for given in received if given != TOUCH]


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        ((80, 24), (80, 24)),
        ((0, 0), (80, 24)),
        ((1, 1), (20, 4)),
        ((4_000_000_000, 4_000_000_000), (500, 200)),
    ],
)
def test_a_size_is_never_believed_beyond_reason(
    said: tuple[int, int], meant: tuple[int, int]
) -> None:
    """A guest's program may say any size; pages of no lines, or of millions, are not made."""
    assert ChannelSurface(Line(size=said)).size() == meant


def test_the_last_line_is_ended_for_the_shell_behind() -> None:
    """A prompt at the cursor is ended once; after plain lines no empty one is written."""
    asked, told = Line(), Line()
    SeatTerminal(Localizer("en"), told).close()
    terminal = SeatTerminal(Localizer("en"), asked)
    terminal.deliver(block("Well."))
    terminal.close()
    assert asked.sent == [b"\r\nWell.\r\n\r\n\x1b[ACard? ", b"\r\n"]
    assert told.sent == []
    assert (asked.closed, told.closed) == (1, 1)


def test_a_question_without_news_is_not_written_again() -> None:
    """The question that stands there already writes nothing; another one, or one after a key, does.

    Fails when a reader hears the question again because a display goes round at the table.
    """
    line, other = Line(), replace(block(), prompt=Utterance("Row? ", "row", "en"))

    async def hear() -> None:
        terminal = SeatTerminal(Localizer("en"), line)
        terminal.deliver(block("Well."))
        terminal.deliver(block())
        assert len(line.sent) == 1
        terminal.deliver(other)
        assert len(line.sent) == 2
        with terminal.listening(lambda _: None):
            terminal.feed("b")
            await asyncio.sleep(0.03)
        terminal.deliver(other)
        assert len(line.sent) == 3

    asyncio.run(hear())


def test_a_guest_who_is_away_keeps_no_endless_pages() -> None:
    """Of news behind an unread page the newest are kept, and the oldest give way.

    Fails when a table that goes on for hours fills the memory for one guest.
    """
    line = Line()
    terminal = SeatTerminal(Localizer("en"), line)
    terminal.deliver(block(*(f"Line {number}." for number in range(100))))
    for number in range(100, 3 * MOST_UNREAD):
        terminal.deliver(block(f"Line {number}."))
    assert len(line.sent) == 1
    terminal.close()
    lines = b"".join(line.sent[1:]).decode().split("\r\n")
    told = [int(each[5:-1]) for each in lines if each.startswith("Line")]
    assert told == list(range(2 * MOST_UNREAD, 3 * MOST_UNREAD))


def test_a_key_is_no_touch_of_the_tables_voice() -> None:
    """A letter and a number with its Enter are one intent each, and nothing else reaches the table.

    Fails when a guest's key silences the voice of the table.
    """
    assert pressed("b", "3", "3", "\r") == [Intent("table"), Intent("number", 33)]
    guests = StubGuests()
    code = guests.invitations.invite(Seat(1))

    async def type_them() -> None:
        handler = TerminalHandler(guests.as_guests, Line(user=code), Limits())
        for part in (b"b", b"3", b"3", b"\r"):
            handler.take(part)
            await asyncio.sleep(0.03)
        handler.end()

    asyncio.run(type_them())
    assert [intent for _, intent in guests.received] == [Intent("table"), Intent("number", 33)]


def test_a_number_has_a_bound() -> None:
    """More digits than a number needs are not taken, and Enter still gives one.

    Fails when a held digit fills the memory of the table.
    """
    (number,) = pressed(*("1" * 20,) * 5, "\r")
    assert isinstance(number, Intent)
    assert len(number.given) == MOST_DIGITS


def test_a_paste_without_its_end_takes_no_keys_after_it() -> None:
    """Marks of a paste that never ends hide what is between them, and no later key."""
    assert pressed("\x1b[200~take it", "b") == [Intent("table")]


def test_more_than_anybody_types_is_one_paste() -> None:
    """Two hundred characters may come together; of one more, nothing is played."""
    (refusal,) = pressed("1" * (MOST_TOGETHER + 1))
    assert isinstance(refusal, NotUnderstood)
    assert refusal.event == TextPasted()
    assert pressed("1" * MOST_TOGETHER) == []


def test_the_bell_rings_as_the_own_turn_begins() -> None:
    """Where the guest wants it, the bell is in one write with the question, once in each turn.

    Fails when the bell rings at each answer, for the turns of others, or without being asked for.
    """
    line = Line()

    async def play() -> None:
        terminal = SeatTerminal(Localizer("en"), line)
        turns = [block("Your turn."), unasked("You pass."), block("Your turn, too.")]
        for each in turns:
            terminal.deliver(each)
        assert BELL.encode() not in b"".join(line.sent)
        assert adjusted([terminal], Intent(Word.CUES)) == (CuesAre(True),)
        line.sent.clear()
        terminal.deliver(block("An answer."))
        terminal.deliver(unasked("You pass again."))
        assert BELL.encode() not in b"".join(line.sent)
        before = len(line.sent)
        terminal.deliver(block("Now you."))
        assert line.sent[before].startswith(BELL.encode())
        assert b"".join(line.sent).count(BELL.encode()) == 1
        assert adjusted([terminal], Intent(Word.CUES)) == (CuesAre(False),)

    asyncio.run(play())


def test_a_terminal_has_the_hint_of_a_newcomer() -> None:
    """The table tells it to whoever comes by ssh; a page has buttons, and `join` its own keys.

    Fails when guests at a terminal are not told of the key for help.
    """
    terminal = SeatTerminal(Localizer("en"), Line())
    assert isinstance(terminal, HasHint)
    assert terminal.hint == KeysOfGuest()
    assert "h for help" in Localizer("en").say(terminal.hint, None).speech
    assert not any(hasattr(kind, "hint") for kind in (SeatLines, WebSeat))
