"""The reader of a replay: it goes through the stops of a game by keys, and tells each of them.

What was a secret in the game stays one: a replay is told to everybody. A review is not, so the key
that asks for one leads out of the replay, and `reviewed` then says whose choices are wanted.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Final

from accessigame.core.game import Position
from accessigame.core.model import (
    TABLE,
    Event,
    Intent,
    NotAllowed,
    NotUnderstood,
    Prompt,
    Refusal,
    Seat,
    event_class,
)
from accessigame.games.shared import SeatUnknown
from accessigame.host.help import chords_of, stepping_help
from accessigame.host.reading_loop import ReadingLoop
from accessigame.input.keymap import Word
from accessigame.output.blocks import Output
from accessigame.output.delivery import CurrentPrompt, News
from accessigame.session.replay import Playback
from accessigame.session.review.grading import choices_of
from accessigame.session.review.reviews import (
    NothingToReview,
    ReviewOfRunningGame,
    RoundStaysSecret,
)
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
        Word.ADVICE: "help-replay-advice",
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
class StaysSecret(Event):
    """What was asked was a secret in the game, and stays one."""


@event_class
class WhoseChoices(Event):
    """Several persons have played, so a number before the key is to name one."""

    known: tuple[str, ...]


@event_class
class NoPersonChose(Event):
    """There is no choice of a person to review: a bot played there, or bots alone."""


@event_class
class ReviewFollows(Event):
    """The replay gives way to the review of the choices of this seat."""

    seat: Seat


class ReplayReader(ReadingLoop):
    """A replay, told stop by stop to the outputs of one computer.

    first: what is told before the first stop, such as a remark on the file.
    place: the number of the stop where it continues, behind a review; None for the beginning.
    """

    def __init__(
        self,
        table: Table,
        outputs: Sequence[Output],
        first: tuple[Event, ...] = (),
        place: int | None = None,
    ) -> None:
        super().__init__(table.words, outputs)
        self._table = table
        self._first = first
        self._playback = Playback(table.session, table.early_end)
        self._continues_at = place
        self.reviewed: Seat | None = None

    @property
    def place(self) -> int:
        """The number of the stop that was told last."""
        return self._playback.place

    def begin(self) -> None:
        """Tell the first stop, and how to continue; or the stop where it continues."""
        if self._continues_at is None:
            self._tell(*self._first, *self._playback.events(), HowToGoThrough())
            return
        events = self._playback.go_to(self._continues_at)
        self._tell(StopAt(self._playback.place, self._playback.last), *events)

    def _leaves(self, meaning: Intent | Refusal) -> bool:
        """Return True for a wish to leave, or for a review that there can be."""
        if isinstance(meaning, Intent) and meaning.word == Word.ADVICE:
            with suppress(Refusal):  # which is told where the key is carried out
                self.reviewed = self._seat_to_review(meaning)
                return True
        return super()._leaves(meaning)

    def _farewell(self) -> Event:
        return super()._farewell() if self.reviewed is None else ReviewFollows(self.reviewed)

    def _leads_on(self, intent: Intent) -> bool:
        """Go to another stop, and tell it."""
        word, playback = intent.word, self._playback
        if word in ON:
            self._tell(*playback.advance(intent.count))
        elif word in BACK:
            self._tell(*playback.go_back(intent.count))
        elif word == Word.NUMBER and not intent.numbers:
            self._tell(*playback.go_to(intent.number or 0))
        elif word == Word.ADVICE:
            self._seat_to_review(intent)  # raises: where there is a review, it left the loop
        else:
            return False
        return True

    def _seat_to_review(self, intent: Intent) -> Seat:
        """Return the seat of a person whose choices can be reviewed; raises Refusal without one.

        A number names a seat, which only a game of several persons needs.
        """
        table, session = self._table, self._session
        if not session.position.over:
            raise NotAllowed(ReviewOfRunningGame())
        seat = self._named_seat(intent.number)
        if seat not in table.persons:
            raise NotAllowed(NoPersonChose())
        if not any(choices_of(session, [seat])):
            raise NotAllowed(RoundStaysSecret() if session.broken_off else NothingToReview(seat))
        return seat

    def _named_seat(self, number: int | None) -> Seat:
        """Return the seat of a number, else the only person; a bot where there is none."""
        seats, persons = self._session.position.seats, self._table.persons
        if number is not None:
            if not 1 <= number <= len(seats):
                raise NotUnderstood(SeatUnknown(number, len(seats)))
            return Seat(number - 1)
        if len(persons) > 1:
            raise NotUnderstood(WhoseChoices(tuple(map(self._words.name, persons))))
        return next(iter(persons), seats[0])

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
        return StaysSecret()

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
