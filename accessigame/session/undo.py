"""What a table does with its past: taking moves back, changing one, taking that back too."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from accessigame.core.model import Event, Intent, Move, NotAllowed, NotUnderstood, Prompt, Seat
from accessigame.session.correction import (
    ASIDE,
    CorrectionDialog,
    CorrectionLeft,
    CorrectionUndone,
    EntryAt,
)
from accessigame.session.events import MovesUndone
from accessigame.session.journal import Journal
from accessigame.session.rewrite import (
    Amendment,
    EntryAdded,
    EntryBecomes,
    EntryGone,
    TurnOwners,
    told,
)
from accessigame.session.seating import Seating
from accessigame.session.session import Session

MOST_UNDONE = 9
"""Entries that are taken back at once: with two digits, a card was meant rather than a count."""
THROUGH = {"correct": -1, "forth": 1}
"""What the keys of the walk do as long as an explanation is open."""


@dataclass(frozen=True, slots=True)
class TooManyToUndo(Event):
    """So many entries at most are taken back at once, since no key brings them back."""

    most: int


@dataclass(frozen=True, slots=True)
class StepsEnd(Event):
    """The explanation has no further step that way."""


@dataclass(frozen=True, slots=True)
class Heard:
    """The answer to a word about the past.

    changed: another position stands now. anew: somebody else may be asked in it, because there
    are more entries than before, or fewer. explains: it is a step of an explanation, for whoever
    asked for that.
    """

    events: tuple[Event, ...]
    changed: bool = False
    anew: bool = False
    explains: bool = False


class UndoHistory:
    """The past of one session, and its journal, in which nothing is ever erased."""

    def __init__(self, session: Session, seating: Seating, journal: Journal | None) -> None:
        self._session = session
        self._seating = seating
        self._journal = journal
        self._walk: CorrectionDialog | None = None
        self._left: tuple[Event, ...] = ()
        self._steps: tuple[Event, ...] = ()
        self._step = -1
        self._explained_to: Seat | None = None
        self._entry: tuple[Event, ...] = ()
        self._corrected: Amendment | None = None

    @property
    def prompt(self) -> Prompt | None:
        """What is asked about the past now, if anything."""
        return None if self._walk is None else self._walk.prompt()

    @property
    def entry(self) -> tuple[Event, ...]:
        """What the question about the past is about: the entry, or the change of it."""
        return () if self._walk is None else self._entry

    @property
    def is_all_over(self) -> bool:
        """True when the game is over and nobody walks through its past."""
        return self._walk is None and self._session.state.over

    def move_on(self) -> None:
        """Take note that somebody moved: the last correction is not taken back by one key."""
        self._corrected = None

    def explained(self, steps: tuple[Event, ...], to: Seat | None = None) -> None:
        """Take note of an explanation, so that its steps can be gone through one by one.

        What has no steps is none: there is nothing to count yet.
        to: whose keys asked for it, and alone go through it.
        """
        several = steps if len(steps) > 1 else ()
        if several or to == self._explained_to:
            self._steps, self._step, self._explained_to = several, -1, to

    def _through(self, by: int) -> Heard:
        """Go so many steps on in the explanation; `NotUnderstood` at either end.

        Before its first step it is over, so that the next key walks through the entries.
        """
        if not 0 <= self._step + by < len(self._steps):
            self._steps = self._steps if by > 0 else ()
            raise NotUnderstood(StepsEnd())
        self._step += by
        return Heard((self._steps[self._step],), explains=True)

    def hear(self, intent: Intent) -> Heard | None:
        """Return the answer to what belongs to a walk through the past; None to all else."""
        explains = self._steps and intent.seat == self._explained_to
        begun = self._step >= 0 or intent.word == "forth"  # who has not begun goes no step back
        if self._walk is None and explains and begun and intent.word in THROUGH:
            return self._through(THROUGH[intent.word])
        if explains and intent.word not in ASIDE:
            self._steps = ()
        if self._walk is None and intent.word == "forth":
            raise NotUnderstood(StepsEnd())
        if self._walk is None and intent.word == "correct":
            whose = TurnOwners(self._seating.entered, self._seating.actor)
            persons = self._seating.persons(self._session.state)
            self._walk = CorrectionDialog(self._session, whose, persons)
        if (walk := self._walk) is None:
            return None
        try:
            events = walk.hear(intent)
        finally:
            if not walk.open:
                self._walk = None
        if events is None:
            self._left = () if walk.open else (CorrectionLeft(),)
            return None
        if isinstance(events[0], EntryAt | EntryBecomes | EntryAdded | EntryGone):
            self._entry = events
        if walk.open or walk.proposal is None:
            return Heard(events)
        anew = walk.proposal.asks_anew
        return Heard((*events, *self._correct(walk.proposal)), changed=True, anew=anew)

    def _correct(self, made: Amendment) -> tuple[Event, ...]:
        self._rewrite(made.place, made.moves)
        self._corrected = made
        return made.done()

    def _rewrite(self, place: int, moves: Sequence[Move]) -> None:
        count = len(self._session.steps) - place
        self._session.rewrite(place, moves)
        if self._journal is not None:
            self._journal.correct(count, moves)

    def just_left(self) -> tuple[Event, ...]:
        """Return, once, that a key of something else has ended the walk."""
        left, self._left = self._left, ()
        return left

    def undo(self, times: int) -> tuple[Event, ...]:
        """Take back the last correction, or so many entries with all that followed them.

        Returns what is told of it: how many moves, and the first of them. `NotAllowed` where
        nothing was entered, or where they are so many that the number was a slip.
        """
        if times > MOST_UNDONE:
            raise NotAllowed(TooManyToUndo(MOST_UNDONE))
        if (made := self._corrected) is not None:
            self._corrected = None
            self._rewrite(made.place, [step.move for step in made.old])
            return (CorrectionUndone(),)
        count = self._session.back_to(self._seating.entered, times)
        first = told(self._session.steps[-count])
        self._session.undo(count)
        if self._journal is not None:
            self._journal.append(count)
        return (MovesUndone(count), first)
