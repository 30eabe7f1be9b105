"""What every game says alike: who has won, and what is refused whatever is played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar

from accessigame.table import Card, Event, NotUnderstood, Seat

_Answer = TypeVar("_Answer")


@dataclass(frozen=True, slots=True)
class Winner(Event):
    """One seat has won."""

    seat: Seat
    total: int


@dataclass(frozen=True, slots=True)
class SharedWin(Event):
    """Several seats have won together: no rule parts them."""

    seats: tuple[Seat, ...]
    total: int


@dataclass(frozen=True, slots=True)
class NoSuchEdition(Event):
    """The game has no such edition."""

    given: str
    known: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class WrongPlayers(Event):
    """The edition is not for so many players."""

    given: int
    low: int
    high: int
    edition: str


@dataclass(frozen=True, slots=True)
class WrongOption(Event):
    """An option of the game has a value that it cannot have, or does not exist."""

    option: str
    given: str


@dataclass(frozen=True, slots=True)
class NotACard(Event):
    """No card in play has this value."""

    given: str
    low: int
    high: int


@dataclass(frozen=True, slots=True)
class NotYourTurn(Event):
    """Another seat is to act."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class GameIsOver(Event):
    """Nobody is to act any more."""


@dataclass(frozen=True, slots=True)
class NoSuchQuestion(Event):
    """The game does not know this question."""

    given: str


@dataclass(frozen=True, slots=True)
class CountOf(Event):
    """Whose score is explained."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NothingHeld(Event):
    """A seat has no card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatUnknown(Event):
    """There is no seat of this number."""

    given: int
    high: int


@dataclass(frozen=True, slots=True)
class CardTwice(Event):
    """A card was given twice; there is one of each."""

    card: Card


@dataclass(frozen=True, slots=True)
class WrongTokens(Event):
    """Nobody can hold so many tokens in this game."""

    given: int
    high: int


def won(seats: Sequence[Seat], total: int) -> Event:
    """Return who has won, alone or together, with this total."""
    return Winner(seats[0], total) if len(seats) == 1 else SharedWin(tuple(seats), total)


def asked(
    answers: Mapping[str, _Answer], question: str, seat: Seat, seats: Sequence[Seat]
) -> _Answer:
    """Return what answers a question of a game; `NotUnderstood` where nothing does.

    ValueError for a seat that no player has: -1 would index another's secrets.
    """
    if question not in answers:
        raise NotUnderstood(NoSuchQuestion(question))
    if seat not in seats:
        raise ValueError("only a player's seat asks")
    return answers[question]
