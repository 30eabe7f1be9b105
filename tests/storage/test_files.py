"""Files are replaced as a whole or not at all, and read so far or not at all."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from accessigame.storage.files import OWNER_ONLY, read_within, replace_with
from tests.owner_only import only_its_owner_reads


def test_a_file_is_read_to_its_end_or_not_at_all(tmp_path: Path) -> None:
    """As many bytes as are allowed are read; one more is refused.

    Fails when the first bytes of a longer file are taken for all of it.
    """
    path = tmp_path / "list"
    path.write_bytes(b"12345")
    assert read_within(path, 5) == b"12345"
    with pytest.raises(ValueError, match="more than 4 bytes"):
        read_within(path, 4)


def test_a_file_is_replaced(tmp_path: Path) -> None:
    """The new text stands alone in the folder, for its owner only where that is asked for."""
    path = tmp_path / "kept.txt"
    replace_with(path, "old and long")
    replace_with(path, "né", OWNER_ONLY)
    assert [*tmp_path.iterdir()] == [path]
    assert path.read_text("utf-8") == "né"
    assert only_its_owner_reads(path)


def test_a_disk_that_refuses_leaves_what_was_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The old text stays, and nothing lies beside it.

    Fails when the file is emptied before it is filled, or when half a file is left.
    """
    path = tmp_path / "kept.txt"
    replace_with(path, "old")

    def full(_: int) -> None:
        raise OSError("no space left")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="space"):
        replace_with(path, "new")
    assert [*tmp_path.iterdir()] == [path]
    assert path.read_text("utf-8") == "old"


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no such pipes")
def test_a_pipe_is_no_file(tmp_path: Path) -> None:
    """Nobody is waited for who may write something there one day.

    Fails, after the wait of whoever runs the tests, when a pipe is opened.
    """
    os.mkfifo(tmp_path / "pipe")
    with pytest.raises(ValueError, match="pipe"):
        read_within(tmp_path / "pipe", 4)
    with pytest.raises(ValueError, match="device"):
        read_within(Path(os.devnull), 4)


def test_two_that_replace_one_file_do_not_mix(tmp_path: Path) -> None:
    """Another program's half-written text is not taken for ours.

    Fails when all programs write to a file of the same name before they change names.
    """
    other = tmp_path / "kept.new"
    other.write_text("hal")
    replace_with(tmp_path / "kept.txt", "whole")
    assert other.read_text() == "hal"
