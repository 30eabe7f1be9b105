"""The language of the computer, on each system."""

from __future__ import annotations

import ctypes
import os
import plistlib
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from types import SimpleNamespace
from typing import Final

import pytest

from accessigame.words.locale_language import MAC_SETTINGS, VARIABLES, locale_language

LANGUAGE_OF: Final[list[tuple[dict[str, str], str]]] = [
    ({"LANG": "de_DE.UTF-8"}, "de"),
    ({"LANG": "en_US"}, "en"),
    ({"LANG": "de_DE.UTF-8", "LC_ALL": "en_GB.UTF-8"}, "en"),
    ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR"}, "fr"),
    ({"LANG": "de_DE.UTF-8", "LC_ALL": "C.UTF-8"}, "de"),
    ({"LANG": "es_ES.UTF-8"}, "fr"),
    ({"LANG": "en_GB.UTF-8", "LC_ALL": "cs_CZ.UTF-8"}, "fr"),
    ({}, "fr"),
    ({"LANG": ""}, "fr"),
    ({"LANG": "C"}, "fr"),
    ({"LANG": "POSIX"}, "fr"),
    ({"LC_ALL": "C.UTF-8"}, "fr"),
]
"""Variables of the locale, and the language that they stand for."""


def set_variables(monkeypatch: pytest.MonkeyPatch, given: Mapping[str, str]) -> None:
    """Give the process these variables of the locale, and no others."""
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)
    for name, value in given.items():
        monkeypatch.setenv(name, value)


@pytest.mark.parametrize(("environment", "language"), LANGUAGE_OF)
@pytest.mark.parametrize("of_python", ["de_DE", "en_US", None])
def test_the_variables_decide(
    environment: dict[str, str],
    language: str,
    of_python: str | None,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first variable that names a language decides; without one it is French.

    Fails when Python's own locale is asked, which of C.UTF-8 makes English in Python 3.11.
    """
    set_variables(monkeypatch, environment)
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("locale.getlocale", lambda *_: (of_python, "UTF-8"))
    assert locale_language() == language


@pytest.mark.unmeasured
@pytest.mark.skipif(sys.platform != "linux", reason="other systems have a language elsewhere")
@pytest.mark.parametrize("environment", [{}, {"LC_ALL": "C.UTF-8"}])
def test_a_program_without_a_language_speaks_french(environment: dict[str, str]) -> None:
    """A real start in such an environment is in French, whatever the release of Python."""
    own = {name: value for name, value in os.environ.items() if name not in VARIABLES}
    ran = subprocess.run(
        [sys.executable, "-m", "accessigame", "score", "no-thanks"],
        env=own | environment,
        capture_output=True,
        encoding="utf-8",
        check=True,
    )
    assert ran.stdout.splitlines()[0] == "Total des cartes : 0."


@pytest.mark.parametrize(
    ("number", "language"),
    [
        (0x040C, "fr"),
        (0x0C0C, "fr"),  # Canada
        (0x240C, "fr"),  # Congo, which Python does not list
        (0x0407, "de"),
        (0x0C07, "de"),  # Austria
        (0x0409, "en"),
        (0x0809, "en"),  # Great Britain
        (0x0C0A, "fr"),  # Spanish
        (0x0000, "fr"),
        (0xFFFF, "fr"),
    ],
)
def test_the_language_of_windows(
    number: int, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a variable it is the language of the menus, and a variable goes before it."""
    set_variables(monkeypatch, {})
    monkeypatch.setattr("sys.platform", "win32")
    kernel = SimpleNamespace(GetUserDefaultUILanguage=lambda: number)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    assert locale_language() == language
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert locale_language() == "en"


DAMAGED = b"bplist00" + bytes(40)


@pytest.mark.parametrize("form", [plistlib.FMT_BINARY, plistlib.FMT_XML])
@pytest.mark.parametrize(
    ("settings", "language"),
    [
        ({"AppleLanguages": ["de-AT", "en-AT"], "AppleLocale": "de_AT"}, "de"),
        ({"AppleLanguages": ["en"]}, "en"),
        ({"AppleLanguages": ["es-ES", "en-ES"]}, "fr"),
        ({"AppleLanguages": []}, "fr"),
        ({"AppleLanguages": 7}, "fr"),
        ({}, "fr"),
        ([], "fr"),
    ],
)
def test_the_language_of_macos(
    form: plistlib.PlistFormat,
    settings: dict[str, object] | list[object],
    language: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Without a variable it is the first language of the settings, and a variable goes before it.

    A terminal of macOS sets no language where it has no locale for language and country together.
    """
    give_settings(plistlib.dumps(settings, fmt=form), tmp_path, monkeypatch)
    assert locale_language() == language
    monkeypatch.setenv("LANG", "en_GB.UTF-8")
    assert locale_language() == "en"


@pytest.mark.parametrize("data", [b"", b"<plist>", b"\xff", DAMAGED, DAMAGED[:20], None])
def test_settings_of_macos_that_cannot_be_read(
    data: bytes | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A damaged or absent file is no reason to stop. Fails when it ends the program."""
    give_settings(data, tmp_path, monkeypatch)
    assert locale_language() == "fr"


def give_settings(data: bytes | None, home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Imitate macOS, with these bytes as the settings of the person, or without any."""
    if data is not None:
        (home / MAC_SETTINGS).parent.mkdir(parents=True)
        (home / MAC_SETTINGS).write_bytes(data)
    set_variables(monkeypatch, {"LC_CTYPE": "UTF-8"})
    monkeypatch.setattr("sys.platform", "darwin")
    monkeypatch.setattr(Path, "home", lambda: home)
