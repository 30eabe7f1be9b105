"""Tables of likely opponents in No Thanks, and their choices about the open card."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Sequence
from itertools import accumulate
from random import Random
from typing import Final

from accessigame.bots.no_thanks.lean_round import LeanRound
from accessigame.bots.no_thanks.opponent_model import ObservedHistory, in_company, players_met
from accessigame.bots.no_thanks.playout import Opponents, opponents
from accessigame.bots.no_thanks.styles import (
    COIN,
    PHASE_OF,
    PlayingStyle,
    formulas,
    laps_of,
    taken_by,
    with_error,
)
from accessigame.bots.seats import clockwise
from accessigame.core.model import Seat

TABLES: Final = {False: 6, True: 12}
"""The number of tables of opponents for a choice, by whether they make errors.

They are spread over the weights of styles, and over the errors.
"""
STEP: Final = 5
"""A number prime to `TABLES`, by which each pair of seats combines styles in its own order."""


class LikelyTable:
    """A table of opponents, and their possible choices about the open card."""

    def __init__(self, lean: LeanRound, others: Opponents) -> None:
        self.others = others
        costs, players = lean.costs(), len(lean.part)
        at = others.takes_at(costs, PHASE_OF[lean.left])
        self._seats = [
            _Asked(style, needs, lean.pot, seat, players)
            for seat, (style, needs) in enumerate(zip(others.styles, at, strict=True), start=1)
        ]
        self._fixed = [0, *at] if not others.luck else []

    def takes_at(self, rng: Random) -> list[int]:
        """Return by seat the tokens for which it takes the open card, with an error of its style.

        The errors are those of seats that refused the card as often as these did.
        """
        return self._fixed or [0, *(seat.takes_at(rng.random()) for seat in self._seats)]


class _Asked:
    """An opponent who will be asked about the open card, and has refused it so far."""

    def __init__(self, style: PlayingStyle, needs: int, pot: int, seat: int, players: int) -> None:
        self._style, self._needs = style, needs
        self._next, self._players = pot + seat, players
        refused = pot + seat - players
        self._below = taken_by(style, needs, refused) if refused >= 0 and style is not COIN else 0.0

    def takes_at(self, luck: float) -> int:
        luck = min(max(luck, 1e-5), 1 - 1e-5)
        if self._style is COIN:
            return self._next + self._players * laps_of(luck)
        luck = min(self._below + luck * (1 - self._below), 1 - 1e-5)
        return with_error(self._style, self._needs, luck)


def likely_tables(
    lean: LeanRound, seat: Seat, history: ObservedHistory | None
) -> list[LikelyTable]:
    """Return tables of opponents, spread over the weights of their styles, and their errors.

    They are not random: the same tables come again and again, and stay in the cache.
    seat: the one that looks. history: None if it does not observe the others, who then are taken
    for players by formulas without errors.
    """
    players, count = len(lean.part), TABLES[history is not None]
    styles, prior = players_met(players) if history else formulas(players)
    weights: Sequence[Sequence[float]] = [prior] * (players - 1)
    if history:
        weights = in_company(clockwise(history.weights, seat)[1:])
    ordered = [_spread(styles, each, count) for each in weights]
    tables = []
    for number in range(count):
        opponent_styles = tuple(
            styles_of_seat[(number * STEP**place + place) % count]
            for place, styles_of_seat in enumerate(ordered)
        )
        likely = LikelyTable(lean, opponents(opponent_styles, number, count if history else 0))
        tables.append(likely)
    return tables


def _spread(
    styles: Sequence[PlayingStyle], weights: Sequence[float], count: int
) -> list[PlayingStyle]:
    """Return styles that stand for equal parts of the weight."""
    parts = list(accumulate(weights))
    return [styles[bisect(parts, parts[-1] * (number + 0.5) / count)] for number in range(count)]
