"""The program with its writes noted: `noted_writes.py LOG [ARGUMENT…]`.

A terminal may hand one write over in pieces, and several as one; so they are noted where they
leave the program.
"""

from __future__ import annotations

import io
import json
import sys
import time
from pathlib import Path

from accessigame.main import main


class NotedOutput(io.FileIO):
    """The standard output, which adds a JSON line to a log for each write, with its time."""

    def __init__(self, log: Path) -> None:
        super().__init__(1, "w", closefd=False)
        self._log = log

    def write(self, data: bytes, /) -> int:  # type: ignore[override]  # only bytes are written
        """Note a write, and write."""
        note = {"time": time.monotonic(), "wrote": bytes(data).decode()}
        with self._log.open("a", encoding="utf-8") as log:
            log.write(json.dumps(note) + "\n")
        return super().write(data)


if __name__ == "__main__":
    raw = NotedOutput(Path(sys.argv[1]))
    sys.stdout = io.TextIOWrapper(io.BufferedWriter(raw), "utf-8", line_buffering=True)
    sys.exit(main(sys.argv[2:]))
