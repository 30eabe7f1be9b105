"""Unfinished games put away from the menu: moved to a folder of their own, and never deleted."""

from __future__ import annotations

import sys
from pathlib import Path

from accessigame.core.model import AtTable, Event, Unavailable, event_class
from accessigame.session.journal import Journal
from accessigame.session.table import SavedGame
from accessigame.storage import settings

FOLDER = "put-away"


@event_class
class GamePutAway(AtTable):
    """An unfinished game is in a folder of its own, and is not offered any more."""

    path: str


@event_class
class GameNotPutAway(AtTable):
    """The disk refuses to move a game."""

    path: str


def put_away(game: SavedGame) -> Event:
    """Move a journal to the folder of games that are put away; return the event to announce.

    Raises Unavailable when the disk refuses, or when another program plays the game.
    """
    journal = Journal.go_on(game.path, game.record)
    try:
        if sys.platform == "win32":  # it moves no open file, and has no locks to keep
            journal.close()
        place = _free_place(game.path)
        place.parent.mkdir(parents=True, exist_ok=True)
        game.path.rename(place)
    except OSError as error:
        raise Unavailable(GameNotPutAway(str(game.path))) from error
    finally:
        journal.close()
    return GamePutAway(str(place))


def _free_place(journal: Path) -> Path:
    """Return a path for the journal in that folder, with a number where its name is taken."""
    folder = settings.journals() / FOLDER
    place, number = folder / journal.name, 1
    while place.exists():
        number += 1
        place = folder / f"{journal.stem}-{number}{journal.suffix}"
    return place
