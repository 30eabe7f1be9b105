"""The maker of exercises, and the checker that finds a wrong one by another method."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice
from pathlib import Path
from random import Random
from typing import Any

import pytest

from accessigame import games
from accessigame.core.game import Game
from accessigame.drill.exercise_reader import prepared
from accessigame.drill.practice import SetExercise, exercises_of, from_line
from tests.exercises import checking, command
from tests.exercises.checking import faults
from tests.exercises.making import SHARE, SPARE, answer_kind, made
from tests.exercises.positions import SEAT, choices
from tests.exercises.tables import table

each_game = pytest.mark.parametrize("rules", games.every(), ids=lambda rules: rules.name)


def of_set(game: str) -> SetExercise:
    """Return the exercise of the set that has the most moves behind it."""
    every = [each for each in exercises_of(games.find(game)) if each.certain]
    return max(every, key=lambda each: len(each.entries))


def estimate() -> SetExercise:
    """Return the first lesson of No Thanks as an estimate of a set."""
    (lesson, *_) = games.find("no-thanks").exercises
    figures = (float(lesson.ahead), 1.0)
    return SetExercise(
        lesson.edition, lesson.players, lesson.options, lesson.entries, "take", False,
        figures, figures, {}, 0,
    )  # fmt: skip


def with_wrong_answer(game: str, each: SetExercise) -> SetExercise:
    """Return the exercise with another legal move as its answer."""
    intents = prepared(games.find(game), each.exercise).session.choices(SEAT)
    typed = [each.word if each.number is None else str(each.number) for each in intents]
    return replace(each, answer=next(text for text in typed if text != each.answer))


@pytest.mark.parametrize("game", [rules.name for rules in games.every()])
def test_what_is_certain_is_counted_out_by_the_rules(game: str) -> None:
    """The checker agrees with the exact search that made it, and finds a planted wrong answer."""
    rules, each = games.find(game), of_set(game)
    assert not list(faults(rules, each))
    assert list(faults(rules, with_wrong_answer(game, each)))


def test_a_wrong_estimate_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Other samples and other players than those of the maker refute a planted answer."""
    monkeypatch.setattr(checking, "SAMPLES", 40)
    rules, each = games.find("no-thanks"), estimate()
    assert not list(faults(rules, each, 60))
    wrong = list(faults(rules, with_wrong_answer("no-thanks", each), 60))
    assert [fault.split(",")[0] for fault in wrong] == ["by trials", "weighed anew"]


def test_a_refused_entry_is_a_fault() -> None:
    """Fails when the checker trusts the file."""
    each = of_set("no-thanks")
    (fault,) = faults(games.find("no-thanks"), replace(each, entries="2"))
    assert fault.startswith("an entry is refused")


@each_game
def test_what_the_seat_knows_stays_when_hidden_things_are_drawn_anew(rules: Game[Any]) -> None:
    """The view is the same, and the table can go on from it.

    Fails when a hand of 6 nimmt! keeps its cards, or a known back of Titus changes.
    """
    for choice in islice(choices(rules, 1), 0, 30, 7):
        faced = table(rules, choice.position, SEAT, Random(2))
        assert rules.view(faced.position, SEAT) == rules.view(choice.position, SEAT)
        if rules.name == "six-nimmt":
            assert faced.position.hands[1] != choice.position.hands[1]


def test_the_maker_adds_lines_as_it_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each is as the set reads it, and the same deal gives the same exercise."""
    *_, last = (each for each in exercises_of(games.find("no-thanks")) if each.certain)
    monkeypatch.setattr(command, "exercises_of", lambda _: ())
    path = tmp_path / "set"
    for _ in range(2):
        command.make("no-thanks", 1, last.deal, estimates=False, path=path)
    one, other = path.read_bytes().splitlines()
    assert one == other
    assert from_line(one).deal == last.deal


def test_a_kind_of_answer_that_is_too_frequent_is_left_out() -> None:
    """Fails when takes alone fill a set of No Thanks."""
    rules = games.find("no-thanks")
    *_, each = (each for each in exercises_of(rules) if each.certain)
    kind = answer_kind(rules, each)
    same = [each] * round((SPARE + 1) / (1 - SHARE) + 1)
    again = made(rules, each.deal, same, estimates=False)
    assert kind not in {answer_kind(rules, other) for other in again}
