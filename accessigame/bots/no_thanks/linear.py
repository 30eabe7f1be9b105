"""Bots for No Thanks that decide at once: linear ones by a formula, and others without one.

L(a, t) takes when a times the change of the card part, less the pot, is at most t.
M(a, t) wants a card likewise, but refuses once more when everybody else would refuse it too.
Only measurements name those without a formula.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessigame.bots import UniformRandom, clockwise
from accessigame.bots.no_thanks.styles import medium_style
from accessigame.core.model import Move
from accessigame.games.no_thanks.interface import View
from accessigame.games.no_thanks.scoring import change_of

if TYPE_CHECKING:
    from accessigame.bots import Policy


@dataclass(frozen=True, slots=True)
class Linear:
    """L(a, t), and with `milks` M(a, t).

    bend: what each point of cost above 0 adds to the weight a.
    """

    weight: float
    threshold: float
    milks: bool
    bend: float = 0.0
    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - nothing here is left to chance
        """Return taking or refusing, by the view of the seat."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        take, *refuse = legal
        if not refuse:
            return take
        wants = self._wants(view, view.cards[view.seat], view.pot)
        return take if wants and not (self.milks and self._comes_back(view)) else refuse[0]

    def _wants(self, view: View, cards: Sequence[int], pot: int) -> bool:
        assert view.card is not None  # noqa: S101 - only asked with a card open
        cost = change_of(cards, view.card)
        weight = self.weight + self.bend * max(cost, 0)
        return weight * cost - pot <= self.threshold

    def _comes_back(self, view: View) -> bool:
        # each of the others finds one token more on the card than the one before
        others_cards = clockwise(view.cards, view.seat)[1:]
        return not any(
            self._wants(view, cards, pot)
            for pot, cards in enumerate(others_cards, start=view.pot + 1)
        )


@dataclass(frozen=True, slots=True)
class Medium:
    """The linear bot with the style of `medium`, by the number of players."""

    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return taking or refusing."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        style = medium_style(len(view.cards))
        linear = Linear(style.weight, style.threshold, milks=style.milks, bend=style.bend)
        return linear.choose(view, legal, rng)


@dataclass(frozen=True, slots=True)
class AlwaysTake:
    """Takes every card."""

    looks: bool = False
    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - it looks at nothing
        """Return taking, which comes first among the legal moves."""
        return legal[0]


@dataclass(frozen=True, slots=True)
class AlwaysRefuse:
    """Refuses while it has a token."""

    looks: bool = False
    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - it looks at nothing
        """Return refusing, which comes last among the legal moves; taking without a token."""
        return legal[-1]


WITHOUT_FORMULA: Final[Mapping[str, Policy]] = MappingProxyType(
    {"coin": UniformRandom(), "take": AlwaysTake(), "refuse": AlwaysRefuse()}
)
"""By name: a coin decides like the level `random`, since there are two choices at most."""
