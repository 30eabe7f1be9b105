"""A voice through pyttsx3: the one place that knows it, and the traps of its release 2.99.

`tests/devices/speech/test_pyttsx3_contract.py` pins the behaviour of 2.99 that is relied on here.
The sound comes from a `SpeechBackend`: our own driver and stream, or pyttsx3's driver for Windows
or macOS, left alone.

A voice of the system is chosen by its language and by the preference of a listener (`voices_for`).
It is an object as pyttsx3 lists it, with an `id`, a `name` and `languages`.
"""

from __future__ import annotations

import gc
import platform
import threading
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Final

from accessigame.core.model import Event
from accessigame.devices.speech.espeak_driver import StreamBackend
from accessigame.devices.speech.stream import portaudio_available
from accessigame.devices.speech.synthesiser import UnspeakableError, synthesiser
from accessigame.devices.speech.text_cleaning import without_control_characters, without_symbols
from accessigame.devices.speech.voice import (
    PLAIN,
    NoSynthesiser,
    NoVoice,
    Outcome,
    SpeechBackend,
    UtteranceStyle,
    VoiceSettings,
)
from accessigame.words.called import aloud

START_TIMEOUT: Final = 8.0
"""Seconds that an engine and a device may take before the first word (Bluetooth is slow)."""
SECONDS_PER_LETTER: Final = 60
"""Divided by the rate in words a minute: about four times the length of a letter."""


SYSTEM_DRIVERS: Final = {"Windows": "sapi5", "Darwin": "nsss"}
"""The driver of pyttsx3 for a system that has a voice itself."""


def _best_backend(wanted: str) -> SpeechBackend:
    """Return the backend for this system; propagate the error of a missing library.

    wanted: the synthesiser of the settings.
    """
    driver = SYSTEM_DRIVERS.get(platform.system())
    if driver and (wanted == "system" or not _ours_works()):
        return SpeechBackend(driver)
    synthesiser().prepare()  # its process starts while PortAudio does
    return StreamBackend()


def _ours_works() -> bool:
    """Return True if the libraries of our own voice load, whether or not a device opens."""
    try:
        synthesiser().prepare()
        has_sound = portaudio_available()
        synthesiser().check()
    except OSError:
        return False
    return has_sound


class Pyttsx3Voice:
    """The computer's own synthesiser: a `Voice` for the speech worker, or for a check alone.

    `language` (`fr`, `en`, `de`) is the one that `check` looks for. Any thread may assign new
    `settings`, which count from the next utterance on, and may call `stop`; all other calls
    belong to one thread.

    With our driver `stop` silences at once, with those of pyttsx3 before the next word: they tell
    of each word in the thread that speaks, and only that thread may stop them.
    """

    def __init__(self, language: str, *, settings: VoiceSettings | None = None) -> None:
        self.settings = settings or VoiceSettings()
        self._language = language
        self._engine: Any = None  # pyttsx3 ships no types
        self._started = False
        self._backend = SpeechBackend("")
        self._voice_ids: dict[tuple[str, str], tuple[str, ...]] = {}
        self._properties: dict[str, object] = {}
        self._ended = threading.Event()
        self._completed = False
        self._unspeakable = False
        self._stopped: Callable[[], bool] = lambda: False

    def check(self) -> Event | None:
        """Return the reason for silence, or None. Our driver plays a little silence.

        It takes some milliseconds, and up to three seconds with a device that hangs.
        """
        try:
            self._start()
            has_voice = self._select_voice(self._language)
        except Exception:  # noqa: BLE001 - a driver raises what it likes; the game continues
            self._started = False
            return NoSynthesiser(self._backend.name or "pyttsx3", self._backend.install_command())
        if not has_voice:
            return NoVoice(self._language)
        return self._backend.check()

    def synthesiser(self) -> Event:
        """Return what speaks, once `check` has returned None."""
        return self._backend.synthesiser()

    def speak(
        self, text: str, language: str, stopped: Callable[[], bool], style: UtteranceStyle = PLAIN
    ) -> Outcome:
        """Say the text, and wait for its end, with some patience but not for ever."""
        text = without_control_characters(without_symbols(aloud(text), language))
        if stopped():
            return Outcome.STOPPED
        if not text:
            return Outcome.HEARD  # pyttsx3 would repeat the last utterance
        try:
            return self._utter(text, language, stopped, style)
        except Exception:  # noqa: BLE001 - a driver raises what it likes; the game continues
            self._backend.stop()  # the worker repeats it: it must not come late as well
            self._started = False
            return Outcome.FAILED

    def stop(self) -> None:
        """Silence the current utterance, where the driver can."""
        self._backend.stop()

    def close(self) -> None:
        """Release the engine and the device."""
        self._engine = None
        self._started = False
        self._backend.close()

    def _utter(
        self, text: str, language: str, stopped: Callable[[], bool], style: UtteranceStyle
    ) -> Outcome:
        self._start()
        # a word in a language without a voice here is better said with an accent than not at all
        if not (self._select_voice(language) or self._select_voice(self._language)):
            return Outcome.FAILED
        rate = style.rate or self.settings.rate
        self._apply_settings(rate)
        self._backend.prepare(stopped, style.earcon())
        self._stopped = stopped
        self._begin_utterance(text)
        if not self._ended.wait(START_TIMEOUT + len(text) * SECONDS_PER_LETTER / rate):
            raise TimeoutError
        if self._completed:
            return Outcome.HEARD
        if stopped():
            return Outcome.STOPPED
        return Outcome.LEFT_OUT if self._unspeakable else Outcome.FAILED

    def _begin_utterance(self, text: str) -> None:
        """Run the engine's loop for one utterance."""
        self._ended.clear()
        self._completed = self._unspeakable = False
        self._backend.begin(self._engine)
        self._engine.say(text)
        self._engine.runAndWait()

    def _start(self) -> None:
        """Make the engine, in the thread that uses it; make a new one after an error."""
        if self._started:
            return
        import pyttsx3  # noqa: PLC0415 - the thread that uses it imports it, and only if it speaks

        if self._engine is None and not self._backend.driver:
            self._backend = _best_backend(self.settings.synthesiser)
        self._engine = None
        gc.collect()  # pyttsx3 would return the broken engine as long as it exists
        self._voice_ids.clear()
        self._properties.clear()
        self._engine = engine = pyttsx3.init(self._backend.driver)
        engine.connect("finished-utterance", self._on_finished)
        engine.connect("error", self._on_error)
        engine.connect("started-word", self._on_word)
        engine.runAndWait()  # says nothing yet: it lets properties count at once from now on
        self._started = True

    def _apply_settings(self, rate: int) -> None:
        """Set the properties that have changed, of those that the driver knows."""
        settings = self.settings
        values = {"rate": rate, "pitch": settings.pitch, "volume": settings.volume / 100}
        for name, value in values.items():
            if name in self._backend.properties and self._properties.get(name) != value:
                self._properties[name] = value
                self._engine.setProperty(name, value)

    def _select_voice(self, language: str) -> bool:
        """Select a voice and read it back: a voice that is refused leaves the old one in place."""
        key = (language, self.settings.voice_for(language))
        if key not in self._voice_ids:  # to list the voices takes espeak some milliseconds
            self._voice_ids[key] = tuple(voices_for(*key, self._engine.getProperty("voices")))
        return any(self._set_voice(voice) for voice in self._voice_ids[key])

    def _set_voice(self, voice: str) -> bool:
        if self._engine.getProperty("voice") != voice:
            self._engine.setProperty("voice", voice)
        return bool(self._engine.getProperty("voice") == voice)

    def _on_word(self, **_: object) -> None:
        """Stop an utterance that nobody wants to hear any more; the driver calls this."""
        if self._stopped():
            self._engine.stop()

    def _on_finished(self, name: str | None, completed: bool) -> None:  # noqa: ARG002 - pyttsx3's signature
        self._completed = completed
        self._ended.set()

    def _on_error(self, name: str | None, exception: Exception) -> None:  # noqa: ARG002 - pyttsx3's signature
        self._unspeakable = isinstance(exception, UnspeakableError)
        self._ended.set()


def voices_for(language: str, wish: str, voices: Iterable[Any]) -> Iterator[str]:
    """Yield the ids to try for a language, the best first.

    wish: `VOICE+VARIANT`, either part or none. A voice counts for the language it speaks;
    espeak's variants (`f3`, `m2`, `croak`) combine with any of its voices.
    """
    listed, code = list(voices), language.lower()
    name, _, variant = wish.strip().partition("+")
    matches = [str(v.id) for v in listed if name and _speaks(v, code) and name.lower() in _names(v)]
    default = _default_voice(code, listed)
    for voice in [*matches, *([default] if default else [])]:
        if variant:
            yield f"{voice}+{variant}"
        yield voice


def _codes(voice: Any) -> list[str]:
    """Return the language codes of a voice, in lower case.

    espeak's ids end in the language (`roa/fr`), and only ids may be set: the `fr-fr` that
    the driver lists as this voice's language is refused. Other drivers list `fr-FR`.
    """
    tags = (str(voice.id).rpartition("/")[2], *map(str, voice.languages))
    return [tag.lower().replace("_", "-") for tag in tags]


def _names(voice: Any) -> set[str]:
    return {str(voice.id).lower(), str(voice.name).lower(), *_codes(voice)}


def _speaks(voice: Any, language: str) -> bool:
    return any(_base(code) == _base(language) for code in _codes(voice))


def _default_voice(language: str, voices: Sequence[Any]) -> str | None:
    """Return the id of the voice that fits a language code best, or None.

    The exact code counts more than another country's, and a voice's first code more than others.
    """
    fitting = [
        (code != language, depth, place, str(voice.id))
        for place, voice in enumerate(voices)
        for depth, code in enumerate(_codes(voice))
        if _base(code) == _base(language)
    ]
    return min(fitting)[-1] if fitting else None


def _base(code: str) -> str:
    return code.partition("-")[0]
