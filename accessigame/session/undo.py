"""The history of one table: moves taken back, one entry corrected, that taken back too.

Theory of operation. The host gives every intent to `UndoHistory.handle_intent` first, in its
own thread, the loop of the table:

1. Steps of an open explanation come first, since they use the same keys (`ExplanationSteps`).
2. `correct` opens a `CorrectionDialog`. While it is open it sees each intent before the game.
3. An intent of the dialog gives a `HistoryReply`. Any other intent gives None and, unless it is
   harmless, closes the dialog: the next announcement says so, once (`take_dialog_end`).
4. A correction that is accepted rewrites the session and appends one line to the journal.
5. `undo` is called by the host's command. It takes back the last correction, or the last change
   of the number of rounds, while nobody has moved since; otherwise the last entries of persons
   with all the moves after them.

The journal is only appended to. The disk is synced later, by the announcer, before anybody hears
of the change. A reply of an open dialog never says what an entry hides from its listeners: the
dialog gives events with their audiences, and delivery leaves secrets out.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from accessigame.core.model import (
    TABLE,
    Event,
    Intent,
    Move,
    NotAllowed,
    NotUnderstood,
    Prompt,
    Refusal,
    Seat,
    event_class,
)
from accessigame.input.keymap import Word
from accessigame.session import rounds
from accessigame.session.events import MovesUndone, NoChoiceToTakeBack
from accessigame.session.explanation import ExplanationSteps, StepsEnd
from accessigame.session.session import BreakOff, CountAsItStands
from accessigame.session.table import Table

if TYPE_CHECKING:
    from accessigame.core.game import Position
    from accessigame.session.correction import CorrectionDialog, DialogReply
    from accessigame.session.rewrite import Amendment
    from accessigame.session.rounds import Agreement

MOST_UNDONE: Final = 9
"""Entries taken back at once, at most: with two digits, a card was meant rather than a count."""


@event_class
class TooManyToUndo(Event):
    """More entries than are taken back at once, since no key brings them back."""

    most: int


class HistoryReply(NamedTuple):
    """The reply to an intent about the past.

    changed: another position stands now. explains: the events are a step of an explanation, for
    its reader alone.
    """

    events: tuple[Event, ...]
    changed: bool = False
    explains: bool = False


class UndoHistory:
    """The past of one table, and its journal, in which nothing is ever erased.

    harmless: the words that leave a correction or an explanation open.
    """

    def __init__(self, table: Table, harmless: Collection[str]) -> None:
        self._table = table
        self._harmless = harmless
        self._explanation = ExplanationSteps(harmless)
        self._dialog: CorrectionDialog | None = None
        self._dialog_end: tuple[Event, ...] = ()
        self._entry: tuple[Event, ...] = ()
        self._corrected: Amendment | None = None
        self._agreed_before: Agreement | None = None
        self._joined: list[Move] = []
        self._asked_at: Position | None = None

    @property
    def prompt(self) -> Prompt | None:
        """The question of the open dialog, if any."""
        return None if self._dialog is None else self._dialog.prompt()

    @property
    def entry(self) -> tuple[Event, ...]:
        """The subject of that question: the entry, or the change of it."""
        return () if self._dialog is None else self._entry

    @property
    def position_of_table(self) -> Position | None:
        """The position in which an open dialog awaits an entry of the table, if it does."""
        return None if self._dialog is None else self._dialog.position_of_table()

    @property
    def is_all_over(self) -> bool:
        """True if the game is over and no correction is open."""
        return self._dialog is None and self._table.session.position.over

    def note_move(self) -> None:
        """Note that a person moved: `undo` does not take back what changed before any more."""
        self._corrected = self._agreed_before = None

    def note_joined(self, move: Move) -> None:
        """Note a move that was entered together with the one before, so that `undo` takes both."""
        self._joined.append(move)

    def _begins_entry(self, move: Move) -> bool:
        """Return True for a move with which an entry of a person begins."""
        return self._table.seating.entered_by_person(move) and not any(
            move is joined for joined in self._joined
        )

    def open_explanation(self, steps: tuple[Event, ...], reader: Seat | None = None) -> None:
        """Let the reader, by the seat of the keys, go through an explanation step by step."""
        self._explanation.open(steps, reader)

    def leave_dialog(self) -> None:
        """Close an open correction, since the table is left; `take_dialog_end` tells it."""
        if self._dialog is not None:
            from accessigame.session.correction import CorrectionLeft  # noqa: PLC0415 - imported only when somebody corrects

            self._dialog, self._dialog_end = None, (CorrectionLeft(),)

    def take_dialog_end(self) -> tuple[Event, ...]:
        """Return, once, the event of a dialog that an intent of something else has closed."""
        ended, self._dialog_end = self._dialog_end, ()
        return ended

    # intents ----------------------------------------------------------------------------------

    def handle_intent(self, intent: Intent) -> HistoryReply | None:
        """Return the reply to an intent about the past; None for any other intent."""
        if intent.word != Word.LAST_ROUND:
            self.withdraw_question()
        if self._dialog is None:
            if (step := self._explanation.handle_intent(intent)) is not None:
                return HistoryReply((step,), explains=True)
            if intent.word == Word.FORTH:
                raise NotUnderstood(StepsEnd())
            if intent.word != Word.CORRECT:
                return None
            from accessigame.session.correction import CorrectionDialog  # noqa: PLC0415 - imported only when somebody corrects

            self._dialog = CorrectionDialog(self._table, self._harmless)
        else:
            self._explanation.close_unless_harmless(intent)
        return self._reply(self._handle_in_dialog(self._dialog, intent))

    def handle_guest(self, intent: Intent) -> HistoryReply | None:
        """Return the step of an explanation that a guest goes to; None for any other intent.

        The past belongs to the table, so that a guest neither opens nor disturbs a correction.
        """
        step = self._explanation.handle_intent(intent)
        if step is None and intent.word == Word.FORTH:
            raise NotUnderstood(StepsEnd())
        return None if step is None else HistoryReply((step,), explains=True)

    def _handle_in_dialog(self, dialog: CorrectionDialog, intent: Intent) -> DialogReply:
        """Return the reply of the dialog, which is closed if it ends by that."""
        try:
            reply = dialog.handle_intent(intent)
        except Refusal:
            if not dialog.stands_at_entry:
                self._dialog = None
            raise
        if reply.ends:
            self._dialog = None
        return reply

    def _reply(self, reply: DialogReply) -> HistoryReply | None:
        from accessigame.session.correction import CorrectionLeft, EntryAt  # noqa: PLC0415 - imported only when somebody corrects
        from accessigame.session.rewrite import EntryAdded, EntryBecomes, EntryGone  # noqa: PLC0415 - the same

        if reply.events is None:
            self._dialog_end = (CorrectionLeft(),) if reply.ends else ()
            return None
        if isinstance(reply.events[0], EntryAt | EntryBecomes | EntryAdded | EntryGone):
            self._entry = reply.events
        if reply.accepted is None:
            return HistoryReply(reply.events)
        events = (*reply.events, *self._correct(reply.accepted))
        return HistoryReply(events, changed=True)

    # changes of the past ----------------------------------------------------------------------

    def _correct(self, amendment: Amendment) -> tuple[Event, ...]:
        self._rewrite(amendment.place, amendment.moves)
        self.note_move()
        self._corrected = amendment
        return amendment.final_events()

    def _rewrite(self, place: int, moves: Sequence[Move]) -> None:
        session, journal = self._table.session, self._table.journal
        count = len(session.steps) - place
        session.rewrite(place, moves)
        if journal is not None:
            journal.correct(count, moves)

    def change_rounds(self) -> tuple[Event, ...]:
        """End the match early, or let it continue where it ends early already; return the events.

        Where no round follows, break the game off, if it was asked before.
        Raises NotAllowed where no round is played either.
        """
        if self._asked_at is self._table.session.position:
            return self._break_off()
        now, then = rounds.present(self._table), rounds.next_agreement(self._table)
        self.note_move()
        self._agreed_before = now
        return rounds.agree(self._table, then)

    def question_before(self) -> tuple[Event, ...]:
        """Return the question before a change of the rounds that breaks the game off, if it does.

        It is asked once in a position, unless something else is typed.
        """
        position = self._table.session.position
        try:
            rounds.next_agreement(self._table)
        except NotAllowed:
            if rounds.may_break_off(self._table) and self._asked_at is not position:
                self._asked_at = position
                return (CountAsItStands(),)
        return ()

    def withdraw_question(self) -> None:
        """Take another key than the same ones again as a no."""
        self._asked_at = None

    def _break_off(self) -> tuple[Event, ...]:
        self.note_move()
        self.withdraw_question()
        move = BreakOff(TABLE)
        events = self._table.session.play(move)
        if self._table.journal is not None:
            self._table.journal.append(move)
        return events

    def take_back_choice(self, seat: Seat) -> None:
        """Take back what a seat chose in secret, while others still choose; their choices stay.

        Raises NotAllowed where nothing of the seat lies face down.
        """
        place = self._place_of_choice(seat)
        if place is None or self._dialog is not None:
            raise NotAllowed(NoChoiceToTakeBack())
        later = [step.move for step in self._table.session.steps[place + 1 :]]
        self._rewrite(place, later)

    def _place_of_choice(self, seat: Seat) -> int | None:
        """Return the place of the seat's newest move among the steps, if it lies face down.

        It does while all moves since were secret choices too, and another seat is still to choose.
        """
        session = self._table.session
        acting = session.to_act()
        if not acting or seat in acting or not all(session.prompt(s).secret for s in acting):
            return None
        for place in range(len(session.steps) - 1, -1, -1):
            step = session.steps[place]
            if not session.game.prompt(step.before, step.move.seat).secret:
                return None
            if step.move.seat == seat:
                return place
        return None

    def undo(self, times: int) -> tuple[Event, ...]:
        """Take back the last change of the past, or entries with all the moves that followed them.

        times: the number of entries. Returns the number of moves, and the first of them.
        `NotAllowed` where nothing was entered, or for a number that must be a slip.
        """
        from accessigame.session.correction import CorrectionUndone  # noqa: PLC0415 - imported only when somebody undoes
        from accessigame.session.rewrite import entry_event  # noqa: PLC0415 - the same

        if times > MOST_UNDONE:
            raise NotAllowed(TooManyToUndo(MOST_UNDONE))
        if (amendment := self._corrected) is not None:
            self._corrected = None
            self._rewrite(amendment.place, [step.move for step in amendment.old])
            return (CorrectionUndone(),)
        if (agreement := self._agreed_before) is not None:
            self._agreed_before = None
            return rounds.agree(self._table, agreement)
        session, journal = self._table.session, self._table.journal
        count = session.moves_back_to(self._begins_entry, times)
        first = entry_event(session.steps[-count])
        session.undo(count)
        if journal is not None:
            journal.append(count)
        return (MovesUndone(count), first)
