"""The end of a game of Titus by trying everything: each legal move, and each hidden side.

It knows nothing of the solver: moves come from the rules, and the odds of a hidden side from
counting every way in which the tokens of a short list can lie.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache

from accessigame.core.model import TABLE
from accessigame.games.titus import RULES
from accessigame.games.titus.deck import Pair
from accessigame.games.titus.moves import Flip
from accessigame.games.titus.position import Position

Value = tuple[Fraction, Fraction]
"""The chance to win of a seat, and its mean score."""

HANDED_ON: Value = (Fraction(-1), Fraction(0))
"""Stands for a turn that ends before the game does: nobody knows what others will do."""


def value(position: Position, seat: int) -> Value:
    """Return the best value for the seat whose turn it is, by trying everything."""
    if position.over:
        won = RULES.winners(position)
        return Fraction(seat in won, len(won)), Fraction(RULES.scores(position)[seat])
    if position.mover != seat:
        return HANDED_ON
    if TABLE in position.to_act():
        return _over_backs(position, seat)
    moves = RULES.legal_moves(position, position.mover)
    return max(value(RULES.apply(position, move)[0], seat) for move in moves)


def _over_backs(position: Position, seat: int) -> Value:
    behind = odds_behind(position)
    values = [
        (chance, value(RULES.apply(position, Flip(TABLE, back))[0], seat))
        for back, chance in behind.items()
    ]
    return (
        sum((chance * win for chance, (win, _) in values), Fraction(0)),
        sum((chance * points for chance, (_, points) in values), Fraction(0)),
    )


def odds_behind(position: Position) -> dict[int, Fraction]:
    """Return the chances of the sides behind the token that is turned over."""
    held = position.hand
    assert held is not None
    if held.back is not None:
        return {held.back: Fraction(1)}
    tokens = [token for token in position.out() if token.number != held.number]
    faces = [token.face for token in tokens if token.back is None]
    faces += [] if position.top is None else [position.top]
    left = Counter(position.box.pairs) - Counter(position.learnt)
    ways: Counter[int] = Counter()
    for each in left:
        for face, back in (each, each[::-1]):
            if face == held.face:  # a token with two equal sides comes twice: it lies either way
                rest = tuple(sorted((left - Counter([each])).elements()))
                ways[back] += left[each] * ways_to_lie(tuple(sorted(faces)), rest)
    total = sum(ways.values())
    return {back: Fraction(count, total) for back, count in ways.items() if count}


@cache
def ways_to_lie(faces: tuple[int, ...], pairs: tuple[Pair, ...]) -> int:
    """Return in how many ways different tokens of the list show these numbers."""
    if not faces:
        return 1
    found = 0
    for place, each in enumerate(pairs):
        sides = each.count(faces[0])
        if sides:
            found += sides * ways_to_lie(faces[1:], pairs[:place] + pairs[place + 1 :])
    return found
