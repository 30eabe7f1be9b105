"""The language of the computer, for whoever has chosen none in the program."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from accessigame.storage.files import read_within
from accessigame.words.words import LANGUAGES

VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The variables that name the language of messages; an earlier one goes before a later one."""
NO_LANGUAGE: Final = ("", "C", "POSIX")
"""Names of a locale, without its encoding, that stand for no language."""
MAC_SETTINGS: Final = Path("Library", "Preferences", ".GlobalPreferences.plist")
"""The settings of a person on macOS, within their home."""
LONGEST_SETTINGS: Final = 2**20
"""Bytes of such a file, at most."""
LANGUAGE_BITS, USUAL_COUNTRY = 0x3FF, 0x400
"""Windows numbers a language in ten bits, and its usual country is the bit above them."""


def locale_language() -> str:
    """Return the language that the computer is set to; the first one for none or an unknown one.

    The variables of the locale go before the settings of Windows and macOS.
    Python's `locale` is not asked: its releases make different languages of `C.UTF-8`.
    """
    name = next((name for name in _names() if name.partition(".")[0] not in NO_LANGUAGE), "")
    code = name[:2].lower()
    return code if code in LANGUAGES else LANGUAGES[0]


def _names() -> Iterator[str]:
    yield from (os.environ.get(variable, "") for variable in VARIABLES)
    if sys.platform == "win32":
        import ctypes  # noqa: PLC0415 - only Windows needs it
        import locale  # noqa: PLC0415 - likewise

        number: int = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # that of the menus
        yield locale.windows_locale.get(number & LANGUAGE_BITS | USUAL_COUNTRY, "")
    elif sys.platform == "darwin":
        yield _mac_language()


def _mac_language() -> str:
    """Return the first language in the settings of macOS, such as `de-AT`; empty without one."""
    import plistlib  # noqa: PLC0415 - only macOS needs it

    try:
        settings = plistlib.loads(read_within(Path.home() / MAC_SETTINGS, LONGEST_SETTINGS))
        return str(settings["AppleLanguages"][0])
    except Exception:  # noqa: BLE001 - a damaged file raises many kinds, and this is no reason to stop
        return ""
