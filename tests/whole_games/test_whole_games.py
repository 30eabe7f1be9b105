"""Whole games, word for word: what each audience hears and feels.

A game is told in every language, since nothing else reads the braille forms of its sentences.
After a change of words that was meant, `make golden` writes the files anew.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from accessigame import games
from accessigame.core.model import Event
from accessigame.words.words import LANGUAGES, Localizer, Utterance
from tests.golden import Golden
from tests.whole_games.transcript import transcript

pytestmark = pytest.mark.unmeasured

FOLDER = Path(__file__).parent
FRENCH_ALONE = {("no-thanks", "2004")}
"""The variants whose sentences are all told in another variant of the same game."""
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


def events_told(game: str, edition: str, monkeypatch: pytest.MonkeyPatch) -> set[type[Event]]:
    """Return the kinds of events that a whole game tells."""
    kinds: set[type[Event]] = set()
    plain = Localizer.say

    def say(words: Localizer, event: Event, *rest: Any, **named: Any) -> Utterance:
        kinds.add(type(event))
        return plain(words, event, *rest, **named)

    with monkeypatch.context() as patch:
        patch.setattr(Localizer, "say", say)
        transcript(game, edition, "fr")
    return kinds


@pytest.mark.parametrize(("game", "edition"), sorted(FRENCH_ALONE))
def test_a_game_in_french_alone_has_no_sentence_of_its_own(
    game: str, edition: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What it tells is agreed in English and German too, in another variant of the game.

    Fails when six-nimmt known-deck is in French alone: no other game says whose row is awaited.
    """
    others = (
        events_told(name, other, monkeypatch)
        for name, other in VARIANTS
        if name == game and (name, other) not in FRENCH_ALONE
    )
    assert events_told(game, edition, monkeypatch) <= set().union(*others)
