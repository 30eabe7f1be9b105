"""Another past: some entries taken out of it, others put in, and all the rest made again.

Where the number of entries changes, those that follow are made as they were typed: by whoever
is asked then. So a pass that nobody typed moves the later ones on to who really passed.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from accessigame.core.game import Position
from accessigame.core.model import TABLE, Event, Move, Refusal, Seat, Turn
from accessigame.session.session import Session, Step, game_of

CONSEQUENCES = 4
"""So many changed events of the entries that follow are told one by one."""


@dataclass(frozen=True, slots=True)
class EntryBecomes(Event):
    """What follows would be true if the entry were changed as it was typed."""


@dataclass(frozen=True, slots=True)
class EntryGone(Event):
    """What follows would be taken out."""


@dataclass(frozen=True, slots=True)
class EntryAdded(Event):
    """What follows would be put in."""


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


def told(step: Step) -> Event:
    """Return the event that says best what was entered, with the audience that it has."""
    own = (event for event in step.events if getattr(event, "seat", None) == step.move.seat)
    return next(own, step.events[0])


def is_secret(step: Step) -> bool:
    """Say whether a step was a choice from a hidden hand."""
    return game_of(step.before).prompt(step.before, step.move.seat).secret


@dataclass(frozen=True, slots=True)
class TurnOwners:
    """Who makes which move at this table.

    entered: says whether a person entered a move. asked: whom the program asks in a position.
    """

    entered: Callable[[Move], bool]
    asked: Callable[[Position], Seat | None]

    def types(self, seat: Seat) -> bool:
        """Say whether what this seat does is typed by a person."""
        return self.entered(Move(seat))

    def following(self, state: Position, rest: Sequence[Step]) -> int | None:
        """Return the place of the step that comes next: of a bot or the deck if it is asked.

        Bots and the deck do again what they did; all else comes in the order of its typing.
        """
        asked = self.asked(state)
        if asked is None:
            return None
        typed = self.types(asked)
        fits = (
            place
            for place, step in enumerate(rest)
            if self.entered(step.move) == typed and (typed or step.move.seat == asked)
        )
        return next(fits, None)

    def moved_on(self, step: Step, state: Position) -> Move:
        """Return the move of who is asked now, if the step was one of who was asked then."""
        seat, now = step.move.seat, self.asked(state)
        if now is None or TABLE in (seat, now) or not self.entered(step.move):
            return step.move
        # who was named beside a card, although another was asked, is named for good
        if (
            self.asked(step.before) != seat
            or is_secret(step)
            or game_of(state).prompt(state, now).secret
        ):
            return step.move
        return replace(step.move, seat=now)


@dataclass(frozen=True, slots=True)
class Edit:
    """What is to be another: before or at the step `place`.

    out: the places of the steps that go. put: the moves that come to stand there.
    """

    place: int
    out: tuple[int, ...] = ()
    put: tuple[Move, ...] = ()

    def gone(self, old: Sequence[Step]) -> tuple[Step, ...]:
        """Return the steps that go, of all those from `place` on."""
        return tuple(old[place - self.place] for place in self.out)

    @property
    def is_change(self) -> bool:
        """True where as many entries come as go, so that nobody else is asked afterwards."""
        return len(self.out) == len(self.put)


@dataclass(frozen=True, slots=True)
class Amendment:
    """What would come of an edit: all steps from `place` on, old and new.

    put: the new steps that were typed now. again: pairs of an old step and what became of it.
    dropped: the old steps that are not possible any more, or come after one that is not.
    hushed: its consequences would show secrets, so they are told only when it is done.
    """

    edit: Edit
    old: tuple[Step, ...]
    put: tuple[Step, ...]
    again: tuple[tuple[Step, Step], ...]
    dropped: tuple[Step, ...]
    before: Position
    after: Position
    hushed: bool

    @classmethod
    def of(cls, session: Session, edit: Edit, whose: TurnOwners) -> Amendment:
        """Make the edit, and the later moves again; a `Refusal` where it cannot be."""
        old = tuple(session.steps[edit.place :])
        parted = state = old[0].before
        put: list[Step] = []
        for move in edit.put:
            after, events = game_of(state).apply(state, move)
            put.append(Step(state, move, events))
            state = after
        now = session.state
        sure = edit.place + _sure(now, old, (*edit.gone(old), *put))
        kept = [(p, s) for p, s in enumerate(old, edit.place) if p not in edit.out]
        rest, lost = [s for p, s in kept if p < sure], [s for p, s in kept if p >= sure]
        again, state = _made_again(state, rest, parted, None if edit.is_change else whose)
        hushed = not edit.is_change and secrets_wait(session)
        return cls(edit, old, tuple(put), tuple(again), (*rest, *lost), now, state, hushed)

    @property
    def place(self) -> int:
        """The place of the first step that may become another."""
        return self.edit.place

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that would stand there."""
        return tuple(step.move for step in (*self.put, *(new for _, new in self.again)))

    @property
    def asks_anew(self) -> bool:
        """True where somebody else may be asked afterwards than before."""
        return bool(self.dropped) or not self.edit.is_change

    @property
    def ends_more(self) -> bool:
        """True where a round would end that has not: then secrets would be counted in the open."""
        ended = self.after.round > self.before.round
        return ended or (self.after.over and not self.before.over)

    def scores(self) -> tuple[Event, ...]:
        """Return each score that changes, as far as everybody may know it."""
        pairs = zip(
            self.after.seats,
            game_of(self.before).open_scores(self.before),
            game_of(self.after).open_scores(self.after),
            strict=True,
        )
        return tuple(ScoreBecomes(seat, old, new) for seat, old, new in pairs if old != new)

    def consequences(self) -> tuple[Event, ...]:
        """Return the events of later entries that become others."""
        changed = [e for old, new in self.again for e in new.events if e not in old.events]
        return tuple(event for event in changed if not isinstance(event, Turn))

    @property
    def is_quiet(self) -> bool:
        """True where what would come of it is secret until somebody says yes."""
        return self.ends_more or self.hushed

    def told(self) -> tuple[Event, ...]:
        """Return what everybody is told before it is done, and each seat of its own."""
        lead = self._lead()
        if self.is_quiet:
            return (*lead, AcceptOrNot())
        later = tuple(event for event in self.consequences() if event not in lead)
        changes = (*self._at_once(), *later[:CONSEQUENCES], *self.scores())
        ends = (NoLongerFits(len(self.dropped)), told(self.dropped[0])) if self.dropped else ()
        rest = (*changes, *ends) or (NothingElseChanges(),)
        return (*lead, *rest, AcceptOrNot())

    def done(self) -> tuple[Event, ...]:
        """Return what everybody is told once it is done: all that nobody could hear before."""
        news = (*self._at_once(), *self.consequences()) if self.is_quiet else ()
        return (*news, *self.scores())

    def _at_once(self) -> tuple[Event, ...]:
        """Return what else the entries that come would bring about, but for whose turn it is."""
        gone = self.edit.gone(self.old)
        same = {event for step in gone for event in step.events}.union(self._lead())
        others = [e for step in self.put for e in step.events if e not in same]
        return tuple(event for event in others if not isinstance(event, Turn))

    def _lead(self) -> tuple[Event, ...]:
        """Return the entries themselves that would go, come, or become others."""
        put = tuple(map(told, self.put))
        if self.edit.is_change:
            return (EntryBecomes(), *put)
        gone = tuple(map(told, self.edit.gone(self.old)))
        out = (EntryGone(), *gone) if gone else ()
        return (*out, EntryAdded(), *put) if put else out


def _made_again(
    state: Position, rest: list[Step], parted: Position, whose: TurnOwners | None
) -> tuple[list[tuple[Step, Step]], Position]:
    """Make the steps again as far as the rules allow, and take those out of `rest`.

    whose: says who makes them, where that may be another. Returns pairs of old and new ones,
    and the position after them.
    """
    made: list[tuple[Step, Step]] = []
    while rest:
        place = whose.following(state, rest) if whose else 0
        if place is None:
            break
        step = rest[place]
        move = whose.moved_on(step, state) if whose else step.move
        move = move.rebased(step.before, state, parted)
        try:
            after, events = game_of(state).apply(state, move)
        except Refusal:
            break
        made.append((step, Step(state, move, events)))
        del rest[place]
        state = after
    return made, state


def _sure(state: Position, steps: Sequence[Step], edited: Sequence[Step]) -> int:
    """Return how many of the steps may be made again after some were edited at the first of them.

    Behind a hand that is typed anew, nothing that lies face down stays: whether it does would
    tell whether it is among the cards just typed.
    """
    typed = any(step.move.seat == TABLE and is_secret(step) for step in edited)
    face_down = set(state.seats) - state.to_act() if typed and not state.over else set()
    hidden = {seat for seat in face_down if game_of(state).prompt(state, seat).secret}
    last = {step.move.seat: place for place, step in enumerate(steps)}
    return min((last[seat] for seat in hidden if seat in last), default=len(steps))


def secrets_wait(session: Session) -> bool:
    """Say whether somebody's choice from a hidden hand may still lie face down.

    Whoever was asked again since has had it turned over.
    """
    asked_since = set(session.state.to_act())
    for step in reversed(session.steps):
        if step.move.seat not in asked_since and is_secret(step):
            return not session.state.over
        asked_since |= step.before.to_act()
    return False
