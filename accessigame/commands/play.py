"""`play`: a new game, at a terminal or through a pipe."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Mapping
from pathlib import Path
from random import SystemRandom

from accessigame import app, games, settings
from accessigame.commands import wishes
from accessigame.commands.events import PlayersUnclear, PlayerUnknown
from accessigame.commands.options import Parser, needed, one_of, seconds, whole
from accessigame.journal import DECKS, Header
from accessigame.language import Words, plain
from accessigame.table import NotUnderstood, Rules

SEEDS = 2**31 - 1
DEFAULT_BOTS = ("Ana:bot", "Ben:bot")


def arguments(parser: Parser) -> None:
    """Add the options of `play`."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players")
    parser.add_argument("--edition")
    parser.add_argument("--deck", type=one_of("--deck", DECKS), default="shuffled")
    parser.add_argument("--seed", type=whole("--seed", 0, SEEDS))
    parser.add_argument("--rounds", type=whole("--rounds", 1, 99))
    parser.add_argument("--target", type=whole("--target", 1, 999))
    parser.add_argument("--target-inclusive", action="store_true")
    parser.add_argument("--starts", type=one_of("--starts", ("random", "rotate")))
    parser.add_argument("--first")
    parser.add_argument("--open-tokens", action="store_true")
    parser.add_argument("--no-advice", action="store_true")
    parser.add_argument("--time-limit", type=seconds("--time-limit"))
    parser.add_argument("--journal")
    wishes.arguments(parser)


def run(given: Namespace, words: Words) -> int:
    """Play a new game; its journal is a new file."""
    rules = games.find(needed(given.game, "play"))
    header = header_for(given, rules, words)
    wanted = wishes.wished(given, words, header.seats)
    path = Path(given.journal) if given.journal else new_journal(rules.name)
    app.run(app.begun(header, words, path), wanted)
    return 0


def header_for(given: Namespace, rules: Rules, words: Words) -> Header:
    """Return the header of the game that was asked for; the rules have looked at it."""
    default = ",".join((words.text("default-name"), *DEFAULT_BOTS))
    names, levels = players_in(given.players or default)
    seed = SystemRandom().randrange(SEEDS) if given.seed is None else given.seed
    options = _options(given, rules, names, seed)
    if given.deck == "physical":
        options |= _physical(rules, levels)
    setup: dict[str, object] = {
        "deck": given.deck,
        "seed": seed,
        "bots": {str(seat): level for seat, level in levels.items()},
    }
    if given.no_advice:
        setup["advice"] = False
    if given.time_limit is not None:
        setup["limit"] = given.time_limit
    header = Header(rules.name, given.edition or rules.editions[0], names, options, setup)
    app.seated(header, words)  # refuses what cannot be, before any file is made
    return header


def _options(
    given: Namespace, rules: Rules, names: tuple[str, ...], seed: int
) -> dict[str, object]:
    """Return what is usual, and what was asked for: the rules refuse what they do not know."""
    # the rulebook draws the first player at random; a seeded game draws the same one again
    first = seed % max(len(names), 1) if given.first is None else _seat(given.first, names)
    usual = {"first": first, "rounds": rules.options.get("rounds")}
    asked = {
        "rounds": given.rounds,
        "target": given.target,
        "target_inclusive": given.target_inclusive or None,
        "starts": given.starts,
        "open_tokens": given.open_tokens or None,
    }
    options: dict[str, object] = {n: v for n, v in usual.items() if n in rules.options}
    return options | {name: value for name, value in asked.items() if value is not None}


def _physical(rules: Rules, levels: Mapping[int, str]) -> dict[str, object]:
    """Return what real cards mean: a game of hands has to be told those of bots."""
    known: dict[str, object] = {"known": sorted(levels)} if "known" in rules.options else {}
    return {"physical": True, **known}


def _seat(name: str, names: tuple[str, ...]) -> int:
    for seat, known in enumerate(names):
        if known.casefold() == name.strip().casefold():
            return seat
    raise NotUnderstood(PlayerUnknown(name, names))


def players_in(given: str) -> tuple[tuple[str, ...], dict[int, str]]:
    """Return the names, and the level of each bot by its seat, of `Ana,Ben:bot,Léa`.

    `NotUnderstood` for an empty name or one that stands twice.
    """
    names: list[str] = []
    levels: dict[int, str] = {}
    for seat, part in enumerate(given.split(",")):
        name, colon, level = part.partition(":")
        name = plain(name)
        if not name or name.casefold() in (n.casefold() for n in names) or (colon and not level):
            raise NotUnderstood(PlayersUnclear(given))
        names.append(name)
        if colon:
            levels[seat] = level.strip().lower()
    return tuple(names), levels


def new_journal(game: str) -> Path:
    """Return the name of a journal that does not exist yet."""
    stamp = time.strftime("%Y-%m-%d-%H%M%S")
    folder = settings.journals()
    path = folder / f"{stamp}-{game}.jsonl"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stamp}-{game}-{number}.jsonl"
    return path
