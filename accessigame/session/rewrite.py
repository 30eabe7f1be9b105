"""A rewritten past: an edit of some entries, and all later moves replayed on top of it.

Theory of operation. The past is a list of steps, each with the position before it. An `Edit` takes
steps out at a place and puts moves in there; `Amendment.of` rebases the rest, as git rebases
commits, without touching the session:

1. The moves that are put in are applied to the position before the place.
2. The later steps are replayed one by one. Where as many moves come as go (a change), each keeps
   its seat. Otherwise nobody may be asked in the same order any more, so the next step is the first
   one of the kind that is asked now: bots and the deck repeat their own, and the entries of
   persons follow in the order of their typing, each by the seat that is asked now (`TurnOwners`).
   Two entries that were swapped change together (`Change`).
3. Replaying stops at the first move that the rules reject; it and all behind it are `dropped`. A
   game that was broken off stays so, unless an entry of a person is among them.
4. The amendment is announced as a summary, and carried out only after a yes.

An example with a forgotten pass, at No Thanks with real cards. Ana, Ben and Cid were asked in this
order; Ben passed too, but nobody typed it, so Cid's taking went to Ben:

    typed:    17   Ana passes   Ben takes 17    20   Ben passes
    edit:     put `Ben passes` in before `Ben takes 17`
    replayed: 17   Ana passes   Ben passes      Cid takes 17   20   Cid passes

`takes 17` was of the seat that was asked then, so it moves on to the one that is asked now, and
with it goes the turn after the 20. The summary says who passes, who takes, and both scores.

Secrets: a step may be a choice from a hidden hand. What would come of an edit must not be announced
before a yes where it would turn hidden cards over (`is_quiet`). And behind a hand that is typed
again no hidden choice is replayed, since its staying would show a card of the hand (`_safe_count`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple

from accessigame.core.game import Game, Position
from accessigame.core.model import TABLE, Event, Move, Refusal, Seat, Turn, event_class
from accessigame.session.session import BreakOff, Session, Step, moved


@dataclass(frozen=True, slots=True)
class TurnOwners:
    """The seats that make each move at this table.

    game: the game. is_entered: says whether a person entered a move.
    seat_to_act_in: gives the seat that is asked in a position.
    """

    game: Game[Any]
    is_entered: Callable[[Move], bool]
    seat_to_act_in: Callable[[Position], Seat | None]

    def is_typed(self, seat: Seat) -> bool:
        """Return True for a seat whose moves a person types."""
        return self.is_entered(Move(seat))

    def is_secret(self, step: Step) -> bool:
        """Return True for a choice from a hidden hand."""
        return is_secret(step, self.game)

    def next_step(self, position: Position, rest: Sequence[Step]) -> int | None:
        """Return the place in `rest` of the step to replay next, if there is one.

        A bot, a stand-in or the deck repeats its own next step; otherwise the next typed one
        follows.
        """
        seat = self.seat_to_act_in(position)
        if seat is None:
            return None
        is_typed = self.is_typed(seat)
        fits = (
            place
            for place, step in enumerate(rest)
            if (is_typed if self.is_entered(step.move) else step.move.seat == seat)
        )
        return next(fits, None)

    def reassigned(self, step: Step, position: Position) -> Move:
        """Return the move of the seat that is asked now, if it was of the seat asked then."""
        seat, now = step.move.seat, self.seat_to_act_in(position)
        if now is None or TABLE in (seat, now) or not self.is_entered(step.move):
            return step.move
        # a seat that was named beside a card, although another was asked, is named for good
        is_named = self.seat_to_act_in(step.before) != seat
        if is_named or self.is_secret(step) or self.game.prompt(position, now).secret:
            return step.move
        return replace(step.move, seat=now)


def is_secret(step: Step, game: Game[Any]) -> bool:
    """Return True for a choice from a hidden hand."""
    made = step.move
    return not isinstance(made, BreakOff) and game.prompt(step.before, made.seat).secret


CONSEQUENCES: Final = 4
"""Changed events of later entries that a summary lists one by one, at most."""


@event_class
class EntryBecomes(Event):
    """The events that follow would come of the change that was typed."""


@event_class
class EntryGone(Event):
    """The entries that follow would be taken out."""


@event_class
class EntryAdded(Event):
    """The entries that follow would be inserted."""


@event_class
class ScoreBecomes(Event):
    """A score, as far as everybody may know it, changes."""

    seat: Seat
    before: int
    score: int


@event_class
class NothingElseChanges(Event):
    """All entries after the changed one stay good, and no score changes."""


@event_class
class NoLongerFits(Event):
    """The next event was a decision that is not possible any more.

    dropped: the number of entries that go with it. further: as for `AcceptOrNot`.
    """

    dropped: int
    further: str = ""


@event_class
class AcceptOrNot(Event):
    """The help for saying yes; anything else is no.

    further: `put` or `out` where one more entry may be missing or too many, because those that
    follow do not fit yet; else empty.
    """

    further: str = ""


def entry_event(step: Step) -> Event:
    """Return the event that says best what was entered, with its audience."""
    mover = step.move.seat
    mover_events = (event for event in step.events if getattr(event, "seat", None) == mover)
    return next(mover_events, step.events[0])


@dataclass(frozen=True, slots=True)
class Edit:
    """An edit of the past at the step `place`.

    out: the places of the steps that go. put: the moves that are inserted before `place`.
    """

    place: int
    out: tuple[int, ...] = ()
    put: tuple[Move, ...] = ()

    def steps_out(self, old: Sequence[Step]) -> tuple[Step, ...]:
        """Return the steps that go, of all those from `place` on."""
        return tuple(old[place - self.place] for place in self.out)

    @property
    def is_change(self) -> bool:
        """True for an equal number of new and old entries: the same seats are asked afterwards."""
        return len(self.out) == len(self.put)

    @property
    def is_of_one(self) -> bool:
        """True for one new entry instead of the old one at `place`."""
        return self.out == (self.place,) and len(self.put) == 1


@dataclass(frozen=True, slots=True)
class Amendment:
    """The result of an edit: all steps from `place` on, old and new.

    put: the new steps that were typed now. replayed: pairs of an old step and its new one.
    dropped: the old steps that are not possible any more, or come after one that is not.
    before, after: the present position, and that of the rewritten past; with their open scores.
    hushed: its consequences would show secrets, so they are announced only when it is done.
    """

    edit: Edit
    old: tuple[Step, ...]
    put: tuple[Step, ...]
    replayed: tuple[tuple[Step, Step], ...]
    dropped: tuple[Step, ...]
    before: Position
    after: Position
    open_scores: tuple[tuple[int, int], ...]
    hushed: bool

    @classmethod
    def of(cls, session: Session, edit: Edit, owners: TurnOwners) -> Amendment:
        """Return the result of an edit; a `Refusal` for moves that cannot be inserted."""
        game, before = session.game, session.position
        old = tuple(session.steps[edit.place :])
        common = state = old[0].before
        put: list[Step] = []
        for move in edit.put:
            after, events = moved(game, state, move)
            put.append(Step(state, move, events))
            state = after
        safe = edit.place + _safe_count(session, old, (*edit.steps_out(old), *put))
        numbered = [(p, s) for p, s in enumerate(old, edit.place) if p not in edit.out]
        rest, lost = [s for p, s in numbered if p < safe], [s for p, s in numbered if p >= safe]
        change = Change(old[0], edit.put[0]) if edit.is_of_one else None
        rebase = _Rebase(game, common, None if edit.is_change else owners, change)
        replayed, state = rebase.replay(state, rest)
        dropped = [*rest, *lost]
        state = _break_off_again(state, replayed, dropped, owners)
        return cls(
            edit,
            old,
            tuple(put),
            tuple(replayed),
            dropped=tuple(dropped),
            before=before,
            after=state,
            open_scores=tuple(zip(game.open_scores(before), game.open_scores(state), strict=True)),
            hushed=not edit.is_change and has_hidden_choice(session),
        )

    @property
    def place(self) -> int:
        """The place of the first step that may become another."""
        return self.edit.place

    @property
    def moves(self) -> tuple[Move, ...]:
        """The moves that would stand from `place` on."""
        return tuple(step.move for step in (*self.put, *(new for _, new in self.replayed)))

    @property
    def ends_more(self) -> bool:
        """True if one more round would end: then secrets would be counted in the open."""
        ended = self.after.round > self.before.round
        return ended or (self.after.over and not self.before.over)

    @property
    def is_quiet(self) -> bool:
        """True if the consequences stay secret until somebody says yes."""
        return self.ends_more or self.hushed

    def score_events(self) -> tuple[Event, ...]:
        """Return each score that changes, as far as everybody may know it."""
        pairs = zip(self.after.seats, self.open_scores, strict=True)
        return tuple(ScoreBecomes(seat, *both) for seat, both in pairs if both[0] != both[1])

    def later_events(self) -> tuple[Event, ...]:
        """Return the events of later entries that become others."""
        changed = [e for old, new in self.replayed for e in new.events if e not in old.events]
        return tuple(event for event in changed if not isinstance(event, Turn))

    def summary_events(self) -> tuple[Event, ...]:
        """Return the events that announce the amendment before it is accepted."""
        lead = self._entry_events()
        if self.is_quiet:
            return (*lead, AcceptOrNot())
        later = tuple(event for event in self.later_events() if event not in lead)
        changes = (*self._side_events(), *later[:CONSEQUENCES], *self.score_events())
        dropped = self.dropped
        further = self._further if dropped else ""
        ends = (NoLongerFits(len(dropped), further), entry_event(dropped[0])) if dropped else ()
        rest = (*changes, *ends) or (NothingElseChanges(),)
        return (*lead, *rest, AcceptOrNot(further))

    def final_events(self) -> tuple[Event, ...]:
        """Return the events that announce the amendment when it is done.

        They are all that could not be announced before, and the scores.
        """
        news = (*self._side_events(), *self.later_events()) if self.is_quiet else ()
        return (*news, *self.score_events())

    @property
    def _further(self) -> str:
        """The edit that may have to continue: `put`, `out`, or empty for a change."""
        more = len(self.edit.put) - len(self.edit.out)
        return "" if not more else "put" if more > 0 else "out"

    def _side_events(self) -> tuple[Event, ...]:
        """Return the further events of the inserted entries, without the turns."""
        out = self.edit.steps_out(self.old)
        same = {event for step in out for event in step.events}.union(self._entry_events())
        further_events = [e for step in self.put for e in step.events if e not in same]
        return tuple(event for event in further_events if not isinstance(event, Turn))

    def _entry_events(self) -> tuple[Event, ...]:
        """Return the entries themselves that would go, come, or become others."""
        put = tuple(map(entry_event, self.put))
        if self.edit.is_change:
            return (EntryBecomes(), *put)
        gone = tuple(map(entry_event, self.edit.steps_out(self.old)))
        out = (EntryGone(), *gone) if gone else ()
        return (*out, EntryAdded(), *put) if put else out


@dataclass(frozen=True, slots=True)
class _Rebase:
    """The replay of old steps on top of another past.

    common: the last position that both pasts share.
    owners: gives each move its seat, where that may be another.
    change: the change of one step; None for any other edit.
    """

    game: Game[Any]
    common: Position
    owners: TurnOwners | None
    change: Change | None = None

    def replay(
        self, position: Position, rest: list[Step]
    ) -> tuple[list[tuple[Step, Step]], Position]:
        """Replay steps as far as the rules allow, and take those out of `rest`.

        Returns pairs of old and new steps, and the position after them.
        """
        replayed: list[tuple[Step, Step]] = []
        while rest:
            place = self.owners.next_step(position, rest) if self.owners else 0
            if place is None:
                break
            old = rest[place]
            move = self.owners.reassigned(old, position) if self.owners else old.move
            move = move.rebased(old.before, position, self.common)
            if self.change and not is_secret(old, self.game):
                move = self.change.swapped(move, [*(step for step, _ in replayed), old])
            try:
                after, events = moved(self.game, position, move)
            except Refusal:
                break
            replayed.append((old, Step(position, move, events)))
            del rest[place]
            position = after
        return replayed, position


def replayed_on(
    start: Position, steps: Sequence[Step], owners: TurnOwners
) -> tuple[list[Move], int]:
    """Return the moves of steps on another beginning, and the number of those that are lost."""
    rest = list(steps)
    replayed, position = _Rebase(owners.game, start, owners).replay(start, rest)
    _break_off_again(position, replayed, rest, owners)
    return [new.move for _, new in replayed], len(rest)


def _break_off_again(
    position: Position,
    replayed: list[tuple[Step, Step]],
    dropped: list[Step],
    owners: TurnOwners,
) -> Position:
    """Break a game off where it was, unless an entry is lost that a person has to make again.

    What bots and the deck did before is no reason to play on: the table had stopped.
    Takes the step out of those that are dropped, and returns the position after it.
    """
    entered = [step.move for step in dropped if owners.is_entered(step.move)]
    if len(entered) != 1 or not isinstance(entered[0], BreakOff):
        return position
    try:
        after, events = moved(owners.game, position, entered[0])
    except Refusal:  # all is counted already
        return position
    replayed.append((dropped.pop(), Step(position, entered[0], events)))
    return after


def _safe_count(session: Session, steps: Sequence[Step], edited: Sequence[Step]) -> int:
    """Return the number of steps that may be replayed after some at the first one were edited.

    Behind a hand that is typed again no hidden choice stays: its staying would show that its card
    is among those just typed.
    """
    state, game = session.in_play, session.game
    has_typed_hand = any(step.move.seat == TABLE and is_secret(step, game) for step in edited)
    face_down = set(state.seats) - state.to_act() if has_typed_hand and not state.over else set()
    hidden = {seat for seat in face_down if game.prompt(state, seat).secret}
    last = {step.move.seat: place for place, step in enumerate(steps)}
    return min((last[seat] for seat in hidden if seat in last), default=len(steps))


def has_hidden_choice(session: Session) -> bool:
    """Return True while a choice from a hidden hand may still lie face down.

    The choice of a seat that was asked again since has been turned over.
    """
    asked_since = set(session.in_play.to_act())
    for step in reversed(session.steps):
        if step.move.seat not in asked_since and is_secret(step, session.game):
            return not session.in_play.over
        asked_since |= step.before.to_act()
    return False


class Change(NamedTuple):
    """The change of one step; where its entry was swapped with a later one, that changes too.

    At a table with real cards, the cards of two players may be typed for each other. The first one
    is corrected by the card that the second one has already, and no card lies twice. So the second
    one gets what stood at the first one:

        typed:    Ana 12   Ben 40
        change:   Ana 40
        replayed: Ana 40   Ben 12

    step: the step as it was. move: the move in its place.
    """

    step: Step
    move: Move

    def swapped(self, later: Move, since: Sequence[Step]) -> Move:
        """Return a later move, or the entry before the change if the two were swapped.

        since: the steps behind the changed one, up to that of the later move.
        """
        is_same = type(self.move) is type(later) and replace(self.move, seat=later.seat) == later
        if not is_same or not self._asked_together(later, since):
            return later
        return replace(self.step.move, seat=later.seat)

    def _asked_together(self, later: Move, since: Sequence[Step]) -> bool:
        """Return True where the seat of a later move was asked with the first one, for one move."""
        first = self.step.move.seat
        asked_again = any(first in each.before.to_act() for each in since)
        return later.seat in self.step.before.to_act() - {first} and not asked_again
