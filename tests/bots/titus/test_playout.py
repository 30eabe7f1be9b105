"""The lean table of Titus does what the readable rules do."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from types import ModuleType

import pytest

from accessigame.bots.titus import patient, thrifty
from accessigame.bots.titus.lean_table import OVER, LeanTable, lean_action, token
from accessigame.core.model import Move
from accessigame.games.titus import RULES
from tests.bots.titus.lean import Both

GAMES = 20


@pytest.mark.unmeasured
@pytest.mark.parametrize("strict", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_move_does_the_same(players: int, strict: bool) -> None:
    """After each move of random games both hold the same, in the same order, and count the same.

    Fails when a converted run leaves the turn as it was, when a token is not flipped, or when
    somebody who is not alone with the fewest cards takes a fourth token.
    """
    for seed in range(GAMES):
        both, rng = Both(players, seed, strict_status=strict), Random(seed)
        while not both.position.over:
            both.play(rng.choice(RULES.legal_moves(both.position, both.position.mover)))
            assert both.table.content() == both.lean().content()
            assert both.table.lowest() == both.position.lowest()
        assert tuple(both.table.scores()) == RULES.scores(both.position)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("policy", [thrifty, patient])
def test_every_step_of_a_playout_is_a_legal_move(policy: ModuleType, players: int) -> None:
    """Each step of a playout has the effect of a legal move, to the end of the game.

    Fails when a playout joins groups that do not follow on each other, or draws after the turn.
    """
    for seed in range(GAMES):
        both, alone = Both(players, seed), Both(players, seed).table
        while not both.position.over:
            move = same_as_a_step(both, policy.step)
            both.play(move)
        assert policy.play_on(alone) == list(RULES.scores(both.position))


def same_as_a_step(both: Both, step: Callable[[LeanTable], object]) -> Move:
    """Return the legal move that does what a step of the playout does."""
    stepped, seat = both.table.copy(), both.position.mover
    step(stepped)
    for move in RULES.legal_moves(both.position, seat):
        tried = both.table.copy()
        lean_action(RULES.view(both.position, seat), move)(tried)
        if tried.content() == stepped.content():
            return move
    raise AssertionError(f"no legal move does that: {stepped.content()}")


def test_a_copy_stands_alone() -> None:
    """A playout on a copy leaves the table as it was.

    Fails when stolen tokens are taken out of a run that both share.
    """
    rng = Random(5)
    both = Both(3, 5)
    while not both.position.over:
        before = both.lean().content()
        patient.play_on(both.table.copy())
        assert both.table.content() == before
        both.play(rng.choice(RULES.legal_moves(both.position, both.position.mover)))


@pytest.mark.unmeasured
@pytest.mark.parametrize("policy", [thrifty, patient])
def test_a_playout_looks_at_no_side_that_was_not_seen(policy: ModuleType) -> None:
    """Two tables that differ in hidden sides only take the same first step.

    Fails when a playout exchanges for a token because of what will be behind it.
    """
    for seed in range(10):
        both = Both(2, seed)
        while not both.position.over:
            other = _blind(both.table)
            stepped = both.table.copy()
            policy.step(stepped)
            policy.step(other)
            assert _faces(stepped) == _faces(other)
            both.play(same_as_a_step(both, policy.step))


def _blind(table: LeanTable) -> LeanTable:
    """Return the table with each side that was not seen like the one that shows."""

    def same(one: int) -> int:
        face = one & 31
        return one if one >> 10 else face + 32 * face

    other = table.copy()
    other.pile = [same(one) for one in table.pile]
    other.reserves = [[[same(t) for t in g] for g in r] for r in table.reserves]
    other.stacks = [[(c, [same(t) for t in run]) for c, run in own] for own in table.stacks]
    return other


def _faces(table: LeanTable) -> tuple[object, ...]:
    lying = [[[t & 31 for t in g] for g in r] for r in table.reserves]
    stacks = [[(card, [t & 31 for t in run]) for card, run in own] for own in table.stacks]
    return table.phase == OVER, table.mover, table.phase, lying, stacks, len(table.pile)


@pytest.mark.parametrize(("left", "converts"), [(6, True), (7, False)])
def test_a_thrifty_long_turn_waits_only_while_the_pile_is_long(left: int, converts: bool) -> None:
    """A seat that catches up converts at once when few tokens are left."""
    run = [token(face, face) for face in (5, 6, 7, 8)]
    table = LeanTable([token(1, 1)] * left, [[run], []], [[], [(18, [])]], 17, taken=3)
    thrifty.step(table)
    assert bool(table.stacks[0]) == converts


@pytest.mark.parametrize(("lone", "steals"), [(12, True), (9, False), (7, False)])
def test_a_thrifty_player_steals_what_is_likelier_to_fit_than_an_exchange(
    lone: int, steals: bool
) -> None:
    """A 4 or a 7 fits, which may be behind the 8 on a card: a 9 is as likely, and a 7 likelier."""
    own = [token(5, 5), token(6, 6)]
    table = LeanTable(
        [token(1, 1), token(19, 19)],
        [[own], [[token(lone, lone)]]],
        [[], [(18, [token(8, 7)])]],
        17,
    )
    thrifty.step(table)
    assert table.taken == 1
    assert (not table.stacks[1][0][1]) == steals
