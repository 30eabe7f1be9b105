"""A table elsewhere, as the outputs and keys of a guest's own computer have it.

Theory of operation. Everything runs in one event loop. Two things run side by side:

1. `run` takes the input of the keyboard and of the display from `inbox`, one by one. Words for
   the voice act on the outputs here; any other intent goes to the host; a key without meaning is
   refused here. Intents go out at a pace that no host takes for a flood, as from a pipe.
2. `_follow` takes the messages of the host: a block goes to every output as it is. Where the line
   is lost, it says so once, and calls again after 1, 2, 4 seconds and so on. When the host
   answers, it tells by itself what was missed, and that the guest is back.

A key silences the outputs before anything else, in `receive`, without a way to the host.

What must never happen: a move that was typed before a loss and is made after it. At both ends of
a loss, finished digits are forgotten and waiting intents dropped, and an intent that is given in
between is answered by a sentence. Nothing is ever sent twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Final, Protocol, runtime_checkable

from accessigame.core.model import Event, Intent, NotUnderstood, Refusal, event_class
from accessigame.doors.host_line import TRANSIENT, Answered, Caller, HostLine, HostShut, refused_by
from accessigame.input.inbox import Given, Inbox
from accessigame.input.keymap import Word
from accessigame.output.adjusting import ADJUSTING, adjusted, heard_on
from accessigame.output.blocks import Block, Output
from accessigame.output.wire import Goodbye, Hello, Refused, WireUnclear
from accessigame.words.words import Earcon, Localizer, Utterance, Verbosity

FIRST_WAIT: Final = 1.0
LONGEST_WAIT: Final = 60.0
"""Seconds before the first call after a loss, and before the later ones at most."""
PACE: Final = 1 / 30
"""Seconds between two intents: a host ends the line of a guest who sends more."""
LEAVING: Final = 3.0
"""Seconds that the host has for its last words."""


@event_class
class ConnectionLost(Event):
    """The line to the table was lost; it is called again."""


@event_class
class NothingSent(Event):
    """There is no line to the table, so an input did nothing."""


@event_class
class TableLeft(Event):
    """The guest has left without a word of the host; a seat waits, where there was one."""

    had_seat: bool


@runtime_checkable
class HasEntry(Protocol):
    """An output with keys, whose typed digits wait for their end."""

    def forget_typed(self) -> None:
        """Forget the digits that were typed so far."""
        ...


class FarTable:
    """A table elsewhere, with the outputs of a guest here.

    first: the call that was answered already. outputs: may be added to until `run`.
    refusal: the reason for an end that nobody wanted.
    """

    def __init__(
        self, caller: Caller, first: Answered, words: Localizer, outputs: Sequence[Output]
    ) -> None:
        self.inbox = Inbox()
        self.refusal: Refusal | None = None
        self._caller = caller
        self._first = first
        self._words = words
        self._outputs = outputs
        self._seat = first.welcome.seat
        self._line: HostLine | None = first.line
        self._shown = Block(())
        self._is_leaving = self._is_dismissed = False

    # in ---------------------------------------------------------------------------------------

    def receive(self, meaning: Given) -> None:
        """Take an input of the keyboard; it silences the outputs at once."""
        if self._silenced_by(meaning):
            self.inbox.put_nowait(meaning)

    def offer(self, meaning: Given) -> None:
        """Take an input of the display, in the same way, unless too many of them wait."""
        if self._silenced_by(meaning):
            self.inbox.offer(meaning)

    def _silenced_by(self, meaning: Given) -> bool:
        """Silence the outputs; return True for more than a touch."""
        if meaning is not None:
            for output in self._outputs:
                output.silence()
        return not (isinstance(meaning, Intent) and meaning.word == Word.TOUCH)

    async def run(self) -> None:
        """Play until somebody leaves, the input ends, or the host ends the line."""
        if self._first.new is not None:
            self._announce(self._first.new)
        following = asyncio.ensure_future(self._follow())
        try:
            while (meaning := await self.inbox.get()) is not None and not self._leaves(meaning):
                self._handle(meaning)
                await asyncio.sleep(PACE)
            await self._leave(following)
        finally:
            following.cancel()
            await asyncio.gather(following, return_exceptions=True)

    def _leaves(self, meaning: Intent | Refusal) -> bool:
        return isinstance(meaning, Intent) and meaning.word == Word.QUIT

    def _handle(self, meaning: Intent | Refusal) -> None:
        """Act on an input: here, or at the host."""
        try:
            if isinstance(meaning, Refusal):
                raise meaning
            if meaning.word in ADJUSTING:
                self._adjust(meaning)
            elif self._line is None:
                self._reply(NothingSent())
            else:
                self._line.send(meaning)
        except Refusal as refusal:
            reason = self._words.say(refusal.event, self._seat)
            self._answer(replace(reason, cue=Earcon("error")))

    def _adjust(self, intent: Intent) -> None:
        """Adjust the outputs here; the host words the blocks, so it gets the verbosity."""
        events = adjusted(self._outputs, intent)
        if intent.word == Word.VERBOSITY and self._line is not None:
            self._line.send(self._verbosity)
        self._reply(*events)

    @property
    def _verbosity(self) -> Verbosity:
        heard = heard_on(self._outputs)
        return heard[0].verbosity if heard else Verbosity.NORMAL

    async def _leave(self, following: asyncio.Future[None]) -> None:
        """Leave the seat; the last words are the host's, or from here where it has none."""
        if following.done():
            following.result()  # a defect is not to be hidden
            return
        self._is_leaving = True
        if self._line is not None:
            self._line.send(Intent(Word.QUIT))
            await asyncio.wait({following}, timeout=LEAVING)
        if not self._is_dismissed:
            self._announce(TableLeft(self._seat is not None), is_last=True)

    # out --------------------------------------------------------------------------------------

    def wake(self, event: Event) -> None:
        """Tell an event of a device, such as a display that went away."""
        self._reply(event)

    def _announce(self, event: Event, *, is_last: bool = False) -> None:
        """Tell news from here, which end the question that was asked."""
        self._deliver(Block((self._words.say(event, self._seat),), is_last=is_last))

    def _reply(self, *events: Event) -> None:
        self._answer(*(self._words.say(event, self._seat) for event in events))

    def _answer(self, *utterances: Utterance) -> None:
        """Answer from here; the question of the host stays below."""
        answer = replace(self._shown, said=utterances, answer=True, mark=None, is_marked=False)
        for output in self._outputs:
            output.deliver(answer)

    def _deliver(self, block: Block) -> None:
        self._shown = block
        for output in self._outputs:
            output.deliver(block)

    # the line ---------------------------------------------------------------------------------

    async def _follow(self) -> None:
        """Take the messages of the host, and call it again, until it is over."""
        try:
            answered = self._first
            while not await self._read(answered.line) and not self._is_leaving:
                self._line = None
                self._forget_typed()
                self._announce(ConnectionLost())
                answered = await self._call_again()
                self._line = answered.line
                self._forget_typed()
        except Refusal as refusal:
            self.refusal = refusal
            self._announce(refusal.event, is_last=True)
        finally:
            self._line = None
            self.inbox.put_nowait(None)

    async def _read(self, line: HostLine) -> bool:
        """Take messages until the line ends; return True where the host has said goodbye."""
        try:
            while (message := await line.next()) is not None:
                match message:
                    case Block():
                        self._deliver(message)
                    case Goodbye():
                        self._is_dismissed = True
                        return True
                    case Refused():
                        raise refused_by(message)
                    case _:
                        raise NotUnderstood(WireUnclear())
            return False
        finally:
            line.abort()

    async def _call_again(self) -> Answered:
        """Call until the host answers, and tell once that it is shut; a `Refusal` for good."""
        was_told = False
        for seconds in waits():
            await asyncio.sleep(seconds)
            try:
                return await self._caller.answered(self.hello())
            except Refusal as refusal:
                if not isinstance(refusal.event, TRANSIENT):
                    raise
                if isinstance(refusal.event, HostShut) and not was_told:
                    was_told = True
                    self._announce(refusal.event)
        raise AssertionError("waits have no end")

    def hello(self) -> Hello:
        """Return the hello of this guest, with the verbosity as it is now."""
        return Hello(self._caller.code, self._words.language, self._verbosity)

    def _forget_typed(self) -> None:
        """Drop everything that was typed and not sent; the end of the input stays."""
        for output in self._outputs:
            if isinstance(output, HasEntry):
                output.forget_typed()
        waiting = [self.inbox.get_nowait() for _ in range(self.inbox.qsize())]
        for meaning in waiting:
            if meaning is None or self._leaves(meaning):
                self.inbox.put_nowait(meaning)


def waits() -> Iterator[float]:
    """Yield the seconds before each call after a loss."""
    seconds = FIRST_WAIT
    while True:
        yield seconds
        seconds = min(2 * seconds, LONGEST_WAIT)
