"""Bots for Titus.

The greedy one groups what it can, converts as soon as it may unless having the fewest victory
cards is worth more, and exchanges or steals where it has seen the back and knows that it fits.
It remembers every back that was seen and still lies on the table, as anybody could.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Final

from accessigame.games.titus.groups import Reserve, Token, laid, touching
from accessigame.games.titus.moves import Convert, Draw, Exchange, Join, Place, Steal
from accessigame.games.titus.options import LAST_CARD, LIMIT
from accessigame.games.titus.position import View
from accessigame.table import Move

if TYPE_CHECKING:
    from accessigame.bots import Level

FEW = 6
"""With so few tokens left in the pile, converting waits for nothing."""


class Greedy:
    """Does what grows its groups now."""

    def __init__(self, rng: Random) -> None:
        """Take a generator as every level does; nothing here is left to chance."""

    def choose(self, view: object, legal: Sequence[Move]) -> Move:
        """Return the move that promises most; what a seat may see of the table decides."""
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
    known = [move for move in takes if isinstance(move, Steal) and _steal_fits(view, move)]
    if known:
        return known[0]
    draws = [move for move in takes if isinstance(move, Draw)]
    return draws[0] if draws else legal[-1]


def _worth_joining(view: View, move: Join) -> bool:
    """Say whether the two are more together: two complete runs are two cards, or 6 points twice."""
    parts = [
        group
        for group in view.reserves[view.seat]
        if group[-1].number == move.lower or group[0].number == move.upper
    ]
    return not all(len(part) > LIMIT for part in parts)


def _status_is_worth_more(view: View) -> bool:
    """Say whether a turn without a limit goes on only as long as nothing is converted.

    The status is lost by converting where somebody else has just one victory card more.
    """
    own = len(view.stacks[view.seat])
    others = [len(stacks) for seat, stacks in enumerate(view.stacks) if seat != view.seat]
    cards_left = view.victory - LAST_CARD
    return min(others) == own + 1 and view.taken >= LIMIT and view.left > FEW and cards_left > 0


def _fits(reserve: Reserve, face: int | None) -> bool:
    return face is not None and any(touching(reserve, face))


def _steal_fits(view: View, move: Steal) -> bool:
    tops = (s.run[-1] for own in view.stacks for s in own if s.card == move.card and s.run)
    return any(_fits(view.reserves[view.seat], token.back) for token in tops)


def _lay(view: View, hand: Token, legal: Sequence[Move]) -> Move:
    places = [move for move in legal if isinstance(move, Place)]
    best = max(places, key=lambda move: _length(view, hand, move))
    if _length(view, hand, best) > 1:
        return best
    wanted = [
        move
        for move in legal
        if isinstance(move, Exchange) and _fits(view.reserves[view.seat], _back(view, move.token))
    ]
    return wanted[0] if wanted else best


def _length(view: View, hand: Token, move: Place) -> int:
    result = laid(view.reserves[view.seat], hand, move.lower, move.upper)
    return 0 if result is None else len(result[1])


def _back(view: View, number: int) -> int | None:
    lying: Iterable[Token] = (token for r in view.reserves for group in r for token in group)
    return next(token.back for token in lying if token.number == number)


LEVELS: Final[Mapping[str, Level]] = MappingProxyType({"medium": Greedy})
