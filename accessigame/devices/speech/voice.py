"""The seams of a voice: to the speech worker, and to a driver of pyttsx3.

`SpeechWorker` hands utterances to a `Voice`. Another synthesiser is another `Voice`; the one that
speaks through pyttsx3 is `pyttsx3_voice.Pyttsx3Voice`. The events say why nothing is heard.
A backend is what makes the sound below pyttsx3, and stops it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import Any, Final, Protocol, Self

from accessigame.core.model import Event, event_class
from accessigame.storage.installing import UNKNOWN
from accessigame.storage.setting_checks import OTHERS
from accessigame.storage.settings import Settings


@event_class
class NoSynthesiser(Event):
    """The synthesiser does not start: `pyttsx3` itself, or one of its drivers.

    command: installs it.
    """

    name: str
    command: str = UNKNOWN


@event_class
class SynthesiserIs(Event):
    """The synthesiser that speaks, by its name, and its version where it tells one.

    origin: `installed` on this computer, `package` of Python, or a part of the `system`.
    """

    name: str
    version: str
    origin: str


@event_class
class NoVoice(Event):
    """The synthesiser has no voice for this language (`fr`, `en`, `de`)."""

    language: str


@event_class
class NoSoundLibrary(Event):
    """PortAudio is not installed, so no sound device can be opened; `command` installs it."""

    command: str = UNKNOWN


@event_class
class NoSoundDevice(Event):
    """No sound device opens: there is none, or another program keeps it."""


@event_class
class SpeechFailed(Event):
    """A sentence failed although everything seems well; it was left out."""


@event_class
class SentenceLeftOut(Event):
    """The synthesiser does not survive a sentence; it is left out, and not tried again.

    A listener who asks for the same sentence again is told again: the answer to a key must never
    be silence.
    """


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """The settings of a voice.

    rate: words a minute. pitch and volume: from 0 to 100.
    voice: by language, the name of a voice and a variant, such as `fr-be+f3`, each part or none;
    under `OTHERS` for the other languages. synthesiser: `espeak`, or `system` for the voice that
    Windows and macOS have; it counts from the start of the voice.
    """

    rate: int = 200
    pitch: int = 50
    volume: int = 100
    voice: Mapping[str, str] = field(default_factory=dict)
    synthesiser: str = "espeak"

    @classmethod
    def of(cls, settings: Settings) -> Self:
        """Return what the settings of a run say of the voice."""
        return cls(
            rate=settings.rate,
            pitch=settings.pitch,
            volume=settings.volume,
            voice=settings.voice,
            synthesiser=settings.synthesiser,
        )

    def voice_for(self, language: str) -> str:
        """Return the voice and variant for a language, or empty for its default."""
        return self.voice.get(language, self.voice.get(OTHERS, ""))

    def with_voice(self, language: str, voice: str) -> VoiceSettings:
        """Return these settings with another voice for the language; others keep their own."""
        voices = {**self.voice, language if language in self.voice else OTHERS: voice}
        if not voices.get(OTHERS):
            voices.pop(OTHERS, None)
        return replace(self, voice=voices)


@dataclass(frozen=True, slots=True)
class UtteranceStyle:
    """The style of one utterance.

    rate: words a minute, or 0 for that of the voice.
    earcon: makes the sound before it, 16 bits for each ear at `clip.RATE`, or no bytes at all;
    not every voice plays it.
    """

    rate: int = 0
    earcon: Callable[[], bytes] = bytes


PLAIN: Final = UtteranceStyle()


class Outcome(Enum):
    """The end of an utterance."""

    HEARD = "whole"
    STOPPED = "cut short, or never begun, because somebody wanted silence"
    FAILED = "not heard, or not whole: something is broken"
    LEFT_OUT = "not heard, or not whole, and never to be tried again: it breaks the synthesiser"


class Voice(Protocol):
    """A synthesiser as the worker uses it.

    The worker's thread calls `check`, `speak` and `close`; these never raise.
    """

    def check(self) -> Event | None:
        """Start or repair the voice; return the reason why it is not heard, or None."""
        ...

    def speak(
        self, text: str, language: str, stopped: Callable[[], bool], style: UtteranceStyle = PLAIN
    ) -> Outcome:
        """Say the text in this style, and return once it is heard, stopped or failed.

        `stopped()` turns True, once and for all, just before `stop` is called for this
        utterance. `stop` may come before the voice has begun, so the voice calls it then too.
        """
        ...

    def stop(self) -> None:
        """Silence the current utterance. Any thread calls it; it never blocks."""
        ...

    def close(self) -> None:
        """Release the engine."""
        ...


class SpeechBackend:
    """One driver of pyttsx3, left alone and believed, as those of Windows and macOS are.

    A backend that knows its driver better overrides the methods that do nothing here.
    driver: the name that pyttsx3 knows the driver by. name: the synthesiser's, for sentences.
    properties: those that it can set; the drivers of other systems print where they lack one.
    """

    properties: tuple[str, ...] = ("rate", "volume")

    def __init__(self, driver: str, name: str = "") -> None:
        self.driver: Final = driver
        self.name: Final = name or driver

    def prepare(self, stopped: Callable[[], bool], earcon: bytes) -> None:
        """Prepare one utterance.

        stopped: True once nobody wants to hear it. earcon: the sound before it, for both ears.
        """

    def begin(self, engine: Any) -> None:
        """Have the engine keep its next utterance for its loop.

        pyttsx3 would begin with it at once, and its loop begins with the command to end the loop,
        which stops it. pyttsx3 ships no types.
        """
        engine.proxy.setBusy(True)

    def stop(self) -> None:
        """Silence the current utterance; any thread calls this, and it does not block.

        A driver's own `stop` would not do: it belongs to the thread that is busy speaking. The
        voice calls it there, before the next word.
        """

    def install_command(self) -> str:
        """Return the command that installs the synthesiser; `UNKNOWN` where the system has it."""
        return UNKNOWN

    def check(self) -> Event | None:
        """Return the reason for silence, or None."""
        return None

    def synthesiser(self) -> Event:
        """Return what speaks, once `check` has found nothing."""
        return SynthesiserIs(self.name, "", "system")

    def close(self) -> None:
        """Release the device."""
