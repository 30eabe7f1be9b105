"""The searching bots of No Thanks: their knowledge, their weights, their choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from random import Random
from statistics import mean

import pytest

from accessigame import bots
from accessigame.bots.no_thanks import benchmark_policy, estimate
from accessigame.bots.no_thanks.lean_round import (
    PLANS,
    after_refusing,
    after_taking,
    lean_round,
)
from accessigame.bots.no_thanks.linear import Linear
from accessigame.bots.no_thanks.opponent_model import (
    SEARCHER,
    in_company,
    observed_history,
    players_met,
)
from accessigame.bots.no_thanks.playout import Opponents, Panel, packed
from accessigame.bots.no_thanks.search import Difference, Search
from accessigame.bots.no_thanks.styles import COIN, REFUSES, TAKES, PlayingStyle, tuned_style
from accessigame.bots.no_thanks.tables import Table
from accessigame.core.model import Seat
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.events.advice import ChoiceEstimated
from accessigame.games.no_thanks.moves import Refuse, Take
from accessigame.games.no_thanks.position import Position, Taken
from accessigame.words.words import Localizer
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


def test_tokens_that_do_not_add_up_are_shared_out() -> None:
    """In a position that no game leads to, nothing is counted and nothing breaks."""
    position = replace(after(start(4), "11 p p"), tokens=(3, 2, 30, 7))
    for counted in ((0, 0, 0, 0), (20, -9, 30, 1)):
        sides = lean_round(RULES.view(position, Seat(2)), counted)
        assert sides.purses.to_bytes(4, "little") == bytes((30, 4, 4, 4))
    position = replace(position, tokens=(3, 2, 29, 8))
    assert lean_round(RULES.view(position, Seat(2)), ()).purses.to_bytes(4, "little") == bytes(
        (29, 5, 4, 4)
    )


def test_a_choice_is_counted_to_the_last_token() -> None:
    """At the last card, taking and refusing end as counting by hand says.

    Fails when the token that is paid for refusing stays in its purse.
    """
    position = replace(after(start(3), "35"), tokens=(5, 5, 5))
    sides = lean_round(RULES.view(position, Seat(0)), ())._replace(
        purses=packed((5, 5, 5)), total=15
    )
    panel = Panel(tuned_style(3), Opponents([tuned_style(3)] * 2))
    # the next seat takes the 35 with the one token: -4 against 35 - 6 and -5
    assert after_refusing(sides, panel, (), (99, 0, 99)) == [-4 - (29 - 5) / 2] * PLANS
    assert after_taking(sides, panel, ()) == 30 + 5


def test_each_plan_is_played() -> None:
    """Refusing ends as each plan says: taking when the card comes back, once later, or never.

    Fails when a plan goes on after another seat took the card, or after the tokens ran out.
    """
    position = replace(after(start(3), "35"), tokens=(5, 5, 5))
    sides = lean_round(RULES.view(position, Seat(0)), ())._replace(
        tokens=(5, 2, 5), purses=packed((5, 2, 5)), total=12
    )
    panel = Panel(tuned_style(3), Opponents([tuned_style(3)] * 2))
    # with 3 tokens on it: 35 - 7 against -1 and -4; with 6: 35 - 9 against 0 and -3
    ends = [28 + 5 / 2, 26 + 3 / 2]
    # then seat 1 has none left: 35 - 7 against -2 and -3 for the others
    never = -2 - (28 - 3) / 2
    assert after_refusing(sides, panel, (), (99, 99, 99)) == [*ends, never, never]


def test_who_refused_a_card_takes_it_for_more() -> None:
    """An erring opponent who has refused the open card is not expected to take it for less.

    Fails when its error is drawn as if it had not been asked yet.
    """
    position = after(start(3), "20 p p p p p p")
    lean = lean_round(RULES.view(position, Seat(0)), ())
    impatient = PlayingStyle(0.2, 0.5, milks=False, spread=2.0)
    table = Table(lean, Opponents([impatient, COIN], [(), ()]))
    drawn = [table.takes_at(Random(seed)) for seed in range(200)]
    assert {at[0] for at in drawn} == {0}
    assert min(at[1] for at in drawn) == 5, "it refused at 4 tokens"
    assert {at[2] for at in drawn} >= {8, 11, 14}, "a coin is asked at 8 tokens first"
    assert all(at[2] % 3 == 2 for at in drawn)


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


def test_a_clear_choice_is_not_thought_over() -> None:
    """As soon as it is clear which choice is better, no other sample is drawn."""
    position = after(start(4), "35")
    found = Search(samples=10_000).difference(RULES.view(position, Seat(0)), Random(1))
    assert found.count < 200


@pytest.mark.parametrize("level", ["hard", "expert"])
def test_a_gift_is_taken_and_a_burden_refused(level: str) -> None:
    """The 35 without a token is refused; the 4 with four tokens on it is taken."""
    for position, choice in ((after(start(4), "35"), Refuse), (after(start(4), "4 p p p p"), Take)):
        seat = position.mover
        legal = RULES.legal_moves(position, seat)
        policy = bots.find(NO_THANKS, level)
        assert type(policy.choose(RULES.view(position, seat), legal, Random(1))) is choice


def test_without_a_token_nothing_is_searched() -> None:
    """A seat that must take takes, and there is no estimate without a choice."""
    position = replace(after(start(4), "35"), tokens=(0, 11, 11, 11))
    legal = RULES.legal_moves(position, Seat(0))
    view = RULES.view(position, Seat(0))
    assert bots.find(NO_THANKS, "expert").choose(view, legal, Random(1)) == Take(Seat(0))
    assert estimate(view, legal, Random(1)) == ()


def test_an_estimate_says_how_it_was_made() -> None:
    """Of a 35 it is estimated that refusing is better, by more points than their margin."""
    position = after(start(4), "35")
    legal = RULES.legal_moves(position, Seat(0))
    (found,) = estimate(RULES.view(position, Seat(0)), legal, Random(1))
    assert isinstance(found, ChoiceEstimated)
    assert not found.take
    assert found.points > found.margin >= 1
    assert not found.even
    assert found.samples >= 24


@pytest.mark.parametrize(
    ("value", "spread", "even"), [(5.0, 2.0, False), (5.0, 40.0, True), (5.0, 16.7, True)]
)
def test_an_estimate_within_its_margin_calls_nothing_better(
    monkeypatch: pytest.MonkeyPatch, value: float, spread: float, even: bool
) -> None:
    """Where the difference is not above its margin, both are about equal, in every language.

    Fails when five points, give or take five, are called better.
    """
    found = Difference()
    for sample in range(100):
        found.add(value + (spread if sample % 2 else -spread))
    monkeypatch.setattr(Search, "difference", lambda *_: found)
    position = after(start(4), "14 p p")
    legal = RULES.legal_moves(position, Seat(2))
    (told,) = estimate(RULES.view(position, Seat(2)), legal, Random(1))
    assert isinstance(told, ChoiceEstimated)
    assert (told.even, told.points <= told.margin) == (even, even)
    for language, better in (("fr", "mieux"), ("en", "better"), ("de", "besser")):
        said = Localizer(language).say(told)
        assert (better in said.speech, "5" in said.braille) == (not even, not even)


def test_a_limit_ends_the_search() -> None:
    """A bot with hardly any time looks once, and still chooses what is legal."""
    policy = bots.with_time_limit(Search(samples=10**6), 1e-9)
    assert isinstance(policy, Search)
    view = RULES.view(after(start(4), "14 p p"), Seat(2))
    assert policy.difference(view, Random(1)).count == 24
    assert bots.with_time_limit(policy, None) is policy
    assert bots.with_time_limit(bots.find(NO_THANKS, "easy"), 1.0) == bots.find(NO_THANKS, "easy")


@pytest.mark.parametrize("name", ["L(1,-3)", "M(0.3,0.5)", "MC(50)", "IS(7)", "hard"])
def test_names_for_measurements(name: str) -> None:
    """The policies of measurements have names; other names are refused like levels."""
    assert callable(bots.benchmark_policy(NO_THANKS, name).choose)
    for wrong in ("L(1)", "MC(0)", "M(a,b)", "L(1,-3", "XX(3)", ""):
        assert benchmark_policy(wrong) is None


def test_the_settled_weight_depends_on_the_table() -> None:
    """Repeated best responses settle lower with three players, and higher with five."""
    assert [tuned_style(n).weight for n in (3, 4, 5, 7)] == [0.25, 0.3, 0.35, 0.35]
