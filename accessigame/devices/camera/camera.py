"""A camera above the table, kept going: its process is started, watched, and started again.

Theory of operation. The process is a `NotedProcess`, with the limits below; after its end another
one is started after `RETRY`. A trouble is told once, and once that it is over. Nothing in the game
waits for any of this. While no process looks, no card lies in sight.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import ClassVar, Final, TypeAlias

from accessigame.core.model import AtTable, Event, event_class
from accessigame.devices.camera import notes
from accessigame.devices.camera.aim import EVERY_ADVICE
from accessigame.devices.camera.camera_process import cards_of
from accessigame.devices.camera.notes import LONGEST, CameraNote, line_of, note_in
from accessigame.devices.camera.steadiness import LyingCard
from accessigame.devices.noted_process import NotedProcess, NoteFormat, ProcessLimits
from accessigame.input.card_code import CardCode

CODE: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; "
    "from accessigame.devices.camera.camera_process import main; main()"
)
"""The program of the process, which looks for packages where this one does."""
ASKED_EVERY: Final = 2.0
PATIENCE: Final = 10.0
"""Seconds without a sign of life after which a process is ended."""
START: Final = 30.0
"""Seconds that it has for the first one: it loads a large library, and a driver."""
RETRY: Final = 3.0
"""Seconds between the end of a process and the next one."""
BURST: Final = 200.0
RATE: Final = 40.0
"""Notes at once, and in a second over any time: a table of ten has a tenth of it."""


@event_class
class CameraLost(AtTable):
    """The camera is missing, in use, or has stopped; cards are typed until it is back."""


@event_class
class CameraDark(AtTable):
    """The camera sees no light."""


@event_class
class CameraFrozen(AtTable):
    """The camera gives the same picture again and again."""


@event_class
class CameraBack(AtTable):
    """The camera sees the table again."""


@event_class
class FilmEnded(AtTable):
    """The film in place of a camera has no more pictures."""


TROUBLES: Final[dict[str, type[Event]]] = {notes.DARK: CameraDark, notes.FROZEN: CameraFrozen}
See: TypeAlias = Callable[[Sequence[LyingCard]], None]
"""Takes all cards that lie in sight, each time when they are others."""


class Camera:
    """A camera in the running event loop.

    source: as `vision.Source` takes it. codes: the cards that it looks for. tell: takes what is
    wrong with it, once, and that it is right again. advise: takes advice on its aim, where marks
    of a mat are among the codes.
    """

    retry: ClassVar[float] = RETRY

    def __init__(
        self,
        source: str,
        codes: Iterable[CardCode],
        see: See,
        tell: Callable[[Event], None],
        advise: Callable[[Event], None] = lambda _: None,
    ) -> None:
        self._plan = CameraNote(notes.PLAN, source, tuple(codes))
        self._see = see
        self._tell = tell
        self._advise = advise
        self._looks = False
        self._is_closed = False
        self._trouble: type[Event] | None = None
        self._process: NotedProcess[CameraNote] | None = None
        self._keeping = asyncio.create_task(self._keep_going())

    @property
    def pid(self) -> int | None:
        """The number of the process, if there is one."""
        return None if self._process is None else self._process.pid

    def look(self, looks: bool) -> None:
        """Look from now on, or rest: a camera that rests takes no pictures."""
        if looks != self._looks:
            self._looks = looks
            self._send_look()

    async def close(self) -> None:
        """End the process; what it notes from now on is dropped."""
        self._is_closed = True
        self._keeping.cancel()
        if self._process is not None:
            self._process.kill()
            await self._process.gone.wait()

    async def _keep_going(self) -> None:
        """Start a process, watch it, and start another one after its end."""
        while self._trouble is not FilmEnded:
            with suppress(OSError):
                self._process = self._started()
                self._process.send(self._plan)
                self._send_look()
                await self._process.watch()
            self._see(())
            self._set_trouble(self._trouble if self._trouble is FilmEnded else CameraLost)
            await asyncio.sleep(self.retry)

    def _started(self) -> NotedProcess[CameraNote]:
        """Return a new process. Raises OSError."""
        return NotedProcess(
            CODE,
            "camera",
            NoteFormat(line_of, note_in, LONGEST, CameraNote(notes.PING)),
            ProcessLimits(START, PATIENCE, ASKED_EVERY, BURST, RATE),
            receive=self._take,
            ended=lambda: None,
        )

    def _send_look(self) -> None:
        if self._process is not None:
            self._process.send(CameraNote(notes.LOOK if self._looks else notes.REST))

    def _take(self, note: CameraNote) -> None:
        """Handle a note of the process."""
        if self._is_closed:
            return
        if note.kind == notes.LIES:
            self._see(cards_of(note))
        elif note.kind == notes.AIM:
            for (place,) in note.rows:
                self._advise(EVERY_ADVICE[place % len(EVERY_ADVICE)])
        elif note.kind in (notes.READY, notes.CLEAR):
            self._set_trouble(None)
        elif note.kind == notes.ENDED:
            self._set_trouble(FilmEnded)
        elif note.kind in TROUBLES:
            self._set_trouble(TROUBLES[note.kind])

    def _set_trouble(self, trouble: type[Event] | None) -> None:
        """Tell a trouble that begins or ends, once."""
        if trouble is not self._trouble:
            self._trouble = trouble
            self._tell((trouble or CameraBack)())
