"""The invariants of 6 nimmt! under random play."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from accessigame.core.model import TABLE, Move, NotAllowed, Seat
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.moves import Choose, Draft, TakeRow
from accessigame.games.six_nimmt.options import EDITIONS, heads_in
from accessigame.games.six_nimmt.position import Position
from accessigame.games.six_nimmt.scoring import totals
from accessigame.session.session import Session
from tests.games.six_nimmt.notation import any_move, dealt, start
from tests.games.six_nimmt.oracle import Oracle

pytestmark = pytest.mark.unmeasured

SEEDS = st.integers(0, 2**32)
PLAYERS = st.integers(2, 10)


def cards_of(position: Position) -> list[int]:
    """Return every card of a round that is known to be somewhere."""
    rows = (
        *position.rows,
        *position.heaps,
        position.open,
        *(hand or () for hand in position.hands),
    )
    laid = [card for card in position.choices if card is not None]
    return [c for row in rows for c in row] + laid + [card for card, _ in position.revealed]


def check(position: Position) -> None:
    """Fail unless the position can be one of the game."""
    assert len(position.rows) == (4 if position.turn else 0)
    for row in position.rows:
        assert 1 <= len(row) <= 5
        assert list(row) == sorted(set(row))
    cards = cards_of(position)
    assert len(cards) == len(set(cards)), "a card is in two places"
    assert set(cards) <= set(range(1, position.highest + 1))
    if position.turn and not position.over:
        played = 10 * len(position.seats) + 4
        assert len(cards) == played - sum(
            position.held(seat) for seat in position.seats if position.hands[seat] is None
        )
        on_table = sum(heads_in(row) for row in position.rows)
        taken = sum(RULES.scores(position)) - sum(totals(position))
        waiting = [card for card, _ in position.revealed] + [c for c in position.choices if c]
        hands = sum(heads_in(hand or ()) for hand in position.hands)
        assert on_table + taken + hands + heads_in(waiting) == heads_in(cards)


def rounds(seed: int, players: int, edition: str = "base") -> Iterator[tuple[Position, Move]]:
    """Give every position of a random match of one round with the move that was made in it."""
    rng = Random(seed)
    position = start(players, edition, rounds=1)
    while not position.over:
        move = any_move(position, rng)
        yield position, move
        position, _ = RULES.apply(position, move)


@given(SEEDS, PLAYERS, st.sampled_from(EDITIONS))
def test_nothing_is_lost_or_made(seed: int, players: int, edition: str) -> None:
    """Rows rise and hold one to five cards, each card is in one place, and heads stay the same."""
    for position, _ in rounds(seed, players, edition):
        check(position)


@given(SEEDS, PLAYERS)
def test_at_most_one_row_is_chosen_a_turn(seed: int, players: int) -> None:
    """After a row was chosen, every other card of the turn finds its place.

    Fails when a second row can be chosen in the same turn.
    """
    chosen = [position.turn for position, move in rounds(seed, players) if type(move) is TakeRow]
    assert len(chosen) == len(set(chosen))


def test_the_pro_round_ends_with_the_whole_deck() -> None:
    """In the Pro game rows and heaps together are all cards that were played with."""
    for players in (2, 5, 10):
        *_, (position, move) = rounds(players, players, "pro")
        ended, _ = RULES.apply(position, move)
        assert ended.over
        on_rows = sum(map(heads_in, ended.rows))
        assert sum(totals(ended)) + on_rows == heads_in(range(1, 10 * players + 5))


@given(SEEDS, st.integers(2, 6), st.randoms(use_true_random=False))
def test_the_order_of_choices_is_nothing(seed: int, players: int, rng: Random) -> None:
    """The same cards end in the same position, in any order of choices.

    Fails when cards are laid in the order in which they were chosen.
    """
    position = dealt(start(players), seed)
    cards = [rng.choice(hand or ()) for hand in position.hands]
    ends = []
    for _ in range(3):
        order = rng.sample(range(players), players)
        after = position
        for seat in order:
            after, _ = RULES.apply(after, Choose(Seat(seat), cards[seat]))
        ends.append(after)
    assert ends[0] == ends[1] == ends[2]


@pytest.mark.parametrize("players", [2, 3, 4, 5, 7, 10])
def test_another_program_counts_the_same(players: int) -> None:
    """An engine that shares nothing with this one agrees on rows and heads, turn by turn.

    Fails when the row with the lowest difference is confused with the first that fits, when the
    sixth card is counted wrong, or when a chosen row is not replaced.
    """
    for seed in range(60):
        rng = Random(seed * 11 + players)
        position = dealt(start(players, rounds=1), seed)
        oracle = Oracle([row[0] for row in position.rows], players)
        while not position.over:
            played = {int(seat): rng.choice(position.hands[seat] or ()) for seat in position.seats}
            for seat, card in played.items():
                position, _ = RULES.apply(position, Choose(Seat(seat), card))
            row = None
            if position.revealed:
                assert not oracle.fits(min(played.values()))
                row = rng.randrange(4)
                position, _ = RULES.apply(position, TakeRow(min(position.to_act()), row + 1))
            oracle.turn(played, row)
            assert [list(row) for row in position.rows] == oracle.stacks
            assert list(RULES.scores(position)) == oracle.pots


@given(SEEDS, PLAYERS, st.sampled_from(EDITIONS), st.booleans())
def test_what_is_legal_is_what_is_taken(
    seed: int, players: int, edition: str, physical: bool
) -> None:
    """`apply` takes every move that is listed, and refuses every other, changing nothing."""
    rng = Random(seed)
    known = [0] if physical else []
    position = start(players, edition, physical=physical, known=known, rounds=1)
    for _ in range(rng.randrange(1, 30 * players)):
        if position.over:
            break
        seats = [TABLE, *position.seats]
        for seat in rng.sample(seats, min(3, len(seats))):
            legal = RULES.legal_moves(position, seat)
            card, row = rng.randrange(-1, 107), rng.randrange(0, 7)
            for move in (Choose(seat, card), Draft(seat, card), TakeRow(seat, row)):
                if move in legal:
                    RULES.apply(position, move)
                else:
                    with pytest.raises(NotAllowed):
                        RULES.apply(position, move)
        position, _ = RULES.apply(position, any_move(position, rng))
        check(position)


@given(SEEDS, st.integers(2, 5), st.sampled_from(EDITIONS))
def test_undoing_leads_back(seed: int, players: int, edition: str) -> None:
    """Taking all moves back leads to the beginning, and the same moves to the same end."""
    session = Session(RULES, edition, players, {"rounds": 1})
    rng = Random(seed)
    for _ in range(20):
        state = session.position
        assert isinstance(state, Position)
        session.play(any_move(state, rng))
    end, moves = session.position, [step.move for step in session.steps]
    session.undo(20)
    assert session.position == start(players, edition, rounds=1)
    session.replay(moves)
    assert session.position == end


class Table(RuleBasedStateMachine):
    """A match at a table with real or dealt cards, where anybody does anything."""

    @initialize(
        players=st.integers(2, 4), edition=st.sampled_from(EDITIONS), physical=st.booleans()
    )
    def begin(self, players: int, edition: str, physical: bool) -> None:
        """Sit down."""
        known = [1] if physical else []
        self.position = start(players, edition, physical=physical, known=known, target=9)

    @precondition(lambda self: not self.position.over)
    @rule(rng=st.randoms(use_true_random=False))
    def move(self, rng: Random) -> None:
        """Let somebody make a legal move."""
        before = RULES.scores(self.position)
        self.position, _ = RULES.apply(self.position, any_move(self.position, rng))
        after = RULES.scores(self.position)
        assert all(a >= b for a, b in zip(after, before, strict=True))

    @rule(seat=st.integers(-1, 4), card=st.integers(-1, 106))
    def intrude(self, seat: int, card: int) -> None:
        """Let somebody do what is not legal: it is refused, and nothing has changed."""
        before = self.position
        move = Choose(Seat(seat), card)
        if move not in RULES.legal_moves(before, Seat(seat)):
            with pytest.raises(NotAllowed):
                RULES.apply(before, move)

    @invariant()
    def holds(self) -> None:
        """Check the invariants."""
        if hasattr(self, "position"):
            check(self.position)


TestTable = Table.TestCase


def test_the_mean_of_random_play() -> None:
    """Random cards and the cheapest row cost about 12.12 heads a player and round."""
    rng, total, count = Random(2024), 0, 1200
    for number in range(count):
        position = dealt(start(4, rounds=1), number)
        while not position.over:
            for seat in sorted(position.to_act()):
                legal = RULES.legal_moves(position, seat)
                move = legal[int(rng.random() * len(legal))]
                if position.revealed:
                    move = min(
                        legal,
                        key=lambda m: (
                            heads_in(position.rows[m.row - 1]) if isinstance(m, TakeRow) else 0
                        ),
                    )
                position, _ = RULES.apply(position, move)
        total += sum(RULES.scores(position))
    assert abs(total / count / 4 - 12.12) < 0.3  # about four standard errors
