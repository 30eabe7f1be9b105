"""The advice: which tokens of others group once they are flipped, surely, perhaps or never."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Cards, Event, Seat


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
