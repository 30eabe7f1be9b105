"""A shell in a terminal that nobody looks at: what is typed goes in, and nothing is read.

The program is installed as pip does it: a command of its name, in a folder of the search path.
"""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Mapping
from pathlib import Path
from types import TracebackType
from typing import Final, Self

import pexpect

from tests.acceptance.transcript import Transcript
from tests.terminals import end
from tests.wait_for import wait_for

ROOT: Final = Path(__file__).parents[2]
STARTER: Final = """#!/bin/sh
'''exec' "{python}" "$0" "$@"
' '''
import sys
from {module} import {function}
sys.exit({function}())
"""
"""A script as pip writes it where the path of the interpreter may hold a blank."""


def install(folder: Path) -> None:
    """Put the commands of the project into a folder."""
    folder.mkdir()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    for name, entry in project["scripts"].items():
        module, _, function = entry.partition(":")
        path = folder / name
        path.write_text(STARTER.format(python=sys.executable, module=module, function=function))
        path.chmod(0o755)


class Shell:
    """A shell of somebody whose home is an empty folder."""

    def __init__(
        self, folder: Path, home: Path, environment: Mapping[str, str] | None = None
    ) -> None:
        commands = folder / "commands"
        install(commands)
        own = {
            "HOME": str(home),
            "PATH": f"{commands}:{os.environ['PATH']}",
            "PYTHONPATH": str(ROOT),
            "TERM": "linux",
            "PS1": "",
        }
        self._child = pexpect.spawn(
            "bash",
            ["--noprofile", "--norc"],
            env={**own, **(environment or {})},
            dimensions=(24, 80),
            cwd=str(home),
        )
        self._child.delaybeforesend = None
        self._transcript = Transcript(self._child.child_fd)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        wait_for(lambda: self._child.terminate(force=True))
        self._transcript.ended()
        end(self._child)

    def type(self, text: str) -> None:
        """Type keys; a return ends a command."""
        self._child.send(text)

    def command(self, text: str) -> None:
        """Type a command, once the shell has the terminal back."""
        wait_for(lambda: os.tcgetpgrp(self._child.child_fd) == self._child.pid)
        self.type(f"{text}\r")

    def leave(self) -> int:
        """Tell the shell to go; return its exit code, which is that of the last command."""
        self.command("exit")
        wait_for(lambda: not self._child.isalive())
        return int(self._child.exitstatus if self._child.exitstatus is not None else -1)

    @property
    def report(self) -> str:
        """What was written on the screen that nobody saw: for whoever looks for a fault."""
        return self._transcript.text
