"""Keys that arrive together: gathered without holding up the loop, and none is lost."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import Iterator

import pytest
from prompt_toolkit.input import PipeInput, create_pipe_input

from accessigame.devices.console.bursts import gathering
from tests.wait_for import PATIENCE


@pytest.fixture
def pipe() -> Iterator[PipeInput]:
    """Give a keyboard that a test types on."""
    with create_pipe_input() as keys:
        yield keys


async def turn_the_loop() -> None:
    """Let everything that is ready run."""
    for _ in range(5):
        await asyncio.sleep(0)


def test_the_loop_goes_on_while_keys_are_gathered(
    pipe: PipeInput, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What else runs in the loop runs between two keys that arrive together.

    Fails when the loop sleeps until all keys have come: the first comes alone then.
    """
    monkeypatch.setattr("accessigame.devices.console.bursts.GATHERING", 0.5)

    async def type_two() -> list[str]:
        taken: asyncio.Queue[list[str]] = asyncio.Queue()
        with gathering(pipe, taken.put_nowait):
            pipe.send_text("a")
            await turn_the_loop()
            assert taken.empty()
            pipe.send_text("b")
            return await asyncio.wait_for(taken.get(), PATIENCE)

    assert asyncio.run(type_two()) == ["a", "b"]


def test_keys_that_nobody_took_wait_for_the_next_question(pipe: PipeInput) -> None:
    """A game that ends while keys are gathered leaves them in the terminal.

    Fails when keys are read before they are given to anybody.
    """

    async def leave_early() -> list[str]:
        early: list[list[str]] = []
        with gathering(pipe, early.append):
            pipe.send_text("ab")
            await turn_the_loop()
        taken: asyncio.Queue[list[str]] = asyncio.Queue()
        keys = [key for each in early for key in each]
        with gathering(pipe, taken.put_nowait):
            while len(keys) < len("ab"):  # as many as nobody has taken before
                keys += await asyncio.wait_for(taken.get(), PATIENCE)
        return keys

    assert asyncio.run(leave_early()) == ["a", "b"]


@pytest.mark.skipif(sys.platform == "win32", reason="a pipe is no keyboard of Windows")
def test_keys_before_the_end_of_the_keyboard_are_taken(pipe: PipeInput) -> None:
    """The last keys of a terminal that closes are given, and the end is noticed."""

    async def close() -> tuple[list[str], bool]:
        taken: asyncio.Queue[list[str]] = asyncio.Queue()
        with gathering(pipe, taken.put_nowait):
            pipe.send_text("ab")
            pipe.close()
            keys: list[str] = []
            while not pipe.closed:
                keys += await asyncio.wait_for(taken.get(), PATIENCE)
            return keys, pipe.closed

    assert asyncio.run(close()) == (["a", "b"], True)
