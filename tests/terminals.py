"""The program at a pseudo-terminal, driven by pexpect."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path

import pexpect

from tests.wait_for import PATIENCE


def at_a_terminal(home: Path, *arguments: str) -> pexpect.spawn[str]:
    """Return the program with these arguments and this home; it says nothing aloud."""
    home.joinpath("settings.toml").write_text('language = "en"\nspeech = "off"\n', "utf-8")
    return pexpect.spawn(
        sys.executable,
        ["-m", "accessigame", *arguments],
        env={**os.environ, "ACCESSIGAME_HOME": str(home), "TERM": "linux"},
        encoding="utf-8",
        timeout=PATIENCE,
        dimensions=(50, 100),
    )


def hang_up(program: pexpect.spawn[str]) -> None:
    """Take the terminal away from a program that still runs, and wait for its end."""
    program.kill(signal.SIGHUP)
    wait_for_end(program)


def wait_for_end(program: pexpect.spawn[str]) -> None:
    """Wait for the end of a program that ends by itself.

    `close` alone would kill it after a few tenths of a second, while it still writes its files.
    """
    program.expect(pexpect.EOF)
    program.wait()
    program.close()
