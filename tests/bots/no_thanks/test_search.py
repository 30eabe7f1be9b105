"""The searching bots of No Thanks: their choices and their estimates."""

from __future__ import annotations

import time
from dataclasses import replace
from itertools import count
from random import Random

import pytest

from accessigame import bots
from accessigame.bots.no_thanks import benchmark_policy, estimate
from accessigame.bots.no_thanks.search import Difference, Search
from accessigame.bots.no_thanks.styles import tuned_style
from accessigame.core.model import Seat
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.events.answers import ChoiceEstimated
from accessigame.games.no_thanks.moves import Refuse, Take
from accessigame.words.words import Localizer
from tests.games.no_thanks.notation import after, start
from tests.playing import NO_THANKS


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


def test_a_limit_ends_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot with hardly any time looks once, and still chooses what is legal."""
    seconds = count()  # a clock of Windows stands still for hundredths
    monkeypatch.setattr(time, "monotonic", lambda: next(seconds))
    policy = bots.with_time_limit(Search(samples=10**6), 0.5)
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
