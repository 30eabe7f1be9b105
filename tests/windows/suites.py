"""The project's own tests, by the Python for Windows.

Which of them can run there is said once, in the public workflow.
"""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Final

from tests.windows.console import at_home
from tests.windows.wine import PROJECT, Wine

WORKFLOW: Final = PROJECT / ".github/workflows/tests.yml"
COMMAND: Final = "python -m pytest"
PURE: Final = (
    *("tests/core", "tests/games", "tests/bots", "tests/output", "tests/session"),
    *("tests/words", "tests/displays"),
)
"""Rooms that meet no system: they take a quarter of an hour."""
MEETING: Final = (
    *("tests/session/test_harmed.py", "tests/session/test_journal.py"),
    *("tests/words/test_called.py", "tests/words/test_locale_language.py"),
)
"""Those of their tests that meet it all the same."""


def selection() -> list[str]:
    """Return the arguments of pytest with which the workflow runs the tests on Windows."""
    folded = WORKFLOW.read_text("utf-8").partition(f">-\n          {COMMAND}")[2]
    lines = re.match(r"(?:.*\n {10})*.*", folded)
    assert lines, "the workflow runs no tests on Windows"
    return shlex.split(lines[0])


def meeting_the_system(arguments: list[str]) -> list[str]:
    """Return the arguments without the rooms of `PURE`, but with the tests of `MEETING`."""
    return [*(each for each in arguments if each not in PURE), *MEETING]


def run(wine: Wine, home: Path, arguments: list[str]) -> str:
    """Run these tests; return what pytest counts. Raises AssertionError with those that failed."""
    temporary = f"--basetemp={wine.path(home / 'tests')}"
    options = ("-q", "-p", "no:cacheprovider", "--numprocesses=2", temporary)
    command = wine.command("python", "-m", "pytest", *options, *arguments)
    own = wine.environment("en", **at_home(wine, home / "home"), PYTHONUTF8="1")
    tests = wine.start(command, own)
    out, err = tests.communicate()
    home.joinpath("suites.log").write_text(out + err, "utf-8")
    failed = re.findall(r"^(?:FAILED|ERROR) \S+", out, re.MULTILINE)
    assert tests.returncode == 0, "\n".join((*failed, out[-400:]))
    return out.splitlines()[-1]
