"""The question what a card is: the next one is told to who asks alone, and is not played."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from accessigame.core.model import Card, Private, Prompt, Seat, event_class


@event_class
class CardWanted(Private):
    """The next card that this seat scans or types is told, and not played."""


@event_class
class CardTold(Private):
    """The card that this seat has asked about."""

    card: Card


@event_class
class NotInBox(Private):
    """What this seat has asked about is no card of this game."""


@event_class
class AskWhich(Prompt):
    """A card is told to one seat alone, so that no screen shows its digits."""

    secret: ClassVar[bool] = True


class StandingQuestion(NamedTuple):
    """Who has asked, and whether the keys are at the table, where others may read the digits."""

    seat: Seat
    at_table: bool


class CardQuestions:
    """The questions that stand, of several players at once; each ends with the next key there.

    An owner is the seat of the keys, or None for a keyboard of several, whose seat may change
    while a question stands: the one that has asked is told.
    """

    def __init__(self) -> None:
        self._by_owner: dict[Seat | None, StandingQuestion] = {}

    @property
    def at_table(self) -> bool:
        """True while digits are to be typed at the table."""
        return any(question.at_table for question in self._by_owner.values())

    def ask(self, owner: Seat | None, question: StandingQuestion) -> None:
        """Let the question of an owner stand."""
        self._by_owner[owner] = question

    def take(self, owner: Seat | None) -> StandingQuestion | None:
        """End the question with a key of its owner, and return it; None where none stands."""
        return self._by_owner.pop(owner, None)
