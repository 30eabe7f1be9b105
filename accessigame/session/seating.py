"""Who plays which seat, and what those think who are bots."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from accessigame.bots import Policy, chance, estimate
from accessigame.bots.dealer import Dealer
from accessigame.core.game import Game, Position
from accessigame.core.model import EVERYONE, TABLE, Audience, Event, Move, Seat, only
from accessigame.session.session import game_of


@dataclass(slots=True)
class Seating:
    """Who plays which seat: bots, a shuffled deck (or a real one), and persons for the rest.

    seed: of the bots' chance. advice: the table allows advice.
    """

    bots: Mapping[Seat, Policy] = field(default_factory=dict)
    dealer: Dealer | None = None
    seed: int = 0
    advice: bool = True

    def persons(self, state: Position) -> tuple[Seat, ...]:
        """Return the seats that no bot plays."""
        return tuple(seat for seat in state.seats if seat not in self.bots)

    def audience(self, state: Position) -> Audience:
        """Return who hears and reads what is public here: a person alone, or everybody."""
        persons = self.persons(state)
        return only(persons[0]) if len(persons) == 1 else EVERYONE

    def actor(self, state: Position, holder: Seat | None = None) -> Seat | None:
        """Return who is next of all that may act: the table, then bots, then persons in order.

        Who chooses in secret comes before those whose real cards are typed for all to hear, and
        `holder`, who has the shared display, before the others.
        """
        acting = state.to_act()
        if TABLE in acting:
            return TABLE
        if bots := acting & self.bots.keys():
            return min(bots)
        secret = {seat for seat in acting if game_of(state).prompt(state, seat).secret}
        return min((secret & {holder}) or secret or acting, default=None)

    def entered(self, move: Move) -> bool:
        """Say whether a person entered this move."""
        return self.dealer is None if move.seat == TABLE else move.seat not in self.bots

    def choice(self, state: Position, bot: Seat, number: int) -> Callable[[], Move]:
        """Return how to find the bot's move after so many moves, in any thread."""
        rng = chance(self.seed, bot, number)
        game = game_of(state)
        legal = game.legal_moves(state, bot)
        return partial(self.bots[bot].choose, game.view(state, bot), legal, rng)

    def estimate(
        self, rules: Game[Any], state: Position, seat: Seat, number: int
    ) -> Callable[[], tuple[Event, ...]] | None:
        """Return how to find what a search thinks of the seat's choice; None if it has none."""
        legal = rules.legal_moves(state, seat) if seat in state.to_act() else ()
        if len(legal) <= 1:
            return None
        rng = chance(f"{self.seed} advice", seat, number)
        return partial(estimate, rules, rules.view(state, seat), legal, rng)
