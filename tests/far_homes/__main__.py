"""Try what can be tried between two homes, and print what was seen.

python -m tests.far_homes [ROW...]: all rows, or those that are named; as root. The exit code is 1
if a row is not as it should be.
"""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

import pexpect

from tests import others
from tests.doors.far.meeting_point import Servers, servers
from tests.far_homes.homes import MEETING, enter, homes, inside
from tests.far_homes.rows import ROWS


def main(names: Sequence[str]) -> int:
    """Try the rows of these names; print what was seen of each."""
    others.find_first()
    chosen = names or (*ROWS,)
    right = list[bool]()
    with tempfile.TemporaryDirectory(prefix="far-") as name, homes():
        enter("a")
        for row in chosen:
            folder = Path(name) / row
            folder.mkdir()
            with servers(folder, MEETING, inside("net")) as running:
                right.append(_tried(row, folder, running))
    _write(f"{right.count(True)} of {len(right)} rows")
    return int(not all(right))


def _tried(row: str, folder: Path, running: Servers) -> bool:
    """Try a row and print it, with the load of this computer; return whether it is right."""
    began, is_right = time.monotonic(), True
    try:
        seen = ROWS[row](folder, running)
    except (AssertionError, OSError, pexpect.ExceptionPexpect) as error:
        seen, is_right = f"FAULT: {error!r}", False
    seconds, load = time.monotonic() - began, os.getloadavg()[0]
    _write(f"{row}: {seen} ({seconds:.0f} s, load {load:.1f} on {os.cpu_count()} cores)")
    return is_right


def _write(text: str) -> None:
    sys.stdout.write(f"{text}\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
