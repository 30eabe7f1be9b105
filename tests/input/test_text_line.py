"""A line of text to all: what is left of it, and what is refused."""

from __future__ import annotations

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.core.model import Intent, NotUnderstood
from accessigame.input.keymap import Word
from accessigame.input.line_parser import Vocabulary, parse_line
from accessigame.input.text_line import (
    LONGEST,
    LineEntry,
    LineTooLong,
    NothingToSay,
    checked,
    cleaned,
)


@pytest.mark.parametrize(
    ("typed", "line"),
    [
        ("Bonjour à tous", "Bonjour à tous"),
        ("  one \t two \r\n three ", "one two three"),
        ("\x1b[31mred\x1b[0m", "red"),
        ("\x1b]0;title\x07here", "here"),
        ("\x9b2Jgone", "gone"),
        ("\x1bc reset", "reset"),
        ("a\x00b\x07c", "a b c"),
        ("left\u202eright", "left right"),
        ("e\u0301", "é"),
        ("half \ud800", "half"),
        ("👍 ok", "👍 ok"),
    ],
)
def test_what_is_left_of_a_line(typed: str, line: str) -> None:
    """Commands to a terminal, control characters and marks of direction go; words stay."""
    assert cleaned(typed) == line


@given(st.text(st.characters(), max_size=300))
def test_every_line_can_be_written_anywhere(typed: str) -> None:
    """Whatever is typed, one printable line is left, and cleaning it again changes nothing."""
    line = cleaned(typed)
    assert not any(unicodedata.category(sign)[0] == "C" for sign in line)
    assert cleaned(line) == line == line.strip()


@pytest.mark.parametrize("typed", ["", "   ", "\x1b[2J", "\u200b"])
def test_an_empty_line_is_refused(typed: str) -> None:
    """A line without a character is not sent."""
    with pytest.raises(NotUnderstood) as refused:
        checked(typed)
    assert refused.value.event == NothingToSay()


def test_a_long_line_is_refused_whole() -> None:
    """The longest line is sent, and one character more is refused with the bound."""
    assert checked("x" * LONGEST) == "x" * LONGEST
    with pytest.raises(NotUnderstood) as refused:
        checked("x" * (LONGEST + 1))
    assert refused.value.event == LineTooLong(LONGEST)


@pytest.mark.parametrize(
    ("line", "text"),
    [(":Bonjour, 2 t", "Bonjour, 2 t"), (": ÇA VA ?", "ÇA VA ?"), ("Dire p", "p")],
)
def test_a_typed_line_is_text_behind_its_word(line: str, text: str) -> None:
    """Behind a colon or the word of a language, what looks like keys is text.

    Fails when `:p` passes, or capitals are lost.
    """
    found = parse_line(line, Vocabulary({"dire": Word.SAY, "p": Word.REFUSE}))
    assert (found.word, found.text, found.number) == (Word.SAY, text, None)


@pytest.mark.parametrize("line", [":", ":  ", ": \x1b[0m"])
def test_a_colon_alone_says_nothing(line: str) -> None:
    """A colon without text is the key alone, which the table answers with a sentence."""
    assert parse_line(line, Vocabulary()) == Intent(Word.SAY)


def test_a_long_typed_line_is_refused_before_it_travels() -> None:
    """A line from a pipe that is too long is refused where it was typed."""
    with pytest.raises(NotUnderstood) as refused:
        parse_line(":" + "x" * 2000, Vocabulary())
    assert refused.value.event == LineTooLong(LONGEST)


def test_a_line_is_typed_and_erased() -> None:
    """Characters go in and out, and names of keys are no text."""
    entry = LineEntry()
    entry.open()
    assert [entry.type(key) for key in ("a", "up", "é", "\x00", " ")] == ["a", "", "é", "", " "]
    assert entry.erase()
    assert entry.close() == "aé"
    assert not entry.is_open
    entry.open()
    assert not entry.erase()
    assert "".join(entry.type("x") for _ in range(2 * LONGEST)) == "x" * LONGEST
