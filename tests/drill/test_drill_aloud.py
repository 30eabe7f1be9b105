"""The drill, where the program speaks itself: questions, verdicts and results are heard."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field

import pytest

from accessigame.braille import Translator, dots, spelled
from accessigame.cli.prompt_voice import PromptVoice
from accessigame.core.model import Event
from accessigame.devices.braille.prompt import PromptSpec
from accessigame.devices.braille.prompter import Speaking
from accessigame.devices.speech.voice import Outcome
from accessigame.drill import asker
from accessigame.drill.asker import ConsoleAnswers, DrillSession, LabelDrill
from accessigame.drill.events import (
    CardHasDots,
    DrillBegins,
    DrillEnds,
    DrillMissed,
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
from accessigame.drill.schedule import Drill, DrillQuestion
from accessigame.storage import settings
from accessigame.storage.settings import Settings
from accessigame.words.words import Localizer
from tests.devices.speech.stage import PATIENCE, Stage
from tests.speaking import answering, take_the_stage

WORDS = Localizer("en")
FRENCH = Translator("french")
ASKED = (DrillQuestion(17, "cells"), DrillQuestion(8, "number"), DrillQuestion(30, "cells"))


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    """Return the voice of the program, which speaks itself at a terminal."""
    voice = Stage()
    take_the_stage(monkeypatch, voice)
    yield voice
    voice.let_go()


def said(*events: Event) -> list[str]:
    """Return the sentences of events."""
    return [WORDS.say(event).speech.strip() for event in events]


def by_ear(card: int) -> str:
    """Return the dots of a card as they are said."""
    return spelled(FRENCH.cells(str(card)))


BEGIN = DrillBegins(2, spelled(FRENCH.cells("00")))


def test_dots_are_counted_one_by_one() -> None:
    """A voice gets each dot alone. Fails when it makes one number of the dots of a cell."""
    assert spelled(FRENCH.cells("17")) == "6, 1 6, 1 2 4 5 6"
    assert spelled(bytes(1)) == "0"


def test_a_drill_is_heard(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Everything that is written is said once and in order, and the results are kept for the end.

    Fails when the questions are only written: whoever has no screen reader hears nothing.
    """
    voice = PromptVoice(WORDS)
    reads = answering(
        stage,
        (said(BEGIN, DrillNotation("french", usual=True), WhichCardOfDots(by_ear(17))), ""),
        (said(NothingTyped(), WhichCardOfDots(by_ear(17))), "18"),
        (said(CardHasDots(17, by_ear(17)), WhichCells(8)), dots(FRENCH.cells("8"))),
    )
    monkeypatch.setattr(asker, "read_line", reads)
    with closing(voice):
        drill = Drill(ASKED, 2)
        DrillSession(drill, FRENCH, voice, ConsoleAnswers(WORDS), is_label_notation=True).run(2)
        assert stage.begun.empty()
        stage.let_go()
        voice.finish()
    for line in said(DrillRight(8), DrillEnds(2, 1), DrillMissed((17,))):
        stage.expect(line)
    assert stage.closed.is_set()


def test_cards_in_the_hand_are_asked_aloud(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The drill with real cards is heard, too, with the dots one by one.

    Fails when it is only written, when its last words are lost, or when any answer means yes.
    """
    voice = PromptVoice(WORDS)
    reads = answering(
        stage,
        (said(HandDrillBegins(), DrillNotation("french", usual=False), WhichLabel()), "99"),
        (said(NoSuchCard("99", 3, 35), WhichLabel()), "8"),
        (said(FeltSo(8, by_ear(8))), "n"),
        (said(WhichLabel()), "28"),
        (said(FeltSo(28, by_ear(28))), "h"),
        (said(YesOrNo()), ""),
        (said(PutUnder(3), WhichLabel()), "q"),
    )
    monkeypatch.setattr(asker, "read_line", reads)
    with closing(voice):
        LabelDrill(range(3, 36), FRENCH, voice, ConsoleAnswers(WORDS)).run(5)
        stage.let_go()
        voice.finish()
    for line in said(DrillEnds(1, 0), DrillMissed((28,))):
        stage.expect(line)


def test_a_key_silences_the_drill(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """The first key ends what is said. Fails when the drill does not tell the voice of keys."""

    def read(_prompt: str, touched: Callable[[], None] | None = None) -> str:
        assert touched is not None
        stage.expect(said(BEGIN)[0])
        touched()
        assert stage.outcomes.get(timeout=PATIENCE) is Outcome.STOPPED
        return "q"

    monkeypatch.setattr(asker, "read_line", read)
    with closing(PromptVoice(WORDS)) as voice:
        DrillSession(Drill(ASKED, 2), FRENCH, voice, ConsoleAnswers(WORDS)).run(2)
    assert not stage.heard


@dataclass
class _Cells:
    """A display whose reader answers at once, after the voice has said what is due."""

    stage: Stage
    script: list[tuple[list[str], str, str]]
    shown: list[str] = field(default_factory=list)

    def ask(self, spec: PromptSpec, touched: Callable[[], None]) -> str | None:
        """Hear what is due, and press a key."""
        lines, text, answer = self.script.pop(0)
        assert spec.text == text
        for line in lines:
            self.stage.expect(line)
            self.stage.end()
        touched()
        return answer

    def announce(self, *texts: str, speaking: Speaking) -> None:
        """Wait for a key, as a display does whose keys gave the answer."""
        with speaking() as touched:
            self.ask(PromptSpec(" ".join(texts)), touched)


def test_a_display_keeps_what_is_to_be_felt(stage: Stage) -> None:
    """On a display the voice asks for the card without its dots, and tells them after a mistake.

    Fails when the voice gives away what fingers are to read, or speaks after they have gone on.
    """
    notation = DrillNotation("french", usual=True)
    start = WORDS.text("drill-start")
    ends, missed = DrillEnds(1, 0), DrillMissed((17,))
    wrong = WORDS.say(CardHasDots(17, "")).braille
    summed = "  ".join(WORDS.say(event).braille for event in (ends, missed))
    script = [
        ([*said(DrillBegins(1, BEGIN.example), notation), start], WORDS.say(notation).braille, ""),
        (said(WhichCard("")), "17", "18"),
        (said(CardHasDots(17, by_ear(17))), wrong, ""),
        (said(ends, missed), summed, ""),
    ]
    source = _Cells(stage, script)
    with closing(PromptVoice(WORDS)) as voice:
        DrillSession(Drill(ASKED, 1), FRENCH, voice, source, is_label_notation=True).run(1)
    assert not script


@pytest.mark.parametrize("speech", ["reader", "off", ""])
def test_a_screen_reader_is_not_spoken_over(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, speech: str
) -> None:
    """The drill makes no sound when the program does not speak itself."""
    settings.save(Settings(language="en", speech=speech))
    monkeypatch.setattr(asker, "read_line", lambda *_: "q")
    with closing(PromptVoice(WORDS)) as voice:
        DrillSession(Drill(ASKED, 2), FRENCH, voice, ConsoleAnswers(WORDS)).run(2)
        voice.finish()
    assert stage.begun.empty()
    assert not stage.closed.is_set()
