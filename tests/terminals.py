"""The program at a pseudo-terminal, driven by pexpect."""

from __future__ import annotations

import os
import signal
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pexpect

from tests.wait_for import PATIENCE, wait_for


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


def end(program: pexpect.spawn[Any]) -> None:
    """End a program, and wait for that.

    A program that was killed is given a tenth of a second by pexpect, which then raises: a busy
    machine takes longer.
    """

    def is_closed() -> bool:
        with suppress(pexpect.ExceptionPexpect):
            program.close(force=True)
        return bool(program.closed)

    wait_for(is_closed)


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
