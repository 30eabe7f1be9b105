"""The help in a game: one line for each key that does something there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from types import MappingProxyType
from typing import Any

from accessigame.core.game import Game
from accessigame.core.model import Event, event_class
from accessigame.host.commands import COMMANDS
from accessigame.input.keymap import KEYS, SYMBOLS
from accessigame.words.words import Localizer


@event_class
class HelpLine(Event):
    """The meaning of one key.

    key: its name as it is spoken. dots: its name for fingers. brief: the meaning for fingers.
    """

    key: str
    meaning: str
    dots: str
    brief: str


def help_lines(
    rules: Game[Any], words: Localizer, chords: Mapping[str, str] = MappingProxyType({})
) -> tuple[HelpLine, ...]:
    """Return a line for each key of this game, and before them one for a number alone.

    chords: the dots that give a word with the space key, by that word. Braille has no keys that
    are signs: it names letters, which dots are too, and a sign only with its chord.
    """
    known = {*(act.word for act in rules.acts), *(row.word for row in rules.questions), *COMMANDS}
    keys: dict[str, list[str]] = {}
    for key, word in KEYS.items():
        if word in known:
            keys.setdefault(word, []).append(key)
    lines = [_line(word, own, rules, words, chords) for word, own in keys.items()]
    if words.has(numbers := f"help-number-{rules.name}"):
        number = words.text("key-number")
        lines.insert(0, HelpLine(number, words.text(numbers), number, words.brief(numbers)))
    return tuple(lines)


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
