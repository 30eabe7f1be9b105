"""The loudspeaker: what everybody in the room hears, through the speech worker."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial

from accessigame.delivery import Block
from accessigame.devices.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech import Manner, SpeechWorker
from accessigame.language import Utterance
from accessigame.table import Audience, Event

LAST_WORDS = 8.0
"""Seconds that the last sentences are given when the program ends."""


class Loudspeaker:
    """Speaks every sentence of a block; the question at the cursor is for eyes and fingers."""

    def __init__(
        self, audience: Audience, language: str, rate: int, wake: Callable[[Event], None]
    ) -> None:
        self.audience = audience
        self._worker = SpeechWorker(partial(Pyttsx3Voice, language, manner=Manner(rate=rate)), wake)

    def deliver(self, block: Block) -> None:
        """Leave the sentences to the worker."""
        for said in block.said:
            self._worker.say(said)

    def silence(self) -> None:
        """Stop what is said and what waits."""
        self._worker.silence()

    def close(self) -> None:
        """Give the last sentences a bounded time."""
        self._worker.close(LAST_WORDS)


@contextmanager
def aloud(lines: Iterable[str], language: str, rate: int) -> Iterator[None]:
    """Say the lines while something is asked; an answer silences them."""
    worker = SpeechWorker(partial(Pyttsx3Voice, language, manner=Manner(rate=rate)), lambda _: None)
    for line in lines:
        worker.say(Utterance(line, "", language))
    try:
        yield
    finally:
        worker.silence()
        worker.close(0)
