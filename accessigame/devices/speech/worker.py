"""Speech: one worker thread owns the voice, and nobody ever waits for it.

`SpeechWorker` holds what is to be said, in three priorities, and hands it to a `Voice`
one utterance at a time. `Voice` is the seam: another synthesiser is another `Voice`.
The one that speaks through pyttsx3 is `pyttsx3_voice.Pyttsx3Voice`.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, Protocol

from accessigame.core.model import Event
from accessigame.words.words import Priority, Utterance

TRIES: Final = 3
"""How often an utterance is tried while the voice says that it is well."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 5.0
"""Seconds between two looks at a voice that is not well; each pause is twice the last."""
LAST_WORD: Final = 1.0
"""Seconds that a silenced voice is given to end, when the program ends."""


@dataclass(frozen=True, slots=True)
class NoSynthesiser(Event):
    """The synthesiser cannot be started: `pyttsx3` itself, or one of its drivers."""

    name: str


@dataclass(frozen=True, slots=True)
class NoVoice(Event):
    """The synthesiser has no voice for this language (`fr`, `en`, `de`)."""

    language: str


@dataclass(frozen=True, slots=True)
class NoPlayer(Event):
    """The program that plays the sound is not installed."""

    program: str


@dataclass(frozen=True, slots=True)
class NoSoundDevice(Event):
    """No sound device opens: there is none, or another program keeps it."""


@dataclass(frozen=True, slots=True)
class SpeechFailed(Event):
    """Everything seems well, and yet a sentence could not be spoken; it was left out."""


@dataclass(frozen=True, slots=True)
class SentenceLeftOut(Event):
    """The synthesiser does not survive a sentence; it is left out, and not tried again."""


@dataclass(frozen=True, slots=True)
class VoiceSettings:
    """How somebody wants to be spoken to.

    rate: words a minute. pitch and volume: from 0 to 100.
    voice: the name of a voice and a variant, such as `fr-be+f3`, `+f3`, or empty; or one for
    each of several languages, `fr=fr-be+f3,en=+m2`, where what names no language is for the rest.
    """

    rate: int = 200
    pitch: int = 50
    volume: int = 100
    voice: str = ""

    def voice_for(self, language: str) -> str:
        """Return the voice and variant for a language, or empty for the usual one."""
        voices = self._voices()
        return voices.get(language, voices.get("", ""))

    def with_voice(self, language: str, voice: str) -> VoiceSettings:
        """Return this manner with another voice for the language; others keep their own."""
        voices = self._voices()
        voices[language if language in voices else ""] = voice
        rest = voices.pop("", "")
        named = [f"{code}={wish}" for code, wish in voices.items()]
        return replace(self, voice=",".join([*named, rest] if rest or not named else named))

    def _voices(self) -> dict[str, str]:
        """Return the voices by language; what is for all languages stands under no name."""
        parts = (part.strip() for part in self.voice.split(","))
        pairs = (part.rpartition("=") for part in parts)
        return {language.strip().lower(): voice.strip() for language, _, voice in pairs}


@dataclass(frozen=True, slots=True)
class UtteranceStyle:
    """What one utterance has of its own.

    rate: words a minute, or 0 for that of the voice.
    cue: makes a sound before it, 16 bits for each ear at the rate of `sound`, or none at all;
    not every voice has it.
    """

    rate: int = 0
    cue: Callable[[], bytes] = bytes


PLAIN: Final = UtteranceStyle()


class Outcome(Enum):
    """What became of an utterance."""

    HEARD = "whole"
    STOPPED = "cut short, or never begun, because somebody wanted silence"
    FAILED = "not heard, or not whole: something is broken"
    LEFT_OUT = "not heard, or not whole, and never to be tried again: it breaks the synthesiser"


class Voice(Protocol):
    """The seam between the worker and whatever makes the sound.

    The worker's thread calls `check`, `speak` and `close`; these never raise.
    """

    def check(self) -> Event | None:
        """Return what keeps this voice from being heard, or None; start or mend it first."""
        ...

    def speak(
        self, text: str, language: str, stopped: Callable[[], bool], style: UtteranceStyle = PLAIN
    ) -> Outcome:
        """Say the text in this style, and return once it is heard, stopped or failed.

        `stopped()` turns True, once and for all, just before `stop` is called for this
        utterance. `stop` may come before the voice has begun, so it is asked then too.
        """
        ...

    def stop(self) -> None:
        """Silence what is being said right now. Any thread calls it; it never blocks."""
        ...

    def close(self) -> None:
        """Let go of the engine."""
        ...


def speakable(text: str) -> str:
    """Return the text with blanks for control characters: a zero byte would end it for espeak."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())


@dataclass(eq=False, slots=True)
class _Job:
    """An utterance on its way, and why it is to stop: for another one, or for good."""

    utterance: Utterance
    style: UtteranceStyle
    tries: int = 0
    interrupted: bool = False
    silenced: bool = False

    def stopped(self) -> bool:
        return self.interrupted or self.silenced


class SpeechWorker:
    """Says each utterance once, whole and in order, in a daemon thread of its own.

    `voice_factory` is called in that thread. `on_problem` gets an event when speech breaks,
    each but once until something is heard again; it is called in that thread too, and must
    not raise. `say` and `silence` only leave a note and return: call them from any thread.
    """

    def __init__(
        self, voice_factory: Callable[[], Voice], on_problem: Callable[[Event], None]
    ) -> None:
        self._factory = voice_factory
        self._on_problem = on_problem
        self._reported: set[Event] = set()
        self._change = threading.Condition()
        # what follows is written only under `_change`
        self._waiting = {priority: deque[_Job]() for priority in sorted(Priority, reverse=True)}
        self._current: _Job | None = None
        self._closing = False
        self._voice: Voice | None = None
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    def say(self, utterance: Utterance, style: UtteranceStyle = PLAIN) -> None:
        """Have this said in its turn.

        NOW is said first: a lesser utterance under way is cut short for it, and said again
        from its beginning afterwards. NEXT comes after the utterance under way; NORMAL
        after all that was said before it. After `close` nothing is said.
        """
        with self._change:
            if self._closing:
                return
            self._waiting[utterance.priority].append(_Job(utterance, style))
            if utterance.priority is Priority.NOW and self._may_interrupt():
                self._stop(for_good=False)
            self._change.notify_all()

    def interrupt_chatter(self) -> None:
        """Let a NORMAL utterance under way wait until all that goes before it is said.

        It is said again from its beginning then. Nothing else is cut short.
        """
        with self._change:
            current = self._current
            if current is not None and current.utterance.priority is Priority.NORMAL:
                self._stop(for_good=False)

    def silence(self) -> None:
        """Stop what is being said, and forget all that still waits, whatever its priority."""
        with self._change:
            self._forget()
            self._stop(for_good=True)

    def close(self, timeout: float) -> bool:
        """Wait at most `timeout` seconds until all is said, then end; True if it did end.

        What is not said by then is silenced, which takes at most another second. With a
        voice that is not well there is nothing to wait for.
        """
        with self._change:
            self._closing = True
            self._change.notify_all()
        self._thread.join(timeout)
        self.silence()
        self._thread.join(LAST_WORD)
        return not self._thread.is_alive()

    def _forget(self) -> None:
        """Drop all that waits, under the lock."""
        for queue in self._waiting.values():
            queue.clear()

    def _may_interrupt(self) -> bool:
        current = self._current
        return current is not None and current.utterance.priority is not Priority.NOW

    def _stop(self, *, for_good: bool) -> None:
        """Stop the current job, under the lock: so the voice cannot be at the next one."""
        if self._current is None or self._voice is None:
            return
        if for_good:
            self._current.silenced = True
        else:
            self._current.interrupted = True
        self._voice.stop()

    def _run(self) -> None:
        voice = self._factory()
        with self._change:
            self._voice = voice
        self._wait_until_well(voice)
        while (job := self._take()) is not None:
            words = job.utterance
            outcome = voice.speak(words.speech, words.language, job.stopped, job.style)
            self._finish(job, outcome)
            if outcome is Outcome.FAILED:
                self._wait_until_well(voice)
        voice.close()

    def _take(self) -> _Job | None:
        """Wait for the next job; None when the worker is closed and has said everything."""
        with self._change:
            self._change.wait_for(lambda: self._closing or any(self._waiting.values()))
            queue = next((queue for queue in self._waiting.values() if queue), None)
            self._current = queue.popleft() if queue else None
            return self._current

    def _finish(self, job: _Job, outcome: Outcome) -> None:
        """Be done with the job, or put it back where it was."""
        with self._change:
            self._current = None
            job.tries += outcome is Outcome.FAILED
            done = outcome in {Outcome.HEARD, Outcome.LEFT_OUT}
            again = not done and not job.silenced and job.tries < TRIES
            if again:
                job.interrupted = False
                self._waiting[job.utterance.priority].appendleft(job)
        if outcome is Outcome.HEARD:
            self._reported.clear()
        elif outcome is Outcome.LEFT_OUT:
            self._report(SentenceLeftOut())
        elif job.tries >= TRIES:
            # a text that cannot be spoken must not keep all the others from being heard
            self._report(SpeechFailed())

    def _wait_until_well(self, voice: Voice) -> None:
        pause = FIRST_PAUSE
        while (problem := voice.check()) is not None:
            self._report(problem)
            with self._change:
                self._change.wait_for(lambda: self._closing, pause)
                if self._closing:
                    self._forget()
                    return
            pause = min(2 * pause, LONGEST_PAUSE)

    def _report(self, problem: Event) -> None:
        if problem not in self._reported and not self._closing:
            self._reported.add(problem)
            self._on_problem(problem)
