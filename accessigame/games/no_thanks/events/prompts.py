"""Prompts: the questions at the cursor."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Card, Prompt


@dataclass(frozen=True, slots=True)
class AskDecision(Prompt):
    """The decision of the mover: to take or to refuse."""

    card: Card
    pot: int

    @property
    def about(self) -> Card:
        """The card that lies open."""
        return self.card


@dataclass(frozen=True, slots=True)
class AskCard(Prompt):
    """The next card of a real pile; `number` counts the cards of the round."""

    number: int


@dataclass(frozen=True, slots=True)
class AskFirst(Prompt):
    """The first player of this round."""

    round: int
