"""The loudspeaker: what everybody in the room hears, through the speech worker."""

from __future__ import annotations

import queue
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field, replace
from functools import partial
from typing import Final

from accessigame.core.model import Audience, Event, Seat
from accessigame.devices.speech import earcons
from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech.voice_settings import Ring
from accessigame.devices.speech.worker import SpeechWorker, UtteranceStyle, VoiceSettings
from accessigame.output.blocks import Block
from accessigame.words.words import Earcon, Priority, Utterance, Verbosity

LAST_WORDS: Final = 8.0
"""Seconds that the last sentences are given when the program ends."""


@dataclass(frozen=True, slots=True)
class SpeechPreferences:
    """How those in the room want to hear, as they settled it or adjusted it.

    rates: words a minute while it is the turn of a seat that has a rate of its own.
    cues: whether there are sounds before sentences.
    """

    manner: VoiceSettings = field(default_factory=VoiceSettings)
    verbosity: Verbosity = Verbosity.NORMAL
    cues: bool = False
    rates: Mapping[Seat, int] = field(default_factory=dict)


class Loudspeaker:
    """Speaks every sentence of a block; the question at the cursor is for eyes and fingers.

    What was asked for (help, scores, history) is chatter: NORMAL. News go before it, at the
    end of the sentence under way, and in their own order. News after which a listener is to
    act do not even wait for that end. What they cut short is said again afterwards.
    seats: how many sit at the table. keep: gets the taste at the end, if it was adjusted.
    """

    speaks = True

    def __init__(  # noqa: PLR0913, PLR0917 - who listens, what is said, how, and two ways back
        self,
        audience: Audience,
        language: str,
        taste: SpeechPreferences,
        seats: int,
        wake: Callable[[Event], None],
        keep: Callable[[SpeechPreferences], None],
    ) -> None:
        self.audience = audience
        self.verbosity = taste.verbosity
        self.cues = taste.cues
        self._manner = taste.manner
        self._rates = dict(taste.rates)
        self._kept, self._keep = taste, keep
        self._seats = seats
        self._actor: Seat | None = None
        self._ring = Ring(language)
        self._voice = Pyttsx3Voice(language, manner=taste.manner)
        self._worker = SpeechWorker(lambda: self._voice, wake)

    @property
    def taste(self) -> SpeechPreferences:
        """How those in the room want to hear now."""
        return SpeechPreferences(self._manner, self.verbosity, self.cues, self._rates)

    def next_setting(self) -> Event:
        """Go to the next thing that can be adjusted; return how it is now."""
        return self._ring.next(self._of_listener())

    def adjust(self, step: int) -> Event:
        """Speak so from the next sentence on; return how it is now.

        While a seat with a rate of its own is to act, or listens alone, that is the one adjusted.
        """
        wanted = self._ring.adjusted(self._of_listener(), step)
        if self._listener is not None and self._listener in self._rates:
            self._rates[self._listener] = wanted.rate
            wanted = replace(wanted, rate=self._manner.rate)
        self._manner = self._voice.manner = wanted
        return self._ring.state(self._of_listener())

    @property
    def _listener(self) -> Seat | None:
        """Who has the headphones; where all hear, who is to act."""
        return self._actor if self.audience.alone is None else self.audience.alone

    def _of_listener(self) -> VoiceSettings:
        own = self._rates.get(self._listener) if self._listener is not None else None
        return self._manner if own is None else replace(self._manner, rate=own)

    def deliver(self, block: Block) -> None:
        """Leave the sentences to the worker."""
        self._actor = block.actor
        priority = Priority.NORMAL if block.answer else Priority.NEXT
        rate = self._of_listener().rate
        for said in block.said:
            words = replace(said, priority=max(priority, said.priority))
            self._worker.say(words, UtteranceStyle(rate, self._sound_before(said.cue)))
        if block.choices and not block.answer:
            self._worker.interrupt_chatter()

    def _sound_before(self, cue: Earcon | None) -> Callable[[], bytes]:
        if cue is None or not self.cues:
            return bytes
        # the worker's thread makes the sound: the game does not wait for it
        return partial(
            earcons.samples, cue.kind, earcons.place(cue, self._seats), self._manner.volume
        )

    def silence(self) -> None:
        """Stop what is said and what waits."""
        self._worker.silence()

    def blank(self) -> None:
        """Say nothing more of what waits: somebody else listens next."""
        self._worker.silence()

    def close(self) -> None:
        """Give the last sentences a bounded time; keep what was adjusted."""
        if self.taste != self._kept:
            self._keep(self.taste)
        self._worker.close(LAST_WORDS)


class PromptSpeaker:
    """Says lines while things are asked, with one voice from the first question to `close`.

    To open a sound device and a voice takes longer than a word. Nobody waits for either: with
    a device that hangs or goes away the questions go on without sound.
    language: that of the voice where one of its own is missing. manner: how it speaks.
    """

    def __init__(self, language: str, manner: VoiceSettings) -> None:
        self.language = language
        self.manner = manner
        self._problems: queue.SimpleQueue[Event] = queue.SimpleQueue()
        voice = partial(Pyttsx3Voice, language, manner=manner)
        self._worker = SpeechWorker(voice, self._problems.put)

    @contextmanager
    def during(self, lines: Iterable[Utterance]) -> Iterator[Callable[[], None]]:
        """Say the lines while something is asked; the answer silences them, or what this gives."""
        for line in lines:
            self._worker.say(line)
        try:
            yield self._worker.silence
        finally:
            self._worker.silence()

    def problems(self) -> Iterator[Event]:
        """Give, once each, what has kept lines from being heard."""
        with suppress(queue.Empty):
            while True:
                yield self._problems.get_nowait()

    def close(self) -> None:
        """Be silent, and let go of the device, so that a game can have it.

        A device that hangs keeps nobody longer than a second.
        """
        self._worker.close(0)
