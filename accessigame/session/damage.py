"""Damaged lines of a journal: whatever reading or playing one raises becomes a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass

from accessigame.core.model import Event, NotUnderstood, Refusal


@dataclass(frozen=True, slots=True)
class JournalEmpty(Event):
    """The file has no readable first line."""

    path: str


@dataclass(frozen=True, slots=True)
class JournalDamaged(Event):
    """A line that is not the last cannot be read; lines are counted from 1."""

    path: str
    line: int


@dataclass(frozen=True, slots=True)
class MoveRejected(Event):
    """A line holds a move that the rules refuse; lines are counted from 1."""

    path: str
    line: int


@contextmanager
def in_line(path: str, line: int) -> Iterator[None]:
    """Read or play a line within this block; a `Refusal` passes, all else is `JournalDamaged`.

    A file comes from anywhere: a fault that nobody thought of must not take the others away.
    """
    try:
        yield
    except Refusal:
        raise
    except Exception as error:
        raise NotUnderstood(JournalDamaged(path, line)) from error
