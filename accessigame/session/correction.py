"""Correcting the past: a walk back through the entries, to change, delete or insert one.

Theory of operation. `UndoHistory` opens one `CorrectionDialog` at a time and gives it every
intent. The dialog stands at one entry, a move that a person entered, and is in one of three states:

- walking: `older` and `newer` move on; a number, `take` or `refuse` proposes to change the entry;
  `delete` proposes to take it out; `insert` asks for a forgotten entry;
- inserting: `_inserting` holds the edit so far; what is typed now is to stand before the entry;
- proposing: `_proposal` holds an `Amendment`, whose summary was announced; `take` or 1 alone
  accepts it, `insert` and `delete` extend its edit, `costs` and the help leave it open, anything
  else is no.

Each intent gives a `DialogReply`. Nothing in the session changes here: an accepted amendment is
part of the reply, and `UndoHistory` carries it out. A choice from a hidden hand must never be
shown or changed by other keys than its owner's; `_keep_secret` refuses that before any parsing,
because even a refusal would tell whether a card is in the hand.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass, replace
from typing import Final

from accessigame.core.game import Position
from accessigame.core.model import (
    TABLE,
    Event,
    Intent,
    NotAllowed,
    NotUnderstood,
    Prompt,
    Seat,
    event_class,
)
from accessigame.input.keymap import DURING_CORRECTION, Word
from accessigame.session.rewrite import Amendment, Edit, TurnOwners, entry_event
from accessigame.session.session import Step
from accessigame.session.table import Table

WALK: Final[Mapping[str, int]] = {
    Word.CORRECT: 1, Word.OLDER: 1, Word.UNDO: 1, Word.FORTH: -1, Word.NEWER: -1
}  # fmt: skip
"""Words that walk, and the number of entries back."""
YES: Final = ((Word.TAKE, None, ()), (Word.NUMBER, 1, ()))
"""The word, number and numbers of an intent that accepts a change; 1 and 60 are no yes."""
ENTRY_WORDS: Final = (Word.NUMBER, Word.TAKE, Word.REFUSE)
"""Words that an entry can be changed to."""


@event_class
class EntryAt(Event):
    """The walk stands at an entry.

    back: its number, counted from the newest one, 1.
    """

    back: int


@event_class
class NothingEntered(Event):
    """There is no older entry.

    first: one player starts in this game, which is corrected elsewhere.
    """

    first: bool


@event_class
class NoneToTakeOut(Event):
    """No further entry follows those that are to be taken out already."""


@event_class
class EntrySame(Event):
    """The typed entry equals the one that stands there."""


@event_class
class EntrySecret(Event):
    """The entry is a choice from a hidden hand, which only its owner's keys may change."""

    seat: Seat


@event_class
class MissingBefore(Event):
    """The next typed entry is inserted before the entry that follows."""


@event_class
class NoEntryThere(Event):
    """A bot plays there, or the program deals, so no entry can have been forgotten."""


@event_class
class CardsAreDealt(Event):
    """The program deals the cards itself, so none can be inserted."""


@event_class
class EntryCorrected(Event):
    """The change was made."""


@event_class
class CorrectionLeft(Event):
    """Nothing was changed."""


@event_class
class CorrectionUndone(Event):
    """The last correction was taken back."""


@event_class
class HowToChange(Event):
    """The help for changing an entry."""


@event_class
class HowToTakeOut(Event):
    """The help for taking an entry out."""


@event_class
class HowToPutIn(Event):
    """The help for inserting a forgotten entry."""


@event_class
class HowToWalk(Event):
    """The help for going back and forth, and for leaving."""


@event_class
class HowToAccept(Event):
    """The help for saying yes to a change, or no."""


@event_class
class HowToContinue(Event):
    """The help for inserting or taking out more entries before saying yes."""


HELP = (HowToChange(), HowToTakeOut(), HowToPutIn(), HowToWalk())
HELP_TO_DECIDE = (HowToAccept(), HowToContinue())


@event_class
class AskInstead(Prompt):
    """The question for the entry that should stand there."""


@event_class
class AskBefore(Prompt):
    """The question for the entry that should stand before it."""


@event_class
class AskSecretInstead(Prompt):
    """The question for an entry that is a secret."""

    secret = True


@event_class
class AskAccept(Prompt):
    """The question that confirms the change; the default is no."""


@dataclass(frozen=True, slots=True)
class DialogReply:
    """The reply of a correction dialog to one intent.

    events: None for an intent that is not the dialog's. ends: the dialog is over.
    accepted: the amendment that is to be carried out now.
    """

    events: tuple[Event, ...] | None
    ends: bool = False
    accepted: Amendment | None = None


class CorrectionDialog:
    """One walk through the entries of a table.

    harmless: the words that do not disturb the walk.
    """

    def __init__(self, table: Table, harmless: Collection[str]) -> None:
        self._session = table.session
        self._game = table.session.game
        self._owners = TurnOwners(
            table.session.game, table.seating.entered_by_person, table.seat_to_act_in
        )
        self._persons = table.persons
        self._harmless = harmless
        self._place = len(table.session.steps)
        self._inserting: Edit | None = None
        self._proposal: Amendment | None = None

    @property
    def stands_at_entry(self) -> bool:
        """True once the walk has reached an entry."""
        return self._place < len(self._session.steps)

    def prompt(self) -> Prompt:
        """Return the question that waits for an answer."""
        if self._proposal is not None:
            return AskAccept()
        if (edit := self._inserting) is not None:
            position, seat = self._gap(edit)
            return AskSecretInstead() if self._is_secret(position, seat) else AskBefore()
        step = self._step
        secret = self._is_secret(step.before, step.move.seat)
        return AskSecretInstead() if secret else AskInstead()

    def position_of_table(self) -> Position | None:
        """Return the position in which the table's entry is awaited; None for any other entry."""
        if self._proposal is not None:
            return None
        step, edit = self._step, self._inserting
        position, seat = (step.before, step.move.seat) if edit is None else self._gap(edit)
        return position if seat == TABLE else None

    def handle_intent(self, intent: Intent) -> DialogReply:
        """Return the reply to an intent; a `Refusal` leaves the dialog as it was."""
        if intent.word in self._harmless:
            return DialogReply(self._help() if intent.word == Word.HELP else None)
        intent = _normalised(intent)
        if intent.word in (Word.DELETE, Word.INSERT):
            edited = self._delete if intent.word == Word.DELETE else self._insert
            return DialogReply(edited(intent))
        if intent.word == Word.COSTS:
            return DialogReply(self._former_costs())
        if self._proposal is not None:
            return self._decide(intent, self._proposal)
        if intent.word == Word.ENTER:
            return self._ask_again()
        if intent.word in WALK:
            return self._walk(WALK[intent.word] * intent.count)
        if intent.word in ENTRY_WORDS:
            edit = self._inserting
            return DialogReply(self._fill(edit, intent) if edit else self._change(intent))
        return DialogReply(None, ends=True)

    def _ask_again(self) -> DialogReply:
        """Return what is asked for, once more."""
        if self._inserting is not None:
            return DialogReply((MissingBefore(), entry_event(self._step)))
        return self._walk(0)

    def _help(self) -> tuple[Event, ...]:
        return HELP if self._proposal is None else HELP_TO_DECIDE

    def _decide(self, intent: Intent, proposal: Amendment) -> DialogReply:
        if (intent.word, intent.number, intent.numbers) in YES and not intent.is_card:
            return DialogReply((EntryCorrected(),), ends=True, accepted=proposal)
        return DialogReply((CorrectionLeft(),), ends=True)

    def _is_secret(self, position: Position, seat: Seat) -> bool:
        return self._game.prompt(position, seat).secret

    # walking ----------------------------------------------------------------------------------

    @property
    def _step(self) -> Step:
        return self._session.steps[self._place]

    def _entries(self) -> list[int]:
        moves = [step.move for step in self._session.steps]
        if self._session.broken_off:  # it is taken back, and never becomes another entry
            moves.pop()
        return [place for place, move in enumerate(moves) if self._owners.is_entered(move)]

    def _walk(self, by: int) -> DialogReply:
        self._inserting = None
        entries = self._entries()
        back = sum(place >= self._place for place in entries) + by
        if back <= 0:
            return DialogReply((CorrectionLeft(),), ends=True)
        if back > len(entries):
            raise NotAllowed(NothingEntered(self._session.has_first_player))
        self._place = entries[-back]
        return DialogReply((EntryAt(back), entry_event(self._step)))

    def _former_costs(self) -> tuple[Event, ...]:
        """Return the possibilities of that time: a number may be that of a line out of sight."""
        position, seat = self._step.before, self._step.move.seat
        if self._inserting is not None:
            position, seat = self._gap(self._inserting)
        if seat == TABLE:
            return self._game.answer(position, Word.TURN, position.seats[0])
        return self._game.answer(position, Word.COSTS, seat)

    # proposals --------------------------------------------------------------------------------

    def _propose(self, edit: Edit) -> tuple[Event, ...]:
        self._proposal = Amendment.of(self._session, edit, self._owners)
        self._inserting = None
        return self._proposal.summary_events()

    def _edit_so_far(self) -> Edit:
        return Edit(self._place) if self._proposal is None else self._proposal.edit

    def _change(self, intent: Intent) -> tuple[Event, ...]:
        step = self._step
        self._keep_secret(step.before, step.move.seat, intent)
        move = self._game.parse(step.before, step.move.seat, intent)
        if move == step.move:
            return (EntrySame(),)
        return self._propose(Edit(self._place, (self._place,), (move,)))

    def _delete(self, intent: Intent) -> tuple[Event, ...]:
        """Propose to take this entry out, and the one after those that are to go already."""
        edit = self._edit_so_far()
        last_place = max(edit.out, default=edit.place - 1)
        place = next((entry for entry in self._entries() if entry > last_place), None)
        if place is None:
            raise NotAllowed(NoneToTakeOut())
        step = self._session.steps[place]
        self._keep_secret(step.before, step.move.seat, intent)
        return self._propose(replace(edit, out=(*edit.out, place)))

    def _insert(self, intent: Intent) -> tuple[Event, ...]:
        """Ask for the entry to insert here, behind those that are to be inserted already."""
        edit = self._edit_so_far()
        self._keep_secret(*self._gap(edit), intent)
        self._inserting, self._proposal = edit, None
        return (MissingBefore(), entry_event(self._step))

    def _gap(self, edit: Edit) -> tuple[Position, Seat]:
        """Return the position in which the next entry is inserted, and the seat asked there."""
        position = self._session.steps[edit.place].before
        for move in edit.put:
            position, _ = self._game.apply(position, move)
        seat = self._owners.seat_to_act_in(position)
        if seat is None or not self._owners.is_typed(seat):
            raise NotAllowed(NoEntryThere())
        return position, seat

    def _fill(self, edit: Edit, intent: Intent) -> tuple[Event, ...]:
        """Propose to insert the entry that was typed."""
        position, seat = self._gap(edit)
        self._keep_secret(position, seat, intent)
        try:
            move = self._game.parse(position, seat, intent)
        except NotUnderstood as refusal:
            if intent.word == Word.NUMBER and not self._owners.is_typed(TABLE):
                raise NotAllowed(CardsAreDealt()) from refusal
            raise
        return self._propose(replace(edit, put=(*edit.put, move)))

    def _keep_secret(self, position: Position, seat: Seat, intent: Intent) -> None:
        """Refuse any edit of a choice from a hidden hand by other keys than its owner's."""
        shared = seat != TABLE and len(self._persons) > 1
        if shared and self._is_secret(position, seat) and intent.seat != seat:
            raise NotAllowed(EntrySecret(seat))


def _normalised(intent: Intent) -> Intent:
    """Return the intent with its meaning during a correction, for the pairs `0 +` and `0 *`."""
    word = DURING_CORRECTION.get((intent.word, -1 if intent.number is None else intent.number))
    return intent if word is None else replace(intent, word=word, number=None)
