"""Files of our own that are replaced as a whole, and files of anybody that are read so far."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path

ANYBODY, OWNER_ONLY = 0o666, 0o600
"""Who may read a new file: whom the system lets usually, or its owner alone."""


def read_within(path: Path, most: int) -> bytes:
    """Return the bytes of a file; OSError as usual, ValueError where there are more than `most`.

    A device has no end, and part of a file would be another one.
    """
    with path.open("rb") as file:
        data = file.read(most + 1)
    if len(data) > most:
        raise ValueError(f"more than {most} bytes")
    return data


def replace_with(path: Path, text: str, mode: int = ANYBODY) -> None:
    """Put this text in the place of a file, or of none; OSError leaves what was there.

    So no crash and no full disk leaves half of it.
    """
    new = path.with_suffix(".new")
    try:
        descriptor = os.open(new, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with open(descriptor, "w", encoding="utf-8") as file:  # noqa: PTH123 - it is open already
            file.write(text)
            file.flush()
            os.fsync(file.fileno())  # a name that changes before its content would lose both
        new.replace(path)
    except OSError:
        with suppress(OSError):  # half a file takes room on a disk that has none
            new.unlink()
        raise
