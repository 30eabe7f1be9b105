"""The catalogue of a language: a message is parsed when it is wanted, and is whole then."""

from __future__ import annotations

import re
import subprocess
import sys

import pytest
from fluent.runtime import FluentResource
from fluent.syntax.ast import Message, Resource

from accessigame.words import catalogue
from accessigame.words.catalogue import Catalogue
from accessigame.words.words import LANGUAGES
from tests.words.test_words import messages


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_message_is_there(language: str) -> None:
    """What is found by its beginning is what a parser of the whole file finds.

    Fails when a key with a digit or a dash is overlooked.
    """
    found = Catalogue(language)
    for message in messages(language):
        assert message.id.name in found
        assert found.message(message.id.name).attributes.keys() == {
            attribute.id.name for attribute in message.attributes
        }


def test_only_what_is_wanted_is_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """A message is parsed once, with what it is made of. Fails when the whole file is parsed."""
    parsed = list[str]()

    def parse(text: str) -> Resource:
        resource = FluentResource(text)
        parsed.extend(item.id.name for item in resource.body if isinstance(item, Message))
        return resource

    monkeypatch.setattr(catalogue, "FluentResource", parse)
    words = Catalogue("en")
    assert "GameIsOver" in words
    assert parsed == []
    words.message("GameIsOver")
    words.message("GameIsOver")
    assert parsed == ["GameIsOver"]


def test_a_message_that_is_not_there() -> None:
    """An unknown key is a `KeyError`, not an empty sentence."""
    with pytest.raises(KeyError):
        Catalogue("en").message("Nonsense")


@pytest.mark.parametrize("language", LANGUAGES)
def test_thousands_have_no_sign_between_them(language: str) -> None:
    """Figures that a search or many games bring are written as voices say them.

    Fails when they are grouped: a French voice says 1 and 200 for twelve hundred.
    """
    arguments = {"games": 1200, "seconds": 1200}
    said = Catalogue(language).formatted("GamesSimulated", None, arguments)
    assert re.findall(r"\d+", said) == ["1200", "1200"]


def test_a_game_loads_no_other() -> None:
    """Who plays one game does not wait for the others to load."""
    code = "import sys; from accessigame import games; games.find('no-thanks'); print(*sys.modules)"
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded = ran.stdout.split()
    assert "accessigame.games.no_thanks" in loaded
    assert "accessigame.games.titus" not in loaded
