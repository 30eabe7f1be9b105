"""What is answered in Titus, and the numbered list of what may be done.

Each class name is a key in the catalogues; its fields are the arguments.
"""

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


# Advice


@dataclass(frozen=True, slots=True)
class AdviceBasis(Event):
    """What follows is exact by the list and what lies open; `recall`: and by what was seen."""

    recall: bool


@dataclass(frozen=True, slots=True)
class ChancesUnknown(Event):
    """No list tells all sides, so that only what may be and what cannot be is told."""


@dataclass(frozen=True, slots=True)
class ReserveTakes(Event):
    """These numbers touch something of a seat's reserve."""

    seat: Seat
    faces: Cards


@dataclass(frozen=True, slots=True)
class SureExchanges(Event):
    """These independent tokens of another seat surely group once they are flipped."""

    seat: Seat
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SureThefts(Event):
    """These tokens on victory cards of another seat surely group once they are flipped."""

    seat: Seat
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PossibleExchanges(Event):
    """These independent tokens of another seat may group, each with its chance if it is known."""

    seat: Seat
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PossibleThefts(Event):
    """These tokens on victory cards of another seat may group, each with its chance if known."""

    seat: Seat
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NeverGroups(Event):
    """These tokens of another seat cannot group now, whatever is behind them."""

    seat: Seat
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BackOdds(Event):
    """Behind a token that shows this number lie these numbers, each with its chance."""

    face: Card
    offers: tuple[str, ...]


# The numbered list


@dataclass(frozen=True, slots=True)
class DrawChoice(Event):
    """Draw the top token."""

    number: int
    face: Card


@dataclass(frozen=True, slots=True)
class StealChoice(Event):
    """Steal this token from this victory card of a seat."""

    number: int
    seat: Seat
    face: Card
    victory: Card


@dataclass(frozen=True, slots=True)
class StealChoices(Event):
    """Steal one of several tokens of a seat; each offer has its own number."""

    number: int
    seat: Seat
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class AloneChoice(Event):
    """Lay the token in the hand alone."""

    number: int
    face: Card


@dataclass(frozen=True, slots=True)
class GroupChoice(Event):
    """Lay the token in the hand to others, so that this group is there."""

    number: int
    run: Run


@dataclass(frozen=True, slots=True)
class GroupChoices(Event):
    """Lay the token in the hand to others in one of several more ways."""

    number: int
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ExchangeChoice(Event):
    """Exchange the token in the hand for the only independent one of a seat."""

    number: int
    seat: Seat
    face: Card


@dataclass(frozen=True, slots=True)
class ExchangeChoices(Event):
    """Exchange the token in the hand for one of several of a seat."""

    number: int
    seat: Seat
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class JoinChoice(Event):
    """Join two of one's own, so that this group is there."""

    number: int
    run: Run


@dataclass(frozen=True, slots=True)
class JoinChoices(Event):
    """Join two of one's own in one of several ways."""

    number: int
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ConvertChoice(Event):
    """Lay this run on the top victory card."""

    number: int
    run: Run
    victory: Card


@dataclass(frozen=True, slots=True)
class ConvertChoices(Event):
    """Lay one of several runs on the top victory card."""

    number: int
    victory: Card
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StopChoice(Event):
    """End the turn."""

    number: int
