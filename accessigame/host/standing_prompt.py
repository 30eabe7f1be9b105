"""The prompt that stands at a table now: of a correction, of the seat to act, or after the game.

Before these stands the question what a card is: the next one is told to who asks alone, and is not
played. None stands where nobody is asked.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import ClassVar, NamedTuple

from accessigame.core.model import Audience, Card, Private, Prompt, Seat, event_class, only
from accessigame.output.blocks import Output
from accessigame.output.delivery import CurrentPrompt, News
from accessigame.output.shared_device import has_channel
from accessigame.session.events import AskAfter
from accessigame.session.table import Table
from accessigame.session.undo import UndoHistory


class StandingPrompt:
    """The prompt of one table, as it follows all news.

    is_finished: says whether nobody will ask anything any more. seat_to_act: gives the seat that
    is asked next. card_questions: those of the players who are told the next card alone.
    """

    def __init__(
        self,
        table: Table,
        outputs: Sequence[Output],
        history: UndoHistory,
        is_finished: Callable[[], bool],
        seat_to_act: Callable[[], Seat | None],
    ) -> None:
        self._table = table
        self._session = table.session
        self._outputs = outputs
        self._history = history
        self._is_finished = is_finished
        self._seat_to_act = seat_to_act
        self.card_questions = CardQuestions()

    def for_audience(self, to: Audience) -> News:
        """Return the prompt for an audience, as news without events."""
        news = self._usual(to)
        if self.card_questions.at_table:
            return replace(news, prompt=CurrentPrompt(AskWhich()))
        return news

    def _usual(self, to: Audience) -> News:
        seat = self._seat_to_act()
        if (prompt := self._history.prompt) is not None:
            mover = self._session.position.mover
            current = CurrentPrompt(prompt)
            return News((), current, actor=seat, mover=mover, about=self._history.entry)
        if seat is not None and seat in self._table.seating.bots:
            return self.while_thinks(seat)
        if seat is None:
            return News((), None if self._is_finished() else CurrentPrompt(AskAfter()))
        return News(
            (),
            self._current(seat),
            actor=seat,
            line_items=self._session.braille_line(),
            page_lines=self._session.braille_page(),
            acting=self._table.awaited,
            elsewhere=self._table.persons_elsewhere,
            mover=self._session.position.mover,
            prompts=self._own_prompts(to),
        )

    def while_thinks(self, bot: Seat) -> News:
        """Return the news while a bot thinks, and nobody is asked.

        A braille line still says whose turn it is. Typing ahead where all choose in secret is
        typing a secret.
        """
        line, page = self._session.braille_line(), self._session.braille_page()
        secret = self._session.prompt(bot).secret
        return News((), actor=bot, line_items=line, page_lines=page, unseen=secret)

    def _current(self, seat: Seat) -> CurrentPrompt:
        session = self._session
        choices, phrases = session.choices(seat), session.choice_phrases(seat)
        return CurrentPrompt(session.prompt(seat), choices, phrases)

    def _own_prompts(self, to: Audience) -> Mapping[Seat, CurrentPrompt]:
        """Return the prompts of those in an audience who may act, and have an own output."""
        acting = self._table.awaited & {*self._table.persons}
        seats = (s for s in acting if to.admits(only(s)) and has_channel(s, self._outputs))
        return {seat: self._current(seat) for seat in seats}


@event_class
class CardWanted(Private):
    """The next card that this seat scans or types is told, and not played."""


@event_class
class CardTold(Private):
    """The card that this seat has asked about."""

    card: Card


@event_class
class NotInBox(Private):
    """What this seat has asked about is no card of this game."""


@event_class
class AskWhich(Prompt):
    """A card is told to one seat alone, so that no screen shows its digits."""

    secret: ClassVar[bool] = True


class StandingQuestion(NamedTuple):
    """Who has asked, and whether the keys are at the table, where others may read the digits."""

    seat: Seat
    at_table: bool


class CardQuestions:
    """The questions that stand, of several players at once; each ends with the next key there.

    An owner is the seat of the keys, or None for a keyboard of several, whose seat may change
    while a question stands: the one that has asked is told.
    """

    def __init__(self) -> None:
        self._by_owner: dict[Seat | None, StandingQuestion] = {}

    @property
    def at_table(self) -> bool:
        """True while digits are to be typed at the table."""
        return any(question.at_table for question in self._by_owner.values())

    def ask(self, owner: Seat | None, question: StandingQuestion) -> None:
        """Let the question of an owner stand."""
        self._by_owner[owner] = question

    def take(self, owner: Seat | None) -> StandingQuestion | None:
        """End the question with a key of its owner, and return it; None where none stands."""
        return self._by_owner.pop(owner, None)
