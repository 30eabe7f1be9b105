"""The voices of Windows and macOS, by a driver that behaves as theirs do in pyttsx3 2.99."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from types import ModuleType
from typing import Any

import pytest

from accessigame.devices.speech import pyttsx3_voice
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech.voice import NoSynthesiser, Outcome, SpeechBackend, VoiceSettings

NAME = "imitation"
WORDS = "un deux trois quatre"


class Imitation:
    """A driver that does what sapi5.py and nsss.py do.

    It speaks in its loop, tells of each word there, prints where it is asked for a pitch, and may
    be stopped by the thread of its loop alone.
    """

    def __init__(self, proxy: Any) -> None:
        self._proxy = proxy
        self._looping = self._stopping = False
        self._words: list[str] = []
        self._thread = threading.current_thread()
        self.said: list[str] = []
        self.properties: dict[str, object] = {"voice": "fr", "rate": 200, "volume": 1.0}
        type(self).last = self

    last: Imitation

    def destroy(self) -> None:
        """Do nothing."""

    def say(self, text: str) -> None:
        """Begin; the loop says it, word by word."""
        self._proxy.setBusy(True)
        self._proxy.notify("started-utterance")
        self._words = text.split()

    def stop(self) -> None:
        """Stop, as an object of COM does: only in the thread that made it."""
        assert threading.current_thread() is self._thread, "RPC_E_WRONG_THREAD"
        if self._words:
            self._proxy.setBusy(True)
            self._stopping = True
            self._words = []

    def getProperty(self, name: str) -> object:  # noqa: N802 - pyttsx3's name
        """Return a property."""
        if name == "voices":
            return [type("Voice", (), {"id": "fr", "name": "Hortense", "languages": ["fr-FR"]})()]
        return self.properties[name]

    def setProperty(self, name: str, value: object) -> None:  # noqa: N802 - pyttsx3's name
        """Set a property, or print that there is none."""
        if name == "pitch":
            print("Pitch adjustment not supported")  # noqa: T201 - as the drivers of pyttsx3 do
        self.properties[name] = value

    def startLoop(self) -> None:  # noqa: N802 - pyttsx3's name
        """Say word after word, and report the end."""
        self._looping = True
        self._proxy.setBusy(False)
        while self._looping and (self._words or self._stopping):
            if self._words:
                self._proxy.notify("started-word", name=self._words[0], location=0, length=1)
            if self._words:
                self.said.append(self._words.pop(0))
            if not self._words:
                completed, self._stopping = not self._stopping, False
                self._proxy.notify("finished-utterance", completed=completed)
                self._proxy.setBusy(False)

    def endLoop(self) -> None:  # noqa: N802 - pyttsx3's name
        """End the loop."""
        self._looping = False


@pytest.fixture
def voice(monkeypatch: pytest.MonkeyPatch) -> Iterator[Pyttsx3Voice]:
    """Return the voice of a system that is not Linux."""
    module: Any = ModuleType(f"pyttsx3.drivers.{NAME}")
    module.buildDriver = Imitation
    monkeypatch.setitem(sys.modules, module.__name__, module)
    monkeypatch.setattr(pyttsx3_voice, "_best_backend", lambda _: SpeechBackend(NAME))
    made = Pyttsx3Voice("fr")
    yield made
    made.close()


def after(words: int) -> Callable[[], bool]:
    """Return a `stopped` that is true once this number of words was said."""
    return lambda: len(Imitation.last.said) >= words


def test_a_sentence_is_heard_whole(voice: Pyttsx3Voice, capfd: pytest.CaptureFixture[str]) -> None:
    """It is well, says every word, and writes nothing.

    Fails when a pitch is set, which these drivers answer on the standard output.
    """
    assert voice.check() is None
    voice.settings = VoiceSettings(rate=250, pitch=80, volume=60)
    assert voice.speak(WORDS, "fr", lambda: False) is Outcome.HEARD
    assert Imitation.last.said == WORDS.split()
    assert (Imitation.last.properties["rate"], Imitation.last.properties["volume"]) == (250, 0.6)
    assert capfd.readouterr() == ("", "")


def test_a_key_silences_before_the_next_word(voice: Pyttsx3Voice) -> None:
    """A sentence that nobody wants any more ends between two words, in its own thread.

    The next one is heard whole. Fails when a sentence runs to its end whatever is pressed.
    """
    assert voice.check() is None
    assert voice.speak(WORDS, "fr", after(2)) is Outcome.STOPPED
    assert Imitation.last.said == ["un", "deux"]
    assert voice.speak("cinq six", "fr", lambda: False) is Outcome.HEARD
    assert Imitation.last.said == ["un", "deux", "cinq", "six"]


def test_a_key_of_another_thread_does_not_touch_the_driver(voice: Pyttsx3Voice) -> None:
    """`stop` comes from the thread of the game, which an object of COM refuses."""
    assert voice.check() is None
    pressed = threading.Thread(target=voice.stop)
    pressed.start()
    pressed.join()
    assert voice.speak(WORDS, "fr", lambda: False) is Outcome.HEARD


def test_a_driver_that_does_not_load_is_named(
    voice: Pyttsx3Voice, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where the system's voice does not start, its driver is named, and no command is invented."""
    monkeypatch.setitem(sys.modules, f"pyttsx3.drivers.{NAME}", None)
    assert voice.check() == NoSynthesiser(NAME)
