"""Random determinizations of a Titus view: the sides that were not seen, and the pile.

With a full list of tokens, each table is drawn with its exact probability. Without one, the
derived list takes its place. If that contradicts the view, each side is drawn separately from
those that are possible.
"""

from __future__ import annotations

from bisect import bisect
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import accumulate
from random import Random
from typing import TypeAlias

from accessigame.bots.titus.lean_table import ACT, CLOSE, HOLD, PLACE, LeanTable, Tokens, token
from accessigame.core.model import Card
from accessigame.games.titus.deck import HIGHEST, LOWEST, PAIRS, Pair, backs, pair
from accessigame.games.titus.groups import Group, Token
from accessigame.games.titus.hidden_backs import Hidden, Needs, Share
from accessigame.games.titus.interface import View

PHASES = {"act": ACT, "hold": HOLD, "place": PLACE, "close": CLOSE}

Weighted: TypeAlias = tuple[list[int], Sequence[Share]]


class Determinizations:
    """The tables that are consistent with the view of a seat."""

    def __init__(self, view: View) -> None:
        """Count the possible tables for this view."""
        self._view = view
        tokens = list(_tokens_outside_pile(view))
        pairs_seen = Counter(pair(t.face, t.back) for t in tokens if t.back is not None)
        self._faces = [t.face for t in tokens if t.back is None]
        if view.top is not None:
            self._faces.append(view.top)
        listed = view.box.pairs if view.box.full else PAIRS
        self._pairs = list((Counter(listed) - pairs_seen).elements())
        self._hidden = Hidden(self._pairs, self._faces)
        self._weighted: dict[tuple[Card, Needs], Weighted] = {}
        enough = len(self._pairs) - len(self._faces) >= self._below_top()
        self.can_be = bool(enough and self._hidden.ways)
        """False if the list contradicts the view: then each side is drawn separately."""

    def _below_top(self) -> int:
        return self._view.left - (self._view.top is not None)

    def draw(self, rng: Random) -> LeanTable:
        """Return a random table that is consistent with the view, with its pile."""
        return self._table(*(self._from_list(rng) if self.can_be else self._each_side_alone(rng)))

    def bare(self) -> LeanTable:
        """Return the table for a policy that looks at no hidden side: each repeats its face."""
        behind = [[face] * len(self._faces) for face in range(HIGHEST + 1)]
        return self._table(behind, [token(LOWEST, LOWEST)] * self._below_top())

    def _table(self, behind: list[list[Card]], pile: Tokens) -> LeanTable:
        view = self._view
        sides = iter([behind[face].pop() for face in self._faces])
        lying = [[_lean_tokens(group, sides) for group in reserve] for reserve in view.reserves]
        stacks = [[(s.card, _lean_tokens(s.run, sides)) for s in cards] for cards in view.stacks]
        hand = 0 if view.hand is None else _lean_tokens((view.hand,), sides)[0]
        if view.top is not None:
            pile.append(token(view.top, next(sides)))
        return LeanTable(
            pile, lying, stacks, view.victory, view.seat, view.taken, PHASES[view.phase], hand,
            view.strict,
        )  # fmt: skip

    def _from_list(self, rng: Random) -> tuple[list[list[Card]], Tokens]:
        behind: list[list[Card]] = [[] for _ in range(HIGHEST + 1)]
        rest: list[Pair] = []
        needs = self._hidden.first
        copies = Counter(self._pairs)
        for low in range(LOWEST, HIGHEST + 1):
            share = self._share(low, needs, rng)
            for high, (lower_up, higher_up) in enumerate(share.splits, start=low):
                behind[low] += [high] * lower_up
                if higher_up:
                    behind[high] += [low] * higher_up
                rest += [(low, high)] * (copies[low, high] - lower_up - higher_up)
            needs = share.after
        for sides in behind:
            rng.shuffle(sides)
        rng.shuffle(rest)
        return behind, [_either_way_up(each, rng) for each in rest[: self._below_top()]]

    def _share(self, low: Card, needs: Needs, rng: Random) -> Share:
        if (low, needs) not in self._weighted:
            possible = self._hidden.shares(low, needs)
            self._weighted[low, needs] = list(accumulate(s.ways for s in possible)), possible
        sums, shares = self._weighted[low, needs]
        return shares[bisect(sums, rng.randrange(sums[-1]))] if len(shares) > 1 else shares[0]

    def _each_side_alone(self, rng: Random) -> tuple[list[list[Card]], Tokens]:
        behind: list[list[Card]] = [[] for _ in range(HIGHEST + 1)]
        for face in self._faces:
            # the same number on both sides lies this side up twice as often
            behind[face].append(rng.choice((*backs(face), face)))
        below = [_either_way_up(rng.choice(PAIRS), rng) for _ in range(self._below_top())]
        return behind, below


def _tokens_outside_pile(view: View) -> Iterator[Token]:
    """Yield every token that is not in the pile, in the order in which a table is built."""
    for reserve in view.reserves:
        for group in reserve:
            yield from group
    for stacks in view.stacks:
        for stack in stacks:
            yield from stack.run
    if view.hand is not None:
        yield view.hand


def _lean_tokens(group: Group, sides: Iterator[Card]) -> Tokens:
    return [
        token(t.face, next(sides)) if t.back is None else token(t.face, t.back, seen=True)
        for t in group
    ]


def _either_way_up(each: Pair, rng: Random) -> int:
    low, high = each
    return token(low, high) if rng.random() < 1 / 2 else token(high, low)
