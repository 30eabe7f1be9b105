"""The prior for the cards of opponents in 6 nimmt!: they avoid cards that cost them heads.

Rounds are played out at random. The heads that an opponent takes in a round count against the card
that it laid first. A card that costs more than another is laid more rarely, and so later.
"""

from __future__ import annotations

import time
from math import exp
from typing import Final

from accessigame.bots.six_nimmt.opponents import Chance, Others, Rarity
from accessigame.bots.six_nimmt.playout import play_out, shuffle, table_of
from accessigame.games.six_nimmt.heads import HIGHEST
from accessigame.games.six_nimmt.interface import View

INDIFFERENCE: Final = 1.0
"""The extra cost in heads that makes a card e times rarer."""
DOUBT: Final = 5
"""The weight, in rounds, of the mean of all cards in the mean of one card."""
BATCH: Final = 64
"""The rounds between two looks at the clock."""


def card_rarity(
    view: View, others: Others, rounds: int, until: float | None, chance: Chance
) -> Rarity:
    """Return the rarity of each card, from random rounds until the time is up."""
    table = table_of(view.rows)
    heads, laid = [0] * (HIGHEST + 1), [0] * (HIGHEST + 1)
    hand, owners = list(view.hand), [others.count] * (HIGHEST + 1)
    for number in range(rounds):
        turns = others.sample(chance)
        shuffle(hand, len(hand), chance)
        for turn in turns:
            for other, card in enumerate(turn):
                owners[card] = other
        costs = [0] * (others.count + 1)
        played = [sorted([*theirs, mine]) for theirs, mine in zip(turns, hand, strict=True)]
        play_out(table, played, owners, costs)
        for other, card in enumerate(turns[0]):
            heads[card] += costs[other]
            laid[card] += 1
        if until is not None and number % BATCH == 0 and time.monotonic() > until:
            break
    return _rarity(heads, laid)


def _rarity(heads: list[int], laid: list[int]) -> Rarity:
    mean = sum(heads) / sum(laid)
    means = [(h + DOUBT * mean) / (n + DOUBT) for h, n in zip(heads, laid, strict=True)]
    least = min(means)
    return [exp((cost - least) / INDIFFERENCE) for cost in means]
