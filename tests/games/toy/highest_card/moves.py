"""The moves of highest card."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from accessigame.core.model import Card, Move


@dataclass(frozen=True, slots=True)
class Draw(Move):
    """Ask for a card."""


@dataclass(frozen=True, slots=True)
class Turn(Move):
    """The table turns the card up that was asked for."""

    card: Card


BY_NAME: Final[Mapping[str, type[Move]]] = MappingProxyType({"draw": Draw, "turn": Turn})
