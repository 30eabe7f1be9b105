"""The help in a game: what each key does there, and the rules by sections."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from accessigame.core.game import Game
from accessigame.core.model import Event, NotUnderstood, Seat
from accessigame.input.keymap import KEYS, SYMBOLS
from accessigame.session.review import LISTENING
from accessigame.words.words import Localizer

EVERYWHERE: Final = ("help", "since", "undo", "correct", "forth", "display", "quit", *LISTENING)
"""Words that mean the same in every game."""


@dataclass(frozen=True, slots=True)
class HelpLine(Event):
    """What one key does; and in brief, for fingers, with the key as dots give it."""

    key: str
    meaning: str
    dots: str
    brief: str


@dataclass(frozen=True, slots=True)
class RuleLine(Event):
    """One sentence of a section of the rules."""

    line: str


@dataclass(frozen=True, slots=True)
class NoSuchSection(Event):
    """The rules have no section of this number."""

    given: int
    high: int


def help_lines(
    rules: Game[Any], words: Localizer, chords: Mapping[str, str] = MappingProxyType({})
) -> tuple[HelpLine, ...]:
    """Return each key of this game with what it does, and first what a number does.

    chords: the dots that give a word with the space key, by that word. Braille has no keys that
    are signs: it names letters, which dots are too, and a sign only with its chord.
    """
    keys: dict[str, list[str]] = {}
    known = {*(act.word for act in rules.acts), *_questions(rules), *EVERYWHERE}
    for key, word in KEYS.items():
        if word in known:
            keys.setdefault(word, []).append(key)
    lines = [_line(word, own, rules, words, chords) for word, own in keys.items()]
    if words.has(numbers := f"help-number-{rules.name}"):
        number = words.text("key-number")
        lines.insert(0, HelpLine(number, words.text(numbers), number, words.brief(numbers)))
    return tuple(lines)


def _questions(rules: Game[Any]) -> Iterator[str]:
    return (question.word for question in rules.questions)


def _line(
    word: str, keys: list[str], rules: Game[Any], words: Localizer, chords: Mapping[str, str]
) -> HelpLine:
    own = f"help-{word}-{rules.name}"  # in this game, if it does something of its own there
    meaning = own if words.has(own) else f"help-{word}"
    named = ", ".join(_key_name(key, words) for key in keys)
    dots = " ".join(_felt_keys(word, keys, words, chords))
    return HelpLine(named, words.text(meaning), dots, words.brief(meaning))


def _felt_keys(
    word: str, keys: list[str], words: Localizer, chords: Mapping[str, str]
) -> Iterator[str]:
    letters = [key for key in keys if key.isalpha()]
    yield from letters or keys
    if word in chords:
        yield words.text("key-chord", dots=chords[word])


def _key_name(key: str, words: Localizer) -> str:
    return words.text(f"key-{SYMBOLS[key]}") if key in SYMBOLS else key


def sections(game: str, words: Localizer) -> int:
    """Return how many sections the rules of a game have."""
    count = 0
    while words.has(f"rules-{game}-{count + 1}"):
        count += 1
    return count


def section(game: str, number: int, words: Localizer) -> tuple[Event, ...]:
    """Return one section of the rules; `NotUnderstood` for a number that none has."""
    high = sections(game, words)
    if not 1 <= number <= high:
        raise NotUnderstood(NoSuchSection(number, high))
    return tuple(RuleLine(line) for line in sentences(game, number, words))


def sentences(game: str, number: int, words: Localizer) -> list[str]:
    """Return the sentences of a section that there is."""
    return words.text(f"rules-{game}-{number}").split("\n")


def with_errands(events: Iterable[Event], seats: Container[Seat]) -> tuple[Event, ...]:
    """Return the events, each of these seats with what hands must do for it on a real table."""
    told: list[Event] = []
    for event in events:
        errand = event.real_table_instruction if event.done_by in seats else None
        told += [event] if errand is None else [event, errand]
    return tuple(told)
