"""One word for one thing: no sentence and no page uses a word that the glossary sets aside."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from accessigame.storage.languages import languages
from tests.test_docs import TRANSLATED
from tests.words.catalogues import messages
from tests.words.test_locales import texts

pytestmark = pytest.mark.unmeasured

ROOT: Final = Path(__file__).parents[2]
GLOSSARY: Final = ROOT / "docs" / "glossary.md"
SET_ASIDE: Final = re.compile(r"^- (French|German|English), not ([^:]+): ", re.MULTILINE)
TYPED: Final = ("words-", "level-names-")
"""Beginnings of messages that hold what people may type, which is any word."""


def set_aside() -> Iterator[tuple[str, str]]:
    """Give each word that is not used, with the code of its language."""
    codes = {language.english: code for code, language in languages().items()}
    _, _, table = GLOSSARY.read_text("utf-8").partition("## One word for one thing")
    for language, words in SET_ASIDE.findall(table):
        yield from ((codes[language], word) for word in words.split(", "))


def sentences(language: str) -> Iterator[tuple[str, str]]:
    """Give the texts of a language with where they stand: in a catalogue, or on a page."""
    for message in messages(language):
        if not message.id.name.startswith(TYPED):
            yield from ((message.id.name, text) for text in texts(message))
    for page in pages(language):
        yield from ((page.name, line) for line in page.read_text("utf-8").splitlines())


def pages(language: str) -> Iterator[Path]:
    """Give the pages in a language, but for the glossary."""
    french = {ROOT / "docs" / name for name in TRANSLATED.values()}
    every = {*(ROOT / "docs").glob("*.md"), ROOT / "README.md"} - {GLOSSARY}
    yield from {"fr": french & every, "en": every - french}.get(language, set())


@pytest.mark.parametrize("language", languages())
def test_no_word_is_used_that_was_set_aside(language: str) -> None:
    """Two words for one thing make a listener look for a second thing.

    Fails when a sentence says "graine" in place of "numéro de donne".
    """
    words = [word for code, word in set_aside() if code == language]
    assert words
    found = re.compile(rf"(?<![\w-])({'|'.join(map(re.escape, words))})(?![\w-])")
    used = [(where, text) for where, text in sentences(language) if found.search(text)]
    assert used == []
