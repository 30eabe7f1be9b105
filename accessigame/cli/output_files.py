"""Output files of commands; a path where nothing can be written becomes a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from accessigame.core.model import AtTable, Unavailable, event_class


@event_class
class FolderUnwritable(AtTable):
    """Nothing can be written to this path."""

    path: str


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Write within this block; raises Unavailable with the path if the disk refuses."""
    try:
        yield
    except OSError as error:
        raise Unavailable(FolderUnwritable(str(path))) from error
