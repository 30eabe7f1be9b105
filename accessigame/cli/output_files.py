"""Output files of commands; a path where nothing can be written becomes a sentence."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from accessigame.core.model import AtTable, NotAllowed, NotUnderstood, Unavailable, event_class


@event_class
class FolderUnwritable(AtTable):
    """Nothing can be written to this path."""

    path: str


@event_class
class FilesThere(AtTable):
    """Files exist already, and only this option overwrites them; nothing was written."""

    paths: str
    option: str


@event_class
class FolderGiven(AtTable):
    """The name of a folder was given instead of a file."""

    path: str


@contextmanager
def writing(path: Path) -> Iterator[None]:
    """Write within this block; raises Unavailable with the path if the disk refuses."""
    try:
        yield
    except OSError as error:
        raise Unavailable(FolderUnwritable(str(path))) from error


def is_there(path: Path) -> bool:
    """Return True for a file, and for a link that leads nowhere: writing would follow it.

    A device or a pipe is no file that could be lost.
    """
    return path.is_file() or (os.path.lexists(path) and not path.exists())


def write_files(paths: Sequence[Path], contents: Sequence[bytes], *, overwrite: bool) -> None:
    """Write files, all or none of them: none if one is there already, unless it is overwritten.

    Raises NotUnderstood for a folder, NotAllowed for files that are there, and Unavailable where
    the disk refuses.
    """
    there = []
    for path in paths:
        with writing(path):  # there are names that no disk can even look for
            if path.is_dir():
                raise NotUnderstood(FolderGiven(str(path)))
            there += [str(path)] if is_there(path) else []
    if there and not overwrite:
        raise NotAllowed(FilesThere(", ".join(there), "--overwrite"))
    for path, data in zip(paths, contents, strict=True):
        with writing(path):
            path.write_bytes(data)
