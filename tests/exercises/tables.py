"""The hidden things of a position, drawn anew: what the asked seat knows stays, the rest is chance.

A `Table` has a position that agrees with all that the seat knows, and makes the moves of the table
in it. The deal of each draw is fair: each one that the seat could meet is as likely as in the game.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from random import Random
from typing import Any

from accessigame.bots.titus.lean_table import FACE, SHIFT, Determinizations
from accessigame.core.game import Game
from accessigame.core.model import TABLE, Move, Seat
from accessigame.games.titus.moves import Flip, Top


@dataclass(frozen=True, slots=True)
class Table:
    """A position with hidden things, and how the table moves in positions after it."""

    position: Any
    move: Callable[[Any], Move]


def table(game: Game[Any], position: Any, seat: Seat, rng: Random) -> Table:
    """Return a table that the seat may face in this position; raises ValueError without one."""
    if game.name == "six-nimmt":
        return Table(_with_other_hands(game, position, seat, rng), _never)
    if game.name == "titus":
        return Table(position, _sides(game, position, seat, rng))
    order = rng.sample(range(3, 36), 33)

    def turn_up(later: Any) -> Move:
        """Turn up the first unseen card of the pile."""
        legal = {
            move.card: move for move in game.legal_moves(later, TABLE) if hasattr(move, "card")
        }
        return next(legal[card] for card in order if card in legal)

    return Table(position, turn_up)


def _never(_: Any) -> Move:
    raise AssertionError("a round of 6 nimmt! is dealt once")


def _with_other_hands(game: Game[Any], position: Any, seat: Seat, rng: Random) -> Any:
    """Deal what the seat has not seen to the others; a card that lies face down is one of it."""
    view: Any = game.view(position, seat)
    if any(choice is not None for choice in position.choices):
        raise ValueError("somebody has chosen")
    unseen = sorted(view.unseen)
    rng.shuffle(unseen)
    hands = tuple(
        hand if whose == seat else tuple(sorted(unseen.pop() for _ in hand))
        for whose, hand in enumerate(position.hands)
    )
    return replace(position, hands=hands)


def _sides(game: Game[Any], position: Any, seat: Seat, rng: Random) -> Callable[[Any], Move]:
    """Draw the sides of all tokens by what was seen of them."""
    determinizations = Determinizations(game.view(position, seat))  # type: ignore[arg-type]  # of Titus
    if not determinizations.can_be:
        raise ValueError("the list contradicts the table")
    lean, size = determinizations.draw(rng), position.box.size
    lying = [group for reserve in position.reserves for group in reserve]
    lean_lying = [group for reserve in lean.reserves for group in reserve]
    lying += [stack.run for stacks in position.stacks for stack in stacks]
    lean_lying += [run for stacks in lean.stacks for _, run in stacks]
    if position.hand is not None:
        lying, lean_lying = [*lying, (position.hand,)], [*lean_lying, [lean.hand]]
    sides = {size - place: one for place, one in enumerate(lean.pile)}
    for group, tokens in zip(lying, lean_lying, strict=True):
        sides |= {token.number: one for token, one in zip(group, tokens, strict=True)}

    def show(later: Any) -> Move:
        """Show the side of the top token, or the other side of the token in the hand."""
        if later.phase == "top":
            return Top(TABLE, sides[size - later.left + 1] & FACE)
        one = sides[later.hand.number]
        faces = [one & FACE, one >> SHIFT & FACE]
        faces.remove(later.hand.face)
        return Flip(TABLE, faces[0])

    return show
