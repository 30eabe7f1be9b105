"""The moves of No Thanks, and the names that journals give them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import ClassVar, Final

from accessigame.core.model import TABLE, Card, Move, Seat


@dataclass(frozen=True, slots=True)
class Begin(Move):
    """The table names the first player of a later round."""

    first: Seat


@dataclass(frozen=True, slots=True)
class TurnUp(Move):
    """The table turns a card up."""

    card: Card


@dataclass(frozen=True, slots=True)
class Refuse(Move):
    """Lay one token on the open card."""


@dataclass(frozen=True, slots=True)
class Take(Move):
    """Take the open card and its tokens."""


@dataclass(frozen=True, slots=True)
class EndPile(Move):
    """The table says that its real pile is empty before the 24th card."""

    asks_first: ClassVar[str] = "empty"


@cache
def turn_up(card: Card) -> TurnUp:
    """Return the move that turns this card up; cached for each card."""
    return TurnUp(TABLE, card)


BY_NAME: Final[Mapping[str, type[Move]]] = MappingProxyType(
    {"begin": Begin, "turn": TurnUp, "refuse": Refuse, "take": Take, "end-pile": EndPile}
)
