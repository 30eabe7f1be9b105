"""The programs of the measurements: the real host of a table, and a bare echo beside it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

PACE: Final = 0.03
"""Seconds between two keys of a guest: one who sends faster for long is let go."""


@contextmanager
def host(home: Path, *options: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Run a table of 6 nimmt within this block; give its process and its invitations."""
    file = home / "codes.json"
    command = [
        *(sys.executable, "-m", "accessigame", "host", "six-nimmt", "--lang", "en", "--seed", "1"),
        *("--invitations", str(file), *options),
    ]
    env = {**os.environ, "ACCESSIGAME_HOME": str(home)}
    with subprocess.Popen(
        command, stdin=subprocess.PIPE, stdout=subprocess.DEVNULL, env=env
    ) as process:
        while not file.exists():
            time.sleep(0.02)
        try:
            yield process.pid, json.loads(file.read_text("utf-8"))
        finally:
            process.communicate(b"q\n")


@contextmanager
def echo(program: str) -> Iterator[int]:
    """Run a bare echo, the text of a program, within this block; give its port."""
    with subprocess.Popen(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, text=True
    ) as process:
        assert process.stdout is not None
        try:
            yield int(process.stdout.readline())
        finally:
            process.terminate()
