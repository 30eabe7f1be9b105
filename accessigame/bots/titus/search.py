"""Flat Monte Carlo search for Titus: each candidate is played out on the same random tables."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from accessigame.bots.titus.candidates import candidates
from accessigame.bots.titus.determinization import Determinizations
from accessigame.bots.titus.playout import Table, play_on
from accessigame.core.model import Card, Move
from accessigame.games.titus.groups import Reserve
from accessigame.games.titus.interface import View
from accessigame.games.titus.moves import Convert, Draw, Exchange, Join, Place, Steal

CLOCK: Final = 8
"""The tables between two looks at the clock."""


@dataclass(frozen=True, slots=True)
class Search:
    """Makes the move with the best mean lead over the others in playouts.

    playouts: for all candidates of a choice together. limit: seconds for one choice, if limited.
    """

    playouts: int
    limit: float | None = None
    slow: bool = True

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return the best of the legal moves, by the view of the seat and by chance."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        tried = candidates(view, legal)
        if len(tried) == 1:
            return tried[0]
        ahead = mean_leads(view, tried, rng, max(1, self.playouts // len(tried)), self.limit)[0]
        return tried[max(range(len(tried)), key=ahead.__getitem__)]


def mean_leads(
    view: View, tried: Sequence[Move], rng: Random, tables: int, limit: float | None = None
) -> tuple[list[float], int]:
    """Return the mean lead of each move in points, and the number of tables.

    A lead is the distance to the mean of the others. The tables are the same for each move.
    """
    determinizations = Determinizations(view)
    actions = [lean_action(view, move) for move in tried]
    totals = [0.0] * len(tried)
    until = None if limit is None else time.monotonic() + limit
    for number in range(1, tables + 1):
        drawn = determinizations.draw(rng)
        for place, act in enumerate(actions):
            table = drawn.copy()
            act(table)
            totals[place] += _ahead(play_on(table), view.seat)
        if until is not None and number % CLOCK == 0 and time.monotonic() > until:
            break
    return [total / number for total in totals], number


def _ahead(scores: Sequence[int], seat: int) -> float:
    own = scores[seat]
    return own - (sum(scores) - own) / (len(scores) - 1)


def lean_action(view: View, move: Move) -> Callable[[Table], None]:
    """Return the function that makes the move on a lean table; places are those of the view."""
    own = view.reserves[view.seat]
    if isinstance(move, Draw):
        return Table.draw
    if isinstance(move, Place):
        lower, upper = _group_ending(own, move.lower), _group_beginning(own, move.upper)
        return lambda table: table.lay(lower, upper)
    if isinstance(move, Join):
        lower, upper = _group_ending(own, move.lower), _group_beginning(own, move.upper)
        return lambda table: table.join(lower, upper)
    if isinstance(move, Exchange):
        owner, place = _lone_place(view, move.token)
        return lambda table: table.exchange(owner, place)
    if isinstance(move, Steal):
        owner, place = _card_place(view, move.card)
        return lambda table: table.steal(owner, place)
    if isinstance(move, Convert):
        place = _group_beginning(own, move.low)
        return lambda table: table.convert(place)
    return Table.stop


def _lone_place(view: View, token: int) -> tuple[int, int]:
    """Return the seat and the place in its reserve of the lone token with this number."""
    return next(
        (seat, place)
        for seat, reserve in enumerate(view.reserves)
        for place, group in enumerate(reserve)
        if group[0].number == token
    )


def _card_place(view: View, card: Card) -> tuple[int, int]:
    """Return the seat with this victory card, and the place of the card among those of the seat."""
    return next(
        (seat, place)
        for seat, stacks in enumerate(view.stacks)
        for place, stack in enumerate(stacks)
        if stack.card == card
    )


def _group_ending(reserve: Reserve, number: int) -> int:
    return next((p for p, group in enumerate(reserve) if group[-1].number == number), -1)


def _group_beginning(reserve: Reserve, number: int) -> int:
    return next((p for p, group in enumerate(reserve) if group[0].number == number), -1)
