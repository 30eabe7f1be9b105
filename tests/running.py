"""The program in this process: arguments and input in, exit code and texts out."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeAlias

import pytest

from accessigame.main import main


@dataclass(frozen=True, slots=True)
class Ran:
    """What a run of the program left."""

    code: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        """The lines of the standard output."""
        return self.out.splitlines()


Program: TypeAlias = Callable[..., Ran]


def program(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Program:
    """Return what runs the program with arguments and an input, in English unless told."""

    def run(*arguments: str, typed: str | bytes = "", lang: str = "en") -> Ran:
        data = typed if isinstance(typed, bytes) else typed.encode()
        stdin = io.TextIOWrapper(io.BufferedReader(io.BytesIO(data)), "utf-8")
        language = ["--lang", lang] if lang else []
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdin", stdin)
            code = main([*arguments, *language])
        captured = capsys.readouterr()
        return Ran(code, captured.out, captured.err)

    return run
