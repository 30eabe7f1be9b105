"""All that a program has written.

A thread of its own reads it, so that no program waits for a test. The thread never asks whether
the program still runs: two threads that ask would both wait for the same child, and one would find
it gone.
"""

from __future__ import annotations

import os
import re
import threading
from contextlib import suppress
from typing import Final

from tests.wait_for import PATIENCE

_CONTROL: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\x00-\x09\x0b-\x1f]")


class Transcript:
    """The text of a program, without control characters, from a terminal or a pipe."""

    def __init__(self, source: int) -> None:
        self.text = ""
        self._reader = threading.Thread(target=self._read, args=(source,), daemon=True)
        self._reader.start()

    def _read(self, source: int) -> None:
        data = b""
        with suppress(OSError):  # a terminal whose program has gone
            while some := os.read(source, 65536):
                data += some
                self.text = _CONTROL.sub("", data.decode("utf-8", "ignore"))

    def ended(self) -> None:
        """Wait until no more can come."""
        self._reader.join(PATIENCE)
        assert not self._reader.is_alive()
