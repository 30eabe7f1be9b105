"""The draft of the Pro game: complete hands, and fair samples."""

from __future__ import annotations

from random import Random
from statistics import fmean

import pytest

from accessigame.bots.six_nimmt.search import Search, _after_drafting, _drafted, _heads
from accessigame.core.model import Seat
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.moves import Draft
from accessigame.games.six_nimmt.position import Position
from tests.bots.six_nimmt.test_playout import turns_of
from tests.games.six_nimmt.notation import any_move, start

ME = Seat(0)


def halfway(players: int) -> Position:
    """Return a draft in which the first seat has taken four cards and is to take the next."""
    position, rng = start(players, "pro", rounds=1), Random(players)
    while len(position.hands[0] or ()) < 4 or ME not in position.to_act():
        position, _ = RULES.apply(position, any_move(position, rng))
    return position


@pytest.mark.parametrize("players", [2, 3, 10])
def test_a_sample_finishes_the_draft(players: int) -> None:
    """Everybody keeps what it has and gets ten cards, each card is somewhere, and one is mine."""
    position = halfway(players)
    given, laid = _drafted(RULES.view(position, ME), Random(1).random)
    assert sorted(laid) == list(range(1, 10 * players + 5))
    for seat in position.seats:
        assert {*(position.hands[seat] or ())} <= {*laid[4 + seat :: players]}
    assert given in laid[4::players]
    assert given in position.open


def test_a_candidate_meets_the_same_sample_alone() -> None:
    """The cost of a card in a sample does not change with the other candidates.

    Fails when a candidate is not put back in its place.
    """
    view = RULES.view(halfway(3), ME)
    for seed in range(20):
        given, laid = _drafted(view, Random(seed).random)
        together = _after_drafting(view, Random(seed).random)
        for card, heads in zip(view.open, together, strict=True):
            swapped = [{card: given, given: card}.get(each, each) for each in laid]
            assert heads == _heads(view, swapped)


def test_a_card_costs_what_it_costs_in_any_hand() -> None:
    """The last card of a hand costs what rounds by the readable rules cost on the mean."""
    position = last_pick()
    view = RULES.view(position, ME)
    chance = Random(1).random
    samples = [_after_drafting(view, chance) for _ in range(1500)]
    means = [fmean(own for _, own in heads) for heads in zip(*samples, strict=True)]
    for place in (0, len(view.open) - 1):
        played = fmean(heads_after(position, view.open[place], seed) for seed in range(400))
        assert means[place] == pytest.approx(played, abs=1.2)  # about four standard errors


def last_pick() -> Position:
    """Return a draft in which the first seat takes one of the last five cards."""
    position, rng = start(2, "pro", rounds=1, first=1), Random(8)
    while len(position.open) > 5:
        position, _ = RULES.apply(position, any_move(position, rng))
    return position


def heads_after(position: Position, card: int, seed: int) -> int:
    """Return the heads of the first seat after this card and random play."""
    position, _ = RULES.apply(position, Draft(ME, card))
    return sum(heads[ME] for _, _, heads in turns_of(position, Random(seed)))


def test_many_candidates_share_the_samples() -> None:
    """With many open cards, each is tried in fewer samples, so that a choice takes as long."""
    view = RULES.view(start(10, "pro", first=0), ME)
    legal = RULES.legal_moves(start(10, "pro", first=0), ME)
    costs, samples = Search(1000).costs(view, legal, Random(1))
    assert len(costs) == 104
    assert samples == 4000 // 104
