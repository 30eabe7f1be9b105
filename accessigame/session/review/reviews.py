"""The review of a game as a whole: its errors, the worst first, its error rate, and its words.

The error rates of players over all games that were reviewed are in a file beside the results.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

from accessigame import games
from accessigame.core.game import Game, Position
from accessigame.core.model import Event, Message, Move, Phrase, Private, Seat, event_class
from accessigame.input.keymap import Word
from accessigame.session import journal
from accessigame.session.review.grading import Grade
from accessigame.session.session import Session
from accessigame.storage.entry_files import EntryFile
from accessigame.storage.typed_json import JsonReader, value_in


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
    verdict = made, better_of(grade, session)
    if not game.hides_choices:
        return (*faced, *verdict)
    lies = (each for each in game.answer(position, Word.TABLE, seat) if each not in faced)
    return (*verdict, *lies)


def better_of(grade: Grade, session: Session) -> Event:
    """Return the event of what was better than an error."""
    assert grade.better is not None  # noqa: S101 - only errors are told
    game, position = session.game, session.steps[grade.place].before
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


FILE: Final = "reviews.json"
"""The file beside the journals that keeps what their reviews found."""
MOST: Final = 1e6
"""Points that nobody loses in a game."""
SEVERAL: Final = 2
"""The games from which a rate over games says more than the review of one."""


@dataclass(frozen=True, slots=True)
class PastError:
    """An error as the file has it.

    place, points, margin, certain: as in `Grade`. right: its right moves, as a journal has them.
    """

    place: int
    right: tuple[str, ...]
    points: float
    margin: float
    certain: bool

    def grade_in(self, session: Session, seat: Seat) -> Grade:
        """Return the grade of the error; raises ValueError where the game has no such choice."""
        if not (0 <= self.place < len(session.steps) and self.right):
            raise ValueError(f"no choice at {self.place}")
        if not (0 < self.points <= MOST and 0 <= self.margin <= MOST):
            raise ValueError(f"{self.points} points, give or take {self.margin}")
        step, rules = session.steps[self.place], session.game
        right = tuple(journal.entry_of(value_in(each.encode()), rules) for each in self.right)
        legal = rules.legal_moves(step.before, seat)
        moves = tuple(move for move in right if not isinstance(move, int) and move in legal)
        if step.move.seat != seat or len(moves) != len(right) or step.move in moves:
            raise ValueError(f"other moves at {self.place}")
        return Grade(
            self.place, seat, step.move, moves[0], self.points, self.margin, self.certain,
            right=moves,
        )  # fmt: skip


def past_errors(review: Review, rules: Game[Any]) -> tuple[PastError, ...]:
    """Return the errors whose right moves are known, the worst first."""
    return tuple(
        PastError(
            each.place, tuple(journal.line_of(move, rules) for move in each.right),
            float(each.points), float(each.margin), each.certain,
        )
        for each in review.errors
        if each.right
    )  # fmt: skip


@dataclass(frozen=True, slots=True)
class ReviewedGame:
    """What a player lost in a reviewed game.

    file: the name of its journal. size: the bytes of that, by which a changed one is known.
    lost: the points that all errors lost. choices: the number of choices that have a grade.
    errors: those that exercises can ask about.
    """

    file: str
    size: int
    game: str
    player: str
    lost: float
    choices: int
    errors: tuple[PastError, ...] = ()

    @property
    def is_possible(self) -> bool:
        """False for what no review has found: other programs may have changed the file.

        Each choice is a line of the journal.
        """
        is_game = any(self.game == game.name for game in games.every())
        return is_game and 0 < self.choices <= self.size and 0 <= self.lost <= MOST


_GAMES: Final = EntryFile(ReviewedGame, "games", journal.LONGEST, JsonReader())


def keep_reviewed(reviewed: ReviewedGame, folder: Path) -> None:
    """Keep a reviewed game, instead of an earlier review of the same; a full disk keeps none."""

    def last(entries: list[ReviewedGame]) -> list[ReviewedGame]:
        others = (each for each in entries if _who(each) != _who(reviewed))
        return [*(each for each in others if _still_holds(each, folder)), reviewed]

    _GAMES.change(folder / FILE, last)


def reviewed_in(folder: Path) -> list[ReviewedGame]:
    """Return the reviewed games whose journals are the same still; none from a damaged file."""
    return [each for each in _GAMES.load(folder / FILE) if _still_holds(each, folder)]


def rates_in(folder: Path, game: str = "", player: str = "") -> Iterator[RateOverGames]:
    """Yield the error rates of players over several games of one kind.

    game, player: those that are wanted; empty for all.
    """
    reviewed: dict[tuple[str, str], list[ReviewedGame]] = defaultdict(list)
    for each in reviewed_in(folder):
        reviewed[each.game, each.player.casefold()].append(each)
    for (kind, name), every in reviewed.items():
        is_wanted = game in ("", kind) and player.casefold() in ("", name)
        if is_wanted and len(every) >= SEVERAL:
            rate = sum(each.lost for each in every) / sum(each.choices for each in every)
            name_of_game = Message(f"game-{kind}")
            yield RateOverGames(every[-1].player, name_of_game, len(every), points(kind, rate))


def _who(reviewed: ReviewedGame) -> tuple[str, str]:
    """Return whose choices in which game these are."""
    return reviewed.file, reviewed.player.casefold()


def _still_holds(reviewed: ReviewedGame, folder: Path) -> bool:
    """Return True unless the journal was corrected, or is gone."""
    with suppress(OSError, ValueError):
        is_beside = Path(reviewed.file).name == reviewed.file
        same = (folder / reviewed.file).stat().st_size == reviewed.size
        return is_beside and same and reviewed.is_possible
    return False
