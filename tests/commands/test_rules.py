"""`rules`: the rules, section by section."""

from __future__ import annotations

import pytest

from accessigame.words.words import LANGUAGES
from tests.running import Program


@pytest.mark.parametrize("lang", LANGUAGES)
def test_rules_in_every_language(accessigame: Program, lang: str) -> None:
    """All sections follow each other, in lines that no terminal breaks."""
    whole = accessigame("rules", "no-thanks", lang=lang)
    assert whole.code == 0
    sections = [accessigame("rules", "no-thanks", str(n), lang=lang) for n in range(1, 10)]
    assert whole.out == "".join(section.out for section in sections)
    for number, section in enumerate(sections, start=1):
        assert section.lines[0].startswith(f"{number}. ")
        assert len(section.lines) < 24
        assert all(0 < len(line) < 80 for line in section.lines)


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("fr", ("24", "9", "55", "11 jetons", "14, 15, 16", "2004")),
        ("en", ("24", "9", "55", "11 tokens", "14, 15, 16", "2004")),
        ("de", ("24", "9", "55", "11 Chips", "14, 15, 16", "2004")),
    ],
)
def test_the_figures_of_the_rules(accessigame: Program, lang: str, words: tuple[str, ...]) -> None:
    """The figures of the rulebooks stand in the rules of every language."""
    text = accessigame("rules", "no-thanks", lang=lang).out
    for word in words:
        assert word in text


@pytest.mark.parametrize("name", ["non-merci", "no-merci", "No Thanks", "no_thanks"])
def test_another_name_of_the_game(accessigame: Program, name: str) -> None:
    """The rules are found under every name of the game."""
    assert accessigame("rules", name, "1").lines[0] == "1. The aim."
