"""Dialogues that the program speaks itself, with a voice by script and a reader of lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import pytest

from accessigame.cli import prompt_voice
from accessigame.devices.speech import loudspeaker
from accessigame.devices.speech.voice import Voice
from accessigame.storage import settings
from accessigame.storage.settings import Settings
from tests.devices.speech.stage import Stage

Reads: TypeAlias = Callable[[str, Callable[[], None] | None], str | None]


def take_the_stage(monkeypatch: pytest.MonkeyPatch, *voices: Voice) -> list[Voice]:
    """Have the program speak with these voices, one after the other; return those not opened."""
    rest = list(voices)
    settings.save(Settings(language="en", speech="self"))
    monkeypatch.setattr(loudspeaker, "Pyttsx3Voice", lambda *_, **__: rest.pop(0))
    monkeypatch.setattr(prompt_voice, "both_are_terminals", lambda: True)
    return rest


def answering(voice: Stage, *answers: tuple[list[str], str | None]) -> Reads:
    """Return a reader of lines: it answers once exactly these lines have been spoken."""
    rest = list(answers)

    def read(_prompt: str, _touched: Callable[[], None] | None = None) -> str | None:
        lines, answer = rest.pop(0)
        for line in lines:
            voice.expect(line)
            voice.end()
        return answer

    return read
