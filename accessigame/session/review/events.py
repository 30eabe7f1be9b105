"""The events of a review: what a choice lost, what was better, and the sum of a game."""

from __future__ import annotations

from accessigame.core.model import Event, Message, Phrase, Private, Seat, event_class


@event_class
class ReviewOfRunningGame(Event):
    """A game that is not over has no review: it would tell secrets that are still worth keeping."""


@event_class
class NothingToReview(Event):
    """The seat made no choice that the bots can judge."""

    seat: Seat


@event_class
class RoundStaysSecret(Event):
    """The only round was broken off, so its choices are no review's: hands were never shown."""


@event_class
class ReviewWorks(Event):
    """The number of choices that have a grade by now, and of all of them."""

    done: int
    total: int


@event_class
class ReviewSummed(Event):
    """The sum of a review: the errors among the choices, and the mean loss of a choice.

    worst: the number of errors that are told, the worst ones. more: that of the others.
    """

    seat: Seat
    errors: int
    choices: int
    worst: int
    more: int
    rate: Message


@event_class
class RateOverGames(Event):
    """The mean loss of a choice of a player, over the reviewed games of one kind."""

    player: str
    game: Message
    games: int
    rate: Message


@event_class
class ErrorMade(Private):
    """An error: the number of the move in the replay, and what was played."""

    move: int
    played: Phrase


@event_class
class BetterEstimated(Private):
    """What was better, and by how much, with half the width of the interval."""

    better: Phrase
    lost: Message
    margin: float


@event_class
class BetterCertain(Private):
    """What was better for certain, and by how much at least."""

    better: Phrase
    lost: Message
