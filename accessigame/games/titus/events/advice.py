"""The advice: which tokens of others group once they are flipped, surely, perhaps or never."""

from __future__ import annotations

from accessigame.core.model import Card, Cards, Event, Seat, event_class


@event_class
class AdviceBasis(Event):
    """The advice that follows is exact for the list and the open sides.

    recall: it also uses the hidden sides that were seen.
    """

    recall: bool


@event_class
class ChancesUnknown(Event):
    """No list tells all sides, so the advice has no chances, only possible and impossible."""


@event_class
class ReserveTakes(Event):
    """These numbers touch a group or a token of a seat's reserve."""

    seat: Seat
    faces: Cards


@event_class
class SureExchanges(Event):
    """These independent tokens of another seat surely group once they are flipped."""

    seat: Seat
    offers: tuple[str, ...]


@event_class
class SureThefts(Event):
    """These tokens on victory cards of another seat surely group once they are flipped."""

    seat: Seat
    offers: tuple[str, ...]


@event_class
class PossibleExchanges(Event):
    """These independent tokens of another seat may group, each with its chance if it is known."""

    seat: Seat
    offers: tuple[str, ...]


@event_class
class PossibleThefts(Event):
    """These tokens on victory cards of another seat may group, each with its chance if known."""

    seat: Seat
    offers: tuple[str, ...]


@event_class
class NeverGroups(Event):
    """These tokens of another seat cannot group now, with any number behind them."""

    seat: Seat
    offers: tuple[str, ...]


@event_class
class BackOdds(Event):
    """Behind a token that shows this number lie these numbers, each with its chance."""

    face: Card
    offers: tuple[str, ...]
