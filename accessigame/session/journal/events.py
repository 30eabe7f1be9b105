"""The reasons why a journal cannot be read or written."""

from __future__ import annotations

from accessigame.core.model import AtTable, event_class


@event_class
class JournalMissing(AtTable):
    """There is no file of this name, or it cannot be read."""

    path: str


@event_class
class JournalBusy(AtTable):
    """Another program goes on with this game right now."""

    path: str


@event_class
class JournalExists(AtTable):
    """A new game would overwrite a file."""

    path: str


@event_class
class JournalUnwritable(AtTable):
    """The file cannot be written."""

    path: str
