"""`play`: a new game, at a terminal or through a pipe."""

from __future__ import annotations

import time
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from accessigame import app, games
from accessigame.bots.dealer import drawn_seed
from accessigame.cli import game_options, preferences
from accessigame.cli.parser import (
    EDITION,
    FILE,
    GAME,
    PLAYERS,
    SEEDS,
    OptionNeeds,
    Parser,
    needed,
    one_of,
    seconds,
    whole,
)
from accessigame.cli.players import check_levels, default_players, persons_in, players_in, seats_of
from accessigame.core.game import Game
from accessigame.core.model import Event, NotAllowed, Seat
from accessigame.devices.console.standard_streams import both_are_terminals
from accessigame.output.shared_device import HandsUnheard
from accessigame.session import journal
from accessigame.session.journal import DECKS, Header
from accessigame.session.table import Table, begun, seated
from accessigame.storage import settings
from accessigame.storage.settings import Preferences
from accessigame.words.words import Localizer


def arguments(parser: Parser) -> None:
    """Add the options of `play`."""
    parser.add_argument("game", nargs="?", type=GAME)
    parser.add_argument("--players", type=PLAYERS)
    parser.add_argument("--edition", type=EDITION)
    parser.add_argument("--deck", type=one_of("--deck", DECKS), default="shuffled")
    parser.add_argument("--away")
    parser.add_argument("--seed", type=whole("--seed", 0, SEEDS))
    parser.add_argument("--no-advice", action="store_true")
    parser.add_argument("--time-limit", type=seconds("--time-limit"))
    parser.add_argument("--journal", type=FILE)
    game_options.arguments(parser)
    preferences.arguments(parser)


def run(given: Namespace, words: Localizer) -> int:
    """Play a new game; its journal is a new file."""
    play(given, words)
    return 0


def play(given: Namespace, words: Localizer) -> tuple[Event, ...]:
    """Play a new game; return the last events."""
    rules = games.find(needed(given.game, "play"))
    header = header_for(given, rules, words)
    run_preferences = preferences.preferences_of(given, words, header.seats)
    _check_hands(seated(header, words), run_preferences)
    path = Path(given.journal) if given.journal else new_journal(rules.name)
    return app.run(begun(header, words, path), run_preferences)


def _check_hands(table: Table, run_preferences: Preferences) -> None:
    """Refuse hands that the program deals to persons whom nothing tells them.

    Raises NotAllowed at a terminal; through a pipe another program may tell them.
    """
    is_told = run_preferences.share or run_preferences.display_seat is not None
    if table.seating.dealer is not None and table.unheard and not is_told and both_are_terminals():
        raise NotAllowed(HandsUnheard(tuple(map(table.words.name, table.unheard))))


def header_for(given: Namespace, rules: Game[Any], words: Localizer) -> Header:
    """Return the header of the new game, checked by the rules; raises Refusal."""
    if given.camera and given.deck != game_options.REAL:
        raise NotAllowed(OptionNeeds("--camera", f"--deck {game_options.REAL}"))
    edition = given.edition or rules.editions[0]
    players = given.players or default_players(words, rules, edition)
    names, levels = players_in(persons_in(players, words, rules, edition))
    check_levels(levels.values(), words, rules)
    seed = drawn_seed() if given.seed is None else given.seed
    away = _away(given, names)
    options = game_options.options(given, rules, names, {*levels, *away}, seed)
    setup: dict[str, object] = {
        "deck": given.deck,
        "seed": seed,
        "bots": {str(seat): level for seat, level in levels.items()},
        journal.BEGUN: journal.as_json(journal.now()),
    }
    if away:
        setup["away"] = list(away)
    if given.no_advice:
        setup["advice"] = False
    if given.teach:
        setup[journal.TEACH] = True
    if given.time_limit is not None:
        setup["limit"] = given.time_limit
    header = Header(rules.name, edition, names, options, setup)
    seated(header, words)  # refuses what cannot be, before any file is made
    return header


def _away(given: Namespace, names: Sequence[str]) -> tuple[Seat, ...]:
    """Return the seats of persons far from the real cards; raises Refusal."""
    if given.away and given.deck != game_options.REAL:
        raise NotAllowed(OptionNeeds("--away", f"--deck {game_options.REAL}"))
    return tuple(sorted(set(seats_of(given.away, names))))


def new_journal(game: str) -> Path:
    """Return a path for a new journal."""
    stamp = time.strftime(journal.STAMP)
    folder = settings.journals()
    path = folder / f"{stamp}-{game}.jsonl"
    number = 1
    while path.exists():
        number += 1
        path = folder / f"{stamp}-{game}-{number}.jsonl"
    return path
