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
    """A seat has this victory card, with this run on it, the highest on top; 0 if it is bare."""

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
    """These victory cards count so much together."""

    cards: Cards
    part: int


@dataclass(frozen=True, slots=True)
class RunsCounted(Event):
    """So many complete runs count so much; the score is the sum."""

    runs: int
    bonus: int
    score: int


@dataclass(frozen=True, slots=True)
class TokensTold(Event):
    """So many tokens of so many have come off the pile."""

    drawn: int
    expected: int


@dataclass(frozen=True, slots=True)
class ReserveCounted(Event):
    """So many tokens lie in a seat's reserve, and so many on its victory cards."""

    seat: Seat
    count: int
    stacked: int


@dataclass(frozen=True, slots=True)
class TopMissing(Event):
    """The pile is empty although so many tokens are missing: the same again ends it here."""

    missing: int


@dataclass(frozen=True, slots=True)
class ListDoubted(Event):
    """The list may be another one than the real tokens: the same again drops it."""


@dataclass(frozen=True, slots=True)
class NothingToCheck(Event):
    """Nothing is wrong with the pile that could be put right now."""
