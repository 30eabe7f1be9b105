"""Files that somebody asked for: where nothing can be written, a sentence says so."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from accessigame.core.model import Event, Unavailable


@dataclass(frozen=True, slots=True)
class FolderUnwritable(Event):
    """Nothing can be written there."""

    path: str


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Write within this block; `Unavailable` names the path if the disk refuses."""
    try:
        yield
    except OSError as error:
        raise Unavailable(FolderUnwritable(str(path))) from error
