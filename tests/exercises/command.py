"""The command of the exercises: `make` adds to the set of a game, `check` verifies some of it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import count
from math import inf
from pathlib import Path
from random import Random
from time import monotonic

from accessigame import games
from accessigame.drill.practice import exercises_of, file_of, from_line, to_line
from tests.exercises.balance import Balance
from tests.exercises.checking import faults
from tests.exercises.making import made


def main(given: list[str] | None = None) -> int:
    """Do what the command line says; return 1 where an exercise is wrong."""
    parser = ArgumentParser(prog="python -m tests.exercises")
    parser.add_argument("task", choices=("make", "check", "count"))
    parser.add_argument("game", choices=[game.name for game in games.every()])
    parser.add_argument(
        "--count", type=int, default=30, help="the exercises that are made, checked"
    )
    parser.add_argument("--from", type=int, dest="first", help="the first deal; default: the next")
    parser.add_argument("--deals", type=int, help="the most deals that are looked at")
    parser.add_argument("--minutes", type=float, default=inf, help="after which no deal begins")
    parser.add_argument("--seed", type=int, default=0, help="of the sample that is checked")
    parser.add_argument("--file", type=Path, help="add there instead of in the set")
    options = parser.parse_args(given)
    if options.task == "make":
        limits = Limits(options.count, options.deals, options.minutes)
        make(options.game, limits, options.first, options.file)
        return 0
    if options.task == "count":
        tell_shares(options.game)
        return 0
    return check(options.game, options.count, options.seed)


@dataclass(frozen=True, slots=True)
class Limits:
    """Where a maker stops: after so many exercises, deals, or minutes, whichever is first."""

    exercises: int
    deals: int | None = None
    minutes: float = inf

    def deals_from(self, first: int) -> Iterator[int]:
        """Yield the numbers of deals until their end, or the end of the time."""
        until = monotonic() + 60 * self.minutes
        for deal in count(first) if self.deals is None else range(first, first + self.deals):
            if monotonic() > until:
                return
            yield deal


def make(name: str, limits: Limits, first: int | None = None, path: Path | None = None) -> None:
    """Add exercises, each as soon as it is made: a maker that is stopped goes on another time.

    first: the number of the first deal; by default the one after the last of the set. Deals in
    which nothing was found are not in the set: their number is told, to go on behind them.
    path: of the file to add to; by default the set.
    """
    game = games.find(name)
    path = path or Path(str(file_of(game)))
    every = list(exercises_of(game))
    if path.is_file():
        known = {each.name for each in every}
        lines = map(from_line, path.read_bytes().splitlines())
        every += [each for each in lines if each.name not in known]
    balance, number = Balance.of(game, every), 0
    if first is None:
        first = 1 + max((each.deal for each in every), default=0)
    deal = first - 1
    with path.open("a", encoding="utf-8") as file:
        for deal in limits.deals_from(first):
            for each in made(game, deal, balance):
                file.write(to_line(each))
                file.flush()
                number += 1
            if number >= limits.exercises:
                break
    _say(f"{name}: {number} more, {len(every) + number} in all; go on with --from {deal + 1}")


def check(name: str, wanted: int, seed: int) -> int:
    """Check a random sample; say what is wrong, and how many are right."""
    game = games.find(name)
    every = list(exercises_of(game))
    sampled = Random(seed).sample(every, min(wanted, len(every)))
    wrong = 0
    for each in sampled:
        found = list(faults(game, each))
        wrong += bool(found)
        for fault in found:
            _say(f"deal {each.deal}, {each.name}: {fault}")
    _say(f"{name}: {len(sampled) - wrong} of {len(sampled)} hold, from a set of {len(every)}")
    return int(wrong > 0)


def tell_shares(name: str) -> None:
    """Say how many exercises there are of each kind, grade and part of the round."""
    game = games.find(name)
    every = list(exercises_of(game))
    balance = Balance.of(game, every)
    for kind, number in balance.kinds.most_common():
        _say(f"{kind}: {number}")
    for grade, number in sorted(balance.grades.items()):
        _say(f"grade {grade}: {number}")
    for stage, number in balance.stages.most_common():
        _say(f"{stage}: {number}")
    _say(f"certain: {sum(each.certain for each in every)} of {len(every)}")
    deals = Counter(each.deal for each in every)
    _say(f"deals: {len(deals)}, with {max(deals.values(), default=0)} at most")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
