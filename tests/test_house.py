"""The rules of the house that import-linter cannot say."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from graphlib import TopologicalSorter
from pathlib import Path

import pytest

import accessigame
from accessigame import games

pytestmark = pytest.mark.unmeasured

PACKAGE = Path(accessigame.__file__).parent
FILES = sorted(PACKAGE.rglob("*.py"))
HOMES = {
    "louis": "braille/discovery.py",
    "serial": "devices/transport/serial_port.py",
    "hid": "devices/transport/hid_library.py",
    "hidraw": "devices/transport/hid_library.py",
    "prism": "devices/speech/screen_reader.py",
    "sounddevice": "devices/speech/stream.py",
    "pyttsx3": "devices/speech/pyttsx3_voice.py",
    "prompt_toolkit": "devices/console/keyboard.py",
    "asyncssh": "doors/secure_shell.py",
    "aiohttp": "doors/hypertext.py",
    "twisted": "doors/far/reactor.py",
    "wormhole": "doors/far/meeting.py",
    "cv2": "devices/camera/vision.py",
    "fluent": "words/catalogue.py",
    "drawsvg": "labels/formats/svg.py",
    "reportlab": "labels/formats/pdf.py",
}
KEYBOARD = {
    "read_line": {"cli/prompts.py", "drill/asker.py"},
    "continues": {"commands/rules.py"},
    "read_plain_line": {"commands/display.py"},
    ".readline": {
        "devices/noted_process.py",
        "devices/camera/camera_process.py",
        "devices/console/prompt.py",
        "devices/transport/probe.py",
    },
}
"""What waits for the keyboard, and the files that call it: nothing else of the menu may wait."""
EVENTS = {"Event", "Private", "Prompt", "Turn"}
GAMES = [game.name for game in games.every()]

MOST_LINES = 500
"""A file of the program has no more."""

PLACES = 22
"""The files and folders of the top level, at most."""


def name_of(file: Path) -> str:
    """Return the file's name inside the package."""
    return file.relative_to(PACKAGE).as_posix()


@cache
def text_of(file: Path) -> str:
    """Return the text of a file, read once for all tests of this file."""
    return file.read_text("utf-8")


@cache
def nodes(file: Path) -> tuple[ast.AST, ...]:
    """Return the nodes of a file's syntax tree, parsed once for all tests of this file."""
    return tuple(ast.walk(ast.parse(text_of(file))))


def imported(file: Path) -> Iterator[str]:
    """Give the names of the modules that a file imports, wherever it does."""
    for node in nodes(file):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.level == 0 and node.module:
            yield node.module


@pytest.mark.parametrize("library", HOMES)
def test_a_library_of_the_outside_world_has_one_home(library: str) -> None:
    """Each library that touches the world is imported in one file only."""
    users = [
        name_of(file)
        for file in FILES
        if any(name == library or name.startswith(library + ".") for name in imported(file))
    ]
    assert users == [HOMES[library]]


def test_the_top_level_is_seen_at_a_glance() -> None:
    """The program has few places on its top level, so that each is found by reading the list."""
    hidden = {"__pycache__", "py.typed"}
    places = [path.name for path in PACKAGE.iterdir() if path.name not in hidden]
    assert len(places) <= PLACES, sorted(places)


def test_a_file_has_one_idea() -> None:
    """Each file of the program has at most 500 lines. Fails when one grows beyond them."""
    long = {name_of(file): len(text_of(file).splitlines()) for file in FILES}
    assert {name: lines for name, lines in long.items() if lines > MOST_LINES} == {}


def module_of(file: Path) -> str:
    """Return the dotted name of a module."""
    parts = ("accessigame", *file.relative_to(PACKAGE).with_suffix("").parts)
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def edges() -> dict[str, set[str]]:
    """Return the import graph of the program, with imports for types and inside functions."""
    modules = {module_of(file): file for file in FILES}
    graph: dict[str, set[str]] = {name: set() for name in modules}
    for name, file in modules.items():
        for node in nodes(file):
            if isinstance(node, ast.ImportFrom) and node.module:
                parts = {f"{node.module}.{alias.name}" for alias in node.names}
                graph[name] |= {part if part in modules else node.module for part in parts}
            elif isinstance(node, ast.Import):
                graph[name] |= {alias.name for alias in node.names}
    return {name: (found & modules.keys()) - {name} for name, found in graph.items()}


def test_no_file_imports_itself_by_a_detour() -> None:
    """The import graph has no circle, not even for types.

    Fails when two files import each other under TYPE_CHECKING, as those of the games did.
    """
    order = TopologicalSorter(edges())
    order.prepare()


def test_only_the_console_prints() -> None:
    """No file prints, and only the console writes to the standard output."""
    for file in FILES:
        calls = [
            node.func.id
            for node in nodes(file)
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
        ]
        assert "print" not in calls, name_of(file)
        if name_of(file) != "devices/console/standard_streams.py":
            assert "sys.stdout" not in text_of(file), name_of(file)


@pytest.mark.parametrize("reads", sorted(KEYBOARD))
def test_a_wait_for_the_keyboard_alone_stands_where_no_display_can_be(reads: str) -> None:
    """Every other wait goes through a prompter, which somebody with a display alone can answer.

    Fails when a pause of the menu, such as that of the rules, calls `continues` of the console.
    """
    users = {
        name_of(file)
        for file in FILES
        if any(
            (isinstance(node, ast.ImportFrom) and reads in {alias.name for alias in node.names})
            or (isinstance(node, ast.Attribute) and f".{node.attr}" == reads)
            for node in nodes(file)
        )
    }
    assert users == KEYBOARD[reads]


@pytest.mark.parametrize("name", GAMES)
def test_a_game_is_named_in_its_own_places_only(name: str) -> None:
    """No shared file knows a game by name.

    What menu/demonstration.py shows is the one exception: it plays one game of its choice.
    """
    module = name.replace("-", "_")
    own = ("games/", f"bots/{module}.py", f"bots/{module}/", "menu/demonstration.py")
    for file in FILES:
        if not name_of(file).startswith(own):
            assert module not in text_of(file), name_of(file)
            assert f'"{name}"' not in text_of(file), name_of(file)


def test_no_two_events_share_a_name() -> None:
    """The name of an event is the key of its words, so it stands for one thing in the program.

    Fails when two games have an event of the same name each, as they had.
    """
    homes: dict[str, list[str]] = {}
    for file in FILES:
        for node in nodes(file):
            if isinstance(node, ast.ClassDef) and {*map(ast.unparse, node.bases)} & EVENTS:
                homes.setdefault(node.name, []).append(name_of(file))
    assert len(homes) > 100
    assert {name: files for name, files in homes.items() if len(files) > 1} == {}


SERVANTS = {"host", "announcer", "background"}
"""The names that a host and what serves it go by."""


def assigned_on_host(tree: ast.AST) -> Iterator[str]:
    """Yield each attribute of a host, or of what serves it, that a tree assigns."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            chain = ast.unparse(node).split(".")
            if SERVANTS & {name.strip("_") for name in chain[:-1]}:
                yield ast.unparse(node)


def test_a_host_gets_what_it_needs_when_it_is_made() -> None:
    """No module outside `host` assigns an attribute of a host, or of what serves it.

    Fails when `app.py` sets `host.announcer.tutorial`, as it once did.
    """
    outside = [file for file in FILES if not name_of(file).startswith("host/")]
    assert not {
        name_of(file): found
        for file in outside
        if (found := list(assigned_on_host(ast.parse(text_of(file)))))
    }


TESTS_FOLDER = Path(__file__).parent
TESTS = sorted(TESTS_FOLDER.rglob("test_*.py"))
COVERS = re.compile(r'\A"""[^"]*^Covers (`[^"]*)\.$', re.MULTILINE)
"""The end of the first docstring of a test that names files of the program."""
IMPORTS = re.compile(r"^from ([\w.]+) import (\([^)]*\)|.*)", re.MULTILINE)
"""An import at the beginning of a test: the module, and what is taken from it."""


def covered(test: Path) -> list[str]:
    """Return the files that a test names in its first docstring, each between two backticks."""
    return [name for line in COVERS.findall(text_of(test)) for name in line.split("`")[1::2]]


def imports_of(test: Path) -> Iterator[str]:
    """Yield the names of the modules that a test imports from, and of what it takes from them."""
    for module, names in IMPORTS.findall(text_of(test)):
        yield module
        yield from (f"{module}.{name}" for name in re.findall(r"\w+", names))


def test_each_module_has_a_test_that_names_it() -> None:
    """A test of its name stands in the folder of its name, imports it, or names it first thing.

    Fails when a module is added that no test knows of, or when its test says so nowhere.
    """
    tests = {test.relative_to(TESTS_FOLDER).as_posix() for test in TESTS}
    imports = {name for test in TESTS for name in imports_of(test)}
    named = {name for test in TESTS for name in covered(test)}
    modules = (file for file in FILES if file.stem not in {"__init__", "__main__"})
    assert named <= {*map(name_of, FILES)}, "what a test covers is a file of the program"
    assert [
        name
        for file in modules
        if module_of(file) not in imports
        and (name := name_of(file)) not in named
        and file.relative_to(PACKAGE).with_name(f"test_{file.name}").as_posix() not in tests
    ] == []
