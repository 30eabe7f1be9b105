"""Running a command as its caller does, without a process of its own."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass

import pytest

from accessigame.main import main


@dataclass(frozen=True, slots=True)
class Told:
    """The output of a command, and its exit code."""

    code: int
    out: bytes
    error: str

    @property
    def lines(self) -> list[str]:
        """The lines of the output."""
        return self.out.decode("utf-8").splitlines()


class Stream(io.TextIOWrapper):
    """Text that is kept as bytes."""

    def __init__(self) -> None:
        self.kept = io.BytesIO()
        super().__init__(self.kept, encoding="utf-8", newline="\n", write_through=True)


def told(line: str, typed: str = "") -> Told:
    """Run `accessigame` with these arguments, words with blanks between, and what is typed."""
    with pytest.MonkeyPatch.context() as patch:
        out, error = Stream(), Stream()
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", error)
        patch.setattr(sys, "stdin", io.StringIO(typed))
        code = main(line.split())
        return Told(code, out.kept.getvalue(), error.kept.getvalue().decode("utf-8"))
