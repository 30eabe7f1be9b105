"""A door in a thread of its own; behind it a stub of guests, which notes all that it is asked.

For a door with a table behind it, see `real_table.py`.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final, cast

from accessigame.core.model import EVERYONE, Intent, Refusal, Seat, only
from accessigame.doors.interfaces import HandlerFactory
from accessigame.doors.invitations import Invitations
from accessigame.doors.limits import Limits
from accessigame.doors.ssh import SshDoor
from accessigame.host.guests import GuestOutput, Guests
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block
from accessigame.words.words import Localizer, Utterance
from tests.loop_thread import LoopThread, loop_thread

NAMES: Final = ("Pierre", "Lise", "Omar")
QUICK: Final = Limits(wrong=0.05, farewell=0.5)
"""The limits of a door whose tests wait for nothing that they do not test."""
CARD: Final = "Card?"
"""The question of the table."""


def block(*sentences: str) -> Block:
    """Return sentences, and the question of the table."""
    said = tuple(Utterance(sentence, "", "en") for sentence in sentences)
    return Block(said, Utterance(CARD, "card", "en"))


def unasked(*sentences: str) -> Block:
    """Return news without a question: the turn is another seat's."""
    return Block(tuple(Utterance(sentence, "", "en") for sentence in sentences))


@dataclass(eq=False)
class Seated:
    """A guest of the stub."""

    seat: Seat | None
    output: GuestOutput


@dataclass(eq=False)
class StubGuests:
    """A stub of the guests of a table: one sentence answers each wish, and all is written down."""

    invitations: Invitations = field(default_factory=Invitations)
    inside: list[Seated] = field(default_factory=list)
    received: list[tuple[Seat | None, Intent | Refusal]] = field(default_factory=list)
    left: list[Seat | None] = field(default_factory=list)
    answer: Block = field(default_factory=lambda: block("Well."))

    @property
    def as_guests(self) -> Guests:
        """The stub as a door sees it: it answers as the guests of a table do."""
        return cast("Guests", self)

    def words(self, language: str) -> Localizer:
        """Return the words of a language."""
        return Localizer(language, NAMES)

    @property
    def present(self) -> frozenset[Seat]:
        """The seats whose guests are here."""
        return frozenset(guest.seat for guest in self.inside if guest.seat is not None)

    def enter(self, code: str, output: GuestOutput, address: str | None = None, /) -> Seated:
        """Give a seat to an output."""
        seat = self.invitations.accept(code, address)
        output.audience = EVERYONE if seat is None else only(seat)
        guest = Seated(seat, output)
        self.inside.append(guest)
        output.deliver(block("You have joined."))
        return guest

    def come_back(self, guest: Any, /) -> None:
        """Give a guest who has left the place again."""
        self.inside.append(guest)
        guest.output.deliver(block("You are back."))

    def receive(self, guest: Any, given: Intent | Refusal, /) -> None:
        """Write a wish down, and answer."""
        self.received.append((guest.seat, given))
        if isinstance(given, Intent) and given.word == Word.QUIT:
            guest.output.deliver(unasked("You leave the table."))
            guest.output.close()
        else:
            guest.output.deliver(self.answer)

    def leave(self, guest: Any, /) -> None:
        """Write down who has gone."""
        self.inside.remove(guest)
        self.left.append(guest.seat)

    @property
    def wishes(self) -> list[tuple[Seat | None, str, int | None]]:
        """What was asked for, by whom."""
        intents = ((seat, given) for seat, given in self.received if isinstance(given, Intent))
        return [(seat, given.word, given.number) for seat, given in intents]


class Hosted:
    """An open door, and the way into its thread."""

    def __init__(self, door: SshDoor, guests: StubGuests, loop: LoopThread) -> None:
        self.door = door
        self.guests = guests
        self.port = 0
        self.call = loop.call
        self._run = loop.run

    def invite(self, seat: Seat | None = Seat(1)) -> str:  # noqa: B008 - a seat is a number
        """Return a new code."""
        return self.call(lambda: self.guests.invitations.invite(seat))

    def open(self, *, lan: bool = False) -> None:
        """Open the door."""
        self.port = self._run(self.door.open(0, lan=lan))

    def close(self) -> None:
        """Close the door."""
        self._run(self.door.close())


@contextmanager
def hosted(
    folder: Path,
    limits: Limits = QUICK,
    language: str = "en",
    seat: HandlerFactory | None = None,
) -> Iterator[Hosted]:
    """Open a door on this computer alone, at a port that is free, within this block."""
    guests = StubGuests()
    with loop_thread() as loop:
        door = SshDoor(guests.as_guests, folder, language, seat, limits)
        host = Hosted(door, guests, loop)
        host.open()
        try:
            yield host
        finally:
            host.close()
