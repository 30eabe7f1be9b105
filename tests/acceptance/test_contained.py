"""What a program of others can do to the machine: nothing, and least of all end it."""

from __future__ import annotations

import gc
import os
import shutil
import signal
import subprocess
import sys
import warnings
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from tests.acceptance.contained import END, Contained, contained, inside, means
from tests.acceptance.screen_reader import Fenrir, Reader
from tests.acceptance.terminal import Terminal
from tests.wait_for import PATIENCE, wait_for

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not means(), reason="this system offers no means to contain a program"),
]

READER = """
import os, signal, subprocess, sys
from pathlib import Path

def contained():
    '''Return why a kill is harmless here; nothing where it is not.'''
    if os.readlink("/proc/self/ns/pid") != outside and os.getppid() == 1:
        return "namespaces"
    if "Seccomp:\\t2" not in Path("/proc/self/status").read_text():
        return ""
    try:
        os.kill(-1, 0)
    except PermissionError:
        return "guard"
    return ""

number, outside = int(sys.argv[1]), sys.argv[2]
why = contained()
if not why:
    sys.exit("not contained: I do not kill")
witness = subprocess.Popen(["sleep", "1000"])
try:
    os.kill(-1, number)
except PermissionError:
    print("refused", why)
else:
    print("killed", why, -witness.wait())
"""
"""Ends as Fenrir does where it has no terminal, once it is certain that it is contained."""


def planted(number: int) -> list[str]:
    """Return the command of a stand-in that sends a signal to every process."""
    outside = str(Path("/proc/self/ns/pid").readlink())
    return [sys.executable, "-c", READER, str(int(number)), outside]


class Planted(Reader):
    """A stand-in for a screen reader."""

    number: int

    def _found(self) -> str:
        return sys.executable

    def _begun(self, program: str) -> str:
        return program

    def _prepared(self, home: Path, program: Path, port: int) -> list[str]:  # noqa: ARG002 - it reads nothing
        return planted(self.number)[1:]


@contextmanager
def bystander() -> Iterator[subprocess.Popen[bytes]]:
    """Run a process of ours that has no part in anything."""
    with subprocess.Popen(["sleep", "1000"]) as process:
        try:
            yield process
        finally:
            process.kill()


@pytest.fixture(params=["namespaces", "guard"])
def by(request: pytest.FixtureRequest) -> str:
    """Return the name of each of the means that the system has."""
    name = str(request.param)
    if name not in means():
        pytest.skip(f"this system offers no {name}")
    return name


def ran(name: str, command: Sequence[str]) -> subprocess.CompletedProcess[str]:
    """Run a command with these means."""
    return subprocess.run(
        inside(name, command), capture_output=True, text=True, check=False, timeout=PATIENCE
    )


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL])
def test_a_kill_of_all_processes_ends_none_outside(by: str, number: signal.Signals) -> None:
    """In a namespace it ends what is there; under guard it is refused; a bystander lives on.

    Fails when the filter looks at another number than that of `kill`: the stand-in then finds
    that it is not contained, and says so in the place of killing.
    """
    with bystander() as other:
        done = ran(by, planted(number))
        assert other.poll() is None
    told = {"namespaces": f"killed namespaces {int(number)}", "guard": "refused guard"}
    assert (done.stdout.strip(), done.returncode) == (told[by], 0), done.stderr


def test_a_reader_that_kills_all_ends_nothing_of_ours(tmp_path: Path) -> None:
    """The same in the place of a screen reader, on a terminal.

    Fails when a reader is started as it is: the stand-in then says that it is not contained.
    """
    for number in (signal.SIGTERM, signal.SIGKILL):
        Planted.number = number
        with bystander() as other, Planted(tmp_path, ["true"]) as reader:
            reader.wait_screen("killed|refused|not contained")
            assert Terminal.finish(reader) == 0
            assert "not contained" not in reader.screen
            assert other.poll() is None


def test_a_stand_in_that_is_not_contained_kills_nothing() -> None:
    """It asks first, so that a fault in our containers cannot end the machine."""
    done = subprocess.run(planted(0), capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("", "not contained: I do not kill\n")


@pytest.mark.parametrize("code", [0, 3, 255])
def test_the_exit_code_comes_through(by: str, code: int) -> None:
    """What a program returns is what is seen of it."""
    assert ran(by, ["sh", "-c", f"exit {code}"]).returncode == code


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGKILL, signal.SIGHUP])
def test_the_signal_that_ended_it_comes_through(by: str, number: signal.Signals) -> None:
    """Fails when the first process of a namespace ends itself by it, which it cannot."""
    assert ran(by, ["sh", "-c", f"kill -{int(number)} $$"]).returncode == -number


@pytest.mark.parametrize("left", ["sleep 1000 &", "setsid sleep 1000 &", "(setsid sleep 1000 &);"])
def test_a_daemon_ends_with_the_program(by: str, left: str, tmp_path: Path) -> None:
    """Whatever it does to be left behind, it is gone when the program is.

    Fails when nobody adopts it: under guard it then lives on.
    """
    alive = tmp_path / "alive"
    os.mkfifo(alive)
    reading = os.open(alive, os.O_RDONLY | os.O_NONBLOCK)
    assert ran(by, ["sh", "-c", f"exec 9>{alive}; echo begun >&9; {left} exit 4"]).returncode == 4
    assert os.read(reading, 100) == b"begun\n"
    assert os.read(reading, 100) == b""  # nobody holds its other end
    os.close(reading)


def test_signals_reach_the_program(by: str) -> None:
    """Each is passed on, and SIGTSTP stops it for certain.

    Fails when a signal ends the container in the place of the program.
    """
    answers = "trap 'echo heard' HUP INT TERM USR1 WINCH; trap 'exit 5' QUIT; echo ready; "
    command = inside(by, ["sh", "-c", answers + "while :; do sleep 0.02; done"])
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        assert process.stdout.readline() == "ready\n"
        for name in ("HUP", "INT", "TERM", "USR1", "WINCH"):
            process.send_signal(signal.Signals[f"SIG{name}"])
            assert process.stdout.readline() == "heard\n"
        process.send_signal(signal.SIGQUIT)
        assert process.wait(PATIENCE) == 5


def test_the_end_of_the_container_is_the_end_of_all(by: str) -> None:
    """A test that is killed leaves nothing running, and one that ends a program waits for it.

    Fails when the program outlives its container.
    """
    for number in (END, signal.SIGKILL):
        command = inside(by, ["sh", "-c", "trap '' HUP TERM; echo ready; exec sleep 1000"])
        with subprocess.Popen(command, stdout=subprocess.PIPE) as process:
            assert process.stdout
            assert process.stdout.readline() == b"ready\n"
            process.send_signal(number)
            assert process.wait(PATIENCE) == -signal.SIGKILL
            assert process.stdout.read() == b""  # its end is held by nobody


def test_no_program_of_others_starts_by_itself() -> None:
    """Fails when the hook is not set: BRLTTY would then start as it is."""
    with pytest.raises(PermissionError, match="to be contained"):
        subprocess.Popen(["brltty", "--version"])
    with pytest.raises(OSError, match="to be contained"):
        Terminal([str(shutil.which("yasr")), "--help"], {})
    assert "container.py" in " ".join(contained(["brltty"]))


def test_a_program_that_hangs_is_stopped_and_goes_on(tmp_path: Path) -> None:
    """SIGSTOP reaches the program itself, and not its container alone."""
    written = tmp_path / "written"
    loop = f"while :; do echo >> {written}; sleep 0.01; done"
    with Contained(["sh", "-c", loop]) as process:
        try:
            wait_for(written.exists)
            process.send_signal(signal.SIGSTOP)
            wait_for(lambda: len({_settled(written) for _ in range(5)}) == 1)
            size = written.stat().st_size
            process.send_signal(signal.SIGCONT)
            wait_for(lambda: written.stat().st_size > size)
        finally:
            process.kill()


def _settled(path: Path) -> int:
    """Return the size a moment later."""
    signal.sigtimedwait([], 0.05)
    return path.stat().st_size


@pytest.mark.skipif(not Fenrir.SHARED.exists(), reason="no such folder on this system")
def test_a_reader_that_is_left_out_leaves_nothing_open(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Where Fenrir cannot run its test is skipped before a socket is opened for it.

    Fails when the Speech Dispatcher for it is there first: another test finds its socket open.
    """
    monkeypatch.setattr("tests.acceptance.screen_reader.os.access", lambda *_: False)
    with warnings.catch_warnings(record=True) as seen:
        warnings.simplefilter("always")
        with pytest.raises(pytest.skip.Exception):
            Fenrir(tmp_path, ["true"])
        gc.collect()
    assert [warning for warning in seen if warning.category is ResourceWarning] == []
