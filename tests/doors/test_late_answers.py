"""Answers of a page that belong to a question of before: they are refused, and not played."""

from __future__ import annotations

from dataclasses import replace

from accessigame.core.model import Intent, NotAllowed
from accessigame.doors.web import AnswerLate
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block
from accessigame.words.words import Utterance
from tests.doors.hosting import block, unasked
from tests.doors.web_client import LISE, Page, PageDoor, at_page_door


def other(*sentences: str) -> Block:
    """Return sentences with another question than that of the table."""
    return replace(block(*sentences), prompt=Utterance("Row?", "row", "en"))


async def counts(there: PageDoor, page: Page, *, answers: int, line: str = "take") -> bool:
    """Return whether an answer to a block is passed on; the table is told of a late one."""
    assert await page.wish(line=line, answers=answers) == 204
    seat, given = there.guests.received[-1]
    assert seat == LISE
    if not isinstance(given, Intent):
        assert isinstance(given, NotAllowed)
        assert given.event == AnswerLate()
    return isinstance(given, Intent)


def test_an_answer_counts_for_its_own_question_alone() -> None:
    """What was given to the question of before is refused, and the same to this one counts.

    Fails when the door does not look at the block that a wish answers.
    """

    async def run(there: PageDoor) -> None:
        page, stream = await there.guest()
        there.guests.answer = other("Well.")
        there.tell(block("Ben waits."), other("Card 12."))
        for _ in range(2):
            await stream.block()
        assert not await counts(there, page, answers=2)
        assert not await counts(there, page, answers=0)
        assert await counts(there, page, answers=3)

    at_page_door(run)


def test_news_do_not_make_a_question_old() -> None:
    """While the same question stands, an answer counts that crossed the news on their way."""

    async def run(there: PageDoor) -> None:
        page, _ = await there.guest()
        there.tell(block("Ben waits."), block("Omar waits."))
        assert await counts(there, page, answers=1)

    at_page_door(run)


def test_a_question_is_answered_once_although_the_next_one_reads_alike() -> None:
    """A second answer to the same block is refused; the reply of the table asks anew.

    Fails when two presses on a slow line play two cards.
    """

    async def run(there: PageDoor) -> None:
        page, _ = await there.guest()
        assert await counts(there, page, answers=1)
        assert not await counts(there, page, answers=1)
        assert await counts(there, page, answers=2, line="33")
        assert not await counts(there, page, answers=2, line="u")

    at_page_door(run)


def test_a_move_that_was_typed_before_the_turn_is_not_played_in_it() -> None:
    """Whoever waits is asked nothing; what was typed then does not answer the question to come."""

    async def run(there: PageDoor) -> None:
        page, _ = await there.guest()
        there.guests.answer = block("You are next.")
        there.tell(unasked("Ben takes."), replace(block(), mine=False), block("You are next."))
        assert not await counts(there, page, answers=3)
        assert await counts(there, page, answers=4)

    at_page_door(run)


def test_what_asks_the_table_is_never_late() -> None:
    """A word that changes nothing is answered, whatever was heard before it."""

    async def run(there: PageDoor) -> None:
        page, _ = await there.guest()
        there.tell(other())
        assert await counts(there, page, answers=0, line="table")
        assert there.guests.received == [(LISE, Intent(Word.TABLE))]

    at_page_door(run)
