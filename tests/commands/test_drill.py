"""`accessigame drill` and `learn`: questions, answers, mistakes that come back, and a summary.

Covers `commands/learn.py` and `drill/exercise_reader.py`.
"""

from __future__ import annotations

import re

import pytest

from accessigame import games
from accessigame.braille import Translator, dots, unicode
from accessigame.drill.events import DrillEnds
from accessigame.storage import settings
from accessigame.words.words import LANGUAGES, Localizer
from tests.commands.run_command import run_command
from tests.running import Program


def read(line: str) -> int:
    """Return the card in a question, by the cells or by the number."""
    cells = re.search(r"[\u2800-\u28ff]+", line)
    if cells is None:
        return int(re.findall(r"\d+", line)[0])
    return int(Translator("french").text(bytes(ord(c) - 0x2800 for c in cells[0])))


def answers(way: str, count: int) -> list[int]:
    """Return the cards that a drill asks as long as every answer is right."""
    line = f"drill no-thanks --lang en --notation french --way {way} --seed 5 --count {count}"
    cards: list[int] = []
    while len(cards) < count:
        found = run_command(line, _typed(way, cards))
        cards.append(
            read([line for line in found.lines if line.endswith("?") or "card" in line][-1])
        )
    return cards


def _typed(way: str, cards: list[int]) -> str:
    translator = Translator("french")
    written = [str(c) if way == "cells" else dots(translator.cells(str(c))) for c in cards]
    return "".join(answer + "\n" for answer in written)


@pytest.mark.parametrize("way", ["cells", "number"])
def test_right_answers_are_right(way: str) -> None:
    """A reader who reads as liblouis does has every answer right, and no card twice."""
    cards = answers(way, 6)
    line = f"drill no-thanks --lang en --notation french --way {way} --seed 5 --count 6"
    found = run_command(line, _typed(way, cards))
    assert found.code == 0
    assert found.lines[-1] == "6 of 6 right."
    assert len(set(cards)) == 6


def test_a_mistake_is_told_and_summed_up() -> None:
    """A wrong answer gets the right one with its dots, and the card is named at the end."""
    (card,) = answers("cells", 1)
    wrong = 3 if card != 3 else 4
    found = run_command(
        "drill no-thanks --lang en --notation french --way cells --seed 5", f"{wrong}\n"
    )
    cells = Translator("french").cells(str(card))
    assert f"No, {card}: {unicode(cells)}, dots {dots(cells)}." in found.lines
    assert found.lines[-2:] == ["0 of 1 right.", f"Still to learn: {card}."]


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_not_understood_is_asked_again(language: str) -> None:
    """Words instead of a number cost nothing; q ends the drill with a summary."""
    found = run_command(f"drill no-thanks --lang {language} --way cells --seed 1", "quoi\n\nq\n9\n")
    asked = [line for line in found.lines if "⠀" <= line[-1] <= "⣿"]
    assert len(asked) == 3
    assert len(set(asked)) == 1
    assert found.lines[-1].startswith("0 ")
    assert found.code == 0


def test_labels_in_the_hand() -> None:
    """A number that is felt is told by its dots; n means another one, and that card comes soon.

    Fails when a card that was doubted counts as right.
    """
    typed = "17\n\n99\n8\nn\n28\n\nq\n"
    found = run_command("drill no-thanks --way hand --lang en --notation french", typed)
    assert found.code == 0
    assert [line for line in found.lines if ": dots" in line] == [
        "17: dots 6-16-12456. Is that right? Enter for yes, n for no.",
        "8: dots 6-1256. Is that right? Enter for yes, n for no.",
        "28: dots 6-126-1256. Is that right? Enter for yes, n for no.",
    ]
    assert "There is no card 99 in this game. Cards go from 3 to 35." in found.lines
    assert "Put it under 3 other cards." in found.lines
    assert found.lines[-2:] == ["1 of 2 right.", "Still to learn: 28."]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("typed", ["", "q\n", "17\n", "17\nq\n", "x\n"])
def test_a_drill_in_the_hand_ends_when_nobody_answers(language: str, typed: str) -> None:
    """The end of the input, or q at any question, ends it with the sum."""
    found = run_command(f"drill titus --way hand --lang {language}", typed)
    assert found.code == 0
    assert found.lines[-1].startswith("0 ")


def test_an_empty_line_goes_on_to_the_next_exercise(accessigame: Program) -> None:
    """Through a pipe, an empty line is Enter, which the program itself names as the way on.

    Fails when empty lines are skipped, so that each later answer is one too many.
    """
    ran = accessigame("learn", "no-thanks", typed="t\n\np\nq\n")
    begins = [line for line in ran.lines if line.startswith("Exercise ")]
    assert begins == ["Exercise 1 of 7.", "Exercise 2 of 7."]
    assert not [line for line in ran.lines if "have answered" in line]


def test_an_unknown_display_is_a_sentence() -> None:
    """A display that is unclear is told before the first question."""
    found = run_command("drill no-thanks --lang en --display nonsense")
    assert found.code == 2
    assert "nonsense" in found.error


@pytest.mark.parametrize("game", [rules.name for rules in games.every()])
@pytest.mark.parametrize("language", LANGUAGES)
def test_exercises_without_a_terminal(accessigame: Program, game: str, language: str) -> None:
    """Through a pipe, answers are lines, and nothing is written; without any, it ends at once.

    Fails when the end of the input is waited for, or a journal is begun.
    """
    words, exercises = Localizer(language), games.find(game).exercises
    none = accessigame("learn", game, lang=language)
    assert words.text(f"question-{game}-{exercises[0].name}") in none.lines
    assert (none.code, none.err) == (0, "")
    typed = "".join(f"{each.answers[0]}\n>\n" for each in exercises)
    ran = accessigame("learn", game, typed=typed, lang=language)
    for each in exercises:
        assert words.text(f"reason-{game}-{each.name}") in ran.lines
    count = len(exercises)
    assert ran.lines[-2] == words.say(DrillEnds(count, count)).speech
    assert not settings.journals().exists()


def test_exercises_by_their_old_name(accessigame: Program) -> None:
    """`drill GAME --play` asks what `learn GAME` asks. Fails when it has gone."""
    typed = "t\n\np\nq\n"
    expected = accessigame("learn", "no-thanks", typed=typed)
    assert accessigame("drill", "no-thanks", "--play", typed=typed) == expected


def test_exercises_and_questions_on_cards_have_their_own_options(accessigame: Program) -> None:
    """An option that would do nothing is refused, with the one that it needs or excludes."""
    for given, other in (("--seed=3", "--seed"), ("--count=5", "--count"), ("--way=hand", "--way")):
        ran = accessigame("drill", "no-thanks", "--play", given)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith(f"--play and {other} cannot be used together")
    ran = accessigame("drill", "no-thanks", "--rate=200")
    assert (ran.code, ran.err.strip()) == (2, "--rate does nothing without --play. Add --play.")
