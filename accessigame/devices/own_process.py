"""The start of a process of this program's own, which talks by its pipes alone.

Keys and windows are for the game. A session apart keeps Ctrl-C and Ctrl-Z from the process. On
Windows it gets a console that nobody sees, so that the closing of the window is for the game too.
Without any console, that of a virtual environment, which starts the real Python as another program,
would open a window for it.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

if sys.platform == "win32":
    NO_CONSOLE: Final = subprocess.CREATE_NO_WINDOW
else:
    NO_CONSOLE: Final = 0
NO_VARIABLES: Final[Mapping[str, str]] = MappingProxyType({})


def start(
    command: Sequence[str], variables: Mapping[str, str] = NO_VARIABLES
) -> subprocess.Popen[bytes]:
    """Start a command, and return its process, with pipes for input and output.

    variables: of the environment, besides those of this process. Raises OSError.
    """
    return subprocess.Popen(  # noqa: S603 - our own program
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**os.environ, **variables},
        start_new_session=True,
        creationflags=NO_CONSOLE,
    )
