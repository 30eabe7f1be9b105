"""`resume`: a game is resumed where its last move was; one that is over can be corrected there."""

from __future__ import annotations

import os
import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from functools import partial
from itertools import filterfalse
from pathlib import Path
from typing import Any, TypeAlias

from accessigame import app, bots
from accessigame.cli import preferences
from accessigame.cli.game_options import check_camera
from accessigame.cli.parser import FILE, Parser
from accessigame.cli.players import check_levels, in_english, seat_of
from accessigame.cli.saved_games import path_of
from accessigame.core.game import Game
from accessigame.core.model import (
    AtTable,
    Event,
    NotAllowed,
    NotUnderstood,
    Refusal,
    Seat,
    event_class,
)
from accessigame.devices.console.standard_streams import write_lines
from accessigame.session.results import (
    JournalLeftOut,
    known_as_over,
    newest_first,
)
from accessigame.session.table import SavedGame, load_saved, resumed, stand_in_bots
from accessigame.storage import settings
from accessigame.words.words import Localizer

Tell: TypeAlias = Callable[[Event], None]
"""Announces an event that belongs to no game."""


@event_class
class NoGameToResume(AtTable):
    """There is no unfinished game."""

    path: str


@event_class
class GameWasOver(AtTable):
    """The game in this journal is over."""

    path: str


def _to_nobody(_event: Event) -> None:
    """Ignore the event: it was announced before."""


def arguments(parser: Parser) -> None:
    """Add the options of `resume`."""
    parser.add_argument("file", nargs="?", type=FILE)
    parser.add_argument("--bots")
    parser.add_argument("--first")
    preferences.arguments(parser)


def run(given: Namespace, words: Localizer) -> int:
    """Resume the named game, even if it is over, or the last unfinished one."""
    if given.file:
        _run(load_saved(path_of(given.file, "resume"), words), given, words)
    else:
        resume(newest(words, partial(_warn, words)), given, words)
    return 0


def _warn(words: Localizer, event: Event) -> None:
    write_lines(words.say(event).speech, stream=sys.stderr)


def resume(game: SavedGame, given: Namespace, words: Localizer) -> tuple[Event, ...]:
    """Resume a saved game, from the journal as it is now; return the last events.

    Raises NotAllowed if the game has ended meanwhile.
    """
    game = game if game.current else load_saved(game.path, words)
    return _run(still_open(game), given, words)


def still_open(game: SavedGame) -> SavedGame:
    """Return the game; raises NotAllowed if it is over."""
    if game.table.session.position.over:
        raise NotAllowed(GameWasOver(str(game.path)))
    return game


def reopen(game: SavedGame, given: Namespace, words: Localizer) -> tuple[Event, ...]:
    """Open a saved game, over or not, so that it can be corrected; return the last events."""
    return _run(game, given, words)


def _run(game: SavedGame, given: Namespace, words: Localizer) -> tuple[Event, ...]:
    seats = game.record.header.seats
    run_preferences = preferences.preferences_of(given, words, seats)
    stand_ins = _stand_ins(given.bots, seats, words, game.table.session.game)
    if given.first:
        stand_in_bots(game.table, stand_ins)  # what is refused is refused before the file changes
        from accessigame.session.restart import started_by  # noqa: PLC0415 - imported only when it is asked for

        game = started_by(game, seat_of(given.first, seats), words)
    check_camera(given.camera, game.table.seating)
    state = game.table.session.position
    with _day_kept(game) if state.over else nullcontext():
        return app.run(resumed(game, stand_ins), run_preferences)


@contextmanager
def _day_kept(game: SavedGame) -> Iterator[None]:
    """Keep the day of a game that was over, and is again: it was corrected, and not played.

    The day of a game is that of its journal, by which `history` puts it in its place.
    """
    stat = game.path.stat()
    try:
        yield
    finally:  # also where the system ends the program
        if game.table.session.position.over:
            with suppress(OSError):
                os.utime(game.path, ns=(stat.st_atime_ns, stat.st_mtime_ns))


def _stand_ins(
    given: str | None, names: Sequence[str], words: Localizer, rules: Game[Any]
) -> dict[Seat, str]:
    """Return the levels of stand-in bots by seat, of `Zoé` or `Zoé:hard,Ben`.

    Raises NotUnderstood for a name or a level that is unknown.
    """
    players = in_english(given, words, rules).split(",") if given else []
    parts = [player.partition(":") for player in players]
    levels = {seat_of(n, names): level.strip().lower() for n, _, level in parts}
    bots_by_seat = {seat: level or bots.DEFAULT_LEVEL for seat, level in levels.items()}
    check_levels(bots_by_seat.values(), words, rules)
    return bots_by_seat


def newest(words: Localizer, tell: Tell = _to_nobody) -> SavedGame:
    """Return the last unfinished game; raises NotUnderstood if there is none.

    tell: as for `unfinished`.
    """
    for game in unfinished(words, tell=tell):
        return game
    raise NotUnderstood(NoGameToResume(str(settings.journals())))


def unfinished(
    words: Localizer,
    among: int | None = None,
    tell: Tell = _to_nobody,
    folder: Path | None = None,
) -> Iterator[SavedGame]:
    """Yield the unfinished games, the newest first.

    among: the number of newest journals that are read. tell: called for each journal that cannot
    be read, with an event that names it. folder: another one than that of all games.
    A game whose end `history` knows is not replayed.
    """
    folder = folder or settings.journals()
    is_over = known_as_over(folder)
    for path in filterfalse(is_over, newest_first(folder)[:among]):
        try:
            game = load_saved(path, words)
        except Refusal:
            tell(JournalLeftOut(str(path)))
            continue
        if not game.table.session.position.over:
            yield game
