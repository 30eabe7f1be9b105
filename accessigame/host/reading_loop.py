"""The loop of somebody who goes through games by keys, without a table: a replay, exercises.

Theory of operation. An intent leads on, or asks the game about the position that is told now, as
far as `KeyLoop` does not answer it.

What must never happen: something is told that the listeners may not know. Every event goes out by
`deliver`, and each answer through `known_to` before it.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping
from typing import Final

from accessigame.core.game import Position, Takes
from accessigame.core.model import Event, Intent, NotAllowed, NotUnderstood, Seat
from accessigame.games.shared import SeatUnknown
from accessigame.host.key_loop import Answer, KeyLoop
from accessigame.host.rulebook import section
from accessigame.input.keymap import Word
from accessigame.output.delivery import known_to
from accessigame.session.session import Session

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
