"""What hands must do on a real table for a seat that has none."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Event, Run, Seat


@dataclass(frozen=True, slots=True)
class TakeTop(Event):
    """What hands do on a real table: take the top token, the number that shows still up."""

    face: Card


@dataclass(frozen=True, slots=True)
class SwapTokens(Event):
    """What hands do on a real table: lay this token before the seat, take that one, flip it."""

    seat: Seat
    given: Card
    taken: Card


@dataclass(frozen=True, slots=True)
class TakeOff(Event):
    """What hands do on a real table: take the top token of this victory card, and flip it."""

    face: Card
    victory: Card


@dataclass(frozen=True, slots=True)
class LayAlone(Event):
    """What hands do on a real table: lay the token before the seat, apart from all others."""

    seat: Seat
    face: Card


@dataclass(frozen=True, slots=True)
class LayGrouped(Event):
    """What hands do on a real table: lay the token before the seat, so that this group is there."""

    seat: Seat
    face: Card
    run: Run


@dataclass(frozen=True, slots=True)
class LayTogether(Event):
    """What hands do on a real table: lay two groups or tokens of the seat together."""

    seat: Seat
    run: Run
    upper: Run


@dataclass(frozen=True, slots=True)
class LayOnVictory(Event):
    """What hands do on a real table: give the seat the top victory card, this run on it."""

    seat: Seat
    run: Run
    victory: Card
