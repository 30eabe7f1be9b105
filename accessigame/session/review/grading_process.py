"""The process that grades choices: each comes in by the standard input, its grade goes out.

Both are pickled, which is safe between two ends of one program, and nowhere else. It ends with
its input.
"""

from __future__ import annotations

import os
import pickle
import sys
from contextlib import suppress
from typing import IO

from accessigame.session.review.grading import grade


def serve(choices: IO[bytes], grades: IO[bytes]) -> None:
    """Grade choices until there are no more."""
    with suppress(EOFError, OSError):
        while True:
            choice = pickle.load(choices)  # noqa: S301 - written by the program that started this one
            pickle.dump(grade(choice), grades)
            grades.flush()


def main() -> None:
    """Serve the program that started this one; nothing else comes into its answers."""
    grades = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, grades)
