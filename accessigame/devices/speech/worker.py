"""The speech worker: one thread owns the voice, and nobody ever waits for it.

Theory of operation. The game's thread calls `say`, `interrupt_chatter` and `silence`; each takes
a lock, leaves a note and returns. The worker's thread does the rest:

1. It makes the voice, and asks `check` until the voice is well. Each problem is reported once,
   until something is heard again; the pauses between two looks grow.
2. It takes the next job: NOW before NEXT before NORMAL, and within a priority the oldest.
3. It hands the job to the voice, which returns when the utterance is heard, stopped or failed.
4. HEARD: the job is done. STOPPED by an interruption: it goes back to the head of its queue, and
   is said again from its beginning. STOPPED by `silence`: it is forgotten.
5. FAILED: it goes back too, at most `MAX_TRIES` times, and the voice is checked again.
   LEFT_OUT: the sentence breaks the synthesiser; it is reported each time, and not tried again.

`silence` marks the current job under the same lock under which the next one is taken, so a key
can never stop the sentence after the one that it meant. The game's thread must never wait for
the voice, and the worker's thread must never raise.
"""

from __future__ import annotations

import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from accessigame.core.model import Event
from accessigame.devices.process_end import ends_within
from accessigame.devices.speech.voice import (
    PLAIN,
    Outcome,
    SentenceLeftOut,
    SpeechFailed,
    UtteranceStyle,
    Voice,
)
from accessigame.words.words import Priority, Utterance

MAX_TRIES: Final = 3
"""Tries of one utterance while the voice says that it is well."""
FIRST_PAUSE, LONGEST_PAUSE = 0.5, 5.0
"""Seconds between two looks at a voice that is not well; each pause is twice the last."""
STOP_TIMEOUT: Final = 1.0
"""Seconds that a silenced voice is given to end, when the program ends."""


@dataclass(eq=False, slots=True)
class _Job:
    """An utterance in the queue or being said, and whether it was interrupted or silenced."""

    utterance: Utterance
    style: UtteranceStyle
    tries: int = 0
    interrupted: bool = False
    silenced: bool = False

    def stopped(self) -> bool:
        return self.interrupted or self.silenced


class SpeechWorker:
    """Says each utterance once, whole and in order, in a daemon thread of its own.

    voice_factory: called in that thread. on_problem: gets an event when speech breaks, each
    once until something is heard again; it is called in that thread too, and must not raise.
    `say` and `silence` do not block: call them from any thread.
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
        self._deadline = 0.0
        self._voice: Voice | None = None
        self._thread = threading.Thread(target=self._run, name="speech", daemon=True)
        self._thread.start()

    def say(self, utterance: Utterance, style: UtteranceStyle = PLAIN) -> None:
        """Queue an utterance.

        NOW is said first: a current utterance of lower priority is cut short for it, and said
        again from its beginning afterwards. NEXT comes after the current utterance; NORMAL
        after all that was queued before it. After `close` nothing is said.
        """
        with self._change:
            if self._closing:
                return
            self._waiting[utterance.priority].append(_Job(utterance, style))
            if utterance.priority is Priority.NOW and self._may_interrupt():
                self._stop(for_good=False)
            self._change.notify_all()

    def interrupt_chatter(self) -> None:
        """Cut a current NORMAL utterance short for those of higher priority that wait.

        It is said again from its beginning afterwards. Nothing else is cut short.
        """
        with self._change:
            current = self._current
            if current is not None and current.utterance.priority is Priority.NORMAL:
                self._stop(for_good=False)

    def silence(self) -> None:
        """Stop the current utterance, and forget all that wait, of every priority."""
        with self._change:
            self._deadline = 0.0
            self._forget()
            self._stop(for_good=True)

    def finish(self, timeout: float) -> None:
        """Take nothing more, and end once all is said; `finished` tells when."""
        with self._change:
            if not self._closing:
                self._closing, self._deadline = True, time.monotonic() + timeout
            self._change.notify_all()

    @property
    def finished(self) -> bool:
        """True when all was said, when it was silenced, or when its time is over."""
        return time.monotonic() >= self._deadline or not self._thread.is_alive()

    def close(self, timeout: float) -> bool:
        """Wait at most `timeout` seconds until all is said, then end; return True if it ended.

        After `finish` only what is left of its time is waited for. The rest is silenced then,
        which takes at most another second. With a voice that is not well the wait ends at once.
        """
        self.finish(timeout)
        self._thread.join(max(0.0, self._deadline - time.monotonic()))
        self.silence()
        return ends_within(self._thread, STOP_TIMEOUT)

    def _forget(self) -> None:
        """Drop all waiting jobs; the caller holds the lock."""
        for queue in self._waiting.values():
            queue.clear()

    def _may_interrupt(self) -> bool:
        current = self._current
        return current is not None and current.utterance.priority is not Priority.NOW

    def _stop(self, *, for_good: bool) -> None:
        """Stop the current job; under the lock, so that the voice cannot be at the next one."""
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
        """Complete the job, or put it back at the head of its queue."""
        with self._change:
            self._current = None
            job.tries += outcome is Outcome.FAILED
            done = outcome in {Outcome.HEARD, Outcome.LEFT_OUT}
            again = not done and not job.silenced and job.tries < MAX_TRIES
            if again:
                job.interrupted = False
                self._waiting[job.utterance.priority].appendleft(job)
        if outcome is Outcome.HEARD:
            self._reported.clear()
        elif outcome is Outcome.LEFT_OUT:
            self._report(SentenceLeftOut())
        elif job.tries >= MAX_TRIES:
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
