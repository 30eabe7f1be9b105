"""The patient policy of playouts: what waits and for how long, and what a token is worth.

Covers `bots/titus/playing_out.py`.
"""

from __future__ import annotations

from random import Random

import pytest

from accessigame.bots.titus.lean_table import ACT, CLOSE, HOLD, LeanTable, Tokens, token
from accessigame.bots.titus.patient import ALL_BACKS, FIRST, HELD, possible_backs, step
from accessigame.games.titus import RULES
from tests.bots.titus.lean import Both

NOTHING = token(1, 1)
LONG = [NOTHING] * 20


def run(low: int, high: int) -> Tokens:
    """Return a group with these ends."""
    return [token(face, face) for face in range(low, high + 1)]


def first(table: LeanTable) -> list[Tokens]:
    """Return the reserve of the first seat after one step."""
    step(table)
    return table.reserves[0]


def cards(count: int) -> list[tuple[int, Tokens]]:
    """Return so many victory cards without a run."""
    return [(18, [])] * count


@pytest.mark.parametrize(
    ("own", "others", "runs", "converts"),
    [
        (0, [1], 1, False),
        (0, [1], 3, False),
        (0, [3, 3], 1, False),
        (1, [0], 1, True),
        (1, [0, 2], 1, True),
        (0, [0], 1, False),
        (0, [0], 2, True),
        (1, [1, 2], 1, False),
        (0, [0, 0], 1, True),
    ],
)
def test_a_turn_with_most_tokens_is_kept(
    own: int, others: list[int], runs: int, converts: bool
) -> None:
    """Whoever alone has the fewest cards takes tokens before it converts; so does one of two.

    Fails when a converted run ends a turn that had no limit.
    """
    table = ready(own, others, runs=runs)
    step(table)
    assert (len(table.stacks[0]) > own) == converts


def ready(
    own: int,
    others: list[int],
    *,
    runs: int = 1,
    left: int = 20,
    victory: int = 16,
    phase: int = ACT,
) -> LeanTable:
    """Return a table on which the first seat has some complete runs and some victory cards."""
    reserves: list[list[Tokens]] = [[run(4 * n + 1, 4 * n + 4) for n in range(runs)]]
    reserves += [[] for _ in others]
    stacks = [cards(count) for count in (own, *others)]
    return LeanTable([NOTHING] * left, reserves, stacks, victory, taken=3, phase=phase)


@pytest.mark.parametrize(
    ("left", "others", "victory", "runs", "converts"),
    [
        (HELD + 1, [1], 16, 1, False),
        (HELD, [1], 16, 1, True),
        (HELD + 1, [2], 16, 1, True),
        (HELD + 1, [1], 7, 1, True),
        (HELD + 1, [1], 16, 2, False),
        (HELD + 1, [1], 16, 3, True),
        (HELD + 1, [1, 3], 16, 1, False),
        (HELD + 1, [0, 1], 16, 1, False),
        (HELD + 1, [0, 1], 16, 2, True),
        (HELD + 1, [0, 0], 16, 1, True),
    ],
)
def test_a_run_is_held_over(
    left: int, others: list[int], victory: int, runs: int, converts: bool
) -> None:
    """At the end of a turn a run or two wait to be alone with the fewest cards, now or soon.

    They do not wait for the end of the pile or for the last card, if the status stays, or if two
    others have as few cards.
    """
    table = ready(0, others, runs=runs, left=left, victory=victory, phase=CLOSE)
    step(table)
    assert bool(table.stacks[0]) == converts


def test_no_run_waits_behind_somebody_with_fewer_cards() -> None:
    """Whoever does not have the fewest cards converts at the end of its turn."""
    table = ready(1, [0, 1], phase=CLOSE)
    step(table)
    assert len(table.stacks[0]) == 2


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
    ("pile", "cards_held", "top", "steals"),
    [
        ([1], 0, token(8, 6, seen=True), True),
        ([1], 1, token(8, 6, seen=True), True),
        ([1], 0, token(8, 5, seen=True), False),
        ([1], 0, token(8, 6), True),
        ([1], 1, token(8, 6), False),
        ([1], 0, token(12, 10), False),
        ([10], 0, token(8, 6, seen=True), True),
        ([1, 10], 0, token(8, 6, seen=True), False),
        ([1, 1], 1, token(12, 10), True),
    ],
)
def test_the_last_token_waits_for_what_is_likely_to_fit(
    pile: list[int], cards_held: int, top: int, steals: bool
) -> None:
    """The token that ends the game is not drawn before a theft that surely fits.

    A 6, an 8 or a 10 fits here, so the other side of the 8 fits in four cases of six.
    That is enough for whoever alone has the fewest cards, and may go on.
    """
    own, stacks = [run(7, 7), run(9, 9)], [cards(cards_held), [(18, [top])]]
    table = LeanTable([token(face, face) for face in pile], [own, []], stacks, 17 - cards_held)
    step(table)
    assert (not table.stacks[1][0][1]) == steals


@pytest.mark.parametrize(
    ("one", "other"),
    [
        (token(11, 10, seen=True), token(12, 10)),
        (token(1, 5, seen=True), token(19, 16, seen=True)),
        (token(19, 16, seen=True), token(1, 18, seen=True)),
        (token(5, 8), token(17, 18)),
        (token(16, 15), token(17, 15)),
        (token(14, 13), token(7, 6)),
        (token(3, 4), token(19, 18)),
    ],
)
def test_the_token_that_is_worth_most_is_exchanged(one: int, other: int) -> None:
    """A back that was seen, the longest run, and the likeliest numbers decide.

    A 5 or a 9 continues a run of three, a 13 or a 16 a pair, a 10 or an 18 a single token.
    A 16 can be behind itself, and so lie either way up.
    """
    own = [run(6, 8), run(14, 15), run(19, 19), run(11, 11)]
    for lying in ([[one], [other]], [[other], [one]]):
        table = LeanTable(LONG[:], [own[:], lying], [[], []], 18, taken=1, phase=HOLD, hand=NOTHING)
        step(table)
        assert table.reserves[1] == [[other], [NOTHING]]


def test_a_number_between_two_groups_counts_for_the_longer_one() -> None:
    """A 9 between three tokens and two is worth no more than a 5 before the three."""
    own = [run(6, 8), run(10, 11)]
    lying = [[token(1, 5, seen=True)], [token(2, 9, seen=True)]]
    table = LeanTable(LONG[:], [own, lying], [[], []], 18, taken=1, phase=HOLD, hand=NOTHING)
    step(table)
    assert table.reserves[1][0] == [token(2, 9, seen=True)]


def test_a_back_that_lies_elsewhere_is_not_expected() -> None:
    """Each pair of sides is there once: who has seen it does not look for it again.

    Fails when the policy exchanges for a token that cannot fit.
    """
    own = [run(6, 8)]
    for elsewhere, back in ((token(9, 7, seen=True), 9), (token(7, 9, seen=True), 11)):
        lying = [[token(7, back)], [elsewhere], [token(5, 7, seen=True)]]
        table = LeanTable(LONG[:], [own, lying], [[], []], 18, taken=1, phase=HOLD, hand=NOTHING)
        step(table)
        assert [token(7, back)] in table.reserves[1]


@pytest.mark.parametrize("players", [2, 4])
def test_the_possible_backs_hold_the_right_one(players: int) -> None:
    """In random games the number behind a token is possible, and a pair that was seen is not.

    Fails when a pair is taken out of which one side was seen.
    """
    for seed in range(5):
        both, rng = Both(players, seed), Random(seed)
        while not both.position.over:
            table = both.table
            possible = possible_backs(table)
            lying = [one for reserve in table.reserves for group in reserve for one in group]
            lying += [one for stack in table.stacks for _, tokens in stack for one in tokens]
            for one in (*lying, *table.pile):
                face, back, seen = one & 31, one >> 5 & 31, one >> 10
                assert possible[face] >> FIRST + back - face & 1 == (not seen)
                assert possible[back] >> FIRST + face - back & 1 == (not seen)
            both.play(rng.choice(RULES.legal_moves(both.position, both.position.mover)))
    assert possible != list(ALL_BACKS)
