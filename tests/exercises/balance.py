"""The balance of a set: no kind of answer, no grade and no part of the round has too large a share.

Otherwise a set would be easy, and late: bots agree about most choices, and proofs are the cheaper
the nearer the end is. Practice asks by grade, so that many easy ones harm nobody.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from accessigame.core.game import Game
from accessigame.core.model import Move
from accessigame.drill.exercise_reader import prepared
from accessigame.drill.practice import SetExercise
from tests.exercises.positions import SEAT, stage

OF_A_KIND: Final = 0.55
"""The part of all exercises that the same kind of answer may have."""
OF_THE_EASY: Final[Mapping[str, float]] = {"no-thanks": 0.75, "six-nimmt": 0.5, "titus": 0.5}
"""The part that may have grade 1."""
OF_THE_LATE: Final[Mapping[str, float]] = {"no-thanks": 0.85, "six-nimmt": 0.9, "titus": 1.0}
"""The part that may come from the last third of a round: proofs far from the end take long.

In Titus, no proof before it is worth its time.
"""
SPARE: Final = 3
"""The exercises more than such a part, for a set that is small."""
EASY: Final = 1
LATE: Final = "late"


@dataclass(slots=True)
class Balance:
    """The kinds, grades and stages of a set, and its names."""

    game: Game[Any]
    kinds: Counter[str] = field(default_factory=Counter)
    grades: Counter[int] = field(default_factory=Counter)
    stages: Counter[str] = field(default_factory=Counter)
    names: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, game: Game[Any], exercises: Iterable[SetExercise]) -> Balance:
        """Return the balance of a set."""
        balance = cls(game)
        for each in exercises:
            ready = prepared(game, each.exercise)
            balance.add(each, ready.session.position, ready.answers[0])
        return balance

    def add(self, each: SetExercise, position: Any, answer: Move) -> None:
        """Count one more exercise."""
        self.kinds[kind_of(self.game, position, answer)] += 1
        self.grades[each.grade] += 1
        self.stages[stage(self.game, position)] += 1
        self.names.add(each.name)

    def has_room_for(self, position: Any, answer: Move) -> bool:
        """Return True if another answer of this kind, and a position of this stage, may come."""
        kind = kind_of(self.game, position, answer)
        return self._is_below(self.kinds[kind], OF_A_KIND) and self.has_room_at(position)

    def has_room_at(self, position: Any) -> bool:
        """Return True if another position of this stage may come."""
        if stage(self.game, position) != LATE:
            return True
        return self._is_below(self.stages[LATE], OF_THE_LATE[self.game.name])

    def has_room_for_easy(self) -> bool:
        """Return True if another exercise of grade 1 may come."""
        return self._is_below(self.grades[EASY], OF_THE_EASY[self.game.name])

    def _is_below(self, count: int, part: float) -> bool:
        return count < part * len(self.names) + SPARE


def kind_of(game: Game[Any], position: Any, move: Move) -> str:
    """Return the kind of a move, of which a set has no more than `OF_A_KIND`.

    A card is the lowest of its hand, the highest, or one between.
    """
    kind = type(move).__name__
    card = getattr(move, "card", None)
    hand = position.hands[SEAT] if game.name == "six-nimmt" and card else ()
    places = {min(hand): "lowest", max(hand): "highest"} if hand else {}
    return f"{kind} {places.get(card, '')}".strip()
