"""Files with a list of entries: what is kept is read again, and damage loses only itself."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from accessigame.storage.entry_files import EntryFile
from accessigame.storage.typed_json import JsonReader


@dataclass(frozen=True, slots=True)
class Visit:
    """An entry of the tests."""

    name: str
    count: int = 0


VISITS = EntryFile(Visit, "visits", 1000, JsonReader(needs_all=True))


def test_what_is_kept_is_read_again(tmp_path: Path) -> None:
    """The folder is made with the file, and letters stay as they are."""
    path = tmp_path / "new" / "visits.json"
    assert VISITS.load(path) == []
    VISITS.change(path, lambda entries: [*entries, Visit("Zoé", 3)])
    VISITS.change(path, lambda entries: [Visit("Ben"), *entries])
    assert VISITS.load(path) == [Visit("Ben"), Visit("Zoé", 3)]
    assert "Zoé" in path.read_text("utf-8")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ('{"format": 1, "visits": [{"name": "Ana", "count": 1}]}', ["Ana"]),
        (
            '{"format": 1, "visits": [{"name": 5, "count": 1}, {"name": "Ana", "count": 1}]}',
            ["Ana"],
        ),
        ('{"format": 1, "visits": {"name": "Ana"}}', []),
        ('{"format": 2, "visits": [{"name": "Ana", "count": 1}]}', []),
        ('{"format": true, "visits": [{"name": "Ana", "count": 1}]}', []),
        ('{"format": 1.0, "visits": [{"name": "Ana", "count": 1}]}', []),
        ('{"format": 1, "visits": [{"name": "Ana", "count": 1}], "more": 1}', []),
        ('{"visits": [{"name": "Ana", "count": 1}]}', []),
        ('{"format": 1}', []),
        ("[1, 2]", []),
        ('{"format": 1, "visits": [', []),
        ("[" * 900, []),
        ('{"format": 1, "visits": [{"name": "Ana", "count": 1}]}' + " " * 1000, []),
    ],
)
def test_a_damaged_file_is_as_good_as_none(text: str, names: list[str], tmp_path: Path) -> None:
    """Entries that can be read are read; a file of another format, or a huge one, has none."""
    path = tmp_path / "visits.json"
    path.write_text(text, "utf-8")
    assert [visit.name for visit in VISITS.load(path)] == names


def test_a_key_of_a_newer_program_is_passed_over(tmp_path: Path) -> None:
    """A reader that passes over unknown keys does so in the file as in an entry."""
    path = tmp_path / "visits.json"
    path.write_text('{"format": 1, "visits": [{"name": "Ana", "count": 1, "at": 2}], "more": 1}')
    newer_visits = replace(VISITS, reader=JsonReader(skips_unknown=True, needs_all=True))
    assert newer_visits.load(path) == [Visit("Ana", 1)]
    assert VISITS.load(path) == []


def test_programs_that_keep_at_once_lose_nothing(tmp_path: Path) -> None:
    """Each entry of many writers is there in the end. Fails without the lock of the folder."""
    path = tmp_path / "visits.json"

    def keep(number: int) -> None:
        VISITS.change(path, lambda entries: [*entries, Visit("", number)])

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(keep, range(20)))
    assert {visit.count for visit in VISITS.load(path)} == {*range(20)}


def test_a_disk_that_refuses_is_no_mistake(tmp_path: Path) -> None:
    """A folder that cannot be made keeps nothing, without an exception."""
    (tmp_path / "file").touch()
    VISITS.change(tmp_path / "file" / "visits.json", lambda _: [Visit("Ana")])
    assert VISITS.load(tmp_path / "file" / "visits.json") == []
