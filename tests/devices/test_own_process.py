"""The start of a process of our own: it talks by its pipes alone, and gets no key of the game."""

from __future__ import annotations

import sys

import pytest

from accessigame.devices import own_process

PROGRAM = """
import os, sys
print(os.environ["GREETING"], os.environ["HOME_OF_TEST"], sys.stdin.readline().strip())
print("unheard", file=sys.stderr)
print(os.getsid(0) if hasattr(os, "getsid") else "apart")
"""


def test_it_has_pipes_a_session_and_variables(monkeypatch: pytest.MonkeyPatch) -> None:
    """It has the variables of this process and more, and is in a session apart.

    Fails when Ctrl-C at the game reaches it, since it is in the same session.
    """
    monkeypatch.setenv("HOME_OF_TEST", "here")
    process = own_process.start([sys.executable, "-c", PROGRAM], {"GREETING": "hello"})
    out, _ = process.communicate(b"you\n")
    said, session = out.decode().splitlines()
    assert said == "hello here you"
    if sys.platform != "win32":
        assert int(session) == process.pid
