"""A voice through pyttsx3: the one place that knows it, and the traps of its release 2.99.

`tests/devices/speech/test_pyttsx3_contract.py` pins the behaviour of 2.99 that is relied on here.
What makes the sound is a `SpeechBackend`: on Linux a stream of our own, or else aplay; elsewhere
pyttsx3's own driver, left alone.
"""

from __future__ import annotations

import gc
import platform
import threading
from collections.abc import Callable
from importlib import import_module
from typing import Any

from accessigame.core.model import Event
from accessigame.devices.speech import aplay
from accessigame.devices.speech.aplay import Aplay
from accessigame.devices.speech.backend import SpeechBackend
from accessigame.devices.speech.espeak_driver import Stream
from accessigame.devices.speech.stream import usable
from accessigame.devices.speech.synthesiser import UnspeakableError, synthesiser
from accessigame.devices.speech.unspeakable import without_signs
from accessigame.devices.speech.voice_choice import voices_for
from accessigame.devices.speech.worker import (
    PLAIN,
    NoSynthesiser,
    NoVoice,
    Outcome,
    UtteranceStyle,
    VoiceSettings,
    speakable,
)


def _way(driver: str | None) -> SpeechBackend:
    """Return the best way here, or that of a driver; raise what a missing library raises."""
    linux = platform.system() == "Linux"
    if driver is None and linux:
        synthesiser().prepare()  # it starts while PortAudio does
        if usable():
            return Stream()
        synthesiser().end()
    if linux and driver in {None, aplay.DRIVER}:
        return Aplay()
    if driver is not None:
        return SpeechBackend(driver)
    import pyttsx3  # noqa: PLC0415 - the thread that uses it imports it, and only if it speaks

    return SpeechBackend(str(pyttsx3.engine.default_engine_by_sys_platform()))


class Pyttsx3Voice:
    """The computer's own synthesiser: a `Voice` for the speech worker, or for a check alone.

    `language` (`fr`, `en`, `de`) is the one that `check` looks for. `driver` is pyttsx3's name
    for one (`espeak`, `sapi5`, `nsss`), or None for the best of this system. Any thread may
    give a new `manner`, which counts from the next utterance on, and may call `stop`; all
    other calls belong to one thread.

    On Linux `stop` silences at once. With the other drivers an utterance runs to its end.
    With the driver `espeak`, have one such voice at a time in a process: it has but one state.
    """

    def __init__(
        self, language: str, *, driver: str | None = None, manner: VoiceSettings | None = None
    ) -> None:
        self.manner = manner or VoiceSettings()
        self._language = language
        self._driver = driver
        self._engine: Any = None  # pyttsx3 ships no types
        self._started = False
        self._way: SpeechBackend = SpeechBackend("")
        self._ids: dict[tuple[str, str], tuple[str, ...]] = {}
        self._set: dict[str, object] = {}
        self._ended = threading.Event()
        self._completed = False
        self._unspeakable = False

    @property
    def player(self) -> str:
        """The program that plays the sound, where that is the second best way; else empty."""
        return aplay.PROGRAM if isinstance(self._way, Aplay) else ""

    def check(self) -> Event | None:
        """Return why nothing would be heard, or None. On Linux this plays a little silence.

        It takes some milliseconds, and up to three seconds with a device that hangs.
        """
        try:
            self._start()
            voiced = self._choose(self._language)
        except Exception:  # noqa: BLE001 - a driver raises what it likes; the game goes on
            self._started = False
            return NoSynthesiser(self._way.driver or "pyttsx3")
        if not voiced:
            return NoVoice(self._language)
        return self._way.check()

    def speak(
        self, text: str, language: str, stopped: Callable[[], bool], style: UtteranceStyle = PLAIN
    ) -> Outcome:
        """Say the text, and wait until it is heard, with some patience but not for ever."""
        text = speakable(without_signs(text, language))
        if stopped():
            return Outcome.STOPPED
        if not text:
            return Outcome.HEARD  # pyttsx3 would repeat the last utterance
        try:
            return self._utter(text, language, stopped, style)
        except Exception:  # noqa: BLE001 - a driver raises what it likes; the game goes on
            self._started = False
            return Outcome.FAILED

    def stop(self) -> None:
        """Silence what is being said, where the driver can."""
        self._way.stop()

    def close(self) -> None:
        """Let go of the engine and of the device."""
        self._engine = None
        self._started = False
        self._way.close()

    def _utter(
        self, text: str, language: str, stopped: Callable[[], bool], style: UtteranceStyle
    ) -> Outcome:
        self._start()
        # a word in a language without a voice here is better said with an accent than not at all
        if not (self._choose(language) or self._choose(self._language)):
            return Outcome.FAILED
        rate = style.rate or self.manner.rate
        self._tune(rate)
        limit = aplay.SLOWEST_START + len(text) * 60 / rate  # about 4 times its length
        self._way.expect(limit, stopped, style.cue())
        self._hand_over(text)
        if not self._ended.wait(limit + aplay.SETTLING):
            self._way.give_up()  # what comes after all is said again already
            raise TimeoutError
        if self._way.heard(completed=self._completed):
            return Outcome.HEARD
        if stopped():
            return Outcome.STOPPED
        return Outcome.LEFT_OUT if self._unspeakable else Outcome.FAILED

    def _hand_over(self, text: str) -> None:
        """Give the engine one utterance, and only when it is done with the last."""
        self._way.prepare(self._engine)
        self._ended.clear()
        self._completed = self._unspeakable = False
        self._engine.say(text)
        self._engine.runAndWait()

    def _start(self) -> None:
        """Make the engine, in the thread that is going to use it; anew after anything broke."""
        if self._started:
            return
        import pyttsx3  # noqa: PLC0415 - the thread that uses it imports it, and only if it speaks

        if self._engine is None and not self._way.driver:
            self._way = _way(self._driver)
        self._way.settle()  # not before espeak has left it can an engine go
        self._engine = None
        gc.collect()  # when it goes it takes espeak's callback along, so before there is the next
        self._ids.clear()
        self._set.clear()
        self._engine = engine = pyttsx3.init(self._way.driver)
        self._way.attach(import_module(f"pyttsx3.drivers.{self._way.driver}"))
        engine.connect("finished-utterance", self._on_finished)
        engine.connect("error", self._on_error)
        self._way.settle()
        engine.runAndWait()  # says nothing yet: it lets properties count at once from now on
        self._started = True

    def _tune(self, rate: int) -> None:
        """Speak as it is wished now. What a driver does not know, such as pitch, is left out."""
        manner = self.manner
        wanted = {"rate": rate, "pitch": manner.pitch, "volume": manner.volume / 100}
        for name, value in wanted.items():
            if self._set.get(name) != value:
                self._set[name] = value
                self._engine.setProperty(name, value)

    def _choose(self, language: str) -> bool:
        """Choose a voice and read it back: a voice that is refused leaves the old one in place."""
        key = (language, self.manner.voice_for(language))
        if key not in self._ids:  # to list the voices takes espeak some milliseconds
            self._ids[key] = tuple(voices_for(*key, self._engine.getProperty("voices")))
        return any(self._take_voice(voice) for voice in self._ids[key])

    def _take_voice(self, voice: str) -> bool:
        if self._engine.getProperty("voice") != voice:
            self._engine.setProperty("voice", voice)
        return bool(self._engine.getProperty("voice") == voice)

    def _on_finished(self, name: str | None, completed: bool) -> None:  # noqa: ARG002 - pyttsx3's signature
        self._completed = completed
        self._ended.set()

    def _on_error(self, name: str | None, exception: Exception) -> None:  # noqa: ARG002 - pyttsx3's signature
        self._unspeakable = isinstance(exception, UnspeakableError)
        self._ended.set()
