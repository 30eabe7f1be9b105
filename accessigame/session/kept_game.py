"""The place of a game that was left: enough of it for its player to find the file again."""

from __future__ import annotations

from pathlib import Path

from accessigame.session.events import GameKept
from accessigame.storage import settings
from accessigame.storage.files import within_home


def game_kept(path: Path, *, hosted: bool = False) -> GameKept:
    """Return the event of a game that was left, whose journal is this file.

    hosted: guests may come to its table.
    """
    place, folder = _place(path.absolute().parent)
    return GameKept(path.name, place, folder, hosted)


def _place(folder: Path) -> tuple[str, str]:
    """Return the place of a file in this folder, and the folder as it is told."""
    if folder.resolve() == settings.journals().resolve():
        return "own", ""
    within = within_home(folder)
    if within is None:
        return "other", str(folder)
    return ("below", str(within)) if within.parts else ("home", "")
