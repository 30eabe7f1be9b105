"""Locks as Windows has them, by an imitation of its library that locks files of this system."""

from __future__ import annotations

import errno
import os
import sys
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import IO, Any

import pytest

from accessigame.core.model import Unavailable
from accessigame.session import journal
from accessigame.session.journal import Header, Journal, JournalBusy
from accessigame.storage import files
from accessigame.storage.files import (
    LOCK_NAME,
    LOCK_PLACE,
    alone_in,
    another_has_lock,
    replace_with,
)

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="it imitates what is there already")
HEADER = Header("no-thanks", "2020", ("Ana", "Ben", "Zoé"))
NON_BLOCKING = 2


@pytest.fixture(autouse=True)
def places(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Have locks by `msvcrt` alone; return the places in files that are locked."""
    import fcntl  # noqa: PLC0415 - Windows has none

    locked: list[int] = []

    def locking(descriptor: int, mode: int, count: int) -> None:
        assert (mode, count) == (NON_BLOCKING, 1)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError as error:
            raise PermissionError(errno.EACCES, "Permission denied") from error
        locked.append(os.lseek(descriptor, 0, os.SEEK_CUR))

    library: Any = ModuleType("msvcrt")
    library.LK_NBLCK, library.locking = NON_BLOCKING, locking
    monkeypatch.setitem(sys.modules, "msvcrt", library)
    monkeypatch.setitem(sys.modules, "fcntl", None)
    monkeypatch.setattr(files, "sys", SimpleNamespace(platform="win32"))
    monkeypatch.setattr(files, "restrict_to_owner", lambda _: None)  # only Windows has its lists
    return locked


def test_two_programs_and_one_journal(tmp_path: Path, places: list[int]) -> None:
    """The second program is refused, and whoever reads is not: the locked byte is behind the end.

    The journal goes on at its end, wherever the lock is. Fails when the first bytes are locked,
    which nobody else could read then.
    """
    path = tmp_path / "game.jsonl"
    first = Journal.create(path, HEADER)
    record = journal.read(path)
    with pytest.raises(Unavailable) as refused:
        Journal.resume(path, record)
    assert refused.value.event == JournalBusy(str(path))
    first.append(1)
    first.sync()
    first.close()
    Journal.resume(path, journal.read(path)).close()
    assert places == [LOCK_PLACE] * 2
    assert path.read_bytes().count(b"\n") == 2
    assert path.stat().st_size < LOCK_PLACE


def test_a_folder_has_a_file_for_its_lock(
    tmp_path: Path, places: list[int], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows opens no folder, so a file in it is locked, and free again after the block.

    Fails when two programs that keep settings at once overwrite each other there.
    """
    monkeypatch.setattr(files, "TRIES", 1)
    with alone_in(tmp_path):
        other = os.open(tmp_path / LOCK_NAME, os.O_RDWR)
        assert another_has_lock(other)
    assert not another_has_lock(other)
    os.close(other)
    assert places == [LOCK_PLACE] * 2


def test_a_disk_without_locks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk elsewhere may refuse every lock: one program at a time is then up to the player."""

    def refuse(*_: object) -> None:
        raise OSError(errno.EINVAL, "Invalid argument")

    monkeypatch.setattr(sys.modules["msvcrt"], "locking", refuse)
    Journal.create(tmp_path / "game.jsonl", HEADER).close()


def test_lines_end_as_they_do_elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each file that is opened by its descriptor is binary, or Windows would write other ends.

    Fails when a journal from Windows has other bytes than the same game from Linux.
    """
    asked: list[int] = []
    opening = os.open

    def noted(path: Path, flags: int, *mode: int) -> int:
        asked.append(flags)
        return opening(path, flags & ~(1 << 30), *mode)

    for module in (files, journal.writer):
        monkeypatch.setattr(module, "BINARY", 1 << 30)
    monkeypatch.setattr(os, "open", noted)
    path = tmp_path / "game.jsonl"
    Journal.create(path, HEADER).close()
    Journal.resume(path, journal.read(path)).close()
    written = [flags for flags in asked if flags & os.O_APPEND]
    assert len(written) == 2
    assert all(flags & 1 << 30 for flags in written)


def test_text_keeps_its_ends_of_lines(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Python writes others on Windows, and puts a return before one that stands there.

    Fails when a list of real cards from Windows has other bytes than one from Linux.
    """

    def opened(file: int, mode: str, encoding: str, newline: str | None = None) -> IO[str]:
        return os.fdopen(
            file, mode, encoding=encoding, newline="\r\n" if newline is None else newline
        )

    monkeypatch.setattr(files, "open", opened, raising=False)
    replace_with(tmp_path / "deck.txt", "# 2\n7/8, ?/?\r\n")
    assert (tmp_path / "deck.txt").read_bytes() == b"# 2\n7/8, ?/?\r\n"
