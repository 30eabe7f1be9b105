"""The languages, each found by its folder."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pytest

from accessigame.braille import NOTATIONS, for_paper
from accessigame.storage import languages as module
from accessigame.storage.languages import languages, locales
from accessigame.words import catalogue
from accessigame.words.words import LANGUAGES


def test_french_is_first() -> None:
    """The default language is French, and places are those of every list.

    Fails when languages come in the order of their codes.
    """
    assert LANGUAGES[0] == "fr"
    assert tuple(languages()) == LANGUAGES
    places = [language.place for language in languages().values()]
    assert places == list(range(1, len(places) + 1))


@pytest.mark.parametrize("code", LANGUAGES)
def test_descriptions_are_whole(code: str) -> None:
    """A language has its names, its words for no, and notations that there are."""
    language = languages()[code]
    assert language.code == code == code.lower()[:2]
    assert language.english.istitle()
    assert language.notation in NOTATIONS
    assert language.no
    assert all(word == word.casefold().strip() for word in language.no)
    if language.contractions is not None:
        literary = language.contractions.literary
        assert for_paper(literary).name == literary


def test_a_folder_is_enough(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A language that is copied to a new folder is found, with its messages.

    Fails when a list in the program names the languages.
    """
    for code in LANGUAGES:
        shutil.copytree(str(locales() / code), tmp_path / code)
    shutil.copytree(tmp_path / "en", tmp_path / "it")
    description = tmp_path / "it" / module.DESCRIPTION
    data = json.loads(description.read_text("utf-8")) | {"place": 9}
    del data["contractions"]
    description.write_text(json.dumps(data), "utf-8")
    (tmp_path / "__pycache__").mkdir()
    monkeypatch.setattr(module, "locales", lambda: tmp_path)
    monkeypatch.setattr(catalogue, "locales", lambda: tmp_path)
    assert tuple(languages.__wrapped__()) == (*LANGUAGES, "it")
    assert languages.__wrapped__()["it"].contractions is None
    assert catalogue.Catalogue("it").formatted("language-name", None, {}) == "English"
