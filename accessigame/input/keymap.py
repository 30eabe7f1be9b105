"""The words of the program, and the keys of a keyboard that stand for them.

Theory of operation. A key gives a `Word` by `KEYS`, the same in every language: nobody takes a
card by changing language. A number before the key changes the word, so that a keypad with five
signs reaches every question:

1. `0` and a key give the word of `AFTER_ZERO`, else the word itself with the number 0.
2. `0`, one or more digits and a key give the word of `AFTER_TWO_DIGITS`, such as `02 +` for `2 =`.
3. `00` and a key give the word of `AFTER_TWO_ZEROS`, if it has one, and `000` and a key that of
   `AFTER_THREE_ZEROS`.
4. Any other number and a key give the word of `AFTER_NUMBER`, else the word itself.

The number stays in the intent in each case. `line_parser.intent_of_word` is the one place that
applies these tables, for keys, lines and chords alike.

`0 +` is `own`, since `+` tells the table and `2 +` the things of player 2: 0 is the player who
presses the key. `0 *` is `explain`, in the same way, for that player's own score.
During a correction, the same two pairs mean `INSERT` and `DELETE`. Neither `own` nor `explain`
could be answered there: a correction stands in a past position, and both ask of the present one.
So plus puts an entry in and star takes one out, on a keypad too. `DURING_CORRECTION` has these
pairs; outside a correction nothing gives `INSERT` or `DELETE`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Word(StrEnum):
    """A word of the program, as `Intent.word` holds it; a game may have words of its own."""

    TAKE = "take"
    REFUSE = "refuse"
    EMPTY = "empty"
    REPEAT = "repeat"
    SINCE = "since"
    TURN = "turn"
    MY_CARDS = "my-cards"
    MY_TOKENS = "my-tokens"
    TABLE = "table"
    SCORES = "scores"
    EXPLAIN = "explain"
    COSTS = "costs"
    WHERE = "where"
    OLDER = "older"
    NEWER = "newer"
    ADVICE = "advice"
    DIGITS = "digits"
    SETTING = "setting"
    MORE = "more"
    LESS = "less"
    VERBOSITY = "verbosity"
    CUES = "cues"
    HELP = "help"
    UNDO = "undo"
    QUIT = "quit"
    CORRECT = "correct"
    FORTH = "forth"
    DISPLAY = "display"
    WHICH = "which"
    """What the next card is, for who asks alone; it is not played."""
    OWN = "own"
    RULES = "rules"
    GUESTS = "guests"
    STAND_IN = "stand-in"
    SAY = "say"
    LANGUAGE = "language"
    LAST_ROUND = "last-round"
    """The match ends with this round, or continues after all."""
    NUMBER = "number"
    """A number alone, of a card, a player, a row or a choice."""
    ENTER = "enter"
    """Enter without a number: the question again, or the default answer."""
    TOUCH = "touch"
    """A key that turns a page: somebody is there."""
    INSERT = "insert"
    """Put in a forgotten entry before this one; only during a correction."""
    DELETE = "delete"
    """Take this entry out; only during a correction."""


KEYS: Final[Mapping[str, Word]] = MappingProxyType(
    {
        "t": Word.TAKE,
        "p": Word.REFUSE,
        "n": Word.REFUSE,
        "x": Word.EMPTY,
        "r": Word.REPEAT,
        "w": Word.SINCE,
        "o": Word.TURN,
        "c": Word.MY_CARDS,
        "j": Word.MY_TOKENS,
        "b": Word.TABLE,
        "s": Word.SCORES,
        "e": Word.EXPLAIN,
        "k": Word.COSTS,
        "g": Word.WHERE,
        "a": Word.OLDER,
        "z": Word.NEWER,
        "i": Word.ADVICE,
        "d": Word.DIGITS,
        "m": Word.SETTING,
        "f": Word.MORE,
        "l": Word.LESS,
        "v": Word.VERBOSITY,
        "y": Word.CUES,
        "h": Word.HELP,
        "u": Word.UNDO,
        "q": Word.QUIT,
        # the keypad, for one hand
        ".": Word.REPEAT,
        " ": Word.REPEAT,
        "+": Word.TABLE,
        "*": Word.SCORES,
        "-": Word.UNDO,
        "/": Word.HELP,
        "?": Word.COSTS,
        ",": Word.REPEAT,  # where the decimal point of a keypad is a comma
        "<": Word.CORRECT,
        ">": Word.FORTH,
        "=": Word.DISPLAY,
        ":": Word.SAY,
        ";": Word.WHICH,
    }
)
"""The word of each key. docs/keys.md lists them."""

NAMED_KEYS: Final[Mapping[str, Word]] = MappingProxyType(
    {"f1": Word.HELP, "up": Word.OLDER, "down": Word.NEWER}
)
"""The words of keys that write nothing: the usual key for help, and the keys of a display."""

SYMBOLS: Final[Mapping[str, str]] = MappingProxyType(
    {" ": "space", ".": "dot", "+": "plus", "*": "star", "-": "dash", "/": "slash", "?": "question",
     ",": "comma", "<": "less", ">": "greater", "=": "equals", ":": "colon", ";": "semicolon"}
)  # fmt: skip
"""Keys that a voice leaves out, and the end of their key in the catalogues."""

MOVES: Final = (Word.TAKE, Word.REFUSE, Word.EMPTY, Word.UNDO)
"""Words that change the game at once."""

UNKEYED: Final = (Word.OWN, Word.RULES, Word.GUESTS, Word.STAND_IN, Word.LANGUAGE, Word.LAST_ROUND)
"""Words that no key stands for: a number before another key does."""

WORDS: Final = (*dict.fromkeys(KEYS.values()), *UNKEYED)
"""Words that a player can give at any time; each has its page in the help."""

AFTER_ZERO: Final[Mapping[str, Word]] = MappingProxyType(
    {
        Word.UNDO: Word.CORRECT,
        Word.REPEAT: Word.DIGITS,
        Word.TABLE: Word.OWN,
        Word.SCORES: Word.EXPLAIN,
        Word.HELP: Word.COSTS,
        Word.TURN: Word.GUESTS,
        Word.QUIT: Word.LAST_ROUND,
    }
)
"""Meanings of words after a 0, so that the five signs of a keypad reach every question."""

AFTER_NUMBER: Final[Mapping[str, Word]] = MappingProxyType(
    {
        Word.TABLE: Word.MY_CARDS,
        Word.SCORES: Word.EXPLAIN,
        Word.HELP: Word.RULES,
        Word.TURN: Word.GUESTS,
    }
)
"""Meanings of words after another number, of a player or of a section."""

AFTER_TWO_DIGITS: Final[Mapping[str, Word]] = MappingProxyType(
    {Word.TABLE: Word.DISPLAY, Word.HELP: Word.STAND_IN}
)
"""Meanings of words after a 0 and one more digit, of a player or 0 for nobody in particular."""

AFTER_TWO_ZEROS: Final[Mapping[str, Word]] = MappingProxyType(
    {Word.UNDO: Word.QUIT, Word.REPEAT: Word.SAY, Word.SCORES: Word.LANGUAGE}
)
"""Meanings of words after two zeros, for what no other key of a keypad does."""

AFTER_THREE_ZEROS: Final[Mapping[str, Word]] = MappingProxyType(
    {Word.UNDO: Word.LAST_ROUND, Word.REPEAT: Word.WHICH}
)
"""Meanings of words after three zeros: `00 -` leaves the game, and `000 -` after the round."""

KEYPAD_SIGNS: Final = ("+", "-", "*", "/", ".")
"""The signs of a keypad; where one is a comma, it does the same as the point."""

DURING_CORRECTION: Final[Mapping[tuple[str, int], Word]] = MappingProxyType(
    {(Word.OWN, 0): Word.INSERT, (Word.EXPLAIN, 0): Word.DELETE}
)
"""Meanings of words with their number during a correction: `0 +` and `0 *`."""

NAMELESS: Final = "nameless"
"""The name in a message for a key that writes nothing, such as an arrow."""


def keypad_pairs(word: str) -> Iterator[tuple[str, str]]:
    """Yield the zeros and the sign of a keypad that stand for a word together.

    A word that nothing else stands for is given with those letters, too, that no sign replaces.
    """
    yield from _pairs(word, KEYPAD_SIGNS)
    if word in UNKEYED:
        signs = {KEYS[sign] for sign in KEYPAD_SIGNS}
        yield from _pairs(word, (key for key in KEYS if key.isalpha() and KEYS[key] not in signs))


def _pairs(word: str, keys: Iterable[str]) -> Iterator[tuple[str, str]]:
    tables = (
        ("0", AFTER_ZERO),
        ("00", AFTER_TWO_ZEROS),
        ("00", AFTER_TWO_DIGITS),
        ("000", AFTER_THREE_ZEROS),
    )
    candidates = tuple(keys)
    for zeros, changed in tables:
        for key in candidates:
            if changed.get(KEYS[key]) == word:
                yield zeros, key
