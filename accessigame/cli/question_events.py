"""Events of the questions before a game."""

from __future__ import annotations

from accessigame.core.model import Event, Prompt, event_class


@event_class
class AnswerUnclear(Event):
    """An answer is not one of the numbers of a list."""

    given: str
    low: int
    high: int


@event_class
class RowsFit(Event):
    """Words mean more than one row of a list; `rows` are their numbers and words."""

    given: str
    rows: tuple[str, ...]


@event_class
class RowNotNow(Event):
    """A row of the menu has nothing to do now; its number stays its own."""

    row: str


@event_class
class AskNumber(Prompt):
    """The question for a number of a list, at most `high`."""

    high: int


@event_class
class AskText(Prompt):
    """The question for some words."""
