"""`play`: a new game, at a terminal or through a pipe."""

from __future__ import annotations

import time
from argparse import Namespace
from dataclasses import dataclass
from pathlib import Path
from random import SystemRandom

from accessigame import app, games
from accessigame.cli import game_options, preferences
from accessigame.cli.parser import Parser, needed, one_of, seconds, whole
from accessigame.core.game import Game
from accessigame.core.model import Event, NotUnderstood
from accessigame.session.journal import DECKS, Header
from accessigame.session.table import begun, seated
from accessigame.storage import settings
from accessigame.words.words import Localizer

SEEDS = 2**31 - 1
DEFAULT_BOTS = ("Ana:bot", "Ben:bot")


@dataclass(frozen=True, slots=True)
class PlayersUnclear(Event):
    """The players are names with commas between them, each name once."""

    given: str


def arguments(parser: Parser) -> None:
    """Add the options of `play`."""
    parser.add_argument("game", nargs="?")
    parser.add_argument("--players")
    parser.add_argument("--edition")
    parser.add_argument("--deck", type=one_of("--deck", DECKS), default="shuffled")
    parser.add_argument("--seed", type=whole("--seed", 0, SEEDS))
    parser.add_argument("--no-advice", action="store_true")
    parser.add_argument("--time-limit", type=seconds("--time-limit"))
    parser.add_argument("--journal")
    game_options.arguments(parser)
    preferences.arguments(parser)


def run(given: Namespace, words: Localizer) -> int:
    """Play a new game; its journal is a new file."""
    play(given, words)
    return 0


def play(given: Namespace, words: Localizer) -> tuple[Event, ...]:
    """Play a new game; return what was told last."""
    rules = games.find(needed(given.game, "play"))
    header = header_for(given, rules, words)
    wanted = preferences.wished(given, words, header.seats)
    path = Path(given.journal) if given.journal else new_journal(rules.name)
    return app.run(begun(header, words, path), wanted)


def header_for(given: Namespace, rules: Game, words: Localizer) -> Header:
    """Return the header of the game that was asked for; the rules have looked at it."""
    default = ",".join((words.text("default-name"), *DEFAULT_BOTS))
    names, levels = players_in(given.players or default)
    seed = SystemRandom().randrange(SEEDS) if given.seed is None else given.seed
    options = game_options.options(given, rules, names, levels, seed)
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
    seated(header, words)  # refuses what cannot be, before any file is made
    return header


def players_in(given: str) -> tuple[tuple[str, ...], dict[int, str]]:
    """Return the names, and the level of each bot by its seat, of `Ana,Ben:bot,Léa`.

    `NotUnderstood` for an empty name or one that stands twice.
    """
    names: list[str] = []
    levels: dict[int, str] = {}
    for seat, part in enumerate(given.split(",")):
        name, colon, level = part.partition(":")
        name = preferences.name_in(name)
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
