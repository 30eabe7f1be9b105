"""The costs of open cards in the draft of the Pro game of 6 nimmt!, by random playouts.

All seats take the other open cards at random, the last four are the rows, and the round is played
at random. Every candidate meets the same samples: in each it changes places with the card that
the seat was given there.
"""

from __future__ import annotations

from collections.abc import Sequence

from accessigame.bots.six_nimmt.opponents import Chance
from accessigame.bots.six_nimmt.playout import play_out, shuffle, table_of
from accessigame.core.model import Card
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.options import HAND, ROWS


def draft_costs(view: View, chance: Chance) -> list[int]:
    """Play one sample, and return the heads that each open card costs the seat in it."""
    given, laid = _drafted(view, chance)
    here = laid.index(given)
    costs = []
    for card in view.open:
        there = laid.index(card)
        laid[here], laid[there] = card, given
        costs.append(_cost(view, laid))
        laid[there], laid[here] = card, given
    return costs


def _cost(view: View, laid: Sequence[Card]) -> int:
    players = len(view.heaps)
    turns = [sorted(laid[n : n + players]) for n in range(ROWS, len(laid), players)]
    owners = [0] * (len(laid) + 1)
    for card in laid[ROWS + view.seat :: players]:
        owners[card] = 1
    heads = [0, 0]
    play_out(table_of([(first,) for first in laid[:ROWS]]), turns, owners, heads)
    return heads[1]


def _drafted(view: View, chance: Chance) -> tuple[Card, list[Card]]:
    """Finish the draft at random.

    Return the card that the seat takes now, and all cards: those of the rows, then for each turn
    the card of each seat, in random order.
    """
    left = list(view.open)
    shuffle(left, len(left), chance)
    given = left.pop()
    hands = [list(hand) for hand in view.shown]
    hands[view.seat].append(given)
    for hand in hands:
        while len(hand) < HAND:
            hand.append(left.pop())
        shuffle(hand, HAND, chance)
    return given, [*left, *(card for turn in zip(*hands, strict=True) for card in turn)]
