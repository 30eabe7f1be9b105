"""Shared by the tests of speech: short pauses, and programs in processes of their own."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from accessigame.devices.speech import worker
from tests.devices.speech.stage import PATIENCE

Run: TypeAlias = Callable[..., Any]


def measured() -> dict[str, str]:
    """Return the part of the environment that has coverage measure a program, if it measures."""
    return {name: value for name, value in os.environ.items() if name.startswith("COVERAGE_")}


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(worker, "LONGEST_PAUSE", 0.002)
    monkeypatch.setattr(worker, "STOP_TIMEOUT", PATIENCE)


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Return a function that runs a program, and returns the findings of that program.

    Each program is a process of its own, for espeak has one state in a process. Its findings
    go to a file, so that its console can be seen to stay empty.
    """

    def program(body: str, *, prelude: str = "") -> Any:
        code = prelude + textwrap.dedent(body)
        root = Path(__file__).parents[3]
        here = dict.fromkeys(("HOME", "TMPDIR"), str(tmp_path))
        ran = subprocess.run(
            [sys.executable, "-c", code],
            cwd=tmp_path,
            env=measured() | here | {"PATH": "/usr/bin:/bin", "PYTHONPATH": str(root)},
            capture_output=True,
            start_new_session=True,  # a signal to its group is not for the tests
            timeout=PATIENCE,
            check=False,
        )
        assert (ran.stdout, ran.stderr, ran.returncode) == (b"", b"", 0)
        return json.loads((tmp_path / "found").read_text())

    return program
