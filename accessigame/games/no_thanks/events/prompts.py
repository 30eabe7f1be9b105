"""Events of what somebody is to do: prompts at the cursor, and instructions for a real table.

An instruction moves cards and tokens for a seat that has no hands there.
"""

from __future__ import annotations

from accessigame.core.model import AtTable, Card, Prompt, Seat, event_class


@event_class
class AskDecision(Prompt):
    """The decision of the mover: to take or to refuse."""

    card: Card
    pot: int

    @property
    def about(self) -> Card:
        """The card that lies open."""
        return self.card


@event_class
class AskCard(Prompt):
    """The next card of a real pile; `number` counts the cards of the round."""

    number: int


@event_class
class AskFirst(Prompt):
    """The first player of this round."""

    round: int


@event_class
class LayToken(AtTable):
    """A token of this seat is laid on the open card."""

    seat: Seat


@event_class
class PutBefore(AtTable):
    """The card and its tokens go to this seat."""

    seat: Seat
    card: Card
