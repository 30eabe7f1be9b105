"""Games are found by name."""

from __future__ import annotations

import pytest

from accessigame import games
from accessigame.core.model import NotUnderstood
from accessigame.games import UnknownGame
from tests.playing import GAMES


@pytest.mark.parametrize(
    "name",
    ["no-thanks", "No-Thanks", " non-merci ", "no_merci", "Non merci", "NO THANKS", "non merci !"],
)
def test_a_game_is_found_by_its_names(name: str) -> None:
    """Capitals, blanks and underscores make no difference to the name of a game."""
    assert games.find(name).name == "no-thanks"


@pytest.mark.parametrize("name", ["", "no", "thanks", "chess", "no-thanks-2"])
def test_another_name_is_refused_with_the_names_that_are_known(name: str) -> None:
    """Who names a game that is not there hears what was typed and what there is."""
    with pytest.raises(NotUnderstood) as caught:
        games.find(name)
    assert caught.value.event == UnknownGame(name, GAMES)


def test_every_game_is_whole() -> None:
    """Each game has a name, an edition to begin with, a deck, moves and questions."""
    for rules in games.every():
        assert rules.name
        assert rules.name not in rules.aliases
        assert rules.editions
        assert len(set(rules.material.cards)) == len(rules.material.cards)
        assert rules.moves
        assert rules.questions
