"""A process of our own that exchanges notes with the event loop, a line each way.

Theory of operation. A thread reads the notes of the process and posts them to the event loop.
`watch` asks for a sign of life again and again; a process that gives none within its limits, that
floods, or that writes rubbish is killed. However it ends, `gone` is set and `ended` called, once.
"""

from __future__ import annotations

import asyncio
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from typing import IO, Any, Generic, TypeVar, cast

from accessigame.devices import own_process
from accessigame.input.allowance import Allowance

N = TypeVar("N")


@dataclass(frozen=True, slots=True)
class NoteFormat(Generic[N]):
    """The form of notes. line_of, note_in: write and read a line, ValueError for none of theirs.

    longest: the most bytes of a line. ping: asks for a sign of life.
    """

    line_of: Callable[[N], bytes]
    note_in: Callable[[bytes], N]
    longest: int
    ping: N


@dataclass(frozen=True, slots=True)
class ProcessLimits:
    """What a process is held to.

    start: seconds for the first sign of life. patience: for each later one. asked_every: seconds
    between two questions. burst, rate: notes at once, and in a second over any time.
    """

    start: float
    patience: float
    asked_every: float
    burst: float
    rate: float


class NotedProcess(Generic[N]):
    """One process, in the running event loop. Raises OSError at its start.

    code: its program, which is given the folders of packages. name: that of the thread.
    receive: called with each note. ended: called when the process has ended.
    """

    def __init__(  # noqa: PLR0913 - its program, its notes, its limits, and both ways back
        self,
        code: str,
        name: str,
        form: NoteFormat[N],
        limits: ProcessLimits,
        *,
        receive: Callable[[N], None],
        ended: Callable[[], None],
    ) -> None:
        self._format, self._limits = form, limits
        self._receive, self._ended = receive, ended
        self._loop = asyncio.get_running_loop()
        self._answered = self._loop.time() + limits.start - limits.patience
        self._process = own_process.start([sys.executable, "-I", "-c", code, *sys.path])
        self._stdin = cast("IO[bytes]", self._process.stdin)
        self.gone = asyncio.Event()
        threading.Thread(target=self._read, name=name, daemon=True).start()

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    def send(self, note: N) -> None:
        """Send a note; a process that has ended takes none."""
        with suppress(OSError, ValueError):  # its end is told by the thread that reads
            self._stdin.write(self._format.line_of(note))
            self._stdin.flush()

    def kill(self) -> None:
        """End the process now; `ended` is called soon."""
        self._process.kill()

    def close_input(self) -> None:
        """Close its input, by which a process learns that it shall end."""
        with suppress(OSError):
            self._stdin.close()

    async def watch(self) -> None:
        """Ask for signs of life until the process has ended; end one that gives none."""
        while not self.gone.is_set():
            if self._loop.time() - self._answered > self._limits.patience:
                self.kill()
            self.send(self._format.ping)
            with suppress(TimeoutError):
                async with asyncio.timeout(self._limits.asked_every):
                    await self.gone.wait()

    def _read(self) -> None:
        """Read the notes of the process to its end, in a thread; end one that floods."""
        stdout = cast("IO[bytes]", self._process.stdout)
        allowance = Allowance(self._limits.burst, self._limits.rate)
        with stdout, suppress(ValueError):
            while (line := stdout.readline(self._format.longest)) and allowance.spend(1):
                self._post(self._take, self._format.note_in(line))
        self._process.kill()
        self._process.wait()
        self._post(self._finish)

    def _post(self, function: Callable[..., None], *arguments: Any) -> None:
        with suppress(RuntimeError):  # the loop has ended before
            self._loop.call_soon_threadsafe(function, *arguments)

    def _take(self, note: N) -> None:
        self._answered = max(self._answered, self._loop.time())
        self._receive(note)

    def _finish(self) -> None:
        self.close_input()
        self.gone.set()
        self._ended()
