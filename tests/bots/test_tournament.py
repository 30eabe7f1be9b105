"""Tournaments of bots: paired deals, rotated seats, and their figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from random import Random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from accessigame import games
from accessigame.bots import UniformRandom
from accessigame.bots.tournament import GameResult, Tournament, figures, interval
from accessigame.core.game import Position
from accessigame.core.model import Move, Seat
from accessigame.games.no_thanks.interface import View


def of(*bots: str, game: str = "no-thanks") -> Tournament:
    """Return a tournament of one round."""
    return Tournament(game, "2020" if game == "no-thanks" else "standard", bots, {"first": 0}, 3)


@pytest.mark.parametrize(
    ("values", "half"),
    [
        ([1, 2, 3, 4, 5], 1.963),  # Student's quantile for 4 degrees of freedom is 2.776
        ([1.0, 3.0] * 50, 0.1994),  # 1.984 for 99
        ([2, 2, 2, 2], 0.0),
    ],
)
def test_intervals_are_students(values: list[float], half: float) -> None:
    """Half the width of an interval is that of Student's tables, within 2 %."""
    assert interval(values) == pytest.approx(half, rel=0.02)
    assert interval(values[:1]) is None


def test_everybody_sits_everywhere() -> None:
    """A block has one game for each rotation, with the same cards turned up in each.

    Fails when the deal changes with the seats, and when seats do not rotate.
    """
    entered = of("easy", "medium", "medium")
    turned: list[list[int]] = []

    def keep(_number: int, moves: list[Move]) -> None:
        turned.append([getattr(m, "card", 0) for m in moves if m.seat < 0])

    played = [entered.game_of(5, rotation, cast("Any", keep)) for rotation in range(3)]
    assert turned[0] == turned[1] == turned[2]
    assert tuple(played) == entered.block(5)
    assert len({game.scores for game in played}) > 1


@dataclass(frozen=True)
class Watching:
    """A beginner that notes where it sits, and what chance it is given."""

    seats: set[int]
    chances: list[float]

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Take every card."""
        assert isinstance(view, View)
        self.seats.add(view.seat)
        self.chances.append(rng.random())
        return legal[0]


def test_an_entrant_plays_on_the_seat_that_it_is_scored_for() -> None:
    """Entrant i sits on seat i + rotation, each time with a chance of its own.

    Fails when the entrants stay where they are and only their scores go round.
    """
    entered = of("easy", "easy", "easy")
    watching = tuple(Watching(set(), []) for _ in range(3))
    entered.__dict__["policies"] = watching
    for rotation in range(3):
        for each in watching:
            each.seats.clear()
        entered.game_of(1, rotation)
        first = (0 - rotation) % 3  # who begins takes every card, and nobody else is asked
        assert [each.seats for each in watching] == [{0} if n == first else set() for n in range(3)]
    chances = [chance for each in watching for chance in each.chances]
    assert len(set(chances)) == len(chances) == 3 * 24


@pytest.mark.parametrize("game", ["no-thanks", "six-nimmt", "titus"])
def test_who_does_not_look_is_given_no_view(game: str) -> None:
    """A random bot that is shown its view plays the same game as one that is not.

    Fails when a bot is given nothing that does look.
    """
    rules = games.find(game)
    entered = Tournament(game, rules.editions[0], ("random",) * 3, {"first": 0}, 3)
    blind = entered.game_of(1)
    views: list[object] = []

    @dataclass(frozen=True)
    class Looking(UniformRandom):
        looks: bool = True

        def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
            views.append(view)
            return super().choose(view, legal, rng)

    shown = replace(entered)
    shown.__dict__["policies"] = (UniformRandom(), Looking(), UniformRandom())
    assert shown.game_of(1) == blind
    assert views
    assert all(view is not None for view in views)


def test_equals_are_equal() -> None:
    """Bots of one kind have equal shares and no difference, whatever was dealt."""
    entered = of("easy", "easy", "easy")
    for each in figures(entered, [entered.block(number) for number in range(4)]):
        assert each["win_share"] == pytest.approx(1 / 3)
        assert each["difference"] == pytest.approx(0)
        assert each["difference_interval"] == pytest.approx(0, abs=1e-9)


def test_the_rules_say_who_has_won() -> None:
    """In a game with a tie-break, equal scores are not a shared win.

    Fails when the highest score is taken for the win.
    """
    entered = of("medium", "medium", game="titus")
    tied = SimpleNamespace(scores=lambda _: (50, 50), winners=lambda _: (Seat(1),))
    entered.__dict__["rules"] = tied  # a game whose rules broke the tie
    ended = cast("Position", SimpleNamespace(round=1))
    assert entered._result(ended, 0) == GameResult((50, 50), (0.0, 1.0), 1)
    assert entered._result(ended, 1) == GameResult((50, 50), (1.0, 0.0), 1)
