"""The end of a round of No Thanks: choices that are certain, whatever the others do.

A choice is certain if its worst outcome is no worse than the best outcome of the other choice.
The worst outcome: the others do, and the cards are, whatever is worst for the seat, which plays
its own later choices as well as it can. The best outcome: everybody helps the seat.
Outcomes are compared as the searching bots compare them: points above the mean of the others.
All continuations are counted, so only a round with few of them is solved.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from accessigame.bots.no_thanks.opponent_model import observed_history
from accessigame.bots.no_thanks.playout import LeanRound, lean_round
from accessigame.bots.no_thanks.styles import change
from accessigame.core.model import Card
from accessigame.games.no_thanks.interface import View

LAST: Final = 2
"""The most cards still to come in a round that is solved."""
MOST: Final = 4000
"""The most outcomes that are counted for one choice; these take some 0.02 seconds."""


class Ending(NamedTuple):
    """The end of a round, a card being open: seat 0 looks, the others follow clockwise.

    owner: of each card, or the number of seats. part: the card parts by seat.
    """

    owner: tuple[int, ...]
    part: tuple[int, ...]
    tokens: tuple[int, ...]
    mover: int
    card: Card
    pot: int
    unseen: tuple[Card, ...]
    left: int

    def taken(self) -> EndingAfterTake:
        """Return what holds after the mover takes the card."""
        card, seat, owner = self.card, self.mover, self.owner
        part, tokens = list(self.part), list(self.tokens)
        part[seat] += change(card, owner[card - 1], owner[card + 1], seat)
        tokens[seat] += self.pot
        new_owner = (*owner[:card], seat, *owner[card + 1 :])
        return EndingAfterTake(new_owner, tuple(part), tuple(tokens), seat, self.unseen, self.left)

    def refused(self) -> Ending:
        """Return what holds after the mover refuses the card."""
        seat = self.mover
        tokens = (*self.tokens[:seat], self.tokens[seat] - 1, *self.tokens[seat + 1 :])
        return self._replace(tokens=tokens, mover=(seat + 1) % len(tokens), pot=self.pot + 1)


class EndingAfterTake(NamedTuple):
    """The end of a round after a card was taken; the same fields, without an open card."""

    owner: tuple[int, ...]
    part: tuple[int, ...]
    tokens: tuple[int, ...]
    mover: int
    unseen: tuple[Card, ...]
    left: int

    def with_card(self, card: Card) -> Ending:
        """Return the end of the round with one of the unseen cards turned up."""
        rest = tuple(other for other in self.unseen if other != card)
        return Ending(self.owner, self.part, self.tokens, self.mover, card, 0, rest, self.left - 1)


def certain(view: View) -> bool | None:
    """Return True if taking is certain, False if refusing is, None if neither is."""
    ranges = ranges_of(view)
    if ranges is None:
        return None
    taken, refused = ranges
    if taken.worst <= refused.best:
        return True
    return False if refused.worst <= taken.best else None


def ranges_of(view: View) -> tuple[Range, Range] | None:
    """Return the ranges of outcomes of taking and of refusing; None for a round not solved."""
    if view.left > LAST:
        return None
    lean = lean_round(view, observed_history(view).tokens)
    if not lean.counted:
        return None
    ending = ending_of(lean)
    if outcomes(ending.tokens, ending.pot, ending.mover, ending.left, len(ending.unseen)) > MOST:
        return None
    return _after(ending.taken()), _before(ending.refused())


def ending_of(lean: LeanRound) -> Ending:
    """Return the end of a round whose tokens were counted."""
    return Ending(
        tuple(lean.owner), tuple(lean.part), lean.tokens, 0, lean.card, lean.pot,
        tuple(lean.unseen), lean.left,
    )  # fmt: skip


class Range(NamedTuple):
    """The best and the worst points of seat 0 above the others.

    In parts of a point: as many as there are other players, from a number that is always the same.
    """

    best: int
    worst: int


def outcomes(tokens: Sequence[int], pot: int, mover: int, left: int, unseen: int) -> int:
    """Return the number of outcomes while a card is open, or a number above `MOST`.

    It follows from the tokens alone, so it is known long before the outcomes are.
    tokens: by seat. left: the cards to come, of those unseen.
    """
    held, number = list(tokens), 0
    while number <= MOST:
        taken = held[:]
        taken[mover] += pot
        number += unseen * outcomes(taken, 0, mover, left - 1, unseen - 1) if left else 1
        if not held[mover]:
            break
        held[mover] -= 1
        pot += 1
        mover = (mover + 1) % len(held)
    return number


def _after(outcome: EndingAfterTake) -> Range:
    """Return the range of outcomes after a card was taken."""
    if outcome.left:
        ranges = [_before(outcome.with_card(card)) for card in outcome.unseen]
        return Range(min(each.best for each in ranges), max(each.worst for each in ranges))
    part, tokens = outcome.part, outcome.tokens
    points = len(part) * (part[0] - tokens[0]) - sum(part)
    return Range(points, points)


def _before(ending: Ending) -> Range:
    """Return the range of outcomes while a card is open."""
    facing = [ending]
    while ending.tokens[ending.mover]:
        ending = ending.refused()
        facing.append(ending)
    *choosers, forced = facing
    outcome = _after(forced.taken())
    for each in reversed(choosers):
        taken = _after(each.taken())
        worse = max if each.mover else min  # seat 0 does what is best for it
        outcome = Range(min(outcome.best, taken.best), worse(outcome.worst, taken.worst))
    return outcome
