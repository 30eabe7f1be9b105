"""The options of highest card, and its cards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from accessigame.core.game import Material
from accessigame.games.shared import option, option_rows, options_of

PLAYERS: Final = 2
HIGHEST: Final = 12
CARDS: Final = tuple(range(1, HIGHEST + 1))
MATERIAL: Final = Material(CARDS, tuple((card,) for card in CARDS))
EDITIONS: Final = ("standard",)


@dataclass(frozen=True, slots=True)
class Options:
    """The options of one game; each field is a row."""

    first: int = option(0, kind="seat", flag="first")
    """The seat that draws first."""
    physical: bool = option(False)
    """Real cards lie on the table."""

    @classmethod
    def read(cls, option_values: Mapping[str, object], players: int) -> Options:
        """Return the options from JSON values; `NotAllowed` for an impossible one."""
        return options_of(cls, option_values, players)


OPTIONS: Final = option_rows(Options)
