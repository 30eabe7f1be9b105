"""Golden files: what somebody has read and agreed, beside what the program does now."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path


@dataclass(frozen=True, slots=True)
class Golden:
    """The way to golden files; writing: they are written anew, by `make golden`."""

    writing: bool

    def compare(self, file: Path, now: str) -> None:
        """Compare a text with what was agreed, or write it down; read the difference then."""
        if self.writing:
            file.write_text(now, "utf-8")
        assert now == file.read_text("utf-8"), f"{file.name} is not as agreed; see `make golden`"
