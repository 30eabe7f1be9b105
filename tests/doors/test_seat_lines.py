"""The table's side of a guest's own program, over a channel that writes everything down."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Final

import pytest

from accessigame.core.model import EVERYONE, Intent, Seat, only
from accessigame.doors.invitations import MOST_WRONG
from accessigame.doors.limits import Limits
from accessigame.doors.seat_lines import BURST, SeatLines
from accessigame.input.keymap import Word
from accessigame.output.wire import (
    LONGEST_OF_GUEST,
    Goodbye,
    Hello,
    OfGuest,
    OfHost,
    Refused,
    Welcome,
    from_host,
    line_of,
)
from accessigame.words.words import Localizer, Verbosity
from tests.doors.hosting import NAMES, StubGuests, block
from tests.wait_for import PATIENCE

LISE: Final = Seat(1)
QUICK: Final = Limits(wrong=0.02)


@dataclass
class Wire:
    """A channel of the tests, and the guest at its other end."""

    user: str = ""
    address: str = "192.0.2.7"
    language: str = "en"
    size: tuple[int, int] = (0, 0)
    cursor_moves: bool = False
    sent: bytes = b""
    admitted: int = 0
    closed: asyncio.Event = field(default_factory=asyncio.Event)

    def write(self, data: bytes) -> None:
        """Write down."""
        assert not self.closed.is_set()
        self.sent += data

    def admit(self) -> None:
        """Count."""
        self.admitted += 1

    def close(self) -> None:
        """Remember."""
        assert not self.closed.is_set()
        self.closed.set()

    @property
    def messages(self) -> list[OfHost]:
        """The messages so far."""
        return [from_host(line + b"\n") for line in self.sent.split(b"\n")[:-1]]

    @property
    def said(self) -> str:
        """The reason of the last message, which refuses."""
        last = self.messages[-1]
        assert isinstance(last, Refused)
        return last.reason.speech


@dataclass
class Guest:
    """A table, and a guest's program that has called it."""

    guests: StubGuests = field(default_factory=StubGuests)
    wire: Wire = field(default_factory=Wire)

    def __post_init__(self) -> None:
        self.lines = SeatLines(
            self.guests.as_guests,
            self.wire,
            acts=["take", "steal"],
            numbered=["steal"],
            limits=QUICK,
        )

    def send(self, *messages: OfGuest) -> None:
        """Send messages, together."""
        self.lines.take(b"".join(map(line_of, messages)))

    def enter(self, seat: Seat | None = LISE, language: str = "de") -> None:
        """Say hello with the code of a seat."""
        self.send(Hello(self.guests.invitations.invite(seat), language, Verbosity.BRIEF))


def in_a_loop(test: Callable[[], Coroutine[Any, Any, None]]) -> None:
    """Run a test in an event loop of its own."""
    asyncio.run(asyncio.wait_for(test(), PATIENCE))


def test_a_block_that_tells_nothing_new_is_not_sent() -> None:
    """The question that stands there already is sent once, and again behind a key.

    Fails when a guest hears the question again because a display goes round at the table.
    """

    async def run() -> None:
        guest = Guest()
        guest.enter()
        guest.lines.deliver(block())
        sent = len(guest.wire.messages)
        guest.lines.deliver(block())
        assert len(guest.wire.messages) == sent
        guest.guests.answer = block()
        guest.send(Intent("take"))
        assert len(guest.wire.messages) == sent + 1

    in_a_loop(run)


def refused(data: bytes, *, seated: bool) -> str:
    """Return the reason that a guest gets for these bytes; the connection is closed."""

    async def run() -> str:
        guest = Guest()
        if seated:
            guest.enter()
        guest.lines.take(data)
        assert guest.wire.closed.is_set()
        guest.lines.take(line_of(Intent("take")))  # comes too late, and harms nobody
        guest.lines.end()
        assert guest.guests.received == []
        assert guest.guests.left == ([LISE] if seated else [])
        return guest.wire.said

    return asyncio.run(run())


def test_the_welcome_comes_before_the_first_block() -> None:
    """A guest knows the own seat and all names before the first sentence.

    Fails when the blocks that `enter` delivers go out at once.
    """

    async def run() -> None:
        guest = Guest()
        guest.enter()
        welcome, first = guest.wire.messages
        assert welcome == Welcome(LISE, NAMES, ("take", "steal"), ("steal",))
        assert first == block("You have joined.")
        assert guest.wire.admitted == 1
        assert guest.lines.audience == only(LISE)
        assert (guest.lines.words.language, guest.lines.verbosity) == ("de", "brief")

    in_a_loop(run)


def test_a_listener_has_no_seat() -> None:
    """Somebody who only listens is told so, and is everybody."""

    async def run() -> None:
        guest = Guest()
        guest.enter(None)
        (welcome, _) = guest.wire.messages
        assert isinstance(welcome, Welcome)
        assert (welcome.seat, guest.lines.audience) == (None, EVERYONE)

    in_a_loop(run)


def test_intents_and_blocks_go_through() -> None:
    """What a guest asks for reaches the table, without a seat, and the answer comes back."""

    async def run() -> None:
        guest = Guest()
        guest.enter()
        guest.send(Intent(Word.NUMBER, 33), Intent("steal", 5, numbers=(5, 7)))
        assert guest.guests.received == [
            (LISE, Intent(Word.NUMBER, 33)),
            (LISE, Intent("steal", 5, numbers=(5, 7))),
        ]
        assert guest.wire.messages[2:] == [guest.guests.answer] * 2

    in_a_loop(run)


def test_a_verbosity_is_kept_for_the_next_blocks() -> None:
    """The table words the blocks, so it has to know how many words are wanted."""

    async def run() -> None:
        guest = Guest()
        guest.enter()
        guest.send(Verbosity.FULL)
        assert guest.lines.verbosity is Verbosity.FULL
        assert guest.guests.received == []

    in_a_loop(run)


def test_the_table_says_goodbye_before_it_ends_the_line() -> None:
    """A guest's program that was told so does not call again; the table is not told twice.

    Fails when a takeover and a line that broke look alike.
    """

    async def run() -> None:
        guest = Guest()
        guest.enter()
        guest.send(Intent(Word.QUIT), Intent("take"))
        assert guest.wire.messages[-1] == Goodbye()
        assert guest.wire.closed.is_set()
        guest.lines.deliver(block("Too late."))
        guest.lines.close()
        guest.lines.end()
        assert guest.guests.left == []
        assert len(guest.guests.received) == 1

    in_a_loop(run)


def test_a_line_that_breaks_leaves_the_seat() -> None:
    """The seat is kept for whoever calls again; blocks meanwhile go nowhere."""

    async def run() -> None:
        guest = Guest()
        guest.enter()
        guest.lines.end()
        guest.lines.deliver(block("Nobody hears this."))
        assert guest.guests.left == [LISE]
        assert len(guest.wire.messages) == 2

    in_a_loop(run)


def test_a_wrong_code_is_answered_late() -> None:
    """The reason comes in the guest's language after a while, and nothing is read meanwhile."""

    async def run() -> None:
        guest = Guest()
        guest.send(Hello("999999", "fr"), Hello(guest.guests.invitations.invite(LISE), "fr"))
        assert guest.wire.sent == b""
        await guest.wire.closed.wait()
        assert guest.wire.said == "Ce code est inconnu."
        assert guest.guests.inside == []

    in_a_loop(run)


def test_whether_a_refused_guest_may_call_again_is_told() -> None:
    """A code that the doors would take later is told apart from one that opens nothing.

    Fails when a guest who lost the line is thrown out because strangers have shut the doors.
    """

    async def run() -> None:
        guests = StubGuests()
        code = guests.invitations.invite(LISE)
        refusals: list[Refused] = []
        for given in (*["999999"] * MOST_WRONG, code):
            guest = Guest(guests)
            guest.send(Hello(given, "fr"))
            await guest.wire.closed.wait()
            refusals += [each for each in guest.wire.messages if isinstance(each, Refused)]
        assert not refusals[0].later
        assert refusals[-1].later
        assert len(refusals) == MOST_WRONG + 1

    in_a_loop(run)


def test_a_guest_who_goes_before_the_answer_gets_none() -> None:
    """A line that ends during the wait for a wrong code is left alone."""

    async def run() -> None:
        guest = Guest()
        guest.send(Hello("999999", "fr"))
        guest.lines.end()
        await asyncio.sleep(3 * QUICK.wrong)
        assert guest.wire.sent == b""

    in_a_loop(run)


def test_an_unknown_language_is_that_of_the_channel() -> None:
    """A newer program may have a language that this table has not."""

    async def run() -> None:
        guest = Guest(wire=Wire(language="fr"))
        guest.enter(language="eo")
        assert guest.lines.words.language == "fr"
        assert isinstance(guest.wire.messages[0], Welcome)

    in_a_loop(run)


@pytest.mark.parametrize(
    "data",
    [
        b"GET / HTTP/1.1\r\n",
        line_of(Intent("take")),
        line_of(Verbosity.FULL),
        b"x" * LONGEST_OF_GUEST,
        b"\xff\n",
    ],
)
def test_a_stranger_is_refused(data: bytes) -> None:
    """Whatever is no hello ends the line, with a reason."""
    assert refused(data, seated=False) == Localizer("en").text("WireUnclear")


@pytest.mark.parametrize(
    "data", [b"rubbish\n", b"x" * LONGEST_OF_GUEST, line_of(Hello("417902", "de"))]
)
def test_rubbish_of_a_guest_ends_the_line(data: bytes) -> None:
    """A second hello, a line without end and rubbish are refused in the guest's language."""
    assert refused(data, seated=True) == Localizer("de").text("WireUnclear")


def test_another_version_is_told() -> None:
    """A guest with another version learns what to do about it."""
    assert refused(b'{"hello":99}\n', seated=False) == Localizer("en").text("WireVersion")


def test_a_flood_ends_the_line() -> None:
    """More messages than any program of ours sends are not answered one by one."""

    async def run() -> None:
        guest = Guest()
        guest.enter()
        guest.send(*[Verbosity.FULL] * (2 * BURST))
        assert guest.wire.said == Localizer("de").text("LineFlooded")

    in_a_loop(run)


def test_the_time_for_a_code_ends() -> None:
    """A line that says nothing is closed with a sentence."""

    async def run() -> None:
        guest = Guest()
        guest.lines.expire()
        assert guest.wire.said == Localizer("en").text("CodeLate")
        guest.lines.expire()

    in_a_loop(run)
