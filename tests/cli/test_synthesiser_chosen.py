"""The synthesiser of the settings is the one that speaks: in a game, at a prompt, in `doctor`."""

from __future__ import annotations

from contextlib import closing

import pytest

from accessigame.cli import local_outputs, prompt_voice, prompts
from accessigame.cli.local_outputs import Room
from accessigame.cli.prompts import CliPrompter
from accessigame.commands import doctor
from accessigame.core.model import EVERYONE
from accessigame.devices.speech import loudspeaker
from accessigame.devices.speech.voice import NoSoundDevice, VoiceSettings
from accessigame.storage import settings
from accessigame.storage.settings import Preferences, Settings
from accessigame.words.words import Localizer
from tests.devices.speech.stage import Stage

WORDS = Localizer("en")


class Chosen(Stage):
    """A voice that says nothing, and notes which synthesiser was to speak."""

    synthesisers: list[str]

    def __init__(self, _language: str, *, settings: VoiceSettings) -> None:
        super().__init__([NoSoundDevice()], free=True)
        self.settings = settings
        self.synthesisers.append(settings.synthesiser)


@pytest.fixture(autouse=True)
def chosen(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Have such voices, and settings for them; return what they note."""
    settings.save(Settings(language="en", speech="self", synthesiser="system"))
    Chosen.synthesisers = []
    for place in (loudspeaker, doctor):
        monkeypatch.setattr(place, "Pyttsx3Voice", Chosen)
    return Chosen.synthesisers


def test_in_a_game(chosen: list[str]) -> None:
    """The preferences of the run say it. Fails when the game speaks as it likes."""
    wanted = Preferences(speech="self", synthesiser="system")
    local_outputs.loudspeaker(Room(EVERYONE, WORDS, 3), wanted, lambda _: None).close()
    assert chosen == ["system"]


def test_at_a_prompt(chosen: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """The settings say it."""
    monkeypatch.setattr(prompt_voice, "both_are_terminals", lambda: True)
    monkeypatch.setattr(prompts, "read_line", lambda *_: "1")
    with closing(CliPrompter(WORDS)) as asks:
        asks.choose("Which game?", ("Titus",), default=1)
    assert chosen == ["system"]


def test_in_the_doctor(chosen: list[str]) -> None:
    """It looks at the voice that would speak."""
    findings = list(doctor._speech(settings.load(), "en"))
    assert [finding.event for finding in findings] == [NoSoundDevice()]
    assert chosen == ["system"]
