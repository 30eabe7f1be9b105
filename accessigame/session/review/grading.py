"""The choices of a seat in a game, and their grades: what each lost, and what was better.

A choice comes with what the seat could know when it chose.

An exact search says it for certain where the bots of the game have one. Elsewhere the trials of
the bots are played until the difference is clear: a few for a choice that was right, more for one
that may have been wrong. The number of trials follows from their results, so a choice is called
an error only if its loss is far from zero (`CLEAR`).
The chance depends on the place of the choice alone, so a game has the same review each time.

`serve` grades in a process of its own: choices come in by the standard input, grades go out. Both
are pickled, which is safe between two ends of one program, and nowhere else.
"""

from __future__ import annotations

import os
import pickle
import sys
from collections.abc import Container, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from math import sqrt
from typing import IO, Any, Final, NamedTuple

from accessigame import bots, games
from accessigame.core.game import Game, Position
from accessigame.core.model import Move, Seat
from accessigame.session.session import Session


@dataclass(frozen=True, slots=True)
class PastChoice:
    """One choice of a seat among several moves; it can be sent to another process.

    place: that of its move in the session. view: what the seat knew, as a bot would get it.
    """

    game: str
    place: int
    view: object
    legal: tuple[Move, ...]
    played: Move

    @property
    def seat(self) -> Seat:
        """The seat that chose."""
        return self.played.seat


def choices_of(session: Session, seats: Sequence[Seat]) -> Iterator[PastChoice]:
    """Yield the choices of these seats, in the order in which they were made.

    Moves that nobody chose are left out: those without another legal one, and those of a bot in a
    person's place. So are the choices of a round that was broken off, which are secrets still.
    """
    game = session.game
    for place, step in enumerate(session.steps):
        seat = step.move.seat
        if seat not in seats or step.move.stand_in or not _was_played_out(session, step.before):
            continue
        legal = game.legal_moves(step.before, seat)
        if len(legal) > 1:
            view = game.view(step.before, seat)
            yield PastChoice(game.name, place, view, tuple(legal), step.move)


def _was_played_out(session: Session, position: Position) -> bool:
    """Return True for a position of a round that has come to its end.

    A choice is told with what its seat held, and by that end everybody has seen it.
    """
    return not session.broken_off or position.round < session.in_play.round


FIRST_LOOK: Final = 32
"""The samples before the first look at the differences."""
CLEAR: Final = 3.5
"""The standard errors of a loss from the least one, from which a choice is called an error."""
UNLIKELY: Final = 2.0
"""The standard errors below the least loss from which no more samples are played."""
LEAST: Final = 0.5
"""The points below which a loss is not worth a word."""
MARGIN: Final = 3.0
"""The standard errors on either side of a loss that is told."""
NARROW: Final = 0.3
"""The part of a loss that its margin may have; a narrower one is not looked for."""


@dataclass(frozen=True, slots=True)
class Grade:
    """What a choice lost.

    place, seat, played: those of the choice. better: the best other move; None where none is
    better. points: what it saves, 0 where there is none, and at least that much where it is
    certain. margin: half the width of the interval of the points. samples: 0 by an exact search.
    right: the moves that are not known to be worse than the better one, which is first; none where
    a legal move was not compared.
    """

    place: int
    seat: Seat
    played: Move
    better: Move | None = None
    points: float = 0.0
    margin: float = 0.0
    certain: bool = False
    samples: int = 0
    right: tuple[Move, ...] = ()


def grade(choice: PastChoice) -> Grade | None:
    """Return the grade of a choice; None where the bots of its game cannot tell."""
    rules = games.find(choice.game)
    proven = _proven(choice, bots.loss_ranges(rules, choice.view, choice.legal))
    return proven or _estimated(choice, rules)


# certain ------------------------------------------------------------------------------------------


def _proven(choice: PastChoice, outcomes: Mapping[Move, bots.LossRange]) -> Grade | None:
    """Return the grade that follows from the outcomes of all moves, if one does."""
    played = choice.played
    if played not in outcomes:
        return None
    own = outcomes[played]
    others = {move: outcomes[move] for move in outcomes if move != played}
    better = min(others, key=lambda move: others[move].worst, default=None)
    if better is not None and others[better].worst < own.best:
        least = others[better].worst
        right = (move for move in others if others[move].best <= least)
        return Grade(
            choice.place, choice.seat, played, better, own.best - least, certain=True,
            right=_right(choice, outcomes, better, right),
        )  # fmt: skip
    is_best = all(own.worst <= each.best for each in others.values())
    is_known = len(outcomes) == len(choice.legal)
    return Grade(choice.place, choice.seat, played, certain=True) if is_best and is_known else None


# estimated ----------------------------------------------------------------------------------------


class Loss(NamedTuple):
    """What the played move loses against the best other one: the mean, and its standard error."""

    better: Move
    mean: float
    error: float

    @property
    def is_clear(self) -> bool:
        """True for a loss that is called an error."""
        return self.mean - CLEAR * self.error > LEAST

    @property
    def is_settled(self) -> bool:
        """True where more samples would hardly change what is told."""
        if self.is_clear:
            return MARGIN * self.error <= max(1.0, NARROW * self.mean)
        return self.mean + UNLIKELY * self.error < LEAST


def trials_of(
    choice: PastChoice, rules: Game[Any], name: str = "review"
) -> bots.PairedTrials | None:
    """Return the trials of a choice; None where the bots of its game have none.

    name: of the chance, which is another one for another name.
    """
    rng = bots.chance(name, choice.seat, choice.place)
    return bots.trials(rules, choice.view, choice.legal, choice.played, rng)


def _estimated(choice: PastChoice, rules: Game[Any]) -> Grade | None:
    """Return the grade by trials: they end as soon as their result would hardly change."""
    trials = trials_of(choice, rules)
    if trials is None:
        return None
    points: list[Sequence[float]] = []
    for look in _looks(trials.most):
        points += [trials.sample() for _ in range(look - len(points))]
        loss = loss_in(trials, points, choice.played)
        if loss is None or loss.is_settled:
            break
    if loss is None or not loss.is_clear:
        return Grade(choice.place, choice.seat, choice.played, samples=len(points))
    losses = {move: loss_in(trials, points, move) for move in trials.moves if move != choice.played}
    right = (move for move, each in losses.items() if each is not None and not each.is_clear)
    return Grade(
        choice.place, choice.seat, choice.played, loss.better, loss.mean, MARGIN * loss.error,
        samples=len(points), right=_right(choice, trials.moves, loss.better, right),
    )  # fmt: skip


def _right(
    choice: PastChoice, compared: Container[Move], better: Move, right: Iterable[Move]
) -> tuple[Move, ...]:
    """Return the right moves, the better one first; none unless all legal moves were compared."""
    if any(move not in compared for move in choice.legal):
        return ()
    return tuple(dict.fromkeys((better, *right)))


def _looks(most: int) -> Iterator[int]:
    """Yield the numbers of samples after which the differences are looked at."""
    count = FIRST_LOOK
    while count < most:
        yield count
        count += count // 2
    yield most


def loss_in(
    trials: bots.PairedTrials, points: Sequence[Sequence[float]], played: Move
) -> Loss | None:
    """Return the loss of a move against the best other one; None where there is no other.

    points: those of each plan, by sample. Of several plans for a move, its best one counts.
    """
    sums = [sum(column) for column in zip(*points, strict=True)]
    own = [place for place, move in enumerate(trials.moves) if move == played]
    others = [place for place, move in enumerate(trials.moves) if move != played]
    if not others:
        return None
    mine, best = min(own, key=sums.__getitem__), min(others, key=sums.__getitem__)
    differences = [sample[mine] - sample[best] for sample in points]
    count = len(differences)
    mean = sum(differences) / count
    squares = sum([(each - mean) ** 2 for each in differences])
    return Loss(trials.moves[best], mean, sqrt(squares / (count * (count - 1))))


def serve(choices: IO[bytes], grades: IO[bytes]) -> None:
    """Grade choices until there are no more."""
    with suppress(EOFError, OSError):
        while True:
            choice = pickle.load(choices)  # noqa: S301 - written by the program that started this one
            pickle.dump(grade(choice), grades)
            grades.flush()


def serve_parent() -> None:
    """Serve the program that started this one; nothing else comes into its answers."""
    grades = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    serve(sys.stdin.buffer, grades)
