"""A first game that explains itself: each thing in a few words, when it happens first."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from accessigame.core.model import Event
from accessigame.output.delivery import News
from accessigame.words.words import Localizer


@dataclass(frozen=True, slots=True)
class Explained(Event):
    """What happens here for the first time, explained."""

    meaning: str


class Teaching:
    """Remembers what was explained in this game."""

    def __init__(self, game: str, words: Localizer) -> None:
        self._game = game
        self._words = words
        self._known: set[str] = set()

    def taught(self, news: News) -> News:
        """Return the news with a lesson after all that is new in them, the question last."""
        asked = () if news.prompt is None else tuple(self._lessons(news.prompt))
        told = [e for event in news.events for e in (event, *self._lessons(event))]
        return replace(news, events=(*told, *asked))

    def _lessons(self, event: Event) -> Iterator[Event]:
        key = f"lesson-{self._game}-{type(event).__name__}"
        if key not in self._known and self._words.has(key):
            self._known.add(key)
            yield Explained(self._words.text(key))
