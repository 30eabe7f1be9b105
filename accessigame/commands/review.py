"""`review`: the choices of a finished game that lost most, and what was better.

At a terminal, or on a display that is named, it waits after each error; elsewhere it writes lines.
"""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from accessigame.cli import preferences
from accessigame.cli.parser import FILE, Parser, needed, whole
from accessigame.cli.players import seat_of
from accessigame.cli.saved_games import path_of
from accessigame.core.game import Game
from accessigame.core.model import Event, Move, NotAllowed, NotUnderstood, Seat, event_class, only
from accessigame.devices.console.standard_streams import both_are_terminals, write_json, write_lines
from accessigame.input.line_parser import vocabulary
from accessigame.output.delivery import known_to
from accessigame.session.journal.lines import line_of
from accessigame.session.replay import Playback
from accessigame.session.review.grading import Grade, PastChoice, choices_of, grade
from accessigame.session.review.reviews import (
    Review,
    ReviewedGame,
    ReviewOfRunningGame,
    keep_reviewed,
    past_errors,
    rates_in,
    summary,
    told,
)
from accessigame.session.table import SavedGame, Table, load_saved
from accessigame.storage import settings
from accessigame.storage.settings import Preferences
from accessigame.words.words import Localizer

MOST: Final = 5
"""The errors that are told, if nobody asks for another number."""


@event_class
class WhoseReview(Event):
    """Several persons have played, so one of them is to be named."""

    known: tuple[str, ...]


def arguments(parser: Parser) -> None:
    """Add the options of `review`."""
    parser.add_argument("file", nargs="?", type=FILE)
    parser.add_argument("--player")
    parser.add_argument("--most", type=whole("--most", 1, 99), default=MOST)
    parser.add_argument("--json", action="store_true")
    preferences.arguments(parser, without=preferences.OF_THE_TABLE)


def run(given: Namespace, words: Localizer) -> int:
    """Review the game of a file, or of a number in `history`."""
    saved = load_saved(path_of(needed(given.file, "review"), "review"), words)
    table = saved.table
    if not table.session.position.over:
        raise NotAllowed(ReviewOfRunningGame())
    seat = _seat(given.player, table)
    if not given.json and (both_are_terminals() or given.display):
        go_through(saved, seat, preferences.preferences_of(given, words, ()), given.most)
        return 0
    review = _graded(seat, tuple(choices_of(table.session, [seat])))
    if given.json:
        _keep(review, saved)
        write_json(_report(review, table))
    else:
        write_lines(*_sentences(review, table, given.most, _keep(review, saved)))
    return 0


def _seat(name: str | None, table: Table) -> Seat:
    """Return the seat of a name, else that of the only person; a `Refusal` for no such seat."""
    if name:
        return seat_of(name, table.words.names)
    persons = table.persons or table.session.position.seats
    if len(persons) > 1:
        raise NotUnderstood(WhoseReview(tuple(table.words.name(seat) for seat in persons)))
    return persons[0]


def _graded(seat: Seat, choices: Sequence[PastChoice]) -> Review:
    """Return the review of these choices, graded here and now."""
    grades = map(grade, choices)
    return Review(seat, tuple(each for each in grades if each is not None))


def _keep(review: Review, saved: SavedGame) -> tuple[Event, ...]:
    """Keep a person's review of a game of the own folder; return the rate over such games."""
    folder, path, table = settings.journals(), saved.path, saved.table
    is_own = path.is_file() and path.resolve().parent == folder.resolve()
    if not (is_own and review.grades and review.seat in table.persons):
        return ()
    game, player = table.session.game.name, table.words.names[review.seat]
    size, lost, choices = saved.record.size, float(review.lost), len(review.grades)
    errors = past_errors(review, table.session.game)
    keep_reviewed(ReviewedGame(path.name, size, game, player, lost, choices, errors), folder)
    return tuple(rates_in(folder, game, player))


def go_through(
    saved: SavedGame,
    seat: Seat,
    chosen: Preferences,
    most: int = MOST,
    *,
    in_replay: bool = False,
) -> None:
    """Let somebody go through the errors of a seat by keys. in_replay: as for `ReviewReader`."""
    from accessigame.cli.local_outputs import Room  # noqa: PLC0415 - a pipe needs no devices
    from accessigame.cli.reading_room import read_through  # noqa: PLC0415 - the same
    from accessigame.host.review_reader import Grader, ReviewReader  # noqa: PLC0415 - the same

    table, keep = saved.table, partial(_keep, saved=saved)
    choices = tuple(choices_of(table.session, [seat]))
    room = Room(only(seat), table.words, len(table.session.position.seats))
    grader = Grader()
    try:
        read_through(
            lambda outputs: ReviewReader(
                table, seat, choices, outputs, grader, most, keep, in_replay=in_replay
            ),
            room,
            chosen,
            vocabulary(table.words.synonyms),
        )
    finally:
        grader.close()


def _sentences(review: Review, table: Table, most: int, last: tuple[Event, ...]) -> list[str]:
    """Return the sentences of a review: its sum, then its errors, and the last events."""
    playback, session, words = Playback(table.session), table.session, table.words
    events: list[Event] = [summary(review, session, most)]
    for error in review.errors[:most]:
        events += told(error, session, playback.number_of(error.place))
    reader = only(review.seat)
    return [words.say(event, review.seat).speech for event in known_to(reader, (*events, *last))]


def _report(review: Review, table: Table) -> list[dict[str, object]]:
    """Return the errors as JSON values, that which lost most first."""
    playback, game = Playback(table.session), table.session.game
    return [_error(error, playback.number_of(error.place), game) for error in review.errors]


def _error(error: Grade, move_number: int, game: Game[Any]) -> dict[str, object]:
    low, high = error.points - error.margin, error.points + error.margin
    return {
        "turn": move_number,
        "seat": error.seat,
        "played": _move(error.played, game),
        "better": None if error.better is None else _move(error.better, game),
        "points": round(error.points, 2),
        "interval": [round(low, 2), None if error.certain else round(high, 2)],
        "certain": error.certain,
    }


def _move(move: Move, game: Game[Any]) -> dict[str, object]:
    """Return a move as a journal has it."""
    data: dict[str, object] = json.loads(line_of(move, game))
    return data
