"""Flat Monte Carlo search for 6 nimmt!: the mean cost of a move until the end of the round.

In each sample the unseen cards are dealt to the others, all cards are laid at random, and the heads
are counted. Every candidate meets the same samples, so that luck does not favour one of them.

In the draft of the Pro game all seats take the other open cards at random, the last four are the
rows, and the round is played at random. In each sample the candidate changes places with the card
that the seat was given there.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from random import Random
from typing import Final, NamedTuple, TypeAlias

from accessigame.bots.six_nimmt.opponents import Chance, Others, Rarity, card_rarity
from accessigame.bots.six_nimmt.playout import (
    Table,
    heads_at,
    play_out,
    shuffle,
    table_of,
    with_row_taken,
)
from accessigame.core.model import Card, Move
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.moves import Choose, Draft
from accessigame.games.six_nimmt.options import HAND, HIGHEST, ROWS

BATCH: Final = 16
"""The samples between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Search:
    """Makes the move with the least mean cost.

    samples: the most samples for one choice.
    rehearsal: the number of rounds played out before, for the order of the others' cards; with 0
    they lay any card. watching: True if the open cards say how many of the others lay their
    highest cards first; else nobody does. wary: True if some of the others lay the card that is
    likely to cost least in this turn; else nobody does.
    relative: True if a move costs the heads of the seat less the mean of the others; else it costs
    the heads of the seat alone.
    limit: the seconds after which the samples so far decide, if limited.
    """

    samples: int
    rehearsal: int = 0
    watching: bool = False
    wary: bool = False
    relative: bool = False
    limit: float | None = None
    slow: bool = True

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return the best of the legal moves by the view of the seat."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        if len(legal) == 1:
            return legal[0]
        costs, _ = self.costs(view, legal, rng)
        return min(costs, key=costs.__getitem__)

    def costs(
        self, view: View, legal: Sequence[Move], rng: Random
    ) -> tuple[Mapping[Move, float], int]:
        """Return the mean heads that each move costs, and the number of samples."""
        until = None if self.limit is None else time.monotonic() + self.limit
        trials = self._trials(view, legal[0], until, rng.random)
        sums, taken = _sums(trials, len(legal), until)
        opponents = len(view.heaps) - 1
        theirs = [total / opponents if self.relative else 0 for total, _ in sums]
        costs = [total for _, total in sums]
        return {m: (o - t) / taken for m, o, t in zip(legal, costs, theirs, strict=True)}, taken

    def trials(self, view: View, legal: Sequence[Move], rng: Random) -> Trials:
        """Return the trials of the legal moves, in their order."""
        return self._trials(view, legal[0], None, rng.random)

    def _trials(self, view: View, example: Move, until: float | None, chance: Chance) -> Trials:
        """Return the trials for a choice of moves like the example."""
        if isinstance(example, Draft):
            return draft_trials(view, self.samples, chance)
        opponents = Others.of(view, watched=self.watching, wary=self.wary)
        if not isinstance(example, Choose):
            return row_trials(view, opponents, self.samples, chance)
        rarity = None
        if self.rehearsal:
            rarity = card_rarity(view, opponents, self.rehearsal, until, chance)
        return card_trials(view, opponents, rarity, self.samples, chance)


def _sums(trials: Trials, candidates: int, until: float | None) -> tuple[list[Heads], int]:
    """Return the sums of the samples by candidate, and their number when the time was up."""
    sums = [[0, 0] for _ in range(candidates)]
    for taken in range(1, trials.most + 1):
        for total, heads in zip(sums, trials.sample(), strict=True):
            total[0] += heads[0]
            total[1] += heads[1]
        if until is not None and taken % BATCH == 0 and time.monotonic() > until:
            break
    return sums, taken


Heads: TypeAlias = list[int]
"""The heads of all others together, and those of the seat."""

Sample: TypeAlias = Callable[[], Sequence[Heads]]
"""Plays one sample, and returns the heads after each candidate."""


class Trials(NamedTuple):
    """The trials of one choice: at most `most` of its samples."""

    most: int
    sample: Sample


def card_trials(
    view: View, others: Others, rarity: Rarity | None, count: int, chance: Chance
) -> Trials:
    """Return the trials of the cards of a hand."""
    table = table_of(view.rows)
    return Trials(count, partial(_after_cards, view, others, table, chance, rarity))


def row_trials(view: View, others: Others, count: int, chance: Chance) -> Trials:
    """Return the trials of the rows that the lowest card may take."""
    # with an empty hand nothing is left to chance: all cards of the last turn lie open
    most = count if view.hand else 1
    return Trials(most, partial(_after_rows, view, others, rows_taken(view), chance))


def owners_of(cards: Sequence[Card]) -> list[int]:
    """Return by the number of a card 1 if it is one of these cards of the seat, else 0."""
    owners = [0] * (HIGHEST + 1)
    for card in cards:
        owners[card] = 1
    return owners


def _after_cards(
    view: View, others: Others, table: Table, chance: Chance, rarity: Rarity | None
) -> list[Heads]:
    """Play one sample, and return the heads after each card of the hand."""
    turns, hand, played = _laid(view, others, chance, rarity)
    owners, costs = owners_of(view.hand), []
    for card in view.hand:
        later, tried = hand.index(card), played.copy()
        # the card is laid first, and the one that was to be first takes its place
        tried[later] = sorted([*turns[later], hand[0]])
        tried[0] = sorted([*turns[0], card])
        heads = [0, 0]
        play_out(table, tried, owners, heads)
        costs.append(heads)
    return costs


def _after_rows(
    view: View, others: Others, rows: Sequence[tuple[int, Table]], chance: Chance
) -> list[Heads]:
    """Play one sample, and return the heads after each row, with those of the row."""
    _, _, played = _laid(view, others, chance, None)
    rest, owners, costs = [card for card, _ in view.revealed[1:]], owners_of(view.hand), []
    for now, table in rows:
        heads = [0, now]
        play_out(table, [rest, *played], owners, heads)
        costs.append(heads)
    return costs


def _laid(
    view: View, others: Others, chance: Chance, rarity: Rarity | None
) -> tuple[list[list[Card]], list[Card], list[list[Card]]]:
    """Return the cards of the others by turn, those of the seat, and all of each turn, ascending.

    All are laid at random, and with a rarity the rare cards of the others later.
    """
    turns, hand = others.sample(chance, rarity), list(view.hand)
    shuffle(hand, len(hand), chance)
    played = [sorted([*theirs, mine]) for theirs, mine in zip(turns, hand, strict=True)]
    return turns, hand, played


def rows_taken(view: View) -> list[tuple[int, Table]]:
    """Return for each row its heads, and the table after the lowest card has taken it."""
    table, (card, _) = table_of(view.rows), view.revealed[0]
    ends = sorted(row[-1] for row in view.rows)
    places = [ends.index(row[-1]) for row in view.rows]
    return [(heads_at(table, n), with_row_taken(table, n, card)) for n in places]


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
    hands = [list(hand) for hand in view.hands_shown]
    hands[view.seat].append(pick)
    for hand in hands:
        while len(hand) < HAND:
            hand.append(left.pop())
        shuffle(hand, HAND, chance)
    return pick, [*left, *(card for turn in zip(*hands, strict=True) for card in turn)]
