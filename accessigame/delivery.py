"""Who gets to know what: the one place where events meet outputs."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Protocol

from accessigame.language import Utterance, Words
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
    """

    said: tuple[Utterance, ...]
    prompt: Utterance | None = None
    choices: tuple[Choice, ...] = ()
    answer: bool = False
    secret: bool = False


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


class Passable(Output, Protocol):
    """An output that can serve one audience after another, such as a display on the table."""

    audience: Audience

    def blank(self) -> None:
        """Show and say nothing any more of what was brought here, and remember none of it."""
        ...


def pass_on(output: Passable, audience: Audience) -> None:
    """Give the output to another audience: whatever the one before it had is gone first.

    No audience changes but here.
    """
    output.blank()
    output.audience = audience


@dataclass(frozen=True, slots=True)
class News:
    """Events on their way out, with the question that follows them.

    actor: who can choose; nobody else's keys show the choices.
    """

    events: tuple[Event, ...]
    prompt: Prompt | None = None
    choices: tuple[Choice, ...] = ()
    answer: bool = False
    actor: Seat | None = None


def block_for(news: News, audience: Audience, words: Words) -> Block:
    """Return what this audience may know of the news, in words."""
    viewer = audience.alone
    said = tuple(words.say(e, viewer) for e in news.events if e.audience.admits(audience))
    prompt, choices = news.prompt, news.choices
    if prompt is None or not prompt.audience.admits(audience):
        return Block(said, None, (), news.answer)
    secret = prompt.secret and viewer != news.actor
    mine = viewer == news.actor or (viewer is None and not secret)
    return Block(said, words.say(prompt, viewer), choices if mine else (), news.answer, secret)


def deliver(news: News, outputs: Iterable[Output], words: Words) -> None:
    """Bring the news to every output, to each only what its whole audience may know."""
    for output in outputs:
        output.deliver(block_for(news, output.audience, words))


def reaches(event: Event, outputs: Sequence[Output]) -> bool:
    """Say whether any output may bring this event."""
    return any(event.audience.admits(output.audience) for output in outputs)
