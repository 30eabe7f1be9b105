"""The reasons why a journal cannot be read or written."""

from __future__ import annotations

from accessigame.core.model import Event, event_class


@event_class
class JournalMissing(Event):
    """There is no file of this name, or it cannot be read."""

    path: str


@event_class
class JournalBusy(Event):
    """Another program goes on with this game right now."""

    path: str


@event_class
class JournalExists(Event):
    """A new game would overwrite a file."""

    path: str


@event_class
class JournalUnwritable(Event):
    """The file cannot be written."""

    path: str
