"""Localization: an event becomes an utterance in one language, to be spoken and to be felt.

The words live in `locales/<language>/<topic>.ftl` (Project Fluent).
An event's class name is its key, its fields are the arguments, and the attribute
`.braille` is the short form for a display.

In lists of numbers for the ear, a comma is a pause, and a synthesiser shortens it with the rate,
until "60, 12" is the French "72". So a word stands between two that would sound like a single
number, at every rate and for every voice. Which pairs they are is a matter of the language: its
message `heard-as-one` holds them.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, fields
from datetime import date
from enum import IntEnum, StrEnum
from functools import cache, cached_property
from typing import Any, Final, TypeAlias, get_args, get_type_hints

from accessigame.core.model import (
    Event,
    Message,
    NotUnderstood,
    Phrase,
    Prompt,
    Refusal,
    Seat,
    event_class,
)
from accessigame.storage.languages import languages
from accessigame.words.catalogue import BRAILLE, catalogue
from accessigame.words.facts import NO_FACTS, Facts
from accessigame.words.felt_names import felt_names

LANGUAGES: Final = tuple(languages())
"""The codes of the languages; the first is the default."""
LONGEST_GIVEN = 60
"""Characters of a person's own words in an answer; names of files are given whole."""
LONGEST = 1000
"""Characters of any other text, which is the limit of Fluent for one argument."""
LONG: Final = 10
"""The lowest number with more than one digit."""
SHORT = 2
"""The longest row of consecutive numbers that is given one by one."""
SHORT_NAME = 8
"""Characters of a player's name in a prompt at the cursor, whose limit is 18."""
SHORTEST_NAME = 3
"""The fewest characters of a name on a braille line."""
STAND_IN: Final = "en"
"""The language of a message that another one lacks; what it lacks itself is in any other."""
SEATS: Final = tuple[Seat, ...]
PHRASES: Final = tuple[Phrase, ...]
"""The types of fields that are told apart: to write one out makes it anew each time."""
UNASKED: Final = "unasked"
"""The form of a message for those who hear it while others are to answer."""


class Priority(IntEnum):
    """The priority of an utterance over other speech, as NVDA defines it."""

    NORMAL = 0
    NEXT = 1
    NOW = 2


class Verbosity(StrEnum):
    """The number of words that a listener wants.

    A message has a form `.brief` for somebody who knows the game, which may be empty, and a form
    `.full` for a beginner. Without these it is always the same.
    """

    BRIEF = "brief"
    NORMAL = "normal"
    FULL = "full"


@dataclass(frozen=True, slots=True)
class Earcon:
    """A sound that may go before a sentence: its kind, and the seat that it belongs to."""

    kind: str
    seat: Seat | None = None


@dataclass(frozen=True, slots=True)
class LineNote:
    """Figures and names that stand behind a line of the position, counted from 0."""

    line: int
    text: str


@dataclass(frozen=True, slots=True)
class Utterance:
    """An event in words: as a sentence, and short, as text for a braille display.

    speech: the sentence; empty where this listener is spared it. braille: the short form.
    cue: the sound before it. headline: whether it goes first in its block in braille.
    trails: whether it is a prompt that goes last there.
    kind: the name of an event that the next of its kind replaces; else empty.
    facts: what a braille line may tell in its place.
    note: what stands in its place behind a line of a display of several; None: itself.
    """

    speech: str
    braille: str
    language: str
    priority: Priority = Priority.NORMAL
    cue: Earcon | None = field(default=None, kw_only=True, compare=False)
    headline: bool = field(default=False, kw_only=True, compare=False)
    trails: bool = field(default=False, kw_only=True, compare=False)
    kind: str = field(default="", kw_only=True, compare=False)
    facts: Facts = field(default=NO_FACTS, kw_only=True, compare=False)
    note: LineNote | None = field(default=None, kw_only=True, compare=False)


@event_class
class UnknownLanguage(Event):
    """A language without a catalogue was asked for."""

    given: str
    known: tuple[str, ...]


def known_language(locale: str) -> str:
    """Return the language of a code, such as `de` of `de_AT.UTF-8`.

    Raises NotUnderstood when there are no words in it.
    """
    code = locale.strip().lower()[:2]
    if code in LANGUAGES:
        return code
    raise NotUnderstood(UnknownLanguage(locale, LANGUAGES))


def plain(text: str, longest: int = LONGEST_GIVEN) -> str:
    """Return a person's own words as one printable line of `longest` characters at most."""
    spaced = (" " if unicodedata.category(c)[0] in "CZ" else c for c in text)
    line = " ".join("".join(spaced).split())
    return line if len(line) <= longest else line[: longest - 1] + "…"


_KINDS: dict[type[Event], tuple[tuple[str, Any], ...]] = {}


def _kinds(event: type[Event]) -> tuple[tuple[str, Any], ...]:
    # a dictionary of our own: to the type checker, the class of a dataclass cannot be hashed
    if event not in _KINDS:
        hints = get_type_hints(event)
        _KINDS[event] = tuple((f.name, hints[f.name]) for f in fields(event))
    return _KINDS[event]


class Localizer:
    """The sentences of one language, for a table whose seats have these names.

    A message that the language lacks is one of the next language in `others`.
    """

    def __init__(
        self,
        language: str,
        names: Sequence[str] = (),
        stand_ins: tuple[str, ...] = (STAND_IN, *LANGUAGES),
    ) -> None:
        self.language = known_language(language)
        self._others = tuple(code for code in dict.fromkeys(stand_ins) if code != self.language)
        self.names = tuple(plain(name) for name in names)
        self._felt_names = felt_names(self.names)
        self._short_names = tuple(plain(name, SHORT_NAME).casefold() for name in self.names)
        self._catalogue = catalogue(self.language)
        self._pairs = self._look_alikes()

    def text(self, key: str, **arguments: object) -> str:
        """Return a message that belongs to no event, such as a page of help."""
        return self._format(key, None, arguments)

    def brief(self, key: str, **arguments: object) -> str:
        """Return such a message in its short form for braille, or whole if it has none."""
        return self._format(key, "braille", arguments)

    def has(self, key: str) -> bool:
        """Return True where there is a message of this name, here or in a language for it."""
        language = languages()[self.language]
        # where nothing is lacking, no other file is read
        lacking = key in language.to_translate or not language.complete
        return key in self._catalogue or (
            lacking and bool(self._others) and self._stand_in.has(key)
        )

    def synonyms(self, word: str) -> str:
        """Return the words of this language that can be typed for a word, separated by spaces."""
        return self.text(f"words-{word}")

    def say(
        self,
        event: Event,
        viewer: Seat | None = None,
        verbosity: Verbosity = Verbosity.NORMAL,
        *,
        is_asked: bool = True,
    ) -> Utterance:
        """Return the event in words, in the second person where it is about the viewer.

        is_asked: the prompt is for the listener; else the form `.unasked`, which asks for nothing.
        """
        try:
            return self._own_words(event, viewer, verbosity, is_asked=is_asked)
        except KeyError:
            if not self._others:
                raise
            return self._stand_in.say(event, viewer, verbosity, is_asked=is_asked)

    def _own_words(
        self, event: Event, viewer: Seat | None, verbosity: Verbosity, *, is_asked: bool
    ) -> Utterance:
        """Return the event in words of this language; KeyError where it has none."""
        if isinstance(event, Message):
            return self._message(event)
        key = type(event).__name__
        forms = (verbosity,) if is_asked else (UNASKED, verbosity)
        attributes = self._catalogue.message(key).attributes
        form = next((each for each in forms if each in attributes), None)
        names, formatted = self._catalogue.names_in, self._catalogue.formatted
        spoken_arguments = self._arguments(event, viewer, names(key, form), spoken=True)
        braille_arguments = self._arguments(event, viewer, names(key, BRAILLE), spoken=False)
        return Utterance(
            formatted(key, form, spoken_arguments | self._digits(event, verbosity)),
            formatted(key, BRAILLE, braille_arguments | self._digits(event, Verbosity.NORMAL)),
            self.language,
            headline=event.headline,
            trails=isinstance(event, Prompt) and event.trails,
            kind=key if event.superseded_by_next else "",
        )

    def _message(self, message: Message) -> Utterance:
        """Return a message that belongs to no event, or one of its lines."""
        forms = (None, "braille")
        arguments = dict(message.arguments)
        whole = [self._catalogue.formatted(message.key, form, arguments) for form in forms]
        lines = slice(message.line - 1, message.line) if message.line else slice(None)
        speech, braille = ("\n".join(form.split("\n")[lines]) for form in whole)
        return Utterance(speech, braille, self.language)

    def number(self, value: int) -> str:
        """Return a number as a voice says it, its sign as a word."""
        return str(self._argument(value, int, spoken=True))

    def has_form(self, event: type[Event], form: str) -> bool:
        """Return True where the message of an event has this form: a verbosity, or `UNASKED`."""
        if event.__name__ not in self._catalogue and self._others:
            return self._stand_in.has_form(event, form)
        return form in self._catalogue.message(event.__name__).attributes

    def refusal(self, refusal: Refusal, viewer: Seat | None = None) -> Utterance:
        """Return the reason of a refusal in words, with the priority over everything else."""
        utterance = self.say(refusal.event, viewer)
        return Utterance(utterance.speech, utterance.braille, utterance.language, Priority.NOW)

    # arguments --------------------------------------------------------------------------------

    def _arguments(
        self, event: Event, viewer: Seat | None, names: Container[str], *, spoken: bool
    ) -> dict[str, object]:
        """Return the arguments of an event: its fields of these names, and how it names seats."""
        arguments: dict[str, object] = {}
        for name, kind in _kinds(type(event)):
            value = getattr(event, name)
            if kind is Seat:
                arguments.setdefault("you", "yes" if value == viewer else "no")  # the first one
            elif kind == SEATS:
                arguments.setdefault("you", "yes" if value == (viewer,) else "no")  # nobody else
                others = tuple(seat for seat in value if seat != viewer)
                arguments["among"] = "yes" if viewer in value and others else "no"
                arguments["others"] = self._argument(others, kind, spoken=spoken) if others else ""
            if name not in names:
                continue
            if kind is Seat and isinstance(event, Prompt):
                arguments[name] = self._name_asked(value)
            elif kind == PHRASES:
                arguments[name] = self._phrased(value, viewer, spoken=spoken)
            elif isinstance(value, Phrase):
                arguments[name] = self._phrased((value,), viewer, spoken=spoken)
            elif kind is str:
                arguments[name] = plain(value, LONGEST_GIVEN if name == "given" else LONGEST)
            else:
                arguments[name] = self._argument(value, kind, spoken=spoken)
        return arguments

    def _digits(self, event: Event, verbosity: Verbosity) -> dict[str, object]:
        """Return the digits of an event's card, where it may be taken for one that may come.

        The longer of the two numbers has its digits, so a single digit is heard for what it is
        without any; only a beginner, who may not know that, is told.
        """
        card, unseen = getattr(event, "card", None), getattr(event, "unseen", None)
        if card is None or not isinstance(unseen, frozenset):
            return {}
        forms = {"spelled": None, "spelled_within": "within"}
        if card < LONG and verbosity is not Verbosity.FULL:
            return dict.fromkeys(forms, "")
        return {name: self._spelled(card, unseen, form) for name, form in forms.items()}

    def _argument(self, value: Any, kind: Any, *, spoken: bool) -> object:
        if kind is Seat:
            return self.name(value) if spoken else self._felt_name(value)
        if isinstance(value, bool):
            return "yes" if value else "no"
        if isinstance(value, (int, float)):
            form = None if spoken else "braille"
            sign = value < 0  # which minus 0.0 is not, though it is written with one
            return self._format("minus", form, {"number": -value}) if sign else abs(value)
        if isinstance(value, date):
            return value  # the catalogue writes it as its language does
        if isinstance(value, tuple):
            return self._listed(value, kind, spoken=spoken)
        return str(value)

    def _listed(self, values: tuple[Any, ...], kind: Any, *, spoken: bool) -> str:
        if kind == SEATS:
            name = self.name if spoken else self._felt_name
            return self._joined([name(seat) for seat in values])
        if values and isinstance(values[0], tuple):
            runs = [self._run(run, spoken=spoken) for run in values]
            return self._enumerated(runs, spoken=spoken, of_lists=True)
        if values and isinstance(values[0], int):
            if Ellipsis not in get_args(kind):  # a fixed number side by side, such as rows
                return self._enumerated(map(str, values), spoken=spoken)
            return self._enumerated(self._spans(values), spoken=spoken)
        return self._enumerated((plain(str(value)) for value in values), spoken=spoken)

    def _enumerated(self, items: Iterable[str], *, spoken: bool, of_lists: bool = False) -> str:
        """Return the items as a list, with a word between two that would be heard as one.

        of_lists: the items are lists themselves, and have the sign of the language between them,
        or two blanks on a braille line.
        """
        if not spoken:
            return ("  " if of_lists else " ").join(items)
        mark = self._format("between-lists", None, {}) if of_lists else ","
        text, *rest = [*items] or [""]
        for item in rest:
            if heard_as_one(self._heard_as_one, text, item):
                parts = {"before": text, "mark": mark, "after": item}
                text = self._format("list-parted", None, parts)
            else:
                text = f"{text}{mark} {item}"
        return text

    def _phrased(self, parts: tuple[Phrase, ...], viewer: Seat | None, *, spoken: bool) -> str:
        """Return the parts in words; a row of things that have parts themselves, as lists are."""
        utterances = [self.say(part, viewer) for part in parts]
        listed = any(kind == PHRASES for part in parts for _, kind in _kinds(type(part)))
        texts = [each.speech if spoken else each.braille for each in utterances]
        return self._enumerated(texts, spoken=spoken, of_lists=listed)

    def _spans(self, numbers: tuple[int, ...]) -> Iterator[str]:
        """Yield the numbers; a row of more than `SHORT` as its ends."""
        rows: list[list[int]] = []
        for number in numbers:
            if rows and rows[-1][-1] == number - 1:
                rows[-1].append(number)
            else:
                rows.append([number])
        for row in rows:
            if len(row) > SHORT:
                yield self._format("run-span", None, {"low": row[0], "high": row[-1]})
            else:
                yield from map(str, row)

    def _run(self, run: tuple[int, ...], *, spoken: bool) -> str:
        pair = 2
        if spoken and len(run) > pair:
            return self._format("run-span", None, {"low": run[0], "high": run[-1]})
        return self._enumerated(map(str, run), spoken=spoken)

    def _joined(self, names: list[str]) -> str:
        if len(names) == 1:
            return names[0]
        arguments = {"first": ", ".join(names[:-1]), "last": names[-1]}
        return self._format("and-list", None, arguments)

    def name(self, seat: Seat) -> str:
        """Return the name of a seat, or its number if it has no name."""
        if 0 <= seat < len(self.names):
            return self.names[seat]
        return self._format("seat-number", None, {"number": seat + 1})

    def _felt_name(self, seat: Seat) -> str:
        """Return the name of a seat as braille writes it."""
        if 0 <= seat < len(self.names) and self._felt_names[seat]:
            return self._felt_names[seat]
        return self._format("seat-number", None, {"number": seat + 1})

    def _name_asked(self, seat: Seat) -> str:
        """Return a name cut to fit a question, with its number if another name begins alike."""
        name = plain(self.name(seat), SHORT_NAME)
        if self._short_names.count(name.casefold()) <= 1:
            return name
        number = f" {seat + 1}"
        return plain(self.name(seat), SHORT_NAME - len(number)) + number

    def short_name(self, seat: Seat) -> str:
        """Return the fewest letters, three at least, that tell a name from the others."""
        if seat < len(self._shortest_names):
            return self._shortest_names[seat]
        return str(seat + 1)

    @cached_property
    def _shortest_names(self) -> tuple[str, ...]:
        """Return the shortest name of each seat; none where letters do not tell names apart."""
        for length in range(SHORTEST_NAME, SHORT_NAME + 1):
            short = tuple(name[:length].strip() for name in self._felt_names)
            if len({name.casefold() for name in short}) == len(short) and all(short):
                return short
        return ()

    # numbers that sound alike -----------------------------------------------------------------

    @cached_property
    def _heard_as_one(self) -> NumberPairs:
        """Return the pairs of numbers that a voice says as one."""
        return number_pairs(self._format("heard-as-one", None, {}))

    def _look_alikes(self) -> dict[int, frozenset[int]]:
        pairs: dict[int, set[int]] = {}
        for pair in self._format("look-alikes", None, {}).split(","):
            one, other = (int(number) for number in pair.split())
            pairs.setdefault(one, set()).add(other)
            pairs.setdefault(other, set()).add(one)
        return {number: frozenset(alikes) for number, alikes in pairs.items()}

    def _spelled(self, card: int, unseen: frozenset[int], form: str | None = None) -> str:
        """Return the digits of a card whose look-alike may still come, else nothing.

        form: `within` for a sentence that follows them.
        """
        if not self._pairs.get(card, frozenset()) & unseen:
            return ""
        digits = str(card)
        key = "spelled-one" if len(digits) == 1 else "spelled"
        return self._format(key, form, {"digits": " ".join(digits)})

    # what the language lacks ------------------------------------------------------------------

    def _format(self, key: str, attribute: str | None, arguments: Mapping[str, object]) -> str:
        try:
            return self._catalogue.formatted(key, attribute, arguments)
        except KeyError:
            if not self._others:
                raise
            return self._stand_in._format(key, attribute, arguments)

    @cached_property
    def _stand_in(self) -> Localizer:
        """The sentences of the next language."""
        return Localizer(self._others[0], self.names, self._others[1:])


LAST_NUMBER: Final = re.compile(r"(\d+)$")
FIRST_NUMBER: Final = re.compile(r"(\d+)")

NumberPairs: TypeAlias = Mapping[int, frozenset[int]]
"""The second numbers of pairs, by their first."""


@cache
def number_pairs(text: str) -> NumberPairs:
    """Return the pairs of a text such as `20 2-9, 4 20`: first numbers, then second ones."""
    pairs: dict[int, frozenset[int]] = {}
    for part in text.split(","):
        firsts, seconds = map(_numbers, part.split())
        for first in firsts:
            pairs[first] = pairs.get(first, frozenset()) | frozenset(seconds)
    return pairs


def _numbers(text: str) -> range:
    low, _, high = text.partition("-")
    return range(int(low), int(high or low) + 1)


def heard_as_one(pairs: NumberPairs, text: str, next_text: str) -> bool:
    """Return True where the end of a text and the beginning of the next are such a pair."""
    last, first = LAST_NUMBER.search(text), FIRST_NUMBER.match(next_text)
    if last is None or first is None:
        return False
    return int(first[1]) in pairs.get(int(last[1]), frozenset())
