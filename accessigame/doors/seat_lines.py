"""The table's side of a guest's own program: blocks go out as lines, and intents come in.

Theory of operation. `SeatLines` is the output of one guest, and the handler of the channel that
the guest's program has opened. Everything runs in the event loop.

1. The first line has to be a hello. `Guests.enter` looks at its code and delivers the first
   blocks, which wait until the welcome has gone out before them. A wrong code is answered late,
   so that guessing takes long.
2. Each block is one line, at once: the channel waits for nobody, and lets a guest go who does not
   read.
3. Intents go to `Guests`, which tags the seat. A verbosity is kept here, since the sentences are
   worded for each output. Rubbish and floods are answered with a reason, and end the line.
4. `close` says goodbye, so that the guest's program does not call again; a line that broke says
   none, and the seat waits.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from functools import partial
from typing import Final

from accessigame.core.model import EVERYONE, Audience, NotAllowed, NotUnderstood, Refusal
from accessigame.doors.interfaces import Channel
from accessigame.doors.invitations import DoorShut
from accessigame.doors.limits import Limits
from accessigame.doors.seat_terminal import LastBlock
from accessigame.doors.terminal_handler import CodeLate, LineFlooded
from accessigame.host.guests import Guest, Guests
from accessigame.input.allowance import Allowance
from accessigame.output.blocks import Block
from accessigame.output.wire import (
    LONGEST_OF_GUEST,
    Goodbye,
    Hello,
    LineBuffer,
    LineCache,
    OfGuest,
    OfHost,
    Refused,
    Welcome,
    WireUnclear,
    from_guest,
    line_of,
)
from accessigame.words.words import Verbosity

BURST: Final = 100
"""Messages that may come at once."""
RATE: Final = 50
"""Messages a second over a longer time; a guest's own program sends fewer."""


class SeatLines:
    """The output of a guest's own program, and the handler of its channel.

    acts: the words for moves of the game. numbered: those that several numbers may follow.
    cache: the lines of blocks that others get as well.
    speaks: the program at the other end does, mostly; so the verbosity is this output's.
    """

    speaks = True

    def __init__(  # noqa: PLR0913 - the words of the game, the limits and what all guests share
        self,
        guests: Guests,
        channel: Channel,
        *,
        acts: Sequence[str] = (),
        numbered: Sequence[str] = (),
        limits: Limits | None = None,
        cache: LineCache | None = None,
    ) -> None:
        self.audience: Audience = EVERYONE
        self.words = guests.words(channel.language)
        self.verbosity = Verbosity.NORMAL
        self._guests = guests
        self._channel = channel
        self._acts, self._numbered = tuple(acts), tuple(numbered)
        self._limits = limits or Limits()
        self._cache = cache or LineCache()
        self._allowance = Allowance(BURST, RATE)
        self._buffer = LineBuffer(LONGEST_OF_GUEST)
        self._last = LastBlock()
        self._guest: Guest | None = None
        self._early: list[Block] | None = []
        self._is_open = True
        self._late_answer: asyncio.TimerHandle | None = None

    # out --------------------------------------------------------------------------------------

    def deliver(self, block: Block) -> None:
        """Send the block as a line, unless it tells nothing new; one before the welcome waits."""
        if self._last.is_repeated_by(block):
            return
        if self._early is not None:
            self._early.append(block)
        elif self._is_open:
            self._channel.write(self._cache.line_of(block))

    def silence(self) -> None:
        """Do nothing: a guest's keys silence the guest's own voice, where both are."""

    def close(self) -> None:
        """Say goodbye, and end the line: the table has let the guest go."""
        self._guest = None
        self._end_with(Goodbye())

    def _end_with(self, last: OfHost) -> None:
        """Send a last message, and close the channel when all has gone."""
        if self._is_open:
            self._is_open = False
            self._channel.write(line_of(last))
            self._channel.close()

    def _refuse(self, refusal: Refusal) -> None:
        """Give the reason, and end the line."""
        later = isinstance(refusal.event, DoorShut)
        self._end_with(Refused(self.words.refusal(refusal), later))

    # the channel ------------------------------------------------------------------------------

    def take(self, data: bytes) -> None:
        """Handle bytes of the guest; rubbish ends the line."""
        if not self._is_open or self._late_answer is not None:
            return
        try:
            for line in self._buffer.feed(data):
                if self._is_open and self._late_answer is None:
                    self._take(from_guest(line))
        except Refusal as refusal:
            self._refuse(refusal)

    def expire(self) -> None:
        """Close the channel, because no code came within the time limit."""
        self._refuse(NotAllowed(CodeLate()))

    def end(self) -> None:
        """Handle the end of the channel; the seat waits from now on."""
        self._is_open = False
        if self._late_answer is not None:
            self._late_answer.cancel()
        guest, self._guest = self._guest, None
        if guest is not None:
            self._guests.leave(guest)

    # messages ---------------------------------------------------------------------------------

    def _take(self, message: OfGuest) -> None:
        """Handle a message; a `Refusal` for one that is not due, or one too many."""
        if not self._allowance.spend(1):
            raise NotAllowed(LineFlooded())
        if self._guest is None and isinstance(message, Hello):
            self._enter(message)
        elif self._guest is None or isinstance(message, Hello):
            raise NotUnderstood(WireUnclear())
        elif isinstance(message, Verbosity):
            self.verbosity = message
        else:
            self._last.note_key()
            self._guests.receive(self._guest, message)

    def _enter(self, hello: Hello) -> None:
        """Let the guest in, and send the welcome before all blocks."""
        with suppress(Refusal):  # a language that is not spoken here: that of the table then
            self.words = self._guests.words(hello.language)
        self.verbosity = hello.verbosity
        try:
            self._guest = self._guests.enter(hello.code, self, self._channel.address)
        except Refusal as refusal:
            later = asyncio.get_running_loop().call_later
            self._late_answer = later(self._limits.wrong, partial(self._refuse, refusal))
            return
        self._channel.admit()
        seat, names = self.audience.alone, self.words.names
        self._channel.write(line_of(Welcome(seat, names, self._acts, self._numbered)))
        early, self._early = self._early or [], None
        for block in early:
            self.deliver(block)
