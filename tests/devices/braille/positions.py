"""Real moments of each game, as a player feels them on a display of any width."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any, Final

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Position
from accessigame.core.model import TABLE, Event, Seat, only
from accessigame.games.titus.moves import Steal
from accessigame.output.blocks import Block
from accessigame.output.delivery import CurrentPrompt, News, block_for
from accessigame.session.session import Session
from accessigame.words.words import Localizer
from tests.devices.braille.test_display_output import NADIA, Bench
from tests.games.accepting import game_of

WIDTHS: Final = (12, 14, 18, 20, 32, 40, 64, 80)
NAMES: Final = ("Maximilian", "Nadia", "Łukasz")
SEED: Final = 11


def _mine(state: Position) -> bool:
    return NADIA in state.to_act()


def _of_another(state: Position) -> bool:
    return Seat(0) in state.to_act() and not _mine(state)


def _row_to_take(state: Any) -> bool:
    return _mine(state) and bool(state.revealed)


def _to_steal(state: Any) -> bool:
    return _mine(state) and any(
        isinstance(move, Steal) for move in game_of(state).legal_moves(state, NADIA)
    )


def _to_lay(state: Any) -> bool:
    return _mine(state) and state.phase == "hold" and any(len(g) > 1 for g in state.reserves[1])


MOMENTS: Final[Mapping[tuple[str, str], Callable[[Any], bool]]] = {
    ("no-thanks", "Nadia decides"): lambda s: _mine(s) and s.pot > 4,
    ("no-thanks", "Maximilian decides"): lambda s: _of_another(s) and s.pot > 4,
    ("six-nimmt", "Nadia chooses a card"): lambda s: (
        _mine(s) and s.turn == 3 and max(row[-1] for row in s.rows) < 100
    ),
    ("six-nimmt", "Nadia takes a row"): _row_to_take,
    ("six-nimmt", "Maximilian takes a row"): lambda s: _of_another(s) and bool(s.revealed),
    ("titus", "Nadia draws or steals"): _to_steal,
    ("titus", "Nadia lays a token"): _to_lay,
    ("titus", "Maximilian draws"): lambda s: _of_another(s) and s.phase == "act" and s.left < 30,
}
CASES: Final = tuple(MOMENTS)


@dataclass(frozen=True)
class Moment:
    """A position, and what happened since Nadia was last asked."""

    state: Position
    events: tuple[Event, ...]

    def block(self, language: str = "fr") -> Block:
        """Return the block for a display of Nadia's."""
        words, actor = Localizer(language, NAMES), min(self.state.to_act())
        rules = game_of(self.state)
        if NADIA in self.state.to_act():
            actor = NADIA
        news = News(
            self.events,
            CurrentPrompt(rules.prompt(self.state, actor), rules.choices(self.state, actor)),
            actor=actor,
            line_items=rules.braille_line(self.state),
            page_lines=rules.braille_page(self.state),
            acting=self.state.to_act(),
        )
        return block_for(news, only(NADIA), words)


@cache
def moment(game: str, name: str) -> Moment:
    """Return the first such moment of games between bots."""
    wanted = MOMENTS[game, name]
    for seed in range(SEED, SEED + 40):
        found = _in_a_game(game, seed, wanted)
        if found is not None:
            return found
    raise AssertionError("no such moment in forty games")


def _in_a_game(game: str, seed: int, wanted: Callable[[Any], bool]) -> Moment | None:
    rules = games.find(game)
    session = Session(rules, rules.editions[0], 3, {})
    player, rng = bots.find(rules, "medium"), Random(seed)
    dealer, events = Dealer(rules, seed), list[Event]()
    while acting := session.position.to_act():
        state, seat = session.position, min(acting)
        if wanted(state):
            return Moment(state, tuple(events))
        if seat == NADIA:
            events.clear()
        if seat == TABLE:
            events += session.play(dealer.choose(state))
        else:
            events += session.play(
                player.choose(rules.view(state, seat), rules.legal_moves(state, seat), rng)
            )
    return None


def pages(bench: Bench) -> list[bytes]:
    """Pan to the end of what is on a display; return each page."""
    read = [bench.sink.frames[-1]]
    while True:
        count = len(bench.sink.frames)
        bench.press("pan_right")
        if len(bench.sink.frames) == count:
            return read
        read.append(bench.sink.frames[-1])
