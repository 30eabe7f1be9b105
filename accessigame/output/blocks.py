"""The interface of an output: the block that it gets, and the calls that it answers.

Nothing here knows events or secrets: `delivery` decides who gets what.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import KW_ONLY, dataclass, field
from typing import Protocol, runtime_checkable

from accessigame.core.model import Audience, Card, Intent, Seat, Weight
from accessigame.storage.typed_json import JSON_KEY
from accessigame.words.words import Localizer, Utterance, Verbosity


@dataclass(frozen=True, slots=True)
class Choice:
    """A possible choice, as a short word that a routing key can act on.

    label: what it does, in words for a button; empty where `Block.asked` says it.
    """

    text: str
    intent: Intent
    label: str = field(default="", metadata={JSON_KEY: "act"})  # its name on the wire


@dataclass(frozen=True, slots=True)
class Piece:
    """A piece of the position on a braille line, with the intent of a routing key above it."""

    text: str
    intent: Intent | None = None


@dataclass(frozen=True, slots=True)
class PieceLine:
    """A line of the position on a display of several lines."""

    pieces: tuple[Piece, ...]
    weight: Weight


@dataclass(frozen=True, slots=True)
class Block:
    """One delivery to one output: sentences, then the prompt that waits at the cursor.

    answer: it was asked for, or is a message, so a display shows it over the line.
    mine: the question is for its readers to answer; a guest who waits is not asked.
    secret: typed digits are shown as stars here.
    state: the beginning of a braille line, instead of the question and its choices.
    lines: the same for a display of several lines; the first one stands behind the turn.
    turn: the short name of the seat to act; empty for the reader's own, None for nobody.
    mark: the number of the newest move, empty without one; None where nobody acted.
    is_marked: it was laid out with the mark of a move that page 1 did not show otherwise.
    actor: the seat to act, for outputs that adapt to its listener.
    card: the number that the question is about, if any.
    about: the subject of the question, which a braille line tells in place of the last news;
    empty where that is the position.
    asked: the name of the question, by which a button for a choice says what it does.
    is_last: nothing more is told here.
    round_end: the sentences of the end of a round or of a game, which cover a braille line; they
    are in `said` as well.
    """

    said: tuple[Utterance, ...]
    prompt: Utterance | None = None
    choices: tuple[Choice, ...] = ()
    _: KW_ONLY
    answer: bool = False
    secret: bool = False
    state: tuple[Piece, ...] = ()
    lines: tuple[PieceLine, ...] = ()
    turn: str | None = None
    mark: str | None = field(default=None, metadata={JSON_KEY: "act"})  # its name on the wire
    is_marked: bool = False
    actor: Seat | None = None
    card: Card | None = None
    about: tuple[Utterance, ...] = ()
    mine: bool = True
    asked: str = ""
    is_last: bool = False
    round_end: tuple[Utterance, ...] = ()

    @property
    def spoken(self) -> tuple[Utterance, ...]:
        """The sentences for a voice or a reader, without those that are felt alone."""
        return tuple(words for words in self.said if words.speech)


class Output(Protocol):
    """A device that people at the table listen to, read or feel."""

    @property
    def audience(self) -> Audience:
        """The people who can hear, read or feel it."""
        ...

    @property
    def words(self) -> Localizer | None:
        """The words of its own reader; None where they are those of the table."""
        ...

    @property
    def verbosity(self) -> Verbosity:
        """The number of words in its sentences, which its listener may choose."""
        ...

    def deliver(self, block: Block) -> None:
        """Present the block. Never waits for a voice or a wire."""
        ...

    def silence(self) -> None:
        """Stop speaking: a key was pressed."""
        ...

    def close(self) -> None:
        """End; a sentence that is being said may be finished in a bounded time."""
        ...


@runtime_checkable
class HasVerbosity(Protocol):
    """An output whose listener chooses the number of words.

    speaks: whether the program speaks here itself; text written elsewhere stays whole.
    """

    verbosity: Verbosity
    speaks: bool


@runtime_checkable
class HasCues(Protocol):
    """An output that can sound before sentences, by a voice's earcons or a terminal's bell."""

    cues: bool
    """Whether there are sounds before sentences."""


@runtime_checkable
class HasChords(Protocol):
    """An output with a braille keyboard, such as a display."""

    @property
    def chords(self) -> Mapping[str, str]:
        """The dots of each word, which are pressed with the space key."""
        ...


@runtime_checkable
class SaysLastWords(Protocol):
    """An output whose last words take their time after they were delivered."""

    def finish(self) -> None:
        """Take nothing more; what waits is said, unless it is silenced."""

    @property
    def finished(self) -> bool:
        """True when the last word is over."""

    def silence(self) -> None:
        """Cut the last words."""


@runtime_checkable
class ChangesLanguage(Protocol):
    """An output that can have the words of another language, such as a guest's terminal.

    chosen_language: the code of the one that its reader has chosen; empty for none.
    """

    words: Localizer
    chosen_language: str

    def speak_in(self, words: Localizer) -> None:
        """Use these words from now on."""
        ...


class Reassignable(Output, Protocol):
    """An output that can serve one audience after another, such as a display on the table."""

    audience: Audience

    def blank(self) -> None:
        """Clear everything that was delivered here, and forget it."""
        ...
