"""The tutorial of a first game: a lesson in a few words when something happens first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from accessigame.core.model import Event, event_class
from accessigame.output.delivery import News
from accessigame.words.words import Localizer


@event_class
class Explained(Event):
    """A lesson on an event that comes for the first time."""

    meaning: str


class Tutorial:
    """The lessons of one game, each given once."""

    def __init__(self, game: str, words: Localizer) -> None:
        self._game = game
        self._words = words
        self._known: set[str] = set()

    def with_lessons(self, news: News) -> News:
        """Return the news with a lesson after each new kind of event, that of the question last."""
        asked = () if news.prompt is None else tuple(self._lessons(news.prompt))
        events = [e for event in news.events for e in (event, *self._lessons(event))]
        return replace(news, events=(*events, *asked))

    def _lessons(self, event: Event) -> Iterator[Event]:
        key = f"lesson-{self._game}-{type(event).__name__}"
        if key not in self._known and self._words.has(key):
            self._known.add(key)
            yield Explained(self._words.text(key))
