"""The tunnel process: notes come in at its standard input, and go out at its standard output.

Theory of operation. Only here run Magic Wormhole, by `meeting`, and Twisted, by `reactor`; a fault
of theirs ends this process, and `tunnel` starts another. It ends when its input does.

1. At the host, a `Reception` holds each code at the meeting point. A guest who comes with it gets
   a line of its own, and the code is held anew at once, for a guest who starts again.
2. At the guest, one `Meeting` calls the host; the port that it opens then takes one connection,
   with whose end the process ends.
3. A line leads from a connection of ssh at the guest to one at the host. Bytes go both ways as
   they are; a side that does not read pauses the other.

A line that is lost is not mended: ssh notices, and the guest's program calls again. The number of
a process that was killed stays claimed at the meeting point; the next process releases it, by the
side that the killed one had told. A guest who is killed before a first word has still taken the one
place beside the host, who holds the code anew from time to time.
"""

from __future__ import annotations

import os
import sys
import threading
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from types import MappingProxyType
from typing import Final

from accessigame.doors.far import notes
from accessigame.doors.far.meeting import (
    ApartError,
    CrowdedError,
    Meeting,
    MeetingError,
    NobodyError,
    SilenceError,
    UnfinishedError,
    WrongCodeError,
    release,
)
from accessigame.doors.far.notes import Note, Outbox, note_in
from accessigame.doors.far.pipes import GuestStreams, HostStreams
from accessigame.doors.far.reactor import (
    Deferred,
    TCP4ServerEndpoint,
    begin,
    deferLater,
    ensureDeferred,
    reactor,
)
from accessigame.doors.own_address import LOOPBACK

SOURCE: Final = "127.77.0.{}"
"""The address of a guest's connections at the host: its limits are those of one guest."""
AGAIN: Final = 3.0
"""Seconds before a number is claimed again that was not to be had."""
CROWDED: Final = 15
"""Times in a row that a number may be taken by others, until its code is given up: longer than a
guest waits, who may have met a process of the host that was killed."""
MOST_LINES: Final = 8
"""Lines of one code at one time: the oldest ends for another one."""
FAILURES: Final[Mapping[type[MeetingError], str]] = MappingProxyType(
    {
        WrongCodeError: notes.WRONG,
        CrowdedError: notes.SPENT,
        UnfinishedError: notes.SPENT,
        ApartError: notes.APART,
        NobodyError: notes.APART,
    }
)
"""The note for a guest who has met nobody; any other failure is a silence."""
FAREWELL: Final = 1.0
"""Seconds that the meeting point has for the end of all claims."""


class Reception:
    """One code that is held at the meeting point, for every guest who comes with it."""

    def __init__(self, office: Office, name: str, code: str, number: int) -> None:
        self._office = office
        self._name = name
        self._code = code
        self._source = SOURCE.format(number)
        self._waiting: Meeting | None = None
        self._lines: list[Meeting] = []
        self._unreleased: list[Meeting] = []
        self._is_over = False

    async def run(self) -> None:
        """Hold the code until it is forgotten, or somebody has called with a wrong one."""
        in_vain = 0
        while not self._is_over:
            try:
                with suppress(NobodyError):  # the code is held anew at once
                    await self._wait()
                in_vain = 0
            except WrongCodeError:
                self._give_up(notes.WRONG)
            except (CrowdedError, UnfinishedError):
                in_vain += 1
                await self._pause(in_vain)
            except MeetingError:
                if not self._is_over:  # a code that is forgotten ends its meeting in the same way
                    self._office.out.send(notes.SILENT)
                await self._pause(in_vain)

    async def _pause(self, in_vain: int) -> None:
        """Wait until it is tried again; give up a number that others have had again and again."""
        if in_vain >= CROWDED:
            self._give_up(notes.SPENT)
        elif not self._is_over:
            await deferLater(reactor, AGAIN)

    def _give_up(self, kind: str) -> None:
        self._is_over = True
        self._office.out.send(kind, self._name)

    async def _wait(self) -> None:
        """Wait for one guest, who has a line from then on."""
        await self._release()
        meeting = self._waiting = self._office.meeting(self._code, self._tell_waiting)
        try:
            await meeting.welcome()
            self._tell_waiting()
            await meeting.confirm()
        except BaseException:
            self._unreleased.append(meeting)
            await meeting.close()
            raise
        self._waiting = None
        self._office.out.send(notes.CAME, self._name)
        ensureDeferred(self._serve(meeting))  # a fault of this line ends this line alone

    async def _release(self) -> None:
        """Release what earlier claims of this code have left, where their end was not confirmed."""
        while self._unreleased:
            await self._unreleased[-1].release()
            self._unreleased.pop()

    def _tell_waiting(self) -> None:
        self._office.out.send(notes.WAITING, self._name)

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
        except ApartError:
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
            begin(self._after_releases(reception.run))
        elif note.kind == notes.CALL:
            begin(self._after_releases(lambda: self._reach(note.text)))

    def meeting(self, code: str, back: Callable[[], None] = lambda: None) -> Meeting:
        """Return a new meeting by a code, at the meeting point of the program."""
        return Meeting(self.out, self.mailbox, self.relay, code, back)

    def _forget(self, name: str) -> None:
        if (reception := self._receptions.pop(name, None)) is not None:
            ensureDeferred(reception.close())

    async def _after_releases(self, work: Callable[[], Awaitable[None]]) -> None:
        for released in self._releases:
            await released
        await work()

    async def _release(self, number: str, side: str) -> None:
        """Release a number for a process that was killed, as far as the meeting point answers."""
        try:
            await release(self.mailbox, number, side)
        except SilenceError:
            return
        self.out.send(notes.RELEASED, number, side)

    async def _reach(self, code: str) -> None:
        """Call the host with a code, and open a port that leads there; tell what is in the way."""
        meeting = self._call = self.meeting(code)
        try:
            await self._reached(meeting)
        except MeetingError as error:
            self.out.send(FAILURES.get(type(error), notes.SILENT))
        await self.end()

    async def _reached(self, meeting: Meeting) -> None:
        await meeting.welcome()
        self.out.send(notes.WAITING)
        await meeting.confirm()
        await meeting.connect()
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
    reactor.callFromThread(lambda: begin(office.end()))
