"""The seats that make the moves of a past in which somebody else may be asked."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

from accessigame.core.game import Game, Position
from accessigame.core.model import TABLE, Move, Seat
from accessigame.session.break_off import BreakOff
from accessigame.session.session import Step


@dataclass(frozen=True, slots=True)
class TurnOwners:
    """The seats that make each move at this table.

    game: the game. is_entered: says whether a person entered a move.
    seat_to_act_in: gives the seat that is asked in a position.
    """

    game: Game[Any]
    is_entered: Callable[[Move], bool]
    seat_to_act_in: Callable[[Position], Seat | None]

    def is_typed(self, seat: Seat) -> bool:
        """Return True for a seat whose moves a person types."""
        return self.is_entered(Move(seat))

    def is_secret(self, step: Step) -> bool:
        """Return True for a choice from a hidden hand."""
        return is_secret(step, self.game)

    def next_step(self, position: Position, rest: Sequence[Step]) -> int | None:
        """Return the place in `rest` of the step to replay next, if there is one.

        A bot, a stand-in or the deck repeats its own next step; otherwise the next typed one
        follows.
        """
        seat = self.seat_to_act_in(position)
        if seat is None:
            return None
        is_typed = self.is_typed(seat)
        fits = (
            place
            for place, step in enumerate(rest)
            if (is_typed if self.is_entered(step.move) else step.move.seat == seat)
        )
        return next(fits, None)

    def reassigned(self, step: Step, position: Position) -> Move:
        """Return the move of the seat that is asked now, if it was of the seat asked then."""
        seat, now = step.move.seat, self.seat_to_act_in(position)
        if now is None or TABLE in (seat, now) or not self.is_entered(step.move):
            return step.move
        # a seat that was named beside a card, although another was asked, is named for good
        is_named = self.seat_to_act_in(step.before) != seat
        if is_named or self.is_secret(step) or self.game.prompt(position, now).secret:
            return step.move
        return replace(step.move, seat=now)


def is_secret(step: Step, game: Game[Any]) -> bool:
    """Return True for a choice from a hidden hand."""
    made = step.move
    return not isinstance(made, BreakOff) and game.prompt(step.before, made.seat).secret
