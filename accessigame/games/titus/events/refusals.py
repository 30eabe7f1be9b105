"""The refusals: reasons against a move, a table or a count."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Event, Run, Seat


@dataclass(frozen=True, slots=True)
class TopAwaited(Event):
    """First the number on top of the pile is to be typed."""


@dataclass(frozen=True, slots=True)
class FlipAwaited(Event):
    """First the number that shows on the flipped token is to be typed."""

    was: Card


@dataclass(frozen=True, slots=True)
class NotAFace(Event):
    """No token has this number."""

    given: str
    low: Card
    high: Card


@dataclass(frozen=True, slots=True)
class TopUsedUp(Event):
    """According to the list, no token with this number is left in the pile."""

    face: Card


@dataclass(frozen=True, slots=True)
class FlipTooFar(Event):
    """A number cannot be behind that one; those from low to high can."""

    was: Card
    given: str
    low: Card
    high: Card


@dataclass(frozen=True, slots=True)
class FlipSeenOtherwise(Event):
    """Another number was seen behind this one before."""

    was: Card
    given: str


@dataclass(frozen=True, slots=True)
class FlipUsedUp(Event):
    """According to the list, no token with these two sides is left."""

    was: Card
    given: str


@dataclass(frozen=True, slots=True)
class ActionAwaited(Event):
    """The mover has to choose: draw, steal, join, convert or stop."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PlaceAwaited(Event):
    """First the token in the hand is to be laid down."""

    seat: Seat
    face: Card


@dataclass(frozen=True, slots=True)
class TokenFirst(Event):
    """A turn cannot end before a token was taken."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoTokenAnyMore(Event):
    """The mover takes no other token in this turn."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoExchangeNow(Event):
    """Only a token from the pile is exchanged, not one that was exchanged or stolen."""

    face: Card


@dataclass(frozen=True, slots=True)
class NotToExchange(Event):
    """The named token is not an independent one of another player."""


@dataclass(frozen=True, slots=True)
class NoneIndependent(Event):
    """No other player has an independent token."""


@dataclass(frozen=True, slots=True)
class StealsOwn(Event):
    """The victory card is the mover's own, and players steal from others only."""

    victory: Card


@dataclass(frozen=True, slots=True)
class NothingToSteal(Event):
    """No token lies on this victory card, or nobody has it."""

    given: str


@dataclass(frozen=True, slots=True)
class NotTouching(Event):
    """The token cannot be laid there: only at the end of a group, next to a consecutive number."""

    face: Card
    low: Card
    high: Card


@dataclass(frozen=True, slots=True)
class NotConsecutive(Event):
    """The two are not consecutive, or do not both lie in the mover's reserve."""


@dataclass(frozen=True, slots=True)
class GroupTooShort(Event):
    """A group shorter than a complete run cannot become points."""

    run: Run
    least: int


@dataclass(frozen=True, slots=True)
class GroupWhole(Event):
    """A group becomes points as a whole, never a part of it."""

    run: Run


@dataclass(frozen=True, slots=True)
class NoVictoryLeft(Event):
    """All victory cards are taken; complete runs count at the end."""


@dataclass(frozen=True, slots=True)
class NoSuchChoice(Event):
    """The list has no such number."""

    given: str
    high: int


@dataclass(frozen=True, slots=True)
class SeveralFit(Event):
    """The input fits several moves of the list."""

    given: str


# The table, and a count


@dataclass(frozen=True, slots=True)
class PlayersBetween(Event):
    """The game is not for this number of players."""

    given: int
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class VictoryTwice(Event):
    """A victory card is given twice; each is there once."""

    card: Card


@dataclass(frozen=True, slots=True)
class NotAVictoryCard(Event):
    """There is no such victory card."""

    given: str
    low: Card
    high: Card


@dataclass(frozen=True, slots=True)
class WrongRuns(Event):
    """Nobody can have this number of complete runs."""

    given: int
    high: int
