"""A tunnel without a process: it keeps what it gets, and tells what a test says."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from accessigame.doors.far import notes
from accessigame.doors.far.meeting_point import MeetingPoint
from accessigame.doors.far.notes import Note


class FakeTunnel:
    """The newest of them is the last of `made`."""

    made: ClassVar[list[FakeTunnel]] = []
    answer: ClassVar[Note | None] = None

    def __init__(
        self,
        meeting_point: MeetingPoint,
        port: int,
        receive: Callable[[Note], None],
        ended: Callable[[], None],
        claims: set[tuple[str, str]],
    ) -> None:
        self.meeting_point, self.port = meeting_point, port
        self.tell, self.end, self.claims = receive, ended, claims
        self.got: list[Note] = []
        self.is_closed = False
        self.made.append(self)

    def send(self, note: Note) -> None:
        """Keep a note, and answer a call."""
        self.got.append(note)
        if note.kind == notes.CALL and self.answer is not None:
            self.tell(self.answer)

    async def close(self) -> None:
        """Keep that it was closed."""
        self.is_closed = True

    @property
    def awaited(self) -> dict[str, str]:
        """The code of each key that is awaited."""
        return {note.name: note.text for note in self.got if note.kind == notes.AWAIT}
