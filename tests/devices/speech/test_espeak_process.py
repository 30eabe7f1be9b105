"""The process that synthesises, spoken to by hand, a byte at a time where that matters."""

from __future__ import annotations

import io
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from sysconfig import get_path
from typing import IO

import pytest

from accessigame.devices.speech import pipe_protocol
from accessigame.devices.speech.pipe_protocol import SEPARATOR, encode_frame, read_frame
from accessigame.devices.speech.synthesiser import CODE, LINUX, process_command
from tests.wait_for import PATIENCE

ROOT = str(Path(__file__).parents[3])
STREAM = (
    encode_frame(pipe_protocol.READY)
    + encode_frame(pipe_protocol.SAMPLES, b"\0\1" * 3)
    + encode_frame(pipe_protocol.END, pipe_protocol.YES)
)

MEASURED = f"""
import sys
sys.path.append({get_path("purelib")!r})
import os, threading, coverage
coverage.process_startup()
end, ending = os._exit, threading.Lock()
os._exit = lambda code: ending.acquire() and end(code)
{CODE}
"""
"""The program of the process with its coverage measured, which the first thread to end writes."""


def whole_frames(file: IO[bytes]) -> Iterator[bytes]:
    """Give frames until none comes whole."""
    with suppress(EOFError):
        while True:
            yield encode_frame(*read_frame(file))


def spoken(text: str, voice: str = "roa/fr") -> bytes:
    """Return a request for the sound of a text."""
    return encode_frame(
        pipe_protocol.SPEAK, SEPARATOR.join(("200", "50", "100", voice, text)).encode()
    )


def measured(command: list[str]) -> list[str]:
    """Return a command of the process, with its coverage measured where the tests are."""
    code = MEASURED if "COVERAGE_PROCESS_CONFIG" in os.environ else CODE
    return [code if part == CODE else part for part in command]


@contextmanager
def process(
    command: list[str] | None = None,
) -> Iterator[tuple[subprocess.Popen[bytes], IO[bytes], IO[bytes]]]:
    """Start the process; give it with its input and its output once it is ready."""
    started = subprocess.Popen(
        command or process_command(),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
    )
    with started:
        assert started.stdin
        assert started.stdout
        try:
            kind, version = read_frame(started.stdout)
            assert (kind, version[:2]) == (pipe_protocol.READY, b"1.")
            yield started, started.stdin, started.stdout
            started.stdin.close()
            started.wait(PATIENCE)  # its coverage is written as it ends
        finally:
            started.kill()


def answers(out: IO[bytes]) -> Iterator[tuple[bytes, bytes]]:
    """Give the frames of one answer."""
    kind = b""
    while kind not in {pipe_protocol.END, pipe_protocol.VOICES}:
        kind, data = read_frame(out)
        yield kind, data


def sound_of(out: IO[bytes]) -> int:
    """Return the number of bytes of sound in a response, whose frames must be in order."""
    (begun, _), *samples, end = answers(out)
    assert begun == pipe_protocol.STARTED
    assert {kind for kind, _ in samples} <= {pipe_protocol.SAMPLES}
    assert end == (pipe_protocol.END, pipe_protocol.YES)
    return sum(len(data) for _, data in samples)


@pytest.mark.parametrize("cut", range(len(STREAM) + 1))
def test_a_stream_that_is_cut_off_anywhere(cut: int) -> None:
    """Whole frames are read, and a torn one is an error.

    Fails when the bytes of a torn frame are taken for a shorter one.
    """
    file = io.BytesIO(STREAM[:cut])
    found = b"".join(whole_frames(file))
    ends = (0, 5, 16, len(STREAM))
    assert len(found) == max(end for end in ends if end <= cut)
    assert STREAM.startswith(found)


def test_a_length_that_nobody_means() -> None:
    """A sender that names one is not waited for."""
    with pytest.raises(EOFError):
        read_frame(io.BytesIO(pipe_protocol.SAMPLES + b"\xff" * 100))


def test_bytes_that_come_one_by_one() -> None:
    """A request may come in any pieces; another one may come in the same.

    Fails when the process reads what is there and takes it for a frame.
    """
    with process(measured(process_command())) as (_, given, out):
        for number in spoken("un"):
            given.write(bytes([number]))
            given.flush()
        alone = sound_of(out)
        given.write(
            spoken("un") + spoken("deux") + encode_frame(pipe_protocol.HAS_VOICE, b"nobody")
        )
        given.flush()
        assert alone > 5000
        assert sound_of(out) > 5000
        assert sound_of(out) > 5000
        assert list(answers(out)) == [(pipe_protocol.END, b"")]


@pytest.mark.parametrize("cut", range(len(spoken("un"))))
def test_an_input_that_ends_anywhere(cut: int) -> None:
    """The process says nothing to a torn request, and ends.

    Fails when it waits for the rest, or speaks what it has.
    """
    with process() as (started, given, out):
        given.write(spoken("un")[:cut])
        given.close()
        assert out.read() == b""
        assert started.wait(PATIENCE) == 0


def test_an_input_that_ends_in_the_middle_of_a_sentence() -> None:
    """It ends, though nobody reads what it has to say and the library is not done.

    Fails when the input is looked at between two sentences only.
    """
    with process() as (started, given, out):
        given.write(spoken("longue histoire, " * 1000))
        given.flush()
        assert read_frame(out)[0] == pipe_protocol.STARTED
        given.close()
        assert started.wait(PATIENCE) == 0


def test_a_sentence_that_is_stopped() -> None:
    """Its sound ends soon, the answer ends as ever, and a stop that is late stops nothing else.

    Fails when a stop is kept for the next sentence.
    """
    with process(measured(process_command())) as (_, given, out):
        given.write(spoken("un"))
        given.flush()
        whole = sound_of(out)
        given.write(spoken("longue histoire, " * 1000) + encode_frame(pipe_protocol.STOP))
        given.flush()
        assert sound_of(out) < 100 * whole
        given.write(encode_frame(pipe_protocol.STOP) + spoken("un"))
        given.flush()
        assert abs(sound_of(out) - whole) < whole / 10


def test_each_voice_is_listed_with_its_languages() -> None:
    """A voice has a line of its id, its name and its languages, of which the first is its own.

    Fails when the languages are read without their byte of preference in front.
    """
    with process(measured(process_command())) as (_, given, out):
        given.write(encode_frame(pipe_protocol.VOICES))
        given.flush()
        ((_, lines),) = answers(out)
    voices = {id_: rest for id_, *rest in (x.split(SEPARATOR) for x in lines.decode().splitlines())}
    assert voices["roa/fr"][1] == "fr-fr"
    assert voices["gmw/de"] == ["German", "de"]


def test_what_the_library_prints_is_no_answer() -> None:
    """Its standard output leads nowhere, so it cannot tear a frame.

    Fails when the answers go through the output that the library has.
    """
    with process() as (started, _, _):
        assert Path(f"/proc/{started.pid}/fd/1").readlink() == Path(os.devnull)


def test_no_picture_of_the_memory_is_left() -> None:
    """A process that the library takes down leaves no core behind."""
    with process() as (started, _, _):
        limits = Path(f"/proc/{started.pid}/limits").read_text().splitlines()
        core = next(line for line in limits if line.startswith("Max core file size"))
        assert core.split()[4:6] == ["0", "0"]


@pytest.mark.parametrize(
    ("files", "reason"),
    [
        ([], b"libespeak-ng is not installed"),
        (["libnobody.so.1", ""], rb"libnobody\.so\.1: cannot open .+"),
        ([LINUX[0], "."], rb"espeak-ng cannot be initialised: are its data there\?"),
    ],
)
def test_a_library_that_is_missing(tmp_path: Path, files: list[str], reason: bytes) -> None:
    """The reason is the first and the last that the process says."""
    command = [sys.executable, "-I", "-S", "-c", CODE, ROOT, *files]
    ran = subprocess.run(
        measured(command), cwd=tmp_path, capture_output=True, timeout=PATIENCE, check=True
    )
    _, said = read_frame(io.BytesIO(ran.stdout))
    assert ran.stdout == encode_frame(pipe_protocol.FAILED, said)
    assert re.fullmatch(reason, said)
