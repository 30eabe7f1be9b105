"""The refusals: reasons against a move, a table, a count, or a list of tokens.

Oddities of a list of tokens are told here as well. Field `given`: the token as the list has it.
"""

from __future__ import annotations

from accessigame.core.model import Card, Event, Phrase, Run, Seat, event_class


@event_class
class TopAwaited(Event):
    """First the number on top of the pile is to be typed."""


@event_class
class FlipAwaited(Event):
    """First the number that shows on the flipped token is to be typed."""

    was: Card


@event_class
class NotAFace(Event):
    """No token has this number."""

    given: str
    low: Card
    high: Card


@event_class
class TopUsedUp(Event):
    """According to the list, no token with this number is left in the pile."""

    face: Card


@event_class
class FlipTooFar(Event):
    """A number cannot be behind that one; those from low to high can."""

    was: Card
    given: str
    low: Card
    high: Card


@event_class
class FlipSeenOtherwise(Event):
    """Another number was seen behind this one before."""

    was: Card
    given: str


@event_class
class FlipUsedUp(Event):
    """According to the list, no token with these two sides is left."""

    was: Card
    given: str


@event_class
class ActionAwaited(Event):
    """The mover has to choose: draw, steal, join, convert or stop."""

    seat: Seat


@event_class
class PlaceAwaited(Event):
    """First the token in the hand is to be laid down."""

    seat: Seat
    face: Card


@event_class
class TokenFirst(Event):
    """A turn cannot end before a token was taken."""

    seat: Seat


@event_class
class NoTokenAnyMore(Event):
    """The mover takes no other token in this turn."""

    seat: Seat


@event_class
class NoExchangeNow(Event):
    """Only a token from the pile is exchanged, not one that was exchanged or stolen."""

    face: Card


@event_class
class NotToExchange(Event):
    """The named token is not an independent one of another player."""


@event_class
class NoneIndependent(Event):
    """No other player has an independent token."""


@event_class
class StealsOwn(Event):
    """The victory card is the mover's own, and players steal from others only."""

    victory: Card


@event_class
class NothingToSteal(Event):
    """No token lies on this victory card, or nobody has it."""

    given: str


@event_class
class NotTouching(Event):
    """The token cannot be laid there: only at the end of a group, next to a consecutive number."""

    face: Card
    low: Card
    high: Card


@event_class
class NotConsecutive(Event):
    """The two are not consecutive, or do not both lie in the mover's reserve."""


@event_class
class GroupTooShort(Event):
    """A group shorter than a complete run cannot become points."""

    run: Run
    least: int


@event_class
class GroupWhole(Event):
    """A group becomes points as a whole, never a part of it."""

    run: Run


@event_class
class NoVictoryLeft(Event):
    """All victory cards are taken; complete runs count at the end."""


@event_class
class NoSuchChoice(Event):
    """The list has no such number."""

    given: str
    high: int


@event_class
class LineShared(Event):
    """The line offers n moves, each with its own number from low to high."""

    count: int
    low: int
    high: int
    offers: tuple[Phrase, ...]


@event_class
class SeveralFit(Event):
    """The input fits several moves of the list."""

    given: str


# The table, and a count


@event_class
class PlayersBetween(Event):
    """The game is not for this number of players."""

    given: int
    low: int
    high: int


@event_class
class VictoryTwice(Event):
    """A victory card is given twice; each is there once."""

    card: Card


@event_class
class NotAVictoryCard(Event):
    """There is no such victory card."""

    given: str
    low: Card
    high: Card


@event_class
class WrongRuns(Event):
    """Nobody can have this number of complete runs."""

    given: int
    high: int


@event_class
class DeckItemUnclear(Event):
    """An item of a list is not a token such as 8/10."""

    given: str


@event_class
class DeckSideWrong(Event):
    """A side is not a number of the game."""

    given: str
    low: Card
    high: Card


@event_class
class DeckCountWrong(Event):
    """A token of a list comes zero times, or more often than a list is long."""

    given: str
    low: int
    high: int


@event_class
class DeckSidesApart(Event):
    """The two sides of a token differ by more than `apart`."""

    given: str
    apart: int


@event_class
class DeckNotDealt(Event):
    """The program cannot deal tokens with unknown sides, or more than `high` of them."""

    high: int


@event_class
class DeckTooLong(Event):
    """A list has no tokens, or more than any box holds."""

    given: int
    high: int


@event_class
class DeckSize(Event):
    """The number of tokens in a list is not that of the box."""

    given: int
    expected: int


@event_class
class DeckMissing(Event):
    """Tokens of the derived list are missing in a list."""

    tokens: tuple[str, ...]


@event_class
class DeckMore(Event):
    """A list has these tokens more often than the derived list."""

    tokens: tuple[str, ...]
