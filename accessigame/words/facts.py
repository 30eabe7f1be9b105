"""The facts of events: what a braille line need not say in words, since its position tells it.

Each event says by which texts a line tells it (`Event.facts`), and which facts of earlier events it
tells again (`Event.facts_again`). An act of the reader's own is also told by its mark, ◂ with a
number.
Whether a line tells an event is asked where the line is laid out: the position has moved on since
the event, if the reader has been slow. Nothing here knows a game, a secret or a device.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from enum import StrEnum

from accessigame.core.model import DONE, Event, Seat


class LineNews(StrEnum):
    """The news that a reader wants in words behind the position.

    all: every event. new: without those that the position tells. takes: of the play, only who took
    what, and what was taken from the reader.
    """

    ALL = "all"
    NEW = "new"
    TAKES = "takes"


@dataclass(frozen=True, slots=True)
class Facts:
    """The facts of one event, for one reader.

    needed: the texts that tell it, together; none where nothing does. told: those of earlier events
    that it tells. is_course: `takes` does without it. ends_round: it has covered the line.
    """

    needed: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    is_course: bool = False
    ends_round: bool = False


NO_FACTS = Facts()


def facts_of(event: Event, reader: Seat | None) -> Facts:
    """Return the facts of an event for a reader, or for several readers at once."""
    is_own = event.done_by == reader and bool(event.mark)
    return Facts(
        (*event.facts, f"{DONE}{event.mark}") if is_own else event.facts,
        event.facts_again,
        event.is_course and not event.hits(reader),
        event.ends_round,
    )


def marks(number: str | None) -> tuple[str, ...]:
    """Return the texts that a mark tells: with what came with the card, and without it."""
    return () if not number else (DONE + number, DONE + number.partition("+")[0])


def wanted(
    events: Sequence[Facts], texts: Iterable[str], news: LineNews, *, covered: bool
) -> Iterator[bool]:
    """Yield for each event whether a line with these texts has it in words, in their order.

    covered: the end of a round was felt before the line, so the line does without it.
    """
    told = set(texts)
    answers = []
    for facts in reversed(events):
        answers.append(not _is_spared(facts, told, news, covered=covered))
        told.update(facts.told)
    yield from reversed(answers)


def _is_spared(facts: Facts, told: set[str], news: LineNews, *, covered: bool) -> bool:
    if news is LineNews.ALL:
        return False
    if facts.ends_round:
        return covered
    if news is LineNews.TAKES and facts.is_course:
        return True
    return bool(facts.needed) and told.issuperset(facts.needed)
