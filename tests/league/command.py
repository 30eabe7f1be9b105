"""The command of the league: it plays what is missing, and writes the table and the verdict."""

from __future__ import annotations

import json
import sys
from argparse import ArgumentParser, Namespace
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from typing import Final

from accessigame import bots, games
from accessigame.bots.tournament import names_in, options_of
from accessigame.core.model import Refusal
from accessigame.devices.console.termination import TerminationRequested, immediate_termination
from accessigame.words.words import Localizer
from tests.league import block_file
from tests.league.as_done import as_done
from tests.league.claims import verdict
from tests.league.fields import FIELDS
from tests.league.league import Block, League, Task, kinds_apart
from tests.league.table import judged, markdown, report, sentences

REFUSED, INTERRUPTED, TERMINATED = 2, 130, 143
"""The exit codes: for what cannot be, after Ctrl-C, and if the system ended it."""
TENTHS: Final = 10
"""The lines that tell how far a league is."""
MOST_PLAYERS: Final = 99


class LeagueError(Exception):
    """A league that cannot be played, with a sentence that says why."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Play a league; return 0, or an exit code of this file for a league without a result."""
    try:
        with immediate_termination():
            _run(_parser().parse_args(arguments))
    except (LeagueError, Refusal, OSError) as error:
        _tell(Localizer("en").say(error.event).speech if isinstance(error, Refusal) else str(error))
        return REFUSED
    except KeyboardInterrupt:
        return INTERRUPTED
    except TerminationRequested:
        return TERMINATED
    return 0


def _parser() -> ArgumentParser:
    parser = ArgumentParser("python -m tests.league", description="Play all bots of a game.")
    parser.add_argument("game", help="the game, such as no-thanks")
    parser.add_argument("--players", help="numbers of players, such as 3,4")
    parser.add_argument("--bots", help="these bots only; one: against each other kind")
    parser.add_argument("--games", type=int, default=100, help="games of a pairing with a search")
    parser.add_argument("--seed", type=int, default=0, help="the first deal")
    parser.add_argument("--edition", help="the edition of the game")
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--keep", type=Path, help="the file of the blocks, to stop and resume it")
    written = parser.add_mutually_exclusive_group()
    written.add_argument("--markdown", action="store_true", help="a table for a page")
    written.add_argument("--json", action="store_true", help="figures for a program")
    return parser


def _run(options: Namespace) -> None:
    league, again = league_of(options)
    blocks = [] if options.keep is None else _kept(options.keep, league)
    done = {block.task for block in blocks}
    tasks = [task for task in league.tasks if task not in done]
    if tasks:
        played = len(league.tasks) - len(tasks)
        _tell(f"{_counted(len(tasks), 'block')} to play; {played} already played.")
        blocks += _play(league, tasks, options.jobs, options.keep)
    rows = league.rows(blocks)
    claims = verdict(league, rows)
    same = (f"{name} plays exactly like {first}, and is left out." for name, first in again.items())
    last = [*judged(claims), *same]
    if options.json:
        _write(json.dumps(report(league, rows, claims, again), ensure_ascii=False))
    else:
        title = FIELDS[league.game].title
        _write(*(markdown(title, rows, last) if options.markdown else (*sentences(rows), *last)))


def league_of(options: Namespace) -> tuple[League, dict[str, str]]:
    """Return the league of these options, and the first name of each bot that is named again.

    Raises LeagueError, or a Refusal, for names and numbers of players that cannot be.
    """
    rules = games.find(options.game)
    field = FIELDS[rules.name]
    every = (*reversed(tuple(bots.levels(rules))), *field.kinds)
    names = [] if options.bots is None else _in_order(names_in(options.bots), every)
    entrants, again = kinds_apart(rules, names if len(names) > 1 else [*names, *every])
    if len(entrants) == 1:
        raise LeagueError(
            f"A league needs at least two different bots, such as {', '.join(every)}."
        )
    league = League(
        game=rules.name,
        edition=options.edition or rules.editions[0],
        players=field.players if options.players is None else _numbers(options.players),
        entrants=entrants,
        ones=tuple(names) if len(names) == 1 else entrants,
        options=options_of(rules),
        seed=options.seed,
        games=options.games,
    )
    for pairing in league.pairings():
        _ = league.table(pairing).first  # refuses what cannot be, before the first game
    return league, again


def _in_order(names: Sequence[str], every: Sequence[str]) -> list[str]:
    """Return the names of bots in the order of the field, the unknown ones last."""
    places = {name: place for place, name in enumerate(every)}
    spelled = [name.lower() if name.lower() in places else name for name in names]
    return sorted(spelled, key=lambda name: places.get(name, len(every)))


def _numbers(text: str) -> tuple[int, ...]:
    """Return numbers of players from a list with commas; raises LeagueError."""
    numbers = tuple(int(part) for part in text.split(",") if part.strip().isdecimal())
    if len(numbers) <= text.count(",") or not all(0 < each <= MOST_PLAYERS for each in numbers):
        raise LeagueError(f"{text} are no numbers of players from 1 to {MOST_PLAYERS}.")
    return tuple(dict.fromkeys(numbers))


# Playing ----------------------------------------------------------------------------------------


def _kept(path: Path, league: League) -> list[Block]:
    """Return the blocks of the file; raises OSError, and LeagueError for a file of another kind."""
    try:
        kept = block_file.read(path, league)
    except ValueError as error:
        raise LeagueError(f"{path} is not a league file. It has not been changed.") from error
    if kept.unreadable:
        lines = _counted(kept.unreadable, "line")
        _tell(f"{lines} of {path} cannot be read; what is missing is played again.")
    return list(kept.blocks)


def _play(league: League, tasks: Sequence[Task], jobs: int, path: Path | None) -> list[Block]:
    """Play the blocks; each is kept at once where there is a file."""
    blocks: list[Block] = []
    try:
        with _keeping(path, league) as keep:
            for block in as_done(league, League.play, tasks, jobs):
                keep(block)
                blocks.append(block)
                _tell_tenth(len(blocks), len(tasks))
    except (KeyboardInterrupt, TerminationRequested):
        if path is not None:
            _tell(f"Stopped. Use the same command to resume. File: {path}.")
        raise
    return blocks


def _keeping(
    path: Path | None, league: League
) -> AbstractContextManager[Callable[[Block], object]]:
    return nullcontext(lambda _: None) if path is None else block_file.adding(path, league)


def _tell_tenth(done: int, count: int) -> None:
    tenth = TENTHS * done // count
    if tenth > TENTHS * (done - 1) // count and done < count:
        _tell(f"{tenth * 100 // TENTHS} per cent.")


def _counted(count: int, noun: str) -> str:
    return f"{count} {noun}{'' if count == 1 else 's'}"


def _write(*lines: str) -> None:
    sys.stdout.writelines(f"{line}\n" for line in lines)


def _tell(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()
