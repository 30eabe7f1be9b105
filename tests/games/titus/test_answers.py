"""The answers to questions about the table, the scores, hidden sides and the pile."""

from __future__ import annotations

import pytest

from accessigame.core.model import (
    EVERYONE,
    TABLE,
    NotUnderstood,
    Seat,
)
from accessigame.games import shared
from accessigame.games.titus import RULES
from accessigame.games.titus.events import answers
from accessigame.games.titus.events import play as say
from accessigame.games.titus.events.phrases import TokenNamed
from tests.games.titus.notation import (
    drawing,
    exchanging,
    games,
    start,
    table,
)

pytestmark = pytest.mark.unmeasured

ANA, BEN, LEA = Seat(0), Seat(1), Seat(2)


def test_my_reserve_and_my_cards() -> None:
    """Groups, independent tokens and what lies on victory cards, in order."""
    position = table("15 9-10-11 3 3", "", stacks=["18:8-9-10-11 17:", ""])
    assert RULES.answer(position, "my-cards", ANA) == (
        answers.GroupsHeld(ANA, ((9, 10, 11),)),
        answers.AloneHeld(ANA, ((3,), (3,), (15,))),
    )
    assert RULES.answer(position, "my-cards", BEN) == (answers.ReserveEmpty(BEN),)
    assert RULES.answer(position, "my-tokens", ANA) == (
        answers.VictoryHeld(ANA, 18, (8, 9, 10, 11), 11),
        answers.VictoryHeld(ANA, 17, (), 0),
    )
    assert RULES.answer(position, "my-tokens", BEN) == (answers.NoVictory(BEN),)


def test_the_table_and_whose_turn() -> None:
    """The whole table: whose turn, each reserve, each stack, the pile and the next card."""
    position = table("3", "", stacks=["", "18:1-2-3-4"], top=7, left=20)
    assert RULES.answer(position, "table", BEN) == (
        say.TurnStarts(ANA, 7), answers.CatchingUp(ANA),
        answers.AloneHeld(ANA, ((3,),)), answers.NoVictory(ANA),
        answers.ReserveEmpty(BEN), answers.VictoryHeld(BEN, 18, (1, 2, 3, 4), 4),
        answers.PileStands(7, 20), answers.VictoryStands(17),
    )  # fmt: skip
    assert RULES.answer(start(), "turn", ANA) == (answers.NumberAwaited(0),)
    holding = drawing(table("", "3"), 9)
    assert RULES.answer(holding, "turn", BEN) == (answers.InHand(ANA, 9),)
    flipping, _ = RULES.apply(holding, exchanging(holding, 1, 3))
    assert RULES.answer(flipping, "turn", BEN) == (answers.NumberAwaited(3),)
    assert RULES.answer(table("3 4", phase="close"), "turn", ANA) == (say.OnlyFree(ANA),)
    assert RULES.answer(table("", phase="over"), "turn", ANA) == (shared.GameIsOver(),)


def test_scores_and_their_steps() -> None:
    """The scores as they stand, and the steps to one of them."""
    position = table("1-2-3-4", "", stacks=["18:", "17:"])
    assert RULES.answer(position, "scores", BEN) == (
        say.SeatScored(ANA, 18, 1, 24), say.SeatScored(BEN, 17, 0, 17),
    )  # fmt: skip
    assert RULES.answer(position, "explain", ANA) == (
        answers.ReckoningOf(ANA), answers.VictoryCounted((18,), 18, 1),
        answers.RunsCounted(1, 6, 24),
    )  # fmt: skip
    over = table("1-2-3-4", "", phase="over")
    assert RULES.answer(over, "scores", BEN)[-1] == shared.Winner(ANA, 6)


def test_hidden_sides_are_memory() -> None:
    """Sides that were seen and are hidden again are answered only if the table agreed on it."""
    reserves = ("8/9 3-4/5", "15")
    assert RULES.answer(table(*reserves), "where", ANA) == (answers.RecallOff(),)
    position = table(*reserves, stacks=["", "18:7/7-8"], recall=True)
    assert RULES.answer(position, "where", BEN) == (
        answers.BackRecalled(ANA, (TokenNamed(4),), 5),
        answers.BackRecalled(ANA, (TokenNamed(8),), 9),
        answers.BackRecalled(BEN, (TokenNamed(7),), 7),
    )
    assert RULES.answer(table("8", recall=True, phase="act"), "where", ANA) == (
        answers.NothingRecalled(),
    )


@pytest.mark.parametrize("seed", range(3))
def test_nothing_tells_a_hidden_side_by_default(seed: int) -> None:
    """Two positions that differ in hidden sides only give the same answers and lists.

    That a token was turned over is no hidden side: everybody saw it.
    """
    for position, _ in games(3, seed):
        if position.phase not in ("act", "hold", "place", "close"):
            continue
        blank = position.copy_with(
            reserves=tuple(
                tuple(tuple(t._replace(back=t.back and t.face) for t in g) for g in r)
                for r in position.reserves
            ),
        )
        for word in (question.word for question in RULES.questions):
            assert RULES.answer(position, word, ANA) == RULES.answer(blank, word, ANA)
        assert RULES.prompt(position, ANA) == RULES.prompt(blank, ANA)


def test_counting_the_pile() -> None:
    """With real tokens `empty` says where all tokens must be, and what can be put right."""
    position = table("3 4-5", "", stacks=["", "18:1-2"], left=49, physical=True)
    check = (
        answers.TokensTold(5, 54),
        answers.ReserveCounted(ANA, 3, 0),
        answers.ReserveCounted(BEN, 0, 2),
    )
    assert RULES.answer(position, "empty", ANA) == (*check, answers.NothingToCheck())
    flipping = position.copy_with(phase="flip", hand=position.reserves[0][0][0])
    assert RULES.answer(flipping, "empty", ANA)[-2:] == (
        answers.InHand(ANA, 3),
        answers.ListDoubted(),
    )
    assert RULES.answer(flipping.copy_with(phase="top"), "empty", ANA)[-1] == answers.TopMissing(49)


def test_an_unknown_question_or_asker_is_refused() -> None:
    """An unknown question is not understood, and the table cannot ask."""
    with pytest.raises(NotUnderstood):
        RULES.answer(start(), "weather", ANA)
    with pytest.raises(ValueError, match="seat"):
        RULES.answer(start(), "table", TABLE)


def test_everything_is_public() -> None:
    """No event of this game has a narrower audience than everybody."""
    for position, move in games(2, 5):
        assert all(event.audience == EVERYONE for event in RULES.apply(position, move)[1])
