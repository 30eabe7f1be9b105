"""What can be agreed on for Titus."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from accessigame.core.game import Option
from accessigame.core.model import NotAllowed
from accessigame.games.shared import options_of
from accessigame.games.titus.deck import DERIVED, MOST, NONE, SIZE, Box, box
from accessigame.games.titus.listed import DeckNotDealt

PLAYERS: Final = (2, 3, 4)
TOP_CARD: Final = 18
"""The victory card that lies on top at the beginning."""
LAST_CARD: Final = 7
"""The victory card at the bottom of their pile."""
LIMIT: Final = 3
"""So many tokens may be taken in a turn, unless somebody has to catch up."""
RUN_POINTS: Final = 6
"""What a complete run in a reserve counts at the end."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the table agreed on, as the journal's `options` hold it.

    first: the seat that starts.
    deck: `derived`, `none`, or the tokens of one's own as text.
    size: how many tokens there are, where there is no list.
    strict_status: whoever has taken a token and no longer has the fewest victory cards
    takes no other.
    recall: sides that were seen and are hidden now may be asked for.
    physical: real tokens lie on the table, so the pile may be too short and the list wrong.
    """

    first: int = 0
    deck: str = DERIVED
    size: int = SIZE
    strict_status: bool = False
    recall: bool = False
    physical: bool = False

    @property
    def tokens(self) -> Box:
        """The tokens that are agreed on."""
        return box(self.deck, self.size)

    @classmethod
    def read(cls, given: Mapping[str, object], players: int) -> Options:
        """Return the options from JSON values; a `Refusal` for one that cannot be."""
        options = options_of(cls, given, lambda options: options._mistakes(players))
        if not options.physical and not _can_deal(options.tokens):
            raise NotAllowed(DeckNotDealt(SIZE))
        return options

    def _mistakes(self, players: int) -> dict[str, bool]:
        return {
            "first": not 0 <= self.first < players,
            "size": not 1 <= self.size <= MOST,
        }


def _can_deal(tokens: Box) -> bool:
    return tokens.full and tokens.size <= SIZE


OPTIONS: Final = (
    Option("first", "seat", 0, flag="first"),
    Option("deck", "text", DERIVED, flag="box"),
    Option("size", "count", SIZE, low=1, high=MOST, flag="size", needs=("deck", NONE)),
    Option("strict_status", "switch", default=False, flag="strict-status"),
    Option("recall", "switch", default=False, flag="recall"),
    Option("physical", "switch", default=False),
)
"""The rows of the options, in their order: flags, checks and the journal page follow from them."""
