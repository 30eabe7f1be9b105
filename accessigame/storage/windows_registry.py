"""Values of the registry of Windows, where other programs and Windows itself have written them."""

from __future__ import annotations

import sys
from contextlib import suppress
from typing import Any, Final

VIEW_OF_64_BITS: Final = 0x0100
VIEW_OF_32_BITS: Final = 0x0200
"""The views of the programs of one kind; without one, that of this Python is read."""


def machine_value(key: str, name: str, view: int = 0) -> Any:
    """Return a value of a key of the machine; None without it, and on another system."""
    value: Any = None
    if sys.platform == "win32":
        import winreg  # noqa: PLC0415 - other systems have none

        access = winreg.KEY_READ | view
        with suppress(OSError), winreg.OpenKey(winreg.HKEY_LOCAL_MACHINE, key, 0, access) as opened:
            value = winreg.QueryValueEx(opened, name)[0]
    return value
