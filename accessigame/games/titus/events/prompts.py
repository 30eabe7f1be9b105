"""The prompts: what the seat to act, or the table, is asked."""

from __future__ import annotations

from accessigame.core.model import Card, Prompt, event_class


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
