"""Questions before a game, where the program speaks itself: they are heard, and keys hush them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing

import pytest

from accessigame.cli import prompts
from accessigame.cli.prompted import AnswerUnclear
from accessigame.cli.prompts import CliPrompter
from accessigame.devices.speech.voice import NoSoundDevice, Outcome
from accessigame.storage import settings
from accessigame.storage.settings import Settings
from accessigame.words.words import LANGUAGES, Localizer
from tests.devices.speech.stage import PATIENCE, Stage
from tests.speaking import answering, take_the_stage

WORDS = Localizer("en")
GAMES = ("No Thanks!", "Titus")
LISTED = ["Which game?", "1. No Thanks!", "2. Titus", "0. Back", "Enter alone: 1."]


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    """Return the voice of the program, which speaks itself at a terminal."""
    voice = Stage()
    take_the_stage(monkeypatch, voice)
    yield voice
    voice.let_go()


def test_a_question_and_its_answers_are_spoken(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line that is written is said, with its number; a slip is explained, and r reads again.

    Fails when only the screen has the menu: whoever has no screen reader then hears nothing.
    """
    unclear = WORDS.say(AnswerUnclear("7", 1, 2)).speech
    reads = answering(stage, (LISTED, "7"), ([unclear], "r"), (LISTED, "2"))
    monkeypatch.setattr(prompts, "read_line", reads)
    assert CliPrompter(WORDS).choose("Which game?", GAMES, default=1) == 2


def test_what_was_told_is_said_before_the_next_question(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A sentence between two questions is said once, before the second."""
    asks = CliPrompter(WORDS)
    asks.queue_speech(["Settings saved."])
    reads = answering(stage, (["Settings saved.", *LISTED], "1"), (LISTED, "1"))
    monkeypatch.setattr(prompts, "read_line", reads)
    for _ in range(2):
        assert asks.choose("Which game?", GAMES, default=1) == 1


def test_a_key_hushes_the_question(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Any key ends a spoken list, as in a game."""

    def read(_prompt: str, touched: Callable[[], None] | None = None) -> str:
        assert touched is not None
        stage.expect(LISTED[0])
        touched()
        assert stage.outcomes.get(timeout=PATIENCE) is Outcome.STOPPED
        return "1"

    monkeypatch.setattr(prompts, "read_line", read)
    with closing(CliPrompter(WORDS)) as asks:
        assert asks.choose("Which game?", GAMES, default=1) == 1
        assert not stage.heard
    assert stage.closed.is_set()


def test_one_voice_asks_all_questions(monkeypatch: pytest.MonkeyPatch) -> None:
    """The voice of the first question asks the others, until a game is to have the device.

    Fails when each question opens the device anew, and when a game would find it taken.
    """
    voices = Stage(), Stage()
    unopened = take_the_stage(monkeypatch, *voices)
    asks = CliPrompter(WORDS)
    for voice in voices:
        reads = answering(voice, (LISTED, "1"), (LISTED, "1"))
        monkeypatch.setattr(prompts, "read_line", reads)
        for _ in range(2):
            assert asks.choose("Which game?", GAMES, default=1) == 1
            assert not voice.closed.is_set()
        asks.close()
        assert voice.closed.is_set()
    assert not unopened


def test_an_answer_ends_its_question(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """An early answer ends the speech of its question; the next question follows at once.

    Fails when what is left of a question stays with the voice that is kept.
    """

    def read(_prompt: str, _touched: Callable[[], None] | None = None) -> str:
        stage.expect(LISTED[0])
        return "1"

    monkeypatch.setattr(prompts, "read_line", read)
    with closing(CliPrompter(WORDS)) as asks:
        for _ in range(3):
            assert asks.choose("Which game?", GAMES, default=1) == 1
    assert not stage.heard


class _Stuck(Stage):
    """A voice whose device hangs: it neither speaks nor lets itself be stopped."""

    def speak(self, text: str, *_: object) -> Outcome:
        """Hang until the test is over."""
        self.begun.put(text)
        self.closed.wait(PATIENCE)
        return Outcome.FAILED

    def stop(self) -> None:
        """Hear nothing."""


def test_a_voice_that_hangs_keeps_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    """With a device that takes no sound the questions come and go in text, and a game can begin.

    Fails when an answer waits for the voice: none of these comes before the test lets it go.
    """
    stuck, next_one = _Stuck(), Stage()
    take_the_stage(monkeypatch, stuck, next_one)
    asks = CliPrompter(WORDS)

    def read(prompt: str, touched: Callable[[], None] | None = None) -> str:
        assert touched is not None
        if not reads:
            stuck.expect(LISTED[0])
        reads.append(prompt)
        touched()
        return "2"

    reads: list[str] = []
    monkeypatch.setattr(prompts, "read_line", read)
    for _ in range(5):
        assert asks.choose("Which game?", GAMES, default=1) == 2
    asks.close()
    assert not stuck.closed.is_set()
    monkeypatch.setattr(prompts, "read_line", answering(next_one, (LISTED, "1")))
    assert asks.choose("Which game?", GAMES, default=1) == 1
    asks.close()
    stuck.closed.set()


def test_why_nothing_is_heard_is_written_once(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Without a sound device the menu goes on in text, and says so before the next question.

    Fails when the menu is mute without a word.
    """
    mute = Stage([NoSoundDevice(), None])
    take_the_stage(monkeypatch, mute)
    monkeypatch.setattr(prompts, "read_line", answering(mute, *[(LISTED, "1")] * 2))
    why = WORDS.say(NoSoundDevice()).speech
    with closing(CliPrompter(WORDS)) as asks:
        asks.choose("Which game?", GAMES, default=1)
        assert why not in capsys.readouterr().out
        monkeypatch.setattr(prompts, "read_line", answering(mute, ([why, *LISTED], "1")))
        asks.choose("Which game?", GAMES, default=1)
        monkeypatch.setattr(prompts, "read_line", answering(mute, (LISTED, "1")))
        asks.choose("Which game?", GAMES, default=1)
    assert capsys.readouterr().out.splitlines().count(why) == 1


def test_each_language_is_said_in_its_own_voice(
    stage: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each language is said by a voice of its own, so that it is found by its sound.

    Fails when a French voice says Deutsch.
    """
    known = [*LANGUAGES]
    names = [Localizer(language).text("language-name") for language in known]
    rows = [f"{number}. {name}" for number, name in enumerate(names, start=1)]
    listed = ["Language?", *rows, "0. Back", "Enter alone: 2."]
    monkeypatch.setattr(prompts, "read_line", answering(stage, (listed, "3")))
    with closing(CliPrompter(WORDS)) as asks:
        assert asks.choose("Language?", names, 2, known) == 3
    assert stage.languages == ["en", *known, "en", "en"]


@pytest.mark.parametrize("speech", ["reader", "off", ""])
def test_a_screen_reader_is_not_spoken_over(
    stage: Stage, monkeypatch: pytest.MonkeyPatch, speech: str
) -> None:
    """The menu makes no sound when the program does not speak itself."""
    settings.save(Settings(language="en", speech=speech))
    monkeypatch.setattr(prompts, "read_line", lambda *_: "1")
    assert CliPrompter(WORDS).choose("Which game?", GAMES, default=1) == 1
    assert stage.begun.empty()
    assert not stage.closed.is_set()


def test_rules_are_heard_section_by_section(stage: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """After each section the program waits while it is spoken; h is explained, and q leaves it.

    Fails when the question behind the section is only written: who hears it waits for more.
    """
    told, question = ["1. The aim.", "Every card costs."], "1, More, press Enter:"
    reads = answering(stage, ([*told, question], "h"), ([WORDS.text("help-page-more")], "q"))
    monkeypatch.setattr(prompts, "read_line", reads)
    assert not CliPrompter(WORDS).continues(question, told, told, 0)
