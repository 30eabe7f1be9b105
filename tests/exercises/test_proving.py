"""The proof of an answer by what bots do: screened first, then weighed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from accessigame import games
from accessigame.core.model import Move
from accessigame.drill.exercise_reader import Prepared, prepared
from tests.exercises import proving, weighing
from tests.exercises.positions import Choice
from tests.exercises.proving import likely, samples_of, weighed
from tests.exercises.screening import prospect
from tests.exercises.weighing import LEAST, Weight, weight


@pytest.fixture(scope="module")
def lesson() -> Prepared:
    """Return the first lesson of No Thanks, whose answer is to take the card."""
    rules = games.find("no-thanks")
    return prepared(rules, rules.exercises[0])


def choice_of(each: Prepared) -> Choice:
    """Return the choice of an exercise."""
    return Choice(1, 1, each.session.position, {}, ())


def wrong(each: Prepared) -> Move:
    """Return a move that is not the answer."""
    return next(m for m in each.session.legal_moves(each.seat) if m not in each.answers)


def test_a_better_move_is_better_by_its_interval(lesson: Prepared) -> None:
    """Fails when the points of the seat have the wrong sign, or an interval may hold 0."""
    position, rules = lesson.session.position, lesson.session.game
    found = weight(rules, position, lesson.answers[0], "medium", most=100, seed="a")
    assert found is not None
    assert found.points > max(found.margin, LEAST)
    assert weight(rules, position, wrong(lesson), "medium", most=100, seed="a") is None


def test_samples_that_agree_prove_nothing_before_the_last(
    lesson: Prepared, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Fails when twenty that agree hide a later one that does not."""
    every = iter([[0.0, 2.0]] * 40 + [[50.0, 0.0]] * 20)
    monkeypatch.setattr(weighing, "sample", lambda *_given, **_options: next(every))
    position, rules = lesson.session.position, lesson.session.game
    assert weight(rules, position, lesson.answers[0], "medium", most=60, seed="a") is None


def test_both_levels_must_agree(lesson: Prepared, monkeypatch: pytest.MonkeyPatch) -> None:
    """Fails when an answer that `hard` does not confirm is one."""
    rules, choice, (move,) = lesson.session.game, choice_of(lesson), lesson.answers
    asked: list[str] = []

    def weight_of_medium(*given: Any, **options: Any) -> Weight | None:
        level = given[-1]
        asked.append(level)
        return weight(*given, **options) if level == "medium" else None

    monkeypatch.setattr(proving, "weight", weight_of_medium)
    assert weighed(rules, choice, move) is None
    assert asked == ["medium", "hard"]


def test_what_is_close_is_not_weighed(lesson: Prepared) -> None:
    """The better move of a lesson is found; none is where the effect is to be larger."""
    rules, choice = lesson.session.game, choice_of(lesson)
    assert prospect(rules, choice, 0.3) == lesson.answers[0]
    assert prospect(rules, choice, 30) is None


def test_the_samples_fall_with_the_length_of_a_round(monkeypatch: pytest.MonkeyPatch) -> None:
    """A position far from the end is not worth the time of a proof."""
    rules = games.find("no-thanks")
    many, few = SimpleNamespace(left=20), SimpleNamespace(left=3)
    assert 0 < samples_of(rules, many) < samples_of(rules, few)
    early = prepared(rules, rules.exercises[0])
    monkeypatch.setattr(proving, "PATIENCE", 1e-3)
    assert samples_of(rules, early.session.position) == 0
    assert likely(rules, choice_of(early)) is None
