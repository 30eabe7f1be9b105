"""The sets of exercises: each line is read strictly, set up by the rules, and told in words."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from accessigame import games
from accessigame.core.game import Game
from accessigame.core.model import Seat
from accessigame.drill.events import BestAnswer, BestAsked
from accessigame.drill.exercise_reader import Prepared, prepared
from accessigame.drill.practice import SetExercise, exercises_of, file_of, from_line, to_line
from accessigame.session.review.reviews import move_phrase
from accessigame.words.words import LANGUAGES, Localizer
from tests.exercises.balance import EASY, LATE, OF_THE_EASY, OF_THE_LATE, SPARE, Balance

pytestmark = [pytest.mark.unmeasured, pytest.mark.long]

ROOT = Path(__file__).parents[2]
NAMES = ("Me", "Ana", "Ben")
each_game = pytest.mark.parametrize("rules", games.every(), ids=lambda rules: rules.name)


@cache
def set_up(name: str) -> tuple[Prepared, ...]:
    """Return the exercises of a set, each played up to its question; once, for it takes seconds."""
    rules = games.find(name)
    return tuple(prepared(rules, each.exercise) for each in exercises_of(rules))


@each_game
def test_each_exercise_of_a_set_asks_the_first_seat_to_choose(rules: Game[Any]) -> None:
    """The rules make each position, the right answer is legal, and it can be told in words.

    Fails when an entry or an answer is changed in the file.
    """
    every = set_up(rules.name)
    assert len({each.exercise.name for each in every}) == len(every) > 0
    words = [Localizer(language, NAMES) for language in LANGUAGES]
    for each in every:
        assert each.seat == Seat(0)
        legal = each.session.legal_moves(each.seat)
        assert len(legal) > 1
        assert set(each.answers) < set(legal)
        best = BestAnswer(move_phrase(rules, each.session.position, each.answers[0]))
        assert all(language.say(best).speech and language.say(best).braille for language in words)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_question_of_a_set_fits_a_display(language: str) -> None:
    """It is the same for all exercises, and fits 18 cells."""
    said = Localizer(language).say(BestAsked())
    assert said.speech != said.braille
    assert len(said.braille) <= 18


@each_game
def test_no_kind_of_answer_is_as_good_as_a_rule(rules: Game[Any]) -> None:
    """Whoever always answers alike is right in three of five exercises at most.

    Nor are too many of them easy, or from the end of a round.
    """
    balance = Balance(rules)
    for exercise, each in zip(exercises_of(rules), set_up(rules.name), strict=True):
        balance.add(exercise, each.session.position, each.answers[0])
    count = len(balance.names)
    assert max(balance.kinds.values()) <= 0.6 * count + SPARE
    assert balance.grades[EASY] <= OF_THE_EASY[rules.name] * count + SPARE
    assert balance.stages[LATE] <= OF_THE_LATE[rules.name] * count + SPARE


def test_the_pages_say_how_many_there_are() -> None:
    """Fails when a set grows, and the page of the bots or the changes say what was true before."""
    sets = [list(exercises_of(games.find(name))) for name in ("no-thanks", "six-nimmt", "titus")]
    counts = "{} of No Thanks, {} of 6 nimmt!".format(*map(len, sets))
    certain = sum(each.certain for exercises in sets for each in exercises)
    page = (ROOT / "docs" / "how-bots-think.md").read_text(encoding="utf-8")
    assert f"There are {counts} and {len(sets[-1])} of Titus.\n" in page
    assert f"\n{certain} of the answers are certain" in page
    assert f"{counts}, {len(sets[-1])} of Titus." in (ROOT / "CHANGELOG.md").read_text("utf-8")


@each_game
def test_a_line_is_written_as_it_was_read(rules: Game[Any]) -> None:
    """So a maker that goes on changes no line before its own."""
    text = file_of(rules).read_text(encoding="utf-8")
    assert "".join(map(to_line, exercises_of(rules))) == text


def line(**changes: object) -> bytes:
    """Return a line of an estimate, with changes."""
    fields = {
        "edition": "2020", "players": 3, "options": {}, "entries": "33", "answer": "take",
        "certain": False, "medium": [6.0, 1.0], "hard": [5.0, 2.0],
        "shares": {"easy": 0.0, "medium": 0.5, "hard": 1.0}, "deal": 1,
    }  # fmt: skip
    return json.dumps(fields | changes).encode()


def test_the_grade_and_the_points_follow_from_the_figures() -> None:
    """The weakest level that is sure to find the answer gives the grade; points are a mean."""
    each = from_line(line())
    assert (each.grade, each.ahead) == (3, 6)
    assert from_line(line(shares={"easy": 1.0})).grade == 1
    assert from_line(line(shares={"medium": 0.75})).grade == 2
    assert from_line(line(shares={})).grade == 4
    assert from_line(line(certain=True, medium=[], hard=[])).ahead == 0


@pytest.mark.parametrize(
    "changes",
    [
        {"medium": [1.0, 1.5]},
        {"hard": []},
        {"certain": True},
        {"players": "3"},
        {"proof": "none"},
    ],
    ids=str,
)
def test_a_line_that_proves_nothing_is_refused(changes: dict[str, object]) -> None:
    """An interval with 0 in it, a certain answer with an estimate, or another field."""
    with pytest.raises(ValueError, match=r".+"):
        from_line(line(**changes))


def test_a_name_follows_from_the_position_and_the_answer() -> None:
    """A figure that is measured anew leaves the practice of an exercise as it is."""
    one, other = from_line(line()), from_line(line(medium=[9.0, 1.0]))
    assert isinstance(one, SetExercise)
    assert one.name == other.name != from_line(line(answer="refuse")).name
