"""Parser of command lines; every mistake becomes a sentence, in the language asked for."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterable, Sequence
from typing import Final, NoReturn

from accessigame.core.model import Event, NotUnderstood, event_class

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
        self.add_argument("--lang", choices=None)

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """Return the values of the arguments; raises NotUnderstood for an unknown one."""
        given, unknown = self._known_among(arguments)
        for add_options in self.stages:
            if unknown:
                add_options(arguments)
                given, unknown = self._known_among(arguments)
        if unknown:
            raise NotUnderstood(UnknownOption(unknown[0], self.command))
        return given

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


def wholes(option: str, low: int, high: int) -> Callable[[str], tuple[int, ...]]:
    """Return a reader of whole numbers with commas between; it raises NotUnderstood."""
    read_one = whole(option, low, high)

    def read(given: str) -> tuple[int, ...]:
        return tuple(dict.fromkeys(read_one(part) for part in given.split(",")))

    return read


def seconds(option: str, low: float = 0.01, high: float = 60.0) -> Callable[[str], float]:
    """Return a reader of seconds from low to high; it raises NotUnderstood."""

    def read(given: str) -> float:
        text = given.strip().replace(",", ".", 1)
        if text.replace(".", "", 1).isdecimal() and text.isascii() and low <= float(text) <= high:
            return float(text)
        raise NotUnderstood(BadSeconds(option, given, f"{low:g}", f"{high:g}"))

    return read


def one_of(option: str, known: Iterable[str]) -> Callable[[str], str]:
    """Return a reader of one of a few words; it raises NotUnderstood."""
    words = tuple(known)

    def read(given: str) -> str:
        if given.strip().lower() in words:
            return given.strip().lower()
        raise NotUnderstood(BadChoice(option, given, words))

    return read


def some_of(option: str, known: Iterable[str]) -> Callable[[str], tuple[str, ...]]:
    """Return a reader of some of a few words, with commas between; it raises NotUnderstood."""
    read_one = one_of(option, known)

    def read(given: str) -> tuple[str, ...]:
        return tuple(dict.fromkeys(read_one(part) for part in given.split(",")))

    return read


def needed(given: str | None, command: str) -> str:
    """Return a value that must be given; raises NotUnderstood if it is missing."""
    if not given:
        raise NotUnderstood(ArgumentMissing(command))
    return given


def language_in(arguments: Sequence[str]) -> str:
    """Return the value of `--lang` anywhere, so that even mistakes are told in it."""
    for place, here in enumerate(arguments):
        if here == "--lang":
            return "".join(arguments[place + 1 : place + 2])
        if here.startswith("--lang="):
            return here.removeprefix("--lang=")
    return ""
