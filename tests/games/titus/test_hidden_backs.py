"""The odds of hidden backs, against a list of every assignment."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations
from random import Random

import pytest

from accessigame.core.model import Card
from accessigame.games.titus.deck import PAIRS, Pair
from accessigame.games.titus.hidden_backs import Hidden

Odds = dict[Card, dict[Card, Fraction]]


def one_by_one(pairs: Sequence[Pair], faces: Sequence[Card]) -> Odds:
    """Return the same by shuffling every token and turning it over in every way."""
    ways = 0
    behind: defaultdict[Card, Counter[Card]] = defaultdict(Counter)
    for order in permutations(pairs, len(faces)):
        turned = [[b for a, b in (p, p[::-1]) if a == f] for p, f in zip(order, faces, strict=True)]
        for backs in _all_of(turned):
            ways += 1
            for face, back in zip(faces, backs, strict=True):
                behind[face][back] += 1
    counts = Counter(faces)
    return {
        face: {b: Fraction(n, ways * counts[face]) for b, n in sorted(of.items())}
        for face, of in sorted(behind.items())
    }


def _all_of(turned: Sequence[Sequence[Card]]) -> list[list[Card]]:
    found: list[list[Card]] = [[]]
    for backs in turned:
        found = [[*before, back] for before in found for back in backs]
    return found


def test_one_token_alone() -> None:
    """Of a single 8, 8 is behind it with a third, and 6, 7, 9, 10 with a sixth each."""
    third, sixth = Fraction(1, 3), Fraction(1, 6)
    assert Hidden(PAIRS, [8]).odds() == {8: {6: sixth, 7: sixth, 8: third, 9: sixth, 10: sixth}}
    assert Hidden(PAIRS, [1]).odds()[1] == {1: Fraction(1, 2), 2: Fraction(1, 4), 3: Fraction(1, 4)}
    assert Hidden(PAIRS, [2]).odds()[2] == {
        back: Fraction(1 + (back == 2), 5) for back in (1, 2, 3, 4)
    }


def test_five_of_a_number_are_all_there_are() -> None:
    """If five tokens show 8, each of the five of the list is one of them: a fifth each."""
    assert set(Hidden(PAIRS, [8] * 5).odds()[8].values()) == {Fraction(1, 5)}
    assert Hidden(PAIRS, [8] * 6).ways == 0
    assert Hidden(PAIRS, [8] * 6).odds() == {}


@pytest.mark.parametrize("seed", range(30))
def test_it_is_as_if_every_way_were_tried(seed: int) -> None:
    """The sweep finds just what shuffling and turning in every way finds, repeats included.

    Fails when a token with the same number twice counts once, or when one token is used twice.
    """
    rng = Random(seed)
    near = [each for each in PAIRS if 7 <= each[0] <= 10]
    pairs = rng.sample(near, 6) + rng.choices(near, k=1)
    faces = [rng.choice(each) for each in pairs[: rng.randint(1, 4)]]
    assert Hidden(pairs, faces).odds() == one_by_one(pairs, faces)


@pytest.mark.parametrize("count", [10, 30, 50, 54])
def test_chances_add_up(count: int) -> None:
    """For each number that shows, the chances of all backs are 1, however many tokens show."""
    rng = Random(count)
    faces = [rng.choice(each) for each in rng.sample(PAIRS, count)]
    odds = Hidden(PAIRS, faces).odds()
    assert set(odds) == set(faces)
    assert all(sum(behind.values()) == 1 for behind in odds.values())
