"""The transitions of 6 nimmt!: from a position and a move to the next position and its events.

A round begins with deals and rows laid by the table, or with a draft that leaves four cards as
the rows. Then every turn is the same: each seat chooses a card; with the last choice all cards
are revealed and laid, the lowest first. If the lowest fits nowhere, its seat takes a row before
the others are laid. After ten turns the heads of the round are added, and the next round begins
or the match is over.
A move is checked here and never explained: `parsing.why_not` has the reasons.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from typing import TypeAlias

from accessigame.core.model import TABLE, Card, Event, Move, NotAllowed, Seat
from accessigame.games.shared import IllegalMove, NoSuchEdition, WrongPlayers
from accessigame.games.six_nimmt import scoring
from accessigame.games.six_nimmt.events import play as say
from accessigame.games.six_nimmt.events.answers import HandHeld
from accessigame.games.six_nimmt.legal import may_choose, table_moves
from accessigame.games.six_nimmt.moves import Choose, Deal, Draft, LayRows, TakeRow
from accessigame.games.six_nimmt.options import (
    EDITIONS,
    FEWEST_PLAYERS,
    HAND,
    MOST_PLAYERS,
    ROWS,
    Options,
    heads_in,
    highest,
)
from accessigame.games.six_nimmt.position import Position, cards_up_to
from accessigame.games.six_nimmt.rows import Revealed, Row, Rows, place_all, take_row

Transition: TypeAlias = tuple[Position, tuple[Event, ...]]
"""The next position, and the events on the way to it."""

_TABLE = frozenset({TABLE})
_NOBODY: frozenset[Seat] = frozenset()


@cache
def _all(players: int) -> frozenset[Seat]:
    return frozenset(Seat(number) for number in range(players))


@cache
def _alone(seat: Seat) -> frozenset[Seat]:
    return frozenset({seat})


@cache
def _chosen_event(seat: Seat) -> Event:
    return say.CardChosen(seat)


# beginnings -----------------------------------------------------------------------------------


def start(edition: str, seats: int, options: Mapping[str, object]) -> Position:
    """Return the first position.

    Raises `NotAllowed` for an edition, a number of seats or an option that the game lacks.
    """
    if edition not in EDITIONS:
        raise NotAllowed(NoSuchEdition(edition, EDITIONS))
    if not FEWEST_PLAYERS <= seats <= MOST_PLAYERS:
        raise NotAllowed(WrongPlayers(seats, FEWEST_PLAYERS, MOST_PLAYERS, edition))
    agreed = Options.read(options, seats)
    return begin_round(edition, tuple(Seat(number) for number in range(seats)), agreed, ())


def begin_round(
    edition: str, seats: tuple[Seat, ...], options: Options, finished: tuple[Rows, ...]
) -> Position:
    """Return the position before the first card of the round that follows the finished ones."""
    players, number = len(seats), len(finished) + 1
    hands: tuple[Row | None, ...] = ((),) * players
    acting = _TABLE
    lying: Row = ()
    if edition == "pro":
        acting = _alone(Seat((options.first + number - 1) % players))
        lying = tuple(range(1, highest(edition, players) + 1))
    elif options.physical:
        hands = tuple(() if seat in options.known else None for seat in seats)
    return Position(
        edition, seats, options, finished, number, 0, acting, (), hands, (None,) * players, (),
        ((),) * players, lying,
    )  # fmt: skip


def opening(position: Position) -> tuple[Event, ...]:
    """Return the events that open a round; none at any other time."""
    if position.turn or position.over:
        return ()
    options = position.options
    begins = say.RoundBegan(
        position.round, options.rounds, options.target, options.target_inclusive
    )
    if TABLE in position.acting:
        return (begins,)
    (seat,) = position.acting
    return (begins, say.DraftBegan(seat, position.highest), say.DraftTurn(seat))


# moves ----------------------------------------------------------------------------------------


def apply(position: Position, move: Move) -> Transition:
    """Return the next position and the events; raises `NotAllowed` for an illegal move."""
    seat = move.seat
    if seat in position.acting:
        if type(move) is Choose:
            if position.turn and not position.revealed and may_choose(position, seat, move.card):
                return _choose(position, seat, move.card)
        elif type(move) is TakeRow:
            if position.revealed and 1 <= move.row <= ROWS:
                return _take_row(position, move.row)
        elif type(move) is Draft:
            if move.card in position.open:
                return _draft(position, seat, move.card)
        elif seat == TABLE and move in table_moves(position):
            return _deal(position, move) if type(move) is Deal else _lay_rows(position, move)
    raise NotAllowed(IllegalMove())


def _deal(position: Position, move: Deal) -> Transition:
    to, cards = move.to, tuple(sorted(move.cards))
    hands = (*position.hands[:to], cards, *position.hands[to + 1 :])
    public: tuple[Event, ...] = ()
    if position.options.physical:
        public = (say.HandTyped(to),)
    elif to == 0:
        public = (say.HandsDealt(HAND),)
    after = Position(
        position.edition, position.seats, position.options, position.finished, position.round, 0,
        _TABLE, (), hands, position.choices, (), position.heaps, (),
    )  # fmt: skip
    return after, (*public, HandHeld(to, cards))


def _lay_rows(position: Position, move: Move) -> Transition:
    assert isinstance(move, LayRows)  # noqa: S101 - for the type checker: nothing else is laid
    rows = tuple((card,) for card in move.cards)
    after = replace(position, rows=rows, turn=1, acting=_all(len(position.seats)))
    one, two, three, four = move.cards
    return after, (say.RowsLaid((one, two, three, four)), say.TurnOpened(1))


def _draft(position: Position, seat: Seat, card: Card) -> Transition:
    cards = list(position.hands[seat] or ())
    insort(cards, card)
    hands = (*position.hands[:seat], tuple(cards), *position.hands[seat + 1 :])
    left = tuple(other for other in position.open if other != card)
    drafted = say.CardDrafted(seat, card, frozenset(left))
    if len(left) == ROWS:  # the last four are the rows (Pro variant, rule 2)
        after = replace(position, hands=hands, open=())
        laid, events = _lay_rows(after, LayRows(TABLE, left))
        return laid, (drafted, *events)
    following = Seat((seat + 1) % len(position.seats))
    after = replace(position, hands=hands, open=left, acting=_alone(following))
    return after, (drafted, say.DraftTurn(following))


def _choose(position: Position, seat: Seat, card: Card) -> Transition:
    hand, hands = position.hands[seat], position.hands
    if hand is not None:
        place = hand.index(card)
        hands = (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])
    choices = (*position.choices[:seat], card, *position.choices[seat + 1 :])
    acting = position.acting - {seat}
    after = Position(
        position.edition, position.seats, position.options, position.finished, position.round,
        position.turn, acting, position.rows, hands, choices, (), position.heaps, (),
    )  # fmt: skip
    events: tuple[Event, ...] = ()
    if position.is_open(seat):
        events = (say.CardEntered(seat, card, _not_seen_open(after)),)
    elif acting:  # the last choice needs no answer of its own: all cards are turned over
        events = (_chosen_event(seat), say.YouChose(seat, card))
    return (after, events) if acting else _reveal(after, events)


def _not_seen_open(position: Position) -> frozenset[Card]:
    """Return the cards that nobody at the table has seen lie open in this round."""
    open_now = {position.choices[seat] for seat in position.seats if position.is_open(seat)}
    seen = {card for row in (*position.rows, *position.heaps) for card in row}
    return cards_up_to(position.highest).difference(seen, open_now)


def _reveal(position: Position, events: tuple[Event, ...]) -> Transition:
    revealed: Revealed = tuple(sorted(zip(position.choices, position.seats, strict=True)))  # type: ignore[arg-type]  # everybody has chosen
    rows, heaps = list(position.rows), list(position.heaps)
    rest, placed = place_all(revealed, rows, heaps)
    if not rest:
        return _next_turn(position, rows, heaps, (*events, *placed))
    # who must choose a row sees first what the others have laid; real cards were told already
    card, seat = rest[0]
    hidden = [(low, whose) for low, whose in revealed if not position.is_open(whose)]
    cards_revealed = [say.CardRevealed(whose, low) for low, whose in hidden]
    after = Position(
        position.edition, position.seats, position.options, position.finished, position.round,
        position.turn, _alone(seat), position.rows, position.hands, (None,) * len(position.seats),
        rest, position.heaps, (),
    )  # fmt: skip
    return after, (*events, *cards_revealed, say.RowChoiceAsked(seat, card))


def _take_row(position: Position, number: int) -> Transition:
    (card, seat), *later_cards = position.revealed
    rows, heaps = list(position.rows), list(position.heaps)
    taken = take_row(card, seat, number - 1, rows, heaps)
    _, placed = place_all(tuple(later_cards), rows, heaps)
    return _next_turn(position, rows, heaps, (taken, *placed))


def _next_turn(
    position: Position, rows: list[Row], heaps: list[Row], events: tuple[Event, ...]
) -> Transition:
    players, turn = len(position.seats), position.turn
    after = Position(
        position.edition, position.seats, position.options, position.finished, position.round,
        turn + 1, _all(players), tuple(rows), position.hands, (None,) * players, (), tuple(heaps),
        (),
    )  # fmt: skip
    if turn == HAND:
        ended, ending = _end_round(after)
        return ended, (*events, *ending)
    return after, (*events, say.TurnOpened(turn + 1))


def _end_round(position: Position) -> Transition:
    counted, scored = _count(position)
    events = (say.TurnsOver(position.round), *scored)
    if position.options.is_last(position.round, scoring.totals(counted)):
        return counted, (*events, scoring.result(counted))
    after = begin_round(position.edition, position.seats, position.options, counted.finished)
    return after, (*events, *opening(after))


def _count(position: Position) -> Transition:
    """Return the position in which the heaps of the round are counted, with nobody to act."""
    finished = (*position.finished, position.heaps)
    heaps = ((),) * len(position.seats)
    counted = replace(position, finished=finished, heaps=heaps, turn=HAND, acting=_NOBODY)
    totals = scoring.totals(counted)
    scored = [
        say.HeadsScored(seat, heads_in(position.heaps[seat]), totals[seat])
        for seat in position.seats
    ]
    return counted, tuple(scored)


def break_off(position: Position) -> Transition:
    """Return the end of the match with the round as it stands; NotAllowed when it is over.

    The cards that nobody has taken go back to the box.
    """
    if position.over:
        raise NotAllowed(IllegalMove())
    counted, scored = _count(position)
    nobody = (None,) * len(position.seats)
    hands = tuple(None if hand is None else () for hand in position.hands)
    after = replace(counted, hands=hands, choices=nobody, revealed=(), open=())
    return after, (*scored, scoring.result(after))
