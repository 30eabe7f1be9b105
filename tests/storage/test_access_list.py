"""Access lists of Windows, by an imitation of its library elsewhere."""

from __future__ import annotations

import ctypes
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from accessigame.session.journal import Header, Journal
from accessigame.storage import files
from accessigame.storage.files import ANYBODY, OWNER_ONLY, replace_with
from tests.owner_only import access_list, only_its_owner_reads

USER = "S-1-5-21-7-1001"
EXPECTED = f"D:P(A;;FA;;;SY)(A;;FA;;;BA)(A;;FA;;;{USER})"


def put(place: Any, value: object) -> bool:
    """Put a value where a function of Windows puts its result."""
    place._obj.value = value
    return True


@pytest.fixture
def lists(monkeypatch: pytest.MonkeyPatch) -> dict[str, tuple[str, int]]:
    """Have Windows; return the access list of each file that has one, with what was set of it."""
    made: dict[str, tuple[str, int]] = {}
    asked: list[str] = []

    def descriptor_of(text: str, _revision: int, place: Any, _size: None) -> bool:
        asked.append(text)
        return put(place, 9)

    security = SimpleNamespace(
        OpenProcessToken=lambda _process, _access, token: put(token, 5),
        GetTokenInformation=lambda *_: True,
        ConvertSidToStringSidW=lambda _place, number: put(number, USER),
        ConvertStringSecurityDescriptorToSecurityDescriptorW=descriptor_of,
        SetFileSecurityW=lambda path, access, _: made.setdefault(path, (asked[-1], access)),
    )
    kernel = SimpleNamespace(CloseHandle=lambda _: True, LocalFree=lambda _: None)
    windows = SimpleNamespace(kernel32=kernel, advapi32=security)
    monkeypatch.setattr(ctypes, "windll", windows, raising=False)
    monkeypatch.setattr(sys, "platform", "win32")
    return made


@pytest.mark.skipif(sys.platform == "win32", reason="it imitates what is there already")
def test_a_file_of_its_owner_has_an_access_list_before_it_has_a_text(
    tmp_path: Path, lists: dict[str, tuple[str, int]]
) -> None:
    """Nobody can read it meanwhile, and a file for everybody has none.

    Fails when the codes of guests, in a folder that others read, are as open as the folder.
    """
    replace_with(tmp_path / "codes.json", "417902", OWNER_ONLY)
    replace_with(tmp_path / "labels.svg", "<svg/>", ANYBODY)
    ((path, (access_list, access)),) = lists.items()
    assert Path(path).suffix == ".new"
    assert (access_list, access) == (EXPECTED, 0x8000_0004)


def test_each_file_that_is_made_for_its_owner_has_a_list(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A journal tells what everybody holds. Fails when a new game is as open as its folder."""
    restricted: list[Path] = []
    monkeypatch.setattr(files, "restrict_to_owner", restricted.append)
    journal = tmp_path / "game.jsonl"
    Journal.create(journal, Header("no-thanks", "2020", ("Ana", "Ben", "Zoé"))).close()
    assert restricted == [journal]


@pytest.mark.skipif(sys.platform != "win32", reason="only Windows has access lists")
def test_windows_lets_its_user_alone_use_a_file(tmp_path: Path) -> None:
    """The list says so when it is read again, and this user can still read the file and replace it.

    Fails when the list has everybody, or does not have this user.
    """
    path = tmp_path / "codes.json"
    replace_with(path, "417902", OWNER_ONLY)
    replace_with(path, "417903", OWNER_ONLY)
    assert path.read_text("utf-8") == "417903"
    assert only_its_owner_reads(path)
    open_to_all = tmp_path / "labels.svg"
    open_to_all.write_text("<svg/>", "utf-8")
    assert access_list(open_to_all) != access_list(path)
