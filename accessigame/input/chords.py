"""The keys of a display, and the chords of the space key with dots, which a player may change.

As with BRLTTY and NVDA, dots 1 and 4 go up and down, dots 3 and 6 to the left and right.
A letter without another meaning here does the same as alone, but also between digits.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from accessigame.core.model import Event, NotUnderstood, event_class
from accessigame.input.keymap import WORDS, Word

Chords: TypeAlias = Mapping[frozenset[int], str]
"""The action of the space key with these dots: one of `MOVES`, or a word of the program."""

NOTHING: Final = "none"
MOVES: Final = ("up", "down", "pan_left", "pan_right", "enter", "backspace", NOTHING)
DEFAULTS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "1": "up",
        "4": "down",
        "3": "pan_left",
        "6": "pan_right",
        "46": "enter",
        "36": "backspace",
        # keys that are not letters, as braille writes these signs behind dots 4 or 5
        "126": Word.CORRECT,
        "345": Word.FORTH,
        "2356": Word.DISPLAY,
        "25": Word.SAY,
        "23": Word.WHICH,
    }
)
PLAIN: Final = {"select": "enter", "dot7": "backspace", "dot8": "enter"}
BOTH_PANS: Final = frozenset({"pan_left", "pan_right"})
"""Enter on displays without dots and without a select key: every display can pan."""


@event_class
class ChordDotsUnclear(Event):
    """A chord of the settings is not made of dots from 1 to 8, each once."""

    given: str


@event_class
class ChordWordUnknown(Event):
    """A chord of the settings has an unknown action."""

    dots: str
    given: str
    known: tuple[str, ...]


def chords(changed: Mapping[str, str]) -> Chords:
    """Return the action of each chord, the changes of a player over the defaults.

    changed: words by dots, as in `125` = `help`.
    Raises NotUnderstood when dots or an action are unknown.
    """
    return {_dots(dots): _word(dots, word) for dots, word in {**DEFAULTS, **changed}.items()}


def meaning(names: frozenset[str], chords: Chords) -> str:
    """Return the action of keys pressed together; empty for dots, which type, and unknown keys.

    It is one of `MOVES`, a word of the program, or the name of another key pressed alone.
    """
    if names == BOTH_PANS:
        return "enter"
    if "space" in names:
        return chords.get(dots_of(names), "")
    name = next(iter(names)) if len(names) == 1 else ""
    return PLAIN.get(name, "" if dots_of(names) else name)


def dots_by_word(chords: Chords) -> dict[str, str]:
    """Return the dots of each chord that gives a word of the program; of several, the last.

    That is the player's own, if any.
    """
    return {word: "".join(map(str, sorted(dots))) for dots, word in chords.items() if word in WORDS}


def dots_of(names: frozenset[str]) -> frozenset[int]:
    """Return the dots among keys, by their numbers."""
    return frozenset(int(name.removeprefix("dot")) for name in names if name.startswith("dot"))


def _dots(text: str) -> frozenset[int]:
    dots = [int(dot) for dot in text if dot in "12345678"]
    if not text or len(dots) != len(text) or len(set(dots)) != len(dots):
        raise NotUnderstood(ChordDotsUnclear(text))
    return frozenset(dots)


def _word(dots: str, text: str) -> str:
    word = text.strip().lower()
    if word not in (*MOVES, *WORDS):
        raise NotUnderstood(ChordWordUnknown(dots, text, (*MOVES, *WORDS)))
    return word


USUAL: Final = chords({})
