"""The last turn of Titus, solved exactly, against trying everything by the full rules."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from random import Random

import pytest

from accessigame import bots
from accessigame.bots.dealer import Dealer
from accessigame.core.model import TABLE, Event, Move, Seat
from accessigame.games.titus import RULES, last_turn
from accessigame.games.titus.deck import PAIRS, written
from accessigame.games.titus.events import answers as said
from accessigame.games.titus.events.phrases import LaysAlone
from accessigame.games.titus.moves import Draw, Place, Stop
from accessigame.games.titus.position import Position
from tests.games.titus.last_turn_oracle import HANDED_ON, odds_behind, value
from tests.games.titus.notation import converting, drawing, exchanging, placing, start, table

ANA = Seat(0)
GAMES = 150


def solved(position: Position) -> tuple[Move, last_turn.LastTurnResult] | None:
    """Return the solution for the seat whose turn it is."""
    seat = position.mover
    return last_turn.best(RULES.view(position, seat), RULES.legal_moves(position, seat))


def endings(number: int) -> Iterator[Position]:
    """Give the last positions of games with few tokens, of numbers near each other.

    Greedy bots play them, and now and then any move is made: so there are runs to complete.
    """
    for seed in range(number):
        rng, players = Random(seed), 2 + seed % 3
        low = rng.randint(1, 13)
        near = [each for each in PAIRS if low <= each[0] and each[1] <= low + 5]
        deck = written(rng.sample(near * 2, k=rng.randint(10, 14)))
        position, dealer = start(players, deck=deck, recall=seed % 2 == 1), Dealer(RULES, seed)
        while acting := position.to_act():
            seat = min(acting)
            legal = RULES.legal_moves(position, seat)
            if seat == TABLE:
                move = dealer.choose(position)
            else:
                if position.left <= 1:
                    yield position
                policy = bots.find(RULES, "medium" if rng.random() < 0.7 else "random")
                move = policy.choose(RULES.view(position, seat), legal, rng)
            position, _ = RULES.apply(position, move)


@pytest.mark.unmeasured
def test_no_move_does_better() -> None:
    """The best move and its result are those of trying each move and each hidden side.

    Fails when a run is not joined before it is converted, when a tie is won by tokens that do not
    lie on cards, or when each number behind a token is as likely as any other.
    """
    seen = {"certain": 0, "chance": 0, "choice": 0}
    for position in endings(GAMES):
        if (found := solved(position)) is None:
            continue
        move, result = found
        by_trying = value(position, position.mover)
        after = value(RULES.apply(position, move)[0], position.mover)
        if _may_hand_on(position):
            assert result.win == by_trying[0] == after[0] == 1
            continue
        assert result[:2] == by_trying == after
        seen["certain" if result.certain else "chance"] += 1
        view, legal = RULES.view(position, position.mover), _legal(position)
        seen["choice"] += len(set(last_turn.solve(view, legal).values())) > 1
    assert seen["certain"] > 200
    assert min(seen["chance"], seen["choice"]) > 10


def _legal(position: Position) -> tuple[Move, ...]:
    return RULES.legal_moves(position, position.mover)


def _may_hand_on(position: Position) -> bool:
    """Return True if a legal move may end the turn, but not the game."""
    afterwards = (RULES.apply(position, move)[0] for move in _legal(position))
    return position.left > 0 and (position.taken > 0 or any(p.phase == "flip" for p in afterwards))


@pytest.mark.unmeasured
def test_what_is_certain_happens() -> None:
    """Whatever lies behind the tokens, who plays on as advised ends with what was certain.

    Fails when a score is called certain that is only a mean.
    """
    checked = 0
    for position in endings(GAMES // 3):
        found = solved(position)
        if found is not None and found[1].certain and not _may_hand_on(position):
            ends = list(_played_on(position, position.mover))
            checked += 1
            for end in ends:
                won = RULES.winners(end)
                share = Fraction(position.mover in won, len(won))
                assert (share, Fraction(RULES.scores(end)[position.mover])) == found[1][:2]
    assert checked > 50


def _played_on(position: Position, seat: Seat) -> Iterator[Position]:
    """Give each end of the game that the solver's moves may lead to."""
    if position.over:
        yield position
        return
    if TABLE in position.to_act():
        for flip in RULES.legal_moves(position, TABLE):
            if flip.face in odds_behind(position):  # type: ignore[attr-defined]  # the table flips
                yield from _played_on(RULES.apply(position, flip)[0], seat)
        return
    found = solved(position)
    assert found is not None
    yield from _played_on(RULES.apply(position, found[0])[0], seat)


VECTORS = [
    # The last token completes a run, and there is a card for it
    (table("4-5-6", "", hand="7", phase="hold", left=0, top=None), 18, "alone"),
    # No card is left: the run counts 6
    (table("4-5-6", "", hand="7", phase="hold", left=0, top=None, victory=6), 6, "alone"),
    # The same, but the other one has a card
    (table("4-5-6", "", stacks=["", "7:"], hand="7", phase="hold", left=0, top=None, victory=6),
     6, "no"),
    # As many points, and as many tokens on cards
    (table("4-5-6-7", "8-9-10-11", phase="close", left=0, top=None, victory=6), 6, "shared"),
    # Two complete runs are not joined, and the longer one goes on the last card
    (table("1-2-3-4 5-6-7-8-9", "", phase="close", left=0, top=None, victory=7), 13, "alone"),
    # The back was seen, so nothing is left to chance
    (table("4-5-6", "9/7", hand="16", phase="hold", left=0, top=None, recall=True), 18, "alone"),
]  # fmt: skip


@pytest.mark.parametrize(("position", "points", "win"), VECTORS)
def test_advice_says_what_is_certain(position: Position, points: int, win: str) -> None:
    """The first sentences of the advice are the certain score and the move that makes it."""
    certain, move, *_ = RULES.answer(position, "advice", ANA)
    assert certain == said.EndingCertain(points, win)
    assert isinstance(move, said.EndingMove)


def test_advice_gives_the_exact_mean() -> None:
    """The 9 is 9/9, which may lie either way up, or 7/9: a 7 is behind it in one case of three.

    Fails when the mean is sampled, or when both tokens are equally likely.
    """
    position = table(
        "4-5-6", "9", hand="16", phase="hold", left=0, top=None, stacks=["", "17:"],
        deck="4/4, 5/5, 6/6, 16/16, 9/9, 7/9",
    )  # fmt: skip
    mean, move, *_ = RULES.answer(position, "advice", ANA)
    assert mean == said.EndingLikely(5, 7, 33)
    assert isinstance(move, said.EndingMove)


def test_advice_keeps_to_what_may_be_remembered() -> None:
    """Without `recall` a back that was seen is a chance; a bot remembers it."""
    position = table("4-5-6", "9/7", hand="16", phase="hold", left=0, top=None)
    assert isinstance(RULES.answer(position, "advice", ANA)[0], said.EndingLikely)
    assert solved(position) == (exchanging(position, 1, 9), (Fraction(1), Fraction(18), True))


def test_drawing_the_last_token_is_looked_through() -> None:
    """The last token is open, so what follows its draw is known; the run can wait for it."""
    position = table("4-5-6-7", "", top=8, left=1)
    assert solved(position) == (Draw(ANA), (Fraction(1), Fraction(18), True))
    holding = drawing(position, 8)
    assert solved(holding) in [
        (Place(ANA, 0, 0), (Fraction(1), Fraction(18), True)),
        (placing(holding, 7), (Fraction(1), Fraction(18), True)),
    ]
    assert solved(table("4-5-6-7", "", phase="close", left=0, top=None)) == (
        converting(position, 4, 7), (Fraction(1), Fraction(18), True),
    )  # fmt: skip
    done = table("4 6", "8", phase="close", left=0, top=None, victory=6)
    assert solved(done) == (Stop(ANA), (Fraction(1, 2), Fraction(0), True))


@pytest.mark.parametrize(
    "position",
    [
        table("4-5-6", "", top=7, left=2),
        table("4-5-6", "", hand="7", phase="hold", left=1),
        table("4-5-6", "", top=12, left=1, taken=1, stacks=["", "18:"]),
        table("4-5-6", "", top=12, left=1, stacks=["", "18:7-8-9-10"]),
        table("4-5-6", "9", hand="16", phase="hold", left=0, deck="none", physical=True, top=None),
        table("8 8", "8", hand="8", phase="hold", left=0, deck="8/8 x2, 1/1 x2", top=None),
        table("4-5-6", "9/7 9/7", hand="16", phase="hold", left=0, top=None, recall=True),
    ],
    ids=["two-left", "one-left", "may-stop", "may-steal", "no-list", "wrong-list", "known-twice"],
)
def test_what_is_not_solved(position: Position) -> None:
    """A game that may go on after the turn, or whose tokens are unknown, has no certain end."""
    assert solved(position) is None
    events: tuple[Event, ...] = RULES.answer(position, "advice", ANA)
    assert not any(isinstance(e, said.EndingCertain | said.EndingLikely) for e in events)


def test_advice_is_for_whoever_acts() -> None:
    """Another seat is not told what the mover should do."""
    position = table("4-5-6", "9", hand="7", phase="hold", left=0, top=None)
    assert not any(
        isinstance(e, said.EndingMove) for e in RULES.answer(position, "advice", Seat(1))
    )


def test_too_many_ways_are_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """A reserve with more ways to join than may be looked at is not solved."""
    monkeypatch.setattr(last_turn, "WAYS", 2)
    assert solved(table("1 2 3 4 5", "", phase="close", left=0, top=None)) is None


def test_the_words_name_the_move() -> None:
    """The move is told in the words of the list of choices."""
    position = table("1", "", hand="7", phase="hold", left=0, top=None)
    move = RULES.answer(position, "advice", ANA)[1]
    assert isinstance(move, said.EndingMove)
    assert isinstance(move.move, LaysAlone)
    assert value(position.copy_with(mover=Seat(1)), ANA) == HANDED_ON
