"""`replay`: say every event of a journal, or give its position to a program."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from accessigame.cli.parser import Parser, needed
from accessigame.cli.saved_games import path_of
from accessigame.core.model import EVERYONE, Event, Turn
from accessigame.devices.console.prompt import write_pages
from accessigame.devices.console.standard_streams import write_json, writes_on_a_screen
from accessigame.output.delivery import known_to
from accessigame.session import journal
from accessigame.session.damage import in_line
from accessigame.session.events import TornLine
from accessigame.session.journal import Record
from accessigame.session.replay import replay
from accessigame.session.table import Table, load_saved, seated
from accessigame.words.words import Localizer


def arguments(parser: Parser) -> None:
    """Add the options of `replay`."""
    parser.add_argument("file", nargs="?")
    parser.add_argument("--json", action="store_true")


def run(given: Namespace, words: Localizer) -> int:
    """Replay a file, the game of a number in `history`, or the standard input for the name `-`."""
    record = _record(needed(given.file, "replay"))
    with in_line(record.path, record.header_line):
        table = seated(record.header, words)
    opening = table.session.opening()
    events = replay(record, table.session)
    if given.json:
        write_json(_report(table, record))
        return 0
    write_pages(_sentences_of(table, record, (*opening, *events)), words.text("page-more"))
    return 0


def lines(path: Path, words: Localizer) -> list[str]:
    """Return the sentences of a game; raises NotUnderstood for a file that is no journal."""
    game = load_saved(path, words)
    opening = seated(game.record.header, words).session.opening()
    return _sentences_of(game.table, game.record, (*opening, *game.table.session.happened))


def _sentences_of(table: Table, record: Record, happened: Sequence[Event]) -> list[str]:
    """Return the sentences of a game: its events, the scores so far, a remark on its file."""
    state = table.session.position
    standing = () if state.over else table.session.answer("scores", state.seats[0])
    torn: tuple[Event, ...] = (TornLine(),) if record.torn else ()
    if writes_on_a_screen():
        happened = tuple(_acts(happened))
    told = (*happened, *standing, *torn)
    # a replay may be heard by bystanders: it says what everybody may know, and no more
    return [table.words.say(event).speech for event in known_to(EVERYONE, told)]


def _acts(happened: Sequence[Event]) -> Iterator[Event]:
    """Give the events without the turns before an act, which names its player; keep the last one.

    A person reads half as many lines so. A program gets them all.
    """
    acts = [place for place, event in enumerate(happened) if not isinstance(event, Turn)]
    last = acts[-1] if acts else 0
    for place, event in enumerate(happened):
        if place > last or not isinstance(event, Turn):
            yield event


def _record(name: str) -> Record:
    if name == "-":
        return journal.parse(sys.stdin.buffer.read(), name)
    return journal.read(path_of(name, "replay"))


def _report(table: Table, record: Record) -> dict[str, object]:
    state = table.session.position
    return {
        "game": table.session.game.name,
        "edition": record.header.edition,
        "seats": list(record.header.seats),
        "over": state.over,
        "scores": list(table.session.scores()),
        "state": table.session.report(),
    }
