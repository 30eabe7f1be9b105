"""From a key, a line or a braille chord to an intent; the rules then say whether it is legal.

Keys are the same letters in every language, so that nobody takes a card by changing language.
docs/keys.md lists them.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final, TypeAlias

from accessigame.core.model import Event, Intent, NotUnderstood, Refusal

Receiver: TypeAlias = Callable[[Intent | Refusal | None], None]
"""Takes what somebody wants, or why that was not understood; None when nobody is there any more."""

KEYS: Final[Mapping[str, str]] = MappingProxyType(
    {
        "t": "take",
        "p": "refuse",
        "n": "refuse",
        "x": "empty",
        "r": "repeat",
        "w": "since",
        "o": "turn",
        "c": "my-cards",
        "j": "my-tokens",
        "b": "table",
        "s": "scores",
        "e": "explain",
        "k": "costs",
        "g": "where",
        "a": "older",
        "z": "newer",
        "i": "advice",
        "d": "digits",
        "m": "setting",
        "f": "more",
        "l": "less",
        "v": "verbosity",
        "y": "cues",
        "h": "help",
        "u": "undo",
        "q": "quit",
        # the keypad, for one hand
        ".": "repeat",
        " ": "repeat",
        "+": "table",
        "*": "scores",
        "-": "undo",
        "/": "help",
        "?": "costs",
        ",": "repeat",  # where the decimal point of a keypad is a comma
        "<": "correct",
        ">": "forth",
        "=": "display",
    }
)

SYMBOLS: Final[Mapping[str, str]] = MappingProxyType(
    {" ": "space", ".": "dot", "+": "plus", "*": "star", "-": "dash", "/": "slash", "?": "question",
     ",": "comma", "<": "less", ">": "greater", "=": "equals"}
)  # fmt: skip
"""Keys that a voice leaves out, and the end of their key in the catalogues."""

UNKEYED: Final = ("own", "rules")
"""Words that no key stands for: a number before another key does."""

WORDS: Final = (*dict.fromkeys(KEYS.values()), *UNKEYED)
"""The words of the program's own; each has its page in the help."""

AFTER_ZERO: Final[Mapping[str, str]] = MappingProxyType(
    {"undo": "correct", "repeat": "digits", "table": "own", "scores": "explain", "help": "costs"}
)
"""What a word means after a 0, so that the few signs of a keypad reach all there is."""

AFTER_NUMBER: Final[Mapping[str, str]] = MappingProxyType(
    {"table": "my-cards", "scores": "explain", "help": "rules"}
)
"""What a word means after another number, of a player or of a section."""

AFTER_TWO_DIGITS: Final[Mapping[str, str]] = MappingProxyType({"table": "display"})
"""What a word means after a 0 and one more digit, of a player or 0 for nobody in particular."""

ACTS: Final = ("lay", "alone", "exchange", "steal", "convert", "join")
"""Words without a key of their own, for lines only; numbers that belong to them may follow."""

NAMELESS: Final = "nameless"
"""What stands for a key that writes nothing, such as an arrow: libraries name it, not us."""

HIGHEST = 999_999_999
"""The highest number that is told from others."""


@dataclass(frozen=True, slots=True)
class KeyUnknown(Event):
    """A key that does nothing here."""

    given: str


@dataclass(frozen=True, slots=True)
class LineUnknown(Event):
    """A line that means nothing here."""

    given: str


def number_in(given: str) -> int | None:
    """Return the whole number that is written in digits, None where anything else is.

    A number too long for any game is taken for the highest one, which no game knows either.
    """
    digits = given.strip()
    if not (digits.isascii() and digits.isdigit()):
        return None
    return int(digits) if len(digits) <= len(str(HIGHEST)) else HIGHEST


def _all_of(typed: Sequence[str]) -> list[int]:
    return [number for part in typed if (number := number_in(part)) is not None]


def vocabulary(synonyms: Callable[[str], str]) -> dict[str, str]:
    """Return what may be typed as a line, and the word it stands for.

    synonyms: gives, for a word of `WORDS` or `ACTS`, the words of a language for it, separated
    by spaces.
    """
    known: dict[str, str] = {}
    for word in (*WORDS, *ACTS):
        for said in (*synonyms(word).casefold().split(), word):
            known.setdefault(said, word)
    return {**known, **KEYS}


def intent_of(numbers: Sequence[int], given: str) -> Intent:
    """Return the intent of one number, or of several that belong together."""
    several = tuple(numbers) if len(numbers) > 1 else ()
    return Intent("number", numbers[0], given, numbers=several)


def meant(word: str, digits: str, given: str) -> Intent:
    """Return the intent of a word beside a number, as it was typed, if one was.

    `0 -` walks back, `2 *` explains a score, `02 +` is `2 =` and `00 +` is `=`.
    """
    number = number_in(digits)
    if digits.startswith("0") and len(digits) > 1 and word in AFTER_TWO_DIGITS:
        return Intent(AFTER_TWO_DIGITS[word], number or None, given)
    if number == 0 and word in AFTER_ZERO:
        return Intent(AFTER_ZERO[word], number, given)
    if number is not None:
        word = AFTER_NUMBER.get(word, word)
    return Intent(word, number, given)


_NUMBERS: Final = re.compile(r"[0-9]+([.,][0-9]+)*")


def from_line(line: str, known: Mapping[str, str]) -> Intent:
    """Return the intent of a typed line: a word, numbers, or a word beside a number.

    A word of `ACTS` may have several. `NotUnderstood` for anything else.
    As with single keys, no blank is needed before a word, and a point may part two numbers.
    """
    parts = list(_parts(line.casefold(), known))
    digits = [part for part in parts if number_in(part) is not None]
    numbers = _all_of(digits)
    words = [known[part] for part in parts if part in known]
    if not parts or len(numbers) + len(words) != len(parts):
        raise NotUnderstood(LineUnknown(line))
    if not words:
        return intent_of(numbers, line.strip())
    if len(words) > 1 or (len(numbers) > 1 and words[0] not in ACTS):
        raise NotUnderstood(LineUnknown(line))
    if len(numbers) > 1:
        return Intent(words[0], numbers[0], line.strip(), numbers=tuple(numbers))
    return meant(words[0], digits[0] if digits else "", line.strip())


def _parts(line: str, known: Mapping[str, str]) -> Iterator[str]:
    """Give the words and numbers of a line: `2c` is a number and a word, `12.37` two numbers."""
    for part in line.split():
        begin = _NUMBERS.match(part)
        word = part[begin.end() :] if begin else part
        if begin is None or part in known or (word and word not in known):
            yield part
        else:
            yield from re.split("[.,]", begin[0])
            if word:
                yield word


def separates(typed: str, key: str) -> bool:
    """Say whether a key after these digits begins another number: a blank, or a keypad's point.

    A point after a lone 0 has a meaning of its own.
    """
    return bool(typed) and (key == " " or (key in (".", ",") and typed.strip() != "0"))


def starred(typed: str) -> str:
    """Return what may be seen of secret numbers: one star each, for long ones are high cards."""
    return re.sub(r"\d+", "*", typed)


class Typing:
    """Keys one by one: digits wait for Enter or for the letter that they belong to.

    A blank, or the point of a keypad, after digits begins another number.
    """

    def __init__(self) -> None:
        self.digits = ""

    def key(self, key: str) -> Intent | None:
        """Return the intent that this key completes, if it does.

        key: a character, `enter` or `backspace`. `NotUnderstood` for a key that means nothing.
        """
        if key == "backspace":
            self.digits = self.digits[:-1]
            return None
        if key.isascii() and key.isdigit():
            self.digits += key
            return None
        if separates(self.digits, key):
            self.digits = self.digits.rstrip() + " "
            return None
        if key == "enter":
            typed = self._typed()
            return intent_of(_all_of(typed), " ".join(typed)) if typed else None
        return self.word(KEYS.get(key.lower(), ""), key)

    def word(self, word: str, given: str) -> Intent:
        """Return a word of the program's, with the number before it; `given` is what was typed.

        `NotUnderstood` for no word, or behind several numbers.
        """
        typed = self._typed()
        if not word or len(typed) > 1:
            named = len(given) == 1 and given.isprintable()
            raise NotUnderstood(KeyUnknown(given if named else NAMELESS))
        return meant(word, typed[0] if typed else "", given)

    def _typed(self) -> list[str]:
        """Return the numbers as they were typed; they are used up by that."""
        digits, self.digits = self.digits, ""
        return digits.split()
