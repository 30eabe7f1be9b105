"""A round of No Thanks in lean form, as a seat sees it, and how it ends after each choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from accessigame.bots.no_thanks.playout import (
    BITS,
    FIELD,
    PLACES,
    Panel,
    packed,
    payments,
    play_on,
)
from accessigame.bots.no_thanks.styles import change
from accessigame.bots.seats import clockwise
from accessigame.core.model import Card
from accessigame.games.no_thanks.interface import View
from accessigame.games.no_thanks.scoring import card_part

PLANS: Final = 4
"""The plans after refusing: to take when the card comes back, or once later, or twice, or never."""


class LeanRound(NamedTuple):
    """A round in the view of the seat that faces a card: itself is 0, the others clockwise.

    owner: the holder of each card, as in `playout`. part: the card parts by seat.
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
