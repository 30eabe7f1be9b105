"""Bots for 6 nimmt!. The figures are measured, not guessed: docs/league.md says how."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessigame.bots import LossRange, PairedTrials
from accessigame.bots.six_nimmt.one_ply import OnePly, highest_first, wariness
from accessigame.bots.six_nimmt.search import Search
from accessigame.bots.six_nimmt.value_search import ValueSearch
from accessigame.core.model import Event, Move
from accessigame.games.six_nimmt.events.answers import CardEstimated, EstimatedOver, RowEstimated
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.moves import Choose, Draft, TakeRow

if TYPE_CHECKING:
    from accessigame.bots import Policy

PLAYOUTS: Final = Search(1000, rehearsal=2000, watching=True, wary=True, relative=True)
"""The search of the expert with two players, and in the Pro game."""
ADVISER: Final = replace(PLAYOUTS, relative=False)
"""The search of the estimates, which tell a player's own heads."""
TRIALS: Final = 6000
"""The most trials of one choice, six times those of the expert; they take a second."""
LEVELS: Final[Mapping[str, Policy]] = MappingProxyType(
    {
        "easy": OnePly(highest_first),
        "medium": Search(8, watching=True, slow=False),
        "hard": Search(100, watching=True),
        "expert": ValueSearch(180, PLAYOUTS),
    }
)
FOR_MEASUREMENTS: Final[Mapping[str, Policy]] = MappingProxyType(
    {"highest": OnePly(highest_first), "risk": OnePly(wariness), "playouts": PLAYOUTS}
)
"""By name: the highest card first, the card that is likely to cost least in this turn, and the
search of the Pro game for every game."""
ADVISED: Final = 3
"""The number of moves in advice: the best ones."""


def benchmark_policy(name: str) -> Policy | None:
    """Return a bot that only measurements name, or None.

    The search with N samples is `MC(N)`, with values `V(N)`, and with R rehearsals `MC(N,R)` or
    `V(N,R)`; others have a name alone.
    """
    if name.lower() in FOR_MEASUREMENTS:
        return FOR_MEASUREMENTS[name.lower()]
    match = re.fullmatch(r"(mc|v)\((\d{1,6})(?:,(\d{1,6}))?\)", name, re.IGNORECASE)
    if match is None or int(match[2]) == 0:
        return None
    samples, rehearsal = int(match[2]), match[3]
    if match[1].lower() == "mc":
        return Search(samples, int(rehearsal or 0))
    rehearsed = PLAYOUTS if rehearsal is None else replace(PLAYOUTS, rehearsal=int(rehearsal))
    return ValueSearch(samples, rehearsed)


def estimate(view: object, legal: Sequence[Move], rng: Random) -> tuple[Event, ...]:
    """Return the likely costs of the best moves, best first, then its samples."""
    assert isinstance(view, View)  # noqa: S101 - advice for a seat of this game
    if len(legal) == 1 or not _knows_cards(view):
        return ()
    costs, samples = ADVISER.costs(view, legal, rng)
    best = sorted(costs, key=costs.__getitem__)[:ADVISED]
    estimates = (_estimated(view, move, costs[move]) for move in best)
    return (*estimates, EstimatedOver(view.seat, samples))


def _estimated(view: View, move: Move, cost: float) -> Event:
    whole, half = divmod(round(cost * 2), 2)
    if isinstance(move, TakeRow):
        return RowEstimated(view.seat, move.row, whole, bool(half))
    assert isinstance(move, Choose | Draft)  # noqa: S101 - a player has no other moves
    return CardEstimated(view.seat, move.card, whole, bool(half))


def _knows_cards(view: View) -> bool:
    """Return False for a hand of real cards that nobody told."""
    return bool(view.hand or view.open)


def trials(view: object, legal: Sequence[Move], _played: Move, rng: Random) -> PairedTrials | None:
    """Return the trials of the cards or the rows, as advice plays them: a player's own heads.

    None for a hand of real cards that nobody told.
    """
    assert isinstance(view, View)  # noqa: S101 - a choice of this game
    if not _knows_cards(view):
        return None
    played_out = ADVISER.trials(view, legal, rng)
    return PairedTrials(tuple(legal), lambda: [own for _, own in played_out.sample()], TRIALS)


def loss_ranges(view: object, legal: Sequence[Move]) -> Mapping[Move, LossRange]:
    """Return the heads of each row in the last turn; empty for any other choice."""
    assert isinstance(view, View)  # noqa: S101 - a choice of this game
    if view.hand or not isinstance(legal[0], TakeRow):
        return {}
    heads = [own for _, own in ADVISER.trials(view, legal, Random(0)).sample()]  # noqa: S311 - nothing is left to chance
    return {move: LossRange(own, own) for move, own in zip(legal, heads, strict=True)}
