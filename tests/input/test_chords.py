"""Chords of the space key with dots: the defaults, the changes of a player, the refusals."""

from __future__ import annotations

import pytest

from accessigame.core.model import NotUnderstood
from accessigame.input.chords import (
    DEFAULTS,
    MOVES,
    ChordDotsUnclear,
    ChordWordUnknown,
    chords,
)
from accessigame.input.keymap import WORDS


def test_what_is_usual_can_be_changed() -> None:
    """A player's chord goes before the usual one, and others stay as they are."""
    assert chords({})[frozenset({1})] == "up"
    mine = chords({"1": "Repeat ", "4": "none", "521": "help"})
    assert mine[frozenset({1})] == "repeat"
    assert mine[frozenset({4})] == "none"
    assert mine[frozenset({1, 2, 5})] == "help"
    assert mine[frozenset({3})] == DEFAULTS["3"]


@pytest.mark.parametrize("dots", ["", "9", "0", "11", "a", "1 2", "123456781", "²"])
def test_dots_that_are_none_are_refused(dots: str) -> None:
    """Dots are digits from 1 to 8, each once."""
    with pytest.raises(NotUnderstood) as refused:
        chords({dots: "help"})
    assert refused.value.event == ChordDotsUnclear(dots)


def test_a_word_that_is_none_is_refused() -> None:
    """The refusal names the words that there are."""
    with pytest.raises(NotUnderstood) as refused:
        chords({"12": "dance"})
    assert refused.value.event == ChordWordUnknown("12", "dance", (*MOVES, *WORDS))
