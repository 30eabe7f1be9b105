"""Commands run as a caller runs them, without a process of their own."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass

import pytest

from accessigame.main import main


@dataclass(frozen=True, slots=True)
class CommandResult:
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


def run_command(line: str, typed: str = "") -> CommandResult:
    """Run `accessigame` with these arguments, separated by blanks, and this input."""
    with pytest.MonkeyPatch.context() as patch:
        out, error = Stream(), Stream()
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", error)
        data = io.BufferedReader(io.BytesIO(typed.encode()))
        patch.setattr(sys, "stdin", io.TextIOWrapper(data, "utf-8"))
        code = main(line.split())
        return CommandResult(code, out.kept.getvalue(), error.kept.getvalue().decode("utf-8"))
