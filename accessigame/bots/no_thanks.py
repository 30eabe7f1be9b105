"""Bots for No Thanks.

`weighing(a, t)` takes when a times the change of the card part, less the pot, is at most t.
A milking bot wants the card too, but refuses once more when everybody else would refuse it.
The figures are measured, not guessed: docs/bots.md says how.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessigame.games.no_thanks.counting import change_of
from accessigame.games.no_thanks.position import View
from accessigame.table import Move

if TYPE_CHECKING:
    from accessigame.bots import Level


class Weighing:
    """L(a, t), and with `milks` M(a, t)."""

    def __init__(self, weight: float, threshold: float, *, milks: bool) -> None:
        self._weight = weight
        self._threshold = threshold
        self._milks = milks

    def choose(self, view: object, legal: Sequence[Move]) -> Move:
        """Return taking or refusing; what a seat may see of the table decides."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        take, *refuse = legal
        if not refuse:
            return take
        wants = self._wants(view, view.cards[view.seat], view.pot)
        return take if wants and not (self._milks and self._comes_back(view)) else refuse[0]

    def _wants(self, view: View, cards: Sequence[int], pot: int) -> bool:
        assert view.card is not None  # noqa: S101 - only asked with a card open
        return self._weight * change_of(cards, view.card) - pot <= self._threshold

    def _comes_back(self, view: View) -> bool:
        # each of the others finds one token more on the card than the one before
        players = len(view.cards)
        after = [view.cards[(view.seat + n) % players] for n in range(1, players)]
        return not any(
            self._wants(view, cards, pot) for pot, cards in enumerate(after, start=view.pot + 1)
        )


def _easy(_rng: Random) -> Weighing:
    return Weighing(1.0, 0.0, milks=False)


def _medium(_rng: Random) -> Weighing:
    return Weighing(0.3, 0.5, milks=True)


LEVELS: Final[Mapping[str, Level]] = MappingProxyType({"easy": _easy, "medium": _medium})
