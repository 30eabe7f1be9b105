"""The tables of files in the docs list every file of their folder, and no other."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
HEADING = re.compile(
    r"^\| file in `(accessigame/[\w/]+)/` \|.*\n\|[ -|]+\n((?:\|.*\n)+)", re.MULTILINE
)
TABLES = {
    folder: set(re.findall(r"^\| `(\w+\.py)` \|", rows, re.MULTILINE))
    for page in sorted((ROOT / "docs").glob("*.md"))
    for folder, rows in HEADING.findall(page.read_text("utf-8"))
}


def test_speech_has_a_table() -> None:
    """Fails when the table is dropped, or when its heading is written in another way."""
    assert "accessigame/devices/speech" in TABLES


@pytest.mark.parametrize("folder", TABLES)
def test_a_table_lists_the_files_of_its_folder(folder: str) -> None:
    """Fails when a file was added, renamed or removed, and the page still has the old one."""
    files = {file.name for file in (ROOT / folder).glob("*.py")} - {"__init__.py"}
    assert TABLES[folder] == files
