"""The moves of Titus, and the names that journals give them.

A token is named by its number: 1 for the first that came off the pile, 2 for the second.
It keeps its number for the whole game, whichever side shows; 0 stands for no token.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from types import MappingProxyType
from typing import Any, ClassVar, Final, Self

from accessigame.core.model import Card, Move

GONE: Final = -1
"""Stands for a token or a card that has never come, in another past."""


def _token(number: int, old: Any, new: Any, common: Any) -> int:
    """Return the number that a token has now: it counts those that came off the pile before."""
    known = common.box.size - common.left
    other = number + old.left - new.left
    if number <= known:
        return number
    return other if other > known else GONE


def _card(card: Card, old: Any, new: Any, common: Any) -> Card:
    """Return the victory card that lies now where this one lay: they are given downwards."""
    other = card + new.victory - old.victory
    if card > common.victory:
        return card
    return other if other <= common.victory else GONE


@dataclass(frozen=True, slots=True)
class _OfTokens(Move):
    """A move whose numbers, but for its seat, all name tokens."""

    def rebased(self, old: Any, new: Any, common: Any) -> Self:
        """Return the move with the same tokens, by the numbers that they have now."""
        named = (field.name for field in fields(self) if field.name != "seat")
        numbers: dict[str, Any] = {
            name: _token(getattr(self, name), old, new, common) for name in named
        }
        return replace(self, **numbers)


@dataclass(frozen=True, slots=True)
class Top(Move):
    """The table says which number lies on top of the pile."""

    face: Card


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Take the top token of the pile in the hand."""


@dataclass(frozen=True, slots=True)
class Place(_OfTokens):
    """Lay the token in the hand into one's own reserve: alone, or touching one or two others.

    lower: the token that it is laid on. upper: the token that is laid on it.
    """

    lower: int
    upper: int


@dataclass(frozen=True, slots=True)
class Exchange(_OfTokens):
    """Give the token in the hand for this independent one of another player."""

    token: int


@dataclass(frozen=True, slots=True)
class Steal(Move):
    """Take the top token of the run that lies on this victory card of another player."""

    card: Card

    def rebased(self, old: Any, new: Any, common: Any) -> Steal:
        """Return the same run, on the card that it lies on now."""
        return Steal(self.seat, _card(self.card, old, new, common))


@dataclass(frozen=True, slots=True)
class Flip(Move):
    """The table says which number shows on the token that was turned over."""

    face: Card


@dataclass(frozen=True, slots=True)
class Join(_OfTokens):
    """Lay two of one's own groups or independent tokens together.

    lower: the top token of the lower one. upper: the bottom token of the upper one.
    """

    lower: int
    upper: int


@dataclass(frozen=True, slots=True)
class Convert(_OfTokens):
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
