"""The properties of every game of Titus."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise, product

import hypothesis.strategies as st
import pytest
from hypothesis import given, settings
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from accessigame.bots.dealer import Dealer
from accessigame.core.model import TABLE, Intent, MoreThanOneFits, Move, NotAllowed, Seat
from accessigame.games.titus import RULES, choice_list
from accessigame.games.titus.deck import PAIRS, pair
from accessigame.games.titus.groups import Token
from accessigame.games.titus.look_alikes import sameness
from accessigame.games.titus.moves import (
    Convert,
    Draw,
    Exchange,
    Flip,
    Join,
    Place,
    Steal,
    Stop,
    Top,
)
from accessigame.games.titus.position import Position
from accessigame.session import journal
from accessigame.session.session import Session
from tests.games.accepting import accepted
from tests.games.titus.notation import bearing, games, start
from tests.games.titus.oracle import Plain, alike

pytestmark = pytest.mark.unmeasured

PLAYERS = st.integers(2, 4)
SEEDS = st.integers(0, 10_000)


def check(position: Position) -> None:
    """Fail unless the invariants of one position hold."""
    tokens = list(position.out())
    assert len(tokens) + position.left == position.box.size
    assert sorted(t.number for t in tokens) == list(range(1, len(tokens) + 1))
    for token in tokens:
        assert token.back is None or abs(token.face - token.back) <= 2
    groups = [group for reserve in position.reserves for group in reserve]
    for group in groups:
        assert group
        assert all(upper.face == lower.face + 1 for lower, upper in pairwise(group))
    won = [stack.card for stacks in position.stacks for stack in stacks]
    assert sorted(won, reverse=True) == list(range(18, position.victory, -1))
    for stacks in position.stacks:
        assert all(one.card > other.card for one, other in pairwise(stacks))
        for stack in stacks:
            assert all(u.face == lo.face + 1 for lo, u in pairwise(stack.run))
    both = sorted(pair(t.face, t.back) for t in tokens if t.back is not None)
    assert both == sorted(position.learnt)
    assert position.borne == bearing(tokens)


@settings(max_examples=25)
@given(PLAYERS, SEEDS)
def test_invariants(players: int, seed: int) -> None:
    """Nothing is lost or made, groups are consecutive, cards go in order, stacks never grow."""
    seen: dict[int, tuple[int, int]] = {}
    on_cards: dict[int, int] = {}
    for position, move in games(players, seed):
        check(position)
        for token in position.out():
            if token.back is not None:
                sides = pair(token.face, token.back)
                assert seen.setdefault(token.number, sides) == sides
        for stack in (stack for stacks in position.stacks for stack in stacks):
            assert len(stack.run) <= on_cards.get(stack.card, len(stack.run))
            on_cards[stack.card] = len(stack.run)
        assert position.taken <= 3 or position.lowest() or position.phase != "act"
        assert move in RULES.legal_moves(position, move.seat)
    assert set(seen.values()) <= set(PAIRS)
    assert len(set(seen.values())) == len(seen)


def conceivable(position: Position) -> Iterator[Move]:
    """Give moves that could be thought of in a position, legal or not."""
    mover = position.mover
    numbers = [0, *(t.number for g in position.reserves[mover] for t in g)]
    if position.hand is not None:
        numbers.append(position.hand.number)
    for seat in (mover, Seat((mover + 1) % len(position.seats))):
        yield from (Draw(seat), Stop(seat))
        yield from (Exchange(seat, number) for number in range(position.box.size + 1))
        yield from (Steal(seat, card) for card in range(6, 20))
    for kind in (Place, Join, Convert):
        yield from (kind(mover, *both) for both in product(numbers, numbers))
    for face in range(21):
        yield from (Top(TABLE, face), Flip(TABLE, face))


@settings(max_examples=12)
@given(PLAYERS, SEEDS, st.integers(1, 40))
def test_apply_takes_just_the_legal_moves(players: int, seed: int, step: int) -> None:
    """Every listed move is made, and every other move is refused.

    Fails when a group is accepted in the middle, when an exchange takes back the given token,
    or when a part of a group is converted.
    """
    for number, (position, _) in enumerate(games(players, seed)):
        if number % 40 != step % 40:
            continue
        legal = {move for seat in position.to_act() for move in RULES.legal_moves(position, seat)}
        assert len(legal) == sum(
            len(RULES.legal_moves(position, seat)) for seat in position.to_act()
        )
        tried = set(conceivable(position))
        assert legal <= tried
        for move in tried - legal:
            with pytest.raises(NotAllowed):
                RULES.apply(position, move)
        for move in legal:
            check(RULES.apply(position, move)[0])


@settings(max_examples=20)
@given(PLAYERS, SEEDS, st.integers(0, 3))
def test_a_second_titus_agrees(players: int, seed: int, first: int) -> None:
    """A plain model that was written apart allows the same moves, and has the same table.

    Fails when a tie for the fewest victory cards catches up, when a group is accepted in the
    middle, when an exchange takes back the given token, or when a part of a group is converted.
    """
    first %= players
    plain = Plain(players, first, 54)
    options: dict[str, object] = {"first": first, "deck": "none", "physical": True}
    last = None
    for number, (position, move) in enumerate(games_by_lot(players, seed, options)):
        alike(plain, position)
        if number % 9 == seed % 9:
            for other in conceivable(position):
                assert plain.allowed(other) == accepted(RULES, position, other), other
        assert plain.allowed(move)
        plain.do(move)
        last = RULES.apply(position, move)[0]
    assert last is not None
    alike(plain, last)


def games_by_lot(
    players: int, seed: int, options: dict[str, object]
) -> Iterator[tuple[Position, Move]]:
    """Give the positions of a derived game, told to rules that know no list."""
    dealt, typed = start(players, first=options["first"]), start(players, **options)
    for _, move in games(players, seed, first=options["first"]):
        yield typed, move
        dealt, _ = RULES.apply(dealt, move)
        typed, _ = RULES.apply(typed, move)


@settings(max_examples=10)
@given(PLAYERS, SEEDS)
def test_a_journal_leads_back(players: int, seed: int) -> None:
    """A journal, read back line by line, has the same moves and leads to the same end."""
    session = Session(RULES, "standard", players, {})
    moves = [move for _, move in games(players, seed)]
    header = journal.Header("titus", "standard", ("A", "B", "C", "D")[:players])
    lines = [header.line(), *(journal.line_of(move, RULES) for move in moves)]
    record = journal.parse("".join(line + "\n" for line in lines).encode(), "test")
    assert list(record.entries) == moves
    session.replay(record.entries)
    assert session.position.over
    session.undo(len(moves))
    assert session.position == start(players)


@settings(max_examples=10)
@given(PLAYERS, SEEDS)
def test_the_list_is_complete_and_short(players: int, seed: int) -> None:
    """Every legal move has one number, in nine lines at most, and what is typed is understood.

    Moves that are the same to everybody share theirs.
    """
    for position, _ in games(players, seed):
        for seat in position.to_act() - {TABLE}:
            known = choice_list.by_number(position)
            legal = {sameness(position, move) for move in RULES.legal_moves(position, seat)}
            assert {sameness(position, move) for move in known.values()} == legal
            assert len(known) == len(legal)
            assert set(known.values()) <= set(RULES.legal_moves(position, seat))
            assert 1 <= len(choice_list.lines(position)) <= 9
            assert [intent.number for intent in RULES.choices(position, seat)] == list(known)
            for number, move in known.items():
                assert RULES.parse(position, seat, Intent("number", number)) == move
            for number in range(1, len(choice_list.items(position)) + 1):
                if number not in known:
                    with pytest.raises(MoreThanOneFits):
                        RULES.parse(position, seat, Intent("number", number))


@settings(max_examples=10)
@given(PLAYERS, SEEDS)
def test_backs_are_unknown_until_they_are_flipped(players: int, seed: int) -> None:
    """A position holds the back of a token only after its flip: nothing was dealt into it."""
    flipped: set[int] = set()
    for position, move in games(players, seed):
        known = {token.number for token in position.out() if token.back is not None}
        assert known == flipped
        if isinstance(move, Flip):
            assert position.hand is not None
            flipped.add(position.hand.number)


@settings(max_examples=10)
@given(SEEDS)
def test_what_was_learnt_is_a_list(seed: int) -> None:
    """The list learnt in a game is a deck for the next one, and the same game fits it."""
    moves = [move for _, move in games(3, seed)]
    position = start(3, deck="none", physical=True)
    for move in moves:
        position, _ = RULES.apply(position, move)
    lesson = RULES.learned_deck(position)
    assert lesson is not None
    again = start(3, deck=lesson.text, physical=True)
    assert again.left == 54
    for move in moves:
        again, _ = RULES.apply(again, move)
    assert RULES.scores(again) == RULES.scores(position)


def test_the_deal_is_fair() -> None:
    """The first token shows each number about as often as it stands on sides."""
    dealt = [RULES.deal(start(), Dealer(RULES, seed)._order(1)) for seed in range(1080)]
    shown = [move.face for move in dealt if isinstance(move, Top)]
    assert len(shown) == 1080
    assert 20 <= shown.count(1) <= 65
    assert 35 <= shown.count(8) <= 90


class Game(RuleBasedStateMachine):
    """Anybody may try anything, in any order, and take it back."""

    @initialize(players=PLAYERS, seed=SEEDS, strict=st.booleans())
    def begin(self, players: int, seed: int, strict: bool) -> None:
        """Begin."""
        self.session = Session(RULES, "standard", players, {"strict_status": strict})
        self.dealer = Dealer(RULES, seed)

    @property
    def position(self) -> Position:
        """The position as it is."""
        assert isinstance(self.session.position, Position)
        return self.session.position

    @precondition(lambda self: self.position.to_act() == {TABLE})
    @rule()
    def deal(self) -> None:
        """Let the dealer say a number."""
        self.session.play(self.dealer.choose(self.position))

    @precondition(lambda self: self.position.to_act() - {TABLE})
    @rule(data=st.data())
    def act(self, data: st.DataObject) -> None:
        """Let the mover do anything legal."""
        (seat,) = self.position.to_act()
        self.session.play(data.draw(st.sampled_from(RULES.legal_moves(self.position, seat))))

    @rule(data=st.data())
    def nonsense(self, data: st.DataObject) -> None:
        """Try an illegal move: nothing changes."""
        before = self.position
        seat = data.draw(st.sampled_from([*before.seats, TABLE]))
        one, other = data.draw(st.integers(0, 54)), data.draw(st.integers(0, 54))
        tried: list[Move] = [
            Top(seat, one), Flip(seat, one), Draw(seat), Stop(seat), Exchange(seat, one),
            Steal(seat, one), Place(seat, one, other), Join(seat, one, other),
            Convert(seat, one, other),
        ]  # fmt: skip
        move = data.draw(st.sampled_from(tried))
        if move not in RULES.legal_moves(before, seat):
            with pytest.raises(NotAllowed):
                self.session.play(move)
            assert self.position is before

    @precondition(lambda self: self.session.steps)
    @rule()
    def undo(self) -> None:
        """Take the last move back."""
        before = self.session.steps[-1].before
        self.session.undo(1)
        assert self.position == before

    @invariant()
    def holds(self) -> None:
        """Check the position and every answer."""
        if hasattr(self, "session"):
            check(self.position)
            answers = [
                RULES.answer(self.position, question.word, seat)
                for question in RULES.questions
                for seat in self.position.seats
            ]
            assert all(answers)


TestGame = Game.TestCase
TestGame.settings = settings(max_examples=15, stateful_step_count=60)


def test_tokens_are_values() -> None:
    """A flip makes a new token, and the old one is as it was."""
    token = Token(3, 8)
    assert token.flipped(9) == Token(3, 9, 8)
    assert token == Token(3, 8, None)
