"""The prompts: what the seat to act, or the table, is asked; and instructions for a real table.

An instruction is for somebody who moves the tokens of a bot.
"""

from __future__ import annotations

from accessigame.core.model import AtTable, Card, Phrase, Prompt, Run, Seat, event_class


@event_class
class AskTop(Prompt):
    """The number on top of the pile is to be typed."""


@event_class
class AskFlip(Prompt):
    """The number that shows now is to be typed."""

    was: Card


@event_class
class AskAction(Prompt):
    """The mover chooses from the list; `top` lies on the pile."""

    top: Card

    @property
    def about(self) -> Card:
        """The number that can be seen."""
        return self.top


@event_class
class AskPlace(Prompt):
    """The mover holds a token, and chooses from the list."""

    face: Card

    @property
    def about(self) -> Card:
        """The number that can be seen."""
        return self.face


@event_class
class AskFree(Prompt):
    """Only free actions are left of the turn; the mover chooses from the list."""


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
