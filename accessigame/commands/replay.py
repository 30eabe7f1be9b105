"""`replay`: go through the moves of a journal, or give its position to a program.

At a terminal, or on a display that is named, it waits after each move; elsewhere it writes lines.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Final

from accessigame.cli import preferences
from accessigame.cli.parser import FILE, Parser, needed
from accessigame.cli.saved_games import path_of
from accessigame.core.model import EVERYONE, AtTable, Event, NotUnderstood, event_class
from accessigame.devices.console.standard_streams import (
    both_are_terminals,
    write_json,
    write_lines,
)
from accessigame.input.line_parser import vocabulary
from accessigame.output.delivery import known_to
from accessigame.session import journal
from accessigame.session.events import TornLine
from accessigame.session.journal import Record
from accessigame.session.replay import replay
from accessigame.session.table import SavedGame, Table, of_record
from accessigame.storage.settings import Preferences
from accessigame.words.words import Localizer

if TYPE_CHECKING:
    from accessigame.host.replay_reader import ReplayReader  # for its type alone: as below
    from accessigame.output.blocks import Output


STDIN: Final = "-"
"""The name of the standard input in place of a file."""


@event_class
class JournalTooLong(AtTable):
    """There are more bytes than any journal has; limit: in MiB."""

    path: str
    limit: int


def arguments(parser: Parser) -> None:
    """Add the options of `replay`."""
    parser.add_argument("file", nargs="?", type=FILE)
    parser.add_argument("--json", action="store_true")
    preferences.arguments(parser, without=preferences.OF_THE_TABLE)


def run(given: Namespace, words: Localizer) -> int:
    """Replay a file, the game of a number in `history`, or the standard input for the name `-`."""
    path = _path(needed(given.file, "replay"))
    record = _record(path)
    table = of_record(record, words)
    opening = table.session.opening()
    events = replay(record, table.session)
    torn: tuple[Event, ...] = (TornLine(),) if record.torn else ()
    if given.json:
        write_json(_report(table, record))
    elif both_are_terminals() or given.display:
        saved = SavedGame(path, record, table)
        _read_through(saved, preferences.preferences_of(given, words, ()), torn)
    else:
        happened = table.session.as_begun((*opening, *events))
        write_lines(*_sentences_of(table, happened, torn))
    return 0


def _read_through(saved: SavedGame, chosen: Preferences, first: tuple[Event, ...]) -> None:
    """Let somebody go through a game by keys, and through reviews of it, until they leave.

    first: what is told before the first stop. Behind a review, the replay continues where it was.
    """
    from accessigame.commands import review  # noqa: PLC0415 - a pipe needs no devices

    reader = _gone_through(saved.table, chosen, first)
    while reader.reviewed is not None:
        review.go_through(saved, reader.reviewed, chosen, in_replay=True)
        reader = _gone_through(saved.table, chosen, (), reader.place)


def _gone_through(
    table: Table, chosen: Preferences, first: tuple[Event, ...], place: int | None = None
) -> ReplayReader:
    """Return the reader of a replay, once somebody has left it. first, place: as for the reader."""
    from accessigame.cli.local_outputs import Room  # noqa: PLC0415 - a pipe needs no devices
    from accessigame.cli.reading_room import read_through  # noqa: PLC0415 - the same
    from accessigame.host.replay_reader import ReplayReader  # noqa: PLC0415 - the same

    readers: list[ReplayReader] = []

    def make_loop(outputs: Sequence[Output]) -> ReplayReader:
        readers.append(ReplayReader(table, outputs, first, place))
        return readers[0]

    # bystanders may hear it, so that it is for everybody, also after a game of one person
    room = Room(EVERYONE, table.words, len(table.session.position.seats))
    read_through(make_loop, room, chosen, vocabulary(table.words.synonyms))
    return readers[0]


def _sentences_of(table: Table, happened: Sequence[Event], torn: tuple[Event, ...]) -> list[str]:
    """Return the sentences of a game: its events, the scores so far, a remark on its file."""
    state = table.session.position
    standing = () if state.over else table.session.answer("scores", state.seats[0])
    events = (*filter(table.is_news, happened), *table.early_end, *standing, *torn)
    # a replay may be heard by bystanders: it says what everybody may know, and no more
    return [table.words.say(event).speech for event in known_to(EVERYONE, events)]


def _path(name: str) -> Path:
    """Return the path of a journal, or the name for the standard input as one."""
    return Path(STDIN) if name == STDIN else path_of(name, "replay")


def _record(path: Path) -> Record:
    """Return the journal of a path, or of the standard input."""
    if str(path) != STDIN:
        return journal.read(path)
    data = sys.stdin.buffer.read(journal.LONGEST + 1)
    if len(data) > journal.LONGEST:  # a pipe may have no end
        raise NotUnderstood(JournalTooLong(STDIN, journal.LONGEST // 2**20))
    return journal.parse(data, STDIN)


def _report(table: Table, record: Record) -> dict[str, object]:
    state = table.session.position
    return {
        "game": table.session.game.name,
        "edition": record.header.edition,
        "seats": list(record.header.seats),
        "over": state.over,
        "broken_off": table.session.broken_off,
        "scores": list(table.session.scores()),
        "state": table.session.report(),
    }
