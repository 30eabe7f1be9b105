"""The options of No Thanks, and its material by edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from accessigame.core.game import Material, Option
from accessigame.games.shared import options_of

LOWEST, HIGHEST = 3, 35
DECK: Final = tuple(range(LOWEST, HIGHEST + 1))
PILE = 24
"""The number of cards played; the other nine leave the game unseen (both editions, set-up)."""
MOST_ROUNDS = 99
ALL_TOKENS = 55
"""The number of tokens in the box."""

TOKENS: Final[Mapping[str, Mapping[int, int]]] = MappingProxyType(
    {
        "2020": MappingProxyType({3: 11, 4: 11, 5: 11, 6: 9, 7: 7}),
        "2004": MappingProxyType({3: 11, 4: 11, 5: 11}),
    }
)
"""Tokens a player by edition and number of players (both editions, set-up)."""

EDITIONS: Final = tuple(TOKENS)

MATERIAL: Final = Material(DECK, tuple((card,) for card in DECK), extra="tokens")

STARTS: Final = ("random", "rotate")
"""The first player of a later round: drawn or named each time, or the next seat."""

OPTIONS: Final = (
    Option("first", "seat", 0, flag="first"),
    Option("rounds", "count", 1, low=1, high=MOST_ROUNDS, flag="rounds"),
    Option("starts", "choice", "random", choices=STARTS, flag="starts"),
    Option("open_tokens", "switch", default=False, flag="open-tokens"),
    Option("physical", "switch", default=False),
)


@dataclass(frozen=True, slots=True)
class Options:
    """The agreed options, as the journal's `options` hold them.

    first: the seat that starts the first round.
    rounds: the number of rounds; totals are added up (2020; default 1).
    starts: the rule for the first player of a later round, one of `STARTS`.
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
        """Return the options from JSON values; NotAllowed for an impossible one."""
        return options_of(cls, given, lambda options: options._mistakes(players))

    def _mistakes(self, players: int) -> dict[str, bool]:
        return {
            "first": not 0 <= self.first < players,
            "rounds": not 1 <= self.rounds <= MOST_ROUNDS,
            "starts": self.starts not in STARTS,
        }
