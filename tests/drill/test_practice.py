"""The practice of exercises: what comes again when, and what is remembered.

Covers `drill/practice.py` and `drill/exercise_reader.py`.
"""

from __future__ import annotations

from dataclasses import asdict
from json import dumps
from pathlib import Path

import pytest

from accessigame import games
from accessigame.drill.exercise_reader import next_exercises
from accessigame.drill.practice import FILE, LONGEST, SITTING, Practice, keep, practice_of
from accessigame.games.no_thanks.exercises import EXERCISES

GRADES = {f"easy {n}": 1 for n in range(30)} | {f"hard {n}": 2 for n in range(30)}
LESSONS = [each.name for each in EXERCISES]


def answered(practice: Practice, names: list[str], *, right: bool = True) -> None:
    """Record the same answer to each of these."""
    for name in names:
        practice.record(name, right=right)


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the practice in a folder of the test."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    return tmp_path


def test_a_wrong_answer_comes_back_in_the_next_sitting_and_a_right_one_last() -> None:
    """Fails when a wrong answer has the pause of a right one."""
    practice = Practice()
    first = practice.next_of(GRADES)
    assert len(first) == SITTING
    answered(practice, first[1:])
    answered(practice, first[:1], right=False)
    second = practice.next_of(GRADES)
    assert second[0] == first[0]
    assert not set(second[1:]) & set(first)
    everything = practice.next_of(GRADES, len(GRADES))
    assert everything[-len(first[1:]) :] == first[1:], "right at once: after all others"


def test_the_pause_grows_while_answers_are_right() -> None:
    """Three others, then six, then twelve; another wrong answer begins anew."""
    practice = Practice()
    lengths = []
    for right in (False, True, True, False):
        practice.record("one", right=right)
        lengths.append(practice.pauses["one"].length)
    assert lengths == [3, 6, 12, 3]


def test_exercises_are_harder_after_good_answers_and_easier_after_poor_ones() -> None:
    """Eight right ones of ten lead up, six wrong ones lead down again."""
    practice = Practice()
    answered(practice, [f"easy {n}" for n in range(8)])
    assert practice.grade == 2
    assert practice.next_of(GRADES)[0] == "hard 0"
    answered(practice, [f"hard {n}" for n in range(10)], right=False)
    assert practice.grade == 1


def test_new_ones_that_are_as_hard_come_by_their_names() -> None:
    """Fails when they come as they stand in the file, those of one deal together."""
    of_file = {f"easy {n}": 1 for n in (7, 1, 4)} | {"hard 0": 2}
    assert Practice().next_of(of_file) == ["easy 1", "easy 4", "easy 7", "hard 0"]


def test_the_lessons_come_first_and_all_of_them() -> None:
    """Until each was answered once, right or not; then there are ten of lessons and set."""
    game, practice = games.find("no-thanks"), Practice()
    assert [each.name for each in next_exercises(game, practice)] == LESSONS
    answered(practice, LESSONS[:-1])
    assert [each.name for each in next_exercises(game, practice)] == LESSONS
    practice.record(LESSONS[-1], right=False)
    following = [each.name for each in next_exercises(game, practice)]
    assert len(following) == SITTING
    assert following[0] == LESSONS[-1]
    assert not set(following[1:]) & set(LESSONS)


def test_a_practice_is_remembered_for_each_game() -> None:
    """Fails when one game takes the place of another in the file."""
    practice = Practice()
    answered(practice, ["one", "two"])
    keep("titus", practice)
    keep("no-thanks", Practice(count=4, right=3))
    assert practice_of("titus") == practice
    assert practice_of("no-thanks").right == 3
    assert practice_of("six-nimmt") == Practice()


@pytest.mark.unmeasured
def test_the_practice_of_years_is_kept() -> None:
    """Tens of thousands of own errors, each asked once, are all remembered.

    Fails when the file of somebody who has played for years counts as damaged.
    """
    practice = Practice()
    answered(practice, [f"error {number:012}" for number in range(30_000)])
    keep("titus", practice)
    assert len(practice_of("titus").pauses) == 30_000


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        '{"format": 2, "games": {}}',
        '{"format": 1, "games": {"titus": {"count": "1"}}}',
        dumps({"format": 1, "games": {"titus": asdict(Practice(grade=9))}}),
        " " * (LONGEST + 1),
    ],
    ids=lambda text: text[:40],
)
def test_a_damaged_file_is_a_new_beginning(home: Path, text: str) -> None:
    """Other programs may have changed it; what cannot be is not believed."""
    (home / FILE).write_text(text, encoding="utf-8")
    assert practice_of("titus") == Practice()


def test_a_folder_that_takes_no_file_keeps_nothing(home: Path) -> None:
    """Exercises go on, though nothing can be written."""
    (home / FILE).mkdir()
    keep("titus", Practice(count=1))
    assert practice_of("titus") == Practice()
