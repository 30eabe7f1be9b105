"""Whole games, word for word: what each audience hears and feels.

A game is told in every language, since nothing else reads the braille forms of its sentences.
After a change of words that was meant, `make golden` writes the files anew.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame import games
from accessigame.words.words import LANGUAGES
from tests.golden import Golden
from tests.whole_games.transcript import transcript

pytestmark = pytest.mark.no_cover

FOLDER = Path(__file__).parent
FRENCH_ALONE = {("no-thanks", "2004"), ("six-nimmt", "known-deck")}
"""The variants whose English and German words are all in another variant of the same game."""
VARIANTS = [(rules.name, edition) for rules in games.every() for edition in rules.editions]
GAMES = [
    (game, edition, language)
    for game, edition in VARIANTS
    for language in LANGUAGES
    if language == "fr" or (game, edition) not in FRENCH_ALONE
]


@pytest.mark.parametrize(("game", "edition", "language"), GAMES)
def test_a_whole_game_is_told_as_it_was(
    game: str, edition: str, language: str, golden: Golden
) -> None:
    """Every sentence and every braille form of a whole game is the one that was agreed."""
    golden.compare(FOLDER / f"{game}-{edition}-{language}.txt", transcript(game, edition, language))


def test_no_file_is_left_of_a_game_that_is_gone() -> None:
    """Each file belongs to a game, an edition and a language."""
    assert {file.name for file in FOLDER.glob("*.txt")} == {
        f"{game}-{edition}-{language}.txt" for game, edition, language in GAMES
    }
