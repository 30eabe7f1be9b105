"""The review in the menu: which game it goes through, and whose choices."""

from __future__ import annotations

import shutil

import pytest

from accessigame.bots import no_thanks
from accessigame.storage import settings
from accessigame.words.words import Localizer
from tests.menu.menu_numbers import NUMBERS, new_table
from tests.menu.test_menu_contents import number_in
from tests.running import Program
from tests.session.review.games_to_review import BLUNDERS

FEW = 100
WORDS = Localizer("en")
OF_BOTS = "A:easy,B:easy,C:easy"
WHOSE = WORDS.text("ask-whose-choices")


@pytest.fixture(autouse=True)
def few_trials(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a choice have few trials: what is told of its grade is tried here, and not the grade."""
    monkeypatch.setattr(no_thanks, "TRIALS", FEW)


def test_a_finished_game_of_one_person_is_reviewed_at_once(accessigame: Program) -> None:
    """Fails when the menu asks whose choices they are, or reviews those of a bot."""
    folder = settings.journals()
    folder.mkdir(parents=True)
    shutil.copy(BLUNDERS, folder / "2026-11-23-155749-no-thanks.jsonl")
    rows = f"{NUMBERS['results']}\n"
    number = number_in(accessigame(typed=rows).lines, WORDS.text("results-review"))
    ran = accessigame(typed=f"{rows}{number}\n1\n0\n0\n")
    told = accessigame("review", "1", "--player=Ana").lines
    assert "in 40 choices." in told[0]
    assert "\n".join(told) in ran.out
    assert WHOSE not in ran.out


def test_the_row_stands_there_after_a_game_that_is_over(accessigame: Program) -> None:
    """It reviews the game just played; of several players, one is named.

    Fails when the row is there before a game, or nobody is asked.
    """
    row = f"{NUMBERS['review']}. {WORDS.text('menu-review')}"
    assert row not in accessigame(typed="0\n").lines
    table = new_table(OF_BOTS)
    ran = accessigame(typed=f"{table}r\n{NUMBERS['review']}\n2\n0\n")
    assert row in ran.lines
    assert any(line.startswith(WHOSE) for line in ran.lines)
    assert any(" choices." in line for line in ran.lines)
