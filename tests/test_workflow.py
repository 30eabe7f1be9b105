"""The workflow for a public server: what it runs is there, and loads without POSIX."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from tests.test_platforms import POSIX

ROOT = Path(__file__).parents[1]
WORKFLOW = (ROOT / ".github/workflows/tests.yml").read_text("utf-8")
ELSEWHERE = re.findall(r"\btests/[\w/.]+(?<!\.yml)", WORKFLOW.partition("elsewhere:")[2])
NOT_THERE = {*POSIX, "aiohttp", "asyncssh", "pocketsphinx", "prism", "pypdf"}
"""What these tests cannot import there: Windows has none, or the workflow does not install it."""


def imported(file: Path) -> Iterator[str]:
    """Give the modules that a file imports as soon as it is loaded."""
    for node in ast.parse(file.read_text("utf-8")).body:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{alias.name}" for alias in node.names)


def loaded(files: list[Path]) -> dict[Path, set[str]]:
    """Return the imports of these files, and of the helpers among the tests that they import."""
    found: dict[Path, set[str]] = {}
    while files:
        file = files.pop()
        if file not in found:
            found[file] = set(imported(file))
            helpers = (name.replace(".", "/") for name in found[file] if name.startswith("tests."))
            files += [path for name in helpers if (path := ROOT / f"{name}.py").is_file()]
    return found


def test_the_tests_for_windows_load_without_posix() -> None:
    """Each test that is to run there exists, and none of their modules needs POSIX to be loaded.

    Fails when a test in one of these folders imports a pseudo-terminal at its head.
    """
    places = [ROOT / name for name in ELSEWHERE]
    folders = [place for place in places if place.is_dir()]
    files = [file for folder in folders for file in folder.rglob("*.py")]
    assert len(places) > 10
    assert all(place.exists() for place in places)
    needs = loaded([ROOT / "tests/conftest.py", *files])
    wrong = {path.name: names & NOT_THERE for path, names in needs.items() if names & NOT_THERE}
    assert wrong == {}


def test_a_server_runs_what_the_readme_says() -> None:
    """On Debian it runs all tests, then the package of this tree."""
    debian = WORKFLOW.partition("elsewhere:")[0]
    steps = [line.strip() for line in debian.splitlines() if "run:" in line]
    assert any(".ci/run" in step for step in steps)
    assert any("make deb" in step and "apt-get install" in step for step in steps)
