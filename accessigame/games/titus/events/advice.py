"""The advice: which tokens of others group once they are flipped, and the end of the game."""

from __future__ import annotations

from accessigame.core.model import Card, Cards, Event, Phrase, Seat, event_class


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


# the last turn --------------------------------------------------------------------------------


@event_class
class EndingCertain(Event):
    """The score of the best move of the last turn, which no hidden side changes.

    win: `alone`, `shared` or `no`.
    """

    points: int
    win: str


@event_class
class EndingLikely(Event):
    """The mean score of the best move of the last turn, and its chance to win, both exact.

    whole, tenths: the score, to the nearest tenth. percent: 0 and 100 are certain.
    """

    whole: int
    tenths: int
    percent: int


@event_class
class EndingMove(Event):
    """The best move of the last turn, in words."""

    move: Phrase
