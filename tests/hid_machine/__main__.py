"""Boot the machine once, and try rows in it: `python -m tests.hid_machine FOLDER [ROW...]`.

FOLDER has the packages of Debian, unpacked. The exit code is 1 if a row is not as it should be.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tests.hid_machine.machine import Machine, MachineError

SECONDS: Final = 900.0
"""When the machine is ended, on the slowest computer."""
OWN: Final = {"HOME": "/root", "LANG": "C.UTF-8", "ACCESSIGAME_PATIENCE": "180"}
"""The environment inside; everything takes ten times as long there."""


def main(folder: Path, names: Sequence[str]) -> int:
    """Try the rows of these names, or all; return the exit code."""
    begin = time.monotonic()
    command = [sys.executable, "-m", "tests.hid_machine.inside", *names]
    environment = {**OWN, "PATH": os.environ["PATH"], "HID_MACHINE": str(folder.resolve())}
    try:
        status = Machine(folder).run(command, environment, _write, SECONDS)
    except MachineError as error:
        _write(str(error))
        status = 1
    _write(f"{time.monotonic() - begin:.0f} seconds, the start of the machine counted")
    return status


def _write(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
