"""The drill teaches the braille that the labels have, whatever is settled."""

from __future__ import annotations

import re

import pytest

from accessigame import games
from accessigame.braille import NOTATIONS
from accessigame.drill.schedule import questions
from accessigame.storage import settings
from accessigame.storage.settings import Settings
from accessigame.words.words import LANGUAGES
from tests.commands.run_command import run_command

pytestmark = pytest.mark.unmeasured

SPELLED = re.compile(r"^(\d+) ?: \w+ ([\d, ]+)\. ")
"""A line of `labels`: the number, and the dots of its cells."""
DISPLAY = "baum:/dev/nope"


SETTLED = [
    (language, notation, (place + turn) % 2 == 1)
    for place, language in enumerate(LANGUAGES)
    for turn, notation in enumerate(("", *NOTATIONS))
]
"""Each language with each notation, and each of both with a display and without one."""


@pytest.mark.parametrize(("language", "notation", "displayed"), SETTLED)
def test_whoever_reads_the_labels_has_every_answer_right(
    language: str, notation: str, *, displayed: bool
) -> None:
    """Each label of each game, typed by its dots, is what `drill` and `braille` have.

    Fails when the drill takes the notation of a display, and labels the one for paper.
    """
    display = DISPLAY if displayed else ""
    settings.save(Settings(notation=notation, display=display))
    for name in (game.name for game in games.every()):
        dots = label_dots(name, language)
        order = [each.card for each in questions(sorted(dots), ("number",), 3)]
        typed = "".join(dots[card] + "\n" for card in order)
        line = f"drill {name} --lang {language} --way number --seed 3 --count {len(dots)}"
        found = run_command(f"{line} --display=", typed)
        assert re.findall(r"\d+", found.lines[-1]) == [str(len(dots))] * 2
        in_hand = run_command(f"drill {name} --lang {language} --way hand", f"{order[0]}\n\nq\n")
        spelled = run_command(f"braille {order[0]} --lang {language}").lines[0]
        assert any(f" {dots[order[0]]}. " in line for line in in_hand.lines)
        assert spelled.endswith(f" {dots[order[0]]}.")


def label_dots(game: str, language: str) -> dict[int, str]:
    """Return the dots of each label as `labels` tells them, with hyphens between the cells."""
    lines = run_command(f"labels {game} --lang {language}").lines
    spelled = [found for line in lines if (found := SPELLED.match(line))]
    return {int(found[1]): found[2].replace(", ", "-") for found in spelled}


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--lang fr", "Braille des étiquettes : français, six points."),
        ("--lang fr --notation french-compact", "Braille : français informatique, huit points."),
        ("--lang de", "Braille der Etiketten: Deutsch, sechs Punkte."),
        ("--lang en", "The braille of the labels: Unified English Braille, six dots."),
    ],
)
@pytest.mark.parametrize("way", ["cells", "number", "hand"])
def test_the_drill_says_which_braille_it_teaches(options: str, said: str, way: str) -> None:
    """Before the first question, in words. Fails when a reader has to guess it from the dots."""
    found = run_command(f"drill no-thanks {options} --way {way}", "q\n")
    assert said in found.lines[:2]


def test_dots_are_shown_in_the_braille_of_the_drill() -> None:
    """The example is no card, and has the number sign that the labels have."""
    french = run_command("drill no-thanks --lang fr", "q\n").lines[0]
    german = run_command("drill no-thanks --lang de", "q\n").lines[0]
    assert french.endswith(" 6-3456-3456.")
    assert german.endswith(" 3456-245-245.")


@pytest.mark.parametrize("way", ["cells", "number", "hand"])
def test_an_empty_line_is_no_answer(way: str) -> None:
    """It is asked again, and nothing is counted. Fails when Enter alone is a mistake."""
    found = run_command(f"drill no-thanks --lang en --way {way}", "\n \nq\n")
    assert found.lines.count("Nothing was typed. Type your answer, or q to end.") == 2
    assert found.lines[-1] == "0 of 0 right."


@pytest.mark.parametrize(("right", "said"), [(0, "0 juste sur 2."), (1, "1 juste sur 2.")])
def test_one_right_answer_is_no_plural(right: int, said: str) -> None:
    """French counts none and one alike."""
    dots = label_dots("no-thanks", "fr")
    order = [each.card for each in questions(sorted(dots), ("number",), 3)]
    typed = "".join(
        (dots[card] if place < right else "1") + "\n" for place, card in enumerate(order)
    )
    found = run_command("drill no-thanks --lang fr --way number --seed 3 --count 2", typed)
    assert said in found.lines
