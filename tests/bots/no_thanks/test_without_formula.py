"""Bots without a formula, against which the others are measured."""

from __future__ import annotations

from random import Random

import pytest
from accessigame.bots.no_thanks.without_formula import WITHOUT_FORMULA

from accessigame.core.model import TABLE, Seat
from accessigame.games.no_thanks.moves import Refuse, Take
from tests.playing import NO_THANKS

REFUSE, TAKE = Refuse(Seat(1)), Take(Seat(1))


@pytest.mark.parametrize(
    ("name", "moves"), [("take", {TAKE}), ("refuse", {REFUSE}), ("coin", {TAKE, REFUSE})]
)
def test_what_each_of_them_does(name: str, moves: set[object]) -> None:
    """One takes, one refuses, one tosses a coin; who has no token takes.

    Fails when two names stand for one bot, or when the order of the legal moves changes.
    """
    position = NO_THANKS.start("2020", 3, {"first": 1})
    position, _ = NO_THANKS.apply(position, NO_THANKS.legal_moves(position, TABLE)[0])
    legal = NO_THANKS.legal_moves(position, Seat(1))
    bot = WITHOUT_FORMULA[name]
    assert {bot.choose(position, legal, Random(seed)) for seed in range(20)} == moves
    assert bot.choose(position, [TAKE], Random(0)) == TAKE
