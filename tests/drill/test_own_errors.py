"""Exercises from one's own errors: a review keeps them, and `learn` asks them.

Covers `session/review/reviews.py` and `drill/exercise_reader.py`.
"""

from __future__ import annotations

import json
from dataclasses import replace
from math import inf, nan
from pathlib import Path

import pytest

from accessigame import games
from accessigame.core.model import Seat
from accessigame.drill.exercise_reader import _of_own_errors
from accessigame.drill.practice import Practice, keep, practice_of
from accessigame.games.no_thanks.moves import Refuse, Take
from accessigame.session.review.grading import Grade
from accessigame.session.review.reviews import FILE, PastError, Review, past_errors, reviewed_in
from accessigame.storage import settings
from accessigame.words.words import Localizer
from tests.commands.run_command import run_command
from tests.session.review.games_to_review import (
    BLUNDERS,
    EARLY,
    OF_A_SHORT_GAME,
    SURE,
    session_of,
    write_short_game,
)

RULES = games.find("no-thanks")
ME = Seat(0)
PASSING = '{"seat":0,"move":"refuse"}'
LEARN = "learn no-thanks --lang en"


@pytest.fixture
def journal() -> Path:
    """Return a reviewed game with two errors of Ana, whose lessons are all done."""
    path = write_short_game(settings.journals() / "2026-05-17-200000-no-thanks.jsonl")
    assert run_command(f"review {path} --player Ana --json").code == 0
    practice = Practice()
    for lesson in RULES.exercises:
        practice.record(lesson.name, right=True)
    keep(RULES.name, practice)
    return path


def test_an_error_is_asked_until_it_is_answered_right(journal: Path) -> None:
    """A sitting has the errors of one game; right ones come again after all others.

    Fails when an error is asked that was answered right, or one is lost that was not.
    """
    begins = "Your errors in the game of "
    first = run_command(LEARN, "p\n\nt\n>\n").lines
    assert first[0].startswith(begins)
    assert "Exercise 1 of 2." in first
    assert first.count("Right.") == first.count("No.") == 1
    assert any(line.startswith("Better: pass.") for line in first)
    assert "In the game: take." in first
    again = run_command(LEARN, "p\n\n").lines
    assert again[0].startswith(begins)
    assert "Exercise 1 of 1." in again
    assert not run_command(LEARN, "q\n").lines[0].startswith(begins)
    journal.unlink()
    keep(RULES.name, practice_of("titus"))
    assert not run_command(LEARN, "q\n").lines[0].startswith(begins)


def test_the_lessons_come_before_own_errors(journal: Path) -> None:
    """Fails when a beginner's errors come before the lessons that explain them."""
    assert journal.is_file()
    words = Localizer("en")
    assert _of_own_errors(RULES, Practice(), words) is None
    assert _of_own_errors(RULES, practice_of(RULES.name), words) is not None


def test_own_errors_leave_the_grade_alone(journal: Path) -> None:
    """Fails when new exercises become easier because somebody's own errors were hard."""
    assert journal.is_file()
    before = practice_of(RULES.name)
    run_command(LEARN, "t\n>\nt\n>\n")
    after = practice_of(RULES.name)
    assert (after.grade, after.recent) == (before.grade, before.recent)
    assert after.count == before.count + 2


def test_the_position_shows_what_was_known_to_who_had_followed(journal: Path) -> None:
    """The tokens of all are open, for the game was played with them closed, and counted.

    Fails when an exercise asks what nobody can know who comes to it afresh.
    """
    assert journal.is_file()
    sitting = _of_own_errors(RULES, practice_of(RULES.name), Localizer("en"))
    assert sitting is not None
    game = session_of(BLUNDERS)
    assert not game.options["open_tokens"]
    for each in sitting.exercises:
        place = len(each.session.steps)
        assert place in OF_A_SHORT_GAME
        assert each.session.options["open_tokens"]
        assert each.answers == (Refuse(ME),)
        assert each.session.position.cards == game.steps[place].before.cards  # type: ignore[attr-defined]  # of this game
        assert each.session.position.tokens == game.steps[place].before.tokens  # type: ignore[attr-defined]  # the same


def test_an_error_is_read_as_it_was_kept() -> None:
    """Fails when the right moves, the points or the margin change on their way to the file."""
    session = session_of(BLUNDERS)
    made = Grade(EARLY, ME, Take(ME), Refuse(ME), 12.5, 1.5, right=(Refuse(ME),))
    unknown = replace(made, place=SURE, right=())
    (kept,) = past_errors(Review(ME, (made, unknown)), RULES)
    assert kept.right == (PASSING,)
    assert kept.grade_in(session, ME) == made


@pytest.mark.parametrize(
    "changes",
    [
        {"place": 10**6},
        {"place": -1},
        {"place": 0},
        {"right": ()},
        {"right": ('{"seat":0,"move":"take"}',)},
        {"right": (PASSING, '{"seat":1,"move":"refuse"}')},
        {"right": ('{"undo":1}',)},
        {"right": ("[",)},
        {"right": ('{"seat":0,"move":"fly"}',)},
        {"points": inf},
        {"points": nan},
        {"points": -1.0},
        {"margin": inf},
        {"margin": nan},
        {"margin": -1.0},
    ],
    ids=str,
)
def test_an_error_that_the_game_does_not_have_is_refused(changes: dict[str, object]) -> None:
    """Fails when a file of another program makes an exercise that the game does not have."""
    error = replace(PastError(EARLY, (PASSING,), 12.5, 1.5, False), **changes)  # type: ignore[arg-type]  # its own fields
    with pytest.raises(ValueError, match=r"."):
        error.grade_in(session_of(BLUNDERS), ME)


def test_a_game_whose_errors_cannot_be_read_is_passed_over(journal: Path) -> None:
    """The usual exercises come instead. Fails when a damaged file ends `learn`."""
    path = journal.parent / FILE
    content = json.loads(path.read_text("utf-8"))
    for error in content["games"][0]["errors"]:
        error["place"] += 1
    path.write_text(json.dumps(content), "utf-8")
    assert reviewed_in(journal.parent)
    assert _of_own_errors(RULES, practice_of(RULES.name), Localizer("en")) is None


def test_a_review_of_before_has_no_errors_to_ask(journal: Path) -> None:
    """Fails when the file of an older program is as none: its error rates would be lost."""
    path = journal.parent / FILE
    content = json.loads(path.read_text("utf-8"))
    del content["games"][0]["errors"]
    path.write_text(json.dumps(content), "utf-8")
    (reviewed,) = reviewed_in(journal.parent)
    assert (reviewed.player, reviewed.errors) == ("Ana", ())
