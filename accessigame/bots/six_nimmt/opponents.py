"""The opponents of a seat of 6 nimmt! in a sample: their hands, and their first cards."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import log
from typing import TypeAlias

from accessigame.bots.seats import clockwise
from accessigame.bots.six_nimmt.playout import shuffle
from accessigame.core.model import Card
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.rows import Row, Rows

Chance: TypeAlias = Callable[[], float]
"""Returns a random number from 0 up to 1."""

Turns: TypeAlias = list[list[Card]]
"""The cards of the others by turn; each of the others keeps its place in every turn."""

Rarity: TypeAlias = Sequence[float]
"""By the number of a card, the factor by which it is laid first more rarely than another."""


@dataclass(frozen=True, slots=True)
class Others:
    """The cards that the others may hold.

    unseen: the cards whose holders nobody has seen.
    hands: by seat, the cards that were drafted in the open; empty in a game that is dealt.
    count: the number of the others. size: the number of cards in each of their hands.
    """

    unseen: Row
    hands: Rows
    count: int
    size: int

    @classmethod
    def of(cls, view: View) -> Others:
        """Return the others of the seat with this view."""
        shown = clockwise(view.shown, view.seat)[1:]
        hands = shown if all(shown) else ()
        return cls(tuple(sorted(view.unseen)), hands, len(shown), len(view.hand))

    def sample(self, chance: Chance) -> Turns:
        """Return one random deal of the unseen cards, in a random order of turns."""
        if self.hands:
            return self._ordered(chance)
        pool, drawn = list(self.unseen), self.count * self.size
        shuffle(pool, drawn, chance)
        return [pool[place : place + self.count] for place in range(0, drawn, self.count)]

    def _ordered(self, chance: Chance) -> Turns:
        hands = [list(hand) for hand in self.hands]
        for hand in hands:
            shuffle(hand, len(hand), chance)
        return [list(turn) for turn in zip(*hands, strict=True)]


def lay_first(turns: Turns, rarity: Rarity, chance: Chance) -> None:
    """Move to the first turn a random card of each of the others, rare ones less often."""
    first = turns[0]
    for other, card in enumerate(first):
        # each card waits for a time of its own, the rarer the longer, and the first one goes
        waits = [-log(1.0 - chance()) * rarity[turn[other]] for turn in turns]
        turn = turns[waits.index(min(waits))]
        first[other], turn[other] = turn[other], card
