"""The tunnel process: notes come in at its standard input, and go out at its standard output.

Theory of operation. Only here are Magic Wormhole and, by `reactor`, Twisted imported; a fault of
theirs ends this process, and `tunnel` starts another. It ends when its input does.

1. At the host, a `Reception` holds each code at the meeting point. A guest who comes with it gets
   a line of its own, and the code is held anew at once, for a guest who starts again.
2. At the guest, one `Meeting` calls the host; the port that it opens then takes one connection,
   with whose end the process ends.
3. A line leads from a connection of ssh at the guest to one at the host. Bytes go both ways as
   they are; a side that does not read pauses the other.

A line that is lost is not mended: ssh notices, and the guest's program calls again. The number of
a process that was killed stays claimed at the meeting point; the next process releases it, by the
side that the killed one had told.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Awaitable, Callable
from typing import Any, Final

import wormhole
from autobahn.twisted.websocket import WebSocketClientFactory, WebSocketClientProtocol
from wormhole.errors import ServerError, WormholeError, WrongPasswordError

from accessigame.doors.far import notes
from accessigame.doors.far.notes import Note, line_of, note_in
from accessigame.doors.far.pipes import LOOPBACK, GuestStreams, HostStreams, Pipe
from accessigame.doors.far.reactor import (
    ConnectError,
    Deferred,
    Factory,
    HostnameEndpoint,
    TCP4ServerEndpoint,
    deferLater,
    ensureDeferred,
    optionsForClientTLS,
    reactor,
    within,
    wrapClientTLS,
)

APP: Final = "accessigame.table"
"""The name under which numbers are ours at a meeting point; other programs have their own."""
STREAM: Final = "seat"
SOURCE: Final = "127.77.0.{}"
"""The address of a guest's connections at the host: its limits are those of one guest."""
WELCOME: Final = 10.0
"""Seconds in which a meeting point has to answer."""
CONFIRMATION: Final = 8.0
"""Seconds from a first word of the other side to its proof that it has the code."""
LINE: Final = 30.0
"""Seconds in which a way between the two computers has to be found."""
AGAIN: Final = 3.0
"""Seconds before a number is claimed again that was not to be had."""
CROWDED: Final = 10
"""Times in a row that a number may be taken by others, until its code is given up."""
MOST_LINES: Final = 8
"""Lines of one code at one time: the oldest ends for another one."""
PING_INTERVAL: Final = 5.0
FAREWELL: Final = 1.0
"""Seconds that the meeting point has for the end of all claims."""


class Outbox:
    """The standard output, which only notes get; what libraries print goes nowhere."""

    def __init__(self) -> None:
        self._out = os.fdopen(os.dup(1), "wb")
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, 1)
        os.close(nowhere)

    def send(self, kind: str, name: str = "", text: str = "", number: int = 0) -> None:
        """Send a note; without a program that reads it, the process ends."""
        try:
            self._out.write(line_of(Note(kind, name, text, number)))
            self._out.flush()
        except OSError:
            os._exit(0)


class Meeting:
    """One claim of a code at the meeting point, and the line to the other side when it comes."""

    def __init__(self, office: Office, code: str) -> None:
        self._out = office.out
        self._relay = office.relay
        self._number = code.partition("-")[0]
        self.lost: Deferred[None] = Deferred()
        self._wormhole = wormhole.create(APP, office.mailbox, reactor, dilation=True)
        self._side = self._wormhole._boss._side
        self._out.send(notes.CLAIMED, self._number, self._side)
        self._wormhole.set_code(code)
        self._is_closed = False
        self._dilated: Any = None

    async def welcome(self) -> None:
        """Wait for the meeting point; TimeoutError, or WormholeError, where it does not answer."""
        await within(WELCOME, self._wormhole.get_welcome())

    async def confirm(self) -> None:
        """Wait for somebody with the code, for as long as it takes.

        WrongPasswordError for another code, TimeoutError for somebody who has left half way.
        """
        await self._wormhole.get_unverified_key()
        await within(CONFIRMATION, self._wormhole.get_versions())
        self._out.send(notes.RELEASED, self._number, self._side)  # the library has done it

    async def connect(self) -> None:
        """Find a way to the other side, straight or by the relay; TimeoutError for none."""
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
            try:
                await within(WELCOME, self._wormhole.close())
            except (WormholeError, TimeoutError, ConnectError):
                return  # it stays claimed: the next process releases it
            finally:
                self._lose()
            self._out.send(notes.RELEASED, self._number, self._side)

    def _lose(self, _: object = None) -> None:
        """Handle the end of the line, by either side."""
        if not self.lost.called:
            self.lost.callback(None)


class Reception:
    """One code that is held at the meeting point, for every guest who comes with it."""

    def __init__(self, office: Office, name: str, code: str, number: int) -> None:
        self._office = office
        self._name = name
        self._code = code
        self._source = SOURCE.format(number)
        self._waiting: Meeting | None = None
        self._lines: list[Meeting] = []
        self._is_over = False

    async def run(self) -> None:
        """Hold the code until it is forgotten, or somebody has called with a wrong one."""
        refusals = 0
        while not self._is_over:
            try:
                await self._wait()
                refusals = 0
                continue
            except WrongPasswordError:
                return self._give_up(notes.WRONG)
            except ServerError as error:  # others have this number
                refusals += 1
                if "crowded" not in str(error):
                    self._office.out.send(notes.SILENT)
            except Unfinished:
                refusals += 1
            except (WormholeError, TimeoutError, ConnectError, OSError):
                self._office.out.send(notes.SILENT)
            if refusals >= CROWDED:
                return self._give_up(notes.SPENT)
            if not self._is_over:
                await deferLater(reactor, AGAIN)
        return None

    def _give_up(self, kind: str) -> None:
        self._is_over = True
        self._office.out.send(kind, self._name)

    async def _wait(self) -> None:
        """Wait for one guest, who has a line from then on."""
        meeting = self._waiting = Meeting(self._office, self._code)
        try:
            await meeting.welcome()
            self._office.out.send(notes.WAITING, self._name)
            await confirmed(meeting)
        except BaseException:
            await meeting.close()
            raise
        self._waiting = None
        self._office.out.send(notes.CAME, self._name)
        ensureDeferred(self._serve(meeting))

    async def _serve(self, meeting: Meeting) -> None:
        """Lead the streams of one guest to the door, until the line is lost."""
        self._lines.append(meeting)
        if len(self._lines) > MOST_LINES:
            ensureDeferred(self._lines[0].close())
        streams = HostStreams(self._office.port, self._source)
        try:
            await meeting.connect()
            meeting.listen(streams)
            await meeting.lost
        except (WormholeError, TimeoutError, ConnectError):
            pass  # the guest calls again
        finally:
            self._lines.remove(meeting)
            streams.end()
            await meeting.close()

    async def close(self) -> None:
        """Hold the code no more, and end its lines."""
        self._is_over = True
        for meeting in (*self._lines, *((self._waiting,) if self._waiting else ())):
            await meeting.close()


class Unfinished(TimeoutError):  # noqa: N818 - it is no error but an end
    """Somebody came, and left before it was known whether they had the code."""


async def confirmed(meeting: Meeting) -> None:
    """Wait for somebody with the code; `Unfinished` where they leave half way."""
    try:
        await meeting.confirm()
    except TimeoutError as error:
        raise Unfinished from error


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


class Office:
    """What the program wants of this process, and what runs for it."""

    def __init__(self, out: Outbox) -> None:
        self.out = out
        self.mailbox = self.relay = ""
        self.port = 0
        self._receptions: dict[str, Reception] = {}
        self._call: Meeting | None = None
        self._releases: list[Deferred[None]] = []

    def handle(self, note: Note) -> None:
        """Handle a note of the program."""
        if note.kind == notes.PLAN:
            self.mailbox, self.relay, self.port = note.name, note.text, note.number
        elif note.kind == notes.PING:
            self.out.send(notes.PONG)
        elif note.kind == notes.RELEASE:
            self._releases.append(ensureDeferred(self._release(note.name, note.text)))
        elif note.kind == notes.AWAIT:
            self._forget(note.name)
            reception = Reception(self, note.name, note.text, note.number)
            self._receptions[note.name] = reception
            ensureDeferred(self._after_releases(reception.run))
        elif note.kind == notes.CALL:
            ensureDeferred(self._after_releases(lambda: self._reach(note.text)))

    def _forget(self, name: str) -> None:
        if (reception := self._receptions.pop(name, None)) is not None:
            ensureDeferred(reception.close())

    async def _after_releases(self, begin: Callable[[], Awaitable[None]]) -> None:
        for release in self._releases:
            await release
        await begin()

    async def _release(self, number: str, side: str) -> None:
        """Release a number for a process that was killed, as far as the meeting point answers."""
        factory = WebSocketClientFactory(self.mailbox, reactor=reactor)
        factory.protocol, factory.claim, factory.done = Releaser, (number, side), Deferred()
        try:
            endpoint = HostnameEndpoint(reactor, factory.host, factory.port)
            if factory.isSecure:
                endpoint = wrapClientTLS(optionsForClientTLS(factory.host), endpoint)
            await within(WELCOME, _opened(endpoint.connect(factory), factory.done))
        except (TimeoutError, ConnectError, OSError):
            return
        self.out.send(notes.RELEASED, number, side)

    async def _reach(self, code: str) -> None:
        """Call the host with a code, and open a port that leads there; tell what is in the way."""
        meeting = self._call = Meeting(self, code)
        try:
            await self._reached(meeting)
        except WrongPasswordError:
            self.out.send(notes.WRONG)
        except ServerError as error:
            self.out.send(notes.SPENT if "crowded" in str(error) else notes.SILENT)
        except Unfinished:
            self.out.send(notes.SPENT)
        except (WormholeError, TimeoutError, ConnectError, OSError):
            self.out.send(notes.SILENT)
        await self.end()

    async def _reached(self, meeting: Meeting) -> None:
        await meeting.welcome()
        self.out.send(notes.WAITING)
        await confirmed(meeting)
        try:
            await meeting.connect()
        except TimeoutError:
            self.out.send(notes.APART)
            return
        over: Deferred[None] = Deferred()

        def end(_: object = None) -> None:
            if not over.called:
                over.callback(None)

        meeting.lost.addCallback(end)
        streams = GuestStreams(meeting.stream, end)
        listening = await TCP4ServerEndpoint(reactor, 0, interface=LOOPBACK).listen(streams)
        self.out.send(notes.LISTENING, number=listening.getHost().port)
        await over

    async def end(self) -> None:
        """End the process, with all claims and lines where the meeting point still answers."""
        reactor.callLater(FAREWELL, lambda: os._exit(0))
        for reception in (*self._receptions.values(),):
            ensureDeferred(reception.close())
        if self._call is not None:
            await self._call.close()
        reactor.callLater(FAREWELL / 4, lambda: os._exit(0))


async def _opened(opening: Awaitable[object], done: Awaitable[None]) -> None:
    await opening
    await done


def main() -> None:
    """Serve the notes of the program until the end of the input."""
    office = Office(Outbox())
    threading.Thread(target=_read, args=(office,), daemon=True).start()
    office.out.send(notes.READY)
    reactor.run(installSignalHandlers=False)


def _read(office: Office) -> None:
    """Read the notes, in a thread: not every system has a reactor that could."""
    for line in sys.stdin.buffer:
        reactor.callFromThread(office.handle, note_in(line))
    reactor.callFromThread(lambda: ensureDeferred(office.end()))
