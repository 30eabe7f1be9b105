"""The writing of a journal: appended, synced to the disk, locked against other programs."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from itertools import count
from pathlib import Path
from typing import Any

from accessigame import games
from accessigame.core.game import Game
from accessigame.core.model import Move, NotUnderstood, Refusal, Unavailable
from accessigame.session.journal.lines import (
    APART,
    Header,
    JournalBusy,
    JournalExists,
    JournalUnwritable,
    begun_in,
    correction_line,
    line_of,
    now,
    restart_line,
    with_time,
)
from accessigame.session.journal.reader import Record
from accessigame.storage.files import BINARY, OWNER_ONLY, another_has_lock, open_new


class Journal:
    """A journal open for writing. A move is safe once `sync` has returned.

    noted: the last time in it. dated: a line gets its time where the last one is some minutes ago.
    """

    def __init__(
        self, path: Path, rules: Game[Any], descriptor: int,
        noted: datetime | None = None, *, dated: bool = True,
    ) -> None:  # fmt: skip
        self.path = path
        self._rules = rules
        self._descriptor = descriptor
        self._noted = noted
        self._dated = dated
        self._kept = bytearray()
        self._pending: list[str] = []

    @classmethod
    def create(cls, path: Path, header: Header) -> Journal:
        """Create a journal in a new file; a `Refusal` if it exists or cannot be made."""
        begun = begun_in(header.setup)
        rules = games.find(header.game)
        journal = cls(path, rules, _new_file(path), begun, dated=begun is not None)
        journal._lock()
        journal._pending.append(header.line())
        try:
            journal.sync()
        except Unavailable:  # no game has begun, and an empty file would be a damaged one
            journal.close()
            with suppress(OSError):
                path.unlink()
            raise
        _sync_folder(path.parent)
        return journal

    @classmethod
    def resume(cls, path: Path, record: Record, *, dated: bool = True) -> Journal:
        """Open a journal that was read for writing; a torn last line is cut off.

        dated: False for a game that is only corrected, which keeps its day.
        `Unavailable` if it cannot be written, or if another program plays it.
        """
        try:
            descriptor = os.open(path, os.O_RDWR | os.O_APPEND | BINARY)
        except OSError as error:
            raise Unavailable(JournalUnwritable(str(path))) from error
        journal = cls(path, games.find(record.header.game), descriptor, record.noted, dated=dated)
        journal._lock()
        if os.fstat(descriptor).st_size != record.size:  # another program wrote after it was read
            os.close(descriptor)
            raise Unavailable(JournalBusy(str(path)))
        try:
            journal._mend(record.torn)
            journal._read_back()
        except OSError as error:  # the disk is full, or gone
            journal.close()
            raise Unavailable(JournalUnwritable(str(path))) from error
        return journal

    def _lock(self) -> None:
        """Take the lock of the file; `Unavailable` if another program has it.

        Where there are no locks, one program at a time is up to the player.
        """
        if another_has_lock(self._descriptor):
            os.close(self._descriptor)
            raise Unavailable(JournalBusy(str(self.path)))

    def _mend(self, torn: int) -> None:
        size = os.fstat(self._descriptor).st_size
        if torn:
            os.ftruncate(self._descriptor, size - torn)
        elif size:
            os.lseek(self._descriptor, -1, os.SEEK_END)
            if os.read(self._descriptor, 1) != b"\n":
                self._write(b"\n")

    def _read_back(self) -> None:
        """Note what the file holds, by its one descriptor: closing another gives up the lock."""
        os.lseek(self._descriptor, 0, os.SEEK_SET)
        while part := os.read(self._descriptor, 2**16):
            self._kept += part

    def append(self, entry: Move | int) -> None:
        """Append a move, or a number of moves undone; `sync` brings it to the disk."""
        self._note(line_of(entry, self._rules))

    def correct(self, count: int, moves: Sequence[Move]) -> None:
        """Append a correction: a number of moves undone, and the moves in their place.

        It is one line, so that a power cut leaves all of it or nothing.
        """
        self._note(correction_line(count, moves, self._rules))

    def restart(self, options: Mapping[str, object], moves: Sequence[Move]) -> None:
        """Append a restart: the options that change, and all moves of the game from then on.

        The lines before it stay; it is one line, as a correction is.
        """
        self._note(restart_line(options, moves, self._rules))

    def _note(self, line: str) -> None:
        """Collect a line, with the time where the last one that was noted is long ago."""
        time = now()
        if self._dated and (self._noted is None or abs(time - self._noted) >= APART):
            line, self._noted = with_time(line, time), time
        self._pending.append(line)

    def sync(self) -> None:
        """Bring everything appended to the disk; `Unavailable` if the disk refuses.

        A file that another program has deleted, moved or cut short is made whole again first.
        """
        try:
            self._restore()
        except (OSError, Refusal) as error:
            raise Unavailable(JournalUnwritable(str(self.path))) from error
        if not self._pending:
            return
        data = "".join(line + "\n" for line in self._pending).encode()
        size = os.fstat(self._descriptor).st_size
        try:
            self._write(data)
            os.fsync(self._descriptor)
        except OSError as error:
            with suppress(OSError):  # half a line must not stand before the next try
                os.ftruncate(self._descriptor, size)
            raise Unavailable(JournalUnwritable(str(self.path))) from error
        self._kept += data
        self._pending.clear()

    def _restore(self) -> None:
        """Make the file whole again; beside another one that has its name now, under a new name."""
        ours = os.fstat(self._descriptor)
        try:
            there = self.path.stat()
        except FileNotFoundError:
            self._write_anew(self.path)
            return
        if not os.path.samestat(ours, there):
            self._write_anew(_free_name(self.path))
        elif ours.st_size < len(self._kept):
            os.ftruncate(self._descriptor, 0)
            self._write(bytes(self._kept))
            os.fsync(self._descriptor)

    def _write_anew(self, path: Path) -> None:
        """Write a new file, with all that the one of before held."""
        old_descriptor, self._descriptor = self._descriptor, _new_file(path)
        self.path = path
        with suppress(OSError):
            os.close(old_descriptor)
        self._lock()
        self._write(bytes(self._kept))
        os.fsync(self._descriptor)
        _sync_folder(path.parent)

    def _write(self, data: bytes) -> None:
        while data:
            data = data[os.write(self._descriptor, data) :]

    def close(self) -> None:
        """Close the file, and with it the lock."""
        with suppress(OSError):
            os.close(self._descriptor)


def _free_name(path: Path) -> Path:
    """Return a name beside a file that no other has."""
    numbered = (path.with_name(f"{path.stem}-{number}{path.suffix}") for number in count(2))
    return next(name for name in numbered if not os.path.lexists(name))


def _new_file(path: Path) -> int:
    """Return the descriptor of a new file that only its owner reads; else a `Refusal`."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:  # also where a folder should be and a file is
        raise Unavailable(JournalUnwritable(str(path))) from error
    try:
        flags = os.O_RDWR | os.O_CREAT | os.O_EXCL | os.O_APPEND | BINARY
        return open_new(path, flags, OWNER_ONLY)
    except FileExistsError as error:
        raise NotUnderstood(JournalExists(str(path))) from error
    except OSError as error:
        raise Unavailable(JournalUnwritable(str(path))) from error


def _sync_folder(folder: Path) -> None:
    # a new file is on the disk once its folder is; where folders cannot be synced, nothing to do
    with suppress(OSError):
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
