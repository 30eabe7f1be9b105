"""Who gets to know what: the one place where events meet outputs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Protocol, runtime_checkable

from accessigame.core.model import (
    EVERYONE,
    TABLE,
    Audience,
    Card,
    Event,
    Intent,
    LineItem,
    Prompt,
    Seat,
    Turn,
)
from accessigame.input.keymap import Word
from accessigame.words.words import Earcon, Localizer, Utterance, Verbosity


@dataclass(frozen=True, slots=True)
class Choice:
    """Something that can be chosen now, as a short word that a routing key can act on."""

    text: str
    intent: Intent


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the position on a braille line, and what a routing key above it means here."""

    text: str
    intent: Intent | None = None


@dataclass(frozen=True, slots=True)
class Block:
    """All that is said at once: sentences, then the question that waits at the cursor.

    answer: it was asked for, or is a message, so a display shows it over what stands there.
    secret: what is typed now is not shown here.
    state: what a braille line begins with, instead of the question and its choices.
    turn: the short name of who is to act; empty for who reads this, None for nobody.
    actor: whose turn it is now, so who listens the most.
    card: the number that the question is about, where it is about one.
    about: what a braille line tells with the question in place of the last news, where that is
    not about the position.
    """

    said: tuple[Utterance, ...]
    prompt: Utterance | None = None
    choices: tuple[Choice, ...] = ()
    answer: bool = False
    secret: bool = False
    state: tuple[Piece, ...] = ()
    turn: str | None = None
    actor: Seat | None = None
    card: Card | None = None
    about: tuple[Utterance, ...] = ()


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
class HasVerbosity(Protocol):
    """An output whose listener chooses how many words there are.

    speaks: the program speaks here itself, and what is written elsewhere stays whole.
    """

    verbosity: Verbosity
    speaks: bool


class Reassignable(Output, Protocol):
    """An output that can serve one audience after another, such as a display on the table."""

    audience: Audience

    def blank(self) -> None:
        """Show and say nothing any more of what was brought here, and remember none of it."""
        ...


def pass_on(output: Reassignable, audience: Audience) -> None:
    """Give the output to another audience: whatever the one before it had is gone first.

    No audience changes but here.
    """
    output.blank()
    output.audience = audience


def known_to(listeners: Audience, events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events that all of these listeners may know; here alone secrets are left out."""
    return tuple(event for event in events if event.audience.admits(listeners))


@dataclass(frozen=True, slots=True)
class News:
    """Events on their way out, with the question that follows them.

    actor: who can choose; nobody else's keys show the choices.
    glance: the position for braille lines. acting: all that may act now, in any order.
    refused: the event among them that says why something was refused.
    unseen: what is typed although nobody is asked is a secret.
    to: whom it is for, such as whoever asked on a display of his own; nobody else is told.
    about: what the question is about, where that is not the position.
    """

    events: tuple[Event, ...]
    prompt: Prompt | None = None
    choices: tuple[Choice, ...] = ()
    answer: bool = False
    actor: Seat | None = None
    glance: tuple[LineItem, ...] = ()
    acting: frozenset[Seat] = frozenset()
    refused: Event | None = None
    about: tuple[Event, ...] = ()
    unseen: bool = False
    to: Audience = EVERYONE

    def reaches(self, listeners: Audience) -> bool:
        """Say whether these listeners, all of them, are told any of the events."""
        return self.to.admits(listeners) and bool(known_to(listeners, self.events))

    def glance_of(self, readers: Audience) -> tuple[LineItem, ...]:
        """Return the position as far as these readers, all of them, may know it."""
        return tuple(piece for piece in self.glance if piece.audience.admits(readers))


def block_for(
    news: News, audience: Audience, words: Localizer, verbosity: Verbosity = Verbosity.NORMAL
) -> Block:
    """Return what this audience may know of the news, in as many words as it wants."""
    viewer = audience.alone
    glance = news.glance_of(audience)
    said = tuple(_sentences(news, audience, words, verbosity))
    prompt, choices = news.prompt, news.choices
    if prompt is None or not prompt.audience.admits(audience):
        return _without_question(said, news, audience, words)
    secret = prompt.secret and viewer != news.actor and viewer not in news.acting
    shared = viewer is None and not secret
    mine, acts = shared or viewer == news.actor, shared or viewer in news.acting
    return Block(
        said,
        words.say(prompt, viewer),
        choices if mine else (),
        news.answer,
        secret,
        _state(glance, words, acts=acts),
        _turn(news, viewer, words) if glance else None,
        actor=news.actor,
        card=prompt.about,
        about=_about(news, audience, words),
    )


def _without_question(
    said: tuple[Utterance, ...], news: News, audience: Audience, words: Localizer
) -> Block:
    """Return the block for who is asked nothing now.

    The position stays on a line while nobody is asked, since a bot thinks; a question that this
    audience may not know takes its place.
    """
    glance = news.glance_of(audience) if news.prompt is None else ()
    turn = _turn(news, audience.alone, words) if glance else None
    state, unseen = _state(glance, words, acts=False), news.unseen and audience.alone is None
    return Block(said, None, (), news.answer, unseen, state, turn, news.actor)


def _state(glance: tuple[LineItem, ...], words: Localizer, *, acts: bool) -> tuple[Piece, ...]:
    """Return the position in pieces; the choices that are words only where they can be made."""
    shown = (glimpse for glimpse in glance if acts or not glimpse.named)
    return tuple(_piece(glimpse, words, acts=acts) for glimpse in shown)


def _about(news: News, audience: Audience, words: Localizer) -> tuple[Utterance, ...]:
    """Return what the question is about, as far as this audience may know it."""
    return tuple(words.say(event, audience.alone) for event in known_to(audience, news.about))


def _sentences(
    news: News, audience: Audience, words: Localizer, verbosity: Verbosity
) -> Iterator[Utterance]:
    """Give what is said; what was asked for is never cut."""
    if news.answer and verbosity is Verbosity.BRIEF:
        verbosity = Verbosity.NORMAL
    told = known_to(audience, news.events)
    said_with_more = {event.supersedes for event in told}
    told = tuple(event for event in told if type(event) not in said_with_more)
    last = {type(event).__name__: event for event in told}
    texts = {piece.text for piece in news.glance_of(audience)}
    for event in told:
        said = words.say(event, audience.alone, verbosity)
        stale, there = last[type(event).__name__] is not event, event.shown_on(texts)
        if said.speech:
            yield replace(_said(said, event, news, stale=stale, there=there), cue=_cue(event, news))


def _cue(event: Event, news: News) -> Earcon | None:
    """Return the sound before a sentence; what was asked for has none."""
    refused = news.refused
    if refused is not None and (event is refused or event.supersedes is type(refused)):
        return Earcon("error")
    if news.answer or not event.cue:
        return None
    return Earcon(event.cue, getattr(event, "seat", None))


def _said(said: Utterance, event: Event, news: News, *, stale: bool, there: bool) -> Utterance:
    """Return an event in words, without braille for what the line tells better.

    That is whose turn it is, what another event of its kind has made stale, and what stands there.
    """
    if news.answer or not news.glance:
        return said
    told = there or (event.superseded_by_next and (stale or isinstance(event, Turn)))
    return replace(said, braille="") if told else said


def _piece(glimpse: LineItem, words: Localizer, *, acts: bool) -> Piece:
    text, intent = glimpse.text, glimpse.intent
    if glimpse.whose is not None:
        text = f"{words.short_name(glimpse.whose)}{text}"
    elif intent is not None and not text:
        text = label(intent, words)
    return Piece(text, intent if acts else None)


def _turn(news: News, viewer: Seat | None, words: Localizer) -> str | None:
    if viewer in news.acting:
        return ""
    return None if news.actor in (None, TABLE) else words.short_name(news.actor)


def label(intent: Intent, words: Localizer) -> str:
    """Return the short word of a choice; a number stands for itself."""
    if intent.word == Word.NUMBER:
        return str(intent.number)
    return words.text(f"choice-{intent.word}")


def deliver(news: News, outputs: Iterable[Output], words: Localizer) -> None:
    """Bring the news to every output, to each only what its whole audience may know."""
    for output in outputs:
        if not news.to.admits(output.audience):
            continue
        verbosity = output.verbosity if isinstance(output, HasVerbosity) else Verbosity.NORMAL
        output.deliver(block_for(news, output.audience, words, verbosity))


def reaches(event: Event, outputs: Sequence[Output]) -> bool:
    """Say whether any output may bring this event."""
    return any(event.audience.admits(output.audience) for output in outputs)
