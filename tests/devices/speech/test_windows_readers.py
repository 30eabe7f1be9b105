"""The screen readers of Windows in a report, with stand-ins for Windows and NVDA's file."""

from __future__ import annotations

from ctypes import sizeof
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from accessigame.devices.speech import screen_reader
from accessigame.devices.speech.screen_reader import NvdaSettingIs, ReaderFlagIs

NVDA = """\
schemaVersion = 19
[general]
\tlanguage = fr
\tshowWelcomeDialogAtStartup = False
[speech]
\tsynth = espeak
\t[[espeak]]
\t\tvoice = roa\\\\fr
[keyboard]
\tspeakTypedCharacters = 2
\tkeyboardLayout = laptop
[braille]
\tdisplay = baum
\tport = C:\\Users\\quasimodo
[terminals]
\tdiffAlgo = difflib
\twtStrategy = "NOTIFICATIONS"
[presentation]
\treportDynamicContentChanges = quasimodo at home
"""
"""A file of settings, with a person's name where none is expected."""


def user32(*, on: bool | None) -> SimpleNamespace:
    """Return a library whose flag of screen readers is this; None if it cannot be read."""

    def parameters(number: int, _: int, flag: Any, __: int) -> int:
        assert number == 70
        flag._obj.value = bool(on)
        return on is not None

    return SimpleNamespace(SystemParametersInfoW=parameters)


def test_the_settings_of_nvda_that_matter_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Those of a console are told with one word each, and nothing else of the file.

    Fails when any word is taken for a value: the last line would tell a name.
    """
    file = tmp_path / "nvda" / "nvda.ini"
    file.parent.mkdir()
    file.write_text(NVDA, "utf-8-sig")
    monkeypatch.setenv("APPDATA", str(tmp_path))
    assert list(screen_reader.windows_reader_facts(user32(on=True))) == [
        ReaderFlagIs(on=True),
        NvdaSettingIs("speakTypedCharacters", "2"),
        NvdaSettingIs("keyboardLayout", "laptop"),
        NvdaSettingIs("diffAlgo", "difflib"),
        NvdaSettingIs("wtStrategy", "NOTIFICATIONS"),
    ]


@pytest.mark.parametrize("folder", ["", "nowhere"])
def test_without_nvda_only_the_flag_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, folder: str
) -> None:
    """A computer without NVDA, and one without the folder of settings, is no fault."""
    monkeypatch.setenv("APPDATA", folder and str(tmp_path / folder))
    assert list(screen_reader.windows_reader_facts(user32(on=False))) == [ReaderFlagIs(on=False)]
    assert list(screen_reader.windows_reader_facts(user32(on=None))) == []


def test_each_process_is_listed() -> None:
    """All names of a snapshot are given, and the snapshot is closed.

    Fails when the structure is not told its size: Windows then lists nothing.
    """
    files = iter(("System", "NVDA.exe", "cmd.exe"))
    closed: list[int] = []

    def one(snapshot: int, process: Any) -> bool:
        entry = process._obj
        assert (snapshot, entry.size) == (5, sizeof(entry))
        entry.file = next(files, "")
        return bool(entry.file)

    kernel32 = SimpleNamespace(
        CreateToolhelp32Snapshot=lambda kind, _: 5 if kind == 2 else -1,
        Process32FirstW=one,
        Process32NextW=one,
        CloseHandle=closed.append,
    )
    assert list(screen_reader.process_files(kernel32)) == ["System", "NVDA.exe", "cmd.exe"]
    assert closed == [5]


def test_a_snapshot_that_is_refused_lists_nothing() -> None:
    """Without a snapshot, no process is known, and no function is called on it."""
    refusing = SimpleNamespace(CreateToolhelp32Snapshot=lambda *_: -1)
    assert list(screen_reader.process_files(refusing)) == []
