"""The opponents of a seat of 6 nimmt! in a sample: their hands, and the order of their cards.

Prior (`card_rarity`): they avoid cards that cost them heads. Rounds are played out at random. The
heads that an opponent takes in a round count against the card that it laid first. A card that costs
more than another is laid more rarely, and so later.

Styles (`share_chances`): how many of them lay their highest cards first. A view does not say who
laid a card, so the open cards are judged together. Where many lay their highest cards first, high
cards are open early; where nobody does, any card is as likely open.
"""

from __future__ import annotations

import time
from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate
from math import comb, exp, log, prod
from typing import Final, TypeAlias

from accessigame.bots import clockwise
from accessigame.bots.six_nimmt.one_ply import wariness
from accessigame.bots.six_nimmt.playout import play_out, shuffle, table_of
from accessigame.core.model import Card
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.options import HAND, HIGHEST, ROWS
from accessigame.games.six_nimmt.rows import Row, Rows

Chance: TypeAlias = Callable[[], float]
"""Returns a random number from 0 up to 1."""

Turns: TypeAlias = list[list[Card]]
"""The cards of the others by turn; each of the others keeps its place in every turn."""

Rarity: TypeAlias = Sequence[float]
"""By the number of a card, the factor by which it is laid more rarely than another."""

Wariness: TypeAlias = Sequence[float]
"""By the number of a card, its cost for who looks at this turn alone."""

WARY: Final = 0.3
"""The chance that one of the others lays the card of the least wariness first."""
WARY_NOT_FALLING: Final = 0.5
"""The same chance for who seems to lay its highest cards first: wary players lay high ones, too."""


@dataclass(frozen=True, slots=True)
class Others:
    """The cards that the others may hold.

    unseen: the cards whose holders nobody has seen.
    hands: by seat, the cards that were drafted in the open; empty in a game that is dealt.
    count: the number of the others. size: the number of cards in each of their hands.
    styles: the chance of each share of players who lay their highest cards first; empty if nobody
    does. highest: the highest card that is played with.
    wariness: that of each card, by which wary players order their cards; empty if nobody does.
    """

    unseen: Row
    hands: Rows
    count: int
    size: int
    styles: Chances = ()
    highest: Card = HIGHEST
    wariness: Wariness = ()

    @classmethod
    def of(cls, view: View, *, watched: bool = False, wary: bool = False) -> Others:
        """Return the others of the seat with this view.

        watched: True if the open cards say how many of them lay their highest cards first.
        wary: True if some of them are wary.
        """
        hands_seen = clockwise(view.hands_shown, view.seat)[1:]
        hands = hands_seen if all(hands_seen) else ()
        styles = share_chances(view) if watched else ()
        unseen, size = tuple(sorted(view.unseen)), len(view.hand)
        each = _wariness(view) if wary else ()
        return cls(unseen, hands, len(hands_seen), size, styles, view.highest, each)

    def sample(self, chance: Chance, rarity: Rarity | None = None) -> Turns:
        """Return one random deal of the unseen cards, in a random order of turns.

        Some of the others lay their highest cards first, and some are wary. The rest lay cards at
        random, or with a rarity the rare ones later.
        """
        share = self._share(chance)
        falling = [share > 0 and chance() < share for _ in range(self.count)]
        wary = self._wary(falling, chance)
        falling = [falls and not each for falls, each in zip(falling, wary, strict=True)]
        hands = self._known(chance) if self.hands else self._dealt(falling, chance)
        for hand, falls, is_wary in zip(hands, falling, wary, strict=True):
            if falls:
                hand.sort(reverse=True)
            elif is_wary:
                hand.sort(key=self.wariness.__getitem__)
            elif rarity is not None:
                by_rarity(hand, rarity, chance)
        return [list(turn) for turn in zip(*hands, strict=True)]

    def _wary(self, falling: Sequence[bool], chance: Chance) -> list[bool]:
        """Return True for each of the others who is wary.

        falling: True for each of the others who seems to lay its highest cards first.
        """
        if not self.wariness:
            return [False] * self.count
        return [chance() < (WARY_NOT_FALLING if falls else WARY) for falls in falling]

    def _known(self, chance: Chance) -> list[list[Card]]:
        """Return the drafted hands, each in random order."""
        hands = [list(hand) for hand in self.hands]
        for hand in hands:
            shuffle(hand, len(hand), chance)
        return hands

    def _dealt(self, falling: Sequence[bool], chance: Chance) -> list[list[Card]]:
        """Return the hands of a random deal, each in random order.

        falling: True for each of the others who has laid its highest cards so far.
        """
        pool, size = list(self.unseen), self.size
        low = [self._low_hand(pool, chance) if falls else None for falls in falling]
        shuffle(pool, size * falling.count(False), chance)
        places = accumulate((0 if falls else size for falls in falling), initial=0)
        return [hand or pool[n : n + size] for hand, n in zip(low, places, strict=False)]

    def _low_hand(self, pool: list[Card], chance: Chance) -> list[Card]:
        """Take from the pool, which is ascending, what is left of a hand without its highest cards.

        The rest of the hand is below the lowest of the cards that were laid. Of the n highest
        of ten random cards, where n were laid, the lowest is drawn.
        """
        laid = HAND - self.size
        end = self.highest * prod(chance() ** (1 / (HAND - turn)) for turn in range(laid))
        low = pool[: max(self.size, bisect_right(pool, end))]
        shuffle(low, self.size, chance)
        hand = low[: self.size]
        for card in hand:
            pool.remove(card)
        return hand

    def _share(self, chance: Chance) -> float:
        """Return a random one of the shares of those who lay their highest cards first."""
        if not self.styles:
            return 0.0
        drawn = chance()
        for share, likely in zip(SHARES, self.styles, strict=True):
            drawn -= likely
            if drawn < 0:
                return share
        return SHARES[-1]


def _wariness(view: View) -> Wariness:
    """Return the wariness of each unseen card for another seat, to which this hand is unseen."""
    theirs = replace(view, hand=())
    unseen = view.unseen
    return [wariness(theirs, card) if card in unseen else 0.0 for card in range(HIGHEST + 1)]


def by_rarity(hand: list[Card], rarity: Rarity, chance: Chance) -> None:
    """Bring a hand into a random order, in which rare cards come late.

    Each next card is one of those that are left, with a chance in proportion to 1 / rarity.
    """
    # each card waits for a time of its own, the rarer the longer
    waits = {card: -log(1.0 - chance()) * rarity[card] for card in hand}
    hand.sort(key=waits.__getitem__)


INDIFFERENCE: Final = 1.0
"""The extra cost in heads that makes a card e times rarer."""
DOUBT: Final = 5
"""The weight, in rounds, of the mean of all cards in the mean of one card."""
BATCH: Final = 64
"""The rounds between two looks at the clock."""


def card_rarity(
    view: View, others: Others, rounds: int, until: float | None, chance: Chance
) -> Rarity:
    """Return the rarity of each card, from random rounds until the time is up."""
    table = table_of(view.rows)
    heads, laid = [0] * (HIGHEST + 1), [0] * (HIGHEST + 1)
    hand, owners = list(view.hand), [others.count] * (HIGHEST + 1)
    for number in range(rounds):
        turns = others.sample(chance)
        shuffle(hand, len(hand), chance)
        for turn in turns:
            for other, card in enumerate(turn):
                owners[card] = other
        costs = [0] * (others.count + 1)
        played = [sorted([*theirs, mine]) for theirs, mine in zip(turns, hand, strict=True)]
        play_out(table, played, owners, costs)
        for other, card in enumerate(turns[0]):
            heads[card] += costs[other]
            laid[card] += 1
        if until is not None and number % BATCH == 0 and time.monotonic() > until:
            break
    return _rarity(heads, laid)


def _rarity(heads: list[int], laid: list[int]) -> Rarity:
    mean = sum(heads) / sum(laid)
    means = [(h + DOUBT * mean) / (n + DOUBT) for h, n in zip(heads, laid, strict=True)]
    least = min(means)
    return [exp((cost - least) / INDIFFERENCE) for cost in means]


Chances: TypeAlias = tuple[float, ...]
"""The chance of each of the shares."""

SHARES: Final = (0.0, 0.25, 0.5, 0.75, 1.0)
"""The possible shares of the others who lay their highest cards first."""
PRIOR: Final[Chances] = (0.4, 0.3, 0.1, 0.1, 0.1)
"""The chance of each share before a card was laid."""


def share_chances(view: View) -> Chances:
    """Return the chance of each share, given the cards that lie open in the view of a seat."""
    turns = HAND - len(view.hand)
    cards_seen = [card for cards in (*view.rows, *view.heaps) for card in cards]
    cards_seen += [card for card, _ in view.revealed]
    # the other open cards began the rows, or were the seat's own
    by_others = max(0, len(cards_seen) - ROWS - turns) / len(cards_seen)
    if turns == 0 or by_others == 0:
        return PRIOR
    excess = [by_others * (_density(card, view.highest, turns) - 1) for card in cards_seen]
    logs = [sum([log(1 + share * each) for each in excess]) for share in SHARES]
    most = max(logs)
    weights = [prior * exp(each - most) for prior, each in zip(PRIOR, logs, strict=True)]
    total = sum(weights)
    return tuple(weight / total for weight in weights)


@cache
def _density(card: Card, highest: Card, turns: int) -> float:
    """Return how much likelier those who lay their highest cards first have laid this card.

    It is the mean density of the highest cards of a random hand, one for each turn, in a deck
    from 0 to 1. At random, every card has the density 1.
    """
    place = (card - 0.5) / highest
    ranks = range(turns)
    # the order statistics of ten uniform numbers
    terms = [comb(HAND - 1, n) * place ** (HAND - 1 - n) * (1 - place) ** n for n in ranks]
    return HAND * sum(terms) / turns
