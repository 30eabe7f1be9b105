"""The policies of playouts as bots: the benchmarks for the gain by a search."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from random import Random

from accessigame.bots.titus.determinization import Determinizations
from accessigame.bots.titus.lean_table import LeanTable, lean_action
from accessigame.core.model import Move
from accessigame.games.titus.interface import View


@dataclass(frozen=True, slots=True)
class PlayoutPolicy:
    """Plays as every seat does in playouts. step: the function that makes one move of those."""

    step: Callable[[LeanTable], int]
    slow: bool = False

    def choose(self, view: object, legal: Sequence[Move], rng: Random) -> Move:  # noqa: ARG002 - nothing here is left to chance
        """Return the legal move with the effect of one step of a playout."""
        assert isinstance(view, View)  # noqa: S101 - a bot of one game sits at that game's table
        table = Determinizations(view).bare()
        stepped = table.copy()
        self.step(stepped)
        content = stepped.content()
        for move in legal:
            tried = table.copy()
            lean_action(view, move)(tried)
            if tried.content() == content:
                return move
        raise ValueError("a playout did what no legal move does")
