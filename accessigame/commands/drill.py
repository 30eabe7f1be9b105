"""`drill`: practice in reading the cards of a game in braille, and in writing them."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from accessigame import games
from accessigame.braille import Translator, default_notation, dots, from_dots, unicode
from accessigame.commands import wishes
from accessigame.commands.in_hand import InHand
from accessigame.commands.options import NumbersUnclear, Parser, needed, one_of, whole
from accessigame.devices.console import read_line, write_lines
from accessigame.drill import WAYS, Drill, Question, questions
from accessigame.intents import number_in
from accessigame.language import Words
from accessigame.table import Event, NotUnderstood, Refusal

if TYPE_CHECKING:
    from accessigame.devices.two_ways import Answer, TwoWays

BOTH = "both"
HAND = "hand"


@dataclass(frozen=True, slots=True)
class DrillBegins(Event):
    """The drill has so many questions."""

    count: int


@dataclass(frozen=True, slots=True)
class WhichCard(Event):
    """A card is to be named from its cells."""

    cells: str


@dataclass(frozen=True, slots=True)
class WhichCells(Event):
    """A card is to be written from its number."""

    number: int


@dataclass(frozen=True, slots=True)
class DrillRight(Event):
    """The answer was right."""

    number: int


@dataclass(frozen=True, slots=True)
class CardIs(Event):
    """The answer was wrong: this is the card, with its cells."""

    number: int
    cells: str
    dots: str


def arguments(parser: Parser) -> None:
    """Add the options of `drill`."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("--notation")
    parser.add_argument("--way", type=one_of("--way", (*WAYS, BOTH, HAND)), default=BOTH)
    parser.add_argument("--count", type=whole("--count", 1, 999), default=20)
    parser.add_argument("--seed", type=whole("--seed", 0, 2**31 - 1))
    parser.add_argument("--display")


def run(given: Namespace, words: Words) -> int:
    """Ask until there were enough questions, or until somebody types q; say what was learned."""
    faces = games.find(needed(given.game, "drill")).faces
    deck = sorted({number for card in faces for number in card})
    ways = WAYS if given.way == BOTH else (given.way,)
    kept = wishes.settled(words)
    translator = Translator(given.notation or kept.notation or default_notation(words.language))
    if given.way == HAND:
        InHand(deck, translator, words).run(given.count)
        return 0
    drill = Drill(questions(deck, ways, given.seed), given.count)
    shown = kept.display if given.display is None else given.display
    with _desk(shown, words) as desk:
        asker = Asker(drill, translator, words, desk)
        asker.say(DrillBegins(given.count))
        while (question := drill.question()) is not None and asker.ask(question):
            pass
        asker.conclude()
    return 0


@dataclass(slots=True)
class Keyboard:
    """Where questions are put and answered: here on the screen and the keyboard alone."""

    def ask(self, _cells: bytes) -> Answer:
        """Return what is typed; None when nobody types any more."""
        return read_line("> ")

    def tell(self, cells: bytes) -> None:
        """Show cells until a key is pressed, where there is a display and it was answered on."""


@contextmanager
def _desk(name: str, words: Words) -> Iterator[Keyboard]:
    """Give where questions are put: on a display if one is named, otherwise on the screen alone."""
    if not name:
        yield Keyboard()
        return
    from accessigame.devices.braille_line import BrailleLine, LineEvent  # noqa: PLC0415 - only who reads braille pays for it
    from accessigame.devices.reaching import display_named  # noqa: PLC0415 - the same
    from accessigame.devices.two_ways import TwoWays  # noqa: PLC0415 - the same

    ways = TwoWays()

    def tell(event: LineEvent) -> None:
        ways.hear(event)
        if isinstance(event, Event):
            write_lines(words.say(event).speech)

    before = wishes.settled(words).displays
    line = BrailleLine(*display_named(name), tell, known_before=before)
    try:
        yield _OnDisplay(ways, line.show)
    finally:
        if line.close():
            ways.close()


@dataclass(slots=True)
class _OnDisplay(Keyboard):
    """A display beside the screen: whoever answers first, on either, is heard."""

    ways: TwoWays
    show: Callable[[bytes], None]
    on_display: bool = False

    def ask(self, cells: bytes) -> Answer:
        answer = self.ways.read(cells, self.show)
        self.on_display = isinstance(answer, bytes)
        return answer

    def tell(self, cells: bytes) -> None:
        if self.on_display:  # who reads with the fingers says when it was read
            self.ways.read_through(cells, self.show)
        else:
            self.show(cells)


@dataclass(frozen=True, slots=True)
class Asker:
    """Asks one question after another, on the screen and on the cells."""

    drill: Drill
    translator: Translator
    words: Words
    desk: Keyboard

    def say(self, *events: Event) -> None:
        """Write sentences."""
        write_lines(*(self.words.say(event).speech for event in events))

    def conclude(self) -> None:
        """Say what was learned."""
        events = self.drill.learned.told()
        self.say(*events)
        self.desk.tell(self._cells("  ".join(self.words.say(event).braille for event in events)))

    def ask(self, question: Question) -> bool:
        """Ask until the answer can be understood; False when nobody answers any more."""
        cells = self._cells(str(question.card))
        asked: Event = WhichCard(unicode(cells))
        shown = cells
        if question.way != "cells":
            asked = WhichCells(question.card)
            shown = self._cells(self.words.say(asked).braille)
        while True:
            self.say(asked)
            given = self.desk.ask(shown)
            if given is None or self._leaves(given):
                return False
            try:
                self._answered(question, cells, given)
            except Refusal as refusal:
                write_lines(self.words.refusal(refusal).speech)
            else:
                return True

    def _cells(self, text: str) -> bytes:
        return self.translator.cells(text)

    def _leaves(self, given: str | bytes) -> bool:
        if isinstance(given, bytes):
            return given == self._cells("q")
        return given.strip().lower() == "q"

    def _answered(self, question: Question, cells: bytes, given: str | bytes) -> None:
        if question.way == "cells":
            right = self._number(given) == question.card
        else:
            right = (given if isinstance(given, bytes) else cells_in(given.strip())) == cells
        self.drill.answered(right=right)
        answer = CardIs(question.card, unicode(cells), dots(cells))
        self.say(DrillRight(question.card) if right else answer)
        if not right:
            self.desk.tell(self._cells(self.words.say(answer).braille) + bytes(1) + cells)

    def _number(self, given: str | bytes) -> int:
        """Return a number typed in figures, in the notation, or in computer braille."""
        if isinstance(given, str):
            return _number(given.strip())
        figures = given.removeprefix(self.translator.number_sign)
        typed = [self.translator.digit(one) for one in figures]
        return _number("".join(each or self.translator.text(given) for each in typed))


def _number(given: str) -> int:
    number = number_in(given)
    if number is None:
        raise NotUnderstood(NumbersUnclear(given))
    return number


def cells_in(given: str) -> bytes:
    """Return the cells that somebody typed, by dots or as Unicode braille."""
    signs = [ord(sign) - 0x2800 for sign in given if not sign.isspace()]
    if signs and all(sign in range(256) for sign in signs):
        return bytes(signs)
    return from_dots("-".join(re.split(r"[\s,;-]+", given)))
