"""The streams of a tunnel: bytes of ssh, from a connection at the guest to one at the host."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from accessigame.doors.far.reactor import (
    ConnectError,
    Factory,
    Protocol,
    begin,
    clientFromString,
    ensureDeferred,
    reactor,
)
from accessigame.doors.own_address import LOOPBACK

MOST_STREAMS: Final = 4
"""Connections on one line at one time."""
MOST_UNREAD: Final = 8 * 2**20
"""Bytes that wait at a side that does not read: ssh sends a quarter of it ahead."""


class Pipe(Protocol):
    """One side of a stream; what it gets goes to the other side, `peer`.

    The library cannot pause what comes from far, so a side that does not read is ended.
    """

    def __init__(self) -> None:
        self.peer: Pipe | None = None
        self.is_over = False
        self.ended: Callable[[], None] = lambda: None
        self._early: list[bytes] = []
        self._unread: int | None = None

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        """Handle the beginning: this side tells by `pauseProducing` that nobody reads it."""
        self.transport.registerProducer(self, True)

    def join(self, peer: Pipe) -> None:
        """Begin to pass bytes on to the other side, first those that came before it was there."""
        self.peer, peer.peer = peer, self
        for pipe in (self, peer):
            early, pipe._early = pipe._early, []
            for data in early:
                pipe.dataReceived(data)

    def dataReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        """Pass bytes on."""
        if self.peer is None:
            self._early.append(data)
            self._bound(sum(map(len, self._early)))
        else:
            self.peer.write(data)

    def write(self, data: bytes) -> None:
        """Send bytes on this side."""
        if not self.is_over:
            self.transport.write(data)
            if self._unread is not None:
                self._unread += len(data)
                self._bound(self._unread)

    def pauseProducing(self) -> None:  # noqa: N802 - Twisted's name
        """Handle that this side does not read."""
        self._unread = self._unread or 0

    def resumeProducing(self) -> None:  # noqa: N802 - Twisted's name
        """Handle that this side has read."""
        self._unread = None

    def stopProducing(self) -> None:  # noqa: N802 - Twisted's name
        """Handle that this side reads no more; its end is told as well."""

    def connectionLost(self, reason: object = None) -> None:  # noqa: N802, ARG002 - Twisted's name
        """End the other side too."""
        self.is_over = True
        self.ended()
        if self.peer is not None:
            self.peer.end()

    def end(self) -> None:
        """End this side, once all has been sent."""
        if not self.is_over:
            self.is_over = True
            self.transport.unregisterProducer()
            self.transport.loseConnection()

    def _bound(self, count: int) -> None:
        """End a stream with more bytes on their way than a connection of ssh ever has."""
        if count > MOST_UNREAD:
            self.end()
            if self.peer is not None:
                self.peer.end()


class HostStreams(Factory):
    """Makes a connection to the door of the table of each stream of one guest."""

    def __init__(self, port: int, source: str) -> None:
        self._port = port
        self._source = source
        self._pipes: set[Pipe] = set()

    def buildProtocol(self, addr: object) -> Pipe:  # noqa: N802, ARG002 - Twisted's name
        """Return the guest's side of a stream, and connect the other one."""
        pipe = Pipe()
        pipe.ended = lambda: self._pipes.discard(pipe)
        self._pipes.add(pipe)
        reactor.callLater(0, lambda: ensureDeferred(self._connect(pipe)))
        return pipe

    def end(self) -> None:
        """End every stream."""
        for pipe in (*self._pipes,):
            if pipe.peer is not None:
                pipe.peer.end()

    async def _connect(self, pipe: Pipe) -> None:
        if len(self._pipes) > MOST_STREAMS:
            pipe.end()
            return
        try:
            door = await self._door()
        except ConnectError:
            pipe.end()
            return
        if pipe.is_over:
            door.end()
        else:
            door.join(pipe)

    async def _door(self) -> Pipe:
        """Return the connection to the door, from an address of this guest where there is one."""
        address = f"tcp:{LOOPBACK}:{self._port}"
        pipe: Pipe
        try:
            bound = clientFromString(reactor, f"{address}:bindAddress={self._source}")
            pipe = await bound.connect(Factory.forProtocol(Pipe))
        except ConnectError:  # macOS has one address here
            pipe = await clientFromString(reactor, address).connect(Factory.forProtocol(Pipe))
        return pipe


class GuestStreams(Factory):
    """Takes one connection of this computer, and leads it to the table.

    stream: opens a stream to the table. ended: called when the connection has ended.
    """

    def __init__(
        self, stream: Callable[[Factory], Awaitable[Pipe]], ended: Callable[[], None]
    ) -> None:
        self._stream = stream
        self._ended = ended
        self._is_taken = False

    def buildProtocol(self, addr: object) -> Pipe | None:  # noqa: N802, ARG002 - Twisted's name
        """Return the side of this computer; None for a second one."""
        if self._is_taken:
            return None
        self._is_taken = True
        pipe = Pipe()
        pipe.ended = self._ended
        reactor.callLater(0, lambda: begin(self._connect(pipe)))
        return pipe

    async def _connect(self, pipe: Pipe) -> None:
        far = await self._stream(Factory.forProtocol(Pipe))
        if pipe.is_over:
            far.end()
        else:
            far.join(pipe)
