"""The tutorial of a first game: a lesson in a few words when something happens first.

The lessons on a kind of event are messages, `lesson-GAME-EVENT`, and more of them for its cases:
a fact of the event or an agreed option that is a switch, `-sixth-yes`, `-open-tokens-no`; the
edition, `-pro`; both, `-base-physical-yes`. All that fit are given, each once.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from itertools import groupby

from accessigame.core.model import (
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
    """A lesson on an event that comes for the first time; for the seat alone, if it has one."""

    meaning: Message
    seat: Seat = TABLE

    @property
    def audience(self) -> Audience:
        """The seat that may know the event explained, or everybody."""
        return EVERYONE if self.seat == TABLE else only(self.seat)


class Tutorial:
    """The lessons of one game, each given once to those who may know its event.

    words: of any language, since all have the same lessons. options: the agreed options by name.
    """

    def __init__(
        self, game: str, words: Localizer, edition: str, options: Mapping[str, object]
    ) -> None:
        self._game = game
        self._words = words
        self._edition = edition
        self._options = options
        self._given: set[tuple[str, Seat]] = set()

    def with_lessons(self, news: News) -> News:
        """Return the news with lessons; those of the question come last.

        Events of one kind in a row stay together, and their lessons follow them. What another
        event includes is not told, so it has no lesson yet.
        """
        events: list[Event] = []
        included = {event.supersedes for event in news.events}
        for kind, group in groupby(news.events, type):
            events += (alike := tuple(group))
            if kind not in included:
                events += (lesson for event in alike for lesson in self._lessons(event))
        asked = () if news.prompt is None else tuple(self._lessons(news.prompt))
        return replace(news, events=(*events, *asked))

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

    def _lessons(self, event: Event) -> Iterator[Event]:
        alone = event.audience.alone
        seat = TABLE if alone is None else alone
        for key in self.keys(event):
            if (key, seat) not in self._given:
                self._given.add((key, seat))
                yield Explained(Message(key), seat)
