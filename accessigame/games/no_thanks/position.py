"""A position of No Thanks: its data, and the facts that follow from them alone."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final, NamedTuple

from accessigame.core.model import TABLE, Card, Cards, Seat
from accessigame.games.no_thanks.options import DECK, PILE, Options


class RoundResult(NamedTuple):
    """A finished round: cards and tokens by seat."""

    cards: tuple[Cards, ...]
    tokens: tuple[int, ...]


class Taken(NamedTuple):
    """A card that was taken: everybody saw by which seat, and with how many tokens on it."""

    card: Card
    seat: Seat
    pot: int


@dataclass(unsafe_hash=True, slots=True)
class Position:
    """A position of No Thanks, a value: `Final` keeps its fields as they are.

    The pile is not in it: nobody knows the pile.
    Not frozen as well: making a frozen one takes four times as long, and each move makes one.

    mover: the seat that decides, or that turns the next card up; `TABLE` between two rounds and
    when the game is over.
    card: the open card, if one is open. pot: the tokens on it.
    tokens: by seat. cards: by seat, ascending.
    unseen: the cards that were not turned up in this round.
    finished: the rounds before this one.
    taken: the cards of this round in the order in which they were taken.
    """

    edition: Final[str]
    seats: Final[tuple[Seat, ...]]
    options: Final[Options]
    round: Final[int]
    mover: Final[Seat]
    card: Final[Card | None]
    pot: Final[int]
    tokens: Final[tuple[int, ...]]
    cards: Final[tuple[Cards, ...]]
    unseen: Final[frozenset[Card]]
    finished: Final[tuple[RoundResult, ...]]
    taken: Final[tuple[Taken, ...]] = ()

    @property
    def over(self) -> bool:
        """True after the last agreed round."""
        return len(self.finished) == self.options.rounds

    @property
    def counted(self) -> bool:
        """True between two rounds and at the end: tokens lie in the open then."""
        return self.mover == TABLE

    @property
    def turned(self) -> int:
        """The number of cards turned up in this round."""
        return len(DECK) - len(self.unseen)

    @property
    def left(self) -> int:
        """The number of cards still to be turned up."""
        return PILE - self.turned

    def to_act(self) -> frozenset[Seat]:
        """Return the mover if a card is open, else the table; no seat when the game is over."""
        if self.card is not None:
            return _acting(self.mover)
        return frozenset() if self.over else _acting(TABLE)


@cache
def _acting(seat: Seat) -> frozenset[Seat]:
    return frozenset({seat})
