"""What No Thanks answers when somebody asks: each answer is a tuple of events.

Other seats' tokens are in no answer, unless the table agreed on open tokens.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from accessigame.core.model import TABLE, Event, Seat
from accessigame.games import shared
from accessigame.games.no_thanks import events as say
from accessigame.games.no_thanks.advice import advice
from accessigame.games.no_thanks.counting import audit, card_part, change_of, runs_of
from accessigame.games.no_thanks.options import PILE

if TYPE_CHECKING:
    from accessigame.games.no_thanks.position import Position

Answer: TypeAlias = "Callable[[Position, Seat], tuple[Event, ...]]"


def _held(position: Position, seat: Seat) -> tuple[Event, ...]:
    cards = position.cards[seat]
    if not cards:
        return (shared.NothingHeld(seat),)
    return (say.CardsHeld(seat, runs_of(cards), card_part(cards)),)


def _purse(position: Position, seat: Seat) -> tuple[Event, ...]:
    tokens = position.tokens[seat]
    counted = position.over or position.mover == TABLE  # then they lie in the open
    if position.options.open_tokens or counted:
        return (say.TokensOpen(seat, tokens),)
    return (say.TokensHeld(seat, tokens),)


def _whose_turn(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if position.over:
        return (shared.GameIsOver(),)
    if position.mover == TABLE:
        return (say.PlayerFirst(len(position.seats)),)
    return (say.CardAwaited(position.mover),) if position.card is None else (position.faces(),)


def _table(position: Position, seat: Seat) -> tuple[Event, ...]:
    events = list(_whose_turn(position, seat))
    if position.card is not None:
        events = [say.CardOpen(position.card, position.pot, position.mover)]
    for each in position.seats:
        events += _held(position, each)
        if position.options.open_tokens:
            events.append(say.TokensOpen(each, position.tokens[each]))
    counted = position.over or position.mover == TABLE
    if counted and position.left:  # a real pile that ended early has none of these
        return tuple(events)
    return (*events, say.CardsLeft(position.left))


def _standing(position: Position, seat: Seat) -> tuple[Event, ...]:
    if position.over or position.mover == TABLE:
        return position.count()
    totals: list[Event] = []
    if position.finished:
        totals = [
            say.TotalStands(s, t) for s, t in zip(position.seats, position.totals(), strict=True)
        ]
    parts = [say.PartStands(each, card_part(position.cards[each])) for each in position.seats]
    own = card_part(position.cards[seat]) - position.tokens[seat]
    return (*totals, *parts, say.OwnScore(seat, own))


def _explain(position: Position, seat: Seat) -> tuple[Event, ...]:
    if not position.finished:
        return (say.NoRoundCounted(),)
    result = position.finished[-1]
    return (shared.CountOf(seat), *audit(result.cards[seat], result.tokens[seat]))


def _costs(position: Position, seat: Seat) -> tuple[Event, ...]:
    if position.card is None:
        return _whose_turn(position, seat)
    change = change_of(position.cards[seat], position.card)
    take = say.TakeCosts(seat, position.card, change, position.pot, change - position.pot)
    if seat != position.mover:
        return (take,)  # whether another seat could pass is its secret
    can_pass = position.tokens[seat] > 0
    return (take, say.PassCosts(position.pot + 1) if can_pass else position.faces())


def _advice(position: Position, seat: Seat) -> tuple[Event, ...]:
    if position.over or position.mover == TABLE:
        return _whose_turn(position, seat)
    costs = _costs(position, seat) if position.card is not None else ()
    return (*costs, *advice(position, seat))


def _check_pile(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if not position.options.physical:
        return (say.CardsLeft(position.left),)
    counts = [say.CountHeld(seat, len(position.cards[seat])) for seat in position.seats]
    check = (
        say.PileCheck(position.turned, PILE),
        *counts,
        say.CardsUnseen(tuple(sorted(position.unseen))),
    )
    if position.left == 0:
        return (*check, say.PileOver())
    return (*check, say.PileShort(position.turned, position.left))


QUESTIONS: Final[Mapping[str, Answer]] = MappingProxyType(
    {
        "my-cards": _held,
        "my-tokens": _purse,
        "turn": _whose_turn,
        "table": _table,
        "scores": _standing,
        "explain": _explain,
        "costs": _costs,
        "advice": _advice,
        "empty": _check_pile,
    }
)
