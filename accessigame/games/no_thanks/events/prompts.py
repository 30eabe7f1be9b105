"""Prompts: the lines at the cursor."""

from __future__ import annotations

from accessigame.core.model import Card, Prompt, event_class


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
