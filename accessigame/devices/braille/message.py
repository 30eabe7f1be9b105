"""Messages that stand over a braille line for a while, and news that wait in it to be read.

Screen readers flash messages in the same way. Nothing waits here: a clock calls back, and the line
beneath stays as it is.
News that come faster than fingers read stand behind one another in the line: a bot may move at
once, and the news before its move would be gone before they were felt.
"""

from __future__ import annotations

from asyncio import TimerHandle
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from accessigame.braille.window import BrailleWindow, Segment
from accessigame.displays import Shape
from accessigame.output.blocks import Block
from accessigame.words.words import Utterance

STAY: Final = "stay"
OFF: Final = "off"
TOGETHER: Final = 10
"""The most messages that cover the line as one, each behind those not yet ended."""

CallLater: TypeAlias = Callable[[float, Callable[[], None]], TimerHandle]
"""Calls a function after a number of seconds, as asyncio's `call_later`."""


class Countdown:
    """The time of a text under the fingers; it stands still without a display.

    hold: seconds, or `stay` or `off`, which never end. over: called at the end.
    """

    def __init__(self, hold: str, later: CallLater, over: Callable[[], None]) -> None:
        self._seconds = None if hold in (STAY, OFF) else float(hold)
        self.timed = self._seconds is not None
        self._later = later
        self._over = over
        self._timer: TimerHandle | None = None
        self._paused = False
        self.running = False

    def start(self) -> None:
        """Start from the full time."""
        self.stop()
        self.running = True
        if self._seconds is not None and not self._paused:
            self._timer = self._later(self._seconds, self._end)

    def stop(self) -> None:
        """Stop; `over` is not called."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self.running = None, False

    def pause(self, *, paused: bool) -> None:
        """Stand still, or start a countdown that stood still from the full time."""
        changes, self._paused = paused != self._paused, paused
        if changes and self.running:
            self.start()

    def _end(self) -> None:
        self.stop()
        self._over()


class MessageOverlay:
    """The messages over the line: those that no key and no clock has ended, in one line.

    hold: the seconds that they stay, `stay` until a key ends them, `off` for no messages at all.
    lay_out: returns the segments of a block. ended: called when the time is over.
    """

    def __init__(
        self,
        hold: str,
        later: CallLater,
        lay_out: Callable[[Block], Sequence[Segment]],
        ended: Callable[[], None],
    ) -> None:
        self.countdown = Countdown(hold, later, self._over)
        self._lay_out = lay_out
        self._ended = ended
        self._blocks: list[Block] = []
        self._stays = False
        self.wanted = hold != OFF
        self.line: BrailleWindow | None = None

    def add(self, block: Block, shape: Shape | None) -> None:
        """Put a message over the line, behind those that nobody may have read yet.

        The end of a round stays until a key ends it, and so do messages behind it.
        shape: that of the display; None: none was there yet, and nothing is shown.
        """
        last_line = self.line
        self._stays = bool(block.round_end) or (self._stays and last_line is not None)
        blocks = self._blocks if last_line is not None else []
        fresh = [] if blocks and blocks[-1].said == block.said else [block]
        messages = [*blocks, *fresh]
        gone, self._blocks = messages[:-TOGETHER], messages[-TOGETHER:]
        lost = sum(len(part.cells) + 1 for part in self._segments(gone))
        if shape is not None:
            self.put_up(shape, max(last_line.place - lost, 0) if last_line is not None else 0)

    def put_up(self, shape: Shape, place: int) -> None:
        """Lay the messages out on a display, with the page up that holds this place."""
        self.turn_to(BrailleWindow(self._segments(self._blocks), *shape).at(place))

    def turn_to(self, page: BrailleWindow) -> None:
        """Put up a page of the messages; their time starts again, if they have any."""
        self.line = page
        if self._stays:
            self.countdown.stop()
        else:
            self.countdown.start()

    def end(self) -> bool:
        """Take the messages away; return whether there were any."""
        self.countdown.stop()
        there = self.line is not None
        self.line, self._blocks = None, []
        return there

    def _segments(self, blocks: Sequence[Block]) -> tuple[Segment, ...]:
        return tuple(part for each in blocks for part in self._lay_out(each))

    def _over(self) -> None:
        self.line, self._blocks = None, []
        self._ended()


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
