"""The questions of players: each is answered to those who may hear the answer.

A question about a card that is typed unseen is answered under the fingers of the asking player
alone. Before a grave move, its question is answered first, and the same word again confirms it.
"""

from __future__ import annotations

from functools import partial

from accessigame.core.game import Position, Takes
from accessigame.core.model import Audience, Event, Refusal, Seat, only
from accessigame.host.announcer import Announcer
from accessigame.host.background import BackgroundTask
from accessigame.host.request import Request
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
        history: UndoHistory,
        background: BackgroundTask,
    ) -> None:
        self._table = table
        self._announcer = announcer
        self._history = history
        self._background = background

    def handle_question(self, request: Request) -> bool:
        """Answer a question; True if the same word again confirms a grave move."""
        intent = request.intent
        if self._names_unseen_card(request):
            self._answer_unseen(request)
            return False
        events = self._answer(request)
        # a step that is somebody's alone would be silence to all others at the keyboard
        steps = known_to(request.listener, events) if intent.word == Word.EXPLAIN else ()
        self._history.open_explanation(steps, request.owner)
        if (grave := self._move_needing_confirmation(intent.word)) is not None:
            events = (*events, AgainToConfirm(grave))
        replied = self._announcer.reply_in_private(events, request.audience)
        if replied and intent.word == Word.ADVICE and intent.number is None:
            self._start_estimate(request)
        return grave is not None

    def _answer(self, request: Request) -> tuple[Event, ...]:
        session, intent = self._table.session, request.intent
        takes = session.takes(intent.word)
        if takes == Takes.CARD:
            return session.answer(intent.word, request.seat, intent.number)
        # a 0 stands for the asking seat
        seat = request.seat_numbered(intent.number or None, session.position.seats)
        # a secret is answered to its owner, so only open questions go to other seats
        about = seat if takes == Takes.SEAT else request.seat
        return session.answer(intent.word, about)

    def _move_needing_confirmation(self, word: str) -> str | None:
        """Return the name of the grave move that the same word again would be, if it is one."""
        session = self._table.session
        kinds = {k: n for n, k in session.game.moves.items() if k.asks_first == word}
        seat = self._announcer.seat_to_act
        # the hands that may be dealt are more than can be gone through, so only where it matters
        moves = session.legal_moves(seat) if kinds and seat is not None else ()
        return next((kinds[type(m)] for m in moves if type(m) in kinds), None)

    # a card that nobody saw typed -------------------------------------------------------------

    def _names_unseen_card(self, request: Request) -> bool:
        """Return True if a card is named that nobody saw typed, so that it is not said aloud.

        So the keyboard asks for the seat that has, or is to have, the shared device; a display of
        one's own has keys of its own.
        """
        seat, shared, intent = request.seat, self._announcer.shared, request.intent
        is_card = self._table.session.takes(intent.word) == Takes.CARD and intent.number is not None
        if shared is None or not is_card or request.owner is not None:
            return False
        needs = shared.holder == seat or not self._announcer.has_own_output(seat)
        return needs and _chooses_in_secret(self._table.session, seat)

    def _answer_unseen(self, request: Request) -> None:
        """Answer under the fingers of the player who chooses in secret; offer it before."""
        seat, shared = request.seat, required(self._announcer.shared)
        if shared.holder != seat:
            self._announcer.offer(shared, seat)
            return
        try:
            self._announcer.reply(self._answer(request), only(seat))
        except Refusal as refusal:  # it names the card that was typed unseen
            self._announcer.refuse(refusal, only(seat))

    # advice of a search -----------------------------------------------------------------------

    def _start_estimate(self, request: Request) -> None:
        """Let a search estimate the choices of the asking seat beside the table."""
        session = self._table.session
        work = self._table.seating.estimate(session, request.seat)
        if work is not None:
            then = partial(self._on_estimate, session.position, request.audience)
            self._background.begin(work, then, lambda: None)

    def _on_estimate(self, position: Position, to: Audience, events: tuple[Event, ...]) -> None:
        if position is self._table.session.position and events:
            self._announcer.reply_in_private(events, to)


def _chooses_in_secret(session: Session, seat: Seat) -> bool:
    return seat in session.to_act() and session.prompt(seat).secret
