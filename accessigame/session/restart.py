"""Another first player for a game that has begun: its moves are replayed on the other beginning.

The header of a journal names who starts, and a journal only grows, so one line is appended with
the new first player and the moves as they are on that beginning. The lines before it stay. A move
that would be lost is never lost in silence: then nothing is changed.
"""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import replace

from accessigame import games
from accessigame.core.model import Event, Move, NotAllowed, Seat, event_class
from accessigame.session.journal import Journal
from accessigame.session.rewrite import TurnOwners, replayed_on
from accessigame.session.session import FIRST
from accessigame.session.table import SavedGame, load_saved, seated
from accessigame.words.words import Localizer


@event_class
class FirstTooLate(Event):
    """Another first player would make moves impossible.

    lost: their number.
    """

    lost: int


def started_by(game: SavedGame, seat: Seat, words: Localizer) -> SavedGame:
    """Change the first player of a saved game, in its file too; return the game as it is then.

    Raises NotAllowed where moves would be lost, Unavailable where the file cannot be written.
    """
    options = {FIRST: seat}
    moves = _moves_with(game, options, words)
    # refuses a game that another program plays
    journal = Journal.resume(game.path, game.record, dated=False)
    try:
        old_status = game.path.stat()
        journal.restart(options, moves)
        journal.sync()
        with suppress(OSError):  # the day of a game is that of its last move
            os.utime(game.path, ns=(old_status.st_atime_ns, old_status.st_mtime_ns))
    finally:
        journal.close()
    return load_saved(game.path, words)


def _moves_with(game: SavedGame, options: Mapping[str, object], words: Localizer) -> Sequence[Move]:
    """Return the moves of the game with other options; raises NotAllowed if some are lost."""
    header = game.record.header
    header = replace(header, options={**header.options, **options})
    table, rules = seated(header, words), games.find(header.game)
    entered = game.table.seating.entered_by_person
    owners = TurnOwners(rules, entered, table.seat_to_act_in)
    moves, lost = replayed_on(table.session.position, game.table.session.steps, owners)
    if lost:
        raise NotAllowed(FirstTooLate(lost))
    return moves
