"""Lean playouts of No Thanks: a round to its end in integers and lists, without objects.

The state of a round, for n seats:

- `owner`: the holder of each card, by card; n for nobody. It has one more place on either side
  than there are cards, so that a neighbour always exists.
- `purses`: the tokens of all seats in one integer, seven bits and a guard bit for each seat. So
  the payments of a whole lap are one subtraction, and the guard bits show the seats that could
  not pay.

As long as every seat can pay, the number of refusals of a card depends on the owners of its two
neighbours and on the phase of the round alone: so a panel of policies is a table, and a turn of
play is one lookup. The errors of its players are part of the table: a panel has one for each seat
and card, and several panels of the same players have errors spread over their distribution.
Checked card for card against the readable rules in tests/bots/no_thanks/test_playout.py.

`LeanRound` is such a round as a seat sees it, and how it ends after each choice.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import Final, NamedTuple

from accessigame.bots import clockwise
from accessigame.bots.no_thanks.styles import (
    COIN,
    PHASE_OF,
    PlayingStyle,
    change,
    laps_of,
    needs_of,
    takes_at,
    with_error,
)
from accessigame.core.model import Card
from accessigame.games.no_thanks.interface import View
from accessigame.games.no_thanks.options import HIGHEST, PILE
from accessigame.games.no_thanks.scoring import card_part

BITS: Final = 8
"""Bits for each seat's tokens; the highest is the guard."""
FIELD: Final = (1 << BITS) - 1
GUARD: Final = 1 << (BITS - 1)
WIDE: Final = 8
"""The values of an owner in three bits: at most seven seats, and nobody."""
PLACES: Final = HIGHEST + 2
PHASE: Final = PLACES * WIDE * WIDE
"""The places of a phase."""
MOST: Final = 256
"""More refusals of one card than anybody wants, or can pay."""

STARTS: Final = tuple(
    tuple(PHASE_OF[left] * PLACES * WIDE for left in reversed(range(length)))
    for length in range(PILE + 1)
)
"""The part of the phase in the key of each card of a deck, by the length of the deck."""


def packed(tokens: Sequence[int]) -> int:
    """Return the tokens of all seats in one integer."""
    return sum(number << (BITS * seat) for seat, number in enumerate(tokens))


# What a refusal costs ---------------------------------------------------------------------------


@cache
def guards(players: int) -> int:
    """Return the guard bits of all seats."""
    return packed([GUARD] * players)


@cache
def payments(players: int) -> tuple[tuple[int, ...], ...]:
    """Return the payments of all seats, packed, by the first to refuse and the refusals."""
    return tuple(
        tuple(
            packed([(times - (seat - first) % players + players - 1) // players
                    for seat in range(players)])
            for times in range(MOST)
        )
        for first in range(players)
    )  # fmt: skip


def payable(players: int, purses: int, first: int, wanted: int) -> int:
    """Return the number of refusals that all seats can pay, of those wanted."""
    return min(
        wanted,
        *(
            (seat - first) % players + players * (purses >> (BITS * seat) & FIELD)
            for seat in range(players)
        ),
    )


# Policies as tables -----------------------------------------------------------------------------


@cache
def lucks(variants: int, seats: int) -> tuple[tuple[tuple[float, ...], ...], ...]:
    """Return quantiles for errors, by variant, seat and card.

    For each seat and card, the variants have equal parts of the distribution, in random order.
    """
    rng = Random(variants)  # noqa: S311 - the same errors again and again, so that tables are kept
    spread = [(number + 0.5) / variants for number in range(variants)]
    drawn = [[rng.sample(spread, variants) for _ in range(PLACES)] for _ in range(seats)]
    return tuple(
        tuple(tuple(card[variant] for card in seat) for seat in drawn)
        for variant in range(variants)
    )


class Opponents:
    """The styles of seats 1 and up, and the tokens for which each takes a card.

    luck: the quantiles of their errors by seat and card; empty for players without errors.
    """

    def __init__(
        self, styles: Sequence[PlayingStyle], luck: Sequence[Sequence[float]] = ()
    ) -> None:
        self.styles = tuple(styles)
        self.luck = luck
        self._known: dict[int, tuple[int, list[int]]] = {}

    def takes_at(self, costs: Sequence[int], phase: int) -> list[int]:
        """Return by seat the fewest tokens for which it takes, without errors."""
        return [takes_at(style, n, costs, phase) for n, style in enumerate(self.styles, start=1)]

    def known(self, place: int, costs: Sequence[int]) -> tuple[int, list[int]]:
        """Return when the card comes back to seat 0, and by seat when it takes, with its error.

        Both are numbers of tokens, kept by place. A coin has its laps instead.
        """
        backing = self._known.get(place)
        if backing is None:
            phase, rest = divmod(place, PHASE)
            at = self.takes_at(costs, phase)
            back = min(tokens - seat for seat, tokens in enumerate(at, start=1))
            card = rest // (WIDE * WIDE)
            for seat, (style, luck) in enumerate(zip(self.styles, self.luck, strict=False)):
                lucky = luck[card]
                at[seat] = laps_of(lucky) if style is COIN else with_error(style, at[seat], lucky)
            backing = self._known[place] = (back, at)
        return backing


class Panel:
    """The styles of all seats, and their numbers of refusals of each card.

    Seat 0 knows the styles of the others, though not their errors, and lets a card go round once
    more exactly as long as none of them would take it.
    """

    def __init__(self, own: PlayingStyle, others: Opponents) -> None:
        self.own = needs_of(own)
        self.others = others
        self.players = len(others.styles) + 1
        self.refusals: dict[int, int] = {}
        self._coins = [n for n, style in enumerate(others.styles, start=1) if style is COIN]

    def fill(self, key: int) -> int:
        """Return, and keep, the number of refusals of a card.

        key: (((phase × places + card) × 8 + owner below) × 8 + owner above) × 8 + first to face it.
        """
        place, first = divmod(key, WIDE)
        phase, rest = divmod(place, PHASE)
        card, owners = divmod(rest, WIDE * WIDE)
        low, high = divmod(owners, WIDE)
        players = self.players
        costs = [change(card, low, high, seat) for seat in range(players)]
        back, others_at = self.others.known(place, costs)
        at = [max(self.own[phase][costs[0]], back), *others_at]
        for seat in self._coins:
            at[seat] = (seat - first) % players + players * at[seat]
        table = self.refusals[key] = refusals(at, first, 0)
        return table


@lru_cache(maxsize=2048)
def opponents(styles: tuple[PlayingStyle, ...], variant: int = 0, variants: int = 0) -> Opponents:
    """Return opponents, with their errors if there are variants of them."""
    return Opponents(styles, lucks(variants, len(styles))[variant] if variants else ())


@lru_cache(maxsize=4096)
def panel(own: PlayingStyle, others: Opponents) -> Panel:
    """Return a panel, the same one for the same players."""
    return Panel(own, others)


def refusals(takes_at: Sequence[int], first: int, pot: int) -> int:
    """Return the number of refusals until a seat takes the card, if every seat can pay."""
    players, fewest = len(takes_at), MOST
    for seat, tokens in enumerate(takes_at):
        distance = (seat - first) % players
        lacking = tokens - pot - distance
        if lacking > 0:
            distance += (lacking + players - 1) // players * players
        fewest = min(fewest, distance)
    return fewest


# Playing on -------------------------------------------------------------------------------------


def play_on(  # noqa: PLR0913, PLR0917 - a round is that many things, and a bundle of them costs time
    panel: Panel, owner: list[int], purses: int, part: list[int], mover: int, deck: Sequence[Card]
) -> int:
    """Play these cards, turned up in this order, and return the purses.

    owner and part are changed in place. The last mover is not returned: a round ends with its deck.
    """
    players, refusals_for, fill = panel.players, panel.refusals.get, panel.fill
    guard, paid = guards(players), payments(players)
    for phase, card in zip(STARTS[len(deck)], deck, strict=True):
        low, high = owner[card - 1], owner[card + 1]
        key = ((phase + card * WIDE + low) * WIDE + high) * WIDE + mover
        refused = refusals_for(key)
        if refused is None:
            refused = fill(key)
        if refused:
            left = (purses | guard) - paid[mover][refused]
            if left & guard != guard:
                refused = payable(players, purses, mover, refused)
                left = (purses | guard) - paid[mover][refused]
            mover = (mover + refused) % players
            purses = (left ^ guard) + (refused << BITS * mover)
        owner[card] = mover
        if low != mover:
            part[mover] += card
        if high == mover:
            part[mover] -= card + 1
    return purses


def draw_cards(rng: Random, unseen: Sequence[Card], count: int) -> list[Card]:
    """Return `count` of the unseen cards, in uniformly random order."""
    rest, chance = list(unseen), rng.random
    size = len(rest)
    for place in range(count):
        other = place + int(chance() * (size - place))
        rest[place], rest[other] = rest[other], rest[place]
    del rest[count:]
    return rest


PLANS: Final = 4
"""The plans after refusing: to take when the card comes back, or once later, or twice, or never."""


class LeanRound(NamedTuple):
    """A round in the view of the seat that faces a card: itself is 0, the others clockwise.

    owner: the holder of each card, as in a playout. part: the card parts by seat.
    counted: True if the tokens of the others were counted, and not shared out evenly.
    """

    owner: list[int]
    part: list[int]
    tokens: tuple[int, ...]
    counted: bool
    purses: int
    card: Card
    pot: int
    unseen: list[Card]
    left: int
    total: int

    def costs(self) -> list[int]:
        """Return the costs of the open card by seat."""
        card, owner = self.card, self.owner
        low, high = owner[card - 1], owner[card + 1]
        return [change(card, low, high, seat) for seat in range(len(self.part))]


def lean_round(view: View, counted: Sequence[int]) -> LeanRound:
    """Return the round in lean form.

    counted: the tokens of all seats; empty if the bot has not counted them. What does not agree
    with the tokens of the seat itself is not taken for counted.
    """
    assert view.card is not None  # noqa: S101 - only asked with a card open
    players = len(view.cards)
    around = clockwise(view.cards, view.seat)
    owner = [players] * PLACES
    for seat, cards in enumerate(around):
        for card in cards:
            owner[card] = seat
    tokens = tuple(clockwise(counted, view.seat))
    agrees = bool(tokens) and tokens[0] == view.tokens and min(tokens) >= 0
    if not agrees:
        each, more = divmod(view.all_tokens - view.tokens - view.pot, players - 1)
        tokens = (view.tokens, *(each + (n < more) for n in range(players - 1)))
    return LeanRound(
        owner, [card_part(cards) for cards in around], tokens, agrees, packed(tokens),
        view.card, view.pot, sorted(view.unseen), view.left, view.all_tokens,
    )  # fmt: skip


# Playing on from a choice -------------------------------------------------------------------------


def after_taking(lean: LeanRound, panel: Panel, deck: Sequence[Card]) -> float:
    """Return the points of the seat above the mean of the others, after it takes the card."""
    return _lead_at_end(lean, panel, deck, 0, lean.purses + lean.pot)


def after_refusing(
    lean: LeanRound, panel: Panel, deck: Sequence[Card], takes_at: Sequence[int]
) -> list[float]:
    """Return the same points after it refuses now, by its plan for when the card comes back.

    takes_at: the tokens for which each seat takes; that of seat 0 does not count.
    """
    players, pot = panel.players, lean.pot
    end = min(
        players * lean.tokens[0],
        *(
            seat + players * min(max(0, (takes_at[seat] - pot - seat - 1) // players + 1), has)
            for seat, has in enumerate(lean.tokens[1:], start=1)
        ),
    )
    paid = payments(players)[0]
    backs = range(players, min(end, PLANS * players), players)
    leads = [
        _lead_at_end(lean, panel, deck, 0, lean.purses - paid[back] + pot + back) for back in backs
    ]
    taker = end % players
    purses = lean.purses - paid[end] + (pot + end << BITS * taker)
    last = _lead_at_end(lean, panel, deck, taker, purses)
    return leads + [last] * (PLANS - len(leads))


def _lead_at_end(
    lean: LeanRound, panel: Panel, deck: Sequence[Card], taker: int, purses: int
) -> float:
    owner, part, card = lean.owner[:], lean.part[:], lean.card
    part[taker] += change(card, owner[card - 1], owner[card + 1], taker)
    owner[card] = taker
    left = play_on(panel, owner, purses, part, taker, deck)
    score = part[0] - (left & FIELD)
    return score - (sum(part) - lean.total - score) / (panel.players - 1)
