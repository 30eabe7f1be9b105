"""The way into a game for somebody new: rules, exercises, a first game, one after the other.

Covers `menu/memory.py`.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

import pytest

from accessigame import games
from accessigame.menu import memory
from accessigame.menu.learning_path import ENOUGH, LearningPath, last_game
from accessigame.menu.memory import PathPlace, PathStep
from accessigame.storage import settings
from accessigame.words.words import LANGUAGES, Localizer
from tests.menu.menu_numbers import NUMBERS
from tests.running import Program
from tests.terminals import at_a_terminal, hang_up

WORDS: Final = Localizer("en")
TO_PATH: Final = f"{NUMBERS['learn']}\n1\n"
"""What leads to the steps of No Thanks from the menu."""
RIGHT: Final = [f"{each.answers[0]}\n" for each in games.find("no-thanks").exercises]
ALL_RIGHT: Final = ">\n".join(RIGHT) + "q\n"
STEPS: Final = [WORDS.text(f"path-{step}") for step in ("rules", "exercises", "game")]


def usual(number: int) -> str:
    """Return the line on Enter alone behind the first visit of the steps."""
    return WORDS.text("menu-known", number=number, row=STEPS[number - 1])


def place() -> PathPlace:
    """Return the place in No Thanks that is kept."""
    return memory.place_in("no-thanks")


def test_enter_alone_leads_from_the_rules_to_a_first_game(accessigame: Program) -> None:
    """Rules, exercises and a game follow each other, and nothing else is asked.

    Fails when a step is not the next one, the game asks who plays, or does not explain itself.
    """
    ran = accessigame(typed=f"{TO_PATH}\n\n{ALL_RIGHT}")  # a pipe is read to its end there
    lines = [WORDS.text("ask-step"), *(f"{n}. {row}" for n, row in enumerate(STEPS, start=1))]
    begin = ran.lines.index(lines[0])
    assert ran.lines[begin : begin + 4] == lines
    order = ["1. The aim.", usual(2), "Exercise 1 of ", usual(3)]
    places = [next(n for n, line in enumerate(ran.lines) if each in line) for each in order]
    assert places == sorted(places)
    game = accessigame(typed=f"{TO_PATH}\np\nq\n")
    assert WORDS.text("lesson-no-thanks-AskDecision") in game.lines
    assert WORDS.text("ask-players") not in game.lines
    (kept,) = settings.journals().glob("*.jsonl")
    setup = json.loads(kept.read_text("utf-8").splitlines()[0])["setup"]
    assert setup["bots"] == {"1": "easy", "2": "easy"}
    assert game.lines.count(WORDS.text("menu")) == 2, "a game leads back to the menu"


def test_the_next_visit_continues_where_the_last_one_stopped(accessigame: Program) -> None:
    """Enter alone leads to the same game and step, from the menu on, until it was played.

    Fails when somebody has to remember how far they came.
    """
    last = WORDS.text("default-help", number=1)
    assert last in accessigame(typed="0\n").lines
    accessigame(typed=f"{NUMBERS['learn']}\n2\n\n0\n0\n")
    assert last_game() == "six-nimmt"
    ran = accessigame(typed="\n\n\nq\n")
    assert WORDS.text("default-help", number=NUMBERS["learn"]) in ran.lines
    assert WORDS.text("default-number", number=2) in ran.lines
    assert "Exercise 1 of " in ran.out
    accessigame("play", "six-nimmt", "--players=Me,Ana:easy", typed="\n".join(map(str, range(105))))
    assert last_game() == ""


def test_each_step_can_be_skipped(accessigame: Program) -> None:
    """Its number leads to any step at once, and what follows it is next.

    Fails when the rules have to be heard, or the step that was skipped comes next.
    """
    ran = accessigame(typed=f"{TO_PATH}2\n{ALL_RIGHT}")
    assert usual(3) in ran.lines
    assert place() == PathPlace("no-thanks", PathStep.GAME)


def test_few_exercises_are_not_enough(accessigame: Program) -> None:
    """Whoever leaves them early has them next, too. Fails when opening them counts as done."""
    few = ">\n".join(RIGHT[: ENOUGH - 1])
    accessigame(typed=f"{TO_PATH}2\n{few}q\n")
    assert place().step == PathStep.EXERCISES


def test_a_game_without_exercises_has_two_steps(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game comes behind the rules, and keeps its number."""
    monkeypatch.setattr(LearningPath, "_has_exercises", lambda _: False)
    ran = accessigame(typed=f"{TO_PATH}\n0\n0\n")
    assert f"2. {STEPS[1]}" not in ran.lines
    assert f"3. {STEPS[2]}" in ran.lines
    assert usual(3) in ran.lines


@pytest.mark.parametrize(
    "text", ["", "[]", '{"format": 2, "places": []}', '{"format": 1, "places": [{"game": 7}]}']
)
def test_a_file_that_cannot_be_read_is_as_good_as_none(text: str) -> None:
    """Fails when a damaged file of places keeps somebody from the menu."""
    memory.places_file().parent.mkdir(parents=True, exist_ok=True)
    memory.places_file().write_text(text, "utf-8")
    assert (memory.load_places(), last_game()) == ([], "")
    memory.keep_place(PathPlace("no-thanks", PathStep.GAME, 9))
    memory.keep_place(PathPlace("chess"))
    assert place() == PathPlace("no-thanks", PathStep.GAME, 9)
    assert last_game() == "", "a game that has gone is none to continue with"


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_start_names_the_way_in(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    """Its number is told once, before the first menu. Fails when somebody new has to find it."""
    monkeypatch.setenv("LC_ALL", f"{lang}_XX.UTF-8")
    words = Localizer(lang)
    told = [accessigame(typed="\n0\n", lang="").lines for _ in range(2)]
    new = [line for line in told[0] if words.text("NewHere", number=NUMBERS["learn"]) == line]
    assert len(new) == 1
    assert new[0] not in told[1]


@pytest.mark.unmeasured
def test_the_rules_continue_where_they_were_left(tmp_path: Path) -> None:
    """At a terminal, 0 behind section 2 leads to the steps, and the next visit begins with 3.

    Fails when the rules begin anew, or a section that was read counts as unread.
    """
    for begin, left in ((1, 2), (3, 4)):
        program = at_a_terminal(tmp_path, "--lang", "en")
        for question, answer in (
            (WORDS.text("menu"), str(NUMBERS["learn"])),
            (WORDS.text("ask-game"), "1"),
            (WORDS.text("ask-step"), ""),
        ):
            program.expect_exact(question)
            program.expect(r"From 1 to \d+:")
            program.send(f"{answer}\r")
        for number in range(begin, left + 1):
            program.expect_exact(f"{number}. ")
            program.expect_exact(f"{number}, {WORDS.text('page-more')}")
            program.send("0\r" if number == left else "\r")
        program.expect_exact(usual(1))
        hang_up(program)
