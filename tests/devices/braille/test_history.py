"""The blocks that can be read again."""

from __future__ import annotations

from dataclasses import replace

from accessigame.devices.braille.display_output import REMEMBERED, BlockHistory
from accessigame.output.blocks import Block
from tests.devices.braille.test_display_output import news


def answer(text: str) -> Block:
    """Return the answer to a question."""
    return replace(news(text), answer=True)


def test_an_answer_that_is_repeated_is_stored_once() -> None:
    """The same answer at once again is one block; the same news are two.

    Fails when reading back passes through one score five times.
    """
    history = BlockHistory()
    for block in (answer("17"), answer("17"), news("17"), news("17"), answer("17")):
        history.add(block)
    assert [block.answer for block in history.without(lambda _: False)] == [True, False, False]


def test_the_oldest_blocks_are_forgotten() -> None:
    """A long game keeps a bounded number of blocks, and `clear` keeps none."""
    history = BlockHistory()
    for number in range(REMEMBERED + 1):
        history.add(news(str(number)))
    blocks = history.without(lambda _: False)
    assert len(blocks) == REMEMBERED
    assert blocks[0] == news("1")
    history.clear()
    assert not history


def test_blocks_on_the_line_are_left_out() -> None:
    """A block that is shown just now is not read a second time."""
    history = BlockHistory()
    first, second = news("first"), news("second")
    history.add(first)
    history.add(second)
    assert history.without(lambda block: block is second) == [first]
