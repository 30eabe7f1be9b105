"""The files of a game import each other in one direction only."""

from __future__ import annotations

import ast
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

from accessigame import games

FOLDER = Path(games.__file__).parent
SHAPED = ("titus",)
"""The games in the uniform shape."""


def imports_of(file: Path, modules: set[str]) -> set[str]:
    """Return the modules that a file imports at its top level, also those for types only."""
    found: set[str] = set()
    blocks = ast.parse(file.read_text("utf-8")).body
    for node in (inner for block in blocks for inner in _outside_functions(block)):
        if isinstance(node, ast.ImportFrom) and node.module in modules:
            named = {f"{node.module}.{each.name}" for each in node.names} & modules
            found |= named or {node.module}
    return found


def _outside_functions(block: ast.stmt) -> list[ast.AST]:
    if isinstance(block, ast.FunctionDef | ast.ClassDef):
        return []
    return list(ast.walk(block))


def import_graph(game: str) -> dict[str, set[str]]:
    """Return the imports of each file of a game, by module names."""
    files = {}
    for file in (FOLDER / game).rglob("*.py"):
        parts = file.relative_to(FOLDER).with_suffix("").parts
        name = ".".join(("accessigame.games", *parts)).removesuffix(".__init__")
        files[name] = file
    return {name: imports_of(file, set(files)) for name, file in files.items()}


@pytest.mark.parametrize("game", SHAPED)
def test_a_game_has_no_import_circle(game: str) -> None:
    """Each file can be read after those that it imports.

    Fails when `legal` imports `parsing`, under TYPE_CHECKING too.
    """
    try:
        order = list(TopologicalSorter(import_graph(game)).static_order())
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))
    assert order[-1] == f"accessigame.games.{game}"
