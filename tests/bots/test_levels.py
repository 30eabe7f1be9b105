"""Bots by name, and the uniformly random bot."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, Final

import pytest

from accessigame import bots, games
from accessigame.bots import UniformRandom, UnknownBot
from accessigame.core.game import Game
from accessigame.core.model import Move, NotUnderstood, Seat
from accessigame.games.no_thanks.moves import Refuse, Take
from accessigame.games.no_thanks.position import Position
from tests.games.no_thanks.notation import after, start
from tests.playing import NO_THANKS

OPEN = after(start(4), "11")
COMMON: Final = ("random", "easy", "medium", "hard", "expert")
"""Levels of every game, the weakest first."""


@pytest.mark.parametrize("rules", games.every(), ids=lambda rules: rules.name)
def test_levels_from_the_weakest(rules: Game[Any]) -> None:
    """The levels that every game has are listed from the weakest, whatever others it has.

    Fails when they are sorted by name.
    """
    levels = list(bots.levels(rules))
    assert levels[0] == COMMON[0]
    assert [level for level in levels if level in COMMON] == list(COMMON)


def test_a_bot_is_the_default_level() -> None:
    """The word `bot` alone is the default level."""
    names = {type(bots.find(NO_THANKS, level)) for level in ("bot", "medium")}
    assert len(names) == 1
    assert bots.DEFAULT_LEVEL == "medium"


def test_in_measurements_a_level_may_be_written_large() -> None:
    """A level has a capital or not, as names of measurements have."""
    assert bots.benchmark_policy(NO_THANKS, "Hard") == bots.find(NO_THANKS, "hard")


@pytest.mark.parametrize("level", ["", "Medium", "genius", "bots"])
def test_another_level_is_refused_with_those_that_are_known(level: str) -> None:
    """An unknown level is refused with the levels that there are."""
    with pytest.raises(NotUnderstood) as caught:
        bots.find(NO_THANKS, level)
    assert caught.value.event == UnknownBot(level, tuple(bots.levels(NO_THANKS)))


@pytest.mark.unmeasured
@pytest.mark.parametrize("level", bots.levels(NO_THANKS))
@pytest.mark.parametrize("players", [3, 5, 7])
def test_every_bot_plays_legal_moves(level: str, players: int) -> None:
    """With any cards, each bot chooses one of the legal moves: to the end, if it is quick."""
    rng = Random(f"{level} {players}")
    policy = bots.find(NO_THANKS, level)
    for _ in range(1 if policy.slow else 20):
        position: Position = start(players)
        while (acting := position.to_act()) and not (policy.slow and position.left < 19):
            (seat,) = acting
            legal = NO_THANKS.legal_moves(position, seat)
            move = (
                rng.choice(legal)
                if seat < 0
                else policy.choose(NO_THANKS.view(position, seat), legal, rng)
            )
            assert move in legal
            position, _ = NO_THANKS.apply(position, move)


@pytest.mark.parametrize("level", bots.levels(NO_THANKS))
def test_the_same_seed_plays_the_same(level: str) -> None:
    """A bot with the same chance chooses the same."""

    def choices() -> list[Move]:
        policy, legal = bots.find(NO_THANKS, level), NO_THANKS.legal_moves(OPEN, Seat(0))
        return [
            policy.choose(NO_THANKS.view(OPEN, Seat(0)), legal, bots.chance(7, Seat(0), number))
            for number in range(3)
        ]

    assert choices() == choices()


def test_anything_is_as_likely() -> None:
    """The random bot takes every legal move about as often, and the only one always."""
    policy, rng = UniformRandom(), Random(3)
    legal = NO_THANKS.legal_moves(OPEN, Seat(0))
    counts = Counter(policy.choose(None, legal, rng) for _ in range(10_000))
    assert set(counts) == {Take(Seat(0)), Refuse(Seat(0))}
    assert all(abs(count - 5_000) < 200 for count in counts.values())
    assert policy.choose(None, legal[:1], rng) == legal[0]
