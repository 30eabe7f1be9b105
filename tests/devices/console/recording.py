"""Shared by the tests of the console: a recording output, and blocks."""

from __future__ import annotations

import io

from accessigame.output.blocks import Block
from accessigame.words.words import Utterance


class Screen(io.StringIO):
    """A standard output that remembers each write of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.writes: list[str] = []
        self.flushed = 0

    def write(self, text: str) -> int:
        """Take one write in."""
        self.writes.append(text)
        return len(text)

    def flush(self) -> None:
        """Count how much has been flushed."""
        self.flushed = len(self.writes)


def block(*sentences: str, prompt: str = "17 +3 ?") -> Block:
    """Return sentences and the question after them."""
    said = tuple(Utterance(sentence, "", "fr") for sentence in sentences)
    return Block(said, Utterance(prompt, "", "fr") if prompt else None)
