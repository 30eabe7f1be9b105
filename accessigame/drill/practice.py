"""The practice of exercises: what somebody answered, and what comes next, in a file of the person.

The lessons of a game come first, all of them in one sitting. Later, a sitting has ten exercises.
One that was answered wrongly comes back in the next sitting, then after longer and longer pauses
while it is answered rightly; one that was right at once comes after all others. New ones are as
hard as the last answers were good.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, Final

from accessigame.drill.exercise_set import HARDEST
from accessigame.drill.schedule import SOON
from accessigame.storage import settings
from accessigame.storage.files import OWNER_ONLY, alone_in, read_within, replace_with
from accessigame.storage.typed_json import JsonReader, value_in

FILE: Final = "practice.json"
FORMAT: Final = 1
LONGEST: Final = 2**20
"""The bytes of the file; those of three games have a tenth of it."""
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
_READER: Final = JsonReader(needs_all=True)


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

    def record(self, name: str, *, right: bool) -> None:
        """Record the first answer to an exercise in a sitting."""
        self.count += 1
        self.right += right
        earlier = self.pauses.get(name)
        if earlier is None:
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

        grades: of all exercises, by name.
        """
        asked = [name for name in self.pauses if name in grades]
        asked.sort(key=lambda name: self.pauses[name].due)
        due = [name for name in asked if self.pauses[name].due <= self.count + SOON]
        new = [name for name in grades if name not in self.pauses]
        new.sort(key=lambda name: abs(grades[name] - self.grade))
        later = [name for name in asked if name not in due]
        return [*due, *new, *later][:most]

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
