"""A session of tests leaves no file and no process, and fails when it would."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

pytestmark = pytest.mark.unmeasured

ROOT = Path(__file__).parents[1]

TIDY = "def test(tmp_path): (tmp_path / 'mine').touch()"
FORGETFUL = "import tempfile\ndef test(): open(tempfile.mkstemp()[1]).close()"
SOCKET = (
    "import socket, tempfile, os\ndef test():\n    with socket.socket(socket.AF_UNIX) as s:"
    "\n        os.chdir(tempfile.gettempdir())"  # the path of a socket has an end, after 107 bytes
    "\n        s.bind('socket')"
)
HOMELY = """
from accessigame.storage import settings

def test(monkeypatch):
    monkeypatch.delenv("ACCESSIGAME_HOME")
    settings.folder("config").mkdir(parents=True)
"""
DAEMON = """
import subprocess
from tests.leftovers import Leftovers
leftovers = Leftovers()
subprocess.run(["sh", "-c", {line!r}], check=True)
print(leftovers.clear(patience=0.5))
print(Leftovers().clear(patience=0.5))
"""


def session(body: str, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run a test in a session of its own, whose temporary folder lies in this one."""
    (folder / "test_it.py").write_text(body, "utf-8")
    return run_tests(folder, *options)


def run_tests(folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the tests of a folder in a session of their own, whose temporary folder lies in it."""
    temporary = folder / "temporary"
    temporary.mkdir()
    command = [sys.executable, "-m", "pytest", "-p", "tests.conftest", "-p", "no:cacheprovider"]
    files = sorted(map(str, folder.glob("*.py")))
    return subprocess.run(
        [*command, f"--rootdir={folder}", "-c", os.devnull, *options, *files],
        env={**os.environ, "TMPDIR": str(temporary)},
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize("options", [(), ("--numprocesses=1",)])
def test_what_a_test_got_from_pytest_is_taken_away(tmp_path: Path, options: tuple[str]) -> None:
    """Fails when the folder of the session is not removed."""
    ran = session(TIDY, tmp_path, *options)
    assert ran.returncode == 0, ran.stdout
    assert list((tmp_path / "temporary").iterdir()) == []


@pytest.mark.parametrize(
    ("body", "options"), [(FORGETFUL, ()), (SOCKET, ("--numprocesses=1",))], ids=["file", "socket"]
)
def test_a_file_that_is_left_lets_the_session_fail(
    tmp_path: Path, body: str, options: tuple[str]
) -> None:
    """The file is named, and is gone all the same."""
    ran = session(body, tmp_path, *options)
    assert ran.returncode == 1, ran.stdout
    assert "1 passed" in ran.stdout
    assert "left behind: " in ran.stderr
    assert list((tmp_path / "temporary").iterdir()) == []


@pytest.mark.parametrize("name", ["HOME", "XDG_CONFIG_HOME"])
def test_nothing_comes_into_the_home_of_whoever_runs_the_tests(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """A program that forgets the folder of its test writes into another that is taken away.

    Fails when a session keeps the home that it was started with.
    """
    theirs = tmp_path / "theirs"
    theirs.mkdir()
    monkeypatch.setenv(name, str(theirs))
    ran = session(HOMELY, tmp_path)
    assert list(theirs.iterdir()) == []
    assert "left behind: " in ran.stderr
    assert ran.returncode == 1, ran.stdout


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="Linux gives orphans to us")
@pytest.mark.parametrize("line", ["sleep 1000 &", "setsid sleep 1000 &", "(setsid sleep 1000 &);"])
def test_a_process_that_lives_on_is_told_and_ended(line: str) -> None:
    """Wherever it hides. Fails when orphans are not adopted: the process is then not seen."""
    program = [sys.executable, "-c", DAEMON.format(line=line + " true")]
    ran = subprocess.run(program, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    assert ran.stdout.splitlines() == ["['still running: sleep 1000']", "[]"]
