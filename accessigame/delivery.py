"""Who gets to know what: the one place where events meet outputs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from accessigame.language import Cue, Utterance, Verbosity, Words
from accessigame.table import Audience, Event, Intent, Prompt, Seat


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen now, as a short word that a routing key can act on."""

    text: str
    intent: Intent


@dataclass(frozen=True, slots=True)
class Block:
    """All that is said at once: sentences, then the question that waits at the cursor.

    answer: it was asked for, so on a display it comes before what stands there anyway.
    secret: what is typed now is not shown here.
    actor: whose turn it is now, so who listens the most.
    """

    said: tuple[Utterance, ...]
    prompt: Utterance | None = None
    choices: tuple[Choice, ...] = ()
    answer: bool = False
    secret: bool = False
    actor: Seat | None = None


class Output(Protocol):
    """Something that a table listens to, reads or feels."""

    @property
    def audience(self) -> Audience:
        """Everybody who can hear, read or feel it."""
        ...

    def deliver(self, block: Block) -> None:
        """Bring the block out. Never waits for a voice or a wire."""
        ...

    def silence(self) -> None:
        """Be quiet: a key was pressed."""
        ...

    def close(self) -> None:
        """End; what is being said may be finished in a bounded time."""
        ...


@runtime_checkable
class Wordy(Protocol):
    """An output whose listener chooses how many words there are.

    speaks: the program speaks here itself, and what is written elsewhere stays whole.
    """

    verbosity: Verbosity
    speaks: bool


@dataclass(frozen=True, slots=True)
class News:
    """Events on their way out, with the question that follows them.

    actor: who can choose; nobody else's keys show the choices.
    refused: the event among them that says why something was refused.
    """

    events: tuple[Event, ...]
    prompt: Prompt | None = None
    choices: tuple[Choice, ...] = ()
    answer: bool = False
    actor: Seat | None = None
    refused: Event | None = None


def block_for(
    news: News, audience: Audience, words: Words, verbosity: Verbosity = Verbosity.NORMAL
) -> Block:
    """Return what this audience may know of the news, in as many words as it wants."""
    viewer = audience.alone
    said = _said(news, audience, words, verbosity)
    prompt, choices = news.prompt, news.choices
    if prompt is None or not prompt.audience.admits(audience):
        return Block(said, answer=news.answer, actor=news.actor)
    secret = prompt.secret and viewer != news.actor
    mine = viewer == news.actor or (viewer is None and not secret)
    asked = words.say(prompt, viewer)
    return Block(said, asked, choices if mine else (), news.answer, secret, news.actor)


def _said(
    news: News, audience: Audience, words: Words, verbosity: Verbosity
) -> tuple[Utterance, ...]:
    """Return the sentences: what was asked for is never cut, and has no sound before it."""
    if news.answer and verbosity is Verbosity.BRIEF:
        verbosity = Verbosity.NORMAL
    known = [event for event in news.events if event.audience.admits(audience)]
    said = [(event, words.say(event, audience.alone, verbosity)) for event in known]
    return tuple(replace(s, cue=_cue(e, news)) for e, s in said if s.speech)


def _cue(event: Event, news: News) -> Cue | None:
    if event is news.refused:
        return Cue("error")
    if news.answer or not event.cue:
        return None
    return Cue(event.cue, getattr(event, "seat", None))


def deliver(news: News, outputs: Iterable[Output], words: Words) -> None:
    """Bring the news to every output, to each only what its whole audience may know."""
    for output in outputs:
        verbosity = output.verbosity if isinstance(output, Wordy) else Verbosity.NORMAL
        output.deliver(block_for(news, output.audience, words, verbosity))


def reaches(event: Event, outputs: Sequence[Output]) -> bool:
    """Say whether any output may bring this event."""
    return any(event.audience.admits(output.audience) for output in outputs)
