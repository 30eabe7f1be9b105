"""Typed lines, and words beside numbers: text comes in, an `Intent` goes out."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from accessigame.core.model import Event, Intent, NotUnderstood, event_class
from accessigame.input.card_code import spaced
from accessigame.input.keymap import (
    AFTER_NUMBER,
    AFTER_THREE_ZEROS,
    AFTER_TWO_DIGITS,
    AFTER_TWO_ZEROS,
    AFTER_ZERO,
    KEYS,
    WORDS,
    Word,
)
from accessigame.input.text_line import bounded

HIGHEST: Final = 999_999_999
"""The highest number that is told from others."""


@event_class
class LineUnknown(Event):
    """A line without a meaning."""

    given: str


class Vocabulary(NamedTuple):
    """The texts that can be typed as lines at one table, in one language.

    words: the word of the program or of the game for each text, in lower case; the keys alone
    where nothing is given.
    numbered: the words that several numbers may follow.
    """

    words: Mapping[str, str] = KEYS
    numbered: frozenset[str] = frozenset()


def vocabulary(
    synonyms: Callable[[str], str], acts: Iterable[str] = (), numbered: Iterable[str] = ()
) -> Vocabulary:
    """Return the vocabulary of a language and a game.

    synonyms: the words of the language for a word, separated by spaces. Of two words with the
    same synonym, the first in `WORDS` counts, and a key counts before each synonym.
    acts: the words for the acts of the game. numbered: those that several numbers may follow.
    """
    meanings: dict[str, str] = {}
    for word in (*WORDS, *acts):
        for synonym in (*synonyms(word).casefold().split(), word):
            meanings.setdefault(synonym, word)
    return Vocabulary({**meanings, **KEYS}, frozenset(numbered))


def parse_line(line: str, vocabulary: Vocabulary) -> Intent:
    """Return the intent of a typed line: a word, numbers, or a word beside a number.

    As with single keys, no blank is needed before a word, and a point may separate two numbers.
    Codes of cards need nothing between them.
    Behind the word for a line to all, or its colon, the rest is text.
    Raises NotUnderstood when the line is anything else.
    """
    text = _text_to_all(line.strip(), vocabulary)
    if text is not None:
        return Intent(Word.SAY, None, line.strip(), text=bounded(text))
    parts = list(_parts(spaced(line.casefold()), vocabulary.words))
    digits = [part for part in parts if number_in(part) is not None]
    numbers = numbers_in(digits)
    words = [vocabulary.words[part] for part in parts if part in vocabulary.words]
    if not parts or len(numbers) + len(words) != len(parts):
        raise NotUnderstood(LineUnknown(line))
    if not words:
        return intent_of_numbers(numbers, line.strip())
    if len(words) > 1 or (len(numbers) > 1 and words[0] not in vocabulary.numbered):
        raise NotUnderstood(LineUnknown(line))
    if len(numbers) > 1:
        return Intent(words[0], numbers[0], line.strip(), numbers=tuple(numbers))
    return intent_of_word(words[0], digits[0] if digits else "", line.strip())


def _text_to_all(line: str, vocabulary: Vocabulary) -> str | None:
    """Return the text behind the word or the key of a line to all; None for any other line."""
    if line and KEYS.get(line[0]) == Word.SAY:
        return line[1:]
    word, _, text = line.partition(" ")
    return text if vocabulary.words.get(word.casefold()) == Word.SAY else None


_NUMBERS: Final = re.compile(r"[0-9]+([.,][0-9]+)*")


def _parts(line: str, words: Mapping[str, str]) -> Iterator[str]:
    """Yield the words and numbers of a line: `2c` is a number and a word, `12.37` two numbers."""
    for part in line.split():
        begin = _NUMBERS.match(part)
        word = part[begin.end() :] if begin else part
        if begin is None or part in words or (word and word not in words):
            yield part
        else:
            yield from re.split("[.,]", begin[0])
            if word:
                yield word


def intent_of_numbers(numbers: Sequence[int], text: str) -> Intent:
    """Return the intent of one number, or of several that belong together."""
    several = tuple(numbers) if len(numbers) > 1 else ()
    return Intent(Word.NUMBER, numbers[0], text, numbers=several)


def intent_of_word(word: str, digits: str, text: str) -> Intent:
    """Return the intent of a word beside a number in digits, which may be empty.

    `0 -` walks back, `2 *` explains a score, `02 +` is `2 =`, `00 +` is `=`, `00 -` leaves, and
    `000 -` leaves after the round.
    """
    number = number_in(digits)
    if number is None:
        return Intent(word, None, text)
    if digits == "00" and word in AFTER_TWO_ZEROS:
        return Intent(AFTER_TWO_ZEROS[word], None, text)
    if digits == "000" and word in AFTER_THREE_ZEROS:
        return Intent(AFTER_THREE_ZEROS[word], None, text)
    if digits.startswith("0") and len(digits) > 1 and word in AFTER_TWO_DIGITS:
        return Intent(AFTER_TWO_DIGITS[word], number or None, text)
    changed = AFTER_NUMBER if number else AFTER_ZERO
    return Intent(changed.get(word, word), number, text)


def number_in(text: str) -> int | None:
    """Return the whole number that is written in digits; None for any other text.

    A number too long for any game becomes the highest one, which no game knows either.
    """
    digits = text.strip()
    if not (digits.isascii() and digits.isdigit()):
        return None
    return int(digits) if len(digits) <= len(str(HIGHEST)) else HIGHEST


def numbers_in(texts: Iterable[str]) -> list[int]:
    """Return the numbers among texts, in their order."""
    return [number for part in texts if (number := number_in(part)) is not None]
