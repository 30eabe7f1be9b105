"""The grades of choices: planted blunders are found, and what is certain holds by the rules."""

from __future__ import annotations

from dataclasses import replace
from math import isclose
from random import Random
from statistics import stdev

import pytest

from accessigame import bots, games
from accessigame.bots import PairedTrials
from accessigame.core.model import Seat
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.moves import Refuse, Take
from accessigame.games.no_thanks.position import Position
from accessigame.games.six_nimmt.moves import TakeRow
from accessigame.session.review.grading import (
    CLEAR,
    LEAST,
    PastChoice,
    choices_of,
    grade,
    loss_in,
    trials_of,
)
from tests.bots.no_thanks.test_endings import by_the_rules, endings
from tests.playing import GAMES
from tests.session.review.games_to_review import BLUNDERS, EARLY, SURE, played, session_of

ME = Seat(0)


def choice_at(place: int) -> PastChoice:
    """Return a choice of the game with blunders."""
    choices = choices_of(session_of(BLUNDERS), [ME])
    return next(choice for choice in choices if choice.place == place)


@pytest.mark.unmeasured
def test_a_planted_blunder_is_found() -> None:
    """Ana took the 27 without a token on it.

    Fails when a loss of many points is not called an error, or its interval holds 0.
    """
    found = grade(choice_at(EARLY))
    assert found is not None
    assert (found.played, found.better, found.certain) == (Take(ME), Refuse(ME), False)
    assert 5 < found.points < 30
    assert found.samples > 0
    assert 0 < found.margin < found.points - LEAST


def test_a_sure_mistake_is_called_certain() -> None:
    """Ana took the last card, where passing ends better whatever comes.

    Fails when an exact search does not count, or its points are not those of a player.
    """
    found = grade(choice_at(SURE))
    assert found is not None
    assert (found.better, found.points, found.certain) == (Refuse(ME), 8.5, True)
    assert (found.margin, found.samples) == (0, 0)


def test_a_right_choice_is_no_error() -> None:
    """The same choices, made right, have lost nothing."""
    for place in (EARLY, SURE):
        choice = replace(choice_at(place), played=Refuse(ME))
        found = grade(choice)
        assert found is not None
        assert (found.better, found.points) == (None, 0)


def in_points(position: Position, choice: PastChoice) -> dict[bool, tuple[float, float]]:
    """Return by whether the seat takes what it loses at best and at worst, by the full rules."""
    others = len(position.seats) - 1
    return {
        isinstance(move, Take): tuple(  # type: ignore[misc]  # a pair
            each / others for each in by_the_rules(RULES.apply(position, move)[0], choice.seat)
        )
        for move in choice.legal
    }


@pytest.mark.parametrize("seed", range(6))
def test_what_is_certain_in_no_thanks_holds_by_the_rules(seed: int) -> None:
    """Whatever follows, the better move ends ahead by as many points as the review says.

    Fails when a choice is called certain that could have ended as well.
    """
    for position in endings(3, seed, 0):
        seat = position.mover
        for played_move in RULES.legal_moves(position, seat):
            legal = tuple(RULES.legal_moves(position, seat))
            choice = PastChoice("no-thanks", 0, RULES.view(position, seat), legal, played_move)
            found = grade(choice)
            if found is None or not found.certain or found.better is None:
                continue
            ranges = in_points(position, choice)
            best_played = ranges[isinstance(found.played, Take)][0]
            worst_better = ranges[isinstance(found.better, Take)][1]
            assert isclose(best_played - worst_better, found.points)
            assert found.points > 0


def test_the_row_of_a_last_card_is_certain() -> None:
    """In a last turn of 6 nimmt!, the heads of each row are known: the cheapest one is better.

    Fails when nothing is certain there, or when the dearest row is called better.
    """
    found = [
        (choice, grade(choice))
        for seed in range(12)
        for choice in choices_of(played("six-nimmt", 4, seed), [Seat(n) for n in range(4)])
        if isinstance(choice.played, TakeRow) and not getattr(choice.view, "hand", ())
    ]
    assert found
    rules = games.find("six-nimmt")
    for choice, right in found:
        lost = {
            m: each.worst for m, each in bots.loss_ranges(rules, choice.view, choice.legal).items()
        }
        dearest = max(lost, key=lost.__getitem__)
        wrong = grade(replace(choice, played=dearest))
        assert right is not None
        assert wrong is not None
        assert (right.certain, wrong.certain) == (True, True)
        assert wrong.points == lost[dearest] - min(lost.values())


@pytest.mark.parametrize("game", GAMES)
def test_a_review_says_the_same_each_time(game: str) -> None:
    """Fails when chance, or the order of the choices, changes what is said of a choice."""
    choices = list(choices_of(played(game, 3, 3), [ME]))[-3:]
    assert [grade(each) for each in choices] == [grade(each) for each in reversed(choices)][::-1]


def test_of_several_plans_the_best_one_counts() -> None:
    """The trials of a move are those of its best plan, and differences are paired.

    Fails when the first plan of a move stands for it, or the means have errors of their own.
    """
    rng = Random(1)
    luck = [rng.gauss(0, 50) for _ in range(200)]
    points = [(each + 9, each + rng.gauss(8, 1), each + 5) for each in luck]
    trials = PairedTrials((Refuse(ME), Refuse(ME), Take(ME)), lambda: (), 200)
    loss = loss_in(trials, points, Refuse(ME))
    assert loss is not None
    differences = [sample[1] - sample[2] for sample in points]
    assert loss.better == Take(ME)
    assert isclose(loss.mean, sum(differences) / 200)
    assert isclose(loss.error, stdev(differences) / 200**0.5)
    assert loss.is_clear
    assert loss_in(PairedTrials((Take(ME),), lambda: (), 1), [(1.0,)], Take(ME)) is None


def test_the_best_plan_of_the_best_other_move_is_what_was_better() -> None:
    """What was played is measured against the best plan of all others, wherever it stands.

    Fails when the first plan, or that of the first other move, stands for all of them.
    """
    other = TakeRow(ME, 2)
    plans = (other, Refuse(ME), Refuse(ME), Take(ME), Refuse(ME))
    noise = [(-1) ** place * 0.5 for place in range(100)]
    points = [(6.0, 7.0, 3.0 + each, 9.0, 5.0) for each in noise]
    for order in ((0, 1, 2, 3, 4), (2, 0, 1, 3, 4), (1, 0, 4, 3, 2)):
        trials = PairedTrials(tuple(plans[place] for place in order), lambda: (), 100)
        loss = loss_in(trials, [[row[place] for place in order] for row in points], Take(ME))
        assert loss is not None
        assert (loss.better, round(loss.mean, 6), loss.is_clear) == (Refuse(ME), 6.0, True)


def test_a_loss_that_may_be_none_is_no_error() -> None:
    """The interval of an error excludes the least loss by many standard errors."""
    trials = PairedTrials((Refuse(ME), Take(ME)), lambda: (), 100)
    points = [(3.0 if place % 2 else 0.0, 0.0) for place in range(100)]
    loss = loss_in(trials, points, Refuse(ME))
    assert loss is not None
    assert loss.is_clear == (1.5 - CLEAR * loss.error > LEAST)
    doubtful = loss._replace(mean=LEAST + CLEAR * loss.error - 0.01)
    assert not doubtful.is_clear


def test_no_hand_no_grade() -> None:
    """Of a hand of real cards that nobody told, the review knows nothing."""
    session = played("six-nimmt", 3, 1)
    choice = next(choices_of(session, [ME]))
    untold = replace(choice, view=replace(choice.view, hand=()))  # type: ignore[type-var]  # a view of this game
    assert trials_of(untold, session.game) is None
    assert grade(untold) is None


@pytest.mark.unmeasured
@pytest.mark.parametrize("game", ["no-thanks", "six-nimmt"])
def test_right_moves_are_those_that_are_not_known_to_be_worse(game: str) -> None:
    """The better move is first, and every other legal one is an error as well.

    Fails when the move that was played is right, or one that loses as much is.
    """
    errors = 0
    for choice in list(choices_of(played(game, 3, 5), [ME]))[-12:]:
        found = grade(choice)
        if found is None or found.better is None or not found.right:
            continue
        errors += 1
        assert found.right[0] == found.better
        assert choice.played not in found.right
        assert {*found.right} <= {*choice.legal}
        for move in {*choice.legal} - {*found.right}:
            again = grade(replace(choice, played=move))
            assert again is not None
            assert again.better is not None
    assert errors
