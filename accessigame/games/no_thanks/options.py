"""What a table can agree on before No Thanks, and the material by edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from accessigame.core.game import Option
from accessigame.games.shared import options_of

LOWEST, HIGHEST = 3, 35
DECK: Final = tuple(range(LOWEST, HIGHEST + 1))
PILE = 24
"""Cards that are played; the other nine leave the game unseen (both editions, set-up)."""
MOST_ROUNDS = 99
ALL_TOKENS = 55
"""Tokens in the box."""

TOKENS: Final[Mapping[str, Mapping[int, int]]] = MappingProxyType(
    {
        "2020": MappingProxyType({3: 11, 4: 11, 5: 11, 6: 9, 7: 7}),
        "2004": MappingProxyType({3: 11, 4: 11, 5: 11}),
    }
)
"""Tokens a player by edition and number of players (both editions, set-up)."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on, as the journal's `options` hold it.

    first: the seat that starts the first round.
    rounds: how many rounds are played; totals are added up (2020; default 1).
    starts: who starts later rounds: `random` (drawn or said anew) or `rotate` (the next seat).
    open_tokens: everybody may know everybody's tokens.
    physical: a real deck lies on the table, so its pile may turn out too short.
    """

    first: int = 0
    rounds: int = 1
    starts: str = "random"
    open_tokens: bool = False
    physical: bool = False

    @classmethod
    def read(cls, given: Mapping[str, object], players: int) -> Options:
        """Return the options from JSON values; `NotAllowed` for one that cannot be."""
        return options_of(cls, given, lambda options: options._mistakes(players))

    def _mistakes(self, players: int) -> dict[str, bool]:
        return {
            "first": not 0 <= self.first < players,
            "rounds": not 1 <= self.rounds <= MOST_ROUNDS,
            "starts": self.starts not in ("random", "rotate"),
        }


OPTIONS: Final = (
    Option("first", "seat", 0, flag="first"),
    Option("rounds", "count", 1, low=1, high=MOST_ROUNDS, flag="rounds"),
    Option("starts", "choice", "random", choices=("random", "rotate"), flag="starts"),
    Option("open_tokens", "switch", default=False, flag="open-tokens"),
    Option("physical", "switch", default=False),
)
"""The rows of the options, in their order: flags, checks and the journal page follow from them."""
