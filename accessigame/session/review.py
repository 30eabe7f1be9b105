"""What a listener does with what was said: goes back and forth, hears digits, adjusts the voice."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol, runtime_checkable

from accessigame.core.model import EVERYONE, Audience, Event, Intent, NotAllowed, NotUnderstood
from accessigame.output.blocks import HasVerbosity
from accessigame.output.delivery import News, known_to
from accessigame.words.words import Localizer, Verbosity

HISTORY: Final = 100
"""Blocks of news that can be repeated."""


@dataclass(frozen=True, slots=True)
class NothingSaid(Event):
    """There is nothing to repeat."""


@dataclass(frozen=True, slots=True)
class OldestNews(Event):
    """Nothing older is remembered."""


@dataclass(frozen=True, slots=True)
class NewestNews(Event):
    """Nothing newer was said."""


@dataclass(frozen=True, slots=True)
class DigitsAre(Event):
    """The digits of a number, one by one."""

    digits: str


@dataclass(frozen=True, slots=True)
class NoVoiceHere(Event):
    """The program does not speak itself, so there is no voice to adjust."""


@dataclass(frozen=True, slots=True)
class VerbosityIs(Event):
    """So many words are used: `brief`, `normal` or `full`."""

    verbosity: str


@dataclass(frozen=True, slots=True)
class CuesAre(Event):
    """Whether there are sounds before sentences."""

    cues: bool


ENDS: Final = (NothingSaid, OldestNews, NewestNews)
"""What is told at an end of what was said; it is no news that one could go back to."""
ADJUSTING: Final = ("setting", "more", "less", "verbosity", "cues")
"""The words that change how something is said."""
LISTENING: Final = ("repeat", "older", "newer", "digits", *ADJUSTING)
"""The words that are about what was said."""


@runtime_checkable
class Adjustable(Protocol):
    """An output with a voice that can be adjusted while the game goes on."""

    cues: bool
    """Whether there are sounds before sentences."""

    def next_setting(self) -> Event:
        """Go to the next thing that can be adjusted; return how it is now."""
        ...

    def adjust(self, step: int) -> Event:
        """Make more or less of it; return how it is now."""
        ...


def adjusted(outputs: Iterable[object], intent: Intent) -> tuple[Event, ...]:
    """Do what a word of `ADJUSTING` says, its number so many times; return how it is now."""
    every, times = tuple(outputs), intent.number or 1
    if intent.word == "verbosity":
        return _other_verbosity(every, times)
    voices = [output for output in every if isinstance(output, Adjustable)]
    if not voices:
        raise NotAllowed(NoVoiceHere())
    if intent.word == "cues":
        cues = not voices[0].cues
        for voice in voices:
            voice.cues = cues
        return (CuesAre(cues),)
    step = {"more": 1, "less": -1}.get(intent.word, 0) * times
    states = [voice.adjust(step) if step else voice.next_setting() for voice in voices]
    return tuple(dict.fromkeys(states))


def heard_on(outputs: Iterable[object]) -> list[HasVerbosity]:
    """Return where a game is heard: what speaks here, else what is written."""
    wordy = [output for output in outputs if isinstance(output, HasVerbosity)]
    return [output for output in wordy if output.speaks] or wordy


def _other_verbosity(outputs: tuple[object, ...], times: int) -> tuple[Event, ...]:
    """Go round the verbosities where it is heard."""
    heard = heard_on(outputs)
    if not heard:
        raise NotAllowed(NoVoiceHere())
    known = tuple(Verbosity)
    verbosity = known[(known.index(heard[0].verbosity) + times) % len(known)]
    for output in heard:
        output.verbosity = verbosity
    return (VerbosityIs(verbosity.value),)


class ReviewBuffer:
    """What was said, and where in it each listener is.

    A listener is an audience: the owner of some keys, or everybody at the table. What was told to
    others is not there for it.
    """

    def __init__(self) -> None:
        self._told: deque[News] = deque(maxlen=HISTORY)
        self._places: dict[Audience, int] = {}

    def add(self, news: News) -> None:
        """Remember the news; those who were told are with them now."""
        self._told.append(news)
        places = self._places.items()
        self._places = {who: place for who, place in places if not news.reaches(who)}

    def nth(self, back: int, listener: Audience) -> tuple[Event, ...]:
        """Return the events of the nth last news; `NotUnderstood` where there are none."""
        heard = self._heard_by(listener)
        if not 1 <= back <= len(heard):
            raise NotUnderstood(NothingSaid())
        return heard[-back].events

    def walk(self, step: int, listener: Audience) -> tuple[Event, ...]:
        """Go so many news back, or forth with less than 0; `NotUnderstood` at either end."""
        wanted = self._places.get(listener, 1) + step
        if wanted < 1:
            raise NotUnderstood(NewestNews())
        if wanted > len(self._heard_by(listener)):
            raise NotUnderstood(OldestNews())
        self._places[listener] = wanted
        return self.nth(wanted, listener)

    def digits(self, words: Localizer, listener: Audience) -> Event:
        """Return the digits of the last number that everybody may know, a longer one first.

        The digits have no audience of their own, so not even a listener's own secret is spelled.
        """
        for news in reversed(self._heard_by(listener)):
            said = [words.say(event).speech for event in known_to(EVERYONE, news.events)]
            numbers = re.findall(r"\d+", " ".join(said))
            if numbers:
                last = next((n for n in reversed(numbers) if len(n) > 1), numbers[-1])
                return DigitsAre(", ".join(last))
        raise NotUnderstood(NothingSaid())

    def _heard_by(self, listener: Audience) -> list[News]:
        return [news for news in self._told if news.reaches(listener)]
