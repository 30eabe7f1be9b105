"""The choices of a game: which moves they are, and that they hold nothing that was hidden."""

from __future__ import annotations

import pickle
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

from accessigame.core.model import TABLE, Seat
from accessigame.games.six_nimmt.moves import Choose, Deal
from accessigame.session.review.grading import choices_of, grade
from accessigame.session.session import BreakOff
from tests.playing import GAMES
from tests.session.review.games_to_review import again, played

ME = Seat(0)


@pytest.mark.parametrize("game", GAMES)
def test_choices_are_the_moves_that_could_have_been_others(game: str) -> None:
    """Each is a move of the seat among several legal ones, with its place in the game.

    Fails when a forced move is a choice, or a move of another seat.
    """
    session = played(game, 3, 1)
    choices = list(choices_of(session, [ME]))
    for choice in choices:
        step = session.steps[choice.place]
        assert step.move == choice.played in choice.legal
        assert (choice.seat, len(choice.legal) > 1) == (ME, True)
    of_me = [step for step in session.steps if step.move.seat == ME]
    forced = [step for step in of_me if len(session.game.legal_moves(step.before, ME)) == 1]
    assert len(choices) == len(of_me) - len(forced) > 0


def test_what_a_stand_in_did_is_nobodys_choice() -> None:
    """Fails when the moves of a bot in a person's place are held against the person."""
    session = played("no-thanks", 3, 1)
    chosen = len(list(choices_of(session, [ME])))
    moves = [step.move for step in session.steps]
    place = next(choices_of(session, [ME])).place
    moves[place] = replace(moves[place], stand_in="hard")
    assert len(list(choices_of(again(session, moves), [ME]))) == chosen - 1


@pytest.mark.parametrize("game", GAMES)
def test_a_choice_goes_to_another_process(game: str) -> None:
    """Fails when a view or a move cannot be sent."""
    choice = next(choices_of(played(game, 3, 1), [ME]))
    assert pickle.loads(pickle.dumps(choice)) == choice  # noqa: S301 - made here


@pytest.mark.parametrize("game", GAMES)
def test_what_came_later_changes_no_choice(game: str) -> None:
    """The choices of half a game are the first ones of the whole game.

    Fails when the order of the pile, or the end of the game, is in what a seat knew.
    """
    session = played(game, 3, 1)
    half = again(session, [step.move for step in session.steps[: len(session.steps) // 2]])
    choices = list(choices_of(half, [ME]))
    assert choices == list(islice(choices_of(session, [ME]), len(choices)))
    assert choices


def test_hidden_hands_change_no_choice_and_no_grade() -> None:
    """Two others hold each other's cards, as far as these were laid later.

    Fails when a hand of another seat is in a choice, or in what a review says of it.
    """
    session = played("six-nimmt", 3, 2)
    moves: list[Any] = [step.move for step in session.steps]
    laid = [place for place, move in enumerate(moves) if isinstance(move, Choose)]
    end = laid[9]  # three turns were laid, and a fourth choice is to come
    shown = {moves[place].card for place in laid[:9]}
    one, other = [place for place, move in enumerate(moves[:end]) if isinstance(move, Deal)][1:3]
    hidden = {place: set(moves[place].cards) - shown for place in (one, other)}
    swapped = list(moves[:end])
    for place, instead in ((one, other), (other, one)):
        cards = (set(moves[place].cards) & shown) | hidden[instead]
        swapped[place] = replace(moves[place], cards=tuple(sorted(cards)))
    both = again(session, moves[:end]), again(session, swapped)
    assert both[0].position != both[1].position
    mine, twins = (list(choices_of(each, [ME])) for each in both)
    assert mine == twins
    assert grade(mine[-1]) == grade(twins[-1])


@pytest.mark.parametrize("turn", [1, 4, 10])
@pytest.mark.parametrize("rounds", [1, 2])
def test_a_round_that_was_broken_off_has_no_choices(rounds: int, turn: int) -> None:
    """What was better there may be a card that never left the hand; earlier rounds were all shown.

    Fails when a choice of that round is there, or one of a round before is missing.
    """
    session = played("six-nimmt", 3, 2)
    steps = session.steps
    end = next(
        place
        for place, step in enumerate(steps)
        if isinstance(step.move, Choose) and (step.before.round, step.before.turn) == (rounds, turn)  # type: ignore[attr-defined]  # a position of this game
    )
    stopped = again(session, [*(step.move for step in steps[: end + 1]), BreakOff(TABLE)])
    seats = [*map(Seat, range(3))]
    before = [c for c in choices_of(session, seats) if steps[c.place].before.round < rounds]
    assert list(choices_of(stopped, seats)) == before
    assert bool(before) == (rounds > 1)
