"""The end of a process in which a thread hangs: soon, with its exit code, and after all else."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.wait_for import PATIENCE

PROGRAM = """
import atexit, sys, threading
from accessigame.devices import process_end

process_end.end_without_hanging_threads()

def exit_of_a_library():
    print("library", flush=True)

atexit.register(exit_of_a_library)
thread = threading.Thread(target={work}, daemon=True)
thread.start()
print("ended" if process_end.ends_within(thread, {seconds}) else "goes on", flush=True)
{end}
"""
HANGS, IS_SHORT = "threading.Event().wait", "int"
TORN_DOWN = "import ctypes; libc = ctypes.CDLL(None); libc.__cxa_atexit(libc.abort, None, None)"
"""The end of a library of C that aborts, as some do while a thread is inside."""


def run(work: str, end: str, *, seconds: float = 0.01, prelude: str = "") -> tuple[int, str, str]:
    """Run a process with one thread; return its exit code, its output and its complaints."""
    code = prelude + PROGRAM.format(work=work, end=end, seconds=seconds)
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return ran.returncode, ran.stdout, ran.stderr


@pytest.mark.unmeasured
@pytest.mark.parametrize("work", [HANGS, IS_SHORT])
@pytest.mark.parametrize("code", [0, 2, 130])
def test_the_exit_code_is_kept(work: str, code: int) -> None:
    """All exit handlers run, and the code is that of the program.

    Fails when the process ends before the handlers of libraries.
    """
    seconds = 0.01 if work == HANGS else PATIENCE
    told = "goes on" if work == HANGS else "ended"
    end = f"process_end.set_exit_code({code}); sys.exit({code})"
    assert run(work, end, seconds=seconds) == (code, f"{told}\nlibrary\n", "")


def test_a_fault_is_shown() -> None:
    """An exception that nobody catches has its traceback, and the exit code of Python."""
    code, _, complaints = run(HANGS, "1 / 0")
    assert code == 1
    assert complaints.endswith("ZeroDivisionError: division by zero\n")


@pytest.mark.unmeasured
@pytest.mark.skipif(sys.platform == "win32", reason="Windows has another library of C")
@pytest.mark.parametrize("work", [HANGS, IS_SHORT])
def test_no_library_is_torn_down_under_a_thread(work: str) -> None:
    """What C does at an exit is done where every thread has ended, and only there.

    Fails when the interpreter ends by itself while a thread was given up.
    """
    seconds = 0.01 if work == HANGS else PATIENCE
    end = "process_end.set_exit_code(0)"
    code, _, _ = run(work, end, seconds=seconds, prelude=TORN_DOWN)
    assert code == (0 if work == HANGS else -signal.SIGABRT)
