"""A greedy bot for Titus, and a beginner.

The greedy one groups every token that fits. It converts as soon as it may, unless having the fewest
victory cards is worth more. It exchanges or steals a token if the back of it fits, or may fit.
It remembers every back that was seen and still lies on the table, as any player could.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from types import MappingProxyType
from typing import Final

from accessigame.bots.titus.thrifty import FEW
from accessigame.core.model import Move
from accessigame.games.titus.deck import FACES, backs
from accessigame.games.titus.groups import Reserve, Token, laid, touching
from accessigame.games.titus.interface import View
from accessigame.games.titus.moves import Convert, Draw, Exchange, Join, Place, Steal
from accessigame.games.titus.options import LAST_CARD, LIMIT


@dataclass(frozen=True, slots=True)
class Greedy:
    """Makes the move that grows its groups now."""

    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - nothing here is left to chance
        """Return the most promising move by the view of the seat."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        if view.hand is not None:
            return _lay(view, view.hand, legal)
        return _act(view, legal)


def _act(view: View, legal: Sequence[Move]) -> Move:
    joins = [move for move in legal if isinstance(move, Join) and _worth_joining(view, move)]
    converts = [move for move in legal if isinstance(move, Convert)]
    takes = [move for move in legal if isinstance(move, Draw | Steal)]
    if joins:
        return joins[0]
    if converts and not (takes and _status_is_worth_more(view)):
        return converts[0]
    return _take(view, takes) if takes else legal[-1]


def _worth_joining(view: View, move: Join) -> bool:
    """Return True unless both are complete: two complete runs are two cards, or 6 points twice."""
    parts = [
        group
        for group in view.reserves[view.seat]
        if group[-1].number == move.lower or group[0].number == move.upper
    ]
    return not all(len(part) > LIMIT for part in parts)


def _status_is_worth_more(view: View) -> bool:
    """Return True if the turn has no limit only as long as nothing is converted.

    Converting loses the status if another seat has just one victory card more.
    """
    count = len(view.stacks[view.seat])
    other_counts = [len(stacks) for seat, stacks in enumerate(view.stacks) if seat != view.seat]
    cards_left = view.victory - LAST_CARD
    return (
        min(other_counts) == count + 1
        and view.taken >= LIMIT
        and view.left > FEW
        and cards_left > 0
    )


def _chance(reserve: Reserve, token: Token) -> float:
    """Return the probability that the token touches a group of the reserve once it is flipped."""
    behind = {token.back: 1} if token.back is not None else _WEIGHTS[token.face]
    fitting = sum(w for face, w in behind.items() if any(touching(reserve, face)))
    return fitting / sum(behind.values())


_WEIGHTS: Final[Mapping[int, Mapping[int, int]]] = MappingProxyType(
    {face: {back: 2 if back == face else 1 for back in backs(face)} for face in FACES}
)
"""By a number, the number of each side of the derived list that lies behind it."""


def _take(view: View, takes: Sequence[Move]) -> Move:
    """Return the draw if the top fits, else the likeliest theft if one may fit, else the draw."""
    reserve = view.reserves[view.seat]
    tops = {s.card: s.run[-1] for cards in view.stacks for s in cards if s.run}
    steals = [move for move in takes if isinstance(move, Steal)]
    draw = next(move for move in takes if isinstance(move, Draw))
    if not steals or (view.top is not None and any(touching(reserve, view.top))):
        return draw
    best = max(steals, key=lambda move: _chance(reserve, tops[move.card]))
    return best if _chance(reserve, tops[best.card]) > 0 else draw


def _lay(view: View, hand: Token, legal: Sequence[Move]) -> Move:
    places = [move for move in legal if isinstance(move, Place)]
    best = max(places, key=lambda move: _length(view, hand, move))
    exchanges = [move for move in legal if isinstance(move, Exchange)]
    if _length(view, hand, best) > 1 or not exchanges:
        return best
    reserve = view.reserves[view.seat]
    lying = {t.number: t for r in view.reserves for group in r for t in group}
    exchange = max(exchanges, key=lambda move: _chance(reserve, lying[move.token]))
    return exchange if _chance(reserve, lying[exchange.token]) > 0 else best


def _length(view: View, hand: Token, move: Place) -> int:
    result = laid(view.reserves[view.seat], hand, move.lower, move.upper)
    return 0 if result is None else len(result[1])


@dataclass(frozen=True, slots=True)
class Beginner:
    """A beginner: draws, groups what it can, converts at four; never exchanges, never steals."""

    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - nothing here is left to chance
        """Return the greedy move without exchanges and thefts, by the view of the seat."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        plain = [move for move in legal if not isinstance(move, Exchange | Steal)]
        if view.hand is not None:
            return _lay(view, view.hand, plain)
        return _act(view, plain)
