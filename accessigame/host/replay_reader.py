"""The reader of a replay: it goes through the stops of a game by keys, and tells each of them.

What was a secret in the game stays one: a replay is told to everybody.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from accessigame.core.game import Position
from accessigame.core.model import TABLE, Event, Intent, Prompt, Seat, event_class
from accessigame.host.help import chords_of, stepping_help
from accessigame.host.reading_loop import ReadingLoop
from accessigame.input.keymap import Word
from accessigame.output.blocks import Output
from accessigame.output.delivery import CurrentPrompt, News
from accessigame.session.replay import Playback
from accessigame.session.session import Session
from accessigame.session.table import Table

ON: Final = (Word.ENTER, Word.FORTH, Word.NEWER)
BACK: Final = (Word.CORRECT, Word.OLDER, Word.UNDO)
"""The words that go through the stops."""
PLACE: Final = (Word.TURN, Word.TABLE)
"""The questions about the whole position, whose answers begin with its place in the game."""
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
class HowToGoThrough(Event):
    """The keys for the next move, the help and the way out, once at the beginning."""


@event_class
class StopAt(Event):
    """The place of this stop: its number, and that of the last."""

    number: int
    last: int


@event_class
class SecretInReplay(Event):
    """What was asked was a secret in the game, and stays one."""


class ReplayReader(ReadingLoop):
    """A replay, told stop by stop to the outputs of one computer.

    first: what is told before the first stop, such as a remark on the file.
    """

    def __init__(
        self, table: Table, outputs: Sequence[Output], first: tuple[Event, ...] = ()
    ) -> None:
        super().__init__(table.words, outputs)
        self._table = table
        self._first = first
        self._playback = Playback(table.session, table.early_end)

    def begin(self) -> None:
        """Tell the first stop, and how to continue."""
        self._tell(*self._first, *self._playback.events(), HowToGoThrough())

    def _leads_on(self, intent: Intent) -> bool:
        """Go to another stop, and tell it."""
        word, playback = intent.word, self._playback
        if word in ON:
            self._tell(*playback.advance(intent.count))
        elif word in BACK:
            self._tell(*playback.go_back(intent.count))
        elif word == Word.NUMBER and not intent.numbers:
            self._tell(*playback.go_to(intent.number or 0))
        else:
            return False
        return True

    @property
    def _session(self) -> Session:
        return self._table.session

    @property
    def _position(self) -> Position:
        return self._playback.position

    @property
    def _asking(self) -> Seat:
        """The player to act at this stop; the first one for the table, and where it is over."""
        acting = self._position.to_act() - {TABLE}
        return min(acting, default=self._position.seats[0])

    def _secret(self) -> Event:
        return SecretInReplay()

    def _answer(self, intent: Intent) -> tuple[Event, ...]:
        """Return the answer to a question, after the place where it is about the whole position."""
        answer, playback = super()._answer(intent), self._playback
        return (StopAt(playback.place, playback.last), *answer) if intent.word in PLACE else answer

    def _help(self) -> tuple[Event, ...]:
        chords = chords_of(self._outputs)
        return stepping_help(OWN_HELP, "help-replay-number", self._usual_words, chords)

    def _news(self, events: tuple[Event, ...]) -> News:
        place = self._playback.place
        choices = Intent(Word.FORTH), Intent(Word.CORRECT)
        return News(events, CurrentPrompt(AskStop(place, self._playback.last), choices))
