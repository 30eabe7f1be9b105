"""`replay`: say every event of a journal, or give its position to a program."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Iterator, Sequence
from pathlib import Path

from accessigame.cli.parser import Parser, needed
from accessigame.core.model import EVERYONE, Event, Turn
from accessigame.devices.console.prompt import write_pages
from accessigame.devices.console.standard_streams import write_json, writes_on_a_screen
from accessigame.output.delivery import known_to
from accessigame.session import journal
from accessigame.session.damage import in_line
from accessigame.session.events import TornLine
from accessigame.session.journal import Record
from accessigame.session.replay import replay
from accessigame.session.table import Table, seated
from accessigame.words.words import Localizer


def arguments(parser: Parser) -> None:
    """Add the options of `replay`."""
    parser.add_argument("file", nargs="?")
    parser.add_argument("--json", action="store_true")


def run(given: Namespace, words: Localizer) -> int:
    """Replay a file, or the standard input where the name is `-`."""
    record = _record(needed(given.file, "replay"))
    with in_line(record.path, 1):
        table = seated(record.header, words)
    opening = table.session.opening()
    events = replay(record, table.session)
    if given.json:
        write_json(_report(table, record))
        return 0
    state = table.session.position
    standing = () if state.over else table.session.answer("scores", state.seats[0])
    torn: tuple[Event, ...] = (TornLine(),) if record.torn else ()
    happened = (*opening, *events)
    if writes_on_a_screen():
        happened = tuple(_acts(happened))
    told = (*happened, *standing, *torn)
    # a replay may be heard by bystanders: it says what everybody may know, and no more
    lines = [table.words.say(event).speech for event in known_to(EVERYONE, told)]
    write_pages(lines, words.text("page-more"))
    return 0


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
    return journal.read(Path(name))


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
