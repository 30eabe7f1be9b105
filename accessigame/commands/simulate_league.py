"""`simulate --league`: every bot of a game against each other kind, as a table with a verdict."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from accessigame import bots
from accessigame.bots import kept_blocks, processes
from accessigame.bots.league import Block, League, Row, Task, kinds_apart
from accessigame.bots.league_claims import Claim, Verdict, verdict
from accessigame.cli.output_files import writing
from accessigame.core.game import Game
from accessigame.core.model import AtTable, Event, NotUnderstood, event_class
from accessigame.devices.console.standard_streams import write_json, write_lines
from accessigame.words.words import Localizer

TENTHS: Final = 10
"""The lines that tell how far a league is."""
HOLDS: Final[Mapping[bool | None, str]] = {True: "yes", False: "no", None: "open"}


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


@event_class
class SameBot(Event):
    """A name means the same bot as another one, which plays for both."""

    name: str
    first: str


@event_class
class LeagueTable(Event):
    """The rows for this number of players follow."""

    players: int


@event_class
class PairingMeasured(Event):
    """The figures of one bot among `others` of another kind; the intervals are half widths.

    ahead: it is better than the mean of the others. sure: the intervals mean something.
    """

    one: str
    others: int
    other: str
    ahead: bool
    distance: float
    sure: bool
    distance_interval: float
    wins: float
    wins_interval: float


@event_class
class AheadClaimed(Event):
    """Whether a bot is ahead of another kind: `yes`, `no` or `open`, with the numbers of players.

    players: all of them if it holds, else those where it does not, or is not known.
    """

    holds: str
    one: str
    other: str
    players: tuple[int, ...]


@event_class
class WinsClaimed(Event):
    """Whether a bot wins so many percent against another kind; the rest as in `AheadClaimed`."""

    holds: str
    one: str
    other: str
    percent: int
    players: tuple[int, ...]


@event_class
class NoUpset(Event):
    """No lower level beats a higher one; complete: each of these rows has enough blocks."""

    complete: bool


@event_class
class UpsetsFound(Event):
    """So many rows in which a lower level beats a higher one follow."""

    count: int


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
        write_json(_report(league, rows, found, again))
        return
    last = [*_verdict(found), *(SameBot(name, first) for name, first in again.items())]
    if given.markdown:
        write_lines(*_markdown(rows, last, words))
    else:
        write_lines(*(words.say(event).speech for event in (*_table(rows), *last)))


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
            for block in processes.each(league, League.play, tasks, jobs, at_once=1):
                keep(block)
                played.append(block)
                _tell_tenth(words, len(played), len(tasks))
    except KeyboardInterrupt:
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


# Telling ----------------------------------------------------------------------------------------


def _by_players(rows: Sequence[Row]) -> Iterator[tuple[int, list[Row]]]:
    for players, alike in groupby(rows, key=lambda row: row.pairing.players):
        yield players, list(alike)


def _table(rows: Sequence[Row]) -> Iterator[Event]:
    for players, alike in _by_players(rows):
        yield LeagueTable(players)
        yield from map(_measured, alike)


def _measured(row: Row) -> Event:
    players, one, other = row.pairing
    return PairingMeasured(
        one, players - 1, other, row.ahead >= 0, round(abs(row.ahead), 1), row.sure,
        round(row.ahead_interval or 0, 1), round(100 * row.wins, 1),
        round(100 * (row.wins_interval or 0), 1),
    )  # fmt: skip


def _verdict(found: Verdict) -> Iterator[Event]:
    yield from map(_claimed, found.claims)
    if found.upsets:
        yield UpsetsFound(len(found.upsets))
        yield from map(_measured, found.upsets)
    elif found.complete is not None:
        yield NoUpset(found.complete)


def _claimed(claim: Claim) -> Event:
    holds = HOLDS[claim.holds]
    players = claim.wrong or claim.unknown or claim.players
    if claim.share is None:
        return AheadClaimed(holds, claim.one, claim.other, players)
    return WinsClaimed(holds, claim.one, claim.other, round(100 * claim.share), players)


def _markdown(rows: Sequence[Row], last: Sequence[Event], words: Localizer) -> Iterator[str]:
    """Give the lines of a page in Markdown: a table for each number of players, then sentences."""
    for players, alike in _by_players(rows):
        yield from (f"#### {words.text('league-heading', players=players)}", "")
        yield from (words.text("league-columns"), "| --- | --- | --- | --- | --- |")
        yield from (_markdown_row(row, words) for row in alike)
        yield ""
    yield from (f"- {words.say(event).speech}" for event in last)


def _markdown_row(row: Row, words: Localizer) -> str:
    return words.text(
        "league-row",
        one=row.pairing.one,
        other=row.pairing.other,
        behind="yes" if round(row.ahead, 1) < 0 else "no",
        distance=round(abs(row.ahead), 1),
        sure="yes" if row.sure else "no",
        distance_interval=round(row.ahead_interval or 0, 1),
        wins=round(100 * row.wins, 1),
        wins_interval=round(100 * (row.wins_interval or 0), 1),
        blocks=row.blocks,
    )


def _report(
    league: League, rows: Sequence[Row], found: Verdict, again: Mapping[str, str]
) -> dict[str, Any]:
    return {
        "game": league.game,
        "edition": league.edition,
        "seed": league.seed,
        "rows": [_row_report(row) for row in rows],
        "claims": [{**claim._asdict(), "holds": claim.holds} for claim in found.claims],
        "upsets": [_row_report(row) for row in found.upsets],
        "complete": found.complete,
        "same": dict(again),
    }


def _row_report(row: Row) -> dict[str, Any]:
    players, one, other = row.pairing
    figures = {key: value for key, value in row._asdict().items() if key != "pairing"}
    return {"players": players, "one": one, "other": other, **figures}
