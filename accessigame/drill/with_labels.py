"""The drill with real cards: a label is felt, its number typed, and its dots are told to check.

The program cannot see the label, so whoever reads says whether the dots are those. What was
wrong comes back sooner as cards do: it is put back under a few others.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from accessigame.braille import Translator, dots
from accessigame.core.model import Card, Event
from accessigame.devices.console.terminal import read_line, write_lines
from accessigame.drill.schedule import SOON, Learned
from accessigame.input.line_parser import number_in
from accessigame.storage.languages import languages
from accessigame.words.words import Localizer

NO = frozenset(word for language in languages().values() for word in language.no)


@dataclass(frozen=True, slots=True)
class WhichLabel(Event):
    """A real card with a label is felt, and its number is to be typed."""


@dataclass(frozen=True, slots=True)
class FeltSo(Event):
    """The dots of the number that was typed; whoever feels the label says whether they are so."""

    number: int
    dots: str


@dataclass(frozen=True, slots=True)
class PutUnder(Event):
    """The card that was read wrongly goes under so many others, to come back soon."""

    count: int


@dataclass(frozen=True, slots=True)
class NoSuchCard(Event):
    """The game has no card of this number; they go from low to high."""

    given: str
    low: int
    high: int


@dataclass(slots=True)
class InHand:
    """A drill of so many cards of a real deck, in the braille of its labels."""

    deck: Collection[Card]
    translator: Translator
    words: Localizer
    learned: Learned = field(default_factory=Learned)

    def run(self, count: int) -> None:
        """Ask for so many cards, or until nobody answers; say what was learned."""
        while self.learned.asked < count and self._card():
            pass
        for event in self.learned.told():
            self._say(event)

    def _card(self) -> bool:
        """Ask for one card until its dots are those that are felt; False when nobody answers."""
        first = True
        while True:
            self._say(WhichLabel())
            given = _typed()
            if given is None:
                return False
            card = number_in(given)
            if card is None or card not in self.deck:
                self._say(NoSuchCard(given, min(self.deck), max(self.deck)))
                continue
            self._say(FeltSo(card, dots(self.translator.cells(str(card)))))
            answer = _typed()
            if answer is None:
                return False
            if answer not in NO:
                self._answered(card, first=first)
                return True
            first = False

    def _answered(self, card: Card, *, first: bool) -> None:
        self.learned.add(card, right=first)
        if not first:
            self._say(PutUnder(SOON))

    def _say(self, event: Event) -> None:
        write_lines(self.words.say(event).speech)


def _typed() -> str | None:
    """Return what is typed; None at the end of the input, and for q."""
    given = read_line("> ")
    return None if given is None or given.strip().lower() == "q" else given.strip().lower()
