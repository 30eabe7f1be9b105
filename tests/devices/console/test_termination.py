"""Termination: a request of the system ends the program wherever it comes."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

from tests.wait_for import PATIENCE

PROGRAM: Final = """
import signal, sys, time
if sys.platform != "win32":
    signal.SIGBREAK = signal.SIGUSR1  # stands for the one of Windows
from accessigame.devices.console.termination import immediate_termination

class Finalized:
    def __del__(self):
        signal.raise_signal(signal.{name})

def lose_request():
    Finalized()

with immediate_termination():
    try:
        lose_request()
        time.sleep(5)
        print("went on")
    finally:
        time.sleep(0.1)
        print("restored")
"""


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGBREAK"])
def test_a_request_in_a_finalizer_ends_the_program(name: str) -> None:
    """Python swallows an exception there; the request is repeated, once, and nothing is reported.

    Fails when it is not: all further signals are ignored by then, and nothing ends the program.
    """
    if sys.platform == "win32" and name == "SIGHUP":
        pytest.skip("Windows has no such signal")
    program = [sys.executable, "-c", PROGRAM.format(name=name)]
    done = subprocess.run(program, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert (done.returncode, done.stdout, done.stderr) == (0, "restored\n", "")


def test_other_exceptions_of_finalizers_are_reported() -> None:
    """What is no request goes where it went before."""
    program = PROGRAM.replace("signal.raise_signal(signal.{name})", "raise ValueError('lost')")
    done = subprocess.run(
        [sys.executable, "-c", program.replace("sleep(5)", "sleep(0)")],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.stdout == "went on\nrestored\n"
    assert "ValueError: lost" in done.stderr
