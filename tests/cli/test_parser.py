"""Reading the command line."""

from __future__ import annotations

import pytest

from accessigame.cli.parser import (
    ArgumentMissing,
    BadChoice,
    BadNumber,
    OptionUnclear,
    Parser,
    UnknownOption,
    WordTooMany,
    language_in,
    needed,
    one_of,
    whole,
)
from accessigame.core.model import Event, NotUnderstood


def parser() -> Parser:
    """Return a parser with an option of each kind."""
    made = Parser("dance")
    made.add_argument("partner", nargs="?")
    made.add_argument("--steps", type=whole("--steps", 1, 9), default=3)
    made.add_argument("--style", type=one_of("--style", ("waltz", "polka")))
    made.add_argument("--loud", action="store_true")
    return made


def test_what_is_given_is_read() -> None:
    """Options may stand before and after, with a blank or an equals sign."""
    given = parser().read(["--steps", " 4", "Ana", "--style=POLKA ", "--loud", "--lang=de"])
    assert (given.partner, given.steps, given.style, given.loud) == ("Ana", 4, "polka", True)
    assert (given.lang, given.help) == ("de", False)
    assert parser().read(["-h"]).help


@pytest.mark.parametrize(
    ("arguments", "event"),
    [
        (["--steps=0"], BadNumber("--steps", "0", 1, 9)),
        (["--steps=10"], BadNumber("--steps", "10", 1, 9)),
        (["--steps", "-5"], BadNumber("--steps", "-5", 1, 9)),
        (["--steps=--5"], BadNumber("--steps", "--5", 1, 9)),
        (["--steps=" + "9" * 5000], BadNumber("--steps", "9" * 5000, 1, 9)),
        (["--steps=x"], BadNumber("--steps", "x", 1, 9)),
        (["--steps="], BadNumber("--steps", "", 1, 9)),
        (["--style=tango"], BadChoice("--style", "tango", ("waltz", "polka"))),
        (["--steps"], OptionUnclear("--steps")),
        (["--loud=yes"], OptionUnclear("--loud")),
        (["--speed=3"], UnknownOption("--speed=3", "dance")),
        (["--step=3"], UnknownOption("--step=3", "dance")),
        (["Ana", "Ben"], WordTooMany("Ben", "dance")),
    ],
)
def test_mistakes(arguments: list[str], event: Event) -> None:
    """Each mistake is an event that names the option; nothing is shortened or guessed."""
    with pytest.raises(NotUnderstood) as caught:
        parser().read(arguments)
    assert caught.value.event == event


def test_what_is_needed() -> None:
    """A missing value that must be given is named."""
    assert needed("Ana", "dance") == "Ana"
    for nothing in (None, ""):
        with pytest.raises(NotUnderstood) as caught:
            needed(nothing, "dance")
        assert caught.value.event == ArgumentMissing("dance")


@pytest.mark.parametrize(
    ("arguments", "language"),
    [
        ([], ""),
        (["play", "--lang", "de"], "de"),
        (["--lang=fr", "play"], "fr"),
        (["play", "--lang"], ""),
        (["--language", "de"], ""),
    ],
)
def test_the_language_is_found_before_anything_is_understood(
    arguments: list[str], language: str
) -> None:
    """The language is known even where the rest is a mistake."""
    assert language_in(arguments) == language
