"""The proofs of exercises that are certain: they go through all that can follow by the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from itertools import combinations
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from accessigame.core.model import TABLE, Card, Move, Seat
from accessigame.drill.exercise_reader import Prepared
from accessigame.games.six_nimmt.interface import View
from accessigame.games.six_nimmt.moves import Choose, TakeRow
from accessigame.games.titus.moves import Convert, Draw, Place, Steal

Proof: TypeAlias = Callable[[Prepared, Move], bool]
"""Says whether a move does for certain as the question asks; only the right answers may."""


def after(each: Prepared, move: Move) -> Any:
    """Return the position after a move."""
    return each.session.game.apply(each.session.position, move)[0]


# No Thanks --------------------------------------------------------------------------------------


def certainly_better(each: Prepared, move: Move) -> bool:
    """Prove that the worst end after a move is no worse than the best end after any other.

    That is the meaning of certain in docs/how-bots-think.md; ends are compared as the bots do.
    """
    ends = {m: best_and_worst(each, after(each, m)) for m in each.session.legal_moves(each.seat)}
    _, worst = ends[move]
    return all(worst >= best for other, (best, _) in ends.items() if other != move)


def best_and_worst(each: Prepared, position: Any) -> tuple[int, int]:
    """Return how far the asked seat ends below the others if all help it, and if none does.

    In parts of a point, by all moves of the others and all cards. Its own moves are the best ones.
    """
    game = each.session.game
    if position.over:
        scores = game.scores(position)
        apart = sum(scores) - len(scores) * scores[each.seat]
        return apart, apart
    (seat,) = position.to_act()
    moves = game.legal_moves(position, seat)
    ends = [best_and_worst(each, game.apply(position, m)[0]) for m in moves]
    best, worst = zip(*ends, strict=True)
    return max(best), max(worst) if seat == each.seat else min(worst)


# 6 nimmt! ---------------------------------------------------------------------------------------


def costs(each: Prepared, card: Card) -> Iterator[int]:
    """Give the bull heads that a card costs in this turn, for all that the others may lay.

    Each row that another may take is tried; the asked seat takes the cheapest.
    """
    game, position, seat = each.session.game, each.session.position, each.seat
    view = each.session.view(seat)
    assert isinstance(view, View)
    for one, other in combinations(sorted(view.unseen), 2):
        hands = (view.hand, (one,), (other,))
        laid = replace(position, hands=hands)  # type: ignore[type-var]  # a position is a dataclass
        for whose, each_card in enumerate((card, one, other)):
            laid, _ = game.apply(laid, Choose(Seat(whose), each_card))
        ends = [laid]
        if laid.revealed:  # type: ignore[attr-defined]  # of this game
            (whose,) = laid.to_act()
            ends = [game.apply(laid, TakeRow(whose, row))[0] for row in range(1, 5)]
        lost = [game.scores(end)[seat] - game.scores(position)[seat] for end in ends]
        yield from [min(lost)] if laid.to_act() == {seat} else lost


def takes_nothing(each: Prepared, move: Move) -> bool:
    """Prove that a card costs nothing in this turn."""
    assert isinstance(move, Choose)
    return all(heads == 0 for heads in costs(each, move.card))


def takes_a_row(each: Prepared, move: Move) -> bool:
    """Prove that a card takes a row in this turn."""
    assert isinstance(move, Choose)
    return all(heads > 0 for heads in costs(each, move.card))


def costs_one_at_most(each: Prepared, move: Move) -> bool:
    """Prove that a card costs one bull head at most in this turn."""
    assert isinstance(move, Choose)
    return all(heads <= 1 for heads in costs(each, move.card))


def cheapest_row(each: Prepared, move: Move) -> bool:
    """Prove that no other row costs as few bull heads."""
    game, moves = each.session.game, each.session.legal_moves(each.seat)
    heads = {m: game.scores(after(each, m))[each.seat] for m in moves}
    return all(heads[move] < cost for other, cost in heads.items() if other != move)


# Titus ------------------------------------------------------------------------------------------


def surely(each: Prepared, move: Move, goal: Callable[[tuple[Move, ...], Any], bool]) -> bool:
    """Return True if the asked seat can reach a goal in this turn, whatever tokens show.

    goal: is asked about the moves of the seat so far, and the position after them.
    """

    def reached(position: Any, made: tuple[Move, ...]) -> bool:
        if goal(made, position):
            return True
        game = each.session.game
        if position.over or position.mover != each.seat:
            return False
        (seat,) = position.to_act()
        following = game.legal_moves(position, seat)
        if seat == TABLE:
            return all(reached(game.apply(position, m)[0], made) for m in following)
        if sum(isinstance(m, Draw | Steal) for m in made) > 1:
            return False  # one token is enough for every question here
        return any(reached(game.apply(position, m)[0], (*made, m)) for m in following)

    return reached(after(each, move), (move,))


def takes_another(each: Prepared, move: Move) -> bool:
    """Prove that another token may be taken in this turn."""

    def may_take(_made: tuple[Move, ...], position: Any) -> bool:
        own = each.session.game.legal_moves(position, each.seat)
        return any(isinstance(m, Draw | Steal) for m in own)

    return surely(each, move, may_take)


def converts_at_once(each: Prepared, move: Move) -> bool:
    """Prove that a run can be converted right after the move."""
    own = each.session.game.legal_moves(after(each, move), each.seat)
    return any(isinstance(m, Convert) for m in own)


def groups_a_token(each: Prepared, move: Move) -> bool:
    """Prove that a token can be laid into a group, whatever is behind it."""

    def grouped(made: tuple[Move, ...], _position: Any) -> bool:
        return any(isinstance(m, Place) and (m.lower or m.upper) for m in made)

    return surely(each, move, grouped)


def draws_and_converts(each: Prepared, move: Move) -> bool:
    """Prove that a token can be drawn, and a run converted after it, in this turn."""

    def did_both(made: tuple[Move, ...], position: Any) -> bool:
        own = each.session.game.legal_moves(position, each.seat)
        drew = any(isinstance(m, Draw) for m in made)
        return drew and (
            any(isinstance(m, Convert) for m in (*made, *own)) and position.mover == each.seat
        )

    return surely(each, move, did_both)


def most_points(each: Prepared, move: Move) -> bool:
    """Prove that the game ends at once with more points than after any other move."""
    game, moves = each.session.game, each.session.legal_moves(each.seat)
    ends = {m: after(each, m) for m in moves}
    assert all(end.over for end in ends.values())
    points = {m: game.scores(end)[each.seat] for m, end in ends.items()}
    return all(points[move] > other for m, other in points.items() if m != move)


PROOFS: Final[Mapping[tuple[str, str], Proof]] = MappingProxyType(
    {
        ("no-thanks", "last-card"): certainly_better,
        ("six-nimmt", "next-number"): takes_nothing,
        ("six-nimmt", "seen-cards"): takes_nothing,
        ("six-nimmt", "room"): takes_nothing,
        ("six-nimmt", "sixth-card"): takes_a_row,
        ("six-nimmt", "low-card"): costs_one_at_most,
        ("six-nimmt", "cheap-row"): cheapest_row,
        ("six-nimmt", "high-card"): takes_nothing,
        ("titus", "group-on"): takes_another,
        ("titus", "both-ways"): converts_at_once,
        ("titus", "known-back"): groups_a_token,
        ("titus", "look-alikes"): groups_a_token,
        ("titus", "fewest-cards"): draws_and_converts,
        ("titus", "steal"): groups_a_token,
        ("titus", "last-token"): most_points,
    }
)
