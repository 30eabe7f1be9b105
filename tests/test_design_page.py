"""The pages for developers: dependencies, layers, folders and protocols are the project's."""

from __future__ import annotations

import re
import tomllib
from xml.etree import ElementTree

from accessigame import games
from accessigame.core.game import Game
from distribution import floors
from tests.test_docs import DOCS, ROOT, plain_lines, spans, table_headed


def test_every_dependency_has_its_reason() -> None:
    """The page of dependencies gives a reason for each dependency, and for no other."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {re.split(r"[<>=~!]", entry)[0] for entry in project["dependencies"]}
    rows = table_headed(DOCS / "dependencies.md", "library", "why")
    assert {spans(row[0])[0] for row in rows} == needed


def test_every_tool_has_its_reason() -> None:
    """The page of dependencies gives a reason for each tool of the tests, and for no other."""
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    needed = {re.split(r"[<>=~!\[]", each)[0] for each in extras["optional-dependencies"]["dev"]}
    rows = table_headed(DOCS / "dependencies.md", "tool", "why")
    assert {tool for row in rows for tool in spans(row[0])} == needed


def test_the_layers_are_those_that_are_checked() -> None:
    """The page has the layers of import-linter, line by line.

    Fails when a file is named in another line, or in none.
    """
    rows = table_headed(DOCS / "design.md", "layer", "what it does")
    assert [spans(row[0]) for row in rows] == floors.floors()


def test_the_drawing_has_the_layers_that_are_checked() -> None:
    """The picture of the floors is what the import contract gives, and says it in sentences too.

    Fails when a layer is added and `make floors` has not drawn it.
    """
    picture = (DOCS / "pictures" / "floors.svg").read_text("utf-8")
    assert picture == floors.drawing(floors.floors())
    said = ElementTree.fromstring(picture).findtext("{*}desc", "")  # noqa: S314 - our own picture
    drawn = [name for floor in floors.floors() for name in floor]
    assert re.findall(r"\w+(?=[,.])", said.partition("Floor")[2]) == drawn


def test_every_folder_is_explained() -> None:
    """The page names each folder of the project and of the program, and nothing that is gone."""
    rows = table_headed(DOCS / "design.md", "folder or file", "what it holds")
    listed = {name for row in rows for name in spans(row[0])}
    assert all((ROOT / name).exists() for name in listed)
    inside = [path for path in (ROOT / "accessigame").iterdir() if path.name != "__pycache__"]
    pages = [ROOT / name for name in ("accessigame", "braille_tables", "docs", "tests")]
    folders = {p.relative_to(ROOT).as_posix() for p in (*inside, *pages) if p.is_dir()}
    assert folders <= {name for name in listed if (ROOT / name).is_dir()}


def test_the_page_has_what_a_game_must_have() -> None:
    """Whoever adds a game is told each thing that the protocol asks for, in its order.

    Fails when the protocol grows, or when the page names what is gone.
    """
    (line,) = [
        line
        for _, line in plain_lines(DOCS / "adding-a-game.md")
        if "what the protocol `Game`" in line
    ]
    asked = [name for name in vars(Game) if not name.startswith("_")]
    assert spans(line.partition("asks for:")[2]) == asked


def test_the_answer_for_programs_holds_what_the_page_says() -> None:
    """The page of the journal has what the position of each game holds, in its order."""
    rows = table_headed(DOCS / "journal.md", "game", "what the position holds")
    reports = [game.report(game.start(game.editions[0], 3, {})) for game in games.every()]
    assert [spans(row[1]) for row in rows] == [list(report) for report in reports]


def test_each_promise_of_a_way_in_names_its_tests() -> None:
    """The page of security names files of tests for each promise.

    Fails when such a file is renamed, or when a promise has no test.
    """
    heading = ("way in", "what it promises", "what it does not promise", "tests")
    named = [spans(row[-1]) for row in table_headed(DOCS / "security.md", *heading)]
    assert all(named)
    assert [name for names in named for name in names if not (ROOT / name).is_file()] == []
