"""The catalogues: the messages of one language, as Project Fluent reads and formats them.

They lie in `locales/<language>`, one file for each topic: a game, the menu, displays …
To parse them all takes longer than to start the program, and a game wants a tenth of them: so
the files are read as text, cut where a message begins, and each message is parsed when it is
wanted for the first time.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping
from datetime import date
from functools import cache, lru_cache
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.resolver import Message
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Message as Entry
from fluent.syntax.ast import MessageReference, Pattern, VariableReference
from fluent.syntax.visitor import Visitor

from accessigame.storage.languages import locales
from accessigame.words.called import known

BEGINNING: Final = re.compile(r"(?m)^(?=[A-Za-z][\w-]* =)")
"""The beginning of a message, with its key; comments stand before the first one.

A key in the first column and ` =` never stand inside a message, whose other lines are indented.
A test compares the cuts of every file with the messages that the parser of Fluent finds.
"""
BRAILLE: Final = "braille"
"""The name of the short form of a message."""
VOWELS: Final = "aeiouœæ"
MOST_KEPT: Final = 256
"""Sentences of a language that are kept as they were filled in: each seat of a table is told one,
and a sentence takes ten times as long to fill in as to find."""


def texts(language: str) -> Iterator[str]:
    """Yield the text of each topic of a language."""
    folder = locales() / language
    for topic in sorted(folder.iterdir(), key=lambda file: file.name):
        if topic.name.endswith(".ftl"):
            yield topic.read_text("utf-8")


def cut(text: str) -> Iterator[tuple[str, str]]:
    """Yield the messages of a topic, unparsed: their keys, and their text."""
    _, *blocks = BEGINNING.split(text)
    for block in blocks:
        yield block.partition(" =")[0], block


class _References(Visitor):
    """Collects the messages and the arguments that a form of a message refers to."""

    def __init__(self, form: Pattern) -> None:
        self.messages: set[str] = set()
        self.arguments: set[str] = set()
        self.visit(form)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802 - fluent's name
        """Note the message."""
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802 - the same
        """Note the argument."""
        self.arguments.add(node.id.name)


class Catalogue:
    """The messages of a language, by their keys."""

    def __init__(self, language: str) -> None:
        self._language = language
        self._blocks = {key: block for text in texts(language) for key, block in cut(text)}
        functions: dict[str, Callable[[Any], Any]] = {
            "OF": lambda name: self._of(str(name)),
            "DAY": self._day,
        }
        self._bundle = FluentBundle([language], use_isolating=False, functions=functions)
        self._names: dict[str, dict[str | None, tuple[str, ...]]] = {}
        """The names of the arguments of each form of a message; the message itself under None."""
        self._kept = lru_cache(MOST_KEPT, typed=True)(self._filled_in)  # 1 and True are not alike

    def __contains__(self, key: str) -> bool:
        return key in self._blocks

    def message(self, key: str) -> Message:
        """Return a message, parsed.

        Raises KeyError when there is none.
        """
        self._parse(key)
        return self._bundle.get_message(key)

    def formatted(self, key: str, attribute: str | None, arguments: Mapping[str, object]) -> str:
        """Return a message, or one of its forms, with its arguments filled in.

        A message without a short form for braille is whole there.
        Raises KeyError when the message, another form or an argument is missing.
        """
        names = self.names_in(key, attribute)
        if not all(map(arguments.__contains__, names)):
            arguments = {**known().arguments(), **arguments}
            names = tuple(filter(arguments.__contains__, names))
        return self._kept(key, attribute, names, *map(arguments.__getitem__, names))

    def names_in(self, key: str, attribute: str | None) -> tuple[str, ...]:
        """Return the names of all arguments that a form of a message takes.

        Raises KeyError when there is no message.
        """
        if key not in self._names:
            self._parse(key)
        forms = self._names[key]
        if attribute == BRAILLE and BRAILLE not in forms:
            attribute = None
        return forms.get(attribute, ())

    def _filled_in(
        self, key: str, attribute: str | None, names: tuple[str, ...], *values: object
    ) -> str:
        """Return a message with its arguments, given as their names and their values."""
        message = self.message(key)
        if attribute == BRAILLE and BRAILLE not in message.attributes:
            attribute = None
        pattern = message.attributes[attribute] if attribute else message.value
        if pattern is None:
            raise KeyError(f"{self._language}: {key} has no words")
        arguments = {name: _ungrouped(value) for name, value in zip(names, values, strict=True)}
        text, errors = self._bundle.format_pattern(pattern, arguments)
        if errors:
            raise KeyError(f"{self._language}: {key}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """Add a message to the bundle, after those it refers to: another thread may ask too."""
        if self._bundle.has_message(key):
            return
        resource = FluentResource(self._blocks[key])
        entry = next(each for each in resource.body if isinstance(each, Entry))
        references: dict[str | None, _References] = {
            form.id.name: _References(form.value) for form in entry.attributes
        }
        if entry.value is not None:
            references[None] = _References(entry.value)
        self._names[key] = self._names_by_form(key, references)
        self._bundle.add_resource(resource)

    def _names_by_form(
        self, key: str, forms: Mapping[str | None, _References]
    ) -> dict[str | None, tuple[str, ...]]:
        """Return the names of the arguments of each form, with those of messages it refers to.

        These are parsed first. It may refer to any form of theirs, and to another one of its own.
        """
        names = {form: references.arguments for form, references in forms.items()}
        for form, references in forms.items():
            for other in references.messages - {key}:
                self._parse(other)
                names[form] = names[form].union(*self._names[other].values())
        all_names = set().union(*names.values())
        return {
            form: tuple(sorted(all_names if key in forms[form].messages else names[form]))
            for form in names
        }

    def _of(self, name: str) -> str:
        """Return a name in the genitive, for `OF($seat)` in a catalogue."""
        elided = "yes" if elides(name) else "no"
        return self.formatted("of-name", None, {"name": name, "elided": elided})

    def _day(self, day: date) -> str:
        """Return a date as its language says it, for `DAY($day)` in a catalogue."""
        numbers = {"day": day.day, "month": day.month, "year": day.year}
        return self.formatted("date", None, numbers)


def _ungrouped(value: object) -> object:
    """Return a number that Fluent writes without signs between its thousands.

    A French voice reads a number with them as two: 1 and 200.
    """
    return fluent_number(value, useGrouping=False) if isinstance(value, (int, float)) else value


@cache
def catalogue(language: str) -> Catalogue:
    """Return the catalogue of a language; every table shares it."""
    return Catalogue(language)


def elides(name: str) -> bool:
    """Return True where French elides: d'Ana, d'Hugo and d'Yves, but de Ben and de Yann."""
    letters = unicodedata.normalize("NFD", name.casefold()) + " "
    if letters[0] == "y":
        return letters[1] not in VOWELS
    return letters[0] in VOWELS + "h"
