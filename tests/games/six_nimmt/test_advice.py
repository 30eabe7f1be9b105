"""Advice beside brute force: every hand that others may hold, and every way to lay it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import product

import pytest

from accessigame.core.model import Card, Event, NotAllowed, Seat
from accessigame.games.shared import NotACard
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.events.answers import (
    CardAtRisk,
    CardLow,
    CardSafe,
    CardsBetween,
    CardsHidden,
    CardSixth,
    RowCosts,
)
from accessigame.games.six_nimmt.events.refusals import NoRowsYet
from accessigame.games.six_nimmt.moves import Choose
from accessigame.games.six_nimmt.position import Position
from tests.games.six_nimmt.notation import board, deals, dealt, play, rows_of, start, turn
from tests.games.six_nimmt.oracle import Oracle

ME, BEN, LEA = Seat(0), Seat(1), Seat(2)


def late(rows: str, mine: Iterable[int], unseen: Iterable[int], players: int = 3) -> Position:
    """Return a position in which just these cards are unseen, two of them with each other."""
    mine, unseen = tuple(mine), tuple(unseen)
    lying = {card for row in rows_of(rows) for card in row}
    gone = tuple(card for card in range(1, 105) if card not in {*lying, *mine, *unseen})
    others = tuple(tuple(sorted(unseen[n : n + 2])) for n in range(0, 2 * players - 2, 2))
    position = board(rows, range(players))
    heaps = (gone, *[()] * (players - 1))
    return replace(position, hands=(mine, *others), heaps=heaps, turn=9)


BOARDS = (
    ("10 11 12 13 · 30 · 50 51 52 · 70 71 72 73 74", (5, 20, 60), (3, 15, 55, 56, 16, 99)),
    ("10 11 12 13 · 30 · 50 51 52 · 70 71 72 73 74", (14, 60, 80), (75, 76, 55, 77, 95, 96)),
    ("10 · 30 31 32 33 · 50 51 52 53 · 70 71 72", (40, 60, 76), (35, 36, 55, 73, 74, 75)),
)


@pytest.mark.parametrize(("rows", "mine", "unseen"), BOARDS)
def test_safe_is_safe(rows: str, mine: tuple[int, ...], unseen: tuple[int, ...]) -> None:
    """A card is safe only if it takes no row in any deal, with any cards of the others.

    Deals where somebody takes a row for a low card are left out: the sentence names them.
    Fails when the row is counted one card longer, or two cards may come from one player.
    """
    position = late(rows, mine, unseen)
    told = {
        event.card: event
        for event in RULES.answer(position, "advice", ME)
        if hasattr(event, "card")
    }
    for card in mine:
        costs = [cost for cost in every_turn(rows, card, unseen) if cost is not None]
        event = told[card]
        if isinstance(event, CardSafe):
            assert not any(costs)
        elif isinstance(event, CardAtRisk):
            assert any(costs)
            assert event.percent > 0
        elif isinstance(event, CardSixth):
            assert costs.count(0) == 0 or event.between > 0


def every_turn(rows: str, card: Card, unseen: Sequence[Card]) -> Iterator[int | None]:
    """Give the cost of a card for each pair of cards of the others; None if one is too low."""
    stacks = [list(row) for row in rows_of(rows)]
    lowest = min(stack[-1] for stack in stacks)
    for one, other in product(unseen, repeat=2):
        if one == other:
            continue
        if min(one, other, card) < lowest:
            yield None
            continue
        oracle = Oracle([1, 2, 3, 4], 3)
        oracle.stacks = [list(stack) for stack in stacks]
        oracle.turn({0: card, 1: one, 2: other}, None)
        yield oracle.pots[0]


@pytest.mark.parametrize(("rows", "mine", "unseen"), [BOARDS[0], BOARDS[2]])
def test_the_percentage_is_the_share_of_deals(
    rows: str, mine: tuple[int, ...], unseen: tuple[int, ...]
) -> None:
    """The percentage is the share of deals in which enough others hold a card between.

    The other board has no card at risk.
    """
    answer = RULES.answer(late(rows, mine, unseen), "advice", ME)
    ends = [row[-1] for row in rows_of(rows)]
    risks = [event for event in answer if isinstance(event, CardAtRisk)]
    assert risks
    for event in risks:
        end = max(end for end in ends if end < event.card)
        dealt_hands = list(deals(frozenset(unseen), (2, 2)))
        enough = sum(
            sum(any(end < c < event.card for c in hand) for hand in deal) >= event.free
            for deal in dealt_hands
        )
        assert event.percent == pytest.approx(100 * enough / len(dealt_hands), abs=1)
        assert event.between == sum(end < card < event.card for card in unseen)


def test_each_kind_of_advice() -> None:
    """Each card of the hand has an event with the cards that can change its place.

    What rows cost is not told then: it would tell everybody that a card is too low.
    """
    assert RULES.answer(late(*BOARDS[0]), "advice", ME) == (
        CardsHidden(ME, True, 6, 4),
        CardLow(ME, True, 5, 3, 1),
        CardAtRisk(ME, True, 20, 1, 2, 1, 93, 10),
        CardAtRisk(ME, True, 60, 3, 2, 2, 27, 5),
    )
    assert RULES.answer(late(*BOARDS[1]), "advice", ME) == (
        CardsHidden(ME, True, 6, 4),
        CardSafe(ME, True, 14, 1, 0, 1),
        CardSafe(ME, True, 60, 3, 1, 2),
        CardSixth(ME, True, 80, 4, 7, 3),
    )


def test_a_named_card_is_told_with_the_cards_between() -> None:
    """Of one card, the unseen cards that can come before it are named."""
    position = late(*BOARDS[0])
    assert RULES.answer(position, "advice", ME, 62) == (
        CardAtRisk(ME, True, 62, 3, 2, 2, 27, 5),
        CardsBetween(ME, True, 62, (55, 56)),
    )
    assert RULES.answer(position, "advice", ME, 53) == (CardSafe(ME, True, 53, 3, 0, 2),)
    for wrong in (0, 105):
        with pytest.raises(NotAllowed) as caught:
            RULES.answer(position, "advice", ME, wrong)
        assert caught.value.event == NotACard(str(wrong), 1, 104)


def test_advice_from_a_hand_is_a_secret() -> None:
    """Advice from a hand is for its seat alone, a named card too.

    Fails when a card that was named aloud is answered aloud: the cards between tell the hand.
    """
    position = dealt(start(3))
    for number in (None, 60):
        told = RULES.answer(position, "advice", ME, number)
        assert all(e.audience.alone == ME for e in told if not isinstance(e, RowCosts))


def test_advice_does_not_know_other_hands() -> None:
    """Advice stays the same when the others hold other cards, or have chosen."""
    position = dealt(start(3))
    mine, one, two = position.hands
    swapped = replace(position, hands=(mine, two, one))
    chosen, _ = RULES.apply(position, RULES.legal_moves(position, BEN)[3])
    told = RULES.answer(position, "advice", ME)
    assert RULES.answer(swapped, "advice", ME) == told
    assert RULES.answer(chosen, "advice", ME) == told
    laid, _ = RULES.apply(position, RULES.legal_moves(position, ME)[3])
    assert RULES.answer(laid, "advice", ME)[0] == told[0] == CardsHidden(ME, True, 90, 20)


def test_with_real_cards_a_hand_is_unknown() -> None:
    """Without a known hand, advice on a named card is public, and open cards count."""
    position = start(3, physical=True)
    position, _ = RULES.apply(position, RULES.legal_moves(position, Seat(-1))[0])
    assert RULES.answer(position, "advice", ME) == (CardsHidden(ME, False, 100, 20),)
    told = RULES.answer(position, "advice", ME, 10)
    assert told == (CardSafe(ME, False, 10, 4, 5, 4), CardsBetween(ME, False, 10, (5, 6, 7, 8, 9)))
    assert told[0].audience.alone is None
    after, _ = play(position, [Choose(BEN, 7)])
    assert RULES.answer(after, "advice", ME)[0] == CardsHidden(ME, False, 99, 19)
    assert RULES.answer(after, "advice", ME, 10)[0] == CardSafe(ME, False, 10, 4, 4, 3)


@pytest.mark.parametrize(
    ("row", "entered", "event"),
    [
        ("10 11 12", (13, 14), CardSixth(ME, False, 20, 1, 11, 5)),
        ("10 11 12", (13, 14, 15), CardAtRisk(ME, False, 20, 1, 4, 4, 1, 2)),
        ("10 11 12 13 14", (15,), CardAtRisk(ME, False, 20, 1, 4, 4, 1, 2)),
        ("10 11 12 13", (2, 15), CardSixth(ME, False, 20, 1, 12, 5)),
    ],
)
def test_real_cards_that_lie_open_have_their_place(
    row: str, entered: Sequence[Card], event: Event
) -> None:
    """Open cards that come before a card fill its row, or take it and begin a new one.

    Fails when a row that open cards overfill has less than no place.
    """
    position = board(f"{row} · 102 · 103 · 104", range(5), physical=True)
    position = replace(position, hands=(None,) * 5)
    choices = [Choose(Seat(seat), card) for seat, card in enumerate(entered, start=1)]
    told = RULES.answer(play(position, choices)[0], "advice", ME, 20)
    assert told[0] == event


def drafted(rows: str, *hands: tuple[Card, ...]) -> Position:
    """Return a Pro game where these hands were drafted."""
    position = start(len(hands), "pro")
    lying = {card for row in (*rows_of(rows), *hands) for card in row}
    heap = tuple(card for card in range(1, position.highest + 1) if card not in lying)
    return replace(
        position, rows=rows_of(rows), hands=hands, heaps=(heap, *position.heaps[1:]), open=(),
        turn=9, acting=frozenset(position.seats),
    )  # fmt: skip


def test_in_the_pro_game_it_is_known_who_holds_what() -> None:
    """A card is safe where too few players drafted a card between, even if one has two of them."""
    rows = "1 2 3 · 20 · 25 · 30"
    one_has_both = drafted(rows, (10, 33), (5, 6), (31, 32))
    each_has_one = drafted(rows, (10, 33), (5, 31), (6, 32))
    assert CardSafe(ME, True, 10, 1, 2, 2) in RULES.answer(one_has_both, "advice", ME)
    assert CardAtRisk(ME, True, 10, 1, 2, 2, 100, 3) in RULES.answer(each_has_one, "advice", ME)
    hidden, _ = RULES.apply(each_has_one, Choose(BEN, 5))
    assert RULES.answer(hidden, "advice", ME) == RULES.answer(each_has_one, "advice", ME)


def test_who_must_take_a_row_hears_what_they_cost() -> None:
    """While a row is to be chosen, advice tells the cost of each."""
    asked, _ = turn(board("12 · 37 · 43 · 58", (3, 60)), (3, 60))
    told = RULES.answer(asked, "advice", ME)
    assert told[1:] == (RowCosts(1, 1), RowCosts(2, 1), RowCosts(3, 1), RowCosts(4, 1))


def test_before_the_rows_there_is_no_advice() -> None:
    """In a draft nothing is exact but what lies there."""
    assert RULES.answer(start(3, "pro"), "advice", ME) == (NoRowsYet(),)
