"""Errors that reviews find, looked at again with ten times the samples.

`python -m tests.bench.errors titus --games 60` plays games of one `medium` among `hard`, reviews
the choices of `medium`, and plays each error that is an estimate again, with other samples and ten
times as many. An error holds if its interval of 95 % excludes 0. What is certain is compared with
2,000 such samples, whose mean may not be better for the move that was played than for the other.
"""

from __future__ import annotations

from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from statistics import median
from time import process_time
from typing import Final

from accessigame import games
from accessigame.bots.tournament import Tournament, options_of
from accessigame.core.model import Move, Seat
from accessigame.session.review.grading import (
    Grade,
    PastChoice,
    choices_of,
    grade,
    loss_in,
    trials_of,
)
from accessigame.session.session import Session

PLAYERS: Final = 4
MEDIUM: Final = Seat(0)
TIMES: Final = 10
"""The samples that an error is looked at with again, for each one that it was found by."""
OF_CERTAIN: Final = 2000
"""The samples that what is certain is compared with."""
SURE: Final = 1.96
"""The standard errors on either side of an interval of 95 %."""


@dataclass(frozen=True, slots=True)
class Looked:
    """What a second look found in one game: the number of errors by verdict, and the seconds."""

    verdicts: Counter[str]
    choices: int
    seconds: float


def run(game: str, count: int) -> Iterator[str]:
    """Yield a line with the figures of a game."""
    with ProcessPoolExecutor() as pool:
        every = list(pool.map(partial(looked_at, game), range(count)))
    verdicts = sum((each.verdicts for each in every), Counter[str]())
    seconds = [each.seconds for each in every]
    estimates = verdicts["held"] + verdicts["fell"]
    yield (
        f"errors, {game}: {count} reviews, {sum(each.choices for each in every)} choices; "
        f"{estimates} estimated errors, {verdicts['held']} of them held; "
        f"{verdicts['certain']} certain ones, {verdicts['refuted']} refuted; a review took "
        f"{median(seconds):.1f} s at the median, {max(seconds):.1f} s at most"
    )


def looked_at(game: str, number: int) -> Looked:
    """Review a game of bots, and look at each error again."""
    session = played(game, number)
    choices = list(choices_of(session, [MEDIUM]))
    begin = process_time()
    grades = [grade(choice) for choice in choices]
    seconds = process_time() - begin
    pairs = zip(choices, grades, strict=True)
    verdicts = [verdict(choice, found) for choice, found in pairs if found and found.better]
    return Looked(Counter(verdicts), len(choices), seconds)


def played(game: str, number: int) -> Session:
    """Return a game of `medium` among `hard`."""
    rules = games.find(game)
    entrants = ("medium", *("hard",) * (PLAYERS - 1))
    contest = Tournament(game, rules.editions[0], entrants, options_of(rules), seed=1)
    moves: list[Move] = []
    contest.game_of(number, 0, lambda _, made: moves.extend(made))
    session = Session(rules, contest.edition, PLAYERS, contest.options)
    for move in moves:
        session.play(move)
    return session


def verdict(choice: PastChoice, found: Grade) -> str:
    """Return what other samples say about an error."""
    trials = trials_of(choice, games.find(choice.game), "again")
    if trials is None:
        return "certain"
    count = OF_CERTAIN if found.certain else TIMES * found.samples
    points = [trials.sample() for _ in range(count)]
    loss = loss_in(trials, points, choice.played)
    assert loss is not None
    if not found.certain:
        return "held" if loss.mean - SURE * loss.error > 0 else "fell"
    return "refuted" if loss.mean <= 0 else "certain"


def main() -> None:
    """Do what the command line says."""
    parser = ArgumentParser(prog="python -m tests.bench.errors")
    parser.add_argument("games", nargs="*", default=[each.name for each in games.every()])
    parser.add_argument("--games", type=int, default=60, dest="count")
    options = parser.parse_args()
    for game in options.games:
        for line in run(game, options.count):
            print(line, flush=True)  # noqa: T201 - a command of the tests


if __name__ == "__main__":
    main()
