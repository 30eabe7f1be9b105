"""The options of a 6 nimmt! match, and the cards of each edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from accessigame.core.game import Material, Option
from accessigame.core.model import Seat
from accessigame.games.shared import options_of
from accessigame.games.six_nimmt.heads import HEADS, HIGHEST

DECK: Final = tuple(range(1, HIGHEST + 1))
MATERIAL: Final = Material(
    DECK, tuple((card,) for card in DECK), counts={card: HEADS[card] for card in DECK}
)
HAND = 10
"""The cards of each hand at the beginning of a round, and its turns ("Préparation")."""
ROWS = 4
FULL = 5
"""Cards that a row can hold; the sixth takes it (rule 3)."""
FEWEST_PLAYERS, MOST_PLAYERS = 2, 10
MOST_ROUNDS = 99
MOST_TARGET = 999

EDITIONS: Final = ("base", "pro", "known-deck")
"""base: all cards, dealt. pro: few cards, drafted openly. known-deck: few cards, dealt."""


OPTIONS: Final = (
    Option("first", "seat", 0, flag="first"),
    Option("rounds", "count", 0, low=1, high=MOST_ROUNDS, flag="rounds", unlimited=True),
    Option("target", "count", 66, low=1, high=MOST_TARGET, flag="target", unlimited=True),
    Option("target_inclusive", "switch", default=False, flag="target-inclusive"),
    Option("physical", "switch", default=False),
    Option("known", "seats", (), flag="typed-hands", needs=("physical", True)),
)
"""The rows of `Options`. In a journal, 0 rounds or a target of 0 is no limit."""


def highest(edition: str, players: int) -> int:
    """Return the highest card that is played with (Pro variant, rule 1)."""
    return HIGHEST if edition == "base" else HAND * players + ROWS


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one match, as the journal's `options` hold them.

    first: the seat that drafts first in the first round of the Pro game.
    rounds: the largest number of rounds; 0 is no limit.
    target: the match ends after the round in which a total exceeds this; 0 is no limit.
    target_inclusive: True if a total equal to the target ends the match too.
    physical: True if real cards lie on the table; then only typed hands are known.
    known: with real cards, the seats whose hands are typed before a round: those of bots.
    """

    first: int = 0
    rounds: int = 0
    target: int = 66
    target_inclusive: bool = False
    physical: bool = False
    known: tuple[Seat, ...] = ()

    @classmethod
    def read(cls, given: Mapping[str, object], players: int) -> Options:
        """Return the options from JSON values; raises `NotAllowed` for an impossible one."""
        return options_of(cls, given, lambda options: options._mistakes(players))

    def _mistakes(self, players: int) -> dict[str, bool]:
        seats = [seat for seat in self.known if type(seat) is int and 0 <= seat < players]
        endless = self.target == 0 and self.rounds == 0
        return {
            "first": not 0 <= self.first < players,
            "rounds": not 0 <= self.rounds <= MOST_ROUNDS,
            "target": not 0 <= self.target <= MOST_TARGET or endless,
            "known": len(set(seats)) != len(self.known) or bool(seats and not self.physical),
        }

    def is_last(self, number: int, totals: tuple[int, ...]) -> bool:
        """Return True if the match ends with the round of this number and these totals."""
        if number == self.rounds:
            return True
        over = max(totals) - self.target
        return self.target > 0 and (over > 0 or (over == 0 and self.target_inclusive))
