"""The rules of docs/contributing.md that no tool holds: reasons, sizes, tests, commits."""

from __future__ import annotations

import ast
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from statistics import mean
from typing import Final

import pytest

from tests.test_docs import DOCS, ROOT, spans, table_headed

pytestmark = pytest.mark.unmeasured

FILES: Final = sorted(
    file
    for folder in ("accessigame", "distribution", "tests")
    for file in ROOT.glob(f"{folder}/**/*.py")
)
EXCEPTION: Final = re.compile(r"# (?:noqa|type: ignore)\b.*")
REASON: Final = re.compile(r"# (?:noqa: [A-Z0-9, ]+ - |type: ignore\[[a-z, -]+\]\s+# )\w")
MEAN_LINES: Final = 7.5
"""The mean length of the functions of the program, at most."""
PROVED: Final = 0.35
"""The share of tests that say which fault was planted, at least."""
SUBJECT: Final = re.compile(r"[a-z][\w, ]*: [a-z`].*")
LONGEST: Final = 72
NEWEST: Final = 10
"""The number of commits that are looked at."""


def functions(file: Path) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the functions of a file."""
    for node in ast.walk(ast.parse(file.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def test_each_exception_has_its_reason_beside_it() -> None:
    """What ruff or mypy is told to ignore says why, on the same line.

    Fails when a `noqa` or an ignored type stands alone.
    """
    bare = [
        f"{file.relative_to(ROOT)}:{number}"
        for file in FILES
        if file != Path(__file__)
        for number, line in enumerate(file.read_text("utf-8").splitlines(), start=1)
        if (found := EXCEPTION.search(line)) and not REASON.match(found[0])
    ]
    assert bare == []


def test_a_function_has_some_lines() -> None:
    """The functions of the program are short. Fails when long ones pull the mean up."""
    program = [file for file in FILES if file.is_relative_to(ROOT / "accessigame")]
    lengths = [
        (node.end_lineno or 0) - node.lineno + 1 for file in program for node in functions(file)
    ]
    assert len(lengths) > 1000
    assert mean(lengths) <= MEAN_LINES


def test_a_test_says_which_fault_was_planted() -> None:
    """More than a third of the tests name their fault; the others are plain.

    Fails when new tests leave it out.
    """
    texts = [
        ast.get_docstring(node) or ""
        for file in FILES
        if file.name.startswith("test_")
        for node in functions(file)
        if node.name.startswith("test_")
    ]
    assert all(texts)
    assert sum("Fails when" in text for text in texts) >= PROVED * len(texts)


def test_each_rule_names_what_holds_it() -> None:
    """Each rule of the page names a file that holds it. Fails when such a file is renamed."""
    named = [spans(row[1]) for row in table_headed(DOCS / "contributing.md", "rule", "held by")]
    assert all(named)
    assert [name for names in named for name in names if not (ROOT / name).is_file()] == []


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="git knows the commits")
def test_a_commit_says_where_and_what() -> None:
    """The newest commits are in one line, and their subjects have a place and 72 characters.

    The newest of all may be a merge, which servers make of a request to try it.
    Fails when a branch is merged without a rebase, or when a subject is too long.
    """
    command = ["git", "log", f"-{NEWEST}", "--format=%p|%s"]
    log = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    commits = [line.split("|", 1) for line in log.splitlines()]
    plain = [subject for parents, subject in commits if " " not in parents]
    assert [line for line in plain if len(line) > LONGEST or not SUBJECT.fullmatch(line)] == []
    assert [subject for parents, subject in commits[1:] if " " in parents] == []
