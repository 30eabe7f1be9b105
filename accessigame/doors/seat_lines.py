"""The table's side of a guest's own program: blocks go out as lines, and intents come in.

Theory of operation. `SeatLines` is the output of one guest, behind a channel that carries bytes.
The door makes it when a channel opens, and passes on the channel's four events: bytes came, it
takes no more for now, it takes more again, it has ended. Everything runs in the event loop.

1. The first line has to be a hello. `Guests.enter` looks at its code and delivers the first
   blocks, which wait until the welcome has gone out before them.
2. Each block is one line. A channel that takes no more makes lines wait, up to `MOST_BLOCKS` and
   `MOST_BYTES`; after `PATIENCE` seconds, or with more lines than that, the line is cut off. So a
   guest who has stopped reading costs the others neither time nor memory.
3. Intents go to `Guests`, which tags the seat. A verbosity is kept here, since the sentences are
   worded for each output. Rubbish is answered with its reason, and ends the line.
4. `close` says goodbye, so that the guest's program does not call again; a line that was cut off
   says none, and the seat waits.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final, Protocol

from accessigame.core.model import EVERYONE, Audience, Intent, NotUnderstood, Refusal
from accessigame.output.blocks import Block
from accessigame.output.wire import (
    LONGEST_OF_GUEST,
    Goodbye,
    Hello,
    LineBuffer,
    OfGuest,
    OfHost,
    Refused,
    Welcome,
    WireUnclear,
    from_guest,
    line_of,
)
from accessigame.words.words import LANGUAGES, Localizer, Verbosity

MOST_BLOCKS: Final = 100
MOST_BYTES: Final = 65536
"""Lines and bytes that may wait for a guest who does not read."""
PATIENCE: Final = 20.0
"""Seconds that a guest has to read on, to say hello, or to take the goodbye."""
PAUSE: Final = 1.0
"""Seconds until a wrong code is answered, so that guessing takes long."""


class Channel(Protocol):
    """A way for bytes, as asyncssh and other libraries have it."""

    def write(self, data: bytes) -> object:
        """Send bytes soon."""
        ...

    def close(self) -> None:
        """End, after all bytes have gone."""
        ...

    def abort(self) -> None:
        """End at once."""
        ...


class Timer(Protocol):
    """A call that is to come."""

    def cancel(self) -> object:
        """Call it off."""
        ...


class Guests(Protocol):
    """The guests of a table, as a door of guests' own programs needs them.

    acts: the words for moves of the game. numbered: those that several numbers may follow.
    """

    @property
    def acts(self) -> Sequence[str]:
        """The words for moves of the game."""
        ...

    @property
    def numbered(self) -> Sequence[str]:
        """The acts that several numbers may follow."""
        ...

    def words(self, language: str) -> Localizer:
        """Return the words of a language, with the names of the table."""
        ...

    def enter(self, code: str, output: Any) -> Any:
        """Let a guest in, and deliver the first blocks; a `Refusal` for a code of no seat."""
        ...

    def receive(self, guest: Any, given: Intent | Refusal) -> None:
        """Take an input of a guest."""
        ...

    def leave(self, guest: Any) -> None:
        """Take a guest away whose line has ended."""
        ...


class SeatLines:
    """The output of a guest's own program, and the input that comes from there.

    later: calls a function after some seconds; that of the event loop by default.
    speaks: the program at the other end does, mostly; so the verbosity is this output's.
    """

    speaks = True

    def __init__(
        self,
        guests: Guests,
        channel: Channel,
        later: Callable[[float, Callable[[], None]], Timer] | None = None,
    ) -> None:
        self.audience: Audience = EVERYONE
        self.words = guests.words(LANGUAGES[0])
        self.verbosity = Verbosity.NORMAL
        self._guests = guests
        self._channel = channel
        self._later = later or asyncio.get_running_loop().call_later
        self._buffer = LineBuffer(LONGEST_OF_GUEST)
        self._guest: Any = None
        self._is_open = True
        self._is_welcome = False
        self._is_full = False
        self._waiting: deque[bytes] = deque()
        self._limit = self._later(PATIENCE, self._cut_off)

    # out --------------------------------------------------------------------------------------

    def deliver(self, block: Block) -> None:
        """Send the block as a line, or let it wait; a guest far behind is cut off."""
        if not self._is_open:
            return
        self._waiting.append(line_of(block))
        if len(self._waiting) > MOST_BLOCKS or sum(map(len, self._waiting)) > MOST_BYTES:
            self._cut_off()
        self._send_waiting()

    def silence(self) -> None:
        """Do nothing: a guest's keys silence the guest's own voice, where both are."""

    def close(self) -> None:
        """Say goodbye, and end the line; the table has let the guest go."""
        self._guest = None
        self._end_with(Goodbye())

    def _send_waiting(self) -> None:
        while self._waiting and self._is_open and self._is_welcome and not self._is_full:
            self._channel.write(self._waiting.popleft())

    def _end_with(self, last: OfHost) -> None:
        """Send what waits and a last message, and close; who does not read it is cut off."""
        if self._is_open:
            self._is_open = False
            self._channel.write(b"".join((*self._waiting, line_of(last))))
            self._waiting.clear()
            self._channel.close()
            self._limit.cancel()
            self._limit = self._later(PATIENCE, self._channel.abort)

    def _cut_off(self) -> None:
        """End the line at once: nobody has read it for long."""
        self._is_open = False
        self._waiting.clear()
        self._limit.cancel()
        self._channel.abort()

    # events of the channel --------------------------------------------------------------------

    def receive(self, data: bytes) -> None:
        """Take bytes that came; rubbish ends the line."""
        try:
            for line in self._buffer.feed(data):
                if self._is_open:
                    self._take(from_guest(line))
        except NotUnderstood as refusal:
            self._refuse(refusal)

    def pause_writing(self) -> None:
        """Let lines wait: the channel has more than it can send."""
        self._is_full = True
        if self._is_open:
            self._limit.cancel()
            self._limit = self._later(PATIENCE, self._cut_off)

    def resume_writing(self) -> None:
        """Send what waits: the channel takes more again."""
        self._is_full = False
        if self._is_open and self._is_welcome:
            self._limit.cancel()
        self._send_waiting()

    def end(self) -> None:
        """Take the end of the channel; the seat waits from now on."""
        self._is_open = False
        self._waiting.clear()
        self._limit.cancel()
        guest, self._guest = self._guest, None
        if guest is not None:
            self._guests.leave(guest)

    # messages ---------------------------------------------------------------------------------

    def _take(self, message: OfGuest) -> None:
        """Take a message in; raises NotUnderstood for one that is not due."""
        if self._guest is None and isinstance(message, Hello):
            self._enter(message)
        elif self._guest is None or isinstance(message, Hello):
            raise NotUnderstood(WireUnclear())
        elif isinstance(message, Verbosity):
            self.verbosity = message
        else:
            self._guests.receive(self._guest, message)

    def _enter(self, hello: Hello) -> None:
        """Let the guest in, and send the welcome before all blocks; a wrong code waits first."""
        with suppress(Refusal):  # a language that is not spoken here: that of the house then
            self.words = self._guests.words(hello.language)
        self.verbosity = hello.verbosity
        try:
            self._guest = self._guests.enter(hello.code, self)
        except Refusal as refusal:
            self._is_open = False  # nothing more is read meanwhile
            self._limit.cancel()
            self._limit = self._later(PAUSE, partial(self._refuse_late, refusal))
            return
        self._limit.cancel()
        seat, words = self.audience.alone, self.words
        acts, numbered = tuple(self._guests.acts), tuple(self._guests.numbered)
        self._channel.write(line_of(Welcome(seat, words.names, acts, numbered)))
        self._is_welcome = True
        self._send_waiting()

    def _refuse_late(self, refusal: Refusal) -> None:
        self._is_open = True
        self._refuse(refusal)

    def _refuse(self, refusal: Refusal) -> None:
        """Give the reason, and end the line."""
        self._end_with(Refused(self.words.refusal(refusal)))
