"""`replay`: go through the moves of a journal, or give its position to a program.

At a terminal, or on a display that is named, it waits after each move; elsewhere it writes lines.
"""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Sequence

from accessigame.cli import preferences
from accessigame.cli.parser import Parser, needed
from accessigame.cli.saved_games import path_of
from accessigame.cli.values import FILE
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
from accessigame.session.table import Table, of_record
from accessigame.storage.preferences import Preferences
from accessigame.words.words import Localizer


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
    record = _record(needed(given.file, "replay"))
    table = of_record(record, words)
    opening = table.session.opening()
    events = replay(record, table.session)
    torn: tuple[Event, ...] = (TornLine(),) if record.torn else ()
    if given.json:
        write_json(_report(table, record))
    elif both_are_terminals() or given.display:
        _read_through(table, preferences.preferences_of(given, words, ()), torn)
    else:
        happened = table.session.as_begun((*opening, *events))
        write_lines(*_sentences_of(table, happened, torn))
    return 0


def _read_through(table: Table, chosen: Preferences, first: tuple[Event, ...]) -> None:
    """Let somebody go through a game by keys."""
    from accessigame.cli.local_outputs import Room  # noqa: PLC0415 - a pipe needs no devices
    from accessigame.cli.reading_room import read_through  # noqa: PLC0415 - the same
    from accessigame.host.replay_reader import ReplayReader  # noqa: PLC0415 - the same

    # bystanders may hear it, so that it is for everybody, also after a game of one person
    room = Room(EVERYONE, table.words, len(table.session.position.seats))
    table_vocabulary = vocabulary(table.words.synonyms)
    read_through(
        lambda outputs: ReplayReader(table, outputs, first), room, chosen, table_vocabulary
    )


def _sentences_of(table: Table, happened: Sequence[Event], torn: tuple[Event, ...]) -> list[str]:
    """Return the sentences of a game: its events, the scores so far, a remark on its file."""
    state = table.session.position
    standing = () if state.over else table.session.answer("scores", state.seats[0])
    events = (*filter(table.is_news, happened), *table.early_end, *standing, *torn)
    # a replay may be heard by bystanders: it says what everybody may know, and no more
    return [table.words.say(event).speech for event in known_to(EVERYONE, events)]


def _record(name: str) -> Record:
    if name == "-":
        data = sys.stdin.buffer.read(journal.LONGEST + 1)
        if len(data) > journal.LONGEST:  # a pipe may have no end
            raise NotUnderstood(JournalTooLong(name, journal.LONGEST // 2**20))
        return journal.parse(data, name)
    return journal.read(path_of(name, "replay"))


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
