"""Prompts: the questions at the cursor."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Prompt


@dataclass(frozen=True, slots=True)
class AskDecision(Prompt):
    """The mover takes or refuses."""

    card: Card
    pot: int

    @property
    def about(self) -> Card:
        """The card that lies open."""
        return self.card


@dataclass(frozen=True, slots=True)
class AskCard(Prompt):
    """A value was turned up on the table; `number` counts the cards of the round."""

    number: int


@dataclass(frozen=True, slots=True)
class AskFirst(Prompt):
    """Somebody starts this round."""

    round: int
