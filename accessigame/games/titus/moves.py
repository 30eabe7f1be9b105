"""The moves of Titus, and the names that journals give them.

A token is named by its number: 1 for the first that came off the pile, 2 for the second.
It keeps its number for the whole game, whichever side shows; 0 stands for no token.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import ClassVar, Final

from accessigame.table import Card, Move


@dataclass(frozen=True, slots=True)
class Top(Move):
    """The table says which number lies on top of the pile."""

    face: Card


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Take the top token of the pile in the hand."""


@dataclass(frozen=True, slots=True)
class Place(Move):
    """Lay the token in the hand into one's own reserve: alone, or touching one or two others.

    lower: the token that it is laid on. upper: the token that is laid on it.
    """

    lower: int
    upper: int


@dataclass(frozen=True, slots=True)
class Exchange(Move):
    """Give the token in the hand for this independent one of another player."""

    token: int


@dataclass(frozen=True, slots=True)
class Steal(Move):
    """Take the top token of the run that lies on this victory card of another player."""

    card: Card


@dataclass(frozen=True, slots=True)
class Flip(Move):
    """The table says which number shows on the token that was turned over."""

    face: Card


@dataclass(frozen=True, slots=True)
class Join(Move):
    """Lay two of one's own groups or independent tokens together.

    lower: the top token of the lower one. upper: the bottom token of the upper one.
    """

    lower: int
    upper: int


@dataclass(frozen=True, slots=True)
class Convert(Move):
    """Lay a whole group, from its lowest token to its highest, on the top victory card."""

    low: int
    high: int


@dataclass(frozen=True, slots=True)
class Stop(Move):
    """End the turn."""


@dataclass(frozen=True, slots=True)
class EndPile(Move):
    """The table says that its real pile is empty before the number of tokens that was agreed."""

    asks_first: ClassVar[str] = "empty"


@dataclass(frozen=True, slots=True)
class DropList(Move):
    """The table says that its real tokens are others than those of the list."""

    asks_first: ClassVar[str] = "empty"


BY_NAME: Final[Mapping[str, type[Move]]] = MappingProxyType(
    {
        "top": Top,
        "draw": Draw,
        "place": Place,
        "exchange": Exchange,
        "steal": Steal,
        "flip": Flip,
        "join": Join,
        "convert": Convert,
        "stop": Stop,
        "end-pile": EndPile,
        "drop-list": DropList,
    }
)
