"""The rules of a game in our own words, by sections."""

from __future__ import annotations

from accessigame.core.model import Event, Message, NotUnderstood, event_class
from accessigame.words.words import Localizer


@event_class
class RuleLine(Event):
    """One sentence of a section of the rules."""

    line: Message


@event_class
class NoSuchSection(Event):
    """The rules have no section of this number.

    high: the highest number.
    """

    given: int
    high: int


def sections(game: str, words: Localizer) -> int:
    """Return the number of sections that the rules of a game have."""
    count = 0
    while words.has(_key(game, count + 1)):
        count += 1
    return count


def section(game: str, number: int, words: Localizer) -> tuple[Event, ...]:
    """Return one section of the rules; `NotUnderstood` for a number that no section has.

    words: of any language, since all have the same sections with the same number of sentences.
    """
    high = sections(game, words)
    if not 1 <= number <= high:
        raise NotUnderstood(NoSuchSection(number, high))
    count = len(sentences(game, number, words))
    return tuple(RuleLine(Message(_key(game, number), line)) for line in range(1, count + 1))


def sentences(game: str, number: int, words: Localizer) -> list[str]:
    """Return the sentences of an existing section, from 1."""
    return words.text(_key(game, number)).split("\n")


def _key(game: str, number: int) -> str:
    return f"rules-{game}-{number}"
