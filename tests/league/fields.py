"""The fields of the leagues: the numbers of players, and the bots beside the levels."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple


class Field(NamedTuple):
    """The field of a league.

    title: the name of the game on the pages. players: the numbers of players of its tables.
    kinds: the names of the bots that only measurements name.
    surely_beats_random: the share of the wins that the strongest level is to reach among random
    bots; None in a game where even the best loses to a lucky one.
    surely_with: the numbers of players with which it is to reach that share.
    """

    title: str
    players: tuple[int, ...]
    kinds: tuple[str, ...] = ()
    surely_beats_random: float | None = None
    surely_with: tuple[int, ...] = ()


FIELDS: Final[Mapping[str, Field]] = MappingProxyType(
    {
        "no-thanks": Field(
            title="No Thanks",
            players=(3, 4, 5, 7),
            kinds=("L(1,0)", "L(1,-3)", "M(0.3,0.5)", "coin", "MC(200)", "take", "refuse"),
            surely_beats_random=0.99,
            # with more players, even who knows that all are random wins less often
            surely_with=(4,),
        ),
        "six-nimmt": Field("6 nimmt!", players=(2, 4, 6, 10), kinds=("highest", "risk", "MC(100)")),
        "titus": Field("Titus", players=(2, 3, 4), kinds=("thrifty", "MC(200)")),
    }
)
"""By the name of the game."""
