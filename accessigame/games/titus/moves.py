"""The moves of Titus, and the names that journals give them.

A token is named by its number: 1 for the first that came off the pile, 2 for the second.
It keeps its number for the whole game, whichever side shows; 0 stands for no token.

A correction changes the past, and a move made after it is rebased: it names the same things by
the numbers that they have in the new past. Three positions are compared: `common`, the last that
both pasts share, and `old` and `new`, in which the move was made and is to be made again.
What came before `common` keeps its number; what came later is counted on from there.

Tokens off the pile: `common` 5, `old` 7. With one draw more, `new` has 8:
    Exchange(token=3) -> 3   it was there at `common`
    Exchange(token=7) -> 8   the newest token then, and the newest now
With one draw less, `new` has 6:
    Exchange(token=7) -> 6
    Exchange(token=6) -> GONE   5 is a token that was there at `common`, so it is not the one meant
Victory cards are given downwards: on top lies 16 at `common`, 15 in `old`. If `new` shows 14:
    Steal(card=17) -> 17   it was given before `common`
    Steal(card=16) -> 15   the last card given then, and the last one now
If `new` shows 16, none was given since, and Steal(card=16) names a card that is `GONE`.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Any, ClassVar, Final, Self

from accessigame.core.model import Card, Move, numbers_of

GONE: Final = -1
"""Stands for a token or a card that does not exist in the new past."""


def _token(number: int, old: Any, new: Any, common: Any) -> int:
    """Return the number in `new` of a token of `old`; see the example above."""
    outside_pile = common.box.size - common.left
    other = number + old.left - new.left
    if number <= outside_pile:
        return number
    return other if other > outside_pile else GONE


def _card(card: Card, old: Any, new: Any, common: Any) -> Card:
    """Return the victory card in `new` for one of `old`; see the example above."""
    other = card + new.victory - old.victory
    if card > common.victory:
        return card
    return other if other <= common.victory else GONE


@dataclass(frozen=True, slots=True)
class _OfTokens(Move):
    """A move in which each field except the seat is a token's number."""

    def rebased(self, old: Any, new: Any, common: Any) -> Self:
        """Return the move of the same tokens, by their numbers in `new`."""
        numbers: dict[str, Any] = {
            name: _token(getattr(self, name), old, new, common) for name in numbers_of(type(self))
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
        """Return the theft of the same run, from its card in `new`."""
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
