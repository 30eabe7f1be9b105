"""`simulate`: games without people, for bots, benchmarks and oracles."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from accessigame import bots, games
from accessigame.bots import processes, tournament
from accessigame.bots.tournament import (
    DEFAULT_ROUNDS,
    ENOUGH,
    GameResult,
    Tournament,
    names_in,
    options_of,
)
from accessigame.cli.output_files import writing
from accessigame.cli.parser import (
    EDITION,
    FOLDER,
    GAME,
    LEVELS,
    SEEDS,
    OptionsApart,
    Parser,
    needed,
    seconds,
    whole,
)
from accessigame.core.model import Event, Move, NotUnderstood, Seat, event_class
from accessigame.devices.console.standard_streams import write_json, write_lines
from accessigame.devices.console.termination import TerminationRequested
from accessigame.session import journal
from accessigame.session.journal import Header
from accessigame.words.words import Localizer

DEFAULT_PLAYERS, MOST_PLAYERS = 4, 99
TERMINATED = 143
"""The exit code where the system ended it, as a shell gives it; that of Ctrl-C is 130."""


@event_class
class BotsMiscounted(Event):
    """The bots are not one for all players, nor one for each."""

    players: int
    bots: int


@event_class
class GamesSimulated(Event):
    """Bots have played `games` games in `seconds` seconds."""

    games: int
    seconds: float


@event_class
class SeatSimulated(Event):
    """The figures of a seat in the games of bots."""

    seat: Seat
    bot: str
    mean: float
    wins: float


@event_class
class EntrantMeasured(Event):
    """The figures of a bot in a tournament: mean, distance from the others, wins in percent.

    lower: it has less than the others. sure: there are enough games for the intervals.
    The intervals are half widths.
    """

    bot: str
    mean: float
    distance: float
    lower: bool
    sure: bool
    distance_interval: float
    wins: float
    wins_interval: float


@event_class
class TooFewGames(Event):
    """There are too few games for margins of error; `wanted` are enough."""

    wanted: int


def arguments(parser: Parser) -> None:
    """Add the options of `simulate`."""
    parser.add_argument("game", nargs="?", type=GAME)
    parser.add_argument("--players", type=whole("--players", 1, MOST_PLAYERS))
    parser.add_argument("--bots", type=LEVELS)
    parser.add_argument("--games", type=whole("--games", 1, 10_000_000), default=100)
    parser.add_argument("--seed", type=whole("--seed", 0, SEEDS), default=0)
    parser.add_argument("--edition", type=EDITION)
    parser.add_argument("--rounds", type=whole("--rounds", 0, 99), default=DEFAULT_ROUNDS)
    parser.add_argument("--tournament", action="store_true")
    parser.add_argument("--jobs", type=whole("--jobs", 1, 64), default=1)
    parser.add_argument("--time-limit", type=seconds("--time-limit"))
    parser.add_argument("--journals", type=FOLDER)
    parser.add_argument("--json", action="store_true")


def run(given: Namespace, words: Localizer) -> int:
    """Play the games; say the mean scores and the wins by seat, or by bot in a tournament."""
    try:
        _run(given, words)
    except TerminationRequested as request:
        request.code = TERMINATED  # the result is missing, unlike a game, which is kept
        raise
    return 0


def _run(given: Namespace, words: Localizer) -> None:
    if given.tournament and given.journals is not None:
        raise NotUnderstood(OptionsApart("--tournament", "--journals"))
    rules = games.find(needed(given.game, "simulate"))
    entered = Tournament(
        rules.name,
        given.edition or rules.editions[0],
        _levels(given),
        options_of(rules, given.rounds),
        given.seed,
        given.time_limit,
    )
    # refuses what cannot be, before the first game
    _ = entered.first, entered.policies
    (_tournament if given.tournament else _games)(given, words, entered)


def _levels(given: Namespace) -> tuple[str, ...]:
    """Return the level of each seat; raises NotUnderstood for another number of bots."""
    levels = names_in(bots.DEFAULT_LEVEL if given.bots is None else given.bots)
    players = given.players or (len(levels) if len(levels) > 1 else DEFAULT_PLAYERS)
    if len(levels) == 1:
        return levels * players
    if len(levels) != players:
        raise NotUnderstood(BotsMiscounted(players, len(levels)))
    return levels


# Games one by one -------------------------------------------------------------------------------


def _games(given: Namespace, words: Localizer, entered: Tournament) -> None:
    names = tuple(words.name(Seat(seat)) for seat in range(len(entered.bots)))
    header = Header(entered.game, entered.edition, names, entered.options)
    keep = None if given.journals is None else partial(_write, Path(given.journals), header)
    began = time.perf_counter()
    play = partial(Tournament.game_of, keep=keep)
    played = list(processes.each(entered, play, range(given.games), given.jobs))
    _tell_games(given, words, entered, played, time.perf_counter() - began)


def _write(folder: Path, header: Header, number: int, moves: Sequence[Move]) -> None:
    rules = games.find(header.game)
    lines = [header.line(), *(journal.line_of(move, rules) for move in moves)]
    with writing(folder):
        folder.mkdir(parents=True, exist_ok=True)
        (folder / f"{number:06d}.jsonl").write_text("".join(f"{line}\n" for line in lines), "utf-8")


def _tell_games(
    given: Namespace,
    words: Localizer,
    entered: Tournament,
    played: Sequence[GameResult],
    took: float,
) -> None:
    means = [
        sum(column) / len(played) for column in zip(*(game.scores for game in played), strict=True)
    ]
    wins = [sum(column) for column in zip(*(game.wins for game in played), strict=True)]
    if given.json:
        report = {
            "game": entered.game,
            "games": len(played),
            "rounds": sum(game.rounds for game in played),
            "seconds": took,
            "mean_scores": means,
            "wins": wins,
        }
        write_json(report)
        return
    lines = [words.say(GamesSimulated(len(played), round(took, 1)))]
    for seat, (level, mean, won) in enumerate(zip(entered.bots, means, wins, strict=True)):
        lines.append(words.say(SeatSimulated(Seat(seat), level, round(mean, 1), round(won, 1))))
    write_lines(*(line.speech for line in lines))


# A tournament -----------------------------------------------------------------------------------


def _tournament(given: Namespace, words: Localizer, entered: Tournament) -> None:
    """Play every deal once for each seating, in as many whole deals as the games need."""
    players = len(entered.bots)
    count = -(-given.games // players)
    began = time.perf_counter()
    played = list(processes.each(entered, Tournament.block, range(count), given.jobs))
    report = {
        "game": entered.game,
        "edition": entered.edition,
        "seed": entered.seed,
        "games": count * players,
        "blocks": count,
        "seconds": time.perf_counter() - began,
        "entrants": tournament.figures(entered, played),
    }
    if given.json:
        write_json(report)
    else:
        _tell_tournament(report, words)


def _tell_tournament(report: Mapping[str, Any], words: Localizer) -> None:
    sentences = [words.say(GamesSimulated(report["games"], round(report["seconds"], 1)))]
    sure, players = report["blocks"] >= ENOUGH, len(report["entrants"])
    sentences += [words.say(_measured(each, sure=sure)) for each in report["entrants"]]
    sentences += [] if sure else [words.say(TooFewGames(ENOUGH * players))]
    write_lines(*(line.speech for line in sentences))


def _measured(figures: Mapping[str, Any], *, sure: bool) -> EntrantMeasured:
    difference = figures["difference"]
    return EntrantMeasured(
        figures["bot"], round(figures["mean_score"], 1), round(abs(difference), 1), difference < 0,
        sure, round(figures["difference_interval"] or 0, 1), round(100 * figures["win_share"], 1),
        round(100 * (figures["win_interval"] or 0), 1),
    )  # fmt: skip
