"""The reader of a replay: it goes through the stops of a game by keys, and tells each of them.

Theory of operation. Like the loop of a table, it takes one input after the other from `inbox`, in
one event loop, and a key makes the outputs silent first. An intent goes to a stop, asks the game
about the position there, or adjusts an output. Nothing is played, and nothing is written.

What must never happen: something is told that was a secret in the game. Every event goes out by
`deliver`, and each answer through `known_to` before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import Final

from accessigame.core.game import Takes
from accessigame.core.model import (
    EVERYONE,
    TABLE,
    Event,
    Intent,
    Message,
    NotAllowed,
    NotUnderstood,
    Prompt,
    Refusal,
    Seat,
    event_class,
)
from accessigame.games.shared import SeatUnknown
from accessigame.host.help import HelpLine, key_help
from accessigame.host.rulebook import section
from accessigame.input.inbox import Given, Inbox
from accessigame.input.key_entry import KeyUnknown
from accessigame.input.keymap import Word
from accessigame.output.adjusting import ADJUSTING, Adjustable, adjusted
from accessigame.output.blocks import Output
from accessigame.output.delivery import News, deliver, known_to
from accessigame.session.events import GameNotKept
from accessigame.session.playback import Playback
from accessigame.session.review import ReviewBuffer
from accessigame.session.table import Table

ON: Final = (Word.ENTER, Word.FORTH, Word.NEWER)
BACK: Final = (Word.CORRECT, Word.OLDER, Word.UNDO)
"""The words that go through the stops."""
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
"""The questions about the position at a stop, where the game has them."""
OWN_HELP: Final[Mapping[str, str]] = MappingProxyType(
    {
        Word.FORTH: "help-replay-forth",
        Word.CORRECT: "help-replay-correct",
        Word.QUIT: "help-replay-quit",
    }
)
"""The help of words that mean something else here than in a game."""


@event_class
class AskStop(Prompt):
    """The question of a replay: the number of this stop, and of the last."""

    number: int
    last: int


@event_class
class SecretInReplay(Event):
    """What was asked was a secret in the game, and stays one."""


class ReplayReader:
    """A replay, told stop by stop to the outputs of one computer.

    first: what is told before the first stop, such as a remark on the file. chords: the dots of
    each word on a braille keyboard, for the help.
    """

    def __init__(
        self, table: Table, outputs: Sequence[Output], first: tuple[Event, ...] = ()
    ) -> None:
        self.inbox = Inbox()
        self.chords: Mapping[str, str] = MappingProxyType({})
        self._table = table
        self._game = table.session.game
        self._outputs = outputs
        self._first = first
        self._playback = Playback(table.session, table.early_end)
        self._review = ReviewBuffer()

    async def run(self) -> None:
        """Tell what keys ask for, until somebody leaves."""
        while (given := await self.inbox.get()) is not None and not self._leaves(given):
            self._take(given)
        deliver(News((GameNotKept(),)), self._outputs, self._table.words)

    def begin(self) -> None:
        """Tell the first stop."""
        self._tell((*self._first, *self._playback.events()))

    def offer(self, given: Given) -> None:
        """Take an input of a display, unless too many of them wait."""
        self.inbox.offer(given)

    def wake(self, event: Event) -> None:
        """Tell an event of a device, such as a display that went away."""
        self._reply(event)

    def _leaves(self, given: Intent | Refusal) -> bool:
        return isinstance(given, Intent) and given.word == Word.QUIT

    def _take(self, given: Given) -> None:
        """Silence the outputs, and carry an input out."""
        for output in self._outputs:
            output.silence()
        try:
            if isinstance(given, Refusal):
                raise given
            if given is not None and given.word != Word.TOUCH:
                self._carry_out(given)
        except Refusal as refusal:
            self._reply(refusal.event, refused=refusal.event)

    def _carry_out(self, intent: Intent) -> None:
        word, playback = intent.word, self._playback
        if word in ON:
            self._tell(playback.go_on(intent.number or 1))
        elif word in BACK:
            self._tell(playback.go_back(intent.number or 1))
        elif word == Word.NUMBER and not intent.numbers:
            self._tell(playback.go_to(intent.number or 0))
        elif word in ADJUSTING:
            self._reply(*adjusted(self._outputs, intent))
        else:
            self._reply(*self._answer(intent))

    def _answer(self, intent: Intent) -> tuple[Event, ...]:
        """Return the answer to a question, as far as everybody may know it."""
        match intent.word:
            case Word.HELP:
                return self._help()
            case Word.RULES:
                return section(self._game.name, intent.number or 1, self._table.words)
            case Word.REPEAT:
                return self._review.nth(intent.number or 1, EVERYONE)
            case Word.DIGITS:
                return (self._review.digits(self._table.words, EVERYONE),)
            case word if word in ASKED and self._table.session.is_question(word):
                told = known_to(EVERYONE, self._asked_of_game(intent))
                if not told:
                    raise NotAllowed(SecretInReplay())
                return told
        raise NotUnderstood(KeyUnknown(intent.given))

    def _asked_of_game(self, intent: Intent) -> tuple[Event, ...]:
        """Return the answer of the game about the position of this stop."""
        position, takes = self._playback.position, self._table.session.takes(intent.word)
        asking = self._actor or position.seats[0]
        if takes == Takes.CARD:
            return self._game.answer(position, intent.word, asking, intent.number)
        number = intent.number or asking + 1
        if number > len(position.seats):
            raise NotUnderstood(SeatUnknown(number, len(position.seats)))
        return self._game.answer(position, intent.word, Seat(number - 1), None)

    @property
    def _actor(self) -> Seat | None:
        """The player to act at this stop; None for the table, and where the game is over."""
        acting = self._playback.position.to_act() - {TABLE}
        return min(acting, default=None)

    def _help(self) -> tuple[Event, ...]:
        """Return a line for each key that does something here."""
        adjustable = any(isinstance(output, Adjustable) for output in self._outputs)
        voice = ADJUSTING if adjustable else (Word.VERBOSITY,)
        asked = (word for word in ASKED if self._table.session.is_question(word))
        others = (Word.REPEAT, *asked, Word.DIGITS, *voice, Word.HELP)
        lines = key_help({**{word: f"help-{word}" for word in others}, **OWN_HELP}, self.chords)
        enter, number = (Message("key-enter"),), (Message("key-number"),)
        return (
            HelpLine(enter, Message("help-replay-forth"), enter),
            HelpLine(number, Message("help-replay-number"), number),
            *lines,
        )

    # out --------------------------------------------------------------------------------------

    def _tell(self, events: tuple[Event, ...]) -> None:
        """Tell the events of a stop, with its number as the question."""
        news = self._news(events)
        self._review.add(news)
        deliver(news, self._outputs, self._table.words)

    def _reply(self, *events: Event, refused: Event | None = None) -> None:
        news = replace(self._news(events), answer=True, refused=refused)
        deliver(news, self._outputs, self._table.words)

    def _news(self, events: tuple[Event, ...]) -> News:
        place = self._playback.place
        return News(
            events,
            AskStop(place, self._playback.last),
            (Intent(Word.FORTH), Intent(Word.CORRECT)),
        )
