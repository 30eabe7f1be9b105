"""The public history of a round of No Thanks, and the weights of styles that follow from it.

Of each card, one act counts: for how many tokens a seat did not take it, and for how many it did.
A style explains an act by its error; by a lapse too, in which anybody tosses a coin.
Coins come in company: a table is one of coins or one of others, so each seat tells of the others.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from accessigame.bots.no_thanks.styles import (
    COIN,
    PHASE_OF,
    REFUSES,
    TAKES,
    Mixture,
    PlayingStyle,
    change,
    formulas,
    taken_by,
    takes_at,
)
from accessigame.core.model import Card
from accessigame.games.no_thanks.interface import View
from accessigame.games.no_thanks.options import PILE
from accessigame.games.no_thanks.position import Taken

SPREAD: Final = 1.0
"""The scale of the error of a formula, in tokens."""
SEARCHER: Final = PlayingStyle(0.22, 0.5, True, late=True, bend=0.0035, spread=0.6, growth=0.15)
"""A style fitted to the choices of bots that search: docs/how-bots-think.md says how."""
SEARCHERS: Final = 1.0
"""The prior weight of searchers, where the formulas have 1 together, and the tuned one 1 again."""
COINS: Final = 0.4
ALWAYS: Final = 0.02
"""The prior weights of a coin, and of who always takes or always refuses, likewise.

That of a coin holds for acts of one seat alone: `in_company` puts the next three in its place.
"""
COIN_TABLE: Final = 0.5
"""The prior probability of a table of coins: they cost most if they are not expected at once."""
COINS_AMONG_COINS: Final = 0.95
COINS_AMONG_OTHERS: Final = 0.05
"""The share of coins at a table of coins, and at any other table."""
LAPSE: Final = 0.03
"""The probability that somebody tosses a coin for a card, whatever its style."""
LEAST: Final = 1e-9
"""The least probability of an act, so that no style is ever ruled out."""


@cache
def players_met(players: int) -> Mixture:
    """Return the styles of players that a bot may meet, and their weights before it sees them."""
    styles, weights = formulas(players)
    erring = [style._replace(late=True, spread=SPREAD) for style in styles]
    fixed_styles = ((SEARCHER, SEARCHERS), (COIN, COINS), (TAKES, ALWAYS), (REFUSES, ALWAYS))
    all_weights = (*weights, *(2 * weight for _, weight in fixed_styles))
    return (*erring, *(style for style, _ in fixed_styles)), all_weights


class ObservedHistory(NamedTuple):
    """The public history of a round, up to the card that was taken last.

    owner: the owner of each card that was taken. tokens: by seat, as the payments add up.
    mover: the seat to move next. weights: by seat, those of the styles of `players_met`.
    """

    owner: dict[Card, int]
    tokens: tuple[int, ...]
    mover: int
    weights: tuple[tuple[float, ...], ...]


def observed_history(view: View) -> ObservedHistory:
    """Return the history that follows from each payment of the round, up to now.

    All of it was in the open: the seat of each token that was laid, and the taker of each card.
    """
    players = len(view.cards)
    history = _history_of(players, view.all_tokens // players, view.taken)
    if view.card is None:
        return history
    if not view.taken:
        history = history._replace(mover=(view.seat - view.pot) % players)
    return _after_card(history, view.card, view.seat, view.pot, taken=False)


@lru_cache(maxsize=4096)
def _history_of(players: int, tokens: int, taken: tuple[Taken, ...]) -> ObservedHistory:
    if not taken:
        _, prior = players_met(players)
        return ObservedHistory({}, (tokens,) * players, 0, (prior,) * players)
    history = _history_of(players, tokens, taken[:-1])
    card, seat, pot = taken[-1]
    if len(taken) == 1:  # who took the first card, and with how many tokens, tells who began
        history = history._replace(mover=(seat - pot) % players)
    return _after_card(history, card, seat, pot, taken=True)


def _after_card(
    history: ObservedHistory, card: Card, last: int, pot: int, *, taken: bool
) -> ObservedHistory:
    """Return the history after a card went from the mover to the last seat that faced it.

    A seat that refused it did not want it with those tokens; its taker did, unless forced.
    """
    players, owner = len(history.tokens), history.owner
    low, high = owner.get(card - 1, -1), owner.get(card + 1, -1)
    costs = [change(card, low, high, seat) for seat in range(players)]
    tokens, weights = list(history.tokens), list(history.weights)
    phase = PHASE_OF[PILE - 1 - len(owner)]
    for seat in range(players):
        distance = (seat - history.mover) % players
        refusals = (pot - distance + players - 1) // players
        tokens[seat] -= refusals
        chose = taken and seat == last and tokens[seat] > 0
        if refusals or chose:
            refused = distance + (refusals - 1) * players if refusals else -1
            act = Decision(refusals, refused, pot if chose else None)
            weights[seat] = _updated_weights(weights[seat], seat, costs, phase, act)
    if not taken:
        return ObservedHistory(owner, tuple(tokens), last, tuple(weights))
    tokens[last] += pot
    return ObservedHistory({**owner, card: last}, tuple(tokens), last, tuple(weights))


# Coins in company ---------------------------------------------------------------------------------


def in_company(weights: Sequence[Sequence[float]]) -> list[tuple[float, ...]]:
    """Return the weights of the styles of all opponents, by what each of them tells of the others.

    weights: those that follow from the acts of each opponent alone.
    """
    coin, prior = _place_of_coin(len(weights) + 1)
    # not one less the share of the coin: beside a coin that is almost sure, that would be nothing
    rests = [max(LEAST * each[coin], sum(each[:coin]) + sum(each[coin + 1 :])) for each in weights]
    ratios = [
        max(LEAST, each[coin] / rest) * (1 - prior) / prior
        for each, rest in zip(weights, rests, strict=True)
    ]
    result = []
    for seat, (each, rest) in enumerate(zip(weights, rests, strict=True)):
        odds = ratios[seat] * _odds_of_coin([*ratios[:seat], *ratios[seat + 1 :]])
        result.append((*each[:coin], odds * rest, *each[coin + 1 :]))
    return result


def _odds_of_coin(ratios: Sequence[float]) -> float:
    """Return the odds that a seat is a coin, before its own acts.

    ratios: how many times as likely each of the others is to act so if it is a coin.
    """
    coins, thinkers = COIN_TABLE, 1 - COIN_TABLE
    for ratio in ratios:
        coins *= COINS_AMONG_COINS * ratio + 1 - COINS_AMONG_COINS
        thinkers *= COINS_AMONG_OTHERS * ratio + 1 - COINS_AMONG_OTHERS
    share = (COINS_AMONG_COINS * coins + COINS_AMONG_OTHERS * thinkers) / (coins + thinkers)
    return share / (1 - share)


@cache
def _place_of_coin(players: int) -> tuple[int, float]:
    """Return the place of the coin among the styles, and its share before anything was seen."""
    styles, prior = players_met(players)
    place = styles.index(COIN)
    return place, prior[place] / sum(prior)


# What an act says about a style -------------------------------------------------------------------


class Decision(NamedTuple):
    """The choices of a seat about one card.

    refusals: their number. refused: the most tokens for which it refused, -1 for none.
    taken: the tokens for which it chose to take, or None.
    """

    refusals: int
    refused: int
    taken: int | None

    def chance(self, style: PlayingStyle, needs: int) -> float:
        """Return the probability of the act from a style that takes for `needs` tokens."""
        coin = 0.5 ** (self.refusals + (self.taken is not None))
        if style is COIN:
            return coin
        by_last_time = taken_by(style, needs, self.refused) if self.refusals else 0.0
        by_now = 1.0 if self.taken is None else taken_by(style, needs, self.taken)
        return max(LEAST, LAPSE * coin + (1 - LAPSE) * (by_now - by_last_time))


def _updated_weights(
    weights: Sequence[float], seat: int, costs: Sequence[int], phase: int, act: Decision
) -> tuple[float, ...]:
    """Return the weights of styles after an act; they add up to 1."""
    styles, _ = players_met(len(costs))
    result = [
        weight * act.chance(style, takes_at(style, seat, costs, phase))
        for weight, style in zip(weights, styles, strict=True)
    ]
    total = sum(result)
    return tuple(weight / total for weight in result)
