"""The loudspeaker: what everybody in the room hears, through the speech worker."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from functools import partial

from accessigame.delivery import Block
from accessigame.devices.adjusting import Ring
from accessigame.devices.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech import Manner, SpeechWorker
from accessigame.language import Priority, Utterance
from accessigame.table import Audience, Event

LAST_WORDS = 8.0
"""Seconds that the last sentences are given when the program ends."""


class Loudspeaker:
    """Speaks every sentence of a block; the question at the cursor is for eyes and fingers.

    What was asked for (help, scores, history) is chatter: NORMAL. News go before it, at the
    end of the sentence under way, and in their own order. News after which a listener is to
    act do not even wait for that end. What they cut short is said again afterwards.
    keep: gets the manner at the end, if somebody has adjusted it.
    """

    def __init__(
        self,
        audience: Audience,
        language: str,
        manner: Manner,
        wake: Callable[[Event], None],
        keep: Callable[[Manner], None],
    ) -> None:
        self.audience = audience
        self.manner = self._kept = manner
        self._keep = keep
        self._ring = Ring()
        self._voice = Pyttsx3Voice(language, manner=manner)
        self._worker = SpeechWorker(lambda: self._voice, wake)

    def next_setting(self) -> Event:
        """Go to the next thing that can be adjusted; return how it is now."""
        return self._ring.next(self.manner)

    def adjust(self, step: int) -> Event:
        """Speak so from the next sentence on; return how it is now."""
        self.manner = self._voice.manner = self._ring.adjusted(self.manner, step)
        return self._ring.state(self.manner)

    def deliver(self, block: Block) -> None:
        """Leave the sentences to the worker."""
        priority = Priority.NORMAL if block.answer else Priority.NEXT
        for said in block.said:
            self._worker.say(replace(said, priority=max(priority, said.priority)))
        if block.choices and not block.answer:
            self._worker.interrupt_chatter()

    def silence(self) -> None:
        """Stop what is said and what waits."""
        self._worker.silence()

    def blank(self) -> None:
        """Say nothing more of what waits: somebody else listens next."""
        self._worker.silence()

    def close(self) -> None:
        """Give the last sentences a bounded time; keep what was adjusted."""
        if self.manner != self._kept:
            self._keep(self.manner)
        self._worker.close(LAST_WORDS)


@contextmanager
def aloud(lines: Iterable[str], language: str, manner: Manner) -> Iterator[None]:
    """Say the lines while something is asked; an answer silences them."""
    worker = SpeechWorker(partial(Pyttsx3Voice, language, manner=manner), lambda _: None)
    for line in lines:
        worker.say(Utterance(line, "", language))
    try:
        yield
    finally:
        worker.silence()
        worker.close(0)
