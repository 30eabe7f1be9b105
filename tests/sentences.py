"""Every event of the program, and examples of each."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from dataclasses import fields
from datetime import date
from functools import cache
from typing import Any, get_type_hints

from hypothesis import strategies as st

from accessigame.core.model import AtTable, Event, Message, Phrase, Private, Prompt, Seat, Turn
from accessigame.games.no_thanks.options import DECK
from accessigame.games.no_thanks.scoring import runs_of
from accessigame.games.shared import Entry
from tests.modules import load_all

BASES = {Event, AtTable, Entry, Private, Turn, Prompt, Phrase}
UNSAID = {Message}
"""Events without words: a message has its key."""
SIGNED = {"score", "part", "total", "change", "net"}
"""Whole numbers that can be below zero."""

seats = st.integers(0, 6).map(Seat)
cards = st.sampled_from(DECK)
hands = st.sets(cards, min_size=1, max_size=12)
messages = st.sampled_from([Message("secret"), Message("secret-TokensHeld")])
words = st.sampled_from(["Xylophone", "Québec", "Straße 9", "X" * 30])


def _below(kind: type[Event]) -> Iterator[type[Event]]:
    for child in kind.__subclasses__():
        yield child
        yield from _below(child)


@cache
def every_event() -> tuple[type[Event], ...]:
    """Return every kind of event that can be said, by name."""
    load_all()
    found = {kind.__name__: kind for kind in _below(Event)}
    # a dataclass with slots is made twice; the second one is the one that its module holds
    alive = {
        name: getattr(importlib.import_module(kind.__module__), name)
        for name, kind in found.items()
        if kind.__module__.startswith("accessigame")
    }
    return tuple(alive[name] for name in sorted(alive) if alive[name] not in BASES | UNSAID)


def simple_phrases() -> list[type[Event]]:
    """Return the parts of sentences that have no parts themselves."""
    return [
        kind
        for kind in every_event()
        if issubclass(kind, Phrase) and tuple[Phrase, ...] not in get_type_hints(kind).values()
    ]


FIELDS: dict[Any, st.SearchStrategy[Any]] = {
    Seat: seats,
    bool: st.booleans(),
    str: words,
    float: st.floats(-60, 600, allow_nan=False).map(lambda mean: round(mean, 1)),
    date: st.dates(date(1990, 1, 1), date(2090, 12, 31)),
    frozenset[int]: st.frozensets(cards),
    tuple[str, ...]: st.lists(words, min_size=1, max_size=4).map(tuple),
    tuple[Seat, ...]: st.lists(seats, min_size=2, max_size=4, unique=True).map(tuple),
    tuple[int, int, int, int]: st.tuples(cards, cards, cards, cards),
    tuple[int, ...]: hands.map(lambda held: runs_of(held)[0]),
    tuple[tuple[int, ...], ...]: hands.map(runs_of),
    Message: messages,
    Phrase: messages,
    tuple[Phrase, ...]: st.deferred(lambda: st.one_of(*map(examples, simple_phrases()))).map(
        lambda part: (part,)
    ),
}
"""Examples of a field, by its type, but for whole numbers."""


def of_kind(name: str, kind: Any) -> st.SearchStrategy[Any]:
    """Return examples for a field."""
    if kind is not int:
        return FIELDS[kind]
    if name == "card":
        return cards
    return st.integers(-60, 600) if name in SIGNED else st.integers(0, 99)


def examples(kind: type[Event]) -> st.SearchStrategy[Event]:
    """Return examples of an event, built from the types of its fields."""
    hints = get_type_hints(kind)
    values = {f.name: of_kind(f.name, hints[f.name]) for f in fields(kind)}
    return st.builds(kind, **values)
