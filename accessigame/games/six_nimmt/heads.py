"""Bull heads of the cards of 6 nimmt!, and their count step by step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from accessigame.core.model import Card, Event
from accessigame.games.six_nimmt.events.answers import HeadsCounted, HeadsOfCard, HeadsTogether

HIGHEST: Final = 104


def heads_of(card: Card) -> int:
    """Return the bull heads printed on a card ("Tête de bœuf = point négatif")."""
    if card == 55:  # noqa: PLR2004 - both a doublet and a number in 5
        return 7
    for divisor, heads in ((11, 5), (10, 3), (5, 2)):
        if card % divisor == 0:
            return heads
    return 1


HEADS: Final = (0, *(heads_of(card) for card in range(1, HIGHEST + 1)))
"""The bull heads by the number of the card; there is no card 0."""


def heads_in(cards: Iterable[Card]) -> int:
    """Return the bull heads on all these cards."""
    return sum([HEADS[card] for card in cards])


def audit(cards: Sequence[Card]) -> tuple[Event, ...]:
    """Return the steps from cards to their bull heads: the dearest first, equal ones together."""
    steps: list[Event] = []
    for each in sorted({HEADS[card] for card in cards}, reverse=True):
        alike = tuple(sorted(card for card in cards if HEADS[card] == each))
        steps.append(
            HeadsOfCard(alike[0], each)
            if len(alike) == 1
            else HeadsCounted(alike, each, each * len(alike))
        )
    return (*steps, HeadsTogether(heads_in(cards)))
