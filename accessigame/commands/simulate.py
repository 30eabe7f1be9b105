"""`simulate`: games without people, for bots, benchmarks and oracles."""

from __future__ import annotations

import json
import time
from argparse import Namespace
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TypeAlias

from accessigame import bots, games, journal
from accessigame.bots.dealer import Dealer
from accessigame.commands.events import BadNumber, FolderUnwritable, GamesSimulated, SeatSimulated
from accessigame.commands.options import Parser, needed, whole
from accessigame.devices.console import write_lines
from accessigame.journal import Header
from accessigame.language import Words
from accessigame.table import TABLE, Move, NotUnderstood, Rules, Seat, State

DEFAULT_PLAYERS = 4
DEFAULT_ROUNDS = 1

Result: TypeAlias = tuple[tuple[int, ...], int]
"""The scores of a game, and how many rounds it had."""


@dataclass(frozen=True, slots=True)
class Tournament:
    """So many games of these bots, one a seat."""

    rules: Rules
    edition: str
    levels: tuple[str, ...]
    seed: int
    options: Mapping[str, object]


def arguments(parser: Parser) -> None:
    """Add the options of `simulate`."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players", type=whole("--players", 1, 99))
    parser.add_argument("--bots")
    parser.add_argument("--games", type=whole("--games", 1, 10_000_000), default=100)
    parser.add_argument("--seed", type=whole("--seed", 0, 2**31 - 1), default=0)
    parser.add_argument("--edition")
    parser.add_argument("--rounds", type=whole("--rounds", 0, 99))
    parser.add_argument("--journals")
    parser.add_argument("--json", action="store_true")


def run(given: Namespace, words: Words) -> int:
    """Play the games; say the mean scores and the wins by seat, ties split."""
    rules = games.find(needed(given.game, "simulate"))
    edition = given.edition or rules.editions[0]
    tournament = Tournament(rules, edition, _levels(given), given.seed, _options(given, rules))
    names = tuple(words.name(Seat(seat)) for seat in range(len(tournament.levels)))
    # refuses what cannot be, before the first game
    rules.start(edition, len(names), tournament.options)
    began = time.perf_counter()
    played = [_game(tournament, number, names, given.journals) for number in range(given.games)]
    _tell(given, words, tournament, played, time.perf_counter() - began)
    return 0


def _options(given: Namespace, rules: Rules) -> Mapping[str, object]:
    """Return the options of each game: one round, the unit of every comparison, if not said."""
    rounds = DEFAULT_ROUNDS if given.rounds is None else given.rounds
    wanted: dict[str, object] = {"first": 0, "rounds": rounds}
    usual = rules.options
    return {k: v for k, v in wanted.items() if k in usual and (k == "first" or v != usual[k])}


def _levels(given: Namespace) -> tuple[str, ...]:
    """Return one level a seat: one level for all, or one for each of the players."""
    text = given.bots or bots.DEFAULT_LEVEL
    levels = tuple(part.strip().lower() for part in text.split(","))
    players = given.players or (len(levels) if len(levels) > 1 else DEFAULT_PLAYERS)
    if len(levels) == 1:
        return levels * players
    if len(levels) != players:
        raise NotUnderstood(BadNumber("--players", str(players), len(levels), len(levels)))
    return levels


def _game(
    tournament: Tournament, number: int, names: tuple[str, ...], folder: str | None
) -> Result:
    rules, seed, options = tournament.rules, tournament.seed + number, tournament.options
    state = rules.start(tournament.edition, len(names), options)
    state, moves = _played(tournament, state, seed, keep=folder is not None)
    if folder is not None:
        header = Header(rules.name, tournament.edition, names, options)
        _write(Path(folder) / f"{number:06d}.jsonl", header, moves, rules)
    return state.scores(), state.round


def _played(
    tournament: Tournament, state: State, seed: int, *, keep: bool
) -> tuple[State, list[Move]]:
    dealer = Dealer(tournament.rules, seed)
    policies = [bots.find(tournament.rules, level) for level in tournament.levels]
    moves: list[Move] = []
    made = 0
    while acting := state.to_act():
        seat = min(acting)
        if seat == TABLE:
            move = dealer.choose(state)
        else:
            rng = bots.chance(seed, seat, made)
            move = policies[seat].choose(state.view(seat), state.legal_moves(seat), rng)
        state, _ = state.apply(move)
        made += 1
        if keep:
            moves.append(move)
    return state, moves


def _write(path: Path, header: Header, moves: Sequence[Move], rules: Rules) -> None:
    lines = [header.line(), *(journal.line_of(move, rules) for move in moves)]
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(line + "\n" for line in lines), "utf-8")
    except OSError as error:
        raise NotUnderstood(FolderUnwritable(str(path.parent))) from error


def _wins(scores: Sequence[tuple[int, ...]], rules: Rules) -> list[float]:
    wins = [0.0] * len(scores[0])
    for game in scores:
        highest = max(game) if rules.higher_wins else min(game)
        best = [seat for seat, score in enumerate(game) if score == highest]
        for seat in best:
            wins[seat] += 1 / len(best)
    return wins


def _tell(
    given: Namespace,
    words: Words,
    tournament: Tournament,
    played: Sequence[Result],
    seconds: float,
) -> None:
    scores = [result for result, _ in played]
    means = [sum(column) / len(scores) for column in zip(*scores, strict=True)]
    wins = _wins(scores, tournament.rules)
    if given.json:
        report = {
            "game": tournament.rules.name,
            "games": len(scores),
            "rounds": sum(rounds for _, rounds in played),
            "seconds": seconds,
            "mean_scores": means,
            "wins": wins,
        }
        write_lines(json.dumps(report))
        return
    lines = [words.say(GamesSimulated(len(scores), f"{seconds:.1f}"))]
    for seat, (level, mean, won) in enumerate(zip(tournament.levels, means, wins, strict=True)):
        lines.append(words.say(SeatSimulated(Seat(seat), level, f"{mean:.1f}", f"{won:.1f}")))
    write_lines(*(line.speech for line in lines))
