"""The last block of a guest: which new one would only repeat its question."""

from __future__ import annotations

from dataclasses import replace

from accessigame.doors.seat_terminal import LastBlock
from tests.doors.hosting import block

ASKED = block()
"""The question of the table without news."""


def test_a_question_alone_repeats_the_one_that_stands() -> None:
    """News bring the question along; then it stands, however often it comes again.

    Fails when a terminal writes the question again for news that others alone may hear.
    """
    last = LastBlock()
    assert [last.is_repeated_by(each) for each in (block("Omar."), ASKED, ASKED)] == [
        False,
        True,
        True,
    ]


def test_news_and_another_question_are_no_repetition() -> None:
    """Sentences are always new, and so is a question with other choices, or none at all.

    Fails when only the sentences, or only the questions, are compared.
    """
    last = LastBlock()
    assert not last.is_repeated_by(ASKED)
    assert not last.is_repeated_by(block("Omar."))
    assert not last.is_repeated_by(replace(ASKED, prompt=None))
    assert not last.is_repeated_by(ASKED)


def test_an_answer_or_a_mark_is_no_other_question() -> None:
    """What says how a block came about is left out; a mark that is new is told.

    Fails when the same question is written twice, since the first of them answered a key.
    """
    last = LastBlock()
    last.is_repeated_by(replace(ASKED, answer=True))
    assert last.is_repeated_by(ASKED)
    assert not last.is_repeated_by(replace(ASKED, mark="7"))


def test_after_a_key_the_question_is_asked_again() -> None:
    """Fails when whoever answers wrongly gets no question any more."""
    last = LastBlock()
    last.is_repeated_by(ASKED)
    last.note_key()
    assert not last.is_repeated_by(ASKED)
