"""Runs, card parts and the count of No Thanks, step by step."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from accessigame.core.model import Card, Event, Run
from accessigame.games.no_thanks.events import (
    CardCounted,
    PartCounted,
    RunCounted,
    TokensCounted,
)


def runs_of(cards: Iterable[Card]) -> tuple[Run, ...]:
    """Return the maximal runs of consecutive values, ascending; one card alone is a run too."""
    runs: list[list[Card]] = []
    for card in sorted(cards):
        if runs and runs[-1][-1] == card - 1:
            runs[-1].append(card)
        else:
            runs.append([card])
    return tuple(tuple(run) for run in runs)


def card_part(cards: Sequence[Card]) -> int:
    """Return what the cards count: the lowest card of each run ("Cartes et jetons")."""
    return sum(card for card in cards if card - 1 not in cards)


def change_of(cards: Sequence[Card], card: Card) -> int:
    """Return by how much taking the card changes what the cards count; may be negative."""
    own = 0 if card - 1 in cards else card
    return own - (card + 1 if card + 1 in cards else 0)


def audit(cards: Sequence[Card], tokens: int) -> tuple[Event, ...]:
    """Return the steps that lead from cards and tokens to the score ("Fin de partie")."""
    part = card_part(cards)
    steps: list[Event] = [
        CardCounted(run[0]) if len(run) == 1 else RunCounted(run, run[0]) for run in runs_of(cards)
    ]
    return (*steps, PartCounted(part), TokensCounted(tokens, part - tokens))
