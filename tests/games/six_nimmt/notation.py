"""Games of 6 nimmt! in a short notation."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import combinations
from random import Random

import pytest

from accessigame.core.model import TABLE, Event, Move, NotAllowed, Seat
from accessigame.games.shared import IllegalMove
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.moves import Choose, TakeRow
from accessigame.games.six_nimmt.position import Position


def start(players: int = 4, edition: str = "base", /, **options: object) -> Position:
    """Return a first position."""
    return RULES.start(edition, players, options)


def rows_of(text: str) -> tuple[tuple[int, ...], ...]:
    """Return the rows of a text such as `12 14 · 37 · 43 44 · 58`."""
    return tuple(tuple(map(int, row.split())) for row in text.split("·"))


def board(rows: str, cards: Iterable[int], **options: object) -> Position:
    """Return a position where these rows lie and each seat holds just this card."""
    hands = tuple((card,) for card in cards)
    position = start(len(hands), "base", **options)
    seats = frozenset(position.seats)
    return replace(position, rows=rows_of(rows), hands=hands, turn=1, acting=seats)


def play(position: Position, moves: Iterable[Move]) -> tuple[Position, list[Event]]:
    """Return the position after the moves, and all that happened."""
    happened: list[Event] = []
    for move in moves:
        position, events = RULES.apply(position, move)
        happened += events
    return position, happened


def turn(
    position: Position, cards: Sequence[int], row: int | None = None, order: Sequence[int] = ()
) -> tuple[Position, list[Event]]:
    """Let every seat choose its card, in this order of seats, and the lowest a row if it must."""
    choices = [Choose(Seat(seat), cards[seat]) for seat in order or range(len(cards))]
    position, happened = play(position, choices)
    if row is not None:
        position, events = RULES.apply(position, TakeRow(min(position.acting), row))
        happened += events
    return position, happened


def reason_against(position: Position, move: Move) -> tuple[Event, ...]:
    """Return the reason against a move, which is refused without one."""
    with pytest.raises(NotAllowed) as caught:
        RULES.apply(position, move)
    assert caught.value.args == (IllegalMove(),)
    return RULES.why_not(position, move)


def dealt(position: Position, seed: int = 1) -> Position:
    """Return the position after the table has dealt all that it deals from a shuffled deck."""
    order = list(RULES.material.cards)
    Random(seed).shuffle(order)
    while TABLE in position.to_act():
        move = RULES.deal(position, order)
        assert move is not None
        position, _ = RULES.apply(position, move)
    return position


def any_move(position: Position, rng: Random) -> Move:
    """Return one of the legal moves of one of the seats that may act."""
    seat = rng.choice(sorted(position.to_act()))
    legal = RULES.legal_moves(position, seat)
    return legal[rng.randrange(len(legal))]


def low_card() -> Position:
    """Return a position where seat 0 must take a row for its 3."""
    position = board("12 22 · 37 · 43 · 55", (3, 60))
    return turn(replace(position, hands=((3, 70), (60, 80))), (3, 60))[0]


def deals(cards: frozenset[int], sizes: Sequence[int]) -> Iterator[tuple[tuple[int, ...], ...]]:
    """Give every deal of the cards to hands of these sizes."""
    if not sizes:
        yield ()
        return
    for hand in combinations(sorted(cards), sizes[0]):
        for rest in deals(cards - {*hand}, sizes[1:]):
            yield (hand, *rest)
