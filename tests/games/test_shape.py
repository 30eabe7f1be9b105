"""Every game has the same files, and they import each other in one direction only."""

from __future__ import annotations

import ast
from graphlib import TopologicalSorter
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


@every_folder
def test_no_file_of_a_game_imports_one_that_imports_it(folder: Path) -> None:
    """The files of a game form no circle, not even for types.

    Fails when a position explains its refusals, or a helper imports `Position` for its types.
    """
    files = {path.stem: path for path in folder.glob("*.py")}
    inside = {name: imported(path, folder, set(files)) for name, path in files.items()}
    list(TopologicalSorter(inside).static_order())


def imported(file: Path, folder: Path, names: set[str]) -> set[str]:
    """Return the files of the folder that a file imports, wherever it does; `__init__` is none."""
    package = f"accessigame.games.{folder.name}"
    found = set()
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and node.module == package:
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and (node.module or "").startswith(f"{package}."):
            found.add((node.module or "").removeprefix(f"{package}.").partition(".")[0])
    return found & names - {"__init__"}
