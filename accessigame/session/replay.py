"""The replay of a journal: its moves one after the other, with the line of one that fails.

A replay may also wait after each move of a person, so that somebody can go forward and back in it.
A stop of such a `Playback` holds what is heard at once in a game: the move of a person or a bot,
and what the deck did after it. Choices that are asked together, as in 6 nimmt!, are one stop with
what they led to.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from accessigame.core.game import Position
from accessigame.core.model import (
    TABLE,
    Event,
    Move,
    NotAllowed,
    NotUnderstood,
    Refusal,
    Turn,
    event_class,
)
from accessigame.session.journal import Record
from accessigame.session.journal.lines import MoveRejected, in_line
from accessigame.session.session import Session, Step


def replay(record: Record, session: Session) -> tuple[Event, ...]:
    """Make the moves of a journal in a new session; return the events.

    `NotAllowed(MoveRejected)` for a line that the rules refuse, `NotUnderstood(JournalDamaged)`
    for one that makes them fail.
    """
    for line, entry in zip(record.lines, record.entries, strict=True):
        with in_line(record.path, line):
            _enter(entry, session, MoveRejected(record.path, line))
    return session.happened


def _enter(entry: Move | int, session: Session, rejected: MoveRejected) -> None:
    try:
        session.enter(entry)
    except Refusal as refusal:
        raise NotAllowed(rejected) from refusal


@event_class
class ReplayBegins(Event):
    """There is no move before this one in the replay."""


@event_class
class ReplayEnds(Event):
    """There is no move after this one in the replay."""


@event_class
class StopUnknown(Event):
    """The replay has no move of this number."""

    given: int
    last: int


class ReplayStop(NamedTuple):
    """A place where a replay waits: what happened since the stop before, and the position.

    steps: the number of moves of the session that were made by now.
    """

    events: tuple[Event, ...]
    position: Position
    steps: int


class Playback:
    """The stops of a game, and the place of its listener among them; 0 is before the first move.

    ending: what is told after the events of the last stop.
    """

    def __init__(self, session: Session, ending: tuple[Event, ...] = ()) -> None:
        *stops, last = (
            stop._replace(events=session.as_begun(stop.events)) for stop in _stops(session)
        )
        self.stops = (*stops, last._replace(events=(*last.events, *ending)))
        self.place = 0

    @property
    def last(self) -> int:
        """The number of the last stop."""
        return len(self.stops) - 1

    def number_of(self, step: int) -> int:
        """Return the number of the stop that tells a step of the session, by its place."""
        return next(number for number, stop in enumerate(self.stops) if stop.steps > step)

    @property
    def position(self) -> Position:
        """The position at this stop."""
        return self.stops[self.place].position

    def events(self) -> tuple[Event, ...]:
        """Return what happened between the stop before and this one."""
        return self.stops[self.place].events

    def advance(self, count: int) -> tuple[Event, ...]:
        """Go forward by a number of stops, or to the last; return what happened on the way.

        Raises NotUnderstood at the last stop.
        """
        passed = self.stops[self.place + 1 : self.place + 1 + count]
        if not passed:
            raise NotUnderstood(ReplayEnds())
        self.place += len(passed)
        return tuple(event for stop in passed for event in stop.events)

    def go_back(self, count: int) -> tuple[Event, ...]:
        """Go back by a number of stops, or to the first; return what had happened there.

        Raises NotUnderstood at the first stop.
        """
        if not self.place:
            raise NotUnderstood(ReplayBegins())
        self.place = max(0, self.place - count)
        return self.events()

    def go_to(self, number: int) -> tuple[Event, ...]:
        """Go to a stop by its number; return what had happened there.

        Raises NotUnderstood for a number that no stop has.
        """
        if not 0 <= number <= self.last:
            raise NotUnderstood(StopUnknown(number, self.last))
        self.place = number
        return self.events()


def _stops(session: Session) -> Iterator[ReplayStop]:
    """Yield the stops of the moves that stand, the opening first.

    Whose turn it is stands at the last stop alone: each move names its player.
    """
    steps = session.steps
    positions = (*(step.before for step in steps), session.position)
    events: list[Event] = list(session.game.opening(positions[0]))
    if not steps or steps[0].move.seat != TABLE:
        yield ReplayStop(_acts(events), positions[0], 0)
        events = []
    for place, step in enumerate(steps, start=1):
        events += step.events
        if _is_stop(step, steps[place : place + 1]):
            turn = tuple(event for event in events[-1:] if isinstance(event, Turn))
            last_turn = turn if place == len(steps) else ()
            yield ReplayStop((*_acts(events), *last_turn), positions[place], place)
            events = []


def _is_stop(step: Step, following: Sequence[Step]) -> bool:
    """Return True where a person hears a question after this move, or the game ends there."""
    if not following:
        return True
    several_were_asked = len(step.before.to_act()) > 1
    return following[0].move.seat != TABLE and not several_were_asked


def _acts(events: Sequence[Event]) -> tuple[Event, ...]:
    return tuple(event for event in events if not isinstance(event, Turn))
