"""`resume`: go on exactly where the last move was."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from accessigame import app, bots, journal, settings
from accessigame.commands import wishes
from accessigame.commands.options import Parser
from accessigame.language import Words
from accessigame.table import Event, NotAllowed, NotUnderstood, Refusal, Seat


@dataclass(frozen=True, slots=True)
class NoGameToResume(Event):
    """There is no unfinished game."""

    path: str


@dataclass(frozen=True, slots=True)
class GameWasOver(Event):
    """The game in this journal is over."""

    path: str


def arguments(parser: Parser) -> None:
    """Add the options of `resume`."""
    parser.add_argument("file", nargs="?")
    parser.add_argument("--bots")
    wishes.arguments(parser)


def run(given: Namespace, words: Words) -> int:
    """Go on with the journal that was named, or with the last unfinished game."""
    path = Path(given.file) if given.file else newest(words)
    record = journal.read(path)
    if is_over(record, words):
        raise NotAllowed(GameWasOver(str(path)))
    wanted = wishes.wished(given, words, record.header.seats)
    stand_ins = _stand_ins(given.bots, record.header)
    app.run(app.gone_on_with(record, words, path, stand_ins), wanted)
    return 0


def _stand_ins(given: str | None, header: journal.Header) -> dict[Seat, str]:
    """Return who plays for whom until the game is left, of `Zoé` or `Zoé:hard,Ben`."""
    parts = [part.partition(":") for part in given.split(",")] if given else []
    levels = {wishes.seat_of(n, header.seats): level.strip().lower() for n, _, level in parts}
    return {seat: level or bots.DEFAULT_LEVEL for seat, level in levels.items()}


def is_over(record: journal.Record, words: Words) -> bool:
    """Say whether the game of a journal is over; a `Refusal` if the rules object."""
    table = app.seated(record.header, words)
    table.session.replay(record.entries)
    return table.session.state.over


def newest(words: Words) -> Path:
    """Return the journal of the last unfinished game; `NotUnderstood` if there is none."""
    for path, _ in unfinished(words):
        return path
    raise NotUnderstood(NoGameToResume(str(settings.journals())))


def unfinished(words: Words, among: int | None = None) -> Iterator[tuple[Path, journal.Record]]:
    """Give the journals of unfinished games, the newest first, of so many newest ones."""
    folder = settings.journals()
    found = sorted(folder.glob("*.jsonl"), key=lambda path: path.stat().st_mtime, reverse=True)
    for path in found[:among]:
        try:
            record = journal.read(path)
            if not is_over(record, words):
                yield path, record
        except Refusal:
            continue  # a damaged journal is told when it is asked for by name
