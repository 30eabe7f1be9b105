"""The reader of a review: it waits for the grades, and then goes through the errors by keys.

The choices are graded one after the other beside the loop, while keys are taken, in a process of
their own, so that no key waits for a search. Leaving ends that at once. What the errors tell is
for the seat that made them.
"""

from __future__ import annotations

import asyncio
import pickle
import sys
import threading
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from subprocess import Popen
from types import MappingProxyType
from typing import IO, Final, TypeAlias, cast

from accessigame.core.game import Position
from accessigame.core.model import (
    Event,
    Intent,
    NotUnderstood,
    Prompt,
    Seat,
    event_class,
    only,
)
from accessigame.devices import own_process
from accessigame.host.background import in_thread
from accessigame.host.help import chords_of, stepping_help
from accessigame.host.reading_loop import ReadingLoop
from accessigame.host.replay_reader import BACK, ON, StaysSecret
from accessigame.input.keymap import Word
from accessigame.output.blocks import Output
from accessigame.output.delivery import CurrentPrompt, News
from accessigame.session.replay import Playback
from accessigame.session.review.grading import Grade, PastChoice, grade
from accessigame.session.review.reviews import Review, ReviewWorks, summary, told
from accessigame.session.session import Session
from accessigame.session.table import Table

OWN_HELP: Final[Mapping[str, str]] = MappingProxyType(
    {
        Word.FORTH: "help-review-forth",
        Word.CORRECT: "help-review-correct",
        Word.QUIT: "help-review-quit",
    }
)
"""The help of words that mean something else here than in a game."""
PATIENCE: Final = 4.0
"""The seconds after which somebody who waits hears how far the review is."""

Keep: TypeAlias = Callable[[Review], tuple[Event, ...]]
"""Keeps a review that is whole; returns what is told behind its sum."""


@event_class
class AskError(Prompt):
    """The question of a review: the number of this error, and of the last; 0 is the sum."""

    number: int
    last: int


@event_class
class AskWorking(Prompt):
    """The question while choices are graded."""


@event_class
class BackInReplay(Event):
    """The review gives way to the replay in which it was asked for."""


@event_class
class FirstError(Event):
    """There is no error before this one in the review."""


@event_class
class LastError(Event):
    """There is no error after this one in the review."""


@event_class
class ErrorUnknown(Event):
    """The review has no error of this number."""

    given: int
    last: int


class ReviewReader(ReadingLoop):
    """The review of the choices of one seat, told error by error.

    grader: grades the choices, in a thread. most: the errors to tell.
    keep: keeps the review once it is whole, and returns what is told behind its sum.
    in_replay: it was asked for in a replay, which continues behind it.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what is reviewed, for whom, and by whom
        self,
        table: Table,
        seat: Seat,
        choices: Sequence[PastChoice],
        outputs: Sequence[Output],
        grader: Grader,
        most: int,
        keep: Keep,
        *,
        in_replay: bool = False,
    ) -> None:
        super().__init__(table.words, outputs, only(seat))
        self._table, self._seat, self._choices = table, seat, choices
        self._grader, self._most, self._keep = grader, most, keep
        self._in_replay = in_replay
        self._playback = Playback(table.session)
        self._grades: list[Grade] = []
        self._done = 0
        self._review: Review | None = None
        self._sum: tuple[Event, ...] = ()
        self._place = 0
        self._work: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Tell that the review works, and begin to grade."""
        if self._choices:
            self._tell(self._progress())
        self._work = asyncio.ensure_future(self._grade_all())

    async def run(self) -> tuple[Event, ...]:
        """Tell what keys ask for, until somebody leaves; the grading ends with that."""
        try:
            return await super().run()
        finally:
            if self._work is not None:
                self._work.cancel()
            self._grader.close()

    async def finished(self) -> None:
        """Wait until every choice has a grade."""
        if self._work is not None:
            await self._work

    # grading beside the keys ------------------------------------------------------------------

    async def _grade_all(self) -> None:
        """Grade one choice after the other, and tell the sum."""
        loop = asyncio.get_running_loop()
        until = loop.time() + PATIENCE
        for choice in self._choices:
            graded = await in_thread(partial(self._grader.grade, choice))
            self._grades += [graded] if graded is not None else []
            self._done += 1
            if loop.time() > until and self._done < len(self._choices):
                until = loop.time() + PATIENCE
                self._reply(self._progress())
        self._review = Review(self._seat, tuple(self._grades))
        summed = summary(self._review, self._session, self._most)
        self._sum = summed, *self._keep(self._review)
        self._tell(*self._sum)

    def _progress(self) -> Event:
        return ReviewWorks(self._done, len(self._choices))

    # going through the errors -----------------------------------------------------------------

    @property
    def _errors(self) -> tuple[Grade, ...]:
        return () if self._review is None else self._review.errors[: self._most]

    def _leads_on(self, intent: Intent) -> bool:
        """Go to another error, and tell it; while the review works, tell how far it is."""
        word, last = intent.word, len(self._errors)
        if word not in (*ON, *BACK, Word.NUMBER) or (word == Word.NUMBER and intent.numbers):
            return False
        if self._review is None:
            self._reply(self._progress())
            return True
        if word == Word.NUMBER:
            self._go_to(intent.number or 0)
        elif word in ON:
            if self._place == last:
                raise NotUnderstood(LastError())
            self._go_to(min(last, self._place + intent.count))
        else:
            if self._place == 0:
                raise NotUnderstood(FirstError())
            self._go_to(max(0, self._place - intent.count))
        return True

    def _go_to(self, number: int) -> None:
        """Tell the error of this number, or the sum for 0; raises NotUnderstood without one."""
        if number > len(self._errors):
            raise NotUnderstood(ErrorUnknown(number, len(self._errors)))
        self._place = number
        if number == 0:
            self._tell(*self._sum)
            return
        error = self._errors[number - 1]
        self._tell(*told(error, self._session, self._playback.number_of(error.place)))

    # what each loop has of its own ------------------------------------------------------------

    @property
    def _session(self) -> Session:
        return self._table.session

    @property
    def _position(self) -> Position:
        """The position before the error that is told, or the end of the game."""
        if not self._place:
            return self._session.position
        return self._session.steps[self._errors[self._place - 1].place].before

    @property
    def _asking(self) -> Seat:
        return self._seat

    def _farewell(self) -> Event:
        return BackInReplay() if self._in_replay else super()._farewell()

    def _secret(self) -> Event:
        return StaysSecret()

    def _help(self) -> tuple[Event, ...]:
        chords = chords_of(self._outputs)
        return stepping_help(OWN_HELP, "help-review-number", self._usual_words, chords)

    def _news(self, events: tuple[Event, ...]) -> News:
        if self._review is None:
            return News(events, CurrentPrompt(AskWorking()), actor=self._seat)
        choices = Intent(Word.FORTH), Intent(Word.CORRECT)
        asked = CurrentPrompt(AskError(self._place, len(self._errors)), choices)
        return News(events, asked, actor=self._seat)


CODE: Final = (
    "import sys; sys.path[:] = sys.argv[1:];"
    "from accessigame.session.review.grading import serve_parent; serve_parent()"
)
"""The program of the process, which is given the folders of packages."""


class Grader:
    """Grades choices in a process of its own, or here where the system starts none.

    `grade` waits for the process, so it is called in a thread. `close` ends it at once, and with
    it what is being graded. It waits for no thread: the one that grades closes the pipes itself.
    """

    def __init__(self) -> None:
        self._process: Popen[bytes] | None = None
        self._closed = False
        self._grading = threading.Lock()
        with suppress(OSError):
            self._process = own_process.start([sys.executable, "-I", "-c", CODE, *sys.path])

    def grade(self, choice: PastChoice) -> Grade | None:
        """Return the grade of a choice; None where nobody can tell, and after `close`."""
        with self._grading:
            graded = self._graded(choice)
        if self._closed:
            self._close_pipes()
        return graded

    def _graded(self, choice: PastChoice) -> Grade | None:
        if self._process is not None:
            with suppress(OSError, EOFError, ValueError, pickle.UnpicklingError):
                return self._sent(self._process, choice)
        return None if self._closed else grade(choice)

    def _sent(self, process: Popen[bytes], choice: PastChoice) -> Grade | None:
        """Let the process grade a choice; raises OSError or EOFError where it has ended."""
        stdin, stdout = cast("IO[bytes]", process.stdin), cast("IO[bytes]", process.stdout)
        pickle.dump(choice, stdin)
        stdin.flush()
        return cast("Grade | None", pickle.load(stdout))  # noqa: S301 - written by a process of our own

    def close(self) -> None:
        """End the process."""
        self._closed = True
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._close_pipes()

    def _close_pipes(self) -> None:
        """Close the pipes, unless a thread still grades: Windows may keep it in a read."""
        if self._process is None or not self._grading.acquire(blocking=False):
            return
        for pipe in (self._process.stdin, self._process.stdout):
            with suppress(OSError):  # what was not sent any more
                cast("IO[bytes]", pipe).close()
        self._grading.release()
