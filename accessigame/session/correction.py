"""Correcting the past: a walk back through what was entered, to change, take out, put in.

The entries after such a place are made again, as far as the rules allow.
What that would change is told first; nothing happens before somebody says yes.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from accessigame.core.game import Position
from accessigame.core.model import TABLE, Event, Intent, NotAllowed, NotUnderstood, Prompt, Seat
from accessigame.session.rewrite import Amendment, Edit, TurnOwners, is_secret, told
from accessigame.session.session import Session, Step, game_of

WALK = {"correct": 1, "older": 1, "undo": 1, "forth": -1, "newer": -1}
"""Words that walk, and how far."""
ASIDE = ("repeat", "digits", "setting", "more", "less", "help", "rules")
"""Words that do not disturb the walk."""
ACTS = ("number", "take", "refuse")
PUT_IN, TAKE_OUT = ("own", 0), ("explain", 0)
"""`0 +` and `0 *`: words with their number that ask of no position that is past."""


@dataclass(frozen=True, slots=True)
class EntryAt(Event):
    """The walk stands at an entry, so many back."""

    back: int


@dataclass(frozen=True, slots=True)
class NothingEntered(Event):
    """No older entry is there."""


@dataclass(frozen=True, slots=True)
class NoneToTakeOut(Event):
    """No entry follows those that are to be taken out already."""


@dataclass(frozen=True, slots=True)
class EntrySame(Event):
    """What was typed is what the entry says already."""


@dataclass(frozen=True, slots=True)
class EntrySecret(Event):
    """The entry is a choice from a hidden hand, which only its owner's keys may change."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class MissingBefore(Event):
    """What is typed next is put in before the entry that follows."""


@dataclass(frozen=True, slots=True)
class NoEntryThere(Event):
    """A bot plays there, or the program deals, so nothing can have been forgotten."""


@dataclass(frozen=True, slots=True)
class CardsAreDealt(Event):
    """The program deals the cards itself, so none can be put in."""


@dataclass(frozen=True, slots=True)
class EntryCorrected(Event):
    """The change was made."""


@dataclass(frozen=True, slots=True)
class CorrectionLeft(Event):
    """Nothing was changed."""


@dataclass(frozen=True, slots=True)
class CorrectionUndone(Event):
    """The last correction was taken back."""


@dataclass(frozen=True, slots=True)
class HowToChange(Event):
    """How an entry is changed on the walk."""


@dataclass(frozen=True, slots=True)
class HowToTakeOut(Event):
    """How an entry is taken out on the walk."""


@dataclass(frozen=True, slots=True)
class HowToPutIn(Event):
    """How a forgotten entry is put in on the walk."""


@dataclass(frozen=True, slots=True)
class HowToWalk(Event):
    """How to go back and forth, and to leave."""


HELP = (HowToChange(), HowToTakeOut(), HowToPutIn(), HowToWalk())


@dataclass(frozen=True, slots=True)
class AskInstead(Prompt):
    """The question what should stand there."""


@dataclass(frozen=True, slots=True)
class AskBefore(Prompt):
    """The question what should stand before it."""


@dataclass(frozen=True, slots=True)
class AskSecretInstead(Prompt):
    """The question what should stand there, where that is a secret."""

    secret = True


@dataclass(frozen=True, slots=True)
class AskAccept(Prompt):
    """The question whether to make the change; the default is no."""


class CorrectionDialog:
    """One walk through the entries of a session.

    whose: says who enters what. persons: how many share the table.
    """

    def __init__(self, session: Session, whose: TurnOwners, persons: Sequence[Seat]) -> None:
        self._session = session
        self._whose = whose
        self._persons = persons
        self._place = len(session.steps)
        self._adding: Edit | None = None
        self.open = True
        self.proposal: Amendment | None = None

    def prompt(self) -> Prompt:
        """Return what is asked now."""
        if self.proposal is not None:
            return AskAccept()
        if (edit := self._adding) is not None:
            state, seat = self._before(edit)
            return AskSecretInstead() if game_of(state).prompt(state, seat).secret else AskBefore()
        return AskSecretInstead() if is_secret(self._step) else AskInstead()

    def hear(self, intent: Intent) -> tuple[Event, ...] | None:
        """Return the answer to an intent; None if it is none of this walk's.

        When `open` is false the walk is over, and a `proposal` that is left is to be made.
        """
        if intent.word in ASIDE:
            return HELP if intent.word == "help" else None
        if (intent.word, intent.number) in (PUT_IN, TAKE_OUT):
            return self._take_out(intent) if intent.word == TAKE_OUT[0] else self._add(intent)
        if self.proposal is not None:
            return self._decide(intent)
        if intent.word in WALK:
            return self._walk(WALK[intent.word] * (intent.number or 1))
        if intent.word in ACTS:
            return self._put_in(intent) if self._adding else self._change(intent)
        if intent.word == "costs":
            return self._what_was_possible()
        self.open = False
        return None

    def _decide(self, intent: Intent) -> tuple[Event, ...]:
        self.open = False
        if intent.word == "take" or (intent.word == "number" and intent.number == 1):
            return (EntryCorrected(),)
        self.proposal = None
        return (CorrectionLeft(),)

    # walking ----------------------------------------------------------------------------------

    @property
    def _step(self) -> Step:
        return self._session.steps[self._place]

    def _entries(self) -> list[int]:
        steps = self._session.steps
        return [n for n, step in enumerate(steps) if self._whose.entered(step.move)]

    def _walk(self, by: int) -> tuple[Event, ...]:
        self._adding = None
        steps, entries = self._session.steps, self._entries()
        back = sum(place >= self._place for place in entries) + by
        if back <= 0:
            self.open = False
            return (CorrectionLeft(),)
        if back > len(entries):
            self.open = bool(entries) and self._place < len(steps)
            raise NotAllowed(NothingEntered())
        self._place = entries[-back]
        return (EntryAt(back), told(self._step))

    def _what_was_possible(self) -> tuple[Event, ...]:
        """Return what could be done then: a number may be that of a line which nobody sees now."""
        state, seat = self._step.before, self._step.move.seat
        if self._adding is not None:
            state, seat = self._before(self._adding)
        if seat == TABLE:
            return game_of(state).answer(state, "turn", state.seats[0])
        return game_of(state).answer(state, "costs", seat)

    # another past -----------------------------------------------------------------------------

    def _propose(self, edit: Edit) -> tuple[Event, ...]:
        self.proposal = Amendment.of(self._session, edit, self._whose)
        self._adding = None
        return self.proposal.told()

    def _change(self, intent: Intent) -> tuple[Event, ...]:
        step = self._step
        self._keep_secret(step.before, step.move.seat, intent)
        move = self._session.rules.parse(step.before, step.move.seat, intent)
        if move == step.move:
            return (EntrySame(),)
        return self._propose(Edit(self._place, (self._place,), (move,)))

    def _take_out(self, intent: Intent) -> tuple[Event, ...]:
        """Propose to take this entry out; and the one after those that are to go already."""
        edit = self.proposal.edit if self.proposal is not None else Edit(self._place)
        after = max(edit.out, default=edit.place - 1)
        place = next((entry for entry in self._entries() if entry > after), None)
        if place is None:
            raise NotAllowed(NoneToTakeOut())
        step = self._session.steps[place]
        self._keep_secret(step.before, step.move.seat, intent)
        return self._propose(replace(edit, out=(*edit.out, place)))

    def _add(self, intent: Intent) -> tuple[Event, ...]:
        """Ask what is to be put in here; behind what is to be put in already."""
        edit = self.proposal.edit if self.proposal is not None else Edit(self._place)
        self._keep_secret(*self._before(edit), intent)
        self._adding, self.proposal = edit, None
        return (MissingBefore(), told(self._step))

    def _before(self, edit: Edit) -> tuple[Position, Seat]:
        """Return the position in which something can be put in, and who is asked there."""
        state = self._session.steps[edit.place].before
        for move in edit.put:
            state, _ = self._session.rules.apply(state, move)
        seat = self._whose.asked(state)
        if seat is None or not self._whose.types(seat):
            raise NotAllowed(NoEntryThere())
        return state, seat

    def _put_in(self, intent: Intent) -> tuple[Event, ...]:
        assert self._adding is not None  # noqa: S101 - for the type checker: asked while adding only
        state, seat = self._before(self._adding)
        self._keep_secret(state, seat, intent)
        try:
            move = self._session.rules.parse(state, seat, intent)
        except NotUnderstood as refusal:
            if intent.word == "number" and not self._whose.types(TABLE):
                raise NotAllowed(CardsAreDealt()) from refusal
            raise
        return self._propose(replace(self._adding, put=(*self._adding.put, move)))

    def _keep_secret(self, state: Position, seat: Seat, intent: Intent) -> None:
        """Refuse what others than its owner want to do with a choice from a hidden hand."""
        shared = seat != TABLE and len(self._persons) > 1
        if shared and game_of(state).prompt(state, seat).secret and intent.seat != seat:
            raise NotAllowed(EntrySecret(seat))
