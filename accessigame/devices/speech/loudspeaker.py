"""The loudspeaker: the output that everybody in the room hears, and the voice of prompts.

Theory of operation. `deliver` runs in the game's loop and only queues: each sentence of a block
becomes an utterance with a priority, and goes to the `SpeechWorker` with a style, that is the
rate of the listener and an earcon. Everything slow happens in the worker's thread: starting the
synthesiser, opening the device, even calculating an earcon.

- An answer (help, scores, history) is NORMAL: chatter, which gives way to news.
- News are NEXT: they wait for the end of the current sentence, and keep their order.
- News after which a listener has to act cut chatter short; it is said again afterwards.
- A key silences all of it, through `silence`, before its own answer comes.

The prompt at the cursor is not spoken: it is for eyes and fingers. Problems come back as events
through `wake`, which the game's loop delivers to all outputs. The voice is
adjusted by a ring of settings, each raised or lowered in steps: they take effect with the next
utterance, and are saved when the loudspeaker closes. Nothing here may block.
"""

from __future__ import annotations

import queue
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final, TypeAlias

from accessigame.core.model import Audience, Event, Seat, event_class
from accessigame.devices.speech import clip
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech.voice import UtteranceStyle, VoiceSettings
from accessigame.devices.speech.worker import SpeechWorker
from accessigame.output.blocks import Block
from accessigame.storage.settings import PERCENT, RATES
from accessigame.words.words import Earcon, Localizer, Priority, Utterance, Verbosity

CLOSING_TIMEOUT: Final = 8.0
"""Seconds that the last sentences are given when the program ends."""
GLANCE: Final = 0.02
"""Seconds between two looks for their end, or for a key that cuts them."""


@dataclass(frozen=True, slots=True)
class SpeechPreferences:
    """The preferences of the listeners, from the settings or adjusted during play.

    voice: the settings of the voice. cues: earcons are on.
    rates: words a minute while it is the turn of a seat that has a rate of its own.
    """

    voice: VoiceSettings = field(default_factory=VoiceSettings)
    verbosity: Verbosity = Verbosity.NORMAL
    cues: bool = False
    rates: Mapping[Seat, int] = field(default_factory=dict)


class Loudspeaker:
    """Speaks every sentence of a block, by the rules in this module's docstring.

    seats: the number of seats at the table. wake: gets problems, from the worker's thread.
    save: gets the preferences at the end, if they were adjusted.
    """

    speaks = True
    words: Localizer | None = None

    def __init__(  # noqa: PLR0913, PLR0917 - who listens, what is said, how, and two ways back
        self,
        audience: Audience,
        language: str,
        preferences: SpeechPreferences,
        seats: int,
        wake: Callable[[Event], None],
        save: Callable[[SpeechPreferences], None],
    ) -> None:
        self.audience = audience
        self.verbosity = preferences.verbosity
        self.cues = preferences.cues
        self._settings = preferences.voice
        self._rates = dict(preferences.rates)
        self._saved, self._save = preferences, save
        self._seats = seats
        self._actor: Seat | None = None
        self._ring = SettingsRing(language)
        self._voice = Pyttsx3Voice(language, settings=preferences.voice)
        self._worker = SpeechWorker(lambda: self._voice, wake)

    @property
    def preferences(self) -> SpeechPreferences:
        """The preferences as they are now."""
        return SpeechPreferences(self._settings, self.verbosity, self.cues, self._rates)

    def next_setting(self) -> Event:
        """Move to the next adjustable setting; return its state."""
        return self._ring.next(self._listener_settings())

    def adjust(self, step: int) -> Event:
        """Change the current setting from the next sentence on; return its state.

        While a seat with a rate of its own has to act, or listens alone, that rate is changed.
        """
        settings = self._ring.adjusted(self._listener_settings(), step)
        if self._listener is not None and self._listener in self._rates:
            self._rates[self._listener] = settings.rate
            settings = replace(settings, rate=self._settings.rate)
        self._settings = self._voice.settings = settings
        return self._ring.state(self._listener_settings())

    @property
    def _listener(self) -> Seat | None:
        """The seat with the headphones; where all hear, the seat to act."""
        return self._actor if self.audience.alone is None else self.audience.alone

    def _listener_settings(self) -> VoiceSettings:
        rate = self._rates.get(self._listener) if self._listener is not None else None
        return self._settings if rate is None else replace(self._settings, rate=rate)

    def deliver(self, block: Block) -> None:
        """Queue the sentences of a block."""
        self._actor = block.actor
        priority = Priority.NORMAL if block.answer else Priority.NEXT
        rate = self._listener_settings().rate
        for utterance in block.spoken:
            words = replace(utterance, priority=max(priority, utterance.priority))
            self._worker.say(words, UtteranceStyle(rate, self._sound_of(utterance.cue)))
        if block.choices and not block.answer:
            self._worker.interrupt_chatter()

    def _sound_of(self, earcon: Earcon | None) -> Callable[[], bytes]:
        if earcon is None or not self.cues:
            return bytes
        # the worker's thread makes the sound: the game does not wait for it
        pan = clip.pan_of(earcon, self._seats)
        return partial(clip.samples, earcon.kind, pan, self._settings.volume)

    def silence(self) -> None:
        """Stop the current sentence, and forget the waiting ones."""
        self._worker.silence()

    def blank(self) -> None:
        """Forget all sentences: another listener comes next."""
        self._worker.silence()

    def finish(self) -> None:
        """Take no more sentences; those that wait get a bounded time, unless they are silenced."""
        self._worker.finish(CLOSING_TIMEOUT)

    @property
    def finished(self) -> bool:
        """True when the last sentence is over."""
        return self._worker.finished

    def close(self) -> None:
        """Fall silent, and release the device; save adjusted preferences.

        A device that hangs delays this by a second at most.
        """
        if self.preferences != self._saved:
            self._save(self.preferences)
        self._worker.close(0)


class PromptSpeaker:
    """Speaks prompts of the command line, with one voice from the first question to `close`.

    To open a sound device and a voice takes longer than a word. Nobody waits for either: with
    a device that hangs or goes away the questions continue without sound.
    language: that of the voice where one of its own is missing. settings: those of the voice.
    """

    def __init__(self, language: str, settings: VoiceSettings) -> None:
        self.language = language
        self.settings = settings
        self._problems: queue.SimpleQueue[Event] = queue.SimpleQueue()
        voice = partial(Pyttsx3Voice, language, settings=settings)
        self._worker = SpeechWorker(voice, self._problems.put)

    def say(self, lines: Iterable[Utterance]) -> None:
        """Speak these lines after those before them, while the program continues."""
        for line in lines:
            self._worker.say(line)

    def silence(self) -> None:
        """Stop the current line, and forget the waiting ones."""
        self._worker.silence()

    @contextmanager
    def during(self, lines: Iterable[Utterance]) -> Iterator[Callable[[], None]]:
        """Speak the lines during a question; yield a function that silences them.

        They are silenced at the end of the block as well.
        """
        self.say(lines)
        try:
            yield self.silence
        finally:
            self.silence()

    def problems(self) -> Iterator[Event]:
        """Yield, once each, the reasons why lines were not heard."""
        with suppress(queue.Empty):
            while True:
                yield self._problems.get_nowait()

    def close(self) -> None:
        """Fall silent, and release the device for a game.

        A device that hangs delays this by a second at most.
        """
        self._worker.close(0)

    def finish(self, cut: Callable[[], bool]) -> None:
        """Give the last lines a bounded time, and release the device.

        cut: asked again and again; True ends the lines.
        """
        self._worker.finish(CLOSING_TIMEOUT)
        while not self._worker.finished:
            if cut():
                self._worker.silence()
            time.sleep(GLANCE)
        self.close()


VARIANTS: Final = ("", "+f2", "+f3", "+f4", "+m2", "+m3", "+m7")
"""The variants of espeak-ng that are offered: the ones that are easy to understand."""
RATE_STEP: Final = 20
PERCENT_STEP: Final = 10


@event_class
class RateIs(Event):
    """The rate of the voice, in words a minute."""

    rate: int


@event_class
class PitchIs(Event):
    """The pitch of the voice, from 0 to 100."""

    pitch: int


@event_class
class VolumeIs(Event):
    """The volume of the voice, from 0 to 100."""

    volume: int


@event_class
class VoiceIs(Event):
    """The voice and variant in use; `usual` for the default of the language."""

    voice: str


def _clamped(value: int, limits: tuple[int, int]) -> int:
    return min(max(value, limits[0]), limits[1])


def _rate(settings: VoiceSettings, step: int) -> VoiceSettings:
    return replace(settings, rate=_clamped(settings.rate + step * RATE_STEP, RATES))


def _pitch(settings: VoiceSettings, step: int) -> VoiceSettings:
    return replace(settings, pitch=_clamped(settings.pitch + step * PERCENT_STEP, PERCENT))


def _volume(settings: VoiceSettings, step: int) -> VoiceSettings:
    # never silent: without the voice nobody hears how to raise it again
    lowest = (PERCENT_STEP, PERCENT[1])
    return replace(settings, volume=_clamped(settings.volume + step * PERCENT_STEP, lowest))


class _Variant:
    """The voice variant of one language; other languages keep theirs."""

    def __init__(self, language: str) -> None:
        self._language = language

    def adjusted(self, settings: VoiceSettings, step: int) -> VoiceSettings:
        name, plus, variant = settings.voice_for(self._language).partition("+")
        index = VARIANTS.index(plus + variant) if plus + variant in VARIANTS else 0
        voice = name + VARIANTS[(index + step) % len(VARIANTS)]
        return settings.with_voice(self._language, voice)

    def state(self, settings: VoiceSettings) -> Event:
        return VoiceIs(settings.voice_for(self._language).strip("+") or "usual")


Setting: TypeAlias = tuple[
    Callable[[VoiceSettings, int], VoiceSettings], Callable[[VoiceSettings], Event]
]
"""Two functions: change the setting by a number of steps, and report it as an event."""
SETTINGS: Final[tuple[Setting, ...]] = (
    (_rate, lambda settings: RateIs(settings.rate)),
    (_pitch, lambda settings: PitchIs(settings.pitch)),
    (_volume, lambda settings: VolumeIs(settings.volume)),
)


class SettingsRing:
    """The ring of settings, with a cursor on the one that is adjusted; the rate at first.

    language: the one whose voice variant is adjusted.
    """

    def __init__(self, language: str) -> None:
        variant = _Variant(language)
        self._settings = (*SETTINGS, (variant.adjusted, variant.state))
        self._index = 0

    def next(self, settings: VoiceSettings) -> Event:
        """Move to the next setting; return its state."""
        self._index = (self._index + 1) % len(self._settings)
        return self.state(settings)

    def state(self, settings: VoiceSettings) -> Event:
        """Return the state of the current setting."""
        return self._settings[self._index][1](settings)

    def adjusted(self, settings: VoiceSettings, step: int) -> VoiceSettings:
        """Return the settings with the current one changed by this number of steps."""
        return self._settings[self._index][0](settings, step)
