"""The options of Titus, its limits and its material."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from accessigame.core.game import Material
from accessigame.core.model import NotAllowed
from accessigame.games.shared import option, option_rows, options_of
from accessigame.games.titus.deck import DERIVED, MOST, NONE, PAIRS, SIDES, SIZE, Box, box
from accessigame.games.titus.events.refusals import DeckNotDealt

EDITIONS: Final = ("standard",)
PLAYERS: Final = (2, 3, 4)
"""The possible numbers of players."""
TOP_CARD: Final = 18
"""The victory card that lies on top at the beginning."""
LAST_CARD: Final = 7
"""The victory card at the bottom of their pile."""
VICTORY_CARDS: Final = tuple(range(TOP_CARD, LAST_CARD - 1, -1))
"""The victory cards in the order in which they are won."""
LIMIT: Final = 3
"""The most tokens that may be taken in a turn, unless the mover has to catch up."""
MATERIAL: Final = Material(
    cards=SIDES,
    faces=(*PAIRS, *((card,) for card in VICTORY_CARDS)),
    decks=(DERIVED, NONE),
    extra="runs",
    boxes={"standard": 70},
)
"""The tokens with their two sides, and the victory cards; a count takes complete runs beside."""
RUN_POINTS: Final = 6
"""The points of a complete run in a reserve at the end."""


@dataclass(frozen=True, slots=True)
class Options:
    """The agreement of a table, as the journal's `options` hold it; each field is a row."""

    first: int = option(0, kind="seat", flag="first")
    """The seat that starts."""
    deck: str = option(DERIVED, flag="box")
    """`derived`, `none`, or a list of real tokens as text, see `deck.py`."""
    size: int = option(SIZE, low=1, high=MOST, flag="size", needs=("deck", NONE))
    """The number of tokens, where there is no list."""
    strict_status: bool = option(False, flag="strict-status")
    """Whoever has taken a token and no longer has the fewest victory cards takes no other."""
    recall: bool = option(False, flag="recall")
    """Sides that were seen and are hidden now may be asked for."""
    physical: bool = option(False)
    """Real tokens lie on the table, so the pile may be too short and the list wrong."""

    @property
    def tokens(self) -> Box:
        """The tokens as agreed."""
        return box(self.deck, self.size)

    @classmethod
    def read(cls, option_values: Mapping[str, object], players: int) -> Options:
        """Return the options from JSON values.

        `NotAllowed` for an unknown name, a wrong type, an impossible value, and for tokens that
        the program is to deal although it does not know all their sides.
        """
        options = options_of(cls, option_values, players)
        if not options.physical and not _can_deal(options.tokens):
            raise NotAllowed(DeckNotDealt(SIZE))
        return options


def _can_deal(tokens: Box) -> bool:
    return tokens.full and tokens.size <= SIZE


OPTIONS: Final = option_rows(Options)
