"""Another first player for a game that has begun: its moves are replayed on the other beginning.

The header of a journal names who starts, and a journal only grows, so the whole file is replaced
by one with another header: at once, or not at all. A move that would be lost by that is never
lost in silence: then nothing is changed.
"""

from __future__ import annotations

import os
from dataclasses import replace
from typing import Final

from accessigame import games
from accessigame.core.model import Event, NotAllowed, Seat, Unavailable, event_class
from accessigame.session.journal import Header, Journal, JournalUnwritable, line_of
from accessigame.session.rewrite import TurnOwners, replayed_on
from accessigame.session.table import SavedGame, load_saved, seated
from accessigame.storage.files import OWNER_ONLY, replace_with
from accessigame.words.words import Localizer

FIRST: Final = "first"
"""The option that names the first player, in every game that has one."""


@event_class
class FirstTooLate(Event):
    """Another first player would make moves impossible.

    lost: their number.
    """

    lost: int


def names_first(game: SavedGame) -> bool:
    """Return True for a game whose first player can be named."""
    return any(option.name == FIRST for option in game.table.session.game.options)


def started_by(game: SavedGame, seat: Seat, words: Localizer) -> SavedGame:
    """Change the first player of a saved game, in its file too; return the game as it is then.

    Raises NotAllowed where moves would be lost, Unavailable where the file cannot be written.
    """
    header = game.record.header
    header = replace(header, options={**header.options, FIRST: seat})
    text = _text(game, header, words)
    Journal.go_on(game.path, game.record).close()  # refuses a game that another program plays
    try:
        before = game.path.stat()
        replace_with(game.path, text, OWNER_ONLY)
        os.utime(game.path, ns=(before.st_atime_ns, before.st_mtime_ns))  # the day of its last move
    except OSError as error:
        raise Unavailable(JournalUnwritable(str(game.path))) from error
    return load_saved(game.path, words)


def _text(game: SavedGame, header: Header, words: Localizer) -> str:
    """Return the journal of the game with this header; raises NotAllowed if moves are lost."""
    table, rules = seated(header, words), games.find(header.game)
    entered = game.table.seating.entered_by_person
    owners = TurnOwners(rules, entered, table.seat_to_act_in)
    moves, lost = replayed_on(table.session.position, game.table.session.steps, owners)
    if lost:
        raise NotAllowed(FirstTooLate(lost))
    return "".join(f"{line}\n" for line in (header.line(), *(line_of(m, rules) for m in moves)))
