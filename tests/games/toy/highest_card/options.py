"""The options of highest card, and its cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from accessigame.core.game import Material, Option
from accessigame.games.shared import options_of

PLAYERS: Final = 2
HIGHEST: Final = 12
CARDS: Final = tuple(range(1, HIGHEST + 1))
MATERIAL: Final = Material(CARDS, tuple((card,) for card in CARDS))
EDITIONS: Final = ("standard",)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one game: the seat that draws first, and whether real cards lie there."""

    first: int = 0
    physical: bool = False

    @classmethod
    def read(cls, given: Mapping[str, object], players: int) -> Options:
        """Return the options from JSON values; `NotAllowed` for an impossible one."""
        return options_of(cls, given, lambda found: {"first": not 0 <= found.first < players})


OPTIONS: Final = (Option("first", "seat", 0, flag="first"), Option("physical", "switch", False))
