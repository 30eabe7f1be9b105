"""The replay of a journal: its moves one after the other, with the line of one that fails."""

from __future__ import annotations

from accessigame.core.model import Event, Move, NotAllowed, Refusal
from accessigame.session.damage import MoveRejected, in_line
from accessigame.session.journal import Record
from accessigame.session.session import Session


def replay(record: Record, session: Session) -> tuple[Event, ...]:
    """Make the moves of a journal in a new session; return the events.

    `NotAllowed(MoveRejected)` for a line that the rules refuse, `NotUnderstood(JournalDamaged)`
    for one that makes them fail.
    """
    for line, entry in zip(record.lines, record.entries, strict=True):
        with in_line(record.path, line):
            _enter(entry, session, MoveRejected(record.path, line))
    return session.happened


def _enter(entry: Move | int, session: Session, rejected: MoveRejected) -> None:
    try:
        session.enter(entry)
    except Refusal as refusal:
        raise NotAllowed(rejected) from refusal
