"""The order of the questions in a drill."""

from __future__ import annotations

from itertools import pairwise

from hypothesis import given
from hypothesis import strategies as st

from accessigame.drill.schedule import SOON, Drill, DrillQuestion, questions

DECK = tuple(range(3, 36))


def test_every_card_is_asked_once_before_any_is_asked_again() -> None:
    """Without a mistake, the whole deck comes round first."""
    drill = Drill(questions(DECK, ("cells",), 1), 99)
    asked = [_answer(drill, right=True).card for _ in range(2 * len(DECK))]
    assert sorted(asked[: len(DECK)]) == list(DECK)
    assert asked[: len(DECK)] == asked[len(DECK) :]


def _answer(drill: Drill, *, right: bool) -> DrillQuestion:
    question = drill.question()
    assert question is not None
    drill.record_answer(right=right)
    return question


@given(st.integers(0, 2**20), st.lists(st.booleans(), min_size=1, max_size=80))
def test_mistakes_come_back_sooner(seed: int, course: list[bool]) -> None:
    """A missed card comes again within a few questions, and nothing is lost."""
    drill = Drill(questions(DECK, ("cells", "number"), seed), 999)
    asked = [(_answer(drill, right=right), right) for right in course]
    assert sorted(question.card for question in drill._waiting) == list(DECK)
    assert drill.result.count == len(course)
    assert drill.result.right == sum(course)
    # a question that waits can be put off only by mistakes that come before it
    last, right = asked[-1]
    if not right:
        assert list(drill._waiting).index(last) == SOON


def test_the_same_seed_asks_the_same() -> None:
    """A seed repeats the questions, and both ways take turns."""
    first = questions(DECK, ("cells", "number"), 3)
    assert first == questions(DECK, ("cells", "number"), 3)
    assert first != questions(DECK, ("cells", "number"), 4)
    assert [question.way for question in first[:4]] == ["cells", "number", "cells", "number"]


def test_what_is_answered_rightly_comes_later_and_later() -> None:
    """A card that was missed once comes back after 3, 6, 12 and 24 others, then after all.

    Fails when the pause does not grow.
    """
    drill = Drill(questions(DECK, ("cells",), 1), 999)
    first = drill.question()
    asked = [_answer(drill, right=number > 0) for number in range(120)]
    places = [number for number, question in enumerate(asked) if question == first]
    pauses = [later - sooner - 1 for sooner, later in pairwise(places)]
    assert pauses == [3, 6, 12, 24, len(DECK) - 1, len(DECK) - 1]


def test_a_drill_ends_after_so_many_answers() -> None:
    """As many questions are asked as were wished for, and no other one stands."""
    drill = Drill(questions(DECK, ("cells",), 1), 2)
    _answer(drill, right=True)
    _answer(drill, right=False)
    assert drill.question() is None
    assert Drill((), 2).question() is None
