"""The opponents of a seat of 6 nimmt! in a sample: their hands, and the order of their cards."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from itertools import accumulate
from math import log, prod
from typing import Final, TypeAlias

from accessigame.bots.seats import clockwise
from accessigame.bots.six_nimmt.one_ply import wariness
from accessigame.bots.six_nimmt.playout import shuffle
from accessigame.bots.six_nimmt.styles import SHARES, Chances, share_chances
from accessigame.core.model import Card
from accessigame.games.six_nimmt.heads import HIGHEST
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.options import HAND
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
        hands_seen = clockwise(view.shown, view.seat)[1:]
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

        The rest of the hand is below the lowest of the cards that were laid. Of so many highest
        of ten random cards, that one is drawn.
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
