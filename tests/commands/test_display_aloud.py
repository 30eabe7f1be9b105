"""`display check` and `probe`, where the program speaks itself: their sentences are heard."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from pathlib import Path
from threading import Event, Thread
from typing import TextIO

import pytest

from accessigame.cli import prompts
from accessigame.cli.parser import Parser
from accessigame.commands import display as command
from accessigame.core import model
from accessigame.devices.speech.voice import Outcome
from accessigame.devices.transport.connection import DisplayReady
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays.registry import find
from accessigame.storage import settings
from accessigame.storage.settings import Settings
from accessigame.words.words import Localizer
from tests.devices.speech.stage import PATIENCE, Stage
from tests.speaking import answering, take_the_stage

WORDS = Localizer("en")


@pytest.fixture
def stage(monkeypatch: pytest.MonkeyPatch) -> Iterator[Stage]:
    """Return the voice of the program, which speaks itself at a terminal."""
    voice = Stage()
    take_the_stage(monkeypatch, voice)
    monkeypatch.setattr(command, "both_are_terminals", lambda: True)
    yield voice
    voice.let_go()


@pytest.fixture
def keyboard() -> Iterator[tuple[TextIO, int]]:
    """Provide both ends of a standard input that is open and silent."""
    reader, writer = os.pipe()
    with os.fdopen(reader) as typed:
        yield typed, writer
    os.close(writer)


def running(*given: str) -> Thread:
    """Run the command in a thread, so that the test can hear it meanwhile."""
    parser = Parser("display")
    command.arguments(parser)
    thread = Thread(target=command.run, args=(parser.read(given), WORDS), daemon=True)
    thread.start()
    return thread


def hear(stage: Stage, event: model.Event) -> None:
    """Hear a sentence to its end."""
    stage.expect(WORDS.say(event).speech)
    stage.end()


def test_a_check_is_heard(
    stage: Stage,
    keyboard: tuple[TextIO, int],
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """How it ends, the display and each key are said, and a key cuts the one before short.

    Fails when a check is only written, or when somebody who tries keys out hears them late.
    """
    typed, writer = keyboard
    monkeypatch.setattr("sys.stdin", typed)
    with EmulatedDisplay(find("humanware").device(40), tmp_path / "port") as display:
        check = running("check", f"humanware:{display.link}")
        hear(stage, command.CheckEnds(command.ENDING))
        hear(stage, DisplayReady("Brailliant 40", 40))
        display.route(4)
        stage.expect(WORDS.say(command.RoutingFelt(5)).speech)
        display.route(6)
        assert stage.outcomes.get(timeout=PATIENCE) is Outcome.STOPPED
        stage.expect(WORDS.say(command.RoutingFelt(7)).speech)
        os.write(writer, b"\n")
        assert stage.outcomes.get(timeout=PATIENCE) is Outcome.STOPPED
        hear(stage, command.MakeUntried("humanware"))
        check.join(PATIENCE)
    assert not check.is_alive()
    assert stage.closed.is_set()


def test_a_probe_is_heard(stage: Stage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Makes are asked for, tried and found aloud, and the last word is said to its end.

    Fails when the questions are spoken and the results are not, or with another voice.
    """
    monkeypatch.setattr(command, "names", lambda: ("mdv", "humanware"))
    with EmulatedDisplay(find("humanware").device(40), tmp_path / "port") as display:
        port = str(display.link)
        reads = answering(stage, (question("mdv", port), "2"), (question("humanware", port), "1"))
        agreed = Event()

        def read(prompt: str, touched: Callable[[], None] | None = None) -> str | None:
            answer = reads(prompt, touched)
            if answer == "1":
                agreed.set()
            return answer

        monkeypatch.setattr(prompts, "read_line", read)
        probe = running("probe", port)
        assert agreed.wait(PATIENCE)
        hear(stage, command.ProbeTries("humanware", port))
        hear(stage, DisplayReady("Brailliant 40", 40))
        hear(stage, command.ProbeFound(f"humanware:{port}"))
        probe.join(PATIENCE)
    assert not probe.is_alive()
    assert stage.closed.is_set()


def question(make: str, port: str) -> list[str]:
    """Return the lines in which a make is asked for."""
    answers = [WORDS.text(f"probe-{answer}") for answer in ("yes", "no", "stop")]
    numbered = [f"{number}. {answer}" for number, answer in enumerate(answers, start=1)]
    last = ["0. " + WORDS.text("menu-back"), WORDS.text("default-number", number=1)]
    return [WORDS.text("ask-probe", make=make, port=port), *numbered, *last]


def test_trouble_with_a_port_is_heard(stage: Stage, tmp_path: Path) -> None:
    """The only sentence of a command is said, too. Fails when it ends before it has spoken."""
    probe = running("probe", str(tmp_path / "none"))
    stage.expect(f"There is no port {tmp_path / 'none'}. Check the cable.")
    stage.end()
    probe.join(PATIENCE)
    assert stage.closed.is_set()


@pytest.mark.parametrize("speech", ["reader", "off"])
def test_a_screen_reader_is_not_spoken_over(stage: Stage, tmp_path: Path, speech: str) -> None:
    """A probe makes no sound when the program does not speak itself."""
    settings.save(Settings(language="en", speech=speech))
    running("probe", str(tmp_path / "none")).join(PATIENCE)
    assert stage.begun.empty()
    assert not stage.closed.is_set()
