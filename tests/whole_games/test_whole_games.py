"""Whole games, word for word: what each audience hears and feels.

To write the files anew after a change of words that was meant, run the tests with
ACCESSIGAME_WRITE_GAMES=1, and read the difference before it is committed.
"""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from accessigame import games
from accessigame.language import LANGUAGES
from tests.whole_games.telling import told

FOLDER = Path(__file__).parent
GAMES = [(rules.name, edition) for rules in games.every() for edition in rules.editions]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), GAMES)
def test_a_whole_game_is_told_as_it_was(game: str, edition: str, language: str) -> None:
    """Every sentence and every braille form of a whole game is the one that was agreed."""
    file = FOLDER / f"{game}-{edition}-{language}.txt"
    now = told(game, edition, language)
    if os.environ.get("ACCESSIGAME_WRITE_GAMES"):
        file.write_text(now, "utf-8")
    assert now == file.read_text("utf-8"), "the game is told otherwise than before"


def test_no_file_is_left_of_a_game_that_is_gone() -> None:
    """Each file belongs to a game, an edition and a language."""
    named = {f"{game}-{edition}-{code}.txt" for game, edition in GAMES for code in LANGUAGES}
    assert {file.name for file in FOLDER.glob("*.txt")} == named
