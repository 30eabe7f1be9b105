"""`drill`: practice in reading the cards of a game in braille, and in writing them."""

from __future__ import annotations

import re
from argparse import Namespace
from contextlib import AbstractContextManager, closing, nullcontext
from dataclasses import dataclass
from typing import Final, Protocol

from accessigame import games
from accessigame.braille import Translator, dots, from_dots, unicode
from accessigame.cli import checked_settings
from accessigame.cli.parser import NumbersUnclear, Parser, needed, one_of, whole
from accessigame.cli.prompts import prompter
from accessigame.core.model import Event, NotUnderstood, Refusal
from accessigame.devices.braille.question import QuestionSpec
from accessigame.devices.console.terminal import read_line, write_lines
from accessigame.drill.schedule import WAYS, Drill, Question, questions
from accessigame.drill.with_labels import InHand
from accessigame.input.line_parser import number_in
from accessigame.storage.settings import Settings
from accessigame.words.words import Localizer

BOTH: Final = "both"
HAND: Final = "hand"
LEAVE: Final = "q"


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


def run(given: Namespace, words: Localizer) -> int:
    """Ask until there were enough questions, or until somebody types q; say what was learned."""
    faces = games.find(needed(given.game, "drill")).faces
    deck = sorted({number for card in faces for number in card})
    ways = WAYS if given.way == BOTH else (given.way,)
    translator = Translator(checked_settings.notation(given.notation, words))
    if given.way == HAND:
        InHand(deck, translator, words).run(given.count)
        return 0
    drill = Drill(questions(deck, ways, given.seed), given.count)
    kept = checked_settings.load_valid()
    shown = kept.display if given.display is None else given.display
    with _desk(shown, translator, kept, words) as desk:
        asker = DrillSession(drill, translator, words, desk)
        asker.say(DrillBegins(given.count))
        while (question := drill.question()) is not None and asker.ask(question):
            pass
        asker.conclude()
    return 0


class AnswerSource(Protocol):
    """Where questions are put and answered."""

    def ask(self, asked: QuestionSpec) -> str | None:
        """Return the answer as it is typed on a keyboard; None when nobody types any more."""
        ...

    def tell(self, *texts: str) -> None:
        """Have texts read by who answered in braille; others read the screen."""
        ...


class Keyboard:
    """The screen and the keyboard alone."""

    def ask(self, _asked: QuestionSpec) -> str | None:
        """Return what is typed; the question stands on the screen."""
        return read_line("> ")

    def tell(self, *texts: str) -> None:
        """Leave it to the screen."""


def _desk(
    display: str, translator: Translator, kept: Settings, words: Localizer
) -> AbstractContextManager[AnswerSource]:
    """Give where questions are put: on a display if one is named, too, else on the screen alone."""
    if not display:
        return nullcontext(Keyboard())
    return closing(prompter(display, translator, kept, words))


@dataclass(frozen=True, slots=True)
class DrillSession:
    """Asks one question after another, on the screen and on the cells."""

    drill: Drill
    translator: Translator
    words: Localizer
    desk: AnswerSource

    def say(self, *events: Event) -> None:
        """Write sentences."""
        write_lines(*(self.words.say(event).speech for event in events))

    def conclude(self) -> None:
        """Say what was learned."""
        events = self.drill.learned.told()
        self.say(*events)
        self.desk.tell("  ".join(self.words.say(event).braille for event in events))

    def ask(self, question: Question) -> bool:
        """Ask until the answer can be understood; False when nobody answers any more."""
        cells = self.translator.cells(str(question.card))
        asked: Event = WhichCard(unicode(cells))
        shown = QuestionSpec(str(question.card), wanted="number")
        if question.way != "cells":
            asked = WhichCells(question.card)
            shown = QuestionSpec(self.words.say(asked).braille, wanted="cells")
        while True:
            self.say(asked)
            given = self.desk.ask(shown)
            if given is None or self._leaves(given.strip()):
                return False
            try:
                self._answered(question, cells, given.strip())
            except Refusal as refusal:
                write_lines(self.words.refusal(refusal).speech)
            else:
                return True

    def _leaves(self, given: str) -> bool:
        return given.lower() in {LEAVE, unicode(self.translator.cells(LEAVE))}

    def _answered(self, question: Question, cells: bytes, given: str) -> None:
        if question.way == "cells":
            right = _number(given) == question.card
        else:
            right = cells_in(given) == cells
        self.drill.answered(right=right)
        if right:
            self.say(DrillRight(question.card))
            return
        answer = CardIs(question.card, unicode(cells), dots(cells))
        self.say(answer)
        self.desk.tell(self.words.say(answer).braille)  # which ends in the card


def _number(given: str) -> int:
    number = number_in(given)
    if number is None:
        raise NotUnderstood(NumbersUnclear(given))
    return number


def cells_in(given: str) -> bytes:
    """Return the cells that somebody typed, by dots or as Unicode braille."""
    given = given.replace(unicode(bytes(1)), " ")
    signs = [ord(sign) - 0x2800 for sign in given if not sign.isspace()]
    if signs and all(sign in range(256) for sign in signs):
        return bytes(signs)
    return from_dots("-".join(re.split(r"[\s,;-]+", given)))
