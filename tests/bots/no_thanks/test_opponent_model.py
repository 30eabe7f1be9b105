"""What a bot of No Thanks learns about the others from what they do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from statistics import mean

import pytest

from accessigame import bots
from accessigame.bots.no_thanks.linear import Linear
from accessigame.bots.no_thanks.opponent_model import (
    SEARCHER,
    in_company,
    observed_history,
    players_met,
)
from accessigame.bots.no_thanks.styles import COIN, REFUSES, TAKES, PlayingStyle
from accessigame.core.model import Seat
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.position import Position, Taken
from tests.games.no_thanks.notation import after, start
from tests.playing import NO_THANKS


def positions(seed: int, players: int, level: str = "medium") -> Iterator[Position]:
    """Give the positions of a game in which somebody has a choice."""
    rng, position = Random(seed), start(players, first=seed % players)
    policy = bots.benchmark_policy(NO_THANKS, level)
    while not position.over:
        legal = RULES.legal_moves(position, min(position.to_act()))
        if position.card is None:
            position, _ = RULES.apply(position, rng.choice(legal))
            continue
        yield position
        seat = position.mover
        position, _ = RULES.apply(position, policy.choose(RULES.view(position, seat), legal, rng))


@pytest.mark.parametrize("players", [3, 5, 7])
def test_an_attentive_player_has_counted_the_tokens(players: int) -> None:
    """The payments in the open add up to the tokens of every seat, at any time of any round.

    Fails when who took the first card is not taken for who began after so many refusals.
    """
    for seed in range(6):
        for position in positions(seed, players, ("medium", "random", "L(1,-3)")[seed % 3]):
            past = observed_history(RULES.view(position, position.mover))
            assert past.tokens == position.tokens


@pytest.mark.parametrize("level", ["M(0.3,0.5)", "L(1,-3)", "L(0.45,0.5)"])
def test_styles_are_recognised(level: str) -> None:
    """After a round among players of one style, it is one of the likeliest for each of them.

    Fails when refusals count for nothing, and when a seat's payments are counted for another.
    """
    *_, last = positions(4, 4, level)
    policy = bots.benchmark_policy(NO_THANKS, level)
    assert isinstance(policy, Linear)
    styles, _ = players_met(4)
    for weights in observed_history(RULES.view(last, last.mover)).weights:
        true = max(
            weight
            for weight, style in zip(weights, styles, strict=True)
            if style[:3] == (policy.weight, policy.threshold, policy.milks)
        )
        assert true >= 0.02 * max(weights)
        wrong = [
            weight
            for weight, style in zip(weights, styles, strict=True)
            if abs(style.weight - policy.weight) > 0.4
        ]
        assert true > 100 * min(wrong)


@pytest.mark.parametrize(
    ("level", "style"), [("random", COIN), ("hard", SEARCHER), ("medium", None)]
)
def test_a_player_who_goes_by_no_formula_is_recognised(
    level: str, style: PlayingStyle | None
) -> None:
    """After a round, most of the weight of each coin is on the coin, and so with searchers.

    Fails when an act of a coin is as likely as one of a formula that fits.
    """
    *_, last = positions(4, 4, level)
    styles, _ = players_met(4)
    weights = observed_history(RULES.view(last, last.mover)).weights
    shares = [dict(zip(styles, each, strict=True)) for each in weights]
    assert [sum(each) for each in weights] == pytest.approx([1] * 4)
    if style is not None:
        assert mean(each[style] for each in shares) > 0.5
    if style is not COIN:
        assert max(each[COIN] for each in shares) < 0.01


def test_coins_come_in_company() -> None:
    """Half of the weight is on coins at first, and what one opponent does tells of the others.

    Fails when each opponent is judged alone, and when the weights of the others are lost.
    """
    styles, prior = players_met(4)
    coin = styles.index(COIN)

    def share(weights: Sequence[float]) -> float:
        return weights[coin] / sum(weights)

    assert [share(each) for each in in_company([prior] * 3)] == pytest.approx([0.5] * 3)
    like_coin = [*prior]
    like_coin[coin] *= 100
    unlike = [*prior]
    unlike[coin] /= 100
    beside_one = in_company([like_coin, prior, prior])
    assert share(beside_one[0]) > share(beside_one[1]) == pytest.approx(share(beside_one[2]))
    assert 0.8 < share(beside_one[1]) < 0.95, "one in twenty at a table of coins is none"
    assert 0.05 < share(in_company([unlike, unlike, prior])[2]) < 0.06
    assert share(in_company([like_coin, unlike, unlike])[0]) > 0.8, "it may still be the only one"
    others = [weight for style, weight in zip(styles, beside_one[1], strict=True) if style != COIN]
    assert others == [weight for style, weight in zip(styles, prior, strict=True) if style != COIN]


def test_a_sure_coin_breaks_nothing() -> None:
    """An opponent who can hardly be anything but a coin is one, and one who cannot be is none.

    Fails when what is left beside a coin is the difference of two numbers that are nearly equal.
    """
    styles, prior = players_met(3)
    coin = styles.index(COIN)
    only = tuple(1.0 if place == coin else 1e-60 for place in range(len(styles)))
    none = tuple(0.0 if place == coin else weight for place, weight in enumerate(prior))
    for found, low, high in zip(in_company([only, none]), (0.99, 0), (1, 0.01), strict=True):
        assert min(found) > 0
        assert low < found[coin] / sum(found) < high + 1e-9


def test_no_style_is_ruled_out() -> None:
    """Who took a card for nothing once may still be somebody who refuses all others."""
    view = RULES.view(after(start(3), "35 t 34 p p p p p p"), Seat(0))
    weights = observed_history(view).weights[0]
    styles, _ = players_met(3)
    assert min(weights) > 0
    assert weights[styles.index(REFUSES)] > weights[styles.index(TAKES)]


def test_who_had_to_take_has_shown_no_taste() -> None:
    """A card that was taken without a token left says nothing about the style of its taker.

    Fails when every card that was taken counts as wanted.
    """
    view = RULES.view(start(3), Seat(0))._replace(
        tokens=33, cards=((35,), (), ()), left=23,
        taken=(Taken(35, Seat(0), 33),),
    )  # fmt: skip
    past = observed_history(view)
    assert past.tokens == (33, 0, 0)
    styles, prior = players_met(3)
    likeliest = max(past.weights[0][n] / prior[n] for n in range(len(styles)))
    never = styles.index(REFUSES)
    assert past.weights[0][never] / prior[never] == likeliest
