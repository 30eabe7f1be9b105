"""A guest at a real ssh, which uses nothing of whoever runs the tests."""

from __future__ import annotations

import os
import re
import shutil
import socket
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path

import pytest

from accessigame.core.model import Seat
from tests.acceptance.terminal import Terminal
from tests.doors.hosting import CARD, Hosted
from tests.real_ssh import HERE, ssh
from tests.wait_for import PATIENCE

NEEDED = [
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals"),
    pytest.mark.skipif(shutil.which("ssh") is None, reason="ssh is not installed"),
]

LISE = Seat(1)
ASKED = re.escape(CARD) + " "


def ssh_to(host: Hosted, home: Path, *options: str, user: str = "guest") -> list[str]:
    """Return a command of ssh to a door, which tells what goes wrong."""
    return ssh(home, host.port, user, *options, "-o", "LogLevel=ERROR")


def environment(home: Path, language: str = "C.UTF-8") -> Mapping[str, str]:
    """Return the environment of a guest, with a home that is empty."""
    return {"PATH": os.environ["PATH"], "HOME": str(home), "TERM": "xterm", "LANG": language}


@contextmanager
def guest(
    host: Hosted,
    home: Path,
    *options: str,
    language: str = "C.UTF-8",
    user: str = "guest",
    rows: int = 24,
) -> Iterator[Terminal]:
    """Open ssh in a terminal of 80 columns."""
    command = ssh_to(host, home, *options, user=user)
    with Terminal(command, environment(home, language), columns=80, rows=rows) as terminal:
        yield terminal


def come_in(terminal: Terminal, code: str) -> None:
    """Type a code and wait for the question of the table."""
    terminal.wait_screen("Code:")
    terminal.wait(lambda: terminal.prompt.startswith("Code:"), "the question for the code")
    let_in(terminal, code)


def let_in(terminal: Terminal, code: str) -> None:
    """Type a code, or the rest of one, where it is asked; wait for the question of the table."""
    terminal.type(code)
    terminal.press("\r")
    terminal.wait_line(f"{CARD} ")


@contextmanager
def seated(host: Hosted, home: Path, code: str = "", rows: int = 24) -> Iterator[Terminal]:
    """Open ssh in a terminal, with a seat."""
    with guest(host, home, rows=rows) as terminal:
        come_in(terminal, code or host.invite(LISE))
        yield terminal


def run(command: Sequence[str], home: Path) -> subprocess.CompletedProcess[str]:
    """Run a program of a guest to its end, without a terminal and without input."""
    return subprocess.run(
        command,
        env=environment(home),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def connected(host: Hosted, number: int = 1) -> socket.socket:
    """Return a plain connection to the door. number: the last of an address of this computer."""
    own = (f"127.0.0.{number}", 0)
    line = socket.create_connection((HERE, host.port), PATIENCE, source_address=own)
    line.settimeout(PATIENCE)
    return line


def until_closed(line: socket.socket) -> bytes:
    """Return all that a connection brings until the other side closes it."""
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)
