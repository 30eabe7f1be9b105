"""What the tests of speech share."""

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

APLAY = """#!/bin/sh
echo chatter
echo a complaint >&2
[ "$2" = -t ] && exit 0
echo "$2" >> played
[ -e broken ] && rm broken && exit 1
[ -e endless ] && echo $$ > process && exec sleep 1000
cp "$2" "$(wc -l < played).wav"
"""


def measured() -> dict[str, str]:
    """Return the part of the environment that has coverage measure a program, if it measures."""
    return {name: value for name, value in os.environ.items() if name.startswith("COVERAGE_")}


@pytest.fixture(autouse=True)
def _short_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "FIRST_PAUSE", 0.001)
    monkeypatch.setattr(worker, "LONGEST_PAUSE", 0.002)
    monkeypatch.setattr(worker, "LAST_WORD", PATIENCE)


@pytest.fixture
def run(tmp_path: Path) -> Run:
    """Return what runs a program with the scripted aplay, and returns what the program found.

    Each program is a process of its own, for espeak has one state in a process. What it
    finds goes to a file, so that its console can be seen to stay empty.
    """
    (tmp_path / "bin").mkdir()
    aplay = tmp_path / "bin" / "aplay"
    aplay.write_text(APLAY)
    aplay.chmod(0o755)

    def program(body: str, *, path: str = "bin:/usr/bin:/bin", prelude: str = "") -> Any:
        code = prelude + textwrap.dedent(body)
        root = Path(__file__).parents[3]
        places = path.replace("bin:", f"{tmp_path}/bin:", 1)
        here = dict.fromkeys(("HOME", "TMPDIR"), str(tmp_path))
        ran = subprocess.run(
            [sys.executable, "-c", code],
            cwd=tmp_path,
            env=measured() | here | {"PATH": places, "PYTHONPATH": str(root)},
            capture_output=True,
            start_new_session=True,  # a signal to its group is not for the tests
            timeout=PATIENCE,
            check=False,
        )
        assert (ran.stdout, ran.stderr, ran.returncode) == (b"", b"", 0)
        return json.loads((tmp_path / "found").read_text())

    return program
