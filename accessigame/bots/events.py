"""The events about bots and their estimates."""

from __future__ import annotations

from accessigame.core.model import Event, event_class


@event_class
class UnknownBot(Event):
    """There is no bot of this level."""

    given: str
    known: tuple[str, ...]
