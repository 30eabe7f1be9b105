"""The command by which this program was called: what a sentence tells to type works when typed.

Every message may use `$accessigame`, the command that takes the others behind it, `$start`, the
one that opens the menu, and `$resume`, the one that resumes the last game. `main` finds
them once; no sentence names a command of its own. `$menu` is `yes` while the menu waits behind a
game: a farewell there names neither a command of a shell nor goodbye.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NamedTuple

from accessigame.storage.shell import quoted

NAME: Final = "accessigame"
CALLED: Final = "ACCESSIGAME_CALLED"
"""The variable in which a wrapper names the command that it stands for."""
_PROGRAM: Final = re.compile(r"""(?:'[^']*'|"[^"]*"|[^\s'"])*""")
"""The first word of a command, with the quotes of a shell."""
_SLASH: Final = re.compile(r"[/\\]")


class CommandNames(NamedTuple):
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
    program = environment.get(CALLED) or _program(command_line, script, environment)
    return CommandNames(program, program, f"{program} resume")


def _program(command_line: Sequence[str], script: str, environment: Mapping[str, str]) -> str:
    if Path(script).name != "__main__.py":
        return _typed(script, environment)
    if not command_line:
        return NAME
    is_full = "PATHEXT" in environment  # Windows gives Python its path, whatever was typed
    python = command_line[0]
    return f"{_typed(python, environment) if is_full else quoted(python)} -m {NAME}"


def _typed(program: str, environment: Mapping[str, str]) -> str:
    """Return what a shell takes for a program: its name, where the PATH leads to it.

    The endings of `PATHEXT`, a variable of Windows, need not be typed, and its starter leaves
    them out of the path.
    """
    path, endings = Path(program), environment.get("PATHEXT", "").lower().split(";")
    name = path.stem if path.suffix.lower() in endings else path.name

    def file_in(folder: Path) -> Path | None:
        files = (folder / f"{name}{ending}" for ending in endings)
        return next(filter(Path.is_file, files), None)

    folders = map(Path, environment.get("PATH", "").split(os.pathsep))
    first, own = next(filter(None, map(file_in, folders)), None), file_in(path.parent)
    return name if first and own and first.samefile(own) else quoted(program)


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
    program = next(_PROGRAM.finditer(command))[0]
    *folders, name = _SLASH.split(program)
    bare = name.strip("'\"") + command[len(program) :]
    return sentence.replace(command, bare) if folders else sentence


@contextmanager
def before_menu() -> Iterator[None]:
    """Have all sentences within this block know that the menu comes behind them."""
    call = known()
    remember(call._replace(menu=True))
    try:
        yield
    finally:
        remember(call)
