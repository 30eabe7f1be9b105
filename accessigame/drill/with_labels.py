"""The drill with real cards: a label is felt, its number typed, and its dots are told to check.

The program cannot see the label, so the reader says whether the dots are those. A card that was
read wrongly comes back sooner as cards do: it is put under a few others.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field

from accessigame.braille import Translator, dots, spelled
from accessigame.cli.prompt_voice import PromptVoice
from accessigame.core.model import Card
from accessigame.devices.console.prompt import read_line
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

YES = frozenset(("", *(word for language in languages().values() for word in language.yes)))
"""The answers that mean yes, in every language; Enter alone is one."""
NO = frozenset(word for language in languages().values() for word in language.no)
"""The answers that mean no, in every language."""


@dataclass(slots=True)
class LabelDrill:
    """A drill with the cards of a real deck, in the braille of its labels.

    What nobody has waited for stays in the queue of the voice.
    usual: the notation is the one that labels have without being asked.
    """

    deck: Collection[Card]
    translator: Translator
    voice: PromptVoice
    usual: bool = False
    result: DrillResult = field(default_factory=DrillResult)

    def run(self, count: int) -> None:
        """Ask for `count` cards, or until the answers end; then say the summary."""
        self.voice.tell(HandDrillBegins())
        self.voice.tell(DrillNotation(self.translator.notation.name, self.usual))
        while self.result.asked < count and self._ask_card():
            pass
        for event in self.result.summary_events():
            self.voice.tell(event)

    def _ask_card(self) -> bool:
        """Ask for one card until its dots are those of the label; False when the answers end."""
        first = True
        while True:
            for problem in self.voice.new_problems():
                self.voice.tell(problem)
            self.voice.tell(WhichLabel())
            given = self._read_answer("number")
            if given is None:
                return False
            if not given:
                self.voice.tell(NothingTyped())
                continue
            card = number_in(given)
            if card is None or card not in self.deck:
                self.voice.tell(NoSuchCard(given, min(self.deck), max(self.deck)))
                continue
            cells = self.translator.cells(str(card))
            self.voice.tell(FeltSo(card, dots(cells)), aloud=FeltSo(card, spelled(cells)))
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
            self.voice.tell(PutUnder(SOON))

    def _read_yes_or_no(self) -> str | None:
        """Return an answer of `YES` or `NO`, asked for until there is one; None at the end."""
        while (answer := self._read_answer("so")) is not None and answer not in YES | NO:
            self.voice.tell(YesOrNo())
        return answer

    def _read_answer(self, wanted: str) -> str | None:
        """Return a typed line in lower case; None at the end of the input, and for q.

        Meanwhile the voice says all that was told since the last one.
        """
        with self.voice.speaking() as hush:
            given = read_line(self.voice.words.text(f"drill-{wanted}"), hush)
        return None if given is None or given.strip().lower() == "q" else given.strip().lower()
