"""A disk that is full: the kernel refuses the real program's writes, for a while or for good."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import IO

import pytest

from accessigame.session import journal
from accessigame.session.journal import JournalUnwritable
from accessigame.storage import settings
from accessigame.storage.settings import Settings
from accessigame.words.words import Localizer
from tests.wait_for import PATIENCE

resource = pytest.importorskip("resource", reason="this system has no limits of files")
pytestmark = pytest.mark.skipif(
    not hasattr(resource, "prlimit"), reason="limits are set from outside on Linux only"
)

GAME = ("play", "no-thanks", "--players=Ana,Ben,Zoé", "--seed=3", "--speech=off", "--lang=en")
TURN = ("token.", "tokens.")
"""How the line ends that asks somebody, after a pass."""
ENDLESS = -1
FULL = ("sh", "-c", 'ulimit -f 0; exec "$@"', "sh")
"""What a program is started with, so that it can write into no file from its beginning."""


def start(*arguments: str, before: tuple[str, ...] = ()) -> subprocess.Popen[str]:
    """Start the real program, with pipes; what it covers cannot be written down."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE_")}
    return subprocess.Popen(
        [*before, sys.executable, "-m", "accessigame", *arguments],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env=own | {"PYTHONUTF8": "1"},
        text=True,
    )


def room(process: subprocess.Popen[str], size: int) -> None:
    """Let no file of a program grow beyond this size, as a full disk would."""
    resource.prlimit(process.pid, resource.RLIMIT_FSIZE, (size, ENDLESS))


class Typed:
    """The lines of a program, as they follow what is typed."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        assert process.stdin
        assert process.stdout
        self._stdin: IO[str] = process.stdin
        self._stdout: IO[str] = process.stdout

    def answer(self, line: str, last: str | tuple[str, ...]) -> list[str]:
        """Type a line; return what follows, as far as a line that ends so."""
        self._stdin.write(line + "\n")
        self._stdin.flush()
        return self.lines(last)

    def lines(self, last: str | tuple[str, ...]) -> list[str]:
        """Return what is written, as far as a line that ends so."""
        found: list[str] = []
        for line in self._stdout:
            found.append(line.rstrip("\n"))
            if found[-1].endswith(last):
                return found
        raise AssertionError(f"the program ended with {found}")


def test_a_disk_that_fills_in_mid_game(tmp_path: Path) -> None:
    """It is said first and once, no half line stays, and nothing is missing once there is room.

    Fails when `Journal.sync` leaves what was half written, or forgets what it could not write.
    """
    path = tmp_path / "game.jsonl"
    full = Localizer("en").say(JournalUnwritable(str(path))).speech
    with start(*GAME, f"--journal={path}") as process:
        typed = Typed(process)
        typed.lines("turn.")
        typed.answer("p", TURN)
        before = path.read_bytes()
        room(process, len(before) + 10)  # half a line
        assert typed.answer("p", TURN)[0] == full
        assert full not in typed.answer("p", TURN)
        assert path.read_bytes() == before
        room(process, ENDLESS)
        typed.answer("p", TURN)
        assert len(journal.read(path).entries) == len(before.splitlines()) - 1 + 3
        typed.answer("q", f"File: {path.name}, in the folder {tmp_path}.")
        assert process.wait(PATIENCE) == 0


def test_a_disk_that_is_full_when_somebody_leaves(tmp_path: Path) -> None:
    """What was adjusted cannot be kept: the game ends in good order, the settings are as before.

    Fails when an error of the disk ends the program, or when the settings are emptied first.
    """
    settings.save(Settings(speech="off"))
    with start(*GAME, f"--journal={tmp_path / 'game.jsonl'}") as process:
        typed = Typed(process)
        typed.lines("turn.")
        typed.answer("verbosity", ".")
        room(process, 0)
        typed.answer("q", f"File: game.jsonl, in the folder {tmp_path}.")
        assert process.wait(PATIENCE) == 0
    assert settings.load() == Settings(speech="off")
    assert [*settings.settings_file().parent.iterdir()] == [settings.settings_file()]


def test_a_torn_game_on_a_full_disk_is_refused(tmp_path: Path) -> None:
    """A journal whose last line has no end cannot be gone on with: a sentence says so.

    Fails when the error of the disk ends the program with a trace.
    """
    path = tmp_path / "game.jsonl"
    with start(*GAME, f"--journal={path}") as process:
        process.communicate("p\np\n", PATIENCE)
    path.write_bytes(path.read_bytes().rstrip(b"\n"))
    kept = path.read_bytes()
    with start("resume", str(path), "--speech=off", "--lang=en", before=FULL) as process:
        out, _ = process.communicate("", PATIENCE)
    assert (process.returncode, path.read_bytes()) == (2, kept)
    assert out.strip() == Localizer("en").say(JournalUnwritable(str(path))).speech


def test_the_doctor_finds_a_disk_that_is_full() -> None:
    """Games cannot be kept where nothing can be written, whatever the rights say.

    Fails when the doctor looks at the rights alone.
    """
    look = "from accessigame.commands import doctor; print(*doctor._folder())"
    ran = subprocess.run(
        [*FULL, sys.executable, "-c", look], capture_output=True, text=True, check=True
    )
    event = f"FolderUnwritable(path={str(settings.journals())!r})"
    assert ran.stdout.split() == [event, "False", "True"]  # not well, and needed
    assert not [*settings.journals().iterdir()]
