"""Every game has the same files."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from accessigame import games
from tests.test_docs import DOCS, spans, table_headed

GAMES: Final = sorted(path for path in Path(games.__file__).parent.iterdir() if path.is_dir())
FOLDERS: Final = [folder for folder in GAMES if (folder / "__init__.py").is_file()]
EVENTS: Final = "events"

every_folder = pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)


def required() -> list[str]:
    """Return the files of a game, as the page lists them."""
    rows = table_headed(DOCS / "adding-a-game.md", "file", "what it holds")
    return [spans(row[0])[0] for row in rows]


@every_folder
def test_a_game_has_the_files_of_every_game(folder: Path) -> None:
    """A game has each file of the page, so that its reader knows where to look."""
    missing = [name for name in required() if not (folder / name).exists()]
    assert missing == []
    assert (folder / EVENTS / "__init__.py").is_file()
