"""`drill`: practice in reading the cards of a game in braille, and in writing them."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from accessigame import games
from accessigame.braille import Translator, default_notation, dots, from_dots, unicode
from accessigame.commands import wishes
from accessigame.commands.events import (
    CardIs,
    DrillBegins,
    DrillEnds,
    DrillMissed,
    DrillRight,
    NumbersUnclear,
    WhichCard,
    WhichCells,
)
from accessigame.commands.options import Parser, needed, one_of, whole
from accessigame.devices.console import read_line, write_lines
from accessigame.drill import WAYS, Drill, Question, questions
from accessigame.intents import number_in
from accessigame.language import Words
from accessigame.table import Event, NotUnderstood, Refusal

BOTH = "both"


def arguments(parser: Parser) -> None:
    """Add the options of `drill`."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("--notation")
    parser.add_argument("--way", type=one_of("--way", (*WAYS, BOTH)), default=BOTH)
    parser.add_argument("--count", type=whole("--count", 1, 999), default=20)
    parser.add_argument("--seed", type=whole("--seed", 0, 2**31 - 1))
    parser.add_argument("--display")


def run(given: Namespace, words: Words) -> int:
    """Ask until there were enough questions, or until somebody types q; say what was learned."""
    deck = games.find(needed(given.game, "drill")).deck
    ways = WAYS if given.way == BOTH else (given.way,)
    kept = wishes.settled(words)
    translator = Translator(given.notation or kept.notation or default_notation(words.language))
    drill = Drill(questions(deck, ways, given.seed), given.count)
    shown = kept.display if given.display is None else given.display
    with _display(shown, words) as show:
        asker = Asker(drill, translator, words, show)
        asker.say(DrillBegins(given.count))
        while (question := drill.question()) is not None and asker.ask(question):
            pass
    asker.say(DrillEnds(drill.asked, drill.right))
    if drill.missed:
        asker.say(DrillMissed(tuple(sorted(drill.missed))))
    return 0


@contextmanager
def _display(name: str, words: Words) -> Iterator[Callable[[bytes], None]]:
    """Give what shows cells: a display if one is named, otherwise nothing."""
    if not name:
        yield lambda _cells: None
        return
    from accessigame.devices.braille_line import BrailleLine, LineEvent  # noqa: PLC0415 - only who reads braille pays for it
    from accessigame.devices.reaching import display_named  # noqa: PLC0415 - the same

    def tell(event: LineEvent) -> None:
        if isinstance(event, Event):
            write_lines(words.say(event).speech)

    before = wishes.settled(words).displays
    line = BrailleLine(*display_named(name), tell, known_before=before)
    try:
        yield line.show
    finally:
        line.close()


@dataclass(frozen=True, slots=True)
class Asker:
    """Asks one question after another, on the screen and on the cells."""

    drill: Drill
    translator: Translator
    words: Words
    show: Callable[[bytes], None]

    def say(self, *events: Event) -> None:
        """Write sentences."""
        write_lines(*(self.words.say(event).speech for event in events))

    def ask(self, question: Question) -> bool:
        """Ask until the answer can be understood; False when nobody answers any more."""
        cells = self.translator.cells(str(question.card))
        asked: Event = WhichCard(unicode(cells))
        shown = cells
        if question.way != "cells":
            asked = WhichCells(question.card)
            shown = self.translator.cells(self.words.say(asked).braille)
        while True:
            self.say(asked)
            self.show(shown)
            given = read_line("> ")
            if given is None or given.strip().lower() == "q":
                return False
            try:
                self._answered(question, cells, given.strip())
            except Refusal as refusal:
                write_lines(self.words.refusal(refusal).speech)
            else:
                return True

    def _answered(self, question: Question, cells: bytes, given: str) -> None:
        if question.way == "cells":
            right = _number(given) == question.card
        else:
            right = cells_in(given) == cells
        self.drill.answered(right=right)
        answer = CardIs(question.card, unicode(cells), dots(cells))
        self.say(DrillRight(question.card) if right else answer)
        if not right:
            self.show(cells)


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
