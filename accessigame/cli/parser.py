"""Parser of command lines; every mistake becomes a sentence, in the language asked for."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, Generic, NoReturn, TypeVar

from accessigame.cli.values import LANGUAGE
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


class Parser(argparse.ArgumentParser):
    """A parser of the standard library that says nothing of its own.

    stages: add more options for arguments that were not understood so far, one after the other;
    an option whose module is slow to load waits there until it is needed.
    """

    def __init__(self, command: str) -> None:
        super().__init__(prog=command, add_help=False, allow_abbrev=False, exit_on_error=False)
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
