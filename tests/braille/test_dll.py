"""Liblouis on Windows: the places where it is found, and libraries that do not fit this Python."""

from __future__ import annotations

import os
import struct
import sys
import sysconfig
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import SimpleNamespace

import pytest

from accessigame.braille import (
    BrailleDllMissing,
    BrailleDllUnfit,
    BrailleLibraryUnusable,
    BrailleTablesMissing,
    discovery,
    dll,
    health,
    liblouis,
)
from accessigame.core.model import Unavailable
from accessigame.storage import windows_registry

X86, X64, ARM64, OTHER = 0x014C, 0x8664, 0xAA64, 0x0200


def headers(machine: int) -> bytes:
    """Return the beginning of a library of Windows."""
    return b"MZ".ljust(0x3C, b"\0") + struct.pack("<I", 0x80) + bytes(0x40) + pe(machine)


def pe(machine: int) -> bytes:
    """Return the header by which the kind of programs is known."""
    return b"PE\0\0" + struct.pack("<H", machine) + bytes(18)


@pytest.fixture
def windows(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[list[str]]:
    """Stand in for a Windows of its own with an x64 Python; yield what is loaded, in order."""
    loaded: list[str] = []

    def load(path: str) -> SimpleNamespace:
        loaded.append(path)
        return SimpleNamespace(path=path, kind="library", version="3.38.0", data=None)

    monkeypatch.setattr(sysconfig, "get_platform", lambda: "win-amd64")
    monkeypatch.setattr(sys, "prefix", str(tmp_path / "Python"))
    monkeypatch.setattr(discovery, "Library", load)
    monkeypatch.setattr(discovery, "module", lambda: None)
    monkeypatch.setitem(sys.modules, "louis", None)
    for name in (*dll._PROGRAM_FOLDERS, "PATH", "ACCESSIGAME_LIBLOUIS", "ACCESSIGAME_TABLES"):
        monkeypatch.delenv(name, raising=False)
    liblouis.cache_clear()
    yield loaded
    liblouis.cache_clear()


@pytest.fixture
def put(tmp_path: Path) -> Callable[..., Path]:
    """Provide a function that puts a library into a folder, and returns its path."""

    def put_library(folder: str, machine: int = X64, tables: str = "") -> Path:
        path = tmp_path / folder / "liblouis.dll"
        path.parent.mkdir(parents=True)
        path.write_bytes(headers(machine))
        if tables:
            (tmp_path / tables).mkdir(parents=True)
            (tmp_path / tables / "en-us-brf.dis").touch()
        return path

    return put_library


def refusal() -> object:
    """Return the event of a liblouis that is not to be had."""
    with pytest.raises(Unavailable) as refused:
        liblouis()
    return refused.value.event


@pytest.mark.parametrize(
    ("machine", "kind"), [(X86, "x86"), (X64, "x64"), (ARM64, "ARM64"), (OTHER, "0x200")]
)
def test_the_kind_of_a_library_is_read(put: Callable[..., Path], machine: int, kind: str) -> None:
    """The headers tell what a library is for; it is not loaded."""
    assert dll.library_kind(put("here", machine)) == kind


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"MZ",
        b"not a library".ljust(200),
        b"MZ".ljust(0x3C, b"\0") + b"\xff\xff\xff\xff",
        b"NE" + headers(X64)[2:],
        headers(X64).replace(b"PE", b"NE"),
    ],
)
def test_what_is_no_library_has_no_kind(tmp_path: Path, content: bytes) -> None:
    """An empty, cut or foreign file is none of Windows' libraries."""
    file = tmp_path / "liblouis.dll"
    file.write_bytes(content)
    assert dll.library_kind(file) is None
    assert dll.library_kind(tmp_path / "none.dll") is None


def test_on_other_systems_nothing_is_checked(put: Callable[..., Path], tmp_path: Path) -> None:
    """There the system alone says what it loads, also by a bare name."""
    if dll.python_kind() is None:
        dll.check(str(put("here", X86)))
        dll.check(str(tmp_path / "none"))
        dll.check("liblouis.so.20")


def test_nvda_s_library_comes_with_its_tables(
    windows: list[str],
    put: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """NVDA keeps the tables in a folder of its own name, below its program."""
    library = put("Programs/NVDA", tables="Programs/NVDA/louis/tables")
    monkeypatch.setenv("ProgramFiles", str(tmp_path / "Programs"))
    found = liblouis()
    assert windows == [str(library)]
    assert found.tables == library.parent / "louis" / "tables"


def test_a_release_of_liblouis_is_found_on_the_path(
    windows: list[str],
    put: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """An unpacked release has its library in `bin` and its tables in `share`, side by side.

    Fails when Windows is asked for `louis.dll`, as `ctypes.util.find_library` does.
    """
    library = put("louis/bin", tables="louis/share/liblouis/tables")
    folders = [str(tmp_path / "none"), f'"{library.parent}"']
    monkeypatch.setenv("PATH", os.pathsep.join(folders))
    assert liblouis().tables == tmp_path / "louis/share/liblouis/tables"
    assert windows == [str(library)]


def test_the_library_beside_the_program_comes_first(
    windows: list[str],
    put: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """What was installed with the program is used, whatever else is there."""
    own = put("Python/liblouis/bin", tables="Python/liblouis/share/liblouis/tables")
    monkeypatch.setenv("PATH", str(put("elsewhere").parent))
    monkeypatch.setenv("ProgramFiles", str(put("Programs/NVDA").parent.parent))
    assert liblouis().tables == tmp_path / "Python/liblouis/share/liblouis/tables"
    assert windows == [str(own)]


def test_the_current_folder_is_never_searched(
    windows: list[str],
    put: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A library there may be anybody's, as in a folder of downloads.

    Fails when a relative folder of the PATH is searched.
    """
    monkeypatch.chdir(put("downloads").parent)
    monkeypatch.setenv("PATH", os.pathsep.join(["", ".", "../downloads"]))
    assert refusal() == BrailleDllMissing("x64")
    assert windows == []


def test_a_library_of_another_kind_is_not_loaded(
    windows: list[str],
    put: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """An NVDA of 32 bits is named, with what this Python needs.

    Fails when every library is loaded to find out whether it fits: Windows may open a dialog.
    """
    library = put("Programs/NVDA", X86)
    monkeypatch.setenv("ProgramFiles(x86)", str(tmp_path / "Programs"))
    assert refusal() == BrailleDllUnfit(str(library), "x86", "x64")
    assert health() == (BrailleDllUnfit(str(library), "x86", "x64"),)
    assert windows == []


def test_a_library_that_fits_is_looked_for_behind_one_that_does_not(
    windows: list[str],
    put: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """An old NVDA hides nothing."""
    put("old/NVDA", X86)
    new = put("new/NVDA", tables="new/NVDA/louis/tables")
    monkeypatch.setenv("ProgramW6432", str(tmp_path / "old"))
    monkeypatch.setenv("ProgramFiles", str(tmp_path / "new"))
    assert liblouis().tables == new.parent / "louis" / "tables"
    assert windows == [str(new)]


def test_a_library_that_is_named_is_the_only_one(
    windows: list[str],
    put: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """The one in `ACCESSIGAME_LIBLOUIS` is used, or what is wrong with it is told."""
    monkeypatch.setenv("PATH", str(put("good").parent))
    named = put("named", ARM64)
    monkeypatch.setenv("ACCESSIGAME_LIBLOUIS", str(named))
    assert refusal() == BrailleDllUnfit(str(named), "ARM64", "x64")
    named.write_text("not a library")
    assert refusal() == BrailleLibraryUnusable(str(named))
    assert windows == []
    named.write_bytes(headers(X64))
    assert refusal() == BrailleTablesMissing(str(tmp_path / "named/louis/tables"), "none")
    assert windows == [str(named)]


def test_without_a_library_windows_is_told_where_one_comes_from(windows: list[str]) -> None:
    """No command installs it there, so NVDA and liblouis's own release are named."""
    assert refusal() == BrailleDllMissing("x64")
    assert health() == (BrailleDllMissing("x64"),)
    assert windows == []


class Registry:
    """A stand-in for `winreg` with the folders that NVDA's installer wrote, by view."""

    HKEY_LOCAL_MACHINE, KEY_READ, KEY_WOW64_64KEY, KEY_WOW64_32KEY = 1, 0x20019, 0x100, 0x200

    def __init__(self, **folders: str) -> None:
        self.folders = folders

    @contextmanager
    def OpenKey(self, _hive: int, name: str, _zero: int, access: int) -> Iterator[str]:  # noqa: N802 - as in winreg
        """Open the key of a view; FileNotFoundError without one."""
        assert name.endswith("NVDA")
        view = "x64" if access & self.KEY_WOW64_64KEY else "x86"
        if view not in self.folders:
            raise FileNotFoundError(2, name)
        yield self.folders[view]

    def QueryValueEx(self, key: str, name: str) -> tuple[str, int]:  # noqa: N802 - as in winreg
        """Return a value and its type."""
        assert name == "UninstallDirectory"
        return key, 1


def test_the_folder_that_nvda_s_installer_wrote_down_is_searched(
    windows: list[str],
    put: Callable[..., Path],
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
) -> None:
    """NVDA may be installed anywhere; its folder stands in the registry, in one of two views.

    Fails when only the view of this Python is read, where an NVDA of 32 bits is missing.
    """
    library = put("Screen Reader", X86)
    monkeypatch.setattr(dll, "sys", SimpleNamespace(platform="win32", prefix="none"))
    monkeypatch.setattr(windows_registry, "sys", SimpleNamespace(platform="win32"))
    monkeypatch.setitem(sys.modules, "winreg", Registry(x86=str(library.parent)))
    assert [*dll.libraries()] == [str(library)]
    other = put("Sixty-four")
    registry = Registry(x86=str(library.parent), x64=str(other.parent))
    monkeypatch.setitem(sys.modules, "winreg", registry)
    assert [*dll.libraries()] == [str(other), str(library)]
    monkeypatch.setitem(sys.modules, "winreg", Registry())
    assert [*dll.libraries()] == []
    assert tmp_path
    assert windows == []


def test_a_path_is_written_in_the_code_page_of_windows(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    r"""Liblouis opens its tables by the code page there, and by UTF-8 elsewhere.

    Fails when the bytes are those of UTF-8 everywhere: a folder below C:\Users\\Zoé is missing.
    """
    table = tmp_path / "Zoé" / "de-g0.utb"
    assert dll.encoded(table) == os.fsencode(table)
    monkeypatch.setattr(dll, "_CODE_PAGE", "cp1252")
    monkeypatch.setattr(dll, "_short", lambda path: path.replace("Łukasz", "UKASZ~1"))
    monkeypatch.setattr(dll, "sys", SimpleNamespace(platform="win32"))
    assert dll.encoded(table) == str(table).encode("cp1252")
    assert dll.encoded(tmp_path / "Łukasz" / "x.ctb") == os.fsencode(tmp_path / "UKASZ~1" / "x.ctb")
