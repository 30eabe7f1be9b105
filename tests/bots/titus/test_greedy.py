"""The greedy bot of Titus."""

from __future__ import annotations

from random import Random

import pytest

from accessigame import bots
from accessigame.bots.dealer import Dealer
from accessigame.bots.titus import LEVELS
from accessigame.core.model import TABLE, Move, Seat
from accessigame.games.titus import RULES
from accessigame.games.titus.moves import Draw, Exchange, Flip, Join, Place, Steal, Stop
from accessigame.games.titus.position import Position
from tests.games.titus.notation import (
    converting,
    drawing,
    games,
    joining,
    start,
    table,
    token_of,
)

ANA = Seat(0)


def chosen(position: Position) -> Move:
    """Return the choice of the bot."""
    bot = LEVELS["medium"]
    return bot.choose(RULES.view(position, ANA), RULES.legal_moves(position, ANA), Random(1))


def test_the_greedy_bot_is_the_default() -> None:
    """The word `bot` alone is the level `medium`."""
    assert bots.find(RULES, "bot") is LEVELS["medium"]


def test_it_groups_what_it_can() -> None:
    """The longest group is made, before any exchange."""
    holding = drawing(table("5-6 8 6", "3"), 7)
    assert chosen(holding) == Place(ANA, token_of(holding, 6), token_of(holding, 8))


def test_it_exchanges_for_a_known_back_that_fits() -> None:
    """A back that was seen and fits is preferred to one that only may fit."""
    holding = drawing(table("4-5", "7 7/6 12"), 16)
    assert chosen(holding) == Exchange(ANA, token_of(holding, 7, 1, nth=1))


def test_it_lays_alone_where_nothing_can_fit() -> None:
    """No exchange is made where no back could touch the reserve."""
    holding = drawing(table("1", "12 15/14"), 16)
    assert chosen(holding) == Place(ANA, 0, 0)


def test_it_steals_what_fits() -> None:
    """A back that was seen and fits is stolen, unless the top of the pile fits as well."""
    position = table("13", "", stacks=["", "18:8-9-10-11/12"], top=4)
    assert chosen(position) == Steal(ANA, 18)
    assert chosen(position.copy_with(phase="act", top=14)) == Draw(ANA)
    assert chosen(table("13", "", stacks=["", "18:2-3-4-5"], top=4)) == Draw(ANA)


def test_it_steals_what_is_likelier_to_fit() -> None:
    """Behind a number, the same number is twice as likely as each other one.

    Fails when all backs count as equally likely: then the first of both is stolen.
    """
    position = table("8", "", stacks=["", "18:5-6-7-8 17:4-5-6-7"])
    assert chosen(position) == Steal(ANA, 17)


def test_it_converts_and_joins() -> None:
    """Groups are joined, and converted at four; two complete runs are not made one."""
    assert chosen(position := table("5-6 7-8", "")) == joining(position, 6, 7)
    assert chosen(position := table("5-6-7-8", "")) == converting(position, 5, 8)
    assert not isinstance(chosen(table("1-2-3-4 5-6-7-8", "", victory=6)), Join)


def test_it_keeps_a_turn_without_a_limit() -> None:
    """If converting would end a long turn of catching up, it waits while the pile is long."""
    position = table("5-6-7-8", "", stacks=["", "18:"], top=4, taken=3, left=20)
    assert chosen(position) == Draw(ANA)
    position = table("5-6-7-8", "", stacks=["", "18:"], top=4, taken=3, left=4)
    assert chosen(position) == converting(position, 5, 8)


@pytest.mark.parametrize(("taken", "victory"), [(2, 16), (3, 7)])
def test_it_waits_for_nothing_that_it_cannot_lose(taken: int, victory: int) -> None:
    """A short turn goes on after converting, and the last victory card is not left to others."""
    position = table(
        "5-6-7-8", "", stacks=["", "18:"], top=4, taken=taken, left=20, victory=victory
    )
    assert chosen(position) == converting(position, 5, 8)


def test_it_ends_its_turn() -> None:
    """With nothing left but joining two complete runs, it stops."""
    position = table("1-2-3-4 5-6-7-8", "", victory=6, phase="close")
    assert chosen(position) == Stop(ANA)


def test_it_sees_what_everybody_sees() -> None:
    """Its view has no back that was not flipped, and is the same for all but the seat."""
    for position, move in games(3, 3):
        first, second = RULES.view(position, Seat(0)), RULES.view(position, Seat(1))
        assert first.reserves == second.reserves == position.reserves
        if isinstance(move, Flip):
            assert first.hand == position.hand


@pytest.mark.parametrize("players", [2, 3, 4])
def test_it_beats_random_play(players: int) -> None:
    """In ten games it beats players that do anything, wherever it sits."""
    won = 0
    for seed in range(10):
        seat = Seat(seed % players)
        scores = RULES.scores(game(players, seed, {seat: "medium"}))
        won += scores[seat] == max(scores)
    assert won >= 9


def game(players: int, seed: int, levels: dict[Seat, str]) -> Position:
    """Return the end of a game."""
    position, dealer = start(players), Dealer(RULES, seed)
    policies = [bots.find(RULES, levels.get(Seat(s), "random")) for s in range(players)]
    rng = Random(seed)
    while acting := position.to_act():
        seat = min(acting)
        legal = RULES.legal_moves(position, seat)
        if seat == TABLE:
            move = dealer.choose(position)
        else:
            move = policies[seat].choose(RULES.view(position, seat), legal, rng)
        position, _ = RULES.apply(position, move)
    return position


def test_a_table_of_bots_comes_to_an_end() -> None:
    """Bots alone use up the pile, and most of the victory cards."""
    position = game(4, 1, dict.fromkeys((Seat(s) for s in range(4)), "medium"))
    assert position.over
    assert sum(map(len, position.stacks)) >= 6


def test_exchanges_are_seen_as_such() -> None:
    """Among exchanges only legal ones are thought of."""
    holding = drawing(table("4-5", "7 3"), 16)
    move = chosen(holding)
    assert isinstance(move, Exchange)
    assert move in RULES.legal_moves(holding, ANA)
