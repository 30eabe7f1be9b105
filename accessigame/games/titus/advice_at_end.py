"""The advice of a last turn: the best move, and what comes of it, both exact.

Backs that were seen and are hidden again are memory: they count only if the table agreed on
`recall`, as in all advice.
"""

from __future__ import annotations

from fractions import Fraction

from accessigame.core.model import Event, Seat
from accessigame.games import shared
from accessigame.games.titus import choice_list, last_turn
from accessigame.games.titus.events import advice as say
from accessigame.games.titus.groups import Group, Token
from accessigame.games.titus.interface import View, view
from accessigame.games.titus.last_turn import Result
from accessigame.games.titus.position import Position


def advice_at_end(position: Position, seat: Seat) -> tuple[Event, ...]:
    """Return the best move of the seat's last turn with its result; nothing if it is not solved."""
    if not choice_list.choices(position, seat):
        return ()
    moves = tuple(choice_list.by_number(position).values())
    best = last_turn.best(_known(position, seat), moves)
    if best is None:
        return ()
    move, result = best
    worded = choice_list.choice_phrases(position, seat)[moves.index(move)]
    return (_result(result), say.EndingMove(worded))


def _known(position: Position, seat: Seat) -> View:
    """Return the view of the seat, without remembered backs unless the table agreed on them."""
    seen = view(position, seat)
    if position.options.recall:
        return seen
    return seen._replace(
        hand=None if seen.hand is None else _turned_down((seen.hand,))[0],
        reserves=tuple(tuple(map(_turned_down, reserve)) for reserve in seen.reserves),
        stacks=tuple(
            tuple(stack._replace(run=_turned_down(stack.run)) for stack in stacks)
            for stacks in seen.stacks
        ),
    )


def _turned_down(group: Group) -> Group:
    return tuple(Token(token.number, token.face) for token in group)


def _result(result: Result) -> Event:
    if result.certain:
        win = "alone" if result.win == 1 else "shared" if result.win else "no"
        return say.EndingCertain(int(result.points), win)
    whole, tenths = divmod(round(result.points * 10), 10)
    return say.EndingLikely(whole, tenths, shared.percent_of(Fraction(result.win)))
