"""From a position and a move to the next position of No Thanks, and the events of the move.

A round goes start -> card turned up -> refused, refused … -> taken -> card turned up -> … until
the last card is taken. Then the round is counted, and the next one begins or the game is over.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from dataclasses import replace

from accessigame.core.model import TABLE, Card, Cards, Event, Move, NotAllowed, Seat
from accessigame.games.no_thanks.events import play as say
from accessigame.games.no_thanks.legal import may_end_pile, starters
from accessigame.games.no_thanks.moves import Begin, EndPile, Refuse, Take, TurnUp
from accessigame.games.no_thanks.options import DECK, EDITIONS, TOKENS, Options
from accessigame.games.no_thanks.position import Position, RoundResult, Taken
from accessigame.games.no_thanks.scoring import results, run_with
from accessigame.games.shared import IllegalMove, check_edition, check_players

# The first position ------------------------------------------------------------------------------


def start(edition: str, seats: int, options: Mapping[str, object]) -> Position:
    """Return the first position.

    Raises NotAllowed for an edition, a number of players or an option that there is not.
    """
    check_edition(edition, EDITIONS)
    check_players(seats, TOKENS[edition], edition)
    agreed = Options.read(options, seats)
    around = tuple(Seat(number) for number in range(seats))
    tokens = (TOKENS[edition][seats],) * seats
    return Position(
        edition, around, agreed, 1, around[agreed.first], None, 0, tokens, ((),) * seats,
        frozenset(DECK), (),
    )  # fmt: skip


def opening(position: Position) -> tuple[Event, ...]:
    """Return the events that begin a round; none between two rounds."""
    if position.mover == TABLE:
        return ()
    tokens = TOKENS[position.edition][len(position.seats)]
    rounds = position.options.rounds
    return (say.RoundOpened(position.round, rounds, tokens, position.mover),)


# A move ------------------------------------------------------------------------------------------


def apply(position: Position, move: Move) -> tuple[Position, tuple[Event, ...]]:
    """Return the next position and the events; NotAllowed, without a reason, for an illegal move.

    It checks by itself: listing the legal moves would take longer than the move.
    """
    card = position.card
    if card is not None and move.seat == position.mover:
        if type(move) is Refuse and position.tokens[move.seat] > 0:
            return _refuse(position, card)
        if type(move) is Take:
            return _take(position, card)
    elif card is None and move.seat == TABLE and not position.over:
        if type(move) is TurnUp and position.mover != TABLE and move.card in position.unseen:
            return _turn_up(position, move.card)
        if type(move) is Begin and position.mover == TABLE and move.first in starters(position):
            return _begin(position, move.first)
        if type(move) is EndPile and position.mover != TABLE and may_end_pile(position):
            after, events = _end_round(position, position.tokens, position.cards)
            return after, (say.PileEndedEarly(position.turned), *events)
    raise NotAllowed(IllegalMove())


def _turn_up(position: Position, card: Card) -> tuple[Position, tuple[Event, ...]]:
    unseen = position.unseen - {card}
    after = _next(
        position, position.mover, card, 0, position.tokens, position.cards, unseen, position.taken
    )
    return after, (say.CardTurned(card, unseen), facing(after))


def _refuse(position: Position, card: Card) -> tuple[Position, tuple[Event, ...]]:
    seat, pot, tokens = position.mover, position.pot + 1, position.tokens
    tokens = (*tokens[:seat], tokens[seat] - 1, *tokens[seat + 1 :])
    following = Seat(seat + 1) if seat + 1 < len(position.seats) else Seat(0)
    after = _next(
        position, following, card, pot, tokens, position.cards, position.unseen, position.taken
    )
    return after, (say.TokenLaid(seat, card, pot), facing(after))


def _take(position: Position, card: Card) -> tuple[Position, tuple[Event, ...]]:
    seat, pot, tokens = position.mover, position.pot, position.tokens
    hand = list(position.cards[seat])
    insort(hand, card)
    tokens = (*tokens[:seat], tokens[seat] + pot, *tokens[seat + 1 :])
    cards = (*position.cards[:seat], tuple(hand), *position.cards[seat + 1 :])
    events: tuple[Event, ...] = (say.CardTaken(seat, card, pot),)
    if card - 1 in hand or card + 1 in hand:
        events = (*events, say.RunGrew(seat, run_with(hand, card)))
    if position.left == 0:
        after, ending = _end_round(position, tokens, cards)
        return after, (*events, *ending)
    # the turn continues until a token is paid ("Important"): the taker turns the next card up
    taken = (*position.taken, Taken(card, seat, pot))
    return _next(position, seat, None, 0, tokens, cards, position.unseen, taken), events


def _next(  # noqa: PLR0913, PLR0917 - the seven fields that moves change
    position: Position,
    mover: Seat,
    card: Card | None,
    pot: int,
    tokens: tuple[int, ...],
    cards: tuple[Cards, ...],
    unseen: frozenset[Card],
    taken: tuple[Taken, ...] = (),
) -> Position:
    # Field by field: dataclasses.replace takes four times as long here.
    return Position(
        position.edition, position.seats, position.options, position.round, mover, card, pot,
        tokens, cards, unseen, position.finished, taken,
    )  # fmt: skip


def facing(position: Position) -> Event:
    """Return the event of the mover facing the open card."""
    seat, card = position.mover, position.card
    assert card is not None  # noqa: S101 - for the type checker: asked with an open card only
    if position.tokens[seat] > 0:
        return say.TurnBegan(seat, card, position.pot)
    return say.MustTake(seat, card, position.pot)


# The end of a round ------------------------------------------------------------------------------


def _end_round(
    position: Position, tokens: tuple[int, ...], cards: tuple[Cards, ...]
) -> tuple[Position, tuple[Event, ...]]:
    finished = (*position.finished, RoundResult(cards, tokens))
    after = replace(
        _next(position, TABLE, None, 0, tokens, cards, position.unseen),
        finished=finished,
        round=min(len(finished) + 1, position.options.rounds),
    )
    ended = (say.RoundEnded(position.round), *results(after))
    if after.over or position.options.starts != "rotate":
        return after, ended
    # nothing to choose: the next seat starts, as agreed
    begun, events = _begin(after, starters(after)[0])
    return begun, (*ended, *events)


def break_off(position: Position) -> tuple[Position, tuple[Event, ...]]:
    """Return the end of the game with the round as it stands; NotAllowed between two rounds."""
    if position.counted:
        raise NotAllowed(IllegalMove())
    last = replace(position, options=replace(position.options, rounds=position.round))
    after, (_, *counted) = _end_round(last, position.tokens, position.cards)
    return after, tuple(counted)


def _begin(position: Position, first: Seat) -> tuple[Position, tuple[Event, ...]]:
    players = len(position.seats)
    tokens = (TOKENS[position.edition][players],) * players
    after = _next(position, first, None, 0, tokens, ((),) * players, frozenset(DECK))
    return after, opening(after)
