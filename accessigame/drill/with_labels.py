"""The drill with real cards: a label is felt, its number typed, and its dots are told to check.

The program cannot see the label, so the reader says whether the dots are those. A card that was
read wrongly comes back sooner as cards do: it is put under a few others.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from accessigame.braille import Translator, dots, spelled
from accessigame.cli.prompt_voice import PromptVoice
from accessigame.core.model import Card, Event
from accessigame.devices.braille.prompt import USUAL, PromptSpec, Wanted
from accessigame.drill.asker import LEAVE, AnswerSource
from accessigame.drill.events import (
    DrillNotation,
    FeltSo,
    HandDrillBegins,
    NoSuchCard,
    NothingTyped,
    PutUnder,
    WhichLabel,
    YesOrNo,
)
from accessigame.drill.schedule import SOON, DrillResult
from accessigame.input.line_parser import number_in
from accessigame.storage.languages import languages

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
