"""A table with guests whose host has no keyboard, or gets its lines from a script."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.wait_for import PATIENCE, wait_for

pytestmark = pytest.mark.unmeasured


@contextmanager
def hosting(folder: Path, stdin: int) -> Iterator[subprocess.Popen[str]]:
    """Run a table of two guests within this block; its codes and its journal are in the folder."""
    command = [
        *(sys.executable, "-m", "accessigame", "host", "no-thanks", "--lang=en", "--seed=1"),
        *("--players=Ana,Ben,Cid", "--doors=ssh", "--port=0", f"--journal={folder / 'game.jsonl'}"),
        f"--invitations={folder / 'codes.json'}",
    ]
    env = {**os.environ, "ACCESSIGAME_HOME": str(folder)}
    with subprocess.Popen(
        command, stdin=stdin, stdout=subprocess.PIPE, text=True, env=env
    ) as process:
        try:
            wait_for((folder / "codes.json").exists)
            yield process
        finally:
            process.kill()


def is_answered(port: int) -> bool:
    """Return True where a door answers."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE) as line:
        return line.recv(4) == b"SSH-"


def test_without_a_keyboard_the_table_stays_open(tmp_path: Path) -> None:
    """An input that is empty from the beginning ends nothing; the system does, and it is kept.

    Fails when a table that a script starts for its guests is closed before they come.
    """
    with hosting(tmp_path, subprocess.DEVNULL) as process:
        port = json.loads((tmp_path / "codes.json").read_text("utf-8"))["ssh"]
        assert process.stdout is not None
        process.stdout.readline()  # the input is read before the first word is said
        assert is_answered(port)
        assert is_answered(port)
        process.send_signal(signal.SIGTERM)
        said, _ = process.communicate(timeout=PATIENCE)
    assert process.returncode == 0
    assert said.splitlines()[-1].startswith("Game saved.")
    assert not (tmp_path / "codes.json").exists()
    assert (tmp_path / "game.jsonl").exists()


def test_the_last_line_of_a_script_closes_the_table(tmp_path: Path) -> None:
    """A script that types at the table ends it with its input."""
    with hosting(tmp_path, subprocess.PIPE) as process:
        said, _ = process.communicate("s\n", timeout=PATIENCE)
    assert process.returncode == 0
    kept = said.splitlines()[-1]
    assert kept.startswith("Game saved. To resume:")
    assert "accessigame host --resume, followed by the path of the file." in kept
