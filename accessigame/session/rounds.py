"""The number of rounds of a match, agreed on anew while it is played.

Players come and go between rounds, so a match of several rounds can be ended early: after the round
in progress, or at once where no person has entered a move of it yet. The rules know nothing of
this. The table agrees on fewer rounds, and the moves are made again under that agreement: one line
of the journal, a restart, says both. Rounds that were played count as they are.

A round that none follows can only be broken off, which is a move: `session/session.py`.

What the deck and the bots did in a round that no person has begun is left out. The deck and the
bots' chance depend on the seed and on the moves before, so all of it comes again where the match
continues after all.
"""

from __future__ import annotations

from typing import NamedTuple

from accessigame.core.model import Event, Move, NotAllowed, event_class
from accessigame.session.session import ROUNDS
from accessigame.session.table import Table


@event_class
class MatchContinues(Event):
    """The match does not end early after all."""


@event_class
class NoRoundAfter(Event):
    """No further round was agreed on, so there is none to leave out."""


class Agreement(NamedTuple):
    """A number of rounds, and the moves that are made under it."""

    rounds: int
    moves: tuple[Move, ...]


def has_rounds(table: Table) -> bool:
    """Return True for a match that was begun with more than one round to come, or without limit."""
    return table.session.agreed_rounds != 1


def present(table: Table) -> Agreement:
    """Return the agreement that holds now."""
    moves = tuple(step.move for step in table.session.steps)
    return Agreement(table.session.rounds, moves)


def next_agreement(table: Table) -> Agreement:
    """Return the agreement that ends the match early, or the first one where it ends early already.

    Raises NotAllowed where no round follows anyway.
    """
    session, now = table.session, present(table)
    if not has_rounds(table) or session.broken_off:
        raise NotAllowed(NoRoundAfter())
    if session.ends_early:
        return Agreement(session.agreed_rounds, now.moves)
    begins = _begin_of_round(table)
    begun = any(table.seating.entered_by_person(step.move) for step in session.steps[begins:])
    last = session.position.round
    if last > 1 and not begun and not session.position.over:
        return Agreement(last - 1, now.moves[:begins])
    if session.position.over or last == now.rounds:
        raise NotAllowed(NoRoundAfter())
    return Agreement(last, now.moves)


def may_break_off(table: Table) -> bool:
    """Return True while a round is played that a person has begun."""
    begins = _begin_of_round(table)
    moves = (step.move for step in table.session.steps[begins:])
    return not table.session.position.over and any(map(table.seating.entered_by_person, moves))


def agree(table: Table, agreement: Agreement) -> tuple[Event, ...]:
    """Make an agreement hold, in the journal too; return the events of that."""
    session = table.session
    options = {ROUNDS: agreement.rounds}
    session.restart(options, agreement.moves)
    if table.journal is not None:
        table.journal.restart(options, agreement.moves)
    if not session.ends_early:
        return (MatchContinues(),)
    ended = session.steps[-1].events if session.position.over else ()
    return (*table.early_end, *(event for event in ended if event.headline))


def _begin_of_round(table: Table) -> int:
    """Return the number of moves before the round in progress."""
    steps, current = table.session.steps, table.session.position.round
    places = (place for place, step in enumerate(steps) if step.before.round == current)
    return next(places, len(steps))
