"""A terminal within the terminal: runs a program, and notes all that it writes, with the time.

python recorder.py LOG PROGRAM...: LOG gets one JSON line for each piece that was written, and one
with the exit code. Needs the standard library alone. Linux only.
"""

from __future__ import annotations

import errno
import fcntl
import json
import os
import pty
import select
import sys
import termios
import time
import tty
from pathlib import Path

LINGER = 1.5
"""Seconds at the end: a window that closes takes its last words from the reader."""


def main(log: str, *program: str) -> int:
    """Run the program, and return its exit code."""
    size = fcntl.ioctl(0, termios.TIOCGWINSZ, bytes(8))
    process, inner = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, size)
        os.execvp(program[0], program)  # noqa: S606 - the program that is recorded
    tty.setraw(0)
    with Path(log).open("a", buffering=1, encoding="utf-8") as notes:

        def note(**fields: object) -> None:
            notes.write(json.dumps({"time": time.monotonic(), **fields}) + "\n")

        while True:
            ready, _, _ = select.select([0, inner], [], [])
            if 0 in ready:
                os.write(inner, os.read(0, 4096))
            if inner in ready:
                if not (written := _read(inner)):
                    break
                note(wrote=written.decode("utf-8", "replace"))
                os.write(1, written)
        code = os.waitstatus_to_exitcode(os.waitpid(process, 0)[1])
        note(exit=code)
    time.sleep(LINGER)
    return code


def _read(inner: int) -> bytes:
    """Return what was written; nothing at the end."""
    try:
        return os.read(inner, 65536)
    except OSError as error:
        if error.errno == errno.EIO:
            return b""
        raise


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
