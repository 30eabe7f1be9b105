"""The place of a game that was left: enough of it for its player to find the file again."""

from __future__ import annotations

from pathlib import Path

from accessigame.session.events import GameKept
from accessigame.storage import settings
from accessigame.storage.files import within_home


def game_kept(path: Path) -> GameKept:
    """Return the event of a game that was left, whose journal is this file."""
    folder = path.absolute().parent
    if folder.resolve() == settings.journals().resolve():
        return GameKept(path.name)
    within = within_home(folder)
    if within is None:
        return GameKept(path.name, "other", str(folder))
    return (
        GameKept(path.name, "below", str(within)) if within.parts else GameKept(path.name, "home")
    )
