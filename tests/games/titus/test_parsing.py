"""The moves that words and numbers mean, and the reasons against others."""

from __future__ import annotations

import pytest

from accessigame.core.model import (
    TABLE,
    Event,
    Intent,
    MoreThanOneFits,
    NotAllowed,
    Refusal,
    Seat,
)
from accessigame.games import shared
from accessigame.games.titus import RULES, parsing
from accessigame.games.titus.events import refusals
from accessigame.games.titus.moves import BY_NAME, Draw, Place, Steal, Stop, Top
from tests.games.titus.notation import (
    converting,
    drawing,
    exchanging,
    joining,
    start,
    table,
)

ANA, BEN, LEA = Seat(0), Seat(1), Seat(2)


def test_words_for_moves() -> None:
    """Besides numbers, words name what is meant by the numbers that show."""
    position = table("5-6-7-8 10 11", "", stacks=["", "18:1-2-3-4"], taken=1)
    meant = {
        Intent("take"): Draw(ANA),
        Intent("refuse"): Stop(ANA),
        Intent("steal", 18): Steal(ANA, 18),
        Intent("convert"): converting(position, 5, 8),
        Intent("convert", numbers=(5, 8)): converting(position, 5, 8),
        Intent("join"): joining(position, 10, 11),
        Intent("join", numbers=(10, 11)): joining(position, 10, 11),
    }
    for intent, move in meant.items():
        assert RULES.parse(position, ANA, intent) == move
    holding = drawing(table("5", "3 7", "3"), 6)
    assert RULES.parse(holding, ANA, Intent("alone")) == Place(ANA, 0, 0)
    assert RULES.parse(holding, ANA, Intent("lay", 5)) == Place(ANA, 1, 0)
    between = drawing(table("5-6 8", ""), 7)
    assert RULES.parse(between, ANA, Intent("lay", numbers=(6, 8))) in RULES.legal_moves(
        between, ANA
    )
    for wrong in (Intent("lay", 5), Intent("lay", 9), Intent("lay", numbers=(5, 8))):
        with pytest.raises(NotAllowed) as caught:
            RULES.parse(between, ANA, wrong)
        assert caught.value.event == refusals.NotTouching(7, 6, 8)
    assert RULES.parse(holding, ANA, Intent("exchange", 7)) == exchanging(holding, 1, 7)
    assert RULES.parse(holding, ANA, Intent("exchange", numbers=(3, 3))) == exchanging(
        holding, 2, 3
    )
    with pytest.raises(MoreThanOneFits):
        RULES.parse(holding, ANA, Intent("exchange", 3))


@pytest.mark.parametrize(
    ("intent", "event"),
    [
        (Intent("convert", numbers=(5, 8)), refusals.GroupWhole((5, 6, 7, 8, 9, 10))),
        (Intent("convert", numbers=(1, 9)), refusals.GroupTooShort((), 4)),
        (Intent("convert", 12), refusals.GroupTooShort((12,), 4)),
        (Intent("join", numbers=(10, 12)), refusals.NotConsecutive()),
        (Intent("join"), refusals.NotConsecutive()),
        (Intent("steal", 18), refusals.StealsOwn(18)),
        (Intent("steal", 16), refusals.NothingToSteal("16")),
        (Intent("refuse"), refusals.TokenFirst(ANA)),
        (Intent("alone"), refusals.ActionAwaited(ANA)),
        (Intent("exchange", 3), refusals.ActionAwaited(ANA)),
        (Intent("steal"), refusals.ActionAwaited(ANA)),
        (Intent("dance"), refusals.ActionAwaited(ANA)),
        (Intent("number", 0, "0"), refusals.NoSuchChoice("0", 2)),
    ],
)
def test_what_cannot_be_meant(intent: Intent, event: Event) -> None:
    """Part of a group, a gap, oneself: each is refused with its reason."""
    position = table("5-6-7-8-9-10 12", "3", stacks=["18:1-2", ""])
    with pytest.raises(Refusal) as caught:
        RULES.parse(position, ANA, intent)
    assert caught.value.event == event


def test_what_the_table_can_mean() -> None:
    """A number is the top or the flip; `empty` is the end of a pile or of a list."""
    assert RULES.parse(start(), TABLE, Intent("number", 7)) == Top(TABLE, 7)
    flipping = table("", "5", hand="8", phase="flip", physical=True)
    names = {kind: name for name, kind in BY_NAME.items()}
    assert names[type(RULES.parse(flipping, TABLE, Intent("number", 9)))] == "flip"
    assert names[type(RULES.parse(flipping, TABLE, Intent("empty")))] == "drop-list"
    awaiting = flipping.copy_with(phase="top")
    assert names[type(RULES.parse(awaiting, TABLE, Intent("empty")))] == "end-pile"
    for position, seat, intent, event in (
        (start(), TABLE, Intent("take"), refusals.TopAwaited()),
        (start(), TABLE, Intent("number", 20), refusals.NotAFace("20", 1, 19)),
        (start(), TABLE, Intent("empty"), refusals.TopAwaited()),
        (flipping, TABLE, Intent("number", 11), refusals.FlipTooFar(8, "11", 6, 10)),
        (flipping, ANA, Intent("number", 1), refusals.FlipAwaited(8)),
        (table("", ""), BEN, Intent("take"), shared.NotYourTurn(ANA)),
    ):
        with pytest.raises(Refusal) as caught:
            RULES.parse(position, seat, intent)
        assert caught.value.event == event


def test_each_act_is_read() -> None:
    """A key stands for an act of every turn; the other words are typed, with their numbers."""
    assert [act.word for act in parsing.ACTS if act.key] == ["take", "refuse", "empty"]
    typed = {act.word for act in parsing.ACTS if act.numbers}
    assert typed == {"lay", "alone", "exchange", "steal", "convert", "join"}
