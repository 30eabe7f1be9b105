"""The command of the exercises: `make` adds to the set of a game, `check` verifies some of it."""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random

from accessigame import games
from accessigame.drill.practice import exercises_of, file_of, to_line
from tests.exercises.checking import faults
from tests.exercises.making import answer_kind, made


def main(given: list[str] | None = None) -> int:
    """Do what the command line says; return 1 where an exercise is wrong."""
    parser = ArgumentParser(prog="python -m tests.exercises")
    parser.add_argument("task", choices=("make", "check", "count"))
    parser.add_argument("game", choices=[game.name for game in games.every()])
    parser.add_argument(
        "--count", type=int, default=30, help="the exercises that are made, checked"
    )
    parser.add_argument("--from", type=int, dest="first", help="the first deal; default: the next")
    parser.add_argument("--estimates", action="store_true", help="weigh choices, too; slow")
    parser.add_argument("--seed", type=int, default=0, help="of the sample that is checked")
    parser.add_argument("--file", type=Path, help="add there instead of in the set")
    options = parser.parse_args(given)
    if options.task == "make":
        add = partial(make, estimates=options.estimates, path=options.file)
        add(options.game, options.count, options.first)
        return 0
    if options.task == "count":
        count(options.game)
        return 0
    return check(options.game, options.count, options.seed)


def make(
    name: str, wanted: int, first: int | None, *, estimates: bool, path: Path | None = None
) -> None:
    """Add exercises, each as soon as it is made: a maker that is stopped goes on another time."""
    game = games.find(name)
    every = list(exercises_of(game))
    deal = 1 + max((each.deal for each in every), default=0) if first is None else first
    last = len(every) + wanted
    with (path or Path(str(file_of(game)))).open("a", encoding="utf-8") as file:
        while len(every) < last:
            for each in made(game, deal, every, estimates=estimates):
                every.append(each)
                file.write(to_line(each))
                file.flush()
            deal += 1


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


def count(name: str) -> None:
    """Say how many exercises there are of each kind and grade."""
    game = games.find(name)
    every = list(exercises_of(game))
    for kind, number in Counter(answer_kind(game, each) for each in every).most_common():
        _say(f"{kind}: {number}")
    for grade, number in sorted(Counter(each.grade for each in every).items()):
        _say(f"grade {grade}: {number}")
    _say(f"certain: {sum(each.certain for each in every)} of {len(every)}")


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()
