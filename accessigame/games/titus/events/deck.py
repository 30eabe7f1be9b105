"""What is wrong or odd in a list of tokens for Titus.

Each class name is a key in the catalogues; its fields are the arguments.
given: the token as it stands in the list.
"""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Event


@dataclass(frozen=True, slots=True)
class DeckItemUnclear(Event):
    """Something in a list is no token such as 8/10."""

    given: str


@dataclass(frozen=True, slots=True)
class DeckSideWrong(Event):
    """A side is no number of the game."""

    given: str
    low: Card
    high: Card


@dataclass(frozen=True, slots=True)
class DeckCountWrong(Event):
    """A token of a list is there no time at all, or more often than a list is long."""

    given: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class DeckSidesApart(Event):
    """The two sides differ by more than they can."""

    given: str
    apart: int


@dataclass(frozen=True, slots=True)
class DeckNotDealt(Event):
    """The program cannot deal tokens whose sides are not all known, or more than there are."""

    high: int


@dataclass(frozen=True, slots=True)
class DeckTooLong(Event):
    """There are no tokens, or more than any box holds."""

    given: int
    high: int


@dataclass(frozen=True, slots=True)
class DeckSize(Event):
    """A list has not as many tokens as the box."""

    given: int
    expected: int


@dataclass(frozen=True, slots=True)
class DeckMissing(Event):
    """Tokens of the derived list that are not in a list."""

    tokens: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckMore(Event):
    """Tokens that a list has more often than the derived one."""

    tokens: tuple[str, ...]
