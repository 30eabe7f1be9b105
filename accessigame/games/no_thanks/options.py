"""The options of No Thanks, and its material by edition."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from accessigame.core.game import Material
from accessigame.games.shared import option, option_rows, options_of

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

MATERIAL: Final = Material(
    DECK, tuple((card,) for card in DECK), extra="tokens", boxes={"2020": 50, "2004": 51}
)

STARTS: Final = ("random", "rotate")
"""The first player of a later round: drawn or named each time, or the next seat."""


@dataclass(frozen=True, slots=True)
class Options:
    """The agreed options, as the journal's `options` hold them; each field is a row."""

    first: int = option(0, kind="seat", flag="first")
    """The seat that starts the first round."""
    rounds: int = option(1, low=1, high=MOST_ROUNDS, flag="rounds")
    """The number of rounds; totals are added up (2020)."""
    starts: str = option("random", choices=STARTS, flag="starts")
    """The rule for the first player of a later round."""
    open_tokens: bool = option(False, flag="open-tokens", followed=True)
    """Everybody may know everybody's tokens."""
    physical: bool = option(False)
    """A real deck lies on the table, so its pile may turn out too short."""

    @classmethod
    def read(cls, option_values: Mapping[str, object], players: int) -> Options:
        """Return the options from JSON values; NotAllowed for an impossible one."""
        return options_of(cls, option_values, players)


OPTIONS: Final = option_rows(Options)
