"""The standard streams: writes that are whole, and outputs that are gone."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
from tempfile import TemporaryFile
from typing import TextIO

import pytest

from accessigame.devices.console.prompt import LineInput
from accessigame.devices.console.standard_streams import (
    OutputRefusedError,
    accept_any_characters,
    write_lines,
)
from tests.devices.console.recording import Screen


def test_written_lines_are_whole_and_at_once() -> None:
    """Several lines are one write."""
    screen = Screen()
    write_lines("un", "deux", stream=screen)
    assert screen.writes == ["un\ndeux\n"]
    assert screen.flushed == 1


@pytest.mark.parametrize(
    ("encoding", "written"),
    [
        ("ascii", 'A toi : l\'oeuf "cinq" - Strasse, Zoe, ?'),
        ("latin-1", "À toi\xa0: l'oeuf «\xa0cinq\xa0» - Straße, Zoé, ?"),
        ("utf-8", "À toi\xa0: l’œuf «\xa0cinq\xa0» – Straße, Zoé, 名"),
    ],
)
def test_what_cannot_be_written_has_its_nearest_letters(
    encoding: str, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Accents are left out, and quotes and dashes become plain. Fails when À is a question mark."""
    kept = io.BytesIO()
    stream = io.TextIOWrapper(kept, encoding=encoding, write_through=True)
    monkeypatch.setattr(sys, "stdout", stream)
    monkeypatch.setenv("PYTHONIOENCODING", encoding)  # Windows leaves it so
    accept_any_characters()
    stream.write("À toi\xa0: l’œuf «\xa0cinq\xa0» – Straße, Zoé, 名")
    found = kept.getvalue().decode(encoding)
    assert found.replace('" cinq "', '"cinq"') == written


@pytest.mark.parametrize(
    ("console", "chosen", "encodings"),
    [
        (False, "", ["utf-8-sig", "utf-8", "utf-8"]),
        (False, "cp850", ["cp1252"] * 3),
        (True, "", ["cp1252"] * 3),
    ],
)
def test_files_and_pipes_of_windows_are_in_utf_8(
    console: bool, chosen: str, encodings: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows opens them in a code page without braille; a console is left alone.

    Fails when `braille hello > file` writes question marks.
    """

    class Stream(io.TextIOWrapper):
        def isatty(self) -> bool:
            return console

    for name in ("stdin", "stdout", "stderr"):
        monkeypatch.setattr(sys, name, Stream(io.BytesIO(), encoding="cp1252"))
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("PYTHONIOENCODING", chosen)
    accept_any_characters()
    assert [sys.stdin.encoding, sys.stdout.encoding, sys.stderr.encoding] == encodings


def test_braille_goes_through_pipes_of_windows_both_ways(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is written can be read, also where a shell puts the mark of UTF-8 before the first word.

    Fails when an answer in a pipe is read in a code page, or its first letter is the mark.
    """
    pipe = io.BytesIO()
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.delenv("PYTHONIOENCODING", raising=False)
    monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(pipe, "cp1252", write_through=True))
    accept_any_characters()
    sys.stdout.write("⠓⠑⠇⠇⠕ Zoé")
    sent = codecs.BOM_UTF8 + pipe.getvalue()
    monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(sent), "cp1252"))
    accept_any_characters()
    assert sys.stdin.readline() == "⠓⠑⠇⠇⠕ Zoé"


def test_an_answer_beside_a_display_is_read_as_any_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The line that is read while keys of a display are waited for has the encoding of its stream.

    Fails when it begins with the mark of UTF-8 that PowerShell has sent.
    """
    reading, writing = os.pipe()
    display, keys = os.pipe()
    os.write(writing, codecs.BOM_UTF8 + "⠓ Zoé\n".encode())
    os.close(writing)
    try:
        with os.fdopen(reading, encoding="utf-8-sig") as pipe:
            monkeypatch.setattr(sys, "stdin", pipe)
            assert LineInput().line(display) == "⠓ Zoé\n"
    finally:
        os.close(display)
        os.close(keys)


class Refusing(io.StringIO):
    """An output that takes nothing, for a reason of the system."""

    def __init__(self, code: int, place: TextIO) -> None:
        super().__init__()
        self._code = code
        self._place = place

    def write(self, _text: str) -> int:
        """Refuse the text."""
        raise OSError(self._code, os.strerror(self._code))

    def fileno(self) -> int:
        """Return the number of a file that can be pointed at nothing."""
        return self._place.fileno()


@pytest.mark.parametrize(
    ("platform", "code", "expected"),
    [
        ("win32", errno.EINVAL, BrokenPipeError),
        ("win32", errno.EPIPE, BrokenPipeError),
        ("win32", errno.ENOSPC, OutputRefusedError),
        ("linux", errno.EINVAL, OutputRefusedError),
        ("linux", errno.EPIPE, BrokenPipeError),
    ],
)
def test_a_pipe_that_nobody_reads_ends_quietly_on_each_system(
    platform: str, code: int, expected: type[Exception], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows says "invalid" for it, and the program ends as it does elsewhere.

    Fails when a player on Windows who piped the rules to `more` reads of a disk without room.
    """
    monkeypatch.setattr(sys, "platform", platform)
    with TemporaryFile("w", encoding="utf-8") as place, pytest.raises(expected):
        write_lines("Ana passe.", stream=Refusing(code, place))


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals")
def test_a_terminal_that_was_closed_takes_no_words_and_is_no_fault() -> None:
    """Who closes the window while the program writes its farewell has ended it, without a fault.

    Fails when the end that the system asked for is covered by an error of writing.
    """
    master, slave = os.openpty()
    with os.fdopen(slave, "w", encoding="utf-8") as terminal:
        os.close(master)
        write_lines("Ana passe.", stream=terminal)
        write_lines("Ben prend le 35.", stream=terminal)


def test_a_disk_that_fails_is_told() -> None:
    """The same error on a file is one: what was to be kept there is not.

    Fails when a disk that breaks is taken for a terminal that was closed.
    """
    with TemporaryFile("w", encoding="utf-8") as place, pytest.raises(OutputRefusedError):
        write_lines("Ana passe.", stream=Refusing(errno.EIO, place))
