"""The faults and oddities of a list of tokens. Field `given`: the token as the list has it."""

from __future__ import annotations

from accessigame.core.model import Card, Event, event_class


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
