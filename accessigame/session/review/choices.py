"""The choices of a seat in a game, each with what the seat could know when it chose."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from accessigame.core.game import Position
from accessigame.core.model import Move, Seat
from accessigame.session.session import Session


@dataclass(frozen=True, slots=True)
class PastChoice:
    """One choice of a seat among several moves; it can be sent to another process.

    place: that of its move in the session. view: what the seat knew, as a bot would get it.
    """

    game: str
    place: int
    view: object
    legal: tuple[Move, ...]
    played: Move

    @property
    def seat(self) -> Seat:
        """The seat that chose."""
        return self.played.seat


def choices_of(session: Session, seats: Sequence[Seat]) -> Iterator[PastChoice]:
    """Yield the choices of these seats, in the order in which they were made.

    Moves that nobody chose are left out: those without another legal one, and those of a bot in a
    person's place. So are the choices of a round that was broken off, which are secrets still.
    """
    game = session.game
    for place, step in enumerate(session.steps):
        seat = step.move.seat
        if seat not in seats or step.move.stand_in or not _was_played_out(session, step.before):
            continue
        legal = game.legal_moves(step.before, seat)
        if len(legal) > 1:
            view = game.view(step.before, seat)
            yield PastChoice(game.name, place, view, tuple(legal), step.move)


def _was_played_out(session: Session, position: Position) -> bool:
    """Return True for a position of a round that has come to its end.

    A choice is told with what its seat held, and by that end everybody has seen it.
    """
    return not session.broken_off or position.round < session.in_play.round
