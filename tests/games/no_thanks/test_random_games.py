"""Properties of No Thanks in games that nobody thought of."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from accessigame.core.model import TABLE, Event, Move, NotAllowed, Seat
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.events.play import CardTurned, MustTake, TurnBegan
from accessigame.games.no_thanks.moves import Begin, EndPile, Refuse, Take, TurnUp
from accessigame.games.no_thanks.position import Position
from accessigame.games.no_thanks.scoring import round_scores
from tests.games.accepting import accepted
from tests.games.no_thanks.notation import start
from tests.games.no_thanks.oracle import Oracle
from tests.games.no_thanks.test_scoring import counted_by_hand

pytestmark = pytest.mark.unmeasured

TOKENS_EACH = {
    ("2020", 3): 11, ("2020", 4): 11, ("2020", 5): 11, ("2020", 6): 9, ("2020", 7): 7,
    ("2004", 3): 11, ("2004", 4): 11, ("2004", 5): 11,
}  # fmt: skip
LONGEST = 2000
"""No game of these tests has so many moves."""

tables = st.fixed_dictionaries(
    {
        "rounds": st.integers(1, 3),
        "starts": st.sampled_from(["random", "rotate"]),
        "physical": st.booleans(),
        "open_tokens": st.booleans(),
    }
)
chances = st.randoms(use_true_random=False)
eagerness = st.sampled_from([0.02, 0.1, 0.3, 0.7, 1.0])


def begun(edition: str, players: int, options: dict[str, object], rng: Random) -> Position:
    """Return a first position with any seat as the first."""
    return start(players, edition, first=rng.randrange(players), **options)


def chosen(position: Position, rng: Random, eager: float) -> Move:
    """Return a legal move by chance; eager says how often cards are taken."""
    (seat,) = position.to_act()
    moves = RULES.legal_moves(position, seat)
    if seat != TABLE:
        return moves[0] if rng.random() < eager else moves[-1]
    if isinstance(moves[-1], EndPile) and rng.random() > 0.02:
        moves = moves[:-1]
    return rng.choice(moves)


def walk(
    position: Position, rng: Random, eager: float
) -> Iterator[tuple[Position, Move, tuple[Event, ...], Position]]:
    """Play a game to its end; give each position, the move, what happened and the next one."""
    for _ in range(LONGEST):
        if position.over:
            return
        move = chosen(position, rng, eager)
        following, events = RULES.apply(position, move)
        yield position, move, events, following
        position = following
    raise AssertionError("the game does not end")


@st.composite
def games(draw: st.DrawFn) -> Iterator[tuple[Position, Move, tuple[Event, ...], Position]]:
    """Give whole games of every edition, number of players and agreement."""
    edition, players = draw(st.sampled_from(sorted(TOKENS_EACH)))
    rng = Random(draw(st.integers(0, 2**32)))
    return walk(begun(edition, players, draw(tables), rng), rng, draw(eagerness))


def candidates(players: int) -> Iterator[Move]:
    """Give every move that somebody could think of, legal or not."""
    for seat in (TABLE, *map(Seat, range(players + 1))):
        yield from (Take(seat), Refuse(seat), EndPile(seat))
        yield from (TurnUp(seat, card) for card in range(-1, 38))
        yield from (Begin(seat, Seat(first)) for first in range(-1, players + 1))


@settings(max_examples=25)
@given(games(), st.integers(0, 250))
def test_apply_accepts_just_what_is_legal(
    game: Iterator[tuple[Position, Move, tuple[Event, ...], Position]], moment: int
) -> None:
    """In any reachable position, the moves that apply are just those that are listed.

    Fails when refusing is allowed with 0 tokens, and when a card may be turned up twice.
    """
    for count, (position, _, _, following) in enumerate(game):
        if count % 20 and count != moment and not following.over:
            continue
        for state in (position, following) if following.over else (position,):
            seats = (TABLE, *state.seats)
            listed = [move for seat in seats for move in RULES.legal_moves(state, seat)]
            assert len(set(listed)) == len(listed)
            assert {move.seat for move in listed} == state.to_act()
            players = len(state.seats)
            applied = [move for move in candidates(players) if accepted(RULES, state, move)]
            assert set(applied) == set(listed)


@given(games())
def test_tokens_and_cards_are_never_lost(
    game: Iterator[tuple[Position, Move, tuple[Event, ...], Position]],
) -> None:
    """Tokens and pot keep their sum; 24 cards are taken, open or still to come.

    Fails when the pot of the last card is lost, and when a run counts its highest card.
    """
    for _, _, _, position in game:
        players = len(position.seats)
        in_play = TOKENS_EACH[position.edition, players] * players
        assert sum(position.tokens) + position.pot == in_play
        assert min(position.tokens) >= 0
        taken = [card for cards in position.cards for card in cards]
        opened = [] if position.card is None else [position.card]
        assert len(taken) + len(opened) + position.left == 24
        assert sorted((*taken, *opened, *position.unseen)) == list(range(3, 36))
        assert all(list(cards) == sorted(cards) for cards in position.cards)
    for result in position.finished:
        bottoms = sum(counted_by_hand(cards) for cards in result.cards)
        assert sum(round_scores(result)) == bottoms - in_play
        assert sum(len(cards) for cards in result.cards) == 24 or position.options.physical


@given(games())
def test_whose_turn_it_is(
    game: Iterator[tuple[Position, Move, tuple[Event, ...], Position]],
) -> None:
    """A turn lasts until a token is paid, and the last card ends the round at once.

    Fails when, after a card was taken, the next player moves instead of the taker.
    """
    for before, move, events, after in game:
        if isinstance(move, Refuse):
            assert before.tokens[move.seat] > 0
            assert after.mover == (move.seat + 1) % len(before.seats)
            assert after.card == before.card
        elif isinstance(move, Take) and before.left > 0:
            assert (after.mover, after.card) == (move.seat, None)
            assert after.to_act() == {TABLE}
            assert len(after.finished) == len(before.finished)
        elif isinstance(move, Take):
            assert len(after.finished) == len(before.finished) + 1
            assert not any(isinstance(event, CardTurned) for event in events)
        elif isinstance(move, TurnUp):
            assert after.mover == before.mover
        if after.card is not None:
            faces = TurnBegan if after.tokens[after.mover] else MustTake
            assert events[-1] == faces(after.mover, after.card, after.pot)


@given(games())
def test_what_is_said_before_an_answer_is_true_after(
    game: Iterator[tuple[Position, Move, tuple[Event, ...], Position]],
) -> None:
    """What taking would cost is just what taking then changes in the score."""
    for before, move, _, after in game:
        if isinstance(move, Take):
            (costs, *_) = RULES.answer(before, "costs", move.seat)
            scores = RULES.scores(before)[move.seat], RULES.scores(after)[move.seat]
            if len(after.finished) == len(before.finished):
                assert scores[1] - scores[0] == getattr(costs, "net", None)


# the oracle -----------------------------------------------------------------------------------


def made_at(oracle: Oracle, move: Move) -> bool:
    """Make the move at the oracle's table."""
    if isinstance(move, TurnUp):
        return move.seat == TABLE and oracle.turn_up(move.card)
    if isinstance(move, Begin):
        return move.seat == TABLE and oracle.begin(move.first)
    if isinstance(move, EndPile):
        return move.seat == TABLE and oracle.end_pile()
    return (oracle.take if isinstance(move, Take) else oracle.refuse)(move.seat)


def oracle_of(position: Position) -> Oracle:
    """Return an oracle's table that begins as the position does."""
    players = len(position.seats)
    return Oracle(
        TOKENS_EACH[position.edition, players],
        players,
        position.options.first,
        position.options.rounds,
        rotate=position.options.starts == "rotate",
        real=position.options.physical,
    )


def assert_same(position: Position, oracle: Oracle) -> None:
    """Compare two tables."""
    assert [sorted(hand) for hand in oracle.hands] == [list(cards) for cards in position.cards]
    assert oracle.purses == list(position.tokens)
    assert oracle.middle == ([] if position.card is None else [position.card])
    assert oracle.stake == position.pot
    assert oracle.standing() == list(RULES.scores(position))
    assert oracle.over() == position.over
    assert oracle.waiting == (position.mover == TABLE)
    if not oracle.waiting:
        assert oracle.turn == position.mover


@pytest.mark.parametrize(("edition", "players"), sorted(TOKENS_EACH))
def test_games_are_those_of_an_independent_table(edition: str, players: int) -> None:
    """Hundreds of games go move for move as at a table whose rules were written another way.

    Fails when, after a card was taken, the next player moves instead of the taker, when the
    pot of the last card is lost, when a run counts its highest card, and when the next
    round's tokens are not reset.
    """
    rng = Random(f"{edition} {players}")
    for number in range(60):
        options: dict[str, object] = {
            "rounds": 1 + number % 3,
            "starts": rng.choice(["random", "rotate"]),
            "physical": number % 4 == 0,
        }
        position = begun(edition, players, options, rng)
        oracle = oracle_of(position)
        for _, move, _, following in walk(position, rng, rng.choice([0.05, 0.3, 0.8])):
            assert made_at(oracle, move)
            assert_same(following, oracle)


@settings(max_examples=20)
@given(games())
def test_an_independent_table_refuses_the_same(
    game: Iterator[tuple[Position, Move, tuple[Event, ...], Position]],
) -> None:
    """What is not listed as legal here is refused at the other table too.

    Fails when, after a card was taken, the next player moves instead of the taker.
    """
    position, oracle = None, None
    for before, move, _, following in game:
        oracle = oracle or oracle_of(before)
        legal = {m for seat in (TABLE, *before.seats) for m in RULES.legal_moves(before, seat)}
        for candidate in candidates(len(before.seats)):
            if candidate in legal or (isinstance(candidate, Begin) and oracle.rotate):
                continue
            assert not made_at(oracle, candidate), candidate
        assert made_at(oracle, move)
        position = following
    assert position is not None
    assert oracle is not None
    assert_same(position, oracle)


# step by step ---------------------------------------------------------------------------------


class Table(RuleBasedStateMachine):
    """A game whose every move hypothesis chooses, beside the independent table."""

    @initialize(table=st.sampled_from(sorted(TOKENS_EACH)), options=tables, first=st.integers(0, 6))
    def sit_down(self, table: tuple[str, int], options: dict[str, object], first: int) -> None:
        """Begin at both tables."""
        edition, players = table
        self.position = start(players, edition, first=first % players, **options)
        self.oracle = oracle_of(self.position)

    def make(self, move: Move) -> None:
        """Make the move at both tables."""
        before = self.position
        self.position, _ = RULES.apply(before, move)
        assert made_at(self.oracle, move)

    @precondition(lambda self: self.position.to_act() == {TABLE} and self.position.mover != TABLE)
    @rule(data=st.data())
    def turn_up(self, data: st.DataObject) -> None:
        """Turn any unseen card up."""
        card = data.draw(st.sampled_from(sorted(self.position.unseen)))
        self.make(TurnUp(TABLE, card))

    @precondition(lambda self: self.position.card is not None)
    @rule()
    def take(self) -> None:
        """Take the open card."""
        self.make(Take(self.position.mover))

    @precondition(
        lambda self: (
            self.position.card is not None and self.position.tokens[self.position.mover] > 0
        )
    )
    @rule(times=st.integers(1, 30))
    def refuse(self, times: int) -> None:
        """Refuse, one seat after the other, while the mover has a token."""
        for _ in range(times):
            if self.position.tokens[self.position.mover] > 0:
                self.make(Refuse(self.position.mover))

    @precondition(
        lambda self: (
            self.position.card is not None and not self.position.tokens[self.position.mover]
        )
    )
    @rule()
    def refuse_without_a_token(self) -> None:
        """Try what is forbidden."""
        with pytest.raises(NotAllowed):
            RULES.apply(self.position, Refuse(self.position.mover))

    @precondition(lambda self: EndPile(TABLE) in RULES.legal_moves(self.position, TABLE))
    @rule(sure=st.integers(0, 15))
    def end_pile(self, sure: int) -> None:
        """Now and then, end the pile early."""
        if not sure:
            self.make(EndPile(TABLE))

    @precondition(lambda self: not self.position.over and self.position.mover == TABLE)
    @rule(data=st.data())
    def begin(self, data: st.DataObject) -> None:
        """Say who starts the next round."""
        self.make(data.draw(st.sampled_from(RULES.legal_moves(self.position, TABLE))))

    @precondition(lambda self: self.position.over)
    @rule()
    def stay_over(self) -> None:
        """Do nothing: nobody is to act any more."""
        assert self.position.to_act() == frozenset()

    @invariant()
    def tokens_stay_in_play(self) -> None:
        """Count the tokens in hands and on the card."""
        if hasattr(self, "position"):
            in_play = TOKENS_EACH[self.position.edition, len(self.position.seats)]
            total = in_play * len(self.position.seats)
            assert sum(self.position.tokens) + self.position.pot == total

    @invariant()
    def both_tables_are_the_same(self) -> None:
        """Compare with the independent table."""
        if hasattr(self, "position"):
            assert_same(self.position, self.oracle)


def test_games_step_by_step() -> None:
    """Whatever is chosen step by step, the invariants hold and both tables stay the same.

    Fails when, after a card was taken, the next player moves instead of the taker, when the
    pot of the last card is lost, and when refusing is allowed with 0 tokens.
    """
    run_state_machine_as_test(Table, settings=settings(max_examples=40, stateful_step_count=80))
