"""The instructions at a real table, for somebody who moves the tokens of a bot."""

from __future__ import annotations

from accessigame.core.model import AtTable, Card, Phrase, Run, Seat, event_class


@event_class
class TakeTop(AtTable):
    """Take the top token, the number that shows still up."""

    face: Card


@event_class
class SwapTokens(AtTable):
    """Lay this token before the seat, take that one, flip it; `token` is its whole name."""

    seat: Seat
    given: Card
    taken: Card
    token: tuple[Phrase, ...]


@event_class
class TakeOff(AtTable):
    """Take the top token of this victory card, and flip it."""

    face: Card
    victory: Card


@event_class
class LayAlone(AtTable):
    """Lay the token before the seat, away from all others."""

    seat: Seat
    face: Card


@event_class
class LayGrouped(AtTable):
    """Lay the token before the seat, so that this group is there."""

    seat: Seat
    face: Card
    run: Run


@event_class
class LayTogether(AtTable):
    """Lay two groups or tokens of the seat together."""

    seat: Seat
    run: Run
    upper: Run


@event_class
class LayOnVictory(AtTable):
    """Give the seat the top victory card, this run on it."""

    seat: Seat
    run: Run
    victory: Card
