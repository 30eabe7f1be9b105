"""The files of a game import each other in one direction."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from graphlib import TopologicalSorter
from importlib import resources

import pytest

SHAPED = ("six_nimmt",)
"""The folders of the games that have the uniform shape."""


def imports(game: str) -> Iterator[tuple[str, set[str]]]:
    """Give each module of a game with the modules of it that its file imports at its top.

    What a type checker alone imports counts too. The facade imports all and is left out.
    """
    package = f"accessigame.games.{game}"
    folder = resources.files("accessigame") / "games" / game
    files = {f"{package}.{file.name[:-3]}": file for file in folder.iterdir()}
    events = {f"{package}.events.{file.name[:-3]}": file for file in (folder / "events").iterdir()}
    modules = {name: file for name, file in (files | events).items() if file.name.endswith(".py")}
    del modules[f"{package}.__init__"]
    for name, file in modules.items():
        top = ast.parse(file.read_text("utf-8")).body
        blocks = [node.body for node in top if isinstance(node, ast.If)]
        nodes = [*top, *(node for block in blocks for node in block)]
        found = {each for node in nodes if isinstance(node, ast.ImportFrom) for each in named(node)}
        yield name, found & modules.keys()


def named(node: ast.ImportFrom) -> set[str]:
    """Return the module and the names of an import, each of which may be a module."""
    return {str(node.module), *(f"{node.module}.{alias.name}" for alias in node.names)}


@pytest.mark.parametrize("game", SHAPED)
def test_no_file_of_a_game_leads_back_to_itself(game: str) -> None:
    """A reader can go through the files of a game in one order, the position before its functions.

    Fails when a helper of a position imports its class, and is imported by it.
    """
    graph = dict(imports(game))
    order = list(TopologicalSorter(graph).static_order())  # CycleError names a circle
    package = f"accessigame.games.{game}"
    assert len(order) > 10
    assert order.index(f"{package}.position") < order.index(f"{package}.transitions")
