"""The reasons why a journal cannot be read or written."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Event


@dataclass(frozen=True, slots=True)
class JournalMissing(Event):
    """There is no file of this name, or it cannot be read."""

    path: str


@dataclass(frozen=True, slots=True)
class JournalBusy(Event):
    """Another program goes on with this game right now."""

    path: str


@dataclass(frozen=True, slots=True)
class JournalExists(Event):
    """A new game would overwrite a file."""

    path: str


@dataclass(frozen=True, slots=True)
class JournalUnwritable(Event):
    """The file cannot be written."""

    path: str
