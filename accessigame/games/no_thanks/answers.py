"""The questions of a player, and their answers: each answer is a tuple of events.

Other seats' tokens are in no answer, unless the table agreed on open tokens.
Advice tells the chances that unseen cards still come. Nine of those never come, any nine as likely
as any others: nothing that people do depends on the order of the pile. So the chances are exact.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import comb
from types import MappingProxyType
from typing import TYPE_CHECKING, Final, TypeAlias

from accessigame.core.game import Question, Takes
from accessigame.core.model import Cards, Event, Seat
from accessigame.games import shared
from accessigame.games.no_thanks.events import answers as say
from accessigame.games.no_thanks.events.refusals import PlayerFirst
from accessigame.games.no_thanks.options import DECK, PILE
from accessigame.games.no_thanks.position import Position
from accessigame.games.no_thanks.scoring import (
    audit,
    card_part,
    change_of,
    parts,
    results,
    round_parts,
    runs_of,
    totals_stand,
)
from accessigame.games.no_thanks.transitions import facing

if TYPE_CHECKING:
    from fractions import Fraction


def any_comes(targets: int, left: int, unseen: int) -> Fraction:
    """Return the chance that at least one of the target cards comes.

    targets, unseen: numbers of cards. left: the number of unseen cards that still come.
    """
    from fractions import Fraction  # noqa: PLC0415 - imported only for advice

    return 1 - Fraction(comb(unseen - targets, left), comb(unseen, left))


def neighbours(position: Position, seat: Seat) -> Cards:
    """Return the cards that would lengthen a run of the seat, ascending."""
    ends = {end for run in runs_of(position.cards[seat]) for end in (run[0] - 1, run[-1] + 1)}
    return tuple(sorted(ends & set(DECK)))


def advice(position: Position, seat: Seat) -> tuple[Event, ...]:
    """Return the chance of each unseen card, and of those that the seat's cards wait for."""
    unseen, left = len(position.unseen), position.left
    events: list[Event] = [say.ChanceToCome(unseen, left)]
    near = neighbours(position, seat)
    unseen_neighbours = tuple(card for card in near if card in position.unseen)
    gone = tuple(card for card in near if card not in position.unseen and card != position.card)
    if unseen_neighbours and left:
        percent = shared.percent_of(any_comes(len(unseen_neighbours), left, unseen))
        events.append(say.NeighboursUnseen(seat, unseen_neighbours, percent))
    if gone:
        events.append(say.NeighboursGone(seat, gone))
    return tuple(events)


FEW: Final = 6
"""The most cards that may be missing through mistakes; more, and the pile is not empty yet."""
Answer: TypeAlias = Callable[[Position, Seat], tuple[Event, ...]]


def answer(
    position: Position,
    question: str,
    seat: Seat,
    number: int | None = None,  # noqa: ARG001 - no question here is about one card
) -> tuple[Event, ...]:
    """Return the answer to one of `QUESTIONS`; NotUnderstood for any other."""
    return shared.asked(ANSWERS, question, seat, position.seats)(position, seat)


# A seat's own things ------------------------------------------------------------------------------


def _my_cards(position: Position, seat: Seat) -> tuple[Event, ...]:
    cards = position.cards[seat]
    if not cards:
        return (shared.NothingHeld(seat),)
    return (say.CardsHeld(seat, runs_of(cards), card_part(cards)),)


def _my_tokens(position: Position, seat: Seat) -> tuple[Event, ...]:
    tokens = position.tokens[seat]
    if position.options.open_tokens or position.counted:
        return (say.TokensOpen(seat, tokens),)
    return (say.TokensHeld(seat, tokens),)


# The table ----------------------------------------------------------------------------------------


def _turn(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if position.over:
        return (shared.GameIsOver(),)
    if position.counted:
        return (PlayerFirst(len(position.seats)),)
    if position.card is None:
        return (say.CardAwaited(position.mover),)
    if position.tokens[position.mover] == 0:
        return (facing(position),)
    return (say.CardOpen(position.card, position.pot, position.mover),)


def _table(position: Position, seat: Seat) -> tuple[Event, ...]:
    events = list(_turn(position, seat))
    if position.card is not None:
        events = [say.CardOpen(position.card, position.pot, position.mover)]
    for each in position.seats:
        events += _my_cards(position, each)
        if position.options.open_tokens:
            events.append(say.TokensOpen(each, position.tokens[each]))
    if position.counted and position.left:  # a real pile that ended early has none of these
        return tuple(events)
    return (*events, say.CardsLeft(position.left))


def _check_pile(position: Position, _seat: Seat) -> tuple[Event, ...]:
    if not position.options.physical:
        return (say.CardsLeft(position.left),)
    counts = [say.CountHeld(seat, len(position.cards[seat])) for seat in position.seats]
    check: tuple[Event, ...] = (say.PileCheck(position.turned, PILE), *counts)
    if position.left > FEW:
        return (*check, say.PileFarFromEmpty(position.left))
    check += (say.CardsUnseen(tuple(sorted(position.unseen))),)
    if position.left == 0:
        return (*check, say.PileOver())
    return (*check, say.PileShort(position.turned, position.left))


# Points -------------------------------------------------------------------------------------------


def _scores(position: Position, seat: Seat) -> tuple[Event, ...]:
    if position.counted:
        return results(position)
    totals = totals_stand(position) if position.finished else []
    if position.options.open_tokens:
        return (*totals, *round_parts(position.seats, position.cards, position.tokens))
    open_parts = [say.PartStands(each, card_part(position.cards[each])) for each in position.seats]
    score = card_part(position.cards[seat]) - position.tokens[seat]
    return (*totals, *open_parts, say.OwnScore(seat, score))


def _explain(position: Position, seat: Seat) -> tuple[Event, ...]:
    """Explain the round in progress, or the last one until this one has a taken card."""
    if position.finished and not position.taken:
        result = position.finished[-1]
        return (shared.CountOf(seat), *audit(result.cards[seat], result.tokens[seat]))
    cards, tokens = position.cards[seat], position.tokens[seat]
    if position.options.open_tokens:
        return (shared.CountOf(seat), *audit(cards, tokens))
    score = say.OwnScore(seat, card_part(cards) - tokens)
    if not cards:
        return (shared.NothingHeld(seat), score)
    return (shared.CountOf(seat), *parts(cards), score)


def _costs(position: Position, seat: Seat) -> tuple[Event, ...]:
    if position.card is None:
        return _turn(position, seat)
    change = change_of(position.cards[seat], position.card)
    take = say.TakeCosts(seat, position.card, change, position.pot, change - position.pot)
    if seat != position.mover:
        return (take,)  # whether another seat could pass is its secret
    can_pass = position.tokens[seat] > 0
    return (take, say.PassCosts(position.pot + 1) if can_pass else facing(position))


def _advice(position: Position, seat: Seat) -> tuple[Event, ...]:
    if position.counted:
        return _turn(position, seat)
    costs = _costs(position, seat) if position.card is not None else ()
    return (*costs, *advice(position, seat))


# One row for each question ------------------------------------------------------------------------

_ROWS: Final[Mapping[Question, Answer]] = MappingProxyType(
    {
        Question("my-cards", private=True): _my_cards,
        Question("my-tokens", private=True): _my_tokens,
        Question("turn", takes=Takes.NOTHING): _turn,
        Question("table", takes=Takes.NOTHING): _table,
        Question("scores", takes=Takes.NOTHING): _scores,
        Question("explain"): _explain,
        Question("costs"): _costs,
        Question("advice", takes=Takes.CARD): _advice,
        Question("empty", takes=Takes.NOTHING): _check_pile,
    }
)

QUESTIONS: Final = tuple(_ROWS)

ANSWERS: Final[Mapping[str, Answer]] = MappingProxyType(
    {question.word: answer_ for question, answer_ in _ROWS.items()}
)
