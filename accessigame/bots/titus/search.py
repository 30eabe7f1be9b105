"""Flat Monte Carlo: each candidate is played to the end on the same tables drawn by lot."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from accessigame.bots.titus.candidates import worth_trying
from accessigame.bots.titus.determinization import Determinizations
from accessigame.bots.titus.playout import Table, play_on
from accessigame.core.model import Card, Move
from accessigame.games.titus.groups import Reserve
from accessigame.games.titus.interface import View
from accessigame.games.titus.moves import Convert, Draw, Exchange, Join, Place, Steal

CLOCK: Final = 8
"""With a limit of time, the clock is looked at once in so many tables."""


@dataclass(frozen=True, slots=True)
class Search:
    """Does what leads to the most points ahead of the others, on average over so many playouts.

    playouts: for all candidates of a choice together. limit: seconds, if any.
    """

    playouts: int
    limit: float | None = None
    slow: bool = True

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:
        """Return the best of the legal moves, from what the seat may see and from chance."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        tried = worth_trying(view, legal)
        if len(tried) == 1:
            return tried[0]
        ahead = means(view, tried, rng, max(1, self.playouts // len(tried)), self.limit)[0]
        return tried[max(range(len(tried)), key=ahead.__getitem__)]


def means(
    view: View, tried: Sequence[Move], rng: Random, tables: int, limit: float | None = None
) -> tuple[list[float], int]:
    """Return by how many points each move leads ahead of the others' mean, and on how many tables.

    The tables are the same for each move.
    """
    worlds = Determinizations(view)
    doings = [doing(view, move) for move in tried]
    totals = [0.0] * len(tried)
    until = None if limit is None else time.monotonic() + limit
    for number in range(1, tables + 1):
        world = worlds.draw(rng)
        for place, do in enumerate(doings):
            table = world.copy()
            do(table)
            totals[place] += _ahead(play_on(table), view.seat)
        if until is not None and number % CLOCK == 0 and time.monotonic() > until:
            break
    return [total / number for total in totals], number


def _ahead(scores: Sequence[int], seat: int) -> float:
    own = scores[seat]
    return own - (sum(scores) - own) / (len(scores) - 1)


def doing(view: View, move: Move) -> Callable[[Table], None]:
    """Return what does the move on a lean table; places are those of the view."""
    own = view.reserves[view.seat]
    if isinstance(move, Draw):
        return Table.draw
    if isinstance(move, Place):
        lower, upper = _ending(own, move.lower), _beginning(own, move.upper)
        return lambda table: table.lay(lower, upper)
    if isinstance(move, Join):
        lower, upper = _ending(own, move.lower), _beginning(own, move.upper)
        return lambda table: table.join(lower, upper)
    if isinstance(move, Exchange):
        owner, place = _lying(view, move.token)
        return lambda table: table.exchange(owner, place)
    if isinstance(move, Steal):
        owner, place = _stacked(view, move.card)
        return lambda table: table.steal(owner, place)
    if isinstance(move, Convert):
        place = _beginning(own, move.low)
        return lambda table: table.convert(place)
    return Table.stop


def _lying(view: View, token: int) -> tuple[int, int]:
    """Return the seat and the place in its reserve where the token of this number lies alone."""
    return next(
        (seat, place)
        for seat, reserve in enumerate(view.reserves)
        for place, group in enumerate(reserve)
        if group[0].number == token
    )


def _stacked(view: View, card: Card) -> tuple[int, int]:
    """Return the seat that has this victory card, and the card's place among those of the seat."""
    return next(
        (seat, place)
        for seat, stacks in enumerate(view.stacks)
        for place, stack in enumerate(stacks)
        if stack.card == card
    )


def _ending(reserve: Reserve, number: int) -> int:
    return next((p for p, group in enumerate(reserve) if group[-1].number == number), -1)


def _beginning(reserve: Reserve, number: int) -> int:
    return next((p for p, group in enumerate(reserve) if group[0].number == number), -1)
