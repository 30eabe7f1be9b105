"""The question what a card is: the next one is told to who asks alone, and is not played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from accessigame.core.model import Card, Private, Prompt, Seat, event_class


@event_class
class CardWanted(Private):
    """The next card that this seat scans or types is told, and not played."""


@event_class
class CardTold(Private):
    """The card that this seat has asked about."""

    card: Card


@event_class
class AskWhich(Prompt):
    """A card is told to one seat alone, so that no screen shows its digits."""

    secret: ClassVar[bool] = True


@dataclass(slots=True)
class CardQuestion:
    """The question that one seat has asked and that stands until its next key.

    owner: the seat of the keys; None for a keyboard of several. at_table: whether the digits are
    typed at the table, where others may read them.
    """

    is_open: bool = False
    owner: Seat | None = None
    at_table: bool = False

    def ask(self, owner: Seat | None, *, at_table: bool) -> None:
        """Let the question stand for the keys of this owner."""
        self.is_open, self.owner, self.at_table = True, owner, at_table

    def take(self, owner: Seat | None) -> bool:
        """End the question with a key of this owner; return False where none was theirs."""
        is_theirs = self.is_open and self.owner == owner
        self.is_open = self.is_open and not is_theirs
        return is_theirs
