"""The place of a game that was left: its player finds the file again."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame.session.events import GameKept, game_kept
from accessigame.storage import settings
from accessigame.words.called import before_menu
from accessigame.words.words import Localizer
from tests.running import Program


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the home folder of a person who works in a folder there."""
    folder = tmp_path / "home"
    (folder / "games" / "of mine").mkdir(parents=True)
    monkeypatch.setattr(Path, "home", lambda: folder)
    monkeypatch.chdir(folder / "games")
    return folder


def test_the_place_of_a_file(home: Path, tmp_path: Path) -> None:
    """A folder is told from the home on, and whole elsewhere; a relative name is looked up.

    Fails when only the name of the file is told, as it was.
    """
    places = {
        home / "a.jsonl": GameKept("a.jsonl", "home"),
        home / "games" / "of mine" / "a.jsonl": GameKept(
            "a.jsonl", "below", str(Path("games", "of mine"))
        ),
        Path("a.jsonl"): GameKept("a.jsonl", "below", "games"),
        tmp_path / "a.jsonl": GameKept("a.jsonl", "other", str(tmp_path)),
        settings.journals() / "a.jsonl": GameKept("a.jsonl"),
    }
    assert {path: game_kept(path) for path in places} == places


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "Fichier : a.jsonl, dans ton dossier personnel, dans games."),
        ("en", "File: a.jsonl, in your home folder, in games."),
        ("de", "Datei: a.jsonl, in deinem Benutzerordner, in games."),
    ],
)
def test_a_place_in_words(home: Path, language: str, sentence: str) -> None:
    """The folder stands behind the name of the file; at home it is the home folder alone."""
    words = Localizer(language)
    assert words.say(game_kept(Path("a.jsonl"))).speech.endswith(sentence)
    at_home = words.say(game_kept(home / "a.jsonl")).speech
    assert at_home.endswith(f"{sentence[: sentence.rindex(',')]}.")
    assert "a.jsonl" not in words.say(GameKept("a.jsonl")).speech


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("fr", "Pour la reprendre : accessigame host --resume"),
        ("en", "To resume: accessigame host --resume"),
        ("de", "Weiter geht es mit: accessigame host --resume"),
    ],
)
def test_a_game_with_guests_goes_on_with_guests(home: Path, language: str, sentence: str) -> None:
    """The command behind a table with guests opens it to them again; the menu names no command.

    Fails when `resume` is told, which lets no guest in.
    """
    words = Localizer(language)
    own, elsewhere = settings.journals() / "a.jsonl", home / "a.jsonl"
    assert f"{sentence}." in words.say(game_kept(own, hosted=True)).speech
    assert f"{sentence}, " in words.say(game_kept(elsewhere, hosted=True)).speech
    with before_menu():
        assert "--resume" not in words.say(game_kept(own, hosted=True)).speech


def test_a_game_is_found_again_by_what_was_told(home: Path, accessigame: Program) -> None:
    """A game with a relative name, left and told, goes on from any other folder."""
    given = ("--players=Me,Ana:easy,Ben:bot", "--first=Me", "--journal=a.jsonl")
    told = accessigame("play", "no-thanks", *given, typed="p\n").lines[-1]
    name, folder = told.removesuffix(".").partition("File: ")[2].split(", in your home folder, in ")
    assert accessigame("resume", str(home / folder / name)).code == 0
