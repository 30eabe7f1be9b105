"""What the open cards say about the styles of the others."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from accessigame import bots
from accessigame.bots.six_nimmt.opponents import PRIOR, SHARES, _density, share_chances
from accessigame.core.model import Seat
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.interface import View
from tests.games.six_nimmt.notation import dealt, start

ME = Seat(0)


def after_turns(level: str, players: int, turns: int, edition: str, seed: int) -> View:
    """Return the view of the first seat after some turns, with this level on every seat."""
    policy, rng = bots.find(RULES, level), Random(seed)
    position = dealt(start(players, edition, rounds=1), seed)
    while position.turn <= turns:
        seat = min(position.to_act())
        legal = RULES.legal_moves(position, seat)
        position, _ = RULES.apply(position, policy.choose(RULES.view(position, seat), legal, rng))
    return RULES.view(position, ME)


def mean_share(view: View) -> float:
    """Return the mean of the shares by their chances."""
    return sum(s * chance for s, chance in zip(SHARES, share_chances(view), strict=True))


def test_before_the_first_card_nothing_is_known() -> None:
    """The first turn goes by what is known of players in general."""
    assert share_chances(RULES.view(dealt(start(4), 1), ME)) == PRIOR
    assert sum(PRIOR) == pytest.approx(1)


@pytest.mark.parametrize("edition", ["base", "known-deck", "pro"])
@pytest.mark.parametrize("players", [4, 10])
def test_who_lays_high_cards_first_is_found_out(players: int, edition: str) -> None:
    """After three turns of players of level `easy` the share is high, after random ones low.

    Fails when the open cards are not looked at.
    """
    views = {
        level: [after_turns(level, players, 3, edition, seed) for seed in range(8)]
        for level in ("easy", "random")
    }
    assert fmean(map(mean_share, views["easy"])) > 0.7
    assert fmean(map(mean_share, views["random"])) < 0.3


def test_a_high_card_speaks_for_high_players() -> None:
    """The same table with a higher card in a heap makes a larger share likelier."""
    view = RULES.view(dealt(start(3), 1), ME)
    hand = tuple(card for card in view.hand if card not in (2, 3, 4, 102, 103, 104))[:8]
    low = replace(view, hand=hand[:8], heaps=((), (2, 3), (4,)))
    high = replace(view, hand=hand[:8], heaps=((), (102, 103), (104,)))
    assert mean_share(low) < sum(s * p for s, p in zip(SHARES, PRIOR, strict=True))
    assert mean_share(high) > mean_share(low) + 0.2


def test_the_density_is_one_on_the_mean() -> None:
    """Over all cards, it is as likely as any cards; after ten turns each card has been laid."""
    for turns in (1, 4, 10):
        densities = [_density(card, 104, turns) for card in range(1, 105)]
        assert fmean(densities) == pytest.approx(1, abs=0.01)
    assert densities == pytest.approx([1] * 104)
