"""A game through a pipe: plain lines out, lines in."""

from __future__ import annotations

import asyncio
import io
import os
import threading

import pytest

from accessigame.core.model import Intent, Refusal
from accessigame.devices.console.lines import Lines
from accessigame.input.line_parser import LineUnknown, Vocabulary
from tests.devices.console.recording import block


def test_a_pipe_gets_sentences_without_questions() -> None:
    """One sentence a line; an empty block writes nothing."""
    out = io.StringIO()
    lines = Lines(lambda: Vocabulary({}), stream=out)
    lines.deliver(block("Ana passe.", "Ben passe."))
    lines.deliver(block())
    assert out.getvalue() == "Ana passe.\nBen passe.\n"


def test_a_pipe_that_nobody_reads_is_written_to_no_more() -> None:
    """The first broken write is the last."""
    reading, writing = os.pipe()
    os.close(reading)
    with os.fdopen(writing, "w") as out:
        lines = Lines(lambda: Vocabulary({}), stream=out)
        lines.deliver(block("Ana passe."))
        lines.deliver(block("Ben passe."))


def test_the_words_of_commands_are_asked_for_once_at_the_first_line(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """They take longer than the first sentences of a game, which no line has to wait for.

    Fails when `Lines` asks for them when it is made, or again with each line.
    """
    asked: list[str] = []

    def vocabulary() -> Vocabulary:
        asked.append("words")
        return Vocabulary({"x": "quit"})

    async def listen() -> None:
        ended = asyncio.Event()
        lines = Lines(vocabulary, stream=io.StringIO())
        lines.deliver(block("Ana passe."))
        assert not asked
        lines.listen(asyncio.get_running_loop(), lambda given: None if given else ended.set())
        await ended.wait()

    monkeypatch.setattr("sys.stdin", io.StringIO("x\nx\n"))
    asyncio.run(listen())
    assert asked == ["words"]


def heard_from(text: str, known: dict[str, str], monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Return all that these lines mean, up to the end."""

    async def listen() -> list[object]:
        received: asyncio.Queue[object] = asyncio.Queue()
        lines = Lines(lambda: Vocabulary(known), stream=io.StringIO())
        lines.listen(asyncio.get_running_loop(), received.put_nowait)
        heard = [await received.get()]
        while heard[-1] is not None:
            heard.append(await received.get())
        return heard

    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    return asyncio.run(listen())


def test_lines_are_understood_one_by_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """A word, a number, a word with a number; empty lines mean nothing; the end is told."""
    known = {"prends": "take", "répète": "repeat"}
    heard = heard_from("Prends\n\n17\n2 répète\nquoi donc\n", known, monkeypatch)
    *meant, refusal, end = heard
    assert meant == [Intent("take"), Intent("number", 17), Intent("repeat", 2)]
    assert isinstance(refusal, Refusal)
    assert isinstance(refusal.event, LineUnknown)
    assert end is None


def test_a_thread_that_begins_late_reads_the_same_lines(monkeypatch: pytest.MonkeyPatch) -> None:
    """What it reads was the input when it was asked to listen.

    Fails when the thread takes what is the input by then: on a busy machine, that of another test.
    """
    begin = threading.Thread.start
    waiting: list[threading.Thread] = []

    def wait(thread: threading.Thread) -> None:
        waiting.append(thread)

    monkeypatch.setattr(threading.Thread, "start", wait)

    async def listen() -> list[object]:
        received: asyncio.Queue[object] = asyncio.Queue()
        loop = asyncio.get_running_loop()
        Lines(lambda: Vocabulary({}), stream=io.StringIO()).listen(loop, received.put_nowait)
        monkeypatch.setattr("sys.stdin", io.StringIO("4\n"))
        begin(waiting.pop())
        return [await received.get(), await received.get()]

    monkeypatch.setattr("sys.stdin", io.StringIO("3\n"))
    assert asyncio.run(listen()) == [Intent("number", 3), None]
