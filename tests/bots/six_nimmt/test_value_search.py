"""The search whose samples end after one turn, with the value of the hand that is left."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from statistics import fmean

import pytest

from accessigame.bots.six_nimmt import LEVELS, PLAYOUTS, benchmark_policy
from accessigame.bots.six_nimmt import value_search as page
from accessigame.bots.six_nimmt.hand_value import HandValue, Memo, Outlook, hand_value
from accessigame.bots.six_nimmt.opponents import Chance, Others
from accessigame.bots.six_nimmt.playout import table_of
from accessigame.bots.six_nimmt.search import Search
from accessigame.bots.six_nimmt.value_search import (
    BATCH,
    CardCosts,
    ValueSearch,
    costs_of_rows,
    counts_of,
)
from accessigame.bots.tournament import Tournament, figures
from accessigame.core.model import Card, Seat
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.options import HIGHEST
from tests.bots.six_nimmt.test_search import HAND, ROWS, UNSEEN, asked_for_a_row, drafting, late
from tests.games.six_nimmt.notation import any_move, dealt, rows_of, start
from tests.games.six_nimmt.oracle import Oracle, heads

ME = Seat(0)
ALIKE = [1.0] * (HIGHEST + 1)
"""The rarity of cards that all are laid as often."""


class Worthless(HandValue):
    """Judges no hand."""

    def of(self, hand: Sequence[Card], outlook: Outlook, memo: Memo) -> float:  # noqa: ARG002 - as the one it stands for
        """Return 0."""
        return 0.0


@pytest.fixture
def no_value(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let no hand be worth anything."""
    worthless = Worthless(*(getattr(hand_value(), name) for name in HandValue.__slots__))
    monkeypatch.setattr(page, "hand_value", lambda: worthless)


@pytest.mark.usefixtures("no_value")
def test_a_turn_costs_its_own_heads_less_those_of_the_others() -> None:
    """Without a value, a card costs what it does in this turn, over all cards of the other.

    Fails when the other lays a card twice as often, or when its heads are left out.
    """
    view = late("base")
    costs = CardCosts(view, Others.of(view), ALIKE)
    rng = Random(1)
    for _ in range(3000):
        costs.add_sample(rng.random)
    for total, card in zip(costs.sums, HAND, strict=True):
        assert total / 3000 == pytest.approx(fmean(_cost(card, one) for one in UNSEEN), abs=0.35)


def _cost(mine: Card, other: Card) -> int:
    """Return by the oracle the heads of a card against one of the other, less its heads."""
    oracle = Oracle([1, 2, 3, 4], 2)
    oracle.stacks = [list(row) for row in rows_of(ROWS)]
    rows = [(sum(map(heads, stack)), stack[-1]) for stack in oracle.stacks]
    cheapest = rows.index(min(rows))
    oracle.turn({0: mine, 1: other}, cheapest)
    return oracle.pots[0] - oracle.pots[1]


def test_the_hand_that_is_left_has_a_value() -> None:
    """A card costs this turn, and the value of the others after it; the cards laid are seen then.

    Fails when the value is that of another hand, of the rows before the turn, or of more cards.
    """
    view = replace(late("base"), rows=((30,), (55,), (70,), (90,)))
    view = replace(view, heaps=((), ()))
    costs = CardCosts(view, Others.of(view), ALIKE)
    costs.add_sample(Random(3).random)
    turn = Others.of(view).sample(Random(3).random, ALIKE)[0]
    expected = []
    for card in HAND:
        oracle = Oracle([1, 2, 3, 4], 2)
        oracle.stacks = [list(row) for row in view.rows]
        oracle.turn({0: card, 1: turn[0]}, 0)
        left = sorted({*HAND} - {card})
        counts = counts_of(view.unseen - {*turn})
        rows = table_of([tuple(stack) for stack in oracle.stacks])
        value = hand_value().of(left, Outlook(rows, counts, 1, 2), Memo())
        expected.append(oracle.pots[0] - oracle.pots[1] + value)
    assert costs.sums == pytest.approx(expected)


def test_a_card_is_judged_anew_where_other_cards_may_come_before_it() -> None:
    """A memo knows what decides the features of a card: which cards are too low, or come between.

    Fails when a value depends on what was judged before.
    """
    counts, shared, values = counts_of(range(1, 105)), Memo(), []
    for low, end in (((9, 10), 31), ((19, 20), 31), ((19, 20), 34)):
        outlook = Outlook(table_of([low, (end,), (55,), (75,)]), counts, 3, 2)
        values.append(hand_value().of([40, 80], outlook, shared))
        assert values[-1] == hand_value().of([40, 80], outlook, Memo())
    assert len(set(values)) == len(values)


@pytest.mark.usefixtures("no_value")
@pytest.mark.parametrize("players", [2, 3])
def test_a_row_costs_its_heads_and_those_of_the_cards_that_follow(players: int) -> None:
    """The heads of a row are those of the seat; those of later cards are shared by the others.

    Fails when the cards that lie open are left out.
    """
    rows = ((38, 39, 40, 41, 43), (90,), (95,), (99,))
    later = tuple((42 + 2 * seat, Seat(seat)) for seat in range(1, players))
    view = replace(RULES.view(start(players), ME), hand=(), rows=rows, revealed=((3, ME), *later))
    # unless the seat takes the first row, the 44 is its sixth card
    theirs = [0, *[7 / (players - 1)] * 3]
    assert costs_of_rows(view) == [
        own - each for own, each in zip((7, 3, 2, 5), theirs, strict=True)
    ]


def test_the_row_of_the_least_cost_is_taken() -> None:
    """A row is chosen by its cost and by the value of the whole hand after it.

    Fails when the value is that of an empty hand.
    """
    position = asked_for_a_row()
    view, legal = RULES.view(position, ME), RULES.legal_moves(position, ME)
    costs = costs_of_rows(view)
    choice = LEVELS["expert"].choose(view, legal, Random(1))
    assert legal.index(choice) == costs.index(min(costs))
    assert costs != costs_of_rows(replace(view, hand=()))


@pytest.mark.parametrize("place", ["draft", "drafted", "two players"])
def test_some_rounds_are_played_out(place: str) -> None:
    """With two players, in a draft and where hands are known from it, the playouts decide."""
    position, rng = dealt(start(2), 7) if place == "two players" else drafting(), Random(6)
    while place == "drafted" and (position.turn < 2 or ME not in position.to_act()):
        position, _ = RULES.apply(position, any_move(position, rng))
    view, legal = RULES.view(position, ME), RULES.legal_moves(position, ME)
    few = Search(20, rehearsal=5, relative=True)
    choices = [bot.choose(view, legal, Random(4)) for bot in (few, ValueSearch(1, few))]
    assert choices[0] == choices[1]


def test_a_search_by_values_decides_when_the_time_is_up(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no time at all, each card has been tried a few times."""
    taken: list[CardCosts] = []
    add = CardCosts.add_sample

    def noted(costs: CardCosts, chance: Chance) -> None:
        taken.append(costs)
        add(costs, chance)

    monkeypatch.setattr(CardCosts, "add_sample", noted)
    position = dealt(start(3), 1)
    view, legal = RULES.view(position, ME), RULES.legal_moves(position, ME)
    hurried = ValueSearch(10**9, Search(1, rehearsal=10**9), limit=0.0)
    assert hurried.choose(view, legal, Random(1)) in legal
    assert 1 <= len(taken) <= BATCH


def test_a_search_by_values_has_a_name_for_measurements() -> None:
    """`V(N)` is the expert with N samples, and `V(N,R)` with R rehearsals as well."""
    assert benchmark_policy("V(180)") == LEVELS["expert"]
    assert benchmark_policy("v(20,5)") == ValueSearch(20, replace(PLAYOUTS, rehearsal=5))
    for name in ("V(0)", "V()", "V(1,)"):
        assert benchmark_policy(name) is None


@pytest.mark.unmeasured
def test_values_beat_looking_one_card_ahead() -> None:
    """In the same deals from every seat, values take fewer heads than three that do."""
    contest = Tournament("six-nimmt", "base", ("V(20,20)", "risk", "risk", "risk"), {"rounds": 1})
    searching, *_ = figures(contest, [contest.block(number) for number in range(8)])
    assert searching["difference"] < -1
