"""The practice of exercises: what somebody answered, and what comes next, in a file of the person.

The lessons of a game come first, all of them in one sitting. Later, a sitting has ten exercises.
One that was answered wrongly comes back in the next sitting, then after longer and longer pauses
while it is answered rightly; one that was right at once comes after all others. New ones are as
hard as the last answers were good.

Those exercises are one in each line of a file in the folder of the rules of the game:
`python -m tests.exercises make` adds to it, and `python -m tests.exercises check` verifies it.
Unlike a lesson, such an exercise has no words of its own: the best move is asked, and told.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Final

from accessigame.core.game import Exercise, Game
from accessigame.drill.schedule import SOON
from accessigame.storage import settings
from accessigame.storage.files import OWNER_ONLY, alone_in, read_within, replace_with
from accessigame.storage.typed_json import JsonReader, value_in

_READER: Final = JsonReader(needs_all=True)


FILE: Final = "practice.json"
FORMAT: Final = 1
LONGEST: Final = 2**24
"""The bytes of the file: those of three games have a hundred thousand, and each own error that was
asked some fifty more."""
SITTING: Final = 10
"""The exercises of a sitting."""
LOOK_BACK: Final = 10
"""The answers to new exercises from which the grade follows."""
GOOD: Final = 8
"""The right ones among them from which new exercises are harder."""
POOR: Final = 4
"""The right ones among them up to which they are easier."""
NEVER: Final = 10**6
"""The pause behind an answer that was right at once."""


@dataclass(frozen=True, slots=True)
class Pause:
    """What the answers to one exercise led to.

    length: the answers to others before it comes again. due: the count of answers at which it does.
    """

    length: int
    due: int


@dataclass(slots=True)
class Practice:
    """The practice of one game.

    count, right: the answers so far, and the right ones of them. grade: how hard new exercises are.
    recent: the last answers to new ones of that grade. pauses: by the name of an exercise.
    """

    count: int = 0
    right: int = 0
    grade: int = 1
    recent: list[bool] = field(default_factory=list)
    pauses: dict[str, Pause] = field(default_factory=dict)

    def record(self, name: str, *, right: bool, is_graded: bool = True) -> None:
        """Record the first answer to an exercise in a sitting.

        is_graded: it has a grade, which the next new ones follow.
        """
        self.count += 1
        self.right += right
        earlier = self.pauses.get(name)
        if earlier is None and is_graded:
            self._record_new(right=right)
        length = 2 * earlier.length if earlier else NEVER
        pause = min(length, NEVER) if right else SOON
        self.pauses[name] = Pause(pause, self.count + pause)

    def _record_new(self, *, right: bool) -> None:
        """Let the grade follow the answers to new exercises."""
        self.recent = [*self.recent, right][-LOOK_BACK:]
        good = sum(self.recent)
        if good >= GOOD and self.grade < HARDEST:
            self.grade, self.recent = self.grade + 1, []
        elif good <= POOR and len(self.recent) == LOOK_BACK and self.grade > 1:
            self.grade, self.recent = self.grade - 1, []

    def next_of(self, grades: Mapping[str, int], most: int = SITTING) -> list[str]:
        """Return the names of the exercises of the next sitting, those that are due first.

        grades: of all exercises, by name. New ones that are as hard come in the order of names,
        which is as good as random, so that those of one deal are apart.
        """
        asked = [name for name in self.pauses if name in grades]
        asked.sort(key=lambda name: self.pauses[name].due)
        due = [name for name in asked if self._is_due(name)]
        new = [name for name in grades if name not in self.pauses]
        new.sort(key=lambda name: (abs(grades[name] - self.grade), name))
        later = [name for name in asked if name not in due]
        return [*due, *new, *later][:most]

    def _is_due(self, name: str) -> bool:
        """Return True for an exercise that comes in the next sitting, once it was asked."""
        return self.pauses[name].due <= self.count + SOON

    def wants(self, name: str) -> bool:
        """Return True for an exercise that is new, or comes again in the next sitting."""
        return name not in self.pauses or self._is_due(name)

    def has_met(self, names: Sequence[str]) -> bool:
        """Return True if each of these was answered once."""
        return all(name in self.pauses for name in names)


@dataclass(frozen=True, slots=True)
class _Kept:
    """What the file has."""

    format: int
    games: dict[str, Any]


def practice_of(game: str) -> Practice:
    """Return the practice of a game; a new one from a file that is not there, or is damaged."""
    practice = _READER.value_or_none(Practice, _games().get(game))
    return practice if practice is not None and _is_possible(practice) else Practice()


def keep(game: str, practice: Practice) -> None:
    """Keep the practice of a game; a full disk keeps none."""
    with suppress(OSError):
        path = _path()
        path.parent.mkdir(parents=True, exist_ok=True)
        with alone_in(path.parent):
            games = {**_games(), game: asdict(practice)}
            text = json.dumps({"format": FORMAT, "games": games})
            replace_with(path, text, OWNER_ONLY)


def _is_possible(practice: Practice) -> bool:
    """Return False for what no practice has: other programs may have changed the file."""
    pauses = practice.pauses.values()
    return 1 <= practice.grade <= HARDEST and all(each.length > 0 for each in pauses)


def _path() -> Path:
    return settings.folder("data") / FILE


def _games() -> dict[str, Any]:
    """Return what the file has by game; nothing from a damaged one."""
    with suppress(OSError, ValueError):
        kept: _Kept = _READER.value(_Kept, value_in(read_within(_path(), LONGEST)))
        if kept.format == FORMAT:
            return kept.games
    return {}


EXERCISES: Final = "exercises.jsonl"
SURE: Final = 0.75
"""The share of choices from which a level of the bots is said to find an answer."""
HARDEST: Final = 4


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
    return resources.files("accessigame.games") / rules.name.replace("-", "_") / EXERCISES


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
    return json.dumps(asdict(each), separators=(",", ":")) + "\n"
