"""The installer for Windows, but for what needs Wine: its words, its console, its parts.

Covers distribution/windows.py, distribution/windows_python.py, distribution/windows_parts.py,
distribution/windows_libraries.py and distribution/console_properties.py.
"""

from __future__ import annotations

import re
import struct
import zipfile
from pathlib import Path

import pytest

from accessigame.words.words import LANGUAGES
from distribution import console_properties, windows, windows_python
from distribution.package_files import DESKTOP_ENTRY
from distribution.tools import BuildError

SCRIPT = windows.SCRIPT.read_text("utf-8")
NSIS_LANGUAGES = {"fr": "FRENCH", "en": "ENGLISH", "de": "GERMAN"}


def words(language: str) -> dict[str, str]:
    """Return the sentences of the installer by their names."""
    mark = re.escape(f"${{LANG_{NSIS_LANGUAGES[language]}}}")
    return dict(re.findall(rf'^LangString (\w+) {mark} "([^"]*)"$', SCRIPT, re.MULTILINE))


def test_each_sentence_is_there_in_each_language() -> None:
    """French comes first, as the language of whoever has none of them, and none lacks a sentence.

    Fails when a sentence is added in one language, or used and never written.
    """
    assert set(NSIS_LANGUAGES) == set(LANGUAGES)
    loaded = re.findall(r"^LoadLanguageFile .*\\(\w+)\.nlf", SCRIPT, re.MULTILINE)
    assert [each.upper() for each in loaded] == [*NSIS_LANGUAGES.values()]
    used = set(re.findall(r"\$\((\w+)\)", SCRIPT))
    for language in LANGUAGES:
        said = words(language)
        assert said.keys() == used, language
        assert [
            text for name, text in said.items() if name != "Entry" and text[-1] not in ".?"
        ] == []


def test_the_entry_says_what_that_of_debian_says() -> None:
    """The Start menu and the desktop of Debian describe the program by the same words."""
    for language in LANGUAGES:
        key = "GenericName" if language == "en" else f"GenericName[{language}]"
        assert f"{key}={words(language)['Entry']}\n" in DESKTOP_ENTRY


def test_nothing_is_asked_of_an_administrator() -> None:
    """Only keys of one user are written, only that user's folders, and each key is removed.

    Fails when a value goes to HKLM, or when a key stays after the program.
    """
    assert "RequestExecutionLevel user" in SCRIPT
    assert set(re.findall(r"\bHK\w+", SCRIPT)) == {"HKCU"}
    written = set(re.findall(r'WriteReg\w+ HKCU "(\S+)"', SCRIPT))
    assert written == set(re.findall(r'DeleteRegKey HKCU "(\S+)"', SCRIPT))
    assert "all" not in re.findall(r"SetShellVarContext (\w+)", SCRIPT)


def test_removing_touches_no_games() -> None:
    """Whole folders are removed only where the installer alone writes.

    Fails when `RMDir /r "$INSTDIR"` takes along what somebody put there.
    """
    assert set(re.findall(r"RMDir /r (.*)", SCRIPT)) == {
        r'"$INSTDIR\python"',
        r'"$INSTDIR\licences"',
    }


def test_the_shortcut_opens_large_letters() -> None:
    """The block has the size, the mark and the places of fields that the format gives it.

    Fails when one field before the font is left out, and Windows would read another height.
    """
    block = console_properties.block()
    size, mark, fill = struct.unpack_from("<IIH", block)
    assert (size, mark, fill) == (0xCC, 0xA0000002, 0x0F)
    assert block[size:] == bytes(4)
    width, height, _, weight = struct.unpack_from("<HHII", block, 32)
    assert (width, height, weight) == (0, 28, 700)
    assert block[44:108].decode("utf-16-le").rstrip("\0") == "Consolas"
    assert struct.unpack_from("<I", block, 108) == (100,)
    assert struct.unpack_from("<I", block, 200) == (0xFFFFFF,)


@pytest.mark.parametrize("places", [("bin", "share/liblouis/tables"), (".", "tables")])
def test_liblouis_goes_where_the_program_looks(tmp_path: Path, places: tuple[str, str]) -> None:
    """A release of liblouis, and a library with tables beside it, give the same folder."""
    source = tmp_path / "source"
    for folder, name in zip(places, (windows.DLL, windows.LANDMARK), strict=True):
        (source / folder).mkdir(parents=True, exist_ok=True)
        (source / folder / name).write_text(name, "utf-8")
    windows.add_liblouis(tmp_path / "target", source)
    assert (tmp_path / "target/bin/liblouis.dll").is_file()
    assert (tmp_path / "target/share/liblouis/tables" / windows.LANDMARK).is_file()


def test_liblouis_without_its_tables_is_refused(tmp_path: Path) -> None:
    """A library alone would give an installer whose braille never starts."""
    (tmp_path / windows.DLL).touch()
    with pytest.raises(BuildError, match=r"liblouis\.dll"):
        windows.add_liblouis(tmp_path / "target", tmp_path)


def test_the_embeddable_cpython_is_taken_as_it_is(tmp_path: Path) -> None:
    """Its version is read from its library, and it imports from its own folders alone.

    Fails when the archive's own list of paths stays, which leaves the libraries out.
    """
    archive = tmp_path / "python.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        for name in ("python.exe", "python3.dll", "python313.dll", "python313._pth"):
            packed.writestr(name, name)
    assert windows_python.fill(tmp_path / "python", archive) == "3.13"
    paths = (tmp_path / "python/python313._pth").read_text("ascii")
    assert paths.splitlines() == ["python313.zip", ".", "import site"]


def test_another_archive_is_refused(tmp_path: Path) -> None:
    """An archive without a CPython is named, and nothing is built of it."""
    archive = tmp_path / "other.zip"
    with zipfile.ZipFile(archive, "w") as packed:
        packed.writestr("readme.txt", "")
    with pytest.raises(BuildError, match=r"other\.zip"):
        windows_python.fill(tmp_path / "python", archive)
