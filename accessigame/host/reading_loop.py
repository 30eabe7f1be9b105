"""The loop of somebody who uses keys without a table: to read a game, or to aim a camera.

Theory of operation. Like the loop of a table, `KeyLoop` takes one input after the other from
`inbox`, in one event loop, and a key makes the outputs silent first. An intent leads on, is
answered, or adjusts an output. Nothing is written. In a replay or exercises, a `ReadingLoop` also
asks the game about the position that is told now.

What must never happen: something is told that the listeners may not know. Every event goes out by
`deliver`, and each answer through `known_to` before it.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeAlias

from accessigame.core.game import Position, Takes
from accessigame.core.model import (
    EVERYONE,
    Audience,
    Event,
    Intent,
    NotAllowed,
    NotUnderstood,
    Refusal,
    Seat,
)
from accessigame.games.shared import SeatUnknown
from accessigame.host.rulebook import section
from accessigame.input.inbox import Given, Inbox
from accessigame.input.key_entry import KeyUnknown
from accessigame.input.keymap import Word
from accessigame.output.adjusting import ADJUSTING, Adjustable, adjusted
from accessigame.output.blocks import Output
from accessigame.output.delivery import News, deliver, known_to
from accessigame.session.earlier_news import EarlierNews
from accessigame.session.events import GameNotKept
from accessigame.session.session import Session
from accessigame.words.words import Localizer

Answer: TypeAlias = Callable[[Intent], tuple[Event, ...]]
"""Returns the answer to a command."""


class KeyLoop(ABC):
    """A loop that tells the outputs of one computer something, key by key."""

    def __init__(
        self, words: Localizer, outputs: Sequence[Output], listeners: Audience = EVERYONE
    ) -> None:
        self.inbox = Inbox()
        self._words = words
        self._outputs = outputs
        self._listeners = listeners
        self._earlier_news = EarlierNews()

    async def run(self) -> tuple[Event, ...]:
        """Tell what keys ask for, until somebody leaves; return the events before the farewell."""
        while (meaning := await self.inbox.get()) is not None and not self._leaves(meaning):
            self._take(meaning)
        last = self._last_words()
        deliver(News((*last, self._farewell()), is_last=True), self._outputs, self._words)
        return last

    @abstractmethod
    def begin(self) -> None:
        """Tell the first things."""

    def wake(self, event: Event) -> None:
        """Tell an event of a device, such as a display that went away."""
        self._reply(event)

    # what each loop has of its own ------------------------------------------------------------

    @abstractmethod
    def _leads_on(self, intent: Intent) -> bool:
        """Carry out an intent that leads to something else; False for any other one."""

    @abstractmethod
    def _help(self) -> tuple[Event, ...]:
        """Return a line for each key that does something here."""

    @abstractmethod
    def _news(self, events: tuple[Event, ...]) -> News:
        """Return the events with the question that stands now."""

    def _last_words(self) -> tuple[Event, ...]:
        """Return the events before the farewell."""
        return ()

    def _farewell(self) -> Event:
        """Return the last of all events: what comes behind this loop."""
        return GameNotKept()

    # in ---------------------------------------------------------------------------------------

    def _leaves(self, meaning: Intent | Refusal) -> bool:
        return isinstance(meaning, Intent) and meaning.word == Word.QUIT

    def _take(self, meaning: Given) -> None:
        """Silence the outputs, and carry an input out."""
        for output in self._outputs:
            output.silence()
        try:
            if isinstance(meaning, Refusal):
                raise meaning
            if meaning is not None and meaning.word != Word.TOUCH:
                self._carry_out(meaning)
        except Refusal as refusal:
            self._reply(refusal.event, *refusal.secret, refused=refusal.event)

    def _carry_out(self, intent: Intent) -> None:
        if self._leads_on(intent):
            return
        if intent.word in ADJUSTING:
            self._reply(*adjusted(self._outputs, intent))
        else:
            self._reply(*self._answer(intent))

    def _answer(self, intent: Intent) -> tuple[Event, ...]:
        """Return the answer to a command, as far as the listeners may know it."""
        if (answer := self._answers.get(intent.word)) is not None:
            return answer(intent)
        raise NotUnderstood(KeyUnknown(intent.given))

    @property
    def _answers(self) -> Mapping[str, Answer]:
        """The commands that are answered here, with their answers."""
        earlier, listeners = self._earlier_news, self._listeners
        return {
            Word.HELP: lambda _: self._help(),
            Word.REPEAT: lambda intent: earlier.nth(intent.count, listeners),
            Word.DIGITS: lambda _: (earlier.digits(self._words, listeners),),
        }

    @property
    def _usual_words(self) -> tuple[Word, ...]:
        """The words that do the same in each such loop, for its help."""
        adjustable = any(isinstance(output, Adjustable) for output in self._outputs)
        voice = ADJUSTING if adjustable else (Word.VERBOSITY,)
        return (Word.REPEAT, Word.DIGITS, *voice, Word.HELP)

    # out --------------------------------------------------------------------------------------

    def _tell(self, *events: Event) -> None:
        """Tell events that can be repeated, with the question."""
        news = self._news(events)
        self._earlier_news.add(news)
        deliver(news, self._outputs, self._words)

    def _reply(self, *events: Event, refused: Event | None = None) -> None:
        news = replace(self._news(events), answer=True, refused=refused)
        deliver(news, self._outputs, self._words)


ASKED: Final = (
    Word.TURN,
    Word.MY_CARDS,
    Word.MY_TOKENS,
    Word.TABLE,
    Word.SCORES,
    Word.EXPLAIN,
    Word.COSTS,
    Word.WHERE,
)
"""The questions about the position, where the game has them."""


class ReadingLoop(KeyLoop):
    """A loop that tells the outputs of one computer a game, key by key."""

    # what each loop has of its own ------------------------------------------------------------

    @property
    @abstractmethod
    def _session(self) -> Session:
        """The game whose rules answer."""

    @property
    @abstractmethod
    def _position(self) -> Position:
        """The position that questions are about."""

    @property
    @abstractmethod
    def _asking(self) -> Seat:
        """The seat whose things are meant where no number names another."""

    @abstractmethod
    def _secret(self) -> Event:
        """Return the reason why a secret is not told."""

    # in ---------------------------------------------------------------------------------------

    def _answer(self, intent: Intent) -> tuple[Event, ...]:
        """Return the answer to a question, as far as the listeners may know it."""
        word = intent.word
        if word in self._answers or word not in ASKED or not self._session.is_question(word):
            return super()._answer(intent)
        events = known_to(self._listeners, self._asked_of_game(intent))
        if not events:
            raise NotAllowed(self._secret())
        return events

    @property
    def _answers(self) -> Mapping[str, Answer]:
        """The commands that are answered here without the game, with their answers."""
        return {
            **super()._answers,
            Word.RULES: lambda intent: section(self._session.game.name, intent.count, self._words),
        }

    def _asked_of_game(self, intent: Intent) -> tuple[Event, ...]:
        """Return the answer of the game about the position."""
        game, position, takes = (
            self._session.game,
            self._position,
            self._session.takes(intent.word),
        )
        if takes == Takes.CARD:
            return game.answer(position, intent.word, self._asking, intent.number)
        number = intent.number or self._asking + 1
        if number > len(position.seats):
            raise NotUnderstood(SeatUnknown(number, len(position.seats)))
        return game.answer(position, intent.word, Seat(number - 1), None)

    @property
    def _usual_words(self) -> tuple[Word, ...]:
        """The words that do the same in each such loop, for its help."""
        repeat, *others = super()._usual_words
        questions = (word for word in ASKED if self._session.is_question(word))
        return (repeat, *questions, *others)
