"""The page itself: its text with labels in one language, its script and its style.

The page is one file for every language. Its labels are filled in here, as text: so a reader has
them, and the language, before any script has run.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from html import escape
from importlib import resources
from string import Template
from typing import Final

from accessigame.host.rulebook import sections, sentences
from accessigame.input.keymap import Word
from accessigame.words.words import Localizer

LABELS: Final = ("code", "enter", "field", "send", "wait", "asked", "rules", "news", "script",
                 "lost", "back", "unsent", "dropped", "unreached", "language", "sound")  # fmt: skip
"""The labels of the page; their messages begin with `page-`."""
ANSWERS: Final = ("elsewhere", "flood", "full")
"""What is told to requests that are refused; their messages begin with `page-`, too."""
ASKED: Final = (
    *(Word.MY_CARDS, Word.MY_TOKENS, Word.TABLE, Word.COSTS, Word.WHERE, Word.TURN, Word.SCORES),
    *(Word.EXPLAIN, Word.ADVICE, Word.SINCE, Word.OLDER, Word.NEWER, Word.REPEAT, Word.DIGITS),
    *(Word.UNDO, Word.GUESTS, Word.VERBOSITY, Word.HELP, Word.QUIT),
)
"""The words that have a button at all times, in their order; a game has not all of them."""


@cache
def part(name: str) -> str:
    """Return the text of a file of the page, such as `page.html` or `page.js`."""
    return resources.files("accessigame.doors").joinpath(name).read_text("utf-8")


def page(words: Localizer, every: Iterable[Localizer]) -> bytes:
    """Return the page with the labels of a language. every: the words of each language."""
    labels = {label: escape(words.text(f"page-{label}")) for label in LABELS}
    languages = "\n".join(_link(each, is_now=each.language == words.language) for each in every)
    whole = Template(part("page.html"))
    return whole.substitute(labels, lang=words.language, languages=languages).encode()


def _link(words: Localizer, *, is_now: bool) -> str:
    """Return a link to the page in a language, by the name that the language has for itself."""
    code, name = words.language, escape(words.text("language-name").capitalize())
    now = ' aria-current="true"' if is_now else ""
    return f'<a href="/?lang={code}" hreflang="{code}" lang="{code}"{now}>{name}</a>'


def asked_at(game: str, vocabulary: Iterable[str], words: Localizer) -> tuple[tuple[str, str], ...]:
    """Return the words that are asked by buttons at a table, with the messages of their labels.

    vocabulary: the words that do something there. words: of any language, since all have the
    same messages.
    """
    labels = (
        (word, f"page-{word}-{game}", f"page-{word}") for word in ASKED if word in {*vocabulary}
    )
    return tuple((word, first if words.has(first) else default) for word, first, default in labels)


def sections_of(game: str, words: Localizer) -> tuple[tuple[int, str], ...]:
    """Return the sections of a game's rules: each number, with its first line as the title."""
    numbers = range(1, sections(game, words) + 1)
    return tuple((number, sentences(game, number, words)[0].rstrip(".")) for number in numbers)
