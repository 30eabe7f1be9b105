"""The review of a game as a whole: its errors, the worst first, its error rate, and its words."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from accessigame.core.game import Game, Position
from accessigame.core.model import Event, Message, Move, Phrase, Seat
from accessigame.input.keymap import Word
from accessigame.session.review.events import (
    BetterCertain,
    BetterEstimated,
    ErrorMade,
    NothingToReview,
    ReviewSummed,
    RoundStaysSecret,
)
from accessigame.session.review.grading import Grade
from accessigame.session.session import Session

TENTHS_BELOW: Final = 10
"""The points below which tenths are told."""


@dataclass(frozen=True, slots=True)
class Review:
    """The grades of all choices of a seat in a game."""

    seat: Seat
    grades: tuple[Grade, ...]

    @property
    def errors(self) -> tuple[Grade, ...]:
        """The errors, that which lost most first."""
        errors = (grade for grade in self.grades if grade.better is not None)
        return tuple(sorted(errors, key=lambda grade: -grade.points))

    @property
    def lost(self) -> float:
        """The points that the errors lost."""
        return sum(grade.points for grade in self.errors)

    @property
    def rate(self) -> float:
        """The mean loss of a choice in points; 0 without a choice."""
        return self.lost / len(self.grades) if self.grades else 0.0


def summary(review: Review, session: Session, most: int) -> Event:
    """Return the sum of a review. most: the errors that are told."""
    if not review.grades:
        return RoundStaysSecret() if session.broken_off else NothingToReview(review.seat)
    errors = len(review.errors)
    worst = min(most, errors)
    rate = points(session.game.name, review.rate)
    return ReviewSummed(review.seat, errors, len(review.grades), worst, errors - worst, rate)


def points(game: str, value: float) -> Message:
    """Return a mean loss in points, or what a game has for them, in hundredths."""
    return Message(f"points-{game}", arguments=(("points", round(value, 2)),))


def told(grade: Grade, session: Session, move_number: int) -> tuple[Event, ...]:
    """Return the events of an error: what was faced, what was played, and what was better.

    Where cards are chosen face down, everybody faced the table, which is long and comes last.
    """
    game, position, seat = session.game, session.steps[grade.place].before, grade.seat
    faced = game.answer(position, Word.TURN, seat)
    made = ErrorMade(seat, move_number, move_phrase(game, position, grade.played))
    if not game.hides_choices:
        return (*faced, made, _better(grade, game, position))
    lies = (each for each in game.answer(position, Word.TABLE, seat) if each not in faced)
    return (made, _better(grade, game, position), *lies)


def _better(grade: Grade, game: Game[Any], position: Position) -> Event:
    """Return the event of what was better."""
    assert grade.better is not None  # noqa: S101 - only errors are told
    better = move_phrase(game, position, grade.better)
    lost = Message(f"points-{game.name}", arguments=(("points", _rounded(grade)),))
    if grade.certain:
        return BetterCertain(grade.seat, better, lost)
    return BetterEstimated(grade.seat, better, lost, _in_tenths(grade.margin, grade.points))


def _rounded(grade: Grade) -> float:
    """Return the points of a grade: at least those where it is certain, else about those."""
    if grade.certain:
        return int(grade.points * 10) / 10
    return _in_tenths(grade.points, grade.points)


def _in_tenths(value: float, points: float) -> float:
    """Return a value in tenths beside few points, and in whole points beside many."""
    return max(0.1, round(value, 1)) if points < TENTHS_BELOW else max(1, round(value))


def move_phrase(game: Game[Any], position: Position, move: Move) -> Phrase:
    """Return a legal move in words, as part of a sentence.

    Raises ValueError for a move that nobody can choose by a word or a number.
    """
    seat, intents = move.seat, game.choices(position, move.seat)
    moves = [game.parse(position, seat, intent) for intent in intents]
    place = moves.index(move)
    if phrases := game.choice_phrases(position, seat):
        return phrases[place]
    word, number = intents[place].word, intents[place].number
    if number is None:
        return Message(f"move-{word}")
    prompt = type(game.prompt(position, seat)).__name__
    return Message(f"move-{prompt}", arguments=(("number", number),))
