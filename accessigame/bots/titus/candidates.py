"""The candidates of a search: the legal moves without duplicates and hopeless ones."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from accessigame.bots.titus.lean_table import token
from accessigame.bots.titus.playing_out import hopes
from accessigame.core.model import Move
from accessigame.games.titus.groups import Token, faces, laid
from accessigame.games.titus.interface import View
from accessigame.games.titus.moves import Exchange, Place, Steal, Stop

GROUPS: Final = 4
TAKEN: Final = 5
"""The most candidates among exchanges or thefts: those that are likeliest to fit."""
CERTAIN: Final = 6
"""The hopes of a token whose back was seen and fits."""
LATE: Final = 2
"""The tokens in the pile from which ending the game may matter more than drawing."""


def candidates(view: View, legal: Sequence[Move]) -> list[Move]:
    """Return the moves that a search tries, at least one."""
    places = [move for move in legal if isinstance(move, Place)]
    if places:
        return _placements(view, places) + _exchanges(view, legal, grouping=len(places) > 1)
    stops: list[Move] = [move for move in legal if isinstance(move, Stop)]
    moves = [move for move in legal if not isinstance(move, Steal | Stop)]
    moves += _thefts(view, legal)
    may_stop = view.phase == "close" or view.left <= LATE
    return moves + stops if may_stop else moves


def _placements(view: View, places: Sequence[Place]) -> list[Move]:
    """Return the placements into groups, the longest first, each once; else a lone placement."""
    hand = view.hand
    assert hand is not None  # noqa: S101 - for the type checker: tokens are laid from the hand
    runs: dict[Hashable, tuple[int, Move]] = {}
    for move in places:
        result = laid(view.reserves[view.seat], hand, move.lower, move.upper)
        run = faces(result[1]) if result else ()
        sides = tuple(t.back for t in result[1]) if result else ()
        runs.setdefault((run, sides), (len(run), move))
    ordered = [move for _, move in sorted(runs.values(), key=lambda each: -each[0])]
    return ordered[: min(GROUPS, len(ordered) - 1)] or ordered


def _exchanges(view: View, legal: Sequence[Move], *, grouping: bool) -> list[Move]:
    lying = {
        group[0].number: (seat, group[0])
        for seat, reserve in enumerate(view.reserves)
        for group in reserve
    }
    exchanges = [(move, *lying[move.token]) for move in legal if isinstance(move, Exchange)]
    return _likeliest(view, exchanges, CERTAIN if grouping else 1)


def _thefts(view: View, legal: Sequence[Move]) -> list[Move]:
    tops = {
        stack.card: (seat, stack.run[-1])
        for seat, stacks in enumerate(view.stacks)
        for stack in stacks
        if stack.run
    }
    steals = [(move, *tops[move.card]) for move in legal if isinstance(move, Steal)]
    return _likeliest(view, steals, 1)


def _likeliest(view: View, wanted: Sequence[tuple[Move, int, Token]], least: int) -> list[Move]:
    """Return the moves that take a token that may fit, without duplicates, the likeliest first."""
    fitting = _fitting(view)
    likeliest: dict[Hashable, tuple[int, Move]] = {}
    for move, seat, one in wanted:
        hope = hopes(token(one.face, one.back or 0, seen=one.back is not None), fitting)
        if hope >= least:
            likeliest.setdefault((seat, one.face, one.back), (hope, move))
    ordered = sorted(likeliest.values(), key=lambda each: -each[0])
    return [move for _, move in ordered[:TAKEN]]


def _fitting(view: View) -> int:
    """Return the numbers that touch something of the mover's reserve, as bits."""
    bits = 0
    for group in view.reserves[view.seat]:
        bits |= 1 << (group[0].face - 1) | 2 << group[-1].face
    return bits & ~1
