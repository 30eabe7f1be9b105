"""The trials of open cards in the draft of the Pro game of 6 nimmt!, by random playouts.

All seats take the other open cards at random, the last four are the rows, and the round is played
at random. Every candidate meets the same samples: in each it changes places with the card that
the seat was given there.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from accessigame.bots.six_nimmt.opponents import Chance
from accessigame.bots.six_nimmt.playout import play_out, shuffle, table_of
from accessigame.bots.six_nimmt.trials import Heads, Trials, owners_of
from accessigame.core.model import Card
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.options import HAND, ROWS

PLAYOUTS: Final = 4000
"""The most playouts for one choice, which has many candidates."""
PLAYOUTS_EACH: Final = 40
"""The most of them for each sample of another choice."""


def draft_trials(view: View, count: int, chance: Chance) -> Trials:
    """Return the trials of the open cards; where they are many, each has fewer than `count`."""
    most = min(PLAYOUTS, PLAYOUTS_EACH * count) // len(view.open)
    return Trials(max(1, min(count, most)), partial(_after_drafting, view, chance))


def _after_drafting(view: View, chance: Chance) -> list[Heads]:
    """Play one sample, and return the heads after each open card."""
    pick, laid = _drafted(view, chance)
    place = laid.index(pick)
    heads = []
    for card in view.open:
        there = laid.index(card)
        laid[place], laid[there] = card, pick
        heads.append(_heads(view, laid))
        laid[there], laid[place] = card, pick
    return heads


def _heads(view: View, laid: Sequence[Card]) -> Heads:
    players = len(view.heaps)
    turns = [sorted(laid[n : n + players]) for n in range(ROWS, len(laid), players)]
    heads = [0, 0]
    owners = owners_of(laid[ROWS + view.seat :: players])
    play_out(table_of([(first,) for first in laid[:ROWS]]), turns, owners, heads)
    return heads


def _drafted(view: View, chance: Chance) -> tuple[Card, list[Card]]:
    """Finish the draft at random.

    Return the card that the seat takes now, and all cards: those of the rows, then for each turn
    the card of each seat, in random order.
    """
    left = list(view.open)
    shuffle(left, len(left), chance)
    pick = left.pop()
    hands = [list(hand) for hand in view.shown]
    hands[view.seat].append(pick)
    for hand in hands:
        while len(hand) < HAND:
            hand.append(left.pop())
        shuffle(hand, HAND, chance)
    return pick, [*left, *(card for turn in zip(*hands, strict=True) for card in turn)]
