"""Meetings of two computers by a code: Magic Wormhole, which only this file imports.

Theory of operation. A meeting claims the number of its code at the meeting point, waits there for
the other side, and then has a line to it, straight or by the relay. The library calls a meeting
point again that hangs up; `Watch` tells where that is in vain for long. A meeting point says
little: one that says more than `BoundedLine` allows is no longer called by this meeting. A relay is
trusted no more: `BoundedFramer` ends a line whose piece has no end.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager, suppress
from typing import Any, Final

import wormhole
from autobahn.twisted.websocket import WebSocketClientFactory, WebSocketClientProtocol
from wormhole._dilation import connection
from wormhole._rendezvous import WSClient, WSFactory
from wormhole._status import Connected, ConsumedCode, NoKey, WormholeStatus
from wormhole.errors import ServerError, WrongPasswordError

from accessigame.doors.far import notes
from accessigame.doors.far.notes import Outbox
from accessigame.doors.far.pipes import Pipe
from accessigame.doors.far.reactor import (
    Deferred,
    Factory,
    HostnameEndpoint,
    optionsForClientTLS,
    reactor,
    within,
    wrapClientTLS,
)
from accessigame.input.allowance import Allowance

APP: Final = "accessigame.table"
"""The name under which numbers are ours at a meeting point; other programs have their own."""
STREAM: Final = "seat"
WELCOME: Final = 10.0
"""Seconds in which a meeting point has to answer."""
RENEWED: Final = 60.0
"""Seconds without a first word of the other side after which a claim is made anew.

Somebody who claims the number and dies without a word has taken the place of whoever comes next.
"""
CONFIRMATION: Final = 8.0
"""Seconds from a first word of the other side to its proof that it has the code."""
LINE: Final = 30.0
"""Seconds in which a way between the two computers has to be found."""
GOODBYE: Final = 3.0
"""Seconds that a meeting point has for the end of a claim."""
PING_INTERVAL: Final = 5.0
LARGEST: Final = 2**16
"""Bytes of a message of a meeting point at most: one of ours has some hundreds."""
BURST: Final = 100.0
RATE: Final = 2.0
"""Messages of a meeting point at once, and in a second over any time: a meeting takes twenty."""
LONGEST_PIECE: Final = 2**17
"""Bytes of a piece of a line to the other side at most: half of it are read from ssh at once."""
ALIVE: Final = 10.0
"""Seconds without a word until a meeting point is asked for one, and that it has to answer."""


class MeetingError(Exception):
    """Nobody was met."""


class SilenceError(MeetingError):
    """The meeting point does not answer, or not as one does."""


class CrowdedError(MeetingError):
    """Others have the number of this code."""


class WrongCodeError(MeetingError):
    """Somebody came with another code of this number."""


class NobodyError(MeetingError):
    """Nobody has come for a while."""


class UnfinishedError(MeetingError):
    """Somebody came, and left before it was known whether they had the code."""


class ApartError(MeetingError):
    """No way leads to the other side."""


@contextmanager
def _errors_as(usual: type[MeetingError], late: type[MeetingError] | None = None) -> Iterator[None]:
    """Turn all errors of the library into those of a meeting.

    usual: for those of no other meaning: what a meeting point says in place of a message goes
    through half of the library before it is noticed, and any exception may come out of that.
    late: for what has not come in time, where that has a meaning of its own.
    """
    try:
        yield
    except WrongPasswordError as error:
        raise WrongCodeError from error
    except ServerError as error:
        raise (CrowdedError if "crowded" in str(error) else usual) from error
    except TimeoutError as error:
        raise (late or usual) from error
    except Exception as error:
        raise usual from error


class BoundedLine(WSClient):
    """The line to a meeting point, which ends the meeting where that says too much."""

    maxMessagePayloadSize = LARGEST  # noqa: N815 - Autobahn's name
    autoPingInterval = autoPingTimeout = ALIVE  # noqa: N815 - the same

    def onOpen(self, *arguments: object) -> None:  # noqa: N802 - Autobahn's name
        """Begin to count."""
        self._allowance = Allowance(BURST, RATE)
        super().onOpen(*arguments)

    def onMessage(self, payload: bytes, isBinary: bool) -> None:  # noqa: N802, N803 - the same
        """Handle a message, as long as there are not too many of them."""
        if not self._allowance.spend(1):
            self._give_up()
            return
        super().onMessage(payload, isBinary)
        if b'"error"' in payload:  # the library waits for the end of the claim, perhaps for ever
            reactor.callLater(GOODBYE, self._give_up)

    def _give_up(self) -> None:
        """End the line and, unless it has ended, the meeting."""
        if self.transport.connected:
            self.transport.abortConnection()
        self._RC._B.error(SilenceError())


WSFactory.protocol = BoundedLine


class BoundedFramer(connection._Framer):
    """The pieces of a line to the other side; a relay may send one whose length is a lie."""

    def add_and_parse(self, data: bytes) -> Iterator[object]:
        """Yield the pieces that are whole, and end the line where the rest is too long for one."""
        yield from super().add_and_parse(data)
        if len(self._buffer) > LONGEST_PIECE:
            self._transport.abortConnection()  # one that reads nothing would keep it open
            raise connection.Disconnect


connection._Framer = BoundedFramer


class Watch:
    """Tells when a meeting point that has answered is away for long, and when it is back."""

    def __init__(self, tell_lost: Callable[[], None], tell_back: Callable[[], None]) -> None:
        self._tell_lost = tell_lost
        self._tell_back = tell_back
        self._was_here = self._is_over = False
        self._losing: Any = None

    def take(self, status: WormholeStatus) -> None:
        """Take in whether it is there; once somebody has come, it does not matter any more."""
        is_here = isinstance(status.mailbox_connection, Connected)
        if not isinstance(status.peer_key, NoKey):
            self.end()
        if self._is_over or (is_here and not self._was_here):
            self._was_here = is_here
        elif not is_here and self._was_here and self._losing is None:
            self._losing = reactor.callLater(WELCOME, self._tell_lost)
        elif is_here and self._losing is not None:
            losing, self._losing = self._losing, None
            if losing.active():
                losing.cancel()
            else:
                self._tell_back()

    def end(self) -> None:
        """Tell nothing any more."""
        self._is_over = True
        if self._losing is not None and self._losing.active():
            self._losing.cancel()


class Meeting:
    """One claim of a code at the meeting point, and the line to the other side when it comes.

    back: called when a meeting point that did not answer for long does again.
    """

    def __init__(
        self,
        out: Outbox,
        mailbox: str,
        relay: str,
        code: str,
        back: Callable[[], None] = lambda: None,
    ) -> None:
        self._out = out
        self._mailbox = mailbox
        self._relay = relay
        self._number = code.partition("-")[0]
        self.lost: Deferred[None] = Deferred()
        self._watch = Watch(lambda: out.send(notes.SILENT), back)
        self._is_released = False
        self._wormhole = wormhole.create(
            APP, mailbox, reactor, dilation=True, on_status_update=self._take
        )
        self._side = self._wormhole._boss._side
        self._out.send(notes.CLAIMED, self._number, self._side)
        self._wormhole.set_code(code)
        self._is_closed = False
        self._dilated: Any = None

    async def welcome(self) -> None:
        """Wait for the meeting point; SilenceError where it does not answer."""
        with _errors_as(SilenceError):
            await within(WELCOME, self._wormhole.get_welcome())

    async def confirm(self) -> None:
        """Wait for somebody with the code.

        NobodyError where nobody comes, WrongCodeError for another code, UnfinishedError for
        somebody who has left half way.
        """
        with _errors_as(SilenceError, late=NobodyError):
            await within(RENEWED, self._wormhole.get_unverified_key())
        with _errors_as(UnfinishedError):
            await within(CONFIRMATION, self._wormhole.get_versions())

    async def connect(self) -> None:
        """Find a way to the other side, straight or by the relay; ApartError for none."""
        with _errors_as(ApartError):
            self._dilated = self._wormhole.dilate(
                transit_relay_location=self._relay or None,
                ping_interval=PING_INTERVAL,
            )
            await within(LINE, self._dilated.when_dilated())
            connection = self._dilated._manager._connection
            connection.when_disconnected().addCallback(self._lose)

    def listen(self, factory: Factory) -> None:
        """Make a protocol by this factory of each stream that the other side opens."""
        self._dilated.listener_for(STREAM).listen(factory)

    def stream(self, factory: Factory) -> Deferred[Pipe]:
        """Open a stream to the other side."""
        opened: Deferred[Pipe] = self._dilated.connector_for(STREAM).connect(factory)
        return opened

    async def close(self) -> None:
        """End the line, or the claim."""
        if not self._is_closed:
            self._is_closed = True
            self._watch.end()
            try:
                with suppress(MeetingError), _errors_as(MeetingError):
                    await within(GOODBYE, self._wormhole.close())
            finally:
                # the library would call a meeting point again and again that has said nonsense
                self._wormhole._boss._RC._connector.stopService()
                self._lose()

    async def release(self) -> None:
        """Release the number, unless its end is confirmed; SilenceError where nobody answers."""
        if not self._is_released:
            await release(self._mailbox, self._number, self._side)
            self._tell_released()

    def _take(self, status: WormholeStatus) -> None:
        """Take in what the library tells: where the meeting point is, and the end of the claim.

        The meeting point has confirmed that one; what is only sent is lost with this process.
        """
        self._watch.take(status)
        if isinstance(status.code, ConsumedCode):
            self._tell_released()

    def _tell_released(self) -> None:
        if not self._is_released:
            self._is_released = True
            self._out.send(notes.RELEASED, self._number, self._side)

    def _lose(self, _: object = None) -> None:
        """Handle the end of the line, by either side."""
        if not self.lost.called:
            self.lost.callback(None)


class Releaser(WebSocketClientProtocol):
    """Releases a number at the meeting point, in the name of the side that had claimed it."""

    def onOpen(self) -> None:  # noqa: N802 - Autobahn's name
        """Say who had it, and that it is free."""
        number, side = self.factory.claim
        self._say(f'{{"type":"bind","id":"1","appid":"{APP}","side":"{side}"}}')
        self._say(f'{{"type":"release","id":"2","nameplate":"{number}"}}')

    def onMessage(self, payload: bytes, isBinary: bool) -> None:  # noqa: N802, N803, ARG002 - the same
        """Handle the answer."""
        if b'"released"' in payload or b'"error"' in payload:
            self.sendClose()
            if not self.factory.done.called:
                self.factory.done.callback(None)

    def _say(self, line: str) -> None:
        self.sendMessage(line.encode(), isBinary=False)


async def release(mailbox: str, number: str, side: str) -> None:
    """Release a number for a side that has left it claimed; SilenceError where nobody answers."""
    factory = WebSocketClientFactory(mailbox, reactor=reactor)
    factory.protocol, factory.claim, factory.done = Releaser, (number, side), Deferred()
    endpoint = HostnameEndpoint(reactor, factory.host, factory.port)
    if factory.isSecure:
        endpoint = wrapClientTLS(optionsForClientTLS(factory.host), endpoint)
    with _errors_as(SilenceError):
        await within(WELCOME, _opened(endpoint.connect(factory), factory.done))


async def _opened(opening: Awaitable[Releaser], done: Awaitable[None]) -> None:
    """Wait for the line, then for the answer; a line without one is cut."""
    releaser = await opening
    try:
        await done
    except BaseException:
        releaser.transport.abortConnection()
        raise
