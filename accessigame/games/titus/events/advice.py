"""The advice: which tokens of others group once they are flipped, surely, perhaps or never."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Cards, Event, Seat


@dataclass(frozen=True, slots=True)
class AdviceBasis(Event):
    """The advice that follows is exact for the list and the open sides.

    recall: it also uses the hidden sides that were seen.
    """

    recall: bool


@dataclass(frozen=True, slots=True)
class ChancesUnknown(Event):
    """No list tells all sides, so the advice has no chances, only possible and impossible."""


@dataclass(frozen=True, slots=True)
class ReserveTakes(Event):
    """These numbers touch a group or a token of a seat's reserve."""

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
    """These tokens of another seat cannot group now, with any number behind them."""

    seat: Seat
    offers: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class BackOdds(Event):
    """Behind a token that shows this number lie these numbers, each with its chance."""

    face: Card
    offers: tuple[str, ...]
