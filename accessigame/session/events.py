"""The events of a table itself: of its journal, of undoing, of secrets."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Event, Prompt, Seat


@dataclass(frozen=True, slots=True)
class GameKept(Event):
    """Somebody left; the game is in this file.

    elsewhere: the file is not among those that `resume` goes on with by itself.
    """

    path: str
    elsewhere: bool = False


@dataclass(frozen=True, slots=True)
class GameNotKept(Event):
    """The game is over or has no journal: goodbye."""


@dataclass(frozen=True, slots=True)
class GameResumed(Event):
    """A game goes on where it was.

    moves: the number of moves so far.
    """

    moves: int


@dataclass(frozen=True, slots=True)
class GameReopened(Event):
    """A game that is over is opened again; its past can be walked through and corrected."""


@dataclass(frozen=True, slots=True)
class StandIn(Event):
    """A bot plays for a person until the game is left."""

    seat: Seat
    level: str


@dataclass(frozen=True, slots=True)
class HandNotKnown(Event):
    """No bot can play a hand that nobody has typed."""

    name: str


@dataclass(frozen=True, slots=True)
class TornLine(Event):
    """The last line of the journal was unfinished; its move was never announced."""


@dataclass(frozen=True, slots=True)
class MovesUndone(Event):
    """Moves were taken back.

    count: their number.
    """

    count: int


@dataclass(frozen=True, slots=True)
class NothingNew(Event):
    """Nothing happened since the seat's last move."""


@dataclass(frozen=True, slots=True)
class NoPrivateChannel(Event):
    """The answer is a secret, and every output here is public."""


@dataclass(frozen=True, slots=True)
class ToldInPrivate(Event):
    """The answer went to a private output only."""


@dataclass(frozen=True, slots=True)
class UnseenNotUnderstood(Event):
    """An input typed in secret has no meaning here; nobody hears what it was."""


@dataclass(frozen=True, slots=True)
class AgainToConfirm(Event):
    """A grave act, by its name in journals: the same key again does it."""

    move: str


@dataclass(frozen=True, slots=True)
class AskAfter(Prompt):
    """The game is over; questions can still be asked."""
