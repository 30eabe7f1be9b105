"""The earlier news: each listener goes back and forth in them."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterator
from dataclasses import replace
from typing import Final

from accessigame.core.model import Audience, Event, NotUnderstood, event_class
from accessigame.output.delivery import News, known_to
from accessigame.words.words import Localizer, Verbosity

CAPACITY: Final = 100
"""Blocks of news that are kept."""


@event_class
class NothingSaid(Event):
    """There is nothing to repeat."""


@event_class
class OldestNews(Event):
    """Nothing older is remembered."""


@event_class
class NewestNews(Event):
    """There is no newer news."""


@event_class
class DigitsAre(Event):
    """The digits of a number, one by one."""

    digits: str


@event_class
class NewsBefore(Event):
    """What follows was said before: other things may hold now."""


ENDS_OF_NEWS: Final = (NothingSaid, OldestNews, NewestNews)
"""The replies at an end of the buffer; they are not news, so nobody goes back to them."""


class EarlierNews:
    """The news so far, and the place of each listener in them.

    A listener is an audience: the owner of some keys, or everybody at the table. It finds only
    the news that reached all of it.
    count: the number of all news so far, also of those that are forgotten.
    """

    def __init__(self) -> None:
        self._news: deque[News] = deque(maxlen=CAPACITY)
        self._places: dict[Audience, int] = {}
        self.count = 0

    def add(self, news: News) -> None:
        """Add the newest news; the listeners that it reaches are at it now."""
        self._news.append(news)
        self.count += 1
        places = self._places.items()
        self._places = {who: place for who, place in places if not news.reaches(who)}

    def since(self, count: int, listener: Audience) -> Iterator[Event]:
        """Yield the events after the first `count` news that this listener may know, all of it.

        Answers were for whoever asked, so they are left out, but for those that last.
        """
        newest = list(self._news)[max(0, count - self.count + len(self._news)) :]
        for news in newest:
            if (news.lasting or not news.answer) and news.to.admits(listener):
                yield from known_to(listener, news.events)

    def nth(self, back: int, listener: Audience) -> tuple[Event, ...]:
        """Return the events of the nth last news, from 1; `NotUnderstood` if there are fewer."""
        reaching = self._news_for(listener)
        if not 1 <= back <= len(reaching):
            raise NotUnderstood(NothingSaid())
        return reaching[-back].events

    def walk(self, step: int, listener: Audience) -> tuple[Event, ...]:
        """Go back in the news by `step`, forth if it is negative; return the events there.

        All but the newest begin with `NewsBefore`.
        `NotUnderstood` at either end.
        """
        place = self._places.get(listener, 1) + step
        if place < 1:
            raise NotUnderstood(NewestNews())
        if place > len(self._news_for(listener)):
            raise NotUnderstood(OldestNews())
        self._places[listener] = place
        events = self.nth(place, listener)
        return events if place == 1 else (NewsBefore(), *events)

    def digits(self, words: Localizer, listener: Audience) -> Event:
        """Return the digits of the last number that everybody may know, a longer one first.

        The digits have no audience of their own, so not even a listener's own secret is spelled.
        """
        anybody = replace(listener, seats=None)
        for news in reversed(self._news_for(listener)):
            events = known_to(anybody, news.events)
            sentences = [words.say(event, verbosity=Verbosity.FULL).speech for event in events]
            numbers = re.findall(r"\d+", " ".join(sentences))
            if numbers:
                last = next((n for n in reversed(numbers) if len(n) > 1), numbers[-1])
                return DigitsAre(", ".join(last))
        raise NotUnderstood(NothingSaid())

    def _news_for(self, listener: Audience) -> list[News]:
        return [news for news in self._news if news.reaches(listener)]
