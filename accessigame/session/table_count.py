"""The count of a whole table that played without the program: everybody's cards, then who has won.

What nobody can hold is refused at once, and leaves all that was given before as it was. The cards
are asked for by `cli.table_count_prompts`, and the result is kept by `storage.table_counts`.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields
from typing import Any

from accessigame.core.game import Game
from accessigame.core.model import Card, Cards, Event, NotAllowed, Seat, event_class
from accessigame.games.shared import CountOf


@event_class
class CardOfAnother(Event):
    """A card was counted for another player already; there is one of each."""

    card: Card
    seat: Seat


@event_class
class TooManyTogether(Event):
    """All players together cannot have the sum: these, and those counted for the others."""

    given: int
    others: int


@event_class
class ScoreCounted(Event):
    """The score of one player of a table that was counted."""

    seat: Seat
    score: int


@event_class
class BestScore(Event):
    """The players with the best score of a table that was counted."""

    seats: tuple[Seat, ...]
    score: int


class TableCount:
    """The cards and the tokens, or the runs, of each player at the end of a game."""

    def __init__(self, rules: Game[Any], seats: int) -> None:
        self.rules = rules
        self.seats = tuple(map(Seat, range(seats)))
        self.cards: list[Cards] = [()] * seats
        self.extras = [0] * seats

    def give_cards(self, seat: Seat, cards: Sequence[Card]) -> None:
        """Give a player these cards instead of those before; NotAllowed for impossible ones."""
        self.rules.count(cards, 0)
        for other in self.seats:
            for card in cards:
                if other != seat and card in self.cards[other]:
                    raise NotAllowed(CardOfAnother(card, other))
        self.cards[seat] = tuple(cards)

    def give_extra(self, seat: Seat, extra: int) -> None:
        """Give a player this number of tokens, or of runs; NotAllowed for more than the box has."""
        other_extras = sum(self.extras) - self.extras[seat]
        self.rules.count((), extra)  # refuses what no player alone can have
        try:
            self.rules.count((), extra + other_extras)
        except NotAllowed as refused:
            raise NotAllowed(TooManyTogether(extra, other_extras)) from refused
        self.extras[seat] = extra

    def steps(self, seat: Seat) -> tuple[Event, ...]:
        """Return the steps to the score of a player, which begin with the player."""
        return (CountOf(seat), *self.rules.count(self.cards[seat], self.extras[seat]))

    def scores(self) -> tuple[int, ...]:
        """Return the scores by seat."""
        return tuple(score_in(self.steps(seat)) for seat in self.seats)

    def winners(self) -> tuple[Seat, ...]:
        """Return the seats with the best score; several share it."""
        scores = self.scores()
        best = max(scores) if self.rules.higher_wins else min(scores)
        return tuple(seat for seat in self.seats if scores[seat] == best)

    def result(self) -> Iterator[Event]:
        """Yield the events of each score, and of the best one."""
        scores, winners = self.scores(), self.winners()
        yield from map(ScoreCounted, self.seats, scores)
        yield BestScore(winners, scores[winners[0]])


def score_in(steps: Sequence[Event]) -> int:
    """Return the score that the steps of a count lead to: the last field of the last one."""
    *_, field = fields(steps[-1])
    score: int = getattr(steps[-1], field.name)
    return score
