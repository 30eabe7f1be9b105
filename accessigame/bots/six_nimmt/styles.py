"""The styles of the others in 6 nimmt!: how many of them lay their highest cards first.

A view does not say who laid a card, so the open cards are judged together. Where many lay their
highest cards first, high cards are open early; where nobody does, any card is as likely open.
"""

from __future__ import annotations

from functools import cache
from math import comb, exp, log
from typing import Final, TypeAlias

from accessigame.core.model import Card
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.options import HAND, ROWS

Chances: TypeAlias = tuple[float, ...]
"""The chance of each of the shares."""

SHARES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The possible shares of the others who lay their highest cards first."""
PRIOR: Final[Chances] = (0.4, 0.3, 0.1, 0.1, 0.1)
"""The chance of each share before a card was laid."""


def share_chances(view: View) -> Chances:
    """Return the chance of each share, given the cards that lie open in the view of a seat."""
    turns = HAND - len(view.hand)
    cards_seen = [card for cards in (*view.rows, *view.heaps) for card in cards]
    cards_seen += [card for card, _ in view.revealed]
    # the other open cards began the rows, or were the seat's own
    by_others = max(0, len(cards_seen) - ROWS - turns) / len(cards_seen)
    if turns == 0 or by_others == 0:
        return PRIOR
    excess = [by_others * (_density(card, view.highest, turns) - 1) for card in cards_seen]
    logs = [sum([log(1 + share * each) for each in excess]) for share in SHARES]
    most = max(logs)
    weights = [prior * exp(each - most) for prior, each in zip(PRIOR, logs, strict=True)]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


@cache
def _density(card: Card, highest: Card, turns: int) -> float:
    """Return how much likelier those who lay their highest cards first have laid this card.

    It is the mean density of the highest cards of a random hand, one for each turn, in a deck
    from 0 to 1. At random, every card has the density 1.
    """
    place = (card - 0.5) / highest
    ranks = range(turns)
    # the order statistics of ten uniform numbers
    terms = [comb(HAND - 1, n) * place ** (HAND - 1 - n) * (1 - place) ** n for n in ranks]
    return HAND * sum(terms) / turns
