"""The drill: on a screen, by voice and on a braille display, or with real cards.

`DrillSession` takes the next question from the `Drill`, writes it on the screen, and asks the
`AnswerSource` for an answer: the keyboard, or a display on which answers are also written. The
answer goes back to the `Drill`, which decides when the question comes again. A voice says what
is written while the answer is awaited; it counts the dots of cells, but not of those to be felt.
All of it runs on the thread of the command, and waits there for each answer.

With real cards a label is felt, its number typed, and its dots are told to check. The program
cannot see the label, so the reader says whether the dots are those. A card that was read wrongly
comes back sooner as cards do: it is put under a few others.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection
from contextlib import AbstractContextManager, nullcontext
from dataclasses import dataclass, field
from typing import Final, Protocol

from accessigame.braille import Translator, dots, from_dots, spelled, unicode
from accessigame.cli.parser import NumbersUnclear
from accessigame.cli.prompt_voice import PromptVoice
from accessigame.core.model import Card, Event, NotUnderstood, Refusal
from accessigame.devices.braille.prompt import USUAL, PromptSpec, Wanted
from accessigame.devices.braille.prompter import Speaking
from accessigame.devices.console.prompt import read_line
from accessigame.devices.console.standard_streams import write_lines
from accessigame.drill.events import (
    CardHasDots,
    CardIs,
    DrillBegins,
    DrillNotation,
    DrillRight,
    FeltSo,
    HandDrillBegins,
    NoSuchCard,
    NothingTyped,
    PutUnder,
    WhichCard,
    WhichCardOfDots,
    WhichCells,
    WhichLabel,
    YesOrNo,
)
from accessigame.drill.schedule import SOON, Drill, DrillQuestion, DrillResult
from accessigame.input.line_parser import number_in
from accessigame.storage.languages import languages
from accessigame.words.words import Localizer

LEAVE: Final = "q"
"""The answer that ends the drill, as a letter or as its cells."""


class AnswerSource(Protocol):
    """The place where questions are asked and answers come from."""

    def ask(self, spec: PromptSpec, touched: Callable[[], None]) -> str | None:
        """Return the answer as it is typed on a keyboard; None at the end of the input.

        touched: called at each key, to silence a voice.
        """
        ...

    def announce(self, *texts: str, speaking: Speaking) -> None:
        """Have texts read by a person who answers in braille; others read the screen.

        speaking: lets a voice speak while somebody reads.
        """
        ...


@dataclass(frozen=True, slots=True)
class ConsoleAnswers:
    """The screen and the keyboard alone."""

    words: Localizer

    def ask(self, spec: PromptSpec, touched: Callable[[], None]) -> str | None:
        """Return the typed line; the question already stands on the screen."""
        return read_line(self.words.text(f"drill-{spec.wanted}"), touched)

    def announce(self, *texts: str, speaking: Speaking) -> None:
        """Do nothing: the screen has the texts already, and the voice keeps them."""


def answer_source(
    display: str, words: Localizer, open_display: Callable[[], AbstractContextManager[AnswerSource]]
) -> AbstractContextManager[AnswerSource]:
    """Return the display of this name as the source of answers, or the console without a name."""
    return open_display() if display else nullcontext(ConsoleAnswers(words))


@dataclass(frozen=True, slots=True)
class DrillSession:
    """A drill that asks one question after another, on the screen, by voice and on the cells.

    What nobody has waited for stays in the queue of the voice.
    is_label_notation: the notation is the one that labels have without being asked.
    """

    drill: Drill
    translator: Translator
    voice: PromptVoice
    source: AnswerSource
    is_label_notation: bool = False

    @property
    def _on_cells(self) -> bool:
        return not isinstance(self.source, ConsoleAnswers)

    def run(self, count: int) -> None:
        """Ask `count` questions, or until an answer is `LEAVE`; then say the summary."""
        if not self._begin(count):
            return
        while (question := self.drill.question()) is not None and self._ask(question):
            pass
        self._conclude()

    def _begin(self, count: int) -> bool:
        """Say what is practised; False at the end of the answers.

        Cells that their reader did not choose are named on a display, too, until a key.
        """
        example = self.translator.cells("00")
        notation = DrillNotation(self.translator.notation.name, self.is_label_notation)
        self.voice.tell(
            DrillBegins(count, dots(example)), aloud=DrillBegins(count, spelled(example))
        )
        self.voice.tell(notation)
        if not self.is_label_notation or not self._on_cells:
            return True
        start = self.voice.words.text("drill-start")
        write_lines(start)
        self.voice.queue_lines([start])
        text = self.voice.words.say(notation).braille
        return self._answer(PromptSpec(text, wanted="any key")) is not None

    def _answer(self, spec: PromptSpec) -> str | None:
        """Return an answer; meanwhile the voice says all that was told since the last one."""
        with self.voice.speaking() as hush:
            return self.source.ask(spec, hush)

    def _announce(self, *events: Event) -> None:
        texts = (self.voice.words.say(event).braille for event in events)
        self.source.announce("  ".join(texts), speaking=self.voice.speaking)

    def _conclude(self) -> None:
        events = self.drill.result.summary_events()
        for event in events:
            self.voice.tell(event)
        self._announce(*events)

    def _ask(self, question: DrillQuestion) -> bool:
        """Repeat a question until its answer is understood; False at the end of the answers."""
        cells = self.translator.cells(str(question.card))
        event, aloud, spec = self._question_texts(question, cells)
        while True:
            for problem in self.voice.new_problems():
                self.voice.tell(problem)
            self.voice.tell(event, aloud)
            answer = self._answer(spec)
            if answer is None or self._leaves(answer.strip()):
                return False
            try:
                self._check(question, cells, answer.strip())
            except Refusal as refusal:
                self.voice.tell_refusal(refusal)
            else:
                return True

    def _question_texts(
        self, question: DrillQuestion, cells: bytes
    ) -> tuple[Event, Event, PromptSpec]:
        """Return the question for the screen, for the voice, and for the cells of a display."""
        stop = (LEAVE, self.voice.words.text("drill-stop"))
        if question.way == "cells":
            aloud = WhichCard("") if self._on_cells else WhichCardOfDots(spelled(cells))
            spec = PromptSpec(str(question.card), (stop,), "number", apart=True)
            return WhichCard(unicode(cells)), aloud, spec
        event = WhichCells(question.card)
        text = self.voice.words.say(event).braille
        return event, event, PromptSpec(text, (stop,), "cells", apart=True)

    def _leaves(self, answer: str) -> bool:
        return answer.lower() in {LEAVE, unicode(self.translator.cells(LEAVE))}

    def _check(self, question: DrillQuestion, cells: bytes, answer: str) -> None:
        """Record whether an answer is right, and say so. `NotUnderstood` for an unclear one."""
        if not answer:
            raise NotUnderstood(NothingTyped())
        if question.way == "cells":
            right = _number(answer) == question.card
        else:
            right = cells_in(answer) == cells
        self.drill.record_answer(right=right)
        if right:
            self.voice.tell(DrillRight(question.card))
            return
        event = CardIs(question.card, unicode(cells), dots(cells))
        self.voice.tell(event, aloud=CardHasDots(question.card, spelled(cells)))
        self._announce(event)  # its braille ends in the card


def _number(answer: str) -> int:
    number = number_in(answer)
    if number is None:
        raise NotUnderstood(NumbersUnclear(answer))
    return number


def cells_in(answer: str) -> bytes:
    """Return the cells of a typed answer, which has dots or Unicode braille.

    `NotUnderstood` for anything else.
    """
    answer = answer.replace(unicode(bytes(1)), " ")
    signs = [ord(sign) - 0x2800 for sign in answer if not sign.isspace()]
    if signs and all(sign in range(256) for sign in signs):
        return bytes(signs)
    return from_dots("-".join(re.split(r"[\s,;-]+", answer)))


YES = frozenset((USUAL, *(word for language in languages().values() for word in language.yes)))
"""The answers that mean yes, in every language; Enter alone is one."""
NO = frozenset(word for language in languages().values() for word in language.no)
"""The answers that mean no, in every language."""


@dataclass(slots=True)
class LabelDrill:
    """A drill with the cards of a real deck, in the braille of its labels.

    What nobody has waited for stays in the queue of the voice. source: where answers come from.
    is_label_notation: the notation is the one that labels have without being asked.
    """

    deck: Collection[Card]
    translator: Translator
    voice: PromptVoice
    source: AnswerSource
    is_label_notation: bool = False
    result: DrillResult = field(default_factory=DrillResult)
    _unshown: list[Event] = field(default_factory=list)

    def run(self, count: int) -> None:
        """Ask for `count` cards, or until the answers end; then say the summary."""
        self._tell(HandDrillBegins())
        self._tell(DrillNotation(self.translator.notation.name, self.is_label_notation))
        while self.result.count < count and self._ask_card():
            pass
        for event in self.result.summary_events():
            self._tell(event)
        self.source.announce(self._said(), speaking=self.voice.speaking)

    def _tell(self, event: Event, aloud: Event | None = None) -> None:
        """Write an event and queue its speech; a display has it with the next question."""
        self.voice.tell(event, aloud)
        self._unshown.append(event)

    def _said(self) -> str:
        """Return what was told since the last question, as a display has it."""
        events, self._unshown = self._unshown, []
        return "  ".join(self.voice.words.say(event).braille for event in events)

    def _ask_card(self) -> bool:
        """Ask for one card until its dots are those of the label; False when the answers end."""
        first = True
        while True:
            for problem in self.voice.new_problems():
                self._tell(problem)
            self._tell(WhichLabel())
            entry = self._read_answer("number")
            if entry is None:
                return False
            if not entry:
                self._tell(NothingTyped())
                continue
            card = number_in(entry)
            if card is None or card not in self.deck:
                self._tell(NoSuchCard(entry, min(self.deck), max(self.deck)))
                continue
            cells = self.translator.cells(str(card))
            self._tell(FeltSo(card, dots(cells)), aloud=FeltSo(card, spelled(cells)))
            answer = self._read_yes_or_no()
            if answer is None:
                return False
            if answer in YES:
                self._record(card, first=first)
                return True
            first = False

    def _record(self, card: Card, *, first: bool) -> None:
        self.result.add(card, right=first)
        if not first:
            self._tell(PutUnder(SOON))

    def _read_yes_or_no(self) -> str | None:
        """Return an answer of `YES` or `NO`, asked for until there is one; None at the end."""
        while (answer := self._read_answer("words")) is not None and answer not in YES | NO:
            self._tell(YesOrNo())
        return answer

    def _read_answer(self, kind: Wanted) -> str | None:
        """Return an answer in lower case; None at the end of the input, and for q.

        Meanwhile the voice says all that was told since the last one.
        """
        text = self.voice.words.text
        stop = (LEAVE, text("drill-stop"))
        if kind == "words":
            answers = ((USUAL, text("drill-yes")), ("n", text("drill-no")), stop)
            spec = PromptSpec(self._said(), answers)
        else:
            spec = PromptSpec(self._said(), (stop,), kind, apart=True)
        with self.voice.speaking() as hush:
            answer = self.source.ask(spec, hush)
        return None if answer is None or answer.strip().lower() == LEAVE else answer.strip().lower()
