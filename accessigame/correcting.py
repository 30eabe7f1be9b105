"""Correcting the past: a walk back through what was entered, and the change of one entry.

The entries after the changed one are made again, as far as the rules allow.
What that would change is told first; nothing happens before somebody says yes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from accessigame.session import Session, Step
from accessigame.table import (
    TABLE,
    Event,
    Intent,
    Move,
    NotAllowed,
    Prompt,
    Refusal,
    Seat,
    State,
    Turn,
)

WALK = {"correct": 1, "older": 1, "undo": 1, "forth": -1, "newer": -1}
"""Words that walk, and how far."""
ASIDE = ("repeat", "digits", "setting", "more", "less", "help", "rules")
"""Words that do not disturb the walk."""
ACTS = ("number", "take", "refuse")
CONSEQUENCES = 4
"""So many changed events of the entries that follow are told one by one."""


@dataclass(frozen=True, slots=True)
class EntryAt(Event):
    """The walk stands at an entry, so many back."""

    back: int


@dataclass(frozen=True, slots=True)
class NothingEntered(Event):
    """No older entry is there."""


@dataclass(frozen=True, slots=True)
class EntrySame(Event):
    """What was typed is what the entry says already."""


@dataclass(frozen=True, slots=True)
class EntrySecret(Event):
    """The entry is a choice from a hidden hand, which only its owner's keys may change."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class EntryBecomes(Event):
    """What follows would be true if the entry were changed as it was typed."""


@dataclass(frozen=True, slots=True)
class ScoreBecomes(Event):
    """A score, as far as everybody may know it, changes."""

    seat: Seat
    before: int
    score: int


@dataclass(frozen=True, slots=True)
class NothingElseChanges(Event):
    """All entries after the changed one stay good, and no score changes."""


@dataclass(frozen=True, slots=True)
class NoLongerFits(Event):
    """The next event was a decision that is not possible any more; so many entries go with it."""

    dropped: int


@dataclass(frozen=True, slots=True)
class AcceptOrNot(Event):
    """How to say yes; anything else is no."""


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
class AskInstead(Prompt):
    """The question what should stand there."""


@dataclass(frozen=True, slots=True)
class AskSecretInstead(Prompt):
    """The question what should stand there, where that is a secret."""

    secret = True


@dataclass(frozen=True, slots=True)
class AskAccept(Prompt):
    """The question whether to make the change; the default is no."""


def told(step: Step) -> Event:
    """Return the event that says best what was entered, with the audience that it has."""
    own = (event for event in step.events if getattr(event, "seat", None) == step.move.seat)
    return next(own, step.events[0])


@dataclass(frozen=True, slots=True)
class Proposal:
    """What would come of a change: all steps from `place` on, old and new.

    The new ones are as many as the rules allow.
    """

    place: int
    old: tuple[Step, ...]
    new: tuple[Step, ...]
    before: State
    after: State

    @classmethod
    def of(cls, session: Session, place: int, move: Move) -> Proposal:
        """Make the move in the place of that step, and the later ones again; a `Refusal` if not."""
        old = tuple(session.steps[place:])
        state: State = old[0].before
        new: list[Step] = []
        again = old[1 : _sure(session.state, old)]
        for following in (move, *(step.move for step in again)):
            try:
                after, events = state.apply(following)
            except Refusal:
                if not new:
                    raise
                break
            new.append(Step(state, following, events))
            state = after
        return cls(place, old, tuple(new), session.state, state)

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that would stand there."""
        return tuple(step.move for step in self.new)

    @property
    def ends_more(self) -> bool:
        """True where a round would end that has not: then secrets would be counted in the open."""
        ended = self.after.round > self.before.round
        return ended or (self.after.over and not self.before.over)

    def scores(self) -> tuple[Event, ...]:
        """Return each score that changes, as far as everybody may know it."""
        pairs = zip(
            self.after.seats, self.before.open_scores(), self.after.open_scores(), strict=True
        )
        return tuple(ScoreBecomes(seat, old, new) for seat, old, new in pairs if old != new)

    def consequences(self) -> tuple[Event, ...]:
        """Return the first events of later entries that become others."""
        pairs = zip(self.old[1:], self.new[1:], strict=False)
        changed = [e for old, new in pairs for e in new.events if e not in old.events]
        later = [event for event in changed if not isinstance(event, Turn)]
        return tuple(later[:CONSEQUENCES])

    def told(self) -> tuple[Event, ...]:
        """Return what everybody is told before it is done, and each seat of its own."""
        mine = told(self.new[0])
        if self.ends_more:  # what would be counted then is secret until somebody says yes
            return (EntryBecomes(), mine, AcceptOrNot())
        others = [e for e in self.new[0].events if e not in self.old[0].events and e != mine]
        lead = [event for event in others if not isinstance(event, Turn)]
        changes = (*lead, *self.consequences(), *self.scores())
        ends: tuple[Event, ...] = ()
        if len(self.new) < len(self.old):
            dropped = len(self.old) - len(self.new)
            ends = (NoLongerFits(dropped), told(self.old[len(self.new)]))
        rest = (*changes, *ends) or (NothingElseChanges(),)
        return (EntryBecomes(), mine, *rest, AcceptOrNot())


def _sure(state: State, steps: Sequence[Step]) -> int:
    """Return how many of the steps may be made again after the first of them was changed.

    Behind a hand that is typed anew, nothing that lies face down stays: whether it does would
    tell whether it is among the cards just typed.
    """
    typed = steps[0].move.seat == TABLE and steps[0].before.prompt(TABLE).secret
    face_down = set(state.seats) - state.to_act() if typed and not state.over else set()
    hidden = {seat for seat in face_down if state.prompt(seat).secret}
    last = {step.move.seat: place for place, step in enumerate(steps)}
    return min((last[seat] for seat in hidden if seat in last), default=len(steps))


class Correcting:
    """One walk through the entries of a session.

    entered: says whether a person entered a move. persons: how many share the table.
    """

    def __init__(
        self, session: Session, entered: Callable[[Move], bool], persons: Sequence[Seat]
    ) -> None:
        self._session = session
        self._entered = entered
        self._persons = persons
        self._place = len(session.steps)
        self.open = True
        self.proposal: Proposal | None = None

    def prompt(self) -> Prompt:
        """Return what is asked now."""
        if self.proposal is not None:
            return AskAccept()
        return AskSecretInstead() if self._is_secret() else AskInstead()

    def hear(self, intent: Intent) -> tuple[Event, ...] | None:
        """Return the answer to an intent; None if it is none of this walk's.

        When `open` is false the walk is over, and a `proposal` that is left is to be made.
        """
        if intent.word in ASIDE:
            return None
        if self.proposal is not None:
            return self._decide(intent)
        if intent.word in WALK:
            return self._walk(WALK[intent.word] * (intent.number or 1))
        if intent.word in ACTS:
            return self._change(intent)
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

    def _walk(self, by: int) -> tuple[Event, ...]:
        steps = self._session.steps
        entries = [n for n, step in enumerate(steps) if self._entered(step.move)]
        back = sum(place >= self._place for place in entries) + by
        if back <= 0:
            self.open = False
            return (CorrectionLeft(),)
        if back > len(entries):
            self.open = bool(entries) and self._place < len(steps)
            raise NotAllowed(NothingEntered())
        self._place = entries[-back]
        return (EntryAt(back), told(steps[self._place]))

    def _is_secret(self) -> bool:
        step = self._session.steps[self._place]
        return step.before.prompt(step.move.seat).secret

    def _what_was_possible(self) -> tuple[Event, ...]:
        """Return what could be done then: a number may be that of a line which nobody sees now."""
        step = self._session.steps[self._place]
        if step.move.seat == TABLE:
            return step.before.answer("turn", step.before.seats[0])
        return step.before.answer("costs", step.move.seat)

    def _change(self, intent: Intent) -> tuple[Event, ...]:
        step = self._session.steps[self._place]
        seat = step.move.seat
        if self._is_secret() and seat != TABLE and len(self._persons) > 1 and intent.seat != seat:
            raise NotAllowed(EntrySecret(seat))
        move = step.before.understand(seat, intent)
        if move == step.move:
            return (EntrySame(),)
        self.proposal = Proposal.of(self._session, self._place, move)
        return self.proposal.told()
