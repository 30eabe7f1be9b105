"""Two entries that were swapped: the change of one of them changes the other.

At a table with real cards, the cards of two players may be typed for each other. The first one is
corrected by the card that the second one has already, and no card lies twice. So the second one
gets what stood at the first one:

    typed:    Ana 12   Ben 40
    change:   Ana 40
    replayed: Ana 40   Ben 12
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import NamedTuple

from accessigame.core.model import Move
from accessigame.session.session import Step


class Change(NamedTuple):
    """The change of one step.

    step: the step as it was. move: the move in its place.
    """

    step: Step
    move: Move

    def swapped(self, later: Move, since: Sequence[Step]) -> Move:
        """Return a later move, or the entry before the change if the two were swapped.

        since: the steps behind the changed one, up to that of the later move.
        """
        is_same = type(self.move) is type(later) and replace(self.move, seat=later.seat) == later
        if not is_same or not self._asked_together(later, since):
            return later
        return replace(self.step.move, seat=later.seat)

    def _asked_together(self, later: Move, since: Sequence[Step]) -> bool:
        """Return True where the seat of a later move was asked with the first one, for one move."""
        first = self.step.move.seat
        asked_again = any(first in each.before.to_act() for each in since)
        return later.seat in self.step.before.to_act() - {first} and not asked_again
