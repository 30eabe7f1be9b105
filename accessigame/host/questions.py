"""The questions of players: each is answered to those who may hear the answer.

A question about a card that is typed unseen is answered under the fingers of the asking player
alone. Before a grave move, its question is answered first, and the same word again confirms it.
"""

from __future__ import annotations

from functools import partial

from accessigame.core.game import Position, Takes
from accessigame.core.model import Audience, Event, Intent, Refusal, Seat, only
from accessigame.host.announcer import Announcer
from accessigame.host.background import BackgroundTask
from accessigame.host.requester import Requester
from accessigame.input.keymap import Word
from accessigame.output.delivery import known_to
from accessigame.output.shared_device import required
from accessigame.session.events import AgainToConfirm
from accessigame.session.session import Session
from accessigame.session.table import Table
from accessigame.session.undo import UndoHistory


class QuestionHandler:
    """Answers the questions of one game, and adds the estimate of a search to its advice."""

    def __init__(
        self,
        table: Table,
        announcer: Announcer,
        requester: Requester,
        history: UndoHistory,
        background: BackgroundTask,
    ) -> None:
        self._table = table
        self._announcer = announcer
        self._requester = requester
        self._history = history
        self._background = background

    def handle_question(self, intent: Intent) -> bool:
        """Answer a question; True if the same word again confirms a grave move."""
        if self._names_unseen_card(intent):
            self._answer_unseen(intent)
            return False
        events = self._answer(intent)
        # a step that is somebody's alone would be silence to all others at the keyboard
        steps = known_to(self._requester.reviewer, events) if intent.word == Word.EXPLAIN else ()
        self._history.open_explanation(steps, self._requester.last_input_seat)
        if (grave := self._move_needing_confirmation(intent)) is not None:
            events = (*events, AgainToConfirm(grave))
        replied = self._announcer.reply_in_private(events, self._requester.audience)
        if replied and intent.word == Word.ADVICE and intent.number is None:
            self._start_estimate(self._requester.requesting_seat)
        return grave is not None

    def _answer(self, intent: Intent) -> tuple[Event, ...]:
        session, requester = self._table.session, self._requester
        takes = session.takes(intent.word)
        if takes == Takes.CARD:
            return session.answer(intent.word, requester.requesting_seat, intent.number)
        seat = requester.seat_numbered(intent.number or None)  # a 0 stands for the asking seat
        # a secret is answered to its owner, so only open questions go to other seats
        about = seat if takes == Takes.SEAT else requester.requesting_seat
        return session.answer(intent.word, about)

    def _move_needing_confirmation(self, intent: Intent) -> str | None:
        """Return the name of the grave move that the same word again would be, if it is one."""
        session = self._table.session
        kinds = {k: n for n, k in session.game.moves.items() if k.asks_first == intent.word}
        seat = self._announcer.seat_to_act
        # the hands that may be dealt are more than can be gone through, so only where it matters
        moves = session.legal_moves(seat) if kinds and seat is not None else ()
        return next((kinds[type(m)] for m in moves if type(m) in kinds), None)

    # a card that nobody saw typed -------------------------------------------------------------

    def _names_unseen_card(self, intent: Intent) -> bool:
        """Return True if a card is named that nobody saw typed, so that it is not said aloud.

        So the keyboard asks for the seat that has, or is to have, the shared device; a display of
        one's own has keys of its own.
        """
        seat, shared = self._requester.keyboard_seat, self._announcer.shared
        named = self._table.session.takes(intent.word) == Takes.CARD and intent.number is not None
        if shared is None or not named or self._requester.last_input_seat is not None:
            return False
        needs = shared.holder == seat or not self._announcer.has_own_output(seat)
        return needs and _chooses_in_secret(self._table.session, seat)

    def _answer_unseen(self, intent: Intent) -> None:
        """Answer under the fingers of the player who chooses in secret; offer it before."""
        seat, shared = self._requester.keyboard_seat, required(self._announcer.shared)
        if shared.holder != seat:
            self._announcer.offer(shared, seat)
            return
        try:
            self._announcer.reply(self._answer(intent), only(seat))
        except Refusal as refusal:  # it names the card that was typed unseen
            self._announcer.refuse(refusal, only(seat))

    # advice of a search -----------------------------------------------------------------------

    def _start_estimate(self, seat: Seat) -> None:
        """Let a search estimate the choices of a seat beside the table."""
        work = self._table.seating.estimate(self._table.session, seat)
        if work is not None:
            position, to = self._table.session.position, self._requester.audience
            self._background.begin(work, partial(self._on_estimate, position, to), lambda: None)

    def _on_estimate(self, position: Position, to: Audience, events: tuple[Event, ...]) -> None:
        if position is self._table.session.position and events:
            self._announcer.reply_in_private(events, to)


def _chooses_in_secret(session: Session, seat: Seat) -> bool:
    return seat in session.to_act() and session.prompt(seat).secret
