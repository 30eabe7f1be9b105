"""A whole round of 6 nimmt! in integers, with random cards and the cheapest row."""

from __future__ import annotations

from collections.abc import Callable

from accessigame.bots.six_nimmt.playout import play_out, shuffle, table_of
from accessigame.core.model import Card
from accessigame.games.six_nimmt.options import HAND, HIGHEST, ROWS


def random_round(deck: list[Card], players: int, chance: Callable[[], float]) -> list[int]:
    """Deal and play a round at random, and return the heads by seat; `deck` is left shuffled."""
    dealt, heads, owners = players * HAND + ROWS, [0] * players, [0] * (HIGHEST + 1)
    shuffle(deck, dealt, chance)
    for place in range(ROWS, dealt):
        owners[deck[place]] = place % players
    turns = [sorted(deck[place : place + players]) for place in range(ROWS, dealt, players)]
    play_out(table_of([(card,) for card in deck[:ROWS]]), turns, owners, heads)
    return heads
