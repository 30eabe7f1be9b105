"""Games to review: one with planted blunders, and games of bots."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Final

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.core.model import TABLE, Move, Seat
from accessigame.session import journal
from accessigame.session.replay import replay
from accessigame.session.session import Session
from accessigame.session.table import of_record
from accessigame.words.words import Localizer

BLUNDERS: Final = Path(__file__).with_name("blunders.jsonl")
"""Ana plays like a bot of the level medium, but for two moves.

At `EARLY` she takes the 27 without a token on it, and at `SURE` the last card, which costs her
8.5 points against the mean of the others, however the others had gone on.
"""
ANA: Final = Seat(0)
EARLY: Final = 9
SURE: Final = 128
OF_A_SHORT_GAME: Final = (115, 121, SURE)
"""The places of Ana's choices: a right one, an error by trials, and a certain one, her last."""


def session_of(path: Path) -> Session:
    """Return the session of a journal."""
    record = journal.read(path)
    table = of_record(record, Localizer("en"))
    replay(record, table.session)
    return table.session


def write_short_game(path: Path, moves: int = SURE + 1) -> Path:
    """Write a game with few choices of Ana, or this many moves of it; return its path."""
    record = journal.read(BLUNDERS)
    rules = session_of(BLUNDERS).game
    lines = BLUNDERS.read_text("utf-8").splitlines()[: moves + 1]
    for place, entry in enumerate(record.entries[:moves]):
        if not isinstance(entry, int) and entry.seat == ANA and place not in OF_A_SHORT_GAME:
            lines[place + 1] = journal.line_of(replace(entry, stand_in="medium"), rules)
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(f"{line}\n" for line in lines), "utf-8")
    return path


@cache
def played(game: str, players: int, seed: int, level: str = "easy") -> Session:
    """Return a game of bots of one level."""
    rules = games.find(game)
    session = Session(rules, rules.editions[0], players, {})
    dealer, policy = Dealer(rules, seed), bots.find(rules, level)
    while acting := session.to_act():
        seat, rng = min(acting), bots.chance(seed, min(acting), len(session.steps))
        if seat == TABLE:
            session.play(dealer.choose(session.position))
        else:
            session.play(policy.choose(session.view(seat), session.legal_moves(seat), rng))
    return session


def again(session: Session, moves: Iterable[Move]) -> Session:
    """Return a session of the same game with these moves."""
    other = Session(session.game, session.edition, len(session.position.seats), session.begun)
    for move in moves:
        other.play(move)
    return other
