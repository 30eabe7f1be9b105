"""Numbers side by side: two that a voice would run together have a word between them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from itertools import product
from typing import Any, Final, get_type_hints

import pytest

from accessigame.core.model import Event, Prompt, Seat
from accessigame.games.six_nimmt.events.answers import HandHeld
from accessigame.words.words import LANGUAGES, Localizer, Verbosity, heard_as_one, number_pairs
from tests.pronounced.pronouncing import example
from tests.sentences import every_event

pytestmark = pytest.mark.unmeasured

PAIRS: Final = {"fr": (20, 5), "de": (100, 4), "en": (30, 2)}
"""Two numbers that are one when no pause is heard: 25, 104 and 32."""
SMALL: Final = {"row", "page", "margin", "missing", "trials"}
"""Fields whose numbers are never such: a row has at most 4."""
SIDE_BY_SIDE: Final = re.compile(r"(?=\b(\d+) ?[,;:.]? (\d+))")


@pytest.mark.parametrize(
    ("text", "pairs"),
    [
        ("4 20", {4: {20}}),
        ("60 2-4", {60: {2, 3, 4}}),
        ("3-4 10, 100 1-2", {3: {10}, 4: {10}, 100: {1, 2}}),
        ("4 20, 4 22-23", {4: {20, 22, 23}}),
    ],
)
def test_pairs_are_read(text: str, pairs: Mapping[int, set[int]]) -> None:
    """The ranges are those of the catalogue."""
    assert number_pairs(text) == pairs


@pytest.mark.parametrize(
    ("before", "after", "one"),
    [
        ("60", "12", True),
        ("3, 60", "12 à 15", True),
        ("60", "12, 13", True),
        ("160", "12", False),
        ("60", "120", False),
        ("60 jetons", "12", False),
        ("60", "le 12", False),
        ("", "12", False),
    ],
)
def test_only_ends_that_meet_count(before: str, after: str, one: bool) -> None:
    """A pair is the last number of one text and the first one of the next."""
    assert heard_as_one(number_pairs("60 12-19"), before, after) is one


@pytest.mark.parametrize(
    ("language", "event", "speech"),
    [
        ("fr", HandHeld(Seat(0), (20, 60, 72)), "20, 60, 72"),
        ("fr", HandHeld(Seat(0), (4, 20, 60, 72)), "4, puis 20, 60, 72"),
        ("en", HandHeld(Seat(0), (4, 20, 60, 72)), "4, 20, 60, 72"),
        ("en", HandHeld(Seat(0), (2, 60, 104)), "2, 60, 104"),
        ("de", HandHeld(Seat(0), (3, 10, 100, 104)), "3, dann 10, 100, 104"),
    ],
)
def test_a_word_parts_two(language: str, event: Event, speech: str) -> None:
    """The word stands where the language needs it, and nowhere else."""
    assert speech in Localizer(language).say(event).speech


def test_a_braille_line_has_no_word() -> None:
    """Nobody feels two numbers as one."""
    assert "60 72" in Localizer("fr").say(HandHeld(Seat(0), (4, 60, 72))).braille


def sides(language: str, kind: type[Event]) -> Iterator[Event]:
    """Give an event with each choice of two numbers in its fields."""
    one, other = PAIRS[language]
    pair: dict[Any, tuple[object, ...]] = {
        int: (one, other),
        tuple[int, ...]: ((one, other),),
        tuple[int, int, int, int]: ((one, other, one, other),),
        tuple[tuple[int, ...], ...]: (((one,), (other,)), ((one, other),)),
    }
    hints = get_type_hints(kind)
    numbers = {
        f.name: pair[hints[f.name]]
        for f in fields(kind)
        if hints[f.name] in pair and f.name not in SMALL
    }
    for values in product(*numbers.values()):
        yield replace(example(kind), **dict(zip(numbers, values, strict=True)))


def said(words: Localizer, event: Event) -> Iterator[str]:
    """Give the sentences of an event, at each verbosity."""
    for verbosity in Verbosity:
        yield words.say(event, verbosity=verbosity).speech


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_has_two_side_by_side(language: str) -> None:
    """Whatever numbers an event has, no two of them stand so that they are heard as one."""
    words = Localizer(language, ("Ana", "Ben", "Cleo", "Dan", "Eva"))
    spoken = (kind for kind in every_event() if not issubclass(kind, Prompt))
    found = {
        f"{kind.__name__}: {speech}"
        for kind in spoken
        for event in sides(language, kind)
        for speech in said(words, event)
        for pair in SIDE_BY_SIDE.findall(speech)
        if tuple(map(int, pair)) == PAIRS[language]
    }
    assert not found
