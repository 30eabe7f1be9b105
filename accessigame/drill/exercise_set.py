"""The set of exercises of a game: one in each line of a file in the folder of its rules.

`python -m tests.exercises make` adds to it, and `python -m tests.exercises check` verifies it.
Unlike a lesson, such an exercise has no words of its own: the best move is asked, and told.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import asdict, dataclass
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from json import dumps
from typing import Any, Final

from accessigame.core.game import Exercise, Game
from accessigame.storage.typed_json import JsonReader, value_in

FILE: Final = "exercises.jsonl"
SURE: Final = 0.75
"""The share of choices from which a level of the bots is said to find an answer."""
HARDEST: Final = 4
_READER: Final = JsonReader(needs_all=True)


@dataclass(frozen=True, slots=True)
class SetExercise:
    """A line of the file.

    edition, players, options, entries, answer: as in `Exercise`. certain: the answer was counted
    out. medium, hard: where it was not, by how many points it is better than the best other move
    when everybody plays on as this level, and half the width of that interval; else empty.
    shares: for each level of the bots, the share of its choices that are the answer.
    deal: the number of the deal of the game of bots that it comes from.
    """

    edition: str
    players: int
    options: Mapping[str, object]
    entries: str
    answer: str
    certain: bool
    medium: tuple[float, ...]
    hard: tuple[float, ...]
    shares: Mapping[str, float]
    deal: int

    @property
    def name(self) -> str:
        """The name by which practice remembers it: it follows from the position and the answer."""
        return sha256(f"{self.options} {self.entries} {self.answer}".encode()).hexdigest()[:10]

    @property
    def grade(self) -> int:
        """How hard it is: 1 if `easy` finds the answer, 2 for `medium`, 3 for `hard`, else 4."""
        for grade, level in enumerate(("easy", "medium", "hard"), start=1):
            if self.shares.get(level, 0.0) >= SURE:
                return grade
        return HARDEST

    @property
    def ahead(self) -> int:
        """The points that are told: 0 where the answer is certain, else the mean of both levels."""
        return 0 if self.certain else max(1, round((self.medium[0] + self.hard[0]) / 2))

    @property
    def exercise(self) -> Exercise:
        """The exercise that the reader asks."""
        answers = (self.answer,)
        return Exercise(
            self.name, self.edition, self.players, self.entries, answers, self.ahead,
            self.options, lesson=False,
        )  # fmt: skip


def file_of(rules: Game[Any]) -> Traversable:
    """Return the file of the set of a game; there may be none."""
    return resources.files("accessigame.games") / rules.name.replace("-", "_") / FILE


def exercises_of(rules: Game[Any]) -> Iterator[SetExercise]:
    """Yield the set of a game, in the order of its file; raises ValueError for a damaged line."""
    file = file_of(rules)
    if file.is_file():
        yield from map(from_line, file.read_bytes().splitlines())


def from_line(line: bytes) -> SetExercise:
    """Return the exercise of a line; raises ValueError for anything else."""
    exercise: SetExercise = _READER.value(SetExercise, value_in(line))
    estimates = (exercise.medium, exercise.hard)
    if any(len(each) != (0 if exercise.certain else 2) for each in estimates):
        raise ValueError("an estimate has a mean and a margin, and what is certain has none")
    if any(each[0] <= each[1] for each in estimates if each):
        raise ValueError("an interval that does not exclude the other moves")
    return exercise


def to_line(each: SetExercise) -> str:
    """Return the line of an exercise."""
    return dumps(asdict(each), separators=(",", ":")) + "\n"
