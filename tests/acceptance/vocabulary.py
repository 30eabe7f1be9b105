"""A listener's vocabulary: which sentences of the catalogues mean what, in one language."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from accessigame.core.model import Event, Seat
from accessigame.words.called import CommandNames, remember
from accessigame.words.words import SHORT, Localizer
from tests.acceptance.ear import clauses

ROWS = range(15)
"""The numbers of the rows of a menu."""


@dataclass(frozen=True, slots=True)
class Meaning:
    """The meaning of a sentence: its key, the number of its row, and what it tells.

    key: that of the message, or the name of the event. detail: an event, or an argument.
    """

    key: str
    number: int | None = None
    detail: object = None


def bare(heard: Sequence[str]) -> tuple[str, ...]:
    """Return clauses without the signs at their ends, which nobody hears."""
    return tuple(clause.rstrip(" .,;:?!").casefold() for clause in heard)


class Vocabulary:
    """Sentences in one language, as clauses, and their meanings.

    names: those of the players; the first is the listener's own.
    """

    def __init__(self, language: str, names: tuple[str, ...] = ()) -> None:
        self.words = Localizer(language, names)
        self._meanings: dict[tuple[str, ...], Meaning] = {}
        self._beginnings: dict[tuple[str, ...], Meaning] = {}
        self._sentences: set[str] = set()

    @property
    def sentences(self) -> list[str]:
        """The sentences, of which an ear learns the sound."""
        return sorted(self._sentences)

    def question(self, key: str) -> None:
        """Take in a question, which is known from its first clause on."""
        self._take(clauses(self.words.text(key))[0], Meaning(key))

    def message(self, key: str, detail: object = None, **arguments: object) -> None:
        """Take in a message."""
        self._take(self.words.text(key, **arguments), Meaning(key, detail=detail))

    def row(self, key: str, numbers: Iterable[int] = ROWS) -> None:
        """Take in a message as a row of a menu, with one of these numbers.

        Its number and its first words are enough, whatever comes behind them.
        """
        for number in numbers:
            sentence, meaning = f"{number}. {self.words.text(key)}", Meaning(key, number)
            self._take(sentence, meaning)
            self._beginnings.setdefault(bare(clauses(sentence)[:2]), meaning)

    def row_named(self, name: str, value: object) -> None:
        """Take in a row that has a name and this value, such as an option of a table."""
        row = self.words.text("row-is", name=self.words.text(name), value=value)
        for number in ROWS:
            self._take(f"{number}. {row}", Meaning(name, number))

    def rows_within(self, question: str, keys: Iterable[str], **arguments: object) -> None:
        """Take in rows that a question names itself, each behind its number."""
        parts = clauses(self.words.text(question, **arguments))
        self._sentences.update(parts)
        for key in keys:
            place = next(n for n, part in enumerate(parts) if part.startswith(self.words.text(key)))
            number = re.match(r"\d+", parts[place - 1])
            assert number, f"{key} has no number in {question}"
            heard = bare(parts[place - 1 : place + 1])
            self._meanings[heard] = Meaning(key, int(number.group()))

    def numbers(self, numbers: Iterable[int]) -> None:
        """Take in numbers of a list that is read out."""
        for number in numbers:
            self._take(f"{number},", Meaning("number", detail=number))
            self._take(f"{number}.", Meaning("number", detail=number))

    def spans(self, numbers: range, most: int) -> None:
        """Take in rows of numbers that are told by their ends, of so many numbers at most."""
        for low in numbers:
            for high in range(low + SHORT, min(low + most, numbers.stop)):
                span = self.words.text("run-span", low=low, high=high)
                meaning = Meaning("number", detail=range(low, high + 1))
                self._take(f"{span},", meaning)
                self._take(f"{span}.", meaning)

    def events(self, events: Iterable[Event]) -> None:
        """Take in events, as they are told to the first player."""
        for event in events:
            self._take(
                self.words.say(event, Seat(0)).speech, Meaning(type(event).__name__, detail=event)
            )

    def beginnings(self, events: Iterable[Event]) -> None:
        """Take in the first clauses of events, whatever comes behind them."""
        for event in events:
            self._take(self._clauses(event)[0], Meaning(type(event).__name__, detail=event))

    def endings(self, events: Iterable[Event]) -> None:
        """Take in the last clauses of events, whatever came before them."""
        for event in events:
            self._take(self._clauses(event)[-1], Meaning(type(event).__name__, detail=event))

    def commands(self, event: Event, calls: Iterable[CommandNames]) -> None:
        """Take in an event that names a command, as each of these calls would be named.

        It is understood from its second clause on: a key cuts the voice, and what the voice was
        saying then may run into the first.
        """
        try:
            for call in calls:
                remember(call)
                meaning = Meaning(type(event).__name__, detail=call.resume)
                sentence = self.words.say(event).speech
                self._take(sentence, meaning)
                self._take(" ".join(clauses(sentence)[1:]), meaning)
        finally:
            remember(CommandNames())

    def _clauses(self, event: Event) -> tuple[str, ...]:
        return clauses(self.words.say(event, Seat(0)).speech)

    def _take(self, sentence: str, meaning: Meaning) -> None:
        self._sentences.add(sentence)
        self._meanings.setdefault(bare(clauses(sentence)), meaning)

    def meaning_at_the_end(self, heard: list[str]) -> Meaning | None:
        """Return the meaning of the longest sentence that ends what was heard."""
        longest = max(map(len, self._meanings), default=0)
        for length in range(min(longest, len(heard)), 0, -1):
            ending = bare(heard[-length:])
            if found := self._meanings.get(ending) or self._beginnings.get(ending):
                return found
        return None
