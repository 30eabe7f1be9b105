"""The patient policy of playouts: what waits, and for how long.

Covers `bots/titus/playing_out.py`.
"""

from __future__ import annotations

import pytest

from accessigame.bots.titus.lean_table import ACT, CLOSE, HOLD, LeanTable, Tokens, token
from accessigame.bots.titus.patient import HELD, step

NOTHING = token(1, 1)
LONG = [NOTHING] * 20


def run(low: int, high: int) -> Tokens:
    """Return a group with these ends."""
    return [token(face, face) for face in range(low, high + 1)]


def first(table: LeanTable) -> list[Tokens]:
    """Return the reserve of the first seat after one step."""
    step(table)
    return table.reserves[0]


@pytest.mark.parametrize(("theirs", "converts"), [(0, True), (1, False)])
def test_a_turn_without_a_limit_is_kept(theirs: int, converts: bool) -> None:
    """Whoever alone has the fewest cards takes tokens before it converts; others convert at once.

    Fails when a converted run ends a turn that had no limit.
    """
    stacks: list[list[tuple[int, Tokens]]] = [[], [(18, [])] * theirs]
    table = LeanTable(LONG[:], [[run(5, 8)], []], stacks, 18 - theirs, taken=3)
    step(table)
    assert bool(table.stacks[0]) == converts


@pytest.mark.parametrize(
    ("left", "others", "victory", "converts"),
    [
        (HELD + 1, [1], 16, False),
        (HELD, [1], 16, True),
        (HELD + 1, [2], 16, True),
        (HELD + 1, [1], 7, True),
        (HELD + 1, [1, 3], 16, False),
        (HELD + 1, [0, 1], 16, False),
        (HELD + 1, [0, 0], 16, True),
    ],
)
def test_a_run_is_held_over(left: int, others: list[int], victory: int, converts: bool) -> None:
    """At the end of a turn a run waits to be alone with the fewest cards, now or soon.

    It does not wait for the end of the pile or for the last card, if the status stays, or if two
    others have as few cards.
    """
    stacks: list[list[tuple[int, Tokens]]] = [[(18, [])] * count for count in (0, *others)]
    reserves = [[run(5, 8)], *([[]] * len(others))]
    table = LeanTable([NOTHING] * left, reserves, stacks, victory, taken=3, phase=CLOSE)
    step(table)
    assert bool(table.stacks[0]) == converts


def test_groups_that_meet_are_joined_late() -> None:
    """While tokens may be taken, two groups have four ends; then they are made one run.

    Fails when a draw is spent on what is already complete.
    """
    for phase, groups in ((ACT, 2), (CLOSE, 1)):
        table = LeanTable(LONG[:], [[run(5, 6), run(7, 8)], []], [[], []], 18, taken=1, phase=phase)
        assert len(first(table)) == groups


def test_groups_are_joined_only_to_a_complete_run() -> None:
    """Three tokens stay in two groups, and the shortest complete run is made first."""
    short = LeanTable(LONG[:], [[run(5, 6), run(7, 7)], []], [[], []], 18, taken=1, phase=CLOSE)
    assert first(short) == [run(5, 6), run(7, 7)]
    lying = [run(1, 3), run(4, 6), run(4, 4)]
    three = LeanTable(LONG[:], [lying, []], [[], []], 18, taken=1, phase=CLOSE)
    assert first(three) == [run(4, 6), run(1, 4)]


@pytest.mark.parametrize(
    ("reserve", "grown"),
    [
        ([(5, 6), (8, 8)], (5, 7)),
        ([(6, 6), (8, 9)], (7, 9)),
        ([(3, 6), (8, 8)], (7, 8)),
        ([(3, 6)], (3, 7)),
        ([(6, 6), (5, 6)], (5, 7)),
    ],
)
def test_a_token_joins_one_group(reserve: list[tuple[int, int]], grown: tuple[int, int]) -> None:
    """A 7 is laid onto the longest group that is not complete, and never between two."""
    own = [run(*ends) for ends in reserve]
    table = LeanTable(LONG[:], [own, []], [[], []], 6, taken=1, phase=HOLD, hand=token(7, 7))
    after = first(table)
    assert len(after) == len(reserve)
    assert after[-1] == run(*grown)


@pytest.mark.parametrize(
    ("left", "seen", "steals"), [(1, True, True), (1, False, False), (2, True, False)]
)
def test_the_last_token_waits_for_what_surely_fits(left: int, seen: bool, steals: bool) -> None:
    """The token that ends the game is not drawn before a theft that surely fits."""
    top = [*[NOTHING] * (left - 1), token(7, 7)]
    stolen = [(18, [token(8, 7, seen=seen)])]
    table = LeanTable(top, [[run(5, 6)], []], [[], stolen], 17)
    step(table)
    assert (not table.stacks[1][0][1]) == steals
