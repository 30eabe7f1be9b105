"""The wrapping of sentences; pages are tested through the terminal."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from accessigame.devices.console.pages import MAX_WIDTH, wrapped


@given(st.lists(st.text("abcdé17-.", min_size=1, max_size=19)), st.integers(21, 200))
def test_lines_break_at_spaces_only(words: list[str], width: int) -> None:
    """No word that fits a line is ever cut, at a hyphen either, and no line fills the width."""
    lines = wrapped(" ".join(words), width)
    assert " ".join(lines).split() == words
    assert max(map(len, lines)) <= min(width - 1, MAX_WIDTH)


def test_a_sentence_of_several_lines_keeps_them() -> None:
    """The rules and the help are written in lines."""
    assert wrapped("1. Le but.\nLe plus petit total gagne.", 80) == [
        "1. Le but.",
        "Le plus petit total gagne.",
    ]
