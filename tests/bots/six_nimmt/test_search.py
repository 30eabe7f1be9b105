"""The search beside exact counting: the true mean, without the secrets of other seats."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import permutations
from math import prod
from random import Random
from statistics import fmean

import pytest

from accessigame import bots
from accessigame.bots.six_nimmt import ADVISER, LEVELS, benchmark_policy, estimate
from accessigame.bots.six_nimmt.one_ply import OnePly, wariness
from accessigame.bots.six_nimmt.opponents import Others, card_rarity
from accessigame.bots.six_nimmt.search import BATCH, Search
from accessigame.bots.tournament import Tournament, figures
from accessigame.core.model import TABLE, Card, Move, Seat
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.events.answers import CardEstimated, EstimatedOver, RowEstimated
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.moves import Choose, Draft, TakeRow, take_row_moves
from accessigame.games.six_nimmt.position import Position
from tests.games.six_nimmt.notation import any_move, dealt, rows_of, start, turn
from tests.games.six_nimmt.oracle import Oracle, heads

ME, OTHER = Seat(0), Seat(1)
ROWS = "10 11 12 13 · 30 · 55 56 57 58 59 · 90 91"
UNSEEN = (14, 15, 64)
HAND = (5, 17, 60)


def late(edition: str, shown: tuple[Card, ...] = ()) -> View:
    """Return the view of a seat near the end of a round, with just a few cards unseen."""
    rows = rows_of(ROWS)
    open_now = {card for row in rows for card in row} | {*HAND, *UNSEEN}
    high = 104 if edition == "base" else 24
    gone = tuple(card for card in range(1, high + 1) if card not in open_now)
    return View(ME, HAND, rows, (gone, ()), (), edition, ((), shown), ())


def exactly(first: Card, mine: Sequence[Card], other: Sequence[Card]) -> float:
    """Return by the oracle the mean heads of laying this card first, then any."""
    rest = [card for card in mine if card != first]
    return fmean(
        cost_of([first, *later], order)
        for later in permutations(rest)
        for order in permutations(other, len(mine))
    )


def cost_of(mine: Sequence[Card], other: Sequence[Card]) -> int:
    """Return the heads of these cards, laid in this order against those of the other."""
    oracle = Oracle([1, 2, 3, 4], 2)
    oracle.stacks = [list(row) for row in rows_of(ROWS)]
    for own, theirs in zip(mine, other, strict=True):
        costs = [(sum(map(heads, stack)), stack[-1]) for stack in oracle.stacks]
        oracle.turn({0: own, 1: theirs}, costs.index(min(costs)))
    return oracle.pots[0]


@pytest.mark.parametrize("edition", ["base", "pro"])
def test_the_mean_is_the_true_one(edition: str) -> None:
    """The mean cost of a card is the mean over all deals and all orders.

    Fails when the others lay cards that they cannot hold, or a card is laid twice.
    """
    view = late(edition, UNSEEN if edition == "pro" else ())
    legal = [Choose(ME, card) for card in HAND]
    costs, samples = Search(6000).costs(view, legal, Random(1))
    assert samples == 6000
    for move in legal:
        assert costs[move] == pytest.approx(exactly(move.card, HAND, UNSEEN), abs=0.35)


def test_others_who_think_are_met_otherwise() -> None:
    """After a rehearsal, the others lay the rarer of their cards later, in every turn.

    Fails when what was rehearsed is not used, or in the first turn only.
    """
    view, legal = late("base"), [Choose(ME, card) for card in HAND]
    rarity = card_rarity(view, Others.of(view), 500, None, Random(1).random)
    costs, _ = Search(6000, rehearsal=500).costs(view, legal, Random(1))
    often = {card: 1 / rarity[card] for card in UNSEEN}
    for move in legal:
        met = sum(
            _chance_of(order, often) * after_order(move.card, order)
            for order in permutations(UNSEEN)
        )
        assert costs[move] == pytest.approx(met, abs=0.35)
    blind = [exactly(card, HAND, UNSEEN) for card in HAND]
    assert max(abs(costs[move] - cost) for move, cost in zip(legal, blind, strict=True)) > 1


def _chance_of(order: Sequence[Card], often: Mapping[Card, float]) -> float:
    """Return the chance that cards are drawn in this order, one after the other, by weight."""
    places = range(len(order))
    return prod(often[order[n]] / sum(often[card] for card in order[n:]) for n in places)


def after_order(mine: Card, other: Sequence[Card]) -> float:
    """Return by the oracle the mean heads of this card and then any, if the other lays these."""
    rest = [card for card in HAND if card != mine]
    return fmean(cost_of([mine, *later], other) for later in permutations(rest))


def asked_for_a_row() -> Position:
    """Return a position where the first seat must take a row, early in a round."""
    for seed in range(1000):
        position, rng = dealt(start(3, rounds=1), seed), Random(seed)
        while not position.revealed:
            position, _ = RULES.apply(position, any_move(position, rng))
        if position.revealed[0][1] == ME and position.turn < 4:
            return position
    raise AssertionError("no such deal")


def test_the_row_is_the_one_that_costs_least_in_the_end() -> None:
    """The cost of a row has its heads now, and the heads that follow from it."""
    position = asked_for_a_row()
    legal = RULES.legal_moves(position, ME)
    costs, _ = Search(300).costs(RULES.view(position, ME), legal, Random(1))
    chosen = Search(300).choose(RULES.view(position, ME), legal, Random(1))
    assert chosen == min(legal, key=costs.__getitem__)
    for move in legal:
        assert isinstance(move, TakeRow)
        assert costs[move] >= sum(map(heads, position.rows[move.row - 1]))


def test_with_an_empty_hand_the_cheapest_row_is_taken() -> None:
    """In the last turn nothing comes after the row."""
    position = replace(dealt(start(2), 1), rows=rows_of("55 56 · 60 · 57 · 58"), turn=10)
    position = replace(position, hands=((3,), (80,)))
    asked, _ = turn(position, (3, 80))
    costs, samples = Search(3).costs(RULES.view(asked, ME), RULES.legal_moves(asked, ME), Random(1))
    assert min(costs, key=costs.__getitem__) == TakeRow(ME, 3)
    assert samples == 1


def positions() -> Iterator[tuple[Position, Position]]:
    """Give positions, and the same with other hands for the others, as far as nobody can know."""
    for edition in ("base", "known-deck"):
        position = dealt(start(3, edition, rounds=1), 7)
        mine, one, two = position.hands
        assert one is not None
        assert two is not None
        mixed = sorted((*one, *two), key=lambda card: card * 37 % 101)
        hands = (mine, tuple(sorted(mixed[:10])), tuple(sorted(mixed[10:])))
        yield position, replace(position, hands=hands)
    position = start(3, "pro", rounds=1)
    while position.turn == 0:
        position, _ = RULES.apply(position, any_move(position, Random(3)))
    one_way, _ = RULES.apply(position, RULES.legal_moves(position, OTHER)[0])
    other_way, _ = RULES.apply(position, RULES.legal_moves(position, OTHER)[-1])
    yield one_way, other_way


@pytest.mark.unmeasured
@pytest.mark.parametrize("level", LEVELS)
def test_a_bot_is_honest(level: str) -> None:
    """A choice does not change with what the seat cannot see, and repeats with the same chance."""
    bot = bots.find(RULES, level)
    for position, other in positions():
        chosen = [
            bot.choose(RULES.view(each, ME), RULES.legal_moves(each, ME), Random(5))
            for each in (position, other, position)
        ]
        assert chosen[0] == chosen[1] == chosen[2]


def test_it_decides_when_the_time_is_up() -> None:
    """With no time at all, each move has been tried a few times."""
    position = dealt(start(4), 1)
    legal = RULES.legal_moves(position, ME)
    hurried = Search(1_000_000_000, rehearsal=1_000_000_000, limit=0.0)
    costs, samples = hurried.costs(RULES.view(position, ME), legal, Random(1))
    assert 1 <= samples <= BATCH
    assert set(costs) == set(legal)


@pytest.mark.parametrize("players", [2, 3])
def test_the_heads_of_others_count_for_who_wants_to_be_ahead(players: int) -> None:
    """The relative cost of a row is that of the seat, less the mean of the others.

    Fails when the heads of the others are left out, or not shared among them.
    """
    rows = ((38, 39, 40, 41, 43), (90,), (95,), (99,))
    later = tuple((42 + 2 * seat, Seat(seat)) for seat in range(1, players))
    view = replace(RULES.view(start(players), ME), hand=(), rows=rows, revealed=((3, ME), *later))
    rows_taken = take_row_moves(ME)
    own, _ = Search(3).costs(view, rows_taken, Random(1))
    relative, _ = Search(3, relative=True).costs(view, rows_taken, Random(1))
    # unless the seat takes the first row, the 44 is its sixth card
    assert list(own.values()) == [7, 3, 2, 5]
    theirs = [0, *[7 / (players - 1)] * 3]
    assert list(relative.values()) == [o - t for o, t in zip(own.values(), theirs, strict=True)]


def test_benchmark_policies() -> None:
    """`MC(N)` is flat Monte Carlo, `MC(N,R)` has a rehearsal, and `risk` looks one card ahead."""
    assert benchmark_policy("risk") == OnePly(wariness)
    assert benchmark_policy("MC(100)") == Search(100)
    assert benchmark_policy("mc(50,200)") == Search(50, rehearsal=200)
    for name in ("MC(0)", "MC()", "MC(-1)", "MC(1.5)", "mc", "expert", "L(1,-3)"):
        assert benchmark_policy(name) is None


def drafting(edition: str = "pro") -> Position:
    """Return a Pro game where the first seat drafts its fourth card."""
    position, rng = start(3, edition, rounds=1), Random(2)
    while len(position.hands[0] or ()) < 3 or ME not in position.to_act():
        position, _ = RULES.apply(position, any_move(position, rng))
    return position


@pytest.mark.parametrize("place", ["card", "row", "draft"])
def test_an_estimate_tells_the_best_moves(place: str) -> None:
    """The three best moves are told to the seat alone, the best first, with their samples."""
    position = {
        "card": lambda: dealt(start(3), 3),
        "row": asked_for_a_row,
        "draft": drafting,
    }[place]()
    legal = RULES.legal_moves(position, ME)
    *told, over = estimate(RULES.view(position, ME), legal, Random(1))
    assert isinstance(over, EstimatedOver)
    assert over.samples > 100
    assert len(told) == 3
    assert all(event.audience.alone == ME for event in (*told, over))
    costs = [event.whole * 2 + event.half for event in told if _is_estimate(event)]  # type: ignore[attr-defined]  # all are
    assert costs == sorted(costs)
    best = ADVISER.choose(RULES.view(position, ME), legal, Random(1))
    assert _same(told[0], best)


@pytest.mark.unmeasured
def test_an_estimate_says_no_more_than_it_knows() -> None:
    """Costs are told in half heads, which is how far an estimate may be off.

    Fails when tenths of a head are told.
    """
    position = dealt(start(3), 3)
    legal = RULES.legal_moves(position, ME)
    costs, _ = ADVISER.costs(RULES.view(position, ME), legal, Random(1))
    told = estimate(RULES.view(position, ME), legal, Random(1))
    said = {e.card: e.whole + e.half / 2 for e in told if isinstance(e, CardEstimated)}
    exact = {move.card: cost for move, cost in costs.items() if isinstance(move, Choose)}
    assert said == {card: round(exact[card] * 2) / 2 for card in said}
    assert all(isinstance(e.half, bool) for e in told if isinstance(e, CardEstimated))


def _is_estimate(event: object) -> bool:
    return isinstance(event, CardEstimated | RowEstimated)


def _same(event: object, move: Move) -> bool:
    if isinstance(event, RowEstimated):
        return isinstance(move, TakeRow) and move.row == event.row
    assert isinstance(event, CardEstimated)
    return isinstance(move, Choose | Draft) and move.card == event.card


def test_nothing_is_estimated_where_there_is_no_choice() -> None:
    """The last card needs no advice."""
    position = replace(dealt(start(2), 1), hands=((3,), (80,)))
    assert estimate(RULES.view(position, ME), RULES.legal_moves(position, ME), Random(1)) == ()


@pytest.mark.unmeasured
def test_searching_beats_looking_one_card_ahead() -> None:
    """In the same deals from every seat, `hard` takes fewer heads than three that do."""
    contest = Tournament("six-nimmt", "base", ("hard", "risk", "risk", "risk"), {"rounds": 1})
    searching, *_ = figures(contest, [contest.block(number) for number in range(8)])
    assert searching["difference"] < -1


def test_nothing_is_estimated_of_a_hand_that_nobody_told() -> None:
    """With real cards the program does not know what a person could lay."""
    position = start(3, physical=True)
    position, _ = RULES.apply(position, RULES.legal_moves(position, TABLE)[0])
    legal = RULES.legal_moves(position, ME)
    assert len(legal) == 100
    assert estimate(RULES.view(position, ME), legal, Random(1)) == ()


def test_a_row_costs_what_comes_after_it_too() -> None:
    """After a row choice, all open cards are laid before the next turn.

    Fails when the card that follows the low one is left out.
    """
    rows = ((38, 39, 40), (90,), (95,), (99,))
    revealed = ((3, Seat(0)), (41, Seat(1)), (42, Seat(2)))
    seen = {3, 41, 42, 45, 101, 102, *(card for row in rows for card in row)}
    heap = tuple(card for card in range(1, 105) if card not in seen)
    view = replace(
        RULES.view(start(3), Seat(0)),
        hand=(45,),
        rows=rows,
        revealed=revealed,
        heaps=((), heap, ()),
    )
    costs, _ = Search(3).costs(view, take_row_moves(Seat(0)), Random(1))
    # unless the first row is taken, the 45 is its sixth card, and takes 38 to 42
    assert list(costs.values()) == [5, 3 + 7, 2 + 7, 5 + 7]
