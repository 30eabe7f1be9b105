"""Parser of command lines; every mistake becomes a sentence, in the language asked for.

A value tells a shell which texts and paths are usual for an option. Such a text is taken as it was
given, and checked where it is used: only there is its game known, or the file. Options with the
same few values everywhere have a `WordChoice` instead.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, Generic, NoReturn, TypeVar

from accessigame.core.game import Game
from accessigame.core.model import Event, NotUnderstood, event_class

_Value = TypeVar("_Value")

MOST_DIGITS: Final = 18
"""More digits than any option has; Python reads no number of thousands of them."""

SEEDS: Final = 2**31 - 1
"""The highest number of a deal that a person chooses; a drawn one is longer, and a secret."""


@event_class
class UnknownOption(Event):
    """The command has no such option."""

    given: str
    command: str


@event_class
class WordTooMany(Event):
    """The command takes no further word, and this is no option."""

    given: str
    command: str


@event_class
class OptionTooEarly(Event):
    """An option of a command stands before it."""

    option: str
    command: str


@event_class
class OptionUnclear(Event):
    """An option lacks its value, or has one too many."""

    option: str


@event_class
class OptionsApart(Event):
    """Two options that exclude each other."""

    one: str
    other: str


@event_class
class OptionNeeds(Event):
    """An option does nothing without another one."""

    option: str
    other: str


@event_class
class BadChoice(Event):
    """An option can only have one of a few values."""

    option: str
    given: str
    known: tuple[str, ...]


@event_class
class BadNumber(Event):
    """An option wants a whole number between two others."""

    option: str
    given: str
    low: int
    high: int


@event_class
class BadSeconds(Event):
    """An option wants seconds between two others."""

    option: str
    given: str
    low: str
    high: str


@event_class
class ArgumentMissing(Event):
    """The command needs something after its name."""

    command: str


@event_class
class NumbersUnclear(Event):
    """Cards are whole numbers with spaces between them."""

    given: str


_NO_HELP: Final = partial(argparse.HelpFormatter, width=80)
"""Formats no help, and is made for each option that is added.

Without a width, it would ask the terminal each time, by a module with five kinds of archives.
"""


class Parser(argparse.ArgumentParser):
    """A parser of the standard library that says nothing of its own.

    stages: add more options for arguments that were not understood so far, one after the other;
    an option whose module is slow to load waits there until it is needed.
    """

    def __init__(self, command: str) -> None:
        super().__init__(
            prog=command,
            formatter_class=_NO_HELP,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
        )
        self.command = command
        self.stages: Sequence[Callable[[Sequence[str]], None]] = ()
        self.add_argument("--help", "-h", action="store_true")
        self.add_argument("--help-more", action="store_true")
        self.add_argument("--lang", type=LANGUAGE)

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Return the values of the arguments; raises NotUnderstood for an unknown one."""
        values, unknown = self._known_among(arguments)
        for add_options in self.stages:
            if unknown:
                add_options(arguments)
                values, unknown = self._known_among(arguments)
        if unknown:
            kind = UnknownOption if unknown[0].startswith("-") else WordTooMany
            raise NotUnderstood(kind(unknown[0], self.command))
        return values

    def takes_value(self, option: str) -> bool | None:
        """Return True for an option with a value, False for one without, None for none of these."""
        action = self._option_string_actions.get(option)
        return None if action is None else action.nargs != 0

    def options(self) -> dict[str, argparse.Action]:
        """Return the options of the command by name, with those of every game, if it takes any."""
        for add_options in self.stages:
            add_options([])
        actions = self._option_string_actions.items()
        return {name: action for name, action in actions if name.startswith("--")}

    def _known_among(self, arguments: Sequence[str]) -> tuple[argparse.Namespace, list[str]]:
        """Return the values of the known arguments, and the unknown ones."""
        try:
            return self.parse_known_args(list(arguments))
        except argparse.ArgumentError as error:
            raise NotUnderstood(OptionUnclear(error.argument_name or self.command)) from error

    def error(self, message: str) -> NoReturn:
        """Raise: what argparse would print is in one language only."""
        raise NotUnderstood(OptionUnclear(message))


def whole(option: str, low: int, high: int) -> Callable[[str], int]:
    """Return a reader of whole numbers from low to high; it raises NotUnderstood."""

    def read(given: str) -> int:
        digits = given.strip()
        fits = digits.isascii() and digits.isdigit() and len(digits) <= MOST_DIGITS
        if not fits or not low <= int(digits) <= high:
            raise NotUnderstood(BadNumber(option, given, low, high))
        return int(digits)

    return read


def seconds(option: str, low: float = 0.01, high: float = 60.0) -> Callable[[str], float]:
    """Return a reader of seconds from low to high; it raises NotUnderstood."""

    def read(given: str) -> float:
        text = given.strip().replace(",", ".", 1)
        if text.replace(".", "", 1).isdecimal() and text.isascii() and low <= float(text) <= high:
            return float(text)
        raise NotUnderstood(BadSeconds(option, given, f"{low:g}", f"{high:g}"))

    return read


@dataclass(frozen=True, slots=True)
class WordChoice(Generic[_Value]):
    """A reader of one of a few words; it raises NotUnderstood.

    value_of: returns the value of the words that were given. many: several with commas between.
    """

    option: str
    words: tuple[str, ...]
    value_of: Callable[[Sequence[str]], _Value]
    many: bool = False

    def __call__(self, given: str) -> _Value:
        """Return the value that is meant."""
        parts = given.split(",") if self.many else [given]
        return self.value_of([*map(self._word, parts)])

    def _word(self, given: str) -> str:
        if (word := given.strip().lower()) in self.words:
            return word
        raise NotUnderstood(BadChoice(self.option, given, self.words))


def one_of(option: str, known: Iterable[str]) -> WordChoice[str]:
    """Return a reader of one of a few words; it raises NotUnderstood."""
    return WordChoice(option, tuple(known), lambda words: words[0])


def some_of(option: str, known: Iterable[str]) -> WordChoice[tuple[str, ...]]:
    """Return a reader of some of a few words, with commas between; it raises NotUnderstood."""
    return WordChoice(option, tuple(known), lambda words: tuple(dict.fromkeys(words)), many=True)


def switch(option: str, known: Sequence[str]) -> WordChoice[bool]:
    """Return a reader of a switch: of the word that sets it, or the other; raises NotUnderstood."""
    return WordChoice(option, tuple(known), lambda words: words[0] == known[0])


def needed(given: str | None, command: str) -> str:
    """Return a value that must be given; raises NotUnderstood if it is missing."""
    if not given:
        raise NotUnderstood(ArgumentMissing(command))
    return given


def language_in(arguments: Sequence[str]) -> str:
    """Return the value of `--lang` anywhere, so that even mistakes are told in it."""
    for place, argument in enumerate(arguments):
        if argument == "--lang":
            return "".join(arguments[place + 1 : place + 2])
        if argument.startswith("--lang="):
            return argument.removeprefix("--lang=")
    return ""


Values = Callable[[Sequence[Game[Any]]], Iterable[str]]


@dataclass(frozen=True, slots=True)
class FreeText:
    """A reader that takes any text.

    values: returns the usual ones in these games. many: several of them with commas between.
    path: `file` or `folder`, if it may be the path of one. behind_colon: what follows a colon.
    """

    values: Values = lambda _: ()
    many: bool = False
    path: str = ""
    behind_colon: FreeText | None = None

    def __call__(self, given: str) -> str:
        """Return the text as it was given."""
        return given


def _games(found: Sequence[Game[Any]]) -> Iterable[str]:
    return (rules.name for rules in found)


def _editions(found: Sequence[Game[Any]]) -> Iterable[str]:
    return (edition for rules in found for edition in rules.editions)


def _levels(found: Sequence[Game[Any]]) -> Iterable[str]:
    from accessigame import bots  # noqa: PLC0415 - imported only for a shell

    return dict.fromkeys(level for rules in found for level in bots.levels(rules))


def _seats_of_bots(found: Sequence[Game[Any]]) -> Iterable[str]:
    from accessigame import bots  # noqa: PLC0415 - imported only for a shell

    return (bots.BOT, *_levels(found))


def _notations(_: Sequence[Game[Any]]) -> Iterable[str]:
    from accessigame.braille.notation import NOTATIONS  # noqa: PLC0415 - imported only for a shell

    return NOTATIONS


def _makes(_: Sequence[Game[Any]]) -> Iterable[str]:
    from accessigame.displays import registry  # noqa: PLC0415 - imported only for a shell

    return registry.names()


def _displays(found: Sequence[Game[Any]]) -> Iterable[str]:
    from accessigame.devices.transport.addressing import AUTO, BRLAPI, HID  # noqa: PLC0415 - the same

    return (AUTO, BRLAPI, HID, *(f"{make}:" for make in _makes(found)))


def _languages(_: Sequence[Game[Any]]) -> Iterable[str]:
    from accessigame.words.words import LANGUAGES  # noqa: PLC0415 - imported only for a shell

    return LANGUAGES


FILE: Final = FreeText(path="file")
FOLDER: Final = FreeText(path="folder")
LANGUAGE: Final = FreeText(_languages)
GAME: Final = FreeText(_games)
EDITION: Final = FreeText(_editions)
LEVELS: Final = FreeText(_levels, many=True)
PLAYERS: Final = FreeText(behind_colon=FreeText(_seats_of_bots))
"""Names with commas between, each with the level of a bot behind a colon, if it is one."""
NOTATION: Final = FreeText(_notations)
MAKES: Final = FreeText(_makes, many=True)
DISPLAY: Final = FreeText(_displays, behind_colon=FILE)
"""The name of a display: its make and its port, or a word of its own."""
