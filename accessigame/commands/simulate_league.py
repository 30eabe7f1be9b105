"""`simulate --league`: every bot of a game against each other kind, as a table with a verdict."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from typing import Any, Final

from accessigame import bots
from accessigame.bots import kept_blocks, processes
from accessigame.bots.league import Block, League, Task, kinds_apart
from accessigame.bots.league_claims import verdict
from accessigame.cli.output_files import writing
from accessigame.commands.simulate_league_table import SameBot, judged, markdown, report, table
from accessigame.core.game import Game
from accessigame.core.model import AtTable, Event, NotUnderstood, event_class
from accessigame.devices.console.standard_streams import write_json, write_lines
from accessigame.devices.console.termination import TerminationRequested
from accessigame.words.words import Localizer

TENTHS: Final = 10
"""The lines that tell how far a league is."""


@event_class
class LeagueNeedsTwo(Event):
    """A league has bots of two kinds at least; `known` are some."""

    known: tuple[str, ...]


@event_class
class NoLeagueFile(AtTable):
    """The file is there, and holds no blocks of a league."""

    path: str


@event_class
class LinesPassedOver(AtTable):
    """So many lines of the file of a league cannot be read."""

    path: str
    count: int


@event_class
class LeagueBegan(Event):
    """So many blocks are to be played; `kept` of the league were played before."""

    blocks: int
    kept: int


@event_class
class LeagueAdvanced(Event):
    """So many percent of the blocks to be played are played."""

    percent: int


@event_class
class LeagueStopped(AtTable):
    """The league was stopped, and what was played is in the file."""

    path: str


def run(given: Namespace, words: Localizer, league: League, again: Mapping[str, str]) -> None:
    """Play what is missing, and write the table and the verdict; again: see `league_of`."""
    path = None if given.keep is None else Path(given.keep)
    played = [] if path is None else _kept(path, league, words)
    done = {block.task for block in played}
    tasks = [task for task in league.tasks if task not in done]
    if tasks:
        _tell(words, LeagueBegan(len(tasks), len(league.tasks) - len(tasks)))
        played += _play(league, tasks, given.jobs, path, words)
    rows = league.rows(played)
    found = verdict(league, rows)
    if given.json:
        write_json(report(league, rows, found, again))
        return
    last = [*judged(found), *(SameBot(name, first) for name, first in again.items())]
    if given.markdown:
        write_lines(*markdown(rows, last, words))
    else:
        write_lines(*(words.say(event).speech for event in (*table(rows), *last)))


def league_of(
    given: Namespace, rules: Game[Any], names: Sequence[str], options: Mapping[str, object]
) -> tuple[League, Mapping[str, str]]:
    """Return the league that is asked for, and the first name of each bot that is named again.

    names: of the bots; none for the whole field, and one for its own pairings with that field.
    Raises a Refusal for names and numbers of players that cannot be.
    """
    field = bots.field_of(rules)
    every = (*reversed(tuple(bots.levels(rules))), *field.kinds)
    wanted = [name.lower() if name.lower() in every else name for name in names]
    wanted.sort(key=lambda name: every.index(name) if name in every else len(every))
    entrants, again = kinds_apart(rules, wanted if len(wanted) > 1 else [*wanted, *every])
    if len(entrants) == 1:
        raise NotUnderstood(LeagueNeedsTwo(every))
    league = League(
        rules.name, given.edition or rules.editions[0], given.players or field.players, entrants,
        tuple(wanted) if len(wanted) == 1 else entrants, options, given.seed, given.games,
    )  # fmt: skip
    for pairing in league.pairings():
        _ = league.table(pairing).first  # refuses what cannot be, before the first game
    return league, again


# Playing ----------------------------------------------------------------------------------------


def _kept(path: Path, league: League, words: Localizer) -> list[Block]:
    """Return the blocks of the file; raises a Refusal for a file of another kind."""
    try:
        with writing(path):
            kept = kept_blocks.read(path, league)
    except ValueError as error:
        raise NotUnderstood(NoLeagueFile(str(path))) from error
    if kept.unreadable:
        _tell(words, LinesPassedOver(str(path), kept.unreadable))
    return list(kept.blocks)


def _play(
    league: League, tasks: Sequence[Task], jobs: int, path: Path | None, words: Localizer
) -> list[Block]:
    """Play the blocks; each is kept at once where there is a file."""
    played: list[Block] = []
    try:
        with _keeping(path, league) as keep:
            for block in processes.as_done(league, League.play, tasks, jobs):
                keep(block)
                played.append(block)
                _tell_tenth(words, len(played), len(tasks))
    except (KeyboardInterrupt, TerminationRequested):
        if path is not None:
            _tell(words, LeagueStopped(str(path)))
        raise
    return played


@contextmanager
def _writing_blocks(path: Path, league: League) -> Iterator[Callable[[Block], None]]:
    with writing(path), kept_blocks.adding(path, league) as add:
        yield add


def _keeping(
    path: Path | None, league: League
) -> AbstractContextManager[Callable[[Block], object]]:
    return nullcontext(lambda _: None) if path is None else _writing_blocks(path, league)


def _tell_tenth(words: Localizer, done: int, count: int) -> None:
    tenth = TENTHS * done // count
    if tenth > TENTHS * (done - 1) // count and done < count:
        _tell(words, LeagueAdvanced(tenth * 100 // TENTHS))


def _tell(words: Localizer, event: Event) -> None:
    write_lines(words.say(event).speech, stream=sys.stderr)
