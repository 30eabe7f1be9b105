"""No bot knows what its seat may not: its choice is the same whatever is hidden."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Game, Position
from accessigame.core.model import TABLE, Seat
from accessigame.games.no_thanks.position import Position as NoThanks
from accessigame.games.six_nimmt import RULES as SIX_NIMMT
from accessigame.games.six_nimmt.position import Position as SixNimmt
from accessigame.games.titus.groups import Token
from accessigame.games.titus.position import Position as Titus

GAMES = [(rules, level) for rules in games.every() for level in bots.levels(rules)]
LOOKS = {False: 12, True: 2}
"""Positions of each game in which a bot chooses twice, by whether it is slow."""


def reached(rules: Game[Any], players: int, seed: int, moves: int) -> Position:
    """Return a position in which somebody has a choice, after at least so many moves."""
    rng, dealer = Random(seed), Dealer(rules, seed)
    state: Position = rules.start(rules.editions[0], players, {})
    while acting := state.to_act():
        seat = min(acting)
        legal = rules.legal_moves(state, seat)
        if moves <= 0 and seat != TABLE and len(legal) > 1:
            break
        move = dealer.choose(state) if seat == TABLE else rng.choice(legal)
        state, _ = rules.apply(state, move)
        moves -= 1
    return state


def elsewhere(state: Any, own: Seat, rng: Random) -> Any:
    """Return a position that differs in what is hidden from the seat, and in nothing else."""
    if isinstance(state, NoThanks):
        return replace(state, tokens=_shuffled(state.tokens, own, rng))
    if isinstance(state, SixNimmt):
        return _other_hands(state, own, rng)
    assert isinstance(state, Titus)
    return state  # all that lies in a position of Titus is known to all; see the next test


def _shuffled(values: tuple[int, ...], own: Seat, rng: Random) -> tuple[int, ...]:
    """Return other tokens for all but the seat: as many together, in other hands."""
    others = [seat for seat in range(len(values)) if seat != own]
    result, total = list(values), sum(values) - values[own]
    for seat in others[:-1]:
        result[seat] = rng.randint(0, total)
        total -= result[seat]
    result[others[-1]] = total
    return tuple(result)


def _other_hands(state: SixNimmt, own: Seat, rng: Random) -> SixNimmt:
    """Deal the cards anew that the seat has not seen; hands of other seats change."""
    rest = sorted(SIX_NIMMT.view(state, own).unseen)
    rng.shuffle(rest)
    hands = [
        hand if seat == own or hand is None else tuple(sorted(rest.pop() for _ in hand))
        for seat, hand in enumerate(state.hands)
    ]
    # what somebody has chosen already, face down, is one of those cards
    chosen = tuple(
        card if card is None or seat == own else (hands[seat] or (None,))[0]
        for seat, card in enumerate(state.choices)
    )
    return replace(state, hands=tuple(hands), choices=chosen)


@pytest.mark.parametrize(("rules", "level"), GAMES, ids=[f"{r.name}-{lv}" for r, lv in GAMES])
def test_a_choice_does_not_change_with_what_is_hidden(rules: Game[Any], level: str) -> None:
    """With other tokens and other cards in other hands, a bot sees the same and does the same.

    Fails when a view is given the tokens or the hands of all.
    """
    policy, differed = bots.find(rules, level), 0
    for seed in range(LOOKS[policy.slow]):
        rng = Random(seed)
        state = reached(rules, 3, seed, rng.randint(0, 40))
        if state.over:
            continue
        own = min(state.to_act())
        other = elsewhere(state, own, rng)
        differed += other != state
        views = [rules.view(each, own) for each in (state, other)]
        assert views[0] == views[1]
        moves = [
            policy.choose(view, rules.legal_moves(state, own), bots.chance(seed, own, 7))
            for view in views
        ]
        assert moves[0] == moves[1]
    assert differed or rules.name == "titus"


def test_nobody_knows_an_unseen_back() -> None:
    """A token of Titus whose back was not seen has no back in any position, so none in a view."""
    state: Any = reached(games.find("titus"), 3, 1, 25)
    lying = [token for reserve in state.reserves for group in reserve for token in group]
    assert lying
    assert all(isinstance(token, Token) for token in lying)
    assert any(token.back is None for token in lying)
