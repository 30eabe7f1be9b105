"""Bots for 6 nimmt! that look one card ahead: cards, rows, and the order of levels."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from accessigame import bots
from accessigame.bots.six_nimmt.one_ply import highest_first, risk, wariness
from accessigame.bots.tournament import Tournament, figures
from accessigame.core.model import Seat
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.moves import Choose, Draft, TakeRow
from accessigame.games.six_nimmt.options import EDITIONS, HEADS
from tests.games.six_nimmt.notation import any_move, board, dealt, rows_of, start, turn


@pytest.mark.parametrize("level", ["easy", "risk"])
def test_the_cheapest_row_is_taken(level: str) -> None:
    """A bot takes the row with the fewest heads, the first of them if there are several."""
    asked, _ = turn(board("55 56 · 60 · 57 · 58", (3, 80)), (3, 80))
    bot = bots.benchmark_policy(RULES, level)
    assert bot.choose(
        RULES.view(asked, Seat(0)), RULES.legal_moves(asked, Seat(0)), Random(1)
    ) == TakeRow(Seat(0), 3)


def test_the_easy_one_lays_its_highest_card() -> None:
    """The highest card goes first, in front of any rows."""
    position = dealt(start(4))
    hand = position.hands[2] or ()
    bot = bots.find(RULES, "easy")
    legal = RULES.legal_moves(position, Seat(2))
    assert bot.choose(RULES.view(position, Seat(2)), legal, Random(1)) == Choose(Seat(2), hand[-1])
    assert highest_first(RULES.view(position, Seat(2)), 9) < highest_first(
        RULES.view(position, Seat(2)), 8
    )


def test_risk_counts_what_may_come_between() -> None:
    """A card next to its row is safe, one far away is not, and a sixth one costs the row."""
    position = board("12 · 37 · 43 44 45 46 · 50 51 52 53 58", (13, 47, 14, 15))
    view = RULES.view(position, Seat(0))
    assert risk(view, 13) == 0
    assert risk(view, 47) == 0
    assert 0 < risk(view, 48) < risk(view, 49)
    assert risk(view, 60) == 3 + 1 + 1 + 1 + 1
    assert risk(view, 5) == 1


def test_a_risk_is_what_a_row_costs_times_how_likely_it_is() -> None:
    """A card between would be taken too; against one player a row with two places is safe.

    Fails when only what lies in the row now is counted.
    """
    rows = rows_of("1 2 3 4 · 90 · 95 · 100")
    view = replace(RULES.view(start(2, "known-deck"), Seat(0)), rows=rows, hand=(20,))
    unseen = [card for card in range(5, 25) if card != 20]
    mean = sum(HEADS[card] for card in unseen) / len(unseen)
    between = sum(card < 20 for card in unseen) / len(unseen)
    assert risk(view, 20) == pytest.approx((4 + mean) * between)
    assert risk(replace(view, rows=((1, 2, 3), *rows[1:])), 20) == 0
    all_between = replace(view, rows=((1, 2), *rows[1:]), hand=(24,), heaps=((3, 4), ()))
    assert risk(all_between, 24) == 0


def test_of_safe_cards_the_highest_goes_first() -> None:
    """Two cards that cannot come sixth differ only in what they leave for later."""
    position = board("12 · 37 · 43 44 45 46 · 50 51 52 53 58", (13, 47, 14, 15))
    view = RULES.view(position, Seat(0))
    assert wariness(view, 47) < wariness(view, 13) < wariness(view, 60)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("players", [2, 5, 10])
@pytest.mark.parametrize("level", ["random", "easy", "risk", "medium", "MC(5,20)"])
def test_every_level_plays_every_edition(level: str, players: int, edition: str) -> None:
    """Each bot makes legal moves to the end of a round, the draft among them."""
    rng = Random(players)
    bot = bots.benchmark_policy(RULES, level)
    position = dealt(start(players, edition, rounds=1), players)
    while not position.over:
        seat = min(position.to_act())
        move = any_move(position, rng)
        if seat == 0:
            move = bot.choose(RULES.view(position, seat), RULES.legal_moves(position, seat), rng)
            assert isinstance(move, Choose | Draft | TakeRow)
        position, _ = RULES.apply(position, move)


@pytest.mark.unmeasured
@pytest.mark.parametrize(("one", "other"), [("easy", "random"), ("medium", "easy")])
def test_each_level_is_better_than_the_one_before(one: str, other: str) -> None:
    """In the same deals from every seat, one bot of a level takes fewer heads than three below."""
    contest = Tournament("six-nimmt", "base", (one, other, other, other), {"rounds": 1})
    better, *_ = figures(contest, [contest.block(number) for number in range(15)])
    assert better["difference"] < -2
