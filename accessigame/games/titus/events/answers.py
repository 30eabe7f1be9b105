"""The answers to questions about the table, the scores and the pile."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Cards, Event, Run, Seat


@dataclass(frozen=True, slots=True)
class PileStands(Event):
    """The number on top of the pile, 0 for not said yet, and how many tokens are in it."""

    top: Card
    left: int


@dataclass(frozen=True, slots=True)
class VictoryStands(Event):
    """The victory card on top, 0 for none."""

    victory: Card


@dataclass(frozen=True, slots=True)
class InHand(Event):
    """A seat holds this token."""

    seat: Seat
    face: Card


@dataclass(frozen=True, slots=True)
class NumberAwaited(Event):
    """The table is to say a number: behind `was`, or on top of the pile if that is 0."""

    was: Card


@dataclass(frozen=True, slots=True)
class AloneHeld(Event):
    """A seat's independent tokens, each as a run of one."""

    seat: Seat
    runs: tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class GroupsHeld(Event):
    """A seat's groups."""

    seat: Seat
    runs: tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class ReserveEmpty(Event):
    """A seat has nothing in its reserve."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class NoVictory(Event):
    """A seat has no victory card."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VictoryHeld(Event):
    """A seat has this victory card with this run on it; `top` is its highest number, 0 if bare."""

    seat: Seat
    victory: Card
    run: Run
    top: Card


@dataclass(frozen=True, slots=True)
class CatchingUp(Event):
    """The seat alone has the fewest victory cards: its turn has no limit."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class BackRecalled(Event):
    """Behind this number of a seat's reserve or victory cards, that one was seen."""

    seat: Seat
    face: Card
    back: Card


@dataclass(frozen=True, slots=True)
class NothingRecalled(Event):
    """No hidden side that lies on the table was seen."""


@dataclass(frozen=True, slots=True)
class RecallOff(Event):
    """The table has not agreed on recalling hidden sides."""


@dataclass(frozen=True, slots=True)
class ReckoningOf(Event):
    """The steps of this seat's score follow."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class VictoryCounted(Event):
    """The points of some victory cards together."""

    cards: Cards
    part: int


@dataclass(frozen=True, slots=True)
class RunsCounted(Event):
    """The bonus for a number of complete runs, and the score as the sum of both parts."""

    runs: int
    bonus: int
    score: int


@dataclass(frozen=True, slots=True)
class TokensTold(Event):
    """The number of tokens off the pile, and of all tokens."""

    drawn: int
    expected: int


@dataclass(frozen=True, slots=True)
class ReserveCounted(Event):
    """The numbers of tokens in a seat's reserve and on its victory cards."""

    seat: Seat
    count: int
    stacked: int


@dataclass(frozen=True, slots=True)
class TopMissing(Event):
    """The pile is empty although tokens are missing; the same request again ends it here."""

    missing: int


@dataclass(frozen=True, slots=True)
class ListDoubted(Event):
    """The list may not be that of the real tokens; the same request again drops it."""


@dataclass(frozen=True, slots=True)
class NothingToCheck(Event):
    """No fault of the pile could be put right now."""
