"""Words as a shell takes them."""

from __future__ import annotations

import ctypes
import re
import shlex
from types import SimpleNamespace

import pytest

from accessigame.storage.shell import quoted


@pytest.mark.parametrize("word", ["accessigame", "/home/zoé/my games/l'été", "a>=1,<2", "C:\\x"])
def test_a_posix_shell_takes_it_for_one_word(word: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has the quotes of POSIX shells."""
    monkeypatch.setattr("sys.platform", "linux")
    assert shlex.split(quoted(word)) == [word]


@pytest.fixture
def _windows(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have Windows, with short names for folders on the disk C: alone."""

    def short_path(folder: str, short: ctypes.Array[ctypes.c_wchar], _size: int) -> int:
        short.value = re.sub(r"(\w{6})\w* [^\\]*", r"\1~1", folder)
        return len(short.value) if folder.startswith("C:") else 0

    kernel = SimpleNamespace(GetShortPathNameW=short_path)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr("sys.platform", "win32")


@pytest.mark.usefixtures("_windows")
@pytest.mark.parametrize(
    ("word", "typed"),
    [
        ("python", "python"),
        ("C:\\Users\\Zoé\\accessigame", "C:\\Users\\Zoé\\accessigame"),
        ("C:\\Users\\Amelie Roux\\x.exe", "C:\\Users\\Amelie~1\\x.exe"),
        ("D:\\Amelie Roux\\x.exe", '"D:\\Amelie Roux\\x.exe"'),
        ("C:\\A&B\\x", '"C:\\A&B\\x"'),
        ("prismatoid<0.19,>=0.18.3", '"prismatoid<0.19,>=0.18.3"'),
    ],
)
def test_cmd_and_powershell_take_it_for_one_word(word: str, typed: str) -> None:
    """A path begins with no quote, which PowerShell takes for a text, if there is another way.

    Fails when Windows gets the quotes of POSIX: cmd looks for a program whose name has them.
    """
    assert quoted(word) == typed
