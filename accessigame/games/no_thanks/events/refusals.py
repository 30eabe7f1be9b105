"""Events of refusals: the reason why a move is not allowed, and what is."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Event, Seat


@dataclass(frozen=True, slots=True)
class CardAlreadySeen(Event):
    """The card lies in front of a seat already."""

    card: Card
    seat: Seat


@dataclass(frozen=True, slots=True)
class NoTokenLeft(Event):
    """A seat without a token cannot refuse."""

    seat: Seat
    card: Card
    pot: int


@dataclass(frozen=True, slots=True)
class CardFirst(Event):
    """Nobody can act before the table has turned a card up."""


@dataclass(frozen=True, slots=True)
class DecisionFirst(Event):
    """No card is turned up before a seat has decided about the open one."""

    seat: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class PlayerFirst(Event):
    """The first player must be named by number; `players` is the highest number."""

    players: int
