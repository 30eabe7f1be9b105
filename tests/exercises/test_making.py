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
from tests.exercises import checking, command, making
from tests.exercises.balance import OF_A_KIND, SPARE, Balance, kind_of
from tests.exercises.checking import faults
from tests.exercises.command import Limits
from tests.exercises.making import made
from tests.exercises.positions import SEAT, STAGES, choices, stage
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


@each_game
def test_some_exercise_of_each_set_holds(rules: Game[Any]) -> None:
    """The checker finds nothing in one that is drawn, as in those that `make exercises` draws."""
    every = list(exercises_of(rules))
    (each,) = Random(len(every)).sample(every, 1)
    assert not list(faults(rules, each, 100))


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


@pytest.fixture
def only_certain(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a maker weigh nothing: what is certain is found soon."""
    monkeypatch.setattr(making, "likely", lambda *_: None)


@pytest.mark.usefixtures("only_certain")
def test_the_maker_adds_lines_as_it_goes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The same deal gives the same exercise, and a maker that goes on adds it only once."""
    *_, last = (each for each in exercises_of(games.find("no-thanks")) if each.certain)
    monkeypatch.setattr(command, "exercises_of", lambda _: ())
    paths = tmp_path / "one", tmp_path / "other"
    for path in (*paths, paths[0]):
        command.make("no-thanks", Limits(1, deals=1), last.deal, path)
    one, other = (path.read_bytes().splitlines() for path in paths)
    assert one == other
    assert from_line(one[0]).deal == last.deal


def test_a_maker_has_limits() -> None:
    """It looks at so many deals, and begins none after its time."""
    assert list(Limits(9, deals=3).deals_from(7)) == [7, 8, 9]
    assert not list(Limits(9, minutes=-1).deals_from(7))


@pytest.mark.usefixtures("only_certain")
def test_a_kind_of_answer_that_is_too_frequent_is_left_out() -> None:
    """Fails when takes alone fill a set of No Thanks."""
    rules = games.find("no-thanks")
    *_, each = (each for each in exercises_of(rules) if each.certain)
    ready = prepared(rules, each.exercise)
    kind = kind_of(rules, ready.session.position, ready.answers[0])
    full = Balance(rules)
    full.kinds[kind] = round((SPARE + 1) / (1 - OF_A_KIND) + 1)
    again = list(made(rules, each.deal, full))
    assert kind not in {
        kind_of(rules, found.session.position, found.answers[0])
        for found in (prepared(rules, other.exercise) for other in again)
    }


def test_easy_and_late_ones_have_a_part_of_the_set_only() -> None:
    """Fails when the nearest proofs, or those of what any bot finds, fill a set."""
    rules = games.find("no-thanks")
    position = [choice.position for choice in choices(rules, 1)][-1]
    balance = Balance(rules)
    assert balance.has_room_for_easy()
    assert balance.has_room_at(position)
    balance.grades[1] = balance.stages["late"] = SPARE
    assert not balance.has_room_for_easy()
    assert not balance.has_room_at(position)


@each_game
def test_a_round_has_three_stages(rules: Game[Any]) -> None:
    """The first choice is early, and the last one late."""
    stages = [stage(rules, choice.position) for choice in choices(rules, 1)]
    assert list(dict.fromkeys(stages)) == list(reversed(STAGES))
