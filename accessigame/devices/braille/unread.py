"""News that come faster than fingers read: they stand behind one another in the line.

A bot that is asked alone may answer at once, and its news would be gone before they were felt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from accessigame.devices.braille.message import Countdown, Later
from accessigame.output.blocks import Block
from accessigame.words.words import Utterance

MOST: Final = 100
"""So many news at most in one line; older ones are read with `up`."""


class Unread:
    """The news of the line: those that came since a key of the reader, or within a message's time.

    hold: of `Flash`; news that stood for so long were read. With `stay` or `off`, a key says so.
    """

    def __init__(self, hold: str, later: Later) -> None:
        self.countdown = Countdown(hold, later, lambda: None)
        self._blocks: list[Block] = []

    def add(self, block: Block) -> Block:
        """Take in news; return them behind those that nobody can have read."""
        before = self._blocks if self.countdown.running else []
        self._blocks = [*before[1 - MOST :], block]
        self.countdown.start()
        return replace(block, said=tuple(_still_true(self._blocks)))

    def holds(self, block: Block) -> bool:
        """Say whether these are among the news of the line."""
        return any(block is each for each in self._blocks)

    def turned(self, *, last: bool) -> None:
        """Give more time: a page was turned; where no time counts, the last one has all read."""
        if last and not self.countdown.timed:
            self.read()
        elif self.countdown.running:
            self.countdown.start()

    def read(self) -> None:
        """Take note that all was read, by a key that acts: the next news stand alone."""
        self.countdown.stop()

    def forget(self) -> None:
        """Keep none of it."""
        self.read()
        self._blocks = []


def _still_true(blocks: Sequence[Block]) -> Iterator[Utterance]:
    """Give what the blocks say, without what a later one has made stale."""
    said = [utterance for block in blocks for utterance in block.said]
    last = {utterance.kind: utterance for utterance in said}
    return (each for each in said if not each.kind or last[each.kind] is each)
