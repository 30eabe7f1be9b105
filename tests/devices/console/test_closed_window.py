"""A closed window and a log-off on Windows, by an imitation of its library elsewhere."""

from __future__ import annotations

import subprocess
import sys
from typing import Final

import pytest

from tests.wait_for import PATIENCE

CLOSED: Final = """
import ctypes, sys, threading, time
from types import SimpleNamespace

handlers = []
if sys.platform != "win32":  # an imitation of its library
    def set_handler(handler, add):
        handlers.append(handler) if add else handlers.remove(handler)

    ctypes.WINFUNCTYPE = ctypes.CFUNCTYPE
    ctypes.windll = SimpleNamespace(kernel32=SimpleNamespace(SetConsoleCtrlHandler=set_handler))
    sys.platform = "win32"
else:
    from accessigame.devices.console import termination
    handlers.append(termination._handle)

from accessigame.devices.console.termination import deferred_termination, immediate_termination

def end(event):
    handled = handlers[0](event)
    print("another handles it" if not handled else "the program is ended now")

try:
    with immediate_termination(), deferred_termination() as end_request:
        end_request.on_request(lambda: print("asked"))
        threading.Thread(target=end, args=({event},), daemon=True).start()
        for _ in range(50):
            time.sleep(0.01)
        print("goodbye")
finally:
    print("restored")
"""


def run_with(event: int) -> tuple[int, str, str]:
    """Run a program that gets this event of its console; return its exit code and outputs."""
    done = subprocess.run(
        [sys.executable, "-c", CLOSED.replace("{event}", str(event))],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize("event", [2, 5, 6])
def test_a_closed_window_lets_the_program_say_goodbye(event: int) -> None:
    """Windows ends it as soon as its handler returns, so the handler waits.

    Fails when guests hear no goodbye of a host whose window is closed, or who logs off.
    """
    assert run_with(event) == (0, "asked\ngoodbye\nrestored\n", "")


@pytest.mark.parametrize("event", [0, 1])
def test_keys_that_interrupt_are_left_to_python(event: int) -> None:
    """Ctrl-C and Ctrl-Break come as signals. Fails when Ctrl-C ends the program like a request."""
    assert run_with(event) == (0, "another handles it\ngoodbye\nrestored\n", "")
