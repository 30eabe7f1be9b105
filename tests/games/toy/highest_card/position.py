"""A position of highest card."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import TABLE, Card, Seat

from .options import PLAYERS, Options


@dataclass(frozen=True, slots=True)
class Position:
    """A position of highest card.

    cards: by seat, None before the seat has drawn. asked: a card is to be turned up.
    """

    options: Options
    cards: tuple[Card | None, ...] = (None,) * PLAYERS
    asked: bool = False
    round: int = 1

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The two seats."""
        return tuple(Seat(number) for number in range(PLAYERS))

    @property
    def mover(self) -> Seat:
        """The seat that draws, or that has drawn; the other one after the first card."""
        first = Seat(self.options.first)
        return first if self.cards[first] is None else Seat(1 - first)

    @property
    def over(self) -> bool:
        """True when both have a card."""
        return None not in self.cards

    def to_act(self) -> frozenset[Seat]:
        """Return the seat that may move now, if the game is not over."""
        if self.over:
            return frozenset()
        return frozenset({TABLE if self.asked else self.mover})
