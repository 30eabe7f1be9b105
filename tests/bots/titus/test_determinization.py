"""The determinizations of hidden sides and of the pile in Titus."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from accessigame.bots.titus.lean_table import FACE, SEEN, SHIFT, Determinizations, LeanTable
from accessigame.core.model import Seat
from accessigame.games.titus import RULES
from accessigame.games.titus.deck import PAIRS, pair
from accessigame.games.titus.hidden_backs import Hidden
from accessigame.games.titus.position import Position
from tests.games.titus.notation import games, start, table

DRAWN = 6000


def tokens(drawn: LeanTable) -> list[int]:
    """Return every token of a table."""
    lying = [one for reserve in drawn.reserves for group in reserve for one in group]
    stacked = [one for own in drawn.stacks for _, run in own for one in run]
    held = [drawn.hand] if drawn.hand else []
    return [*lying, *stacked, *held, *drawn.pile]


def sides(one: int) -> tuple[int, int]:
    """Return the face and the back of a token."""
    return one & FACE, one >> SHIFT & FACE


@pytest.mark.parametrize("players", [2, 4])
def test_what_is_imagined_could_be_true(players: int) -> None:
    """Every table is the list's, with all that is seen on it in its place.

    Fails when a token that was seen is dealt again, or when a known back is forgotten.
    """
    rng = Random(1)
    for number, (position, _) in enumerate(games(players, players)):
        if position.phase not in ("act", "hold", "place", "close") or number % 5:
            continue
        worlds = Determinizations(RULES.view(position, position.mover))
        assert worlds.can_be
        drawn = worlds.draw(rng)
        assert sorted(pair(*sides(one)) for one in tokens(drawn)) == sorted(PAIRS)
        assert [[[one & FACE for one in g] for g in r] for r in drawn.reserves] == [
            [[t.face for t in g] for g in r] for r in position.reserves
        ]
        seen = Counter(sides(one) for one in tokens(drawn) if one & SEEN)
        assert seen == Counter((t.face, t.back) for t in position.out() if t.back is not None)
        assert len(drawn.pile) == position.left
        assert not drawn.pile or drawn.pile[-1] & FACE == position.top


def test_each_side_is_drawn_as_often_as_it_should() -> None:
    """Backs come with the chances that the list gives them, within four standard errors.

    Fails when sides are drawn one by one without regard to each other.
    """
    position = table("8 8 6", "7 9/8 8 7", stacks=["", "18:12-13"], top=10)
    worlds, rng = Determinizations(RULES.view(position, Seat(0))), Random(2)
    drawings = [worlds.draw(rng) for _ in range(DRAWN)]
    counts = Counter(drawn.reserves[0][0][0] >> SHIFT & FACE for drawn in drawings)
    rest = [each for each in PAIRS if each != (8, 9)]
    odds = Hidden(rest, [8, 8, 6, 7, 8, 7, 12, 13, 10]).odds()[8]
    assert set(counts) == set(odds)
    for back, chance in odds.items():
        error = (float(chance * (1 - chance)) / DRAWN) ** 0.5
        assert abs(counts[back] / DRAWN - chance) < 4 * error
    below = Counter(drawn.pile[-2] & FACE for drawn in drawings)
    assert set(below) == set(range(1, 20))


@pytest.mark.parametrize(
    ("deck", "can_be"),
    [("none", True), ("8/?, 7/9, 3/4", True), ("8/8 x3, 1/1 x51", False)],
)
def test_a_list_that_does_not_tell(deck: str, can_be: bool) -> None:
    """Without a list the usual one stands for it; with a wrong one any side near may be there."""
    position: Position = table("8 12", "3", top=5, deck=deck, physical=True, left=20)
    worlds = Determinizations(RULES.view(position, Seat(0)))
    assert worlds.can_be == can_be
    for seed in range(20):
        drawn = worlds.draw(Random(seed))
        assert len(drawn.pile) == 20
        assert all(abs(face - back) <= 2 for face, back in map(sides, tokens(drawn)))


def test_tokens_of_the_pile_lie_either_way_up() -> None:
    """A token below the top shows its lower side as often as its higher one."""
    worlds, rng = (
        Determinizations(RULES.view(start(2).copy_with(phase="act", top=10), Seat(0))),
        Random(1),
    )
    shown = [sides(token) for _ in range(40) for token in worlds.draw(rng).pile[:-1]]
    lower = sum(face < back for face, back in shown)
    higher = sum(face > back for face, back in shown)
    assert lower == pytest.approx(higher, rel=0.15)


def test_where_the_list_is_wrong_each_side_is_drawn_by_itself() -> None:
    """Four 1s cannot be by the list: then the same number is behind a 1 half the time.

    Fails when each number that can be there is as likely as any other.
    """
    worlds, rng = Determinizations(RULES.view(table("1 1 1 1", ""), Seat(0))), Random(1)
    assert not worlds.can_be
    lying = [sides(group[0]) for _ in range(300) for group in worlds.draw(rng).reserves[0]]
    behind = Counter(back for _, back in lying)
    assert behind[1] / len(lying) == pytest.approx(1 / 2, abs=0.06)
    assert behind[2] / len(lying) == pytest.approx(1 / 4, abs=0.06)
