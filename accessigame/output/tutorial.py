"""The tutorial of a first game: a lesson in a few words when something happens first.

The lessons on a kind of event are messages, `lesson-GAME-EVENT`, and more of them for its cases:
a fact of the event or an agreed option that is a switch, `-sixth-yes`, `-open-tokens-no`; the
edition, `-pro`; both, `-base-physical-yes`. All that fit are given, each once to each listener:
what one guest has asked for, and what was told before another came, the others still hear.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import groupby

from accessigame.core.model import (
    AT_TABLE,
    EVERYONE,
    TABLE,
    Audience,
    Event,
    Message,
    Seat,
    event_class,
    only,
)
from accessigame.output.delivery import News
from accessigame.words.words import Localizer


@event_class
class Explained(Event):
    """A lesson on an event that comes for the first time; for the seat alone, if it has one.

    at_table: only those at the table may know the event.
    """

    meaning: Message
    seat: Seat = TABLE
    at_table: bool = False

    @property
    def audience(self) -> Audience:
        """The seat that the lesson is for, those at the table, or everybody."""
        if self.seat != TABLE:
            return only(self.seat)
        return AT_TABLE if self.at_table else EVERYONE


class Tutorial:
    """The lessons of one game, each given once to each listener who may know its event.

    words: of any language, since all have the same lessons. options: the agreed options by name.
    explained: the events whose lessons were given before the game was left.
    """

    def __init__(
        self,
        game: str,
        words: Localizer,
        edition: str,
        options: Mapping[str, object],
        explained: Iterable[Event] = (),
    ) -> None:
        self._game = game
        self._words = words
        self._edition = edition
        self._options = options
        self._given: defaultdict[str, set[Audience]] = defaultdict(set)
        self._before = frozenset(key for event in explained for key in self.keys(event))

    def with_lessons(self, news: News, listeners: Iterable[Audience]) -> News:
        """Return the news with lessons; those of the question come last.

        listeners: the audiences of the outputs that get the news.
        Events of one kind in a row stay together, and their lessons follow them. What another
        event includes is not told, so it has no lesson yet.
        """
        events: list[Event] = []
        audiences = frozenset(listeners)
        included = {event.supersedes for event in news.events}
        for kind, group in groupby(news.events, type):
            events += (alike := tuple(group))
            if kind not in included:
                events += (lesson for event in alike for lesson in self._lessons(event, audiences))
        lessons = () if news.prompt is None else tuple(self._lessons(news.prompt.event, audiences))
        return replace(news, events=(*events, *lessons))

    def missed(self, events: Iterable[Event], listener: Audience) -> tuple[Event, ...]:
        """Return the lessons, and nothing else, on events that a listener has not been told."""
        news = self.with_lessons(News((*events,)), (listener,))
        return tuple(event for event in news.events if isinstance(event, Explained))

    def keys(self, event: Event) -> tuple[str, ...]:
        """Return the keys of the lessons on an event, the general one first."""
        start = f"lesson-{self._game}-{type(event).__name__}"
        keys = (f"{start}{case}" for case in self._cases(event))
        return tuple(key for key in keys if self._words.has(key))

    def _cases(self, event: Event) -> Iterator[str]:
        names: tuple[str, ...] = event.__match_args__
        facts = {**self._options, **{name: getattr(event, name) for name in names}}
        switches = {name: fact for name, fact in facts.items() if isinstance(fact, bool)}
        cases = [
            f"-{name.replace('_', '-')}-{'yes' if fact else 'no'}"
            for name, fact in switches.items()
        ]
        yield ""
        yield from cases
        yield from (f"-{self._edition}{case}" for case in ("", *cases))

    def _lessons(self, event: Event, listeners: frozenset[Audience]) -> Iterator[Event]:
        may_know = {each for each in listeners if event.audience.admits(each)}
        for key in self.keys(event):
            if key in self._before:
                continue
            audiences = self._given[key]
            if new := {each for each in may_know if not _has_heard(each, audiences)}:
                yield from _explained(Message(key), event, new, is_first=not audiences)
                audiences |= new


def _has_heard(listener: Audience, audiences: set[Audience]) -> bool:
    """Return True where a lesson was given to a listener, or to the room that they sit in."""
    return listener in audiences or (EVERYONE in audiences and not listener.is_far)


def _explained(
    meaning: Message, event: Event, new: set[Audience], *, is_first: bool
) -> Iterator[Event]:
    """Yield a lesson to all who may know its event, or to those alone who come to it later."""
    seats = sorted(each.alone for each in new if each.alone is not None)
    if (owner := event.audience.alone) is not None:
        yield Explained(meaning, owner)
    elif is_first or len(seats) < len(new):
        yield Explained(meaning, at_table=event.audience.at_table)
    else:
        yield from (Explained(meaning, seat) for seat in seats)
