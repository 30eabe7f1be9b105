"""Unfinished games put away from the menu: moved to a folder of their own, and never deleted."""

from __future__ import annotations

from pathlib import Path

from accessigame.core.model import Event, Unavailable, event_class
from accessigame.storage import settings

FOLDER = "put-away"


@event_class
class GamePutAway(Event):
    """An unfinished game is in a folder of its own, and is not offered any more."""

    path: str


@event_class
class GameNotPutAway(Event):
    """The disk refuses to move a game."""

    path: str


def put_away(journal: Path) -> Event:
    """Move a journal to the folder of games that are put away; return the event to announce.

    Raises Unavailable when the disk refuses.
    """
    folder = settings.journals() / FOLDER
    place = folder / journal.name
    number = 1
    while place.exists():
        number += 1
        place = folder / f"{journal.stem}-{number}{journal.suffix}"
    try:
        folder.mkdir(parents=True, exist_ok=True)
        journal.rename(place)
    except OSError as error:
        raise Unavailable(GameNotPutAway(str(journal))) from error
    return GamePutAway(str(place))
