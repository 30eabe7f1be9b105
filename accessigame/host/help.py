"""The help in a game: one line for each key that does something there."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import Any

from accessigame.core.game import Game
from accessigame.core.model import Event, Message, Phrase, Text, event_class
from accessigame.host.commands import COMMANDS
from accessigame.input.keymap import KEYS, SYMBOLS, UNKEYED, Word, keypad_pairs
from accessigame.output.adjusting import ADJUSTING, Adjustable
from accessigame.output.blocks import HasChords, Output
from accessigame.session.table import Table
from accessigame.words.words import Localizer


@event_class
class KeypadPair(Phrase):
    """Two keys of a keypad, such as 0 and the star: zeros, and the name of the sign."""

    zeros: str
    sign: Phrase


@event_class
class HelpLine(Event):
    """The meaning of one key.

    keys: the names of its keys as they are spoken. dots: their names for fingers.
    """

    keys: tuple[Phrase, ...]
    meaning: Message
    dots: tuple[Phrase, ...]


def chords_of(outputs: Iterable[Output]) -> Mapping[str, str]:
    """Return the dots of each word on the display among these outputs; empty without one."""
    displays = (output for output in outputs if isinstance(output, HasChords))
    return next((display.chords for display in displays), {})


def help_lines(
    rules: Game[Any],
    words: Localizer,
    chords: Mapping[str, str] = MappingProxyType({}),
    idle: Collection[str] = (),
    *,
    kinds: Sequence[str] = (),
) -> tuple[HelpLine, ...]:
    """Return a line for each key of this game, and before them one for a number alone.

    words: of any language, since all have the same messages. idle: words that do nothing at this
    table, which are left out. kinds: what else a key may mean, such as `guest`, best first.

    chords: the dots that give a word with the space key, by that word. Braille has no keys that
    are signs: it names letters, which dots are too, and a sign only with its chord.
    """
    kinds = (*kinds, rules.name)
    game_words = (*(act.word for act in rules.acts), *(row.word for row in rules.questions))
    vocabulary = {*game_words, *COMMANDS}
    keys: dict[str, list[str]] = {}
    for key, word in KEYS.items():
        if word in vocabulary and word not in idle:
            keys.setdefault(word, []).append(key)
    keys |= {word: [] for word in UNKEYED if any(keypad_pairs(word)) and word not in idle}
    lines = [
        _line(word, each, _meaning(word, kinds, words), _entered(word, rules), chords)
        for word, each in keys.items()
    ]
    return (*_number_line(rules, words, idle), *lines)


def _number_line(rules: Game[Any], words: Localizer, idle: Collection[str]) -> tuple[HelpLine, ...]:
    """Return the line for a number alone, if it means anything in this game."""
    message_key, number = f"help-number-{rules.name}", (Message("key-number"),)
    types_cards = Word.EMPTY not in idle  # a pile that can be empty is one of real cards
    meanings = filter(words.has, (*([f"{message_key}-typed"] if types_cards else []), message_key))
    return tuple(HelpLine(number, Message(meaning), number) for meaning in meanings)[:1]


def idle_words(
    table: Table,
    outputs: Iterable[object],
    *,
    shared: bool,
    guest: bool = False,
    has_language: bool = True,
) -> frozenset[str]:
    """Return the words that do nothing at a table: there is no voice, or nothing to hand round.

    shared: whether a device goes from hand to hand. guest: for a guest, who has no word that
    belongs to the table. has_language: the device of the keys has a language of its own.
    """
    voices = any(isinstance(output, Adjustable) for output in outputs)
    idle = {
        *(() if voices else {*ADJUSTING} - {Word.VERBOSITY}),
        *(() if shared else (Word.DISPLAY,)),
        *(() if table.seating.dealer is None else (Word.EMPTY, Word.WHICH)),
        *(() if table.seating.advice else (Word.ADVICE,)),
        *(() if table.seating.hosted else (Word.GUESTS, Word.SAY, Word.STAND_IN)),
        *((Word.LANGUAGE,) if has_language else ()),
        *(_words_of_table(table) if guest else ()),
    }
    return frozenset(idle)


def _words_of_table(table: Table) -> Iterator[str]:
    """Yield the words that only those at the table have; with `quit` a guest leaves the seat."""
    yield from (word for word, row in COMMANDS.items() if row.of_table and word != Word.QUIT)
    yield from (act.word for act in table.session.game.acts if act.of_table)
    if not table.session.game.hides_choices:
        yield Word.UNDO


def key_help(
    meanings: Mapping[str, str], chords: Mapping[str, str] = MappingProxyType({})
) -> tuple[HelpLine, ...]:
    """Return a line for each of these words, with its keys, where no game is played.

    meanings: the key of each word's message. chords: as for `help_lines`.
    """
    return tuple(
        _line(word, [key for key, meant in KEYS.items() if meant == word], meaning, (), chords)
        for word, meaning in meanings.items()
    )


def stepping_help(
    own: Mapping[str, str], number: str, usual_words: Iterable[str], chords: Mapping[str, str]
) -> tuple[HelpLine, ...]:
    """Return a line for each key where somebody goes step by step through a game.

    own: the keys of the messages of words that mean something else there than in a game.
    number: that of a number alone. chords: as for `help_lines`.
    """
    meanings: dict[str, str] = {word: f"help-{word}" for word in usual_words}
    enter, digits = (Message("key-enter"),), (Message("key-number"),)
    return (
        HelpLine(enter, Message(own[Word.FORTH]), enter),
        HelpLine(digits, Message(number), digits),
        *key_help({**meanings, **own}, chords),
    )


def _meaning(word: str, kinds: Iterable[str], words: Localizer) -> str:
    """Return the message of a word: the first of these kinds that there is, or that for all."""
    message_keys = (f"help-{word}-{kind}" for kind in kinds)
    return next(filter(words.has, message_keys), f"help-{word}")


def _entered(word: str, rules: Game[Any]) -> tuple[Phrase, ...]:
    """Return the numbers that mean the same as a word, with Enter."""
    numbers = [act.number for act in rules.acts if act.word == word and act.number is not None]
    return tuple(Message("key-entered", arguments=(("number", number),)) for number in numbers)


def _line(
    word: str, keys: list[str], meaning: str, entered: Iterable[Phrase], chords: Mapping[str, str]
) -> HelpLine:
    pairs = [KeypadPair(zeros, _key_name(sign)) for zeros, sign in keypad_pairs(word)]
    key_names: tuple[Phrase, ...] = (*map(_key_name, keys), *entered, *pairs)
    return HelpLine(key_names, Message(meaning), tuple(_felt_keys(word, keys, chords)))


def _felt_keys(word: str, keys: list[str], chords: Mapping[str, str]) -> Iterator[Phrase]:
    letters = [key for key in keys if key.isalpha()]
    yield from map(Text, letters or keys)
    if not keys:
        pairs = [*keypad_pairs(word)]
        letters_alone = [pair for pair in pairs if pair[1].isalpha()]
        yield from (
            KeypadPair(zeros, Text(_letter_beside(sign))) for zeros, sign in letters_alone or pairs
        )
    if word in chords:
        yield Message("key-chord", arguments=(("dots", chords[word]),))


def _letter_beside(sign: str) -> str:
    """Return the letter that does the same as a sign of the keypad."""
    return next(key for key, word in KEYS.items() if word == KEYS[sign] and key.isalpha())


def _key_name(key: str) -> Phrase:
    return Message(f"key-{SYMBOLS[key]}") if key in SYMBOLS else Text(key)
