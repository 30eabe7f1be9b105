"""A tunnel process, as the program has it: started, watched, and ended when it misbehaves.

Theory of operation. The process is a `NotedProcess`, with the limits below. However it ends,
`ended` is called once, unless `close` ended it.
What it had claimed at the meeting point stays in `claims`, and the next process releases it.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import Final

from accessigame.devices.noted_process import NotedProcess, NoteFormat, ProcessLimits
from accessigame.doors.far import notes
from accessigame.doors.far.meeting_point import MeetingPoint
from accessigame.doors.far.notes import LONGEST, Note, line_of, note_in

CODE: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; "
    "from accessigame.doors.far.tunnel_process import main; main()"
)
"""The program of the process, which looks for packages where this one does."""
ASKED_EVERY: Final = 5.0
PATIENCE: Final = 10.0
"""Seconds without a sign of life after which a process is ended."""
START: Final = 30.0
"""Seconds that it has for the first one: it loads a large library."""
BURST: Final = 200.0
RATE: Final = 20.0
"""Notes at once, and in a second over any time: a table of ten has a tenth of it."""
FAREWELL: Final = 3.0
"""Seconds for a process that is closed to give back what it had claimed."""


class Tunnel:
    """One tunnel process, in the running event loop.

    port: that of the table's door, at the host. receive: called with each note that matters.
    ended: called when the process has ended by itself, or was killed here. claims: the numbers at
    the meeting point with the sides that claim them, kept for the next process.
    """

    def __init__(
        self,
        meeting_point: MeetingPoint,
        port: int,
        receive: Callable[[Note], None],
        ended: Callable[[], None],
        claims: set[tuple[str, str]],
    ) -> None:
        self._receive = receive
        self._ended = ended
        self._claims = claims
        self._is_over = False
        self._process = NotedProcess(
            CODE,
            "tunnel",
            NoteFormat(line_of, note_in, LONGEST, Note(notes.PING)),
            ProcessLimits(START, PATIENCE, ASKED_EVERY, BURST, RATE),
            receive=self._take,
            ended=self._finish,
        )
        self._watch = asyncio.create_task(self._process.watch())
        self.send(Note(notes.PLAN, meeting_point.mailbox, meeting_point.relay, port))
        for number, side in sorted(claims):
            self.send(Note(notes.RELEASE, number, side))

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, note: Note) -> None:
        """Send a note; a process that has ended takes none."""
        self._process.send(note)

    def kill(self) -> None:
        """End the process now; `ended` is called soon."""
        self._process.kill()

    async def close(self) -> None:
        """End the process, which gives back what it had claimed, within a bounded time."""
        self._is_over = True
        self._process.close_input()
        with suppress(TimeoutError):
            async with asyncio.timeout(FAREWELL):
                await self._process.gone.wait()
        self._process.kill()
        self._watch.cancel()
        await self._process.gone.wait()

    def _take(self, note: Note) -> None:
        """Handle a note."""
        if note.kind == notes.CLAIMED:
            self._claims.add((note.name, note.text))
        elif note.kind == notes.RELEASED:
            self._claims.discard((note.name, note.text))
        if not self._is_over and note.kind != notes.PONG:
            self._receive(note)

    def _finish(self) -> None:
        """Handle the end of the process."""
        self._watch.cancel()
        if not self._is_over:
            self._is_over = True
            self._ended()
