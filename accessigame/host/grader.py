"""The grader of choices: a process of its own, so that no key waits for a search."""

from __future__ import annotations

import pickle
import sys
from contextlib import suppress
from subprocess import Popen
from typing import IO, Final, cast

from accessigame.devices import own_process
from accessigame.session.review.choices import PastChoice
from accessigame.session.review.grading import Grade, grade

CODE: Final = (
    "import sys; sys.path[:] = sys.argv[1:];"
    "from accessigame.session.review.grading_process import main; main()"
)
"""The program of the process, which is given the folders of packages."""


class Grader:
    """Grades choices in a process of its own, or here where the system starts none.

    `grade` waits for the process, so it is called in a thread. `close` ends it at once, and with
    it what is being graded.
    """

    def __init__(self) -> None:
        self._process: Popen[bytes] | None = None
        self._closed = False
        with suppress(OSError):
            self._process = own_process.start([sys.executable, "-I", "-c", CODE, *sys.path])

    def grade(self, choice: PastChoice) -> Grade | None:
        """Return the grade of a choice; None where nobody can tell, and after `close`."""
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
            for pipe in (self._process.stdin, self._process.stdout):
                with suppress(OSError):  # what was not sent any more
                    cast("IO[bytes]", pipe).close()
