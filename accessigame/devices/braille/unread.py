"""Unread news: those that come faster than fingers read stand behind one another in the line.

A bot may move at once, and the news before its move would be gone before they were felt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final

from accessigame.devices.braille.message import CallLater, Countdown
from accessigame.output.blocks import Block
from accessigame.words.words import Utterance

MOST: Final = 100
"""The most news in one line; older ones are read with `up`."""


class UnreadNews:
    """The news of the line: those since a key of the reader, or within the time of a message.

    hold: of `MessageOverlay`; after this time news count as read.  With `stay` or `off`, only a key
    of the reader marks them as read.
    """

    def __init__(self, hold: str, later: CallLater) -> None:
        self.countdown = Countdown(hold, later, lambda: None)
        self._blocks: list[Block] = []

    def add(self, block: Block) -> Block:
        """Add news; return them behind those that nobody can have read."""
        blocks = self._blocks if self.countdown.running else []
        self._blocks = [*blocks[1 - MOST :], block]
        self.countdown.start()
        return replace(block, said=tuple(_still_true(self._blocks)))

    def holds(self, block: Block) -> bool:
        """Return whether a block is among the news of the line."""
        return any(block is each for each in self._blocks)

    def turned(self, *, last: bool) -> None:
        """Restart the countdown; without a countdown, the last page marks everything as read.

        last: the page that was turned to is the last one.
        """
        if last and not self.countdown.timed:
            self.read()
        elif self.countdown.running:
            self.countdown.start()

    def read(self) -> None:
        """Mark everything as read: the next news stand alone."""
        self.countdown.stop()

    def forget(self) -> None:
        """Forget the news."""
        self.read()
        self._blocks = []


def _still_true(blocks: Sequence[Block]) -> Iterator[Utterance]:
    """Yield the sentences of the blocks, without those that a later one made stale."""
    utterances = [utterance for block in blocks for utterance in block.said]
    last = {utterance.kind: utterance for utterance in utterances}
    return (each for each in utterances if not each.kind or last[each.kind] is each)
