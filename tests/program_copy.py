"""A copy of the program that a test adds something to, with a home of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import accessigame
from tests.wait_for import PATIENCE

ROOT: Final = Path(accessigame.__file__).parents[1]


class Copy:
    """A copy of the program in a folder, whose commands are run there."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.home = folder / "home"
        self.package = folder / "accessigame"
        self.locales = self.package / "words" / "locales"
        shutil.copytree(ROOT / "accessigame", self.package)
        (folder / "braille_tables").symlink_to(ROOT / "braille_tables")
        measured = "COVERAGE_"  # what runs in the copy is not the program whose lines are counted
        self.environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(measured)},
            "PYTHONPATH": str(folder),
            "ACCESSIGAME_HOME": str(self.home),
        }

    def insert(self, file: str, before: str, line: str) -> None:
        """Insert a line into a file of the program, before the only one that begins like this."""
        path = self.package / file
        lines = path.read_text("utf-8").splitlines()
        (place,) = (n for n, each in enumerate(lines) if each.startswith(before))
        path.write_text("\n".join([*lines[:place], line, *lines[place:], ""]), "utf-8")

    def add_words(self, topic: str, language: str, messages: str) -> None:
        """Add messages to a catalogue file."""
        with (self.locales / language / topic).open("a", encoding="utf-8") as file:
            file.write(messages)

    def run(self, *arguments: str, typed: str = "", code: int = 0) -> str:
        """Return the output of a command of a first start, to which these lines are typed."""
        shutil.rmtree(self.home, ignore_errors=True)
        return self.python("-m", "accessigame", *arguments, typed=typed, code=code)

    def python(self, *arguments: str, typed: str = "", code: int = 0) -> str:
        """Return the output of Python in this copy; what it reports as well, if it is to fail."""
        ran = subprocess.run(
            [sys.executable, *arguments],
            input=typed,
            env=self.environment,
            cwd=self.folder,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE,
            check=False,
        )
        assert ran.returncode == code, ran.stderr
        return ran.stdout + (ran.stderr if code else "")

    def test(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run tests of the project in this copy of the program."""
        for name in ("pyproject.toml", "docs"):
            (self.folder / name).symlink_to(ROOT / name)
        shutil.copytree(ROOT / "tests", self.folder / "tests")
        return subprocess.run(
            [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
            env=self.environment,
            cwd=self.folder,
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
