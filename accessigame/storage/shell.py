"""Words as a shell takes them: that of POSIX, or cmd and PowerShell of Windows alike."""

from __future__ import annotations

import re
import sys
from typing import Final

_PLAIN: Final = re.compile(r"[\w.:~+\\-]*")
"""What neither cmd nor PowerShell takes for anything but itself."""
_LONGEST: Final = 32768
"""Characters of a path on Windows, at most."""


def quoted(word: str) -> str:
    """Return a word as it is typed in a shell, with quotes where it needs them.

    On Windows the folders of a path that would need them have their short names, if they have
    any: PowerShell takes a path that begins with a quote for a text, not for a command.
    """
    if sys.platform == "win32":
        typed = word if _PLAIN.fullmatch(word) else _with_short_folders(word)
        typed = typed if _PLAIN.fullmatch(typed) else f'"{word}"'
    else:
        from shlex import quote  # noqa: PLC0415 - imported once, and not for a program on the PATH

        typed = quote(word)
    return typed


def _with_short_folders(path: str) -> str:
    """Return a path whose folders have the names of eight letters that Windows gives them."""
    folder, backslash, name = path.rpartition("\\")
    if sys.platform == "win32" and folder:
        import ctypes  # noqa: PLC0415 - only Windows needs it

        short = ctypes.create_unicode_buffer(_LONGEST)
        if ctypes.windll.kernel32.GetShortPathNameW(folder, short, _LONGEST):
            folder = short.value
    return folder + backslash + name
