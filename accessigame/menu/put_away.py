"""Unfinished games put away from the menu, and brought back: moved, and never deleted."""

from __future__ import annotations

import sys
from pathlib import Path

from accessigame.core.model import AtTable, Event, Unavailable, event_class
from accessigame.session.journal import Journal
from accessigame.session.table import SavedGame
from accessigame.storage import settings


@event_class
class GamePutAway(Event):
    """An unfinished game is in a folder of its own, and is not offered any more."""


@event_class
class GameBroughtBack(Event):
    """A game that was put away is offered again."""


@event_class
class GameNotMoved(AtTable):
    """The disk refuses to move a game."""

    path: str


def folder() -> Path:
    """Return the folder of the games that are put away."""
    return settings.journals() / "put-away"


def put_away(game: SavedGame) -> Event:
    """Move a journal to the folder of games that are put away; return the event to announce.

    Raises Unavailable when the disk refuses, or when another program plays the game.
    """
    _move(game, folder())
    return GamePutAway()


def bring_back(game: SavedGame) -> Event:
    """Move a journal back among the games to resume; return the event to announce.

    Raises Unavailable as `put_away` does.
    """
    _move(game, settings.journals())
    return GameBroughtBack()


def _move(game: SavedGame, to: Path) -> None:
    journal = Journal.resume(game.path, game.record)
    try:
        if sys.platform == "win32":  # it moves no open file, so the lock goes a moment before
            journal.close()
        to.mkdir(parents=True, exist_ok=True)
        game.path.rename(_free_place(game.path, to))
    except OSError as error:
        raise Unavailable(GameNotMoved(str(game.path))) from error
    finally:
        journal.close()


def _free_place(journal: Path, to: Path) -> Path:
    """Return a path for the journal in a folder, with a number where its name is taken."""
    place, number = to / journal.name, 1
    while place.exists():
        number += 1
        place = to / f"{journal.stem}-{number}{journal.suffix}"
    return place
