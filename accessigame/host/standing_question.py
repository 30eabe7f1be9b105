"""The question that stands at a table now: of a correction, of the seat to act, or none."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from accessigame.core.model import Audience, Seat, only
from accessigame.output.blocks import Output
from accessigame.output.delivery import News, Question
from accessigame.output.shared_device import has_channel
from accessigame.session.events import AskAfter
from accessigame.session.table import Table
from accessigame.session.undo import UndoHistory


class StandingQuestion:
    """The question of one table, as it follows all news.

    is_finished: says whether nobody will ask anything any more. seat_to_act: gives the seat that
    is asked next.
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

    def asked_of(self, to: Audience) -> News:
        """Return the question for an audience, as news without events."""
        seat = self._seat_to_act()
        if (prompt := self._history.prompt) is not None:
            mover = self._session.position.mover
            return News((), prompt, actor=seat, mover=mover, about=self._history.entry)
        if seat is not None and seat in self._table.seating.bots:
            return self.while_thinks(seat)
        if seat is None:
            return News((), None if self._is_finished() else AskAfter())
        asked = self._question(seat)
        return News(
            (),
            asked.prompt,
            asked.choices,
            actor=seat,
            line_items=self._session.braille_line(),
            acting=self._table.awaited,
            elsewhere=self._table.persons_elsewhere,
            mover=self._session.position.mover,
            own=self._own_questions(to),
        )

    def while_thinks(self, bot: Seat) -> News:
        """Return the news while a bot thinks, and nobody is asked.

        A braille line still says whose turn it is. Typing ahead where all choose in secret is
        typing a secret.
        """
        line, prompt = self._session.braille_line(), self._session.prompt(bot)
        return News((), actor=bot, line_items=line, unseen=prompt.secret)

    def _question(self, seat: Seat) -> Question:
        session = self._session
        return Question(session.prompt(seat), session.choices(seat), session.choice_phrases(seat))

    def _own_questions(self, to: Audience) -> Mapping[Seat, Question]:
        """Return the questions of those in an audience who may act, and have an own output."""
        acting = self._table.awaited & {*self._table.persons}
        own = (s for s in acting if to.admits(only(s)) and has_channel(s, self._outputs))
        return {seat: self._question(seat) for seat in own}
