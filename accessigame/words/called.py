"""The command by which this program was called: what a sentence tells to type works when typed.

Every message may use `$accessigame`, the command that takes the others behind it, `$start`, the
one that opens the menu, and `$resume`, the one that resumes the last game. `main` finds
them once; no sentence names a command of its own. `$menu` is `yes` while the menu waits behind a
game: a farewell there names neither a command of a shell nor goodbye.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final

NAME: Final = "accessigame"
CALLED: Final = "ACCESSIGAME_CALLED"
"""The variable in which a wrapper names the command that it stands for."""


@dataclass(frozen=True, slots=True)
class CommandNames:
    """The commands to tell: one that takes others behind it, one for the menu, one to resume.

    menu: the menu comes again behind what is told.
    """

    accessigame: str = NAME
    start: str = NAME
    resume: str = f"{NAME} resume"
    menu: bool = False

    def arguments(self) -> dict[str, object]:
        """Return the commands as arguments of a message."""
        commands = {"accessigame": self.accessigame, "start": self.start, "resume": self.resume}
        return {**commands, "menu": "yes" if self.menu else "no"}


def call_of(
    command_line: Sequence[str], script: str, environment: Mapping[str, str]
) -> CommandNames:
    """Return the call of a program.

    command_line: all of it, Python first. script: the path of the program, as Python has it.
    A script on the PATH is called by its name, another by its path as it was typed.
    """
    program = environment.get(CALLED) or _program(command_line, script, environment.get("PATH", ""))
    return CommandNames(program, program, f"{program} resume")


def _program(command_line: Sequence[str], script: str, searched: str) -> str:
    path = Path(script)
    if path.name == "__main__.py":
        return f"{_quoted(command_line[0])} -m {NAME}" if command_line else NAME
    for folder in searched.split(os.pathsep):
        if (Path(folder) / path.name).is_file():
            is_same = path.is_file() and (Path(folder) / path.name).samefile(path)
            return path.stem if is_same else _quoted(script)
    return _quoted(script)


def _quoted(path: str) -> str:
    """Return a path as a shell takes it."""
    from shlex import quote  # noqa: PLC0415 - imported once, and not for a program on the PATH

    return quote(path)


_call = CommandNames()


def known() -> CommandNames:
    """Return the call of this program; before `remember`, its plain name."""
    return _call


def remember(call: CommandNames) -> None:
    """Set the call of this program for all sentences to come."""
    global _call  # noqa: PLW0603 - a process is called once
    _call = call


def aloud(sentence: str) -> str:
    """Return a sentence as it is said: the command of this program without its folders.

    A voice would spell them; they stand on the screen, and on the display.
    """
    command = _call.accessigame
    end = command.rfind("'") + 1 or command.find(" ") % (len(command) + 1)
    _, slash, name = command[:end].rpartition("/")
    return sentence.replace(command, name.strip("'") + command[end:]) if slash else sentence


@contextmanager
def before_menu() -> Iterator[None]:
    """Have all sentences within this block know that the menu comes behind them."""
    call = known()
    remember(replace(call, menu=True))
    try:
        yield
    finally:
        remember(call)
