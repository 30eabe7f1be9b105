"""The field of a game's league: the numbers of players, and the bots beside the levels."""

from __future__ import annotations

from typing import NamedTuple


class Field(NamedTuple):
    """The field of a league.

    players: the numbers of players that it is played with.
    kinds: the names of the bots that only measurements name.
    surely_beats_random: the share of the wins that the strongest level is to reach among random
    bots; None in a game where even the best loses to a lucky one.
    surely_with: the numbers of players with which it is to reach that share.
    """

    players: tuple[int, ...]
    kinds: tuple[str, ...] = ()
    surely_beats_random: float | None = None
    surely_with: tuple[int, ...] = ()
