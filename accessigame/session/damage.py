"""Why a journal cannot be read or written: events, and any error of a line turned into one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from accessigame.core.model import AtTable, NotUnderstood, Refusal, event_class


@event_class
class JournalEmpty(AtTable):
    """The file has no readable first line."""

    path: str


@event_class
class JournalDamaged(AtTable):
    """A line that is not the last cannot be read; lines are counted from 1."""

    path: str
    line: int


@event_class
class MoveRejected(AtTable):
    """A line holds a move that the rules refuse; lines are counted from 1."""

    path: str
    line: int


@contextmanager
def in_line(path: str, line: int) -> Iterator[None]:
    """Turn any error of this block, but a `Refusal`, into `NotUnderstood(JournalDamaged)`.

    A file comes from anywhere: an error nobody thought of must not stop the reading of others.
    """
    try:
        yield
    except Refusal:
        raise
    except Exception as error:
        raise NotUnderstood(JournalDamaged(path, line)) from error


@event_class
class JournalMissing(AtTable):
    """There is no file of this name, or it cannot be read."""

    path: str


@event_class
class JournalBusy(AtTable):
    """Another program plays this game right now."""

    path: str


@event_class
class JournalExists(AtTable):
    """A new game would overwrite a file."""

    path: str


@event_class
class JournalUnwritable(AtTable):
    """The file cannot be written."""

    path: str
