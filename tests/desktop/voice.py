"""The voice of a desk: a Speech Dispatcher without sound, which notes when each word was said.

Each utterance takes the time that a quick voice needs, so that a silence tells what it cut off.
"""

from __future__ import annotations

import threading
import time
from dataclasses import dataclass
from typing import Final

from tests.acceptance.speech_dispatcher import SpeechDispatcher
from tests.acceptance.terminal import HUSHED, SPOKE

LETTERS_A_SECOND: Final = 90.0
"""Three times a quick voice: games take less long, and a cut is still a cut."""
LEAST: Final = 0.1
"""Seconds of the shortest utterance."""


@dataclass(slots=True)
class Utterance:
    """What was said: when it was handed over, when its sound ends, and whether it was cut."""

    time: float
    text: str
    end: float
    cut: bool = False


class Voice:
    """All that Orca says from the beginning, in order, and when it was silenced."""

    def __init__(self) -> None:
        self.said: list[Utterance] = []
        self._lock = threading.Lock()
        self._dispatcher = SpeechDispatcher(self._hear)
        self._dispatcher.begin()

    @property
    def address(self) -> str:
        """The address as SPEECHD_ADDRESS has it."""
        return f"inet_socket:127.0.0.1:{self._dispatcher.port}"

    @property
    def silent(self) -> bool:
        """True when all that was handed over has sounded, or was silenced."""
        return not self.said or self.said[-1].end < time.monotonic()

    def close(self) -> None:
        """Take no more speech."""
        self._dispatcher.end()

    def _hear(self, kind: str, text: str) -> None:
        now = time.monotonic()
        with self._lock:
            if kind == SPOKE and text.strip():
                begins = max(now, self.said[-1].end if self.said else 0.0)
                length = max(LEAST, len(text.strip()) / LETTERS_A_SECOND)
                self.said.append(Utterance(now, text.strip(), begins + length))
            elif kind == HUSHED:
                for each in self.said:
                    if each.end > now:
                        each.cut, each.end = True, now
