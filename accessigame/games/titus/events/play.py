"""The events of the play: tokens taken, laid and converted, turns, and the result."""

from __future__ import annotations

from typing import ClassVar

from accessigame.core.model import DONE, Card, Event, Phrase, Run, Seat, Turn, event_class
from accessigame.games.titus.events import prompts


def _in_hand(seat: Seat, face: Card) -> str:
    return f"{seat} {DONE}{face}"


@event_class
class GameOpened(Event):
    """The game begins: who starts, how many tokens there are, the first victory card."""

    seat: Seat
    tokens: int
    victory: Card


@event_class
class TopShown(Event):
    """The number on top of the pile; `unseen` are all that may be there."""

    cue: ClassVar[str] = "card"
    superseded_by_next: ClassVar[bool] = True
    is_course: ClassVar[bool] = True
    card: Card
    unseen: frozenset[Card]


@event_class
class TurnStarts(Turn):
    """A seat's turn begins; the top of the pile is known."""

    cue: ClassVar[str] = "turn"
    supersedes = TopShown
    top: Card

    @property
    def about(self) -> Card:
        """The number on the pile."""
        return self.top


@event_class
class TokenDrawn(Event):
    """A seat took the top token of the pile."""

    cue: ClassVar[str] = "taken"
    is_course: ClassVar[bool] = True
    seat: Seat
    face: Card

    @property
    def facts(self) -> tuple[str, ...]:
        """The token in the hand of the seat."""
        return (_in_hand(self.seat, self.face),)

    @property
    def mark(self) -> str:
        """The number that was drawn."""
        return str(self.face)

    @property
    def real_table_instruction(self) -> Event:
        """Take it, as it lies."""
        return prompts.TakeTop(self.face)


@event_class
class LastToken(Event):
    """The token was the last of the pile: the game ends with this turn."""


@event_class
class PileShortEnded(Event):
    """A real pile was empty too early; the token in the hand is the last one."""

    drawn: int


@event_class
class ListDropped(Event):
    """The real tokens are not those of the list: from now on any token may come."""


@event_class
class ExchangeGiven(Event):
    """A seat gives the token that it drew away."""

    seat: Seat
    given: Card

    @property
    def mark(self) -> str:
        """The number that was given; the one that is taken for it follows at once."""
        return str(self.given)

    @property
    def facts_again(self) -> tuple[str, ...]:
        """The token that was drawn."""
        return (_in_hand(self.seat, self.given),)


@event_class
class ExchangeTaken(Event):
    """Another seat got the given token as an independent one, and this one was taken from it.

    token: the one that was taken, by its name where others there look alike.
    """

    cue: ClassVar[str] = "taken"
    seat: Seat
    given: Card
    taken: Card
    mover: Seat
    token: tuple[Phrase, ...]

    def tells(self, earlier: Event) -> bool:
        """Return True for the token that was given, as it was drawn and given."""
        if isinstance(earlier, ExchangeGiven):
            return (earlier.seat, earlier.given) == (self.mover, self.given)
        return _brings(earlier, self.mover, self.given)

    @property
    def facts_again(self) -> tuple[str, ...]:
        """The mark of the token that was given."""
        return (f"{DONE}{self.given}",)

    def hits(self, reader: Seat | None) -> bool:
        """Return True for the seat that it was taken from."""
        return self.seat == reader

    @property
    def mark(self) -> str:
        """The number that was taken."""
        return str(self.taken)

    @property
    def done_by(self) -> Seat:
        """The mover exchanges."""
        return self.mover

    @property
    def real_table_instruction(self) -> Event:
        """Exchange the two, and flip the one that was taken."""
        return prompts.SwapTokens(self.seat, self.given, self.taken, self.token)


def _brings(event: Event, seat: Seat, face: Card) -> bool:
    """Return True where an event says no more than that the seat has a token with this face up.

    Its other side follows: the event before says what was taken.
    """
    if isinstance(event, TokenDrawn):
        return (event.seat, event.face) == (seat, face)
    return isinstance(event, TokenFlipped) and event.face == face


@event_class
class TokenStolen(Event):
    """A seat took the top token of a converted run."""

    cue: ClassVar[str] = "taken"
    seat: Seat
    face: Card
    victory: Card

    @property
    def mark(self) -> str:
        """The number that was taken."""
        return str(self.face)

    @property
    def real_table_instruction(self) -> Event:
        """Take it off its victory card, and flip it."""
        return prompts.TakeOff(self.face, self.victory)


@event_class
class StackRobbed(Event):
    """The loss of a robbed run, whose owner keeps the victory card: `count` tokens are left.

    face: the token that the thief took off.
    """

    is_course: ClassVar[bool] = True
    seat: Seat
    victory: Card
    count: int
    run: Run
    face: Card
    thief: Seat

    def tells(self, earlier: Event) -> bool:
        """Return True for the theft."""
        return isinstance(earlier, TokenStolen) and (
            (earlier.seat, earlier.face, earlier.victory) == (self.thief, self.face, self.victory)
        )

    def hits(self, reader: Seat | None) -> bool:
        """Return True for the owner."""
        return self.seat == reader


@event_class
class TokenFlipped(Event):
    """The token in the hand was turned over: it was this number, and is that one now.

    same: both are one number.
    """

    cue: ClassVar[str] = "card"
    is_course: ClassVar[bool] = True
    was: Card
    face: Card
    same: bool = False


@event_class
class LaidAlone(Event):
    """A seat laid the token in its hand alone."""

    cue: ClassVar[str] = "laid"
    is_course: ClassVar[bool] = True
    seat: Seat
    face: Card

    def tells(self, earlier: Event) -> bool:
        """Return True for the token as it was drawn or turned over."""
        return _brings(earlier, self.seat, self.face)

    @property
    def facts_again(self) -> tuple[str, ...]:
        """The token that was drawn."""
        return (_in_hand(self.seat, self.face),)

    @property
    def mark(self) -> str:
        """The number that was laid."""
        return str(self.face)

    @property
    def real_table_instruction(self) -> Event:
        """Lay it alone."""
        return prompts.LayAlone(self.seat, self.face)


@event_class
class LaidInGroup(Event):
    """A seat laid the token in its hand to others: this is the group now."""

    cue: ClassVar[str] = "laid"
    is_course: ClassVar[bool] = True
    seat: Seat
    face: Card
    run: Run

    def tells(self, earlier: Event) -> bool:
        """Return True for the token as it was drawn or turned over."""
        return _brings(earlier, self.seat, self.face)

    @property
    def mark(self) -> str:
        """The number that was laid."""
        return str(self.face)

    @property
    def real_table_instruction(self) -> Event:
        """Lay it to the others."""
        return prompts.LayGrouped(self.seat, self.face, self.run)


@event_class
class TurnGoesOn(Turn):
    """The mover may take `left` more tokens in this turn."""

    superseded_by_next: ClassVar[bool] = False
    is_course: ClassVar[bool] = True

    left: int


@event_class
class TurnUnlimited(Turn):
    """The mover, alone with the fewest victory cards, may take any number of tokens."""

    superseded_by_next: ClassVar[bool] = False
    is_course: ClassVar[bool] = True


@event_class
class GroupsJoined(Event):
    """A seat laid two of its groups or tokens together: this is the group now.

    upper: the lowest number of the upper one.
    """

    is_course: ClassVar[bool] = True
    seat: Seat
    run: Run
    upper: Card

    @property
    def mark(self) -> str:
        """The number at the joint, lowest of the upper group."""
        return str(self.upper)

    @property
    def real_table_instruction(self) -> Event:
        """Lay the two together."""
        joint = self.run.index(self.upper)
        return prompts.LayTogether(self.seat, self.run[:joint], self.run[joint:])


@event_class
class RunConverted(Event):
    """A seat laid a run on a victory card; `following` is the next one, 0 for none."""

    cue: ClassVar[str] = "taken"
    seat: Seat
    run: Run
    victory: Card
    following: Card

    def tells(self, earlier: Event) -> bool:
        """Return True for two groups that were laid together to be this run."""
        if not isinstance(earlier, GroupsJoined):
            return False
        return (earlier.seat, earlier.run) == (self.seat, self.run)

    @property
    def facts(self) -> tuple[str, ...]:
        """No more than its mark; for the last card, what no line has: runs count from now on."""
        return () if self.following else ("last",)

    @property
    def mark(self) -> str:
        """The number of the victory card."""
        return str(self.victory)

    @property
    def real_table_instruction(self) -> Event:
        """Give the victory card, with the run on it."""
        return prompts.LayOnVictory(self.seat, self.run, self.victory)


@event_class
class NoLongerLowest(Event):
    """The mover no longer has the fewest victory cards, so that no other token may be taken."""

    is_course: ClassVar[bool] = True
    seat: Seat


@event_class
class OnlyFree(Turn):
    """The mover takes no other token in this turn, but may still join and convert."""

    superseded_by_next: ClassVar[bool] = False
    is_course: ClassVar[bool] = True


@event_class
class TurnEnded(Event):
    """A seat chose to end its turn."""

    is_course: ClassVar[bool] = True
    seat: Seat

    @property
    def mark(self) -> str:
        """Empty: nothing was laid."""
        return ""


@event_class
class GameEnded(Event):
    """The last token was used: points are counted."""

    ends_round: ClassVar[bool] = True


@event_class
class SeatScored(Event):
    """A seat's score: victory cards, complete runs in the reserve, and both together."""

    ends_round: ClassVar[bool] = True
    seat: Seat
    part: int
    runs: int
    score: int


@event_class
class TieCounted(Event):
    """The tie-break: tokens on the victory cards of a seat that shares the highest score."""

    ends_round: ClassVar[bool] = True
    seat: Seat
    tokens: int
