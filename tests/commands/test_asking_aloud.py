"""Questions before a game, where the program speaks itself: they are heard, and keys hush them."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from accessigame import settings
from accessigame.commands import asking
from accessigame.commands.asking import AnswerUnclear, Asking
from accessigame.devices import loudspeaker
from accessigame.language import Words
from accessigame.settings import Settings
from tests.devices.stage import Stage

WORDS = Words("en")
GAMES = ("No Thanks!", "Titus")
LISTED = ["Which game?", "1. No Thanks!", "2. Titus", "Just Enter: 1."]


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    """Return the voice of the program, which speaks itself at a terminal."""
    voice = Stage()
    settings.save(Settings(language="en", speech="self"))
    monkeypatch.setattr(loudspeaker, "Pyttsx3Voice", lambda *_, **__: voice)
    monkeypatch.setattr(asking, "both_are_terminals", lambda: True)
    yield voice
    voice.let_go()


Reads = Callable[[str, Callable[[], None] | None], str | None]


def answering(voice: Stage, *answers: tuple[list[str], str]) -> Reads:
    """Return what reads a line: it answers once just these lines have been spoken, all of them."""
    rest = list(answers)

    def read(_prompt: str, _touched: Callable[[], None] | None = None) -> str | None:
        lines, answer = rest.pop(0)
        for line in lines:
            voice.expect(line)
            voice.end()
        return answer

    return read


def test_a_question_and_its_answers_are_spoken(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line that is written is said, with its number, and again after a wrong answer.

    Fails when only the screen has the menu: whoever has no screen reader then hears nothing.
    """
    unclear = WORDS.say(AnswerUnclear("7", 1, 2)).speech
    reads = answering(stage, (LISTED, "7"), ([unclear, *LISTED], "2"))
    monkeypatch.setattr(asking, "read_line", reads)
    assert Asking(WORDS).choose("Which game?", GAMES, default=1) == 2


def test_what_was_told_is_said_before_the_next_question(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence between two questions is said once, before the second."""
    asks = Asking(WORDS)
    asks.hear(["Settings kept."])
    reads = answering(stage, (["Settings kept.", *LISTED], "1"), (LISTED, "1"))
    monkeypatch.setattr(asking, "read_line", reads)
    for _ in range(2):
        assert asks.choose("Which game?", GAMES, default=1) == 1


def test_a_key_hushes_the_question(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever knows the answer need not hear the rest: any key ends it, as in a game."""

    def read(_prompt: str, touched: Callable[[], None] | None = None) -> str:
        assert touched is not None
        stage.expect(LISTED[0])
        touched()
        return "1"

    monkeypatch.setattr(asking, "read_line", read)
    assert Asking(WORDS).choose("Which game?", GAMES, default=1) == 1
    assert not stage.heard
    assert stage.closed.is_set()


@pytest.mark.parametrize("speech", ["reader", "off", ""])
def test_a_screen_reader_is_not_spoken_over(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, speech: str
) -> None:
    """Where the program does not speak itself, the menu makes no sound."""
    settings.save(Settings(language="en", speech=speech))
    monkeypatch.setattr(asking, "read_line", lambda *_: "1")
    assert Asking(WORDS).choose("Which game?", GAMES, default=1) == 1
    assert stage.begun.empty()
    assert not stage.closed.is_set()


def test_rules_are_heard_section_by_section(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """After each section the program waits while it is spoken, and q leaves the rest out."""

    def waits(question: str, _touched: Callable[[], None] | None = None) -> bool:
        assert question == "1, More, Enter:"
        stage.expect("1. The aim.")
        stage.end()
        return False

    monkeypatch.setattr(asking, "goes_on", waits)
    assert not Asking(WORDS).goes_on("1, More, Enter:", ["1. The aim.", "Every card costs."])
