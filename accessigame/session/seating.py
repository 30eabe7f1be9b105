"""The players of a table: a bot or a person on each seat, and a deck or real cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import partial

from accessigame.bots import Policy, chance, estimate
from accessigame.bots.dealer import Dealer
from accessigame.core.model import TABLE, Event, Move, Seat
from accessigame.session.session import Session


@dataclass(slots=True)
class Seating:
    """The bots of some seats, with persons on all others, and a shuffled deck or a real one.

    bots: the policy of each seat that a bot plays. dealer: None where real cards are typed.
    seed: of the bots' chance. advice: the table allows advice.
    hosted: guests may come, so what everybody hears is nobody's own.
    guests: the seats that guests have taken, each on a device elsewhere with keys of its own.
    here: the seat whose keyboard and outputs those at the table are; None if they are for all.
    away: the persons who are far from the table, where real cards and tokens of theirs lie.
    """

    bots: Mapping[Seat, Policy] = field(default_factory=dict)
    dealer: Dealer | None = None
    seed: int = 0
    advice: bool = True
    hosted: bool = False
    guests: set[Seat] = field(default_factory=set)
    here: Seat | None = None
    away: frozenset[Seat] = frozenset()

    @property
    def without_hands(self) -> frozenset[Seat]:
        """The seats for which somebody at the table moves real cards and tokens."""
        return self.away | self.bots.keys()

    def entered_by_person(self, move: Move) -> bool:
        """Return True for a move that a person entered, with real cards a card too."""
        return self.dealer is None if move.seat == TABLE else move.seat not in self.bots

    def bot_choice(self, session: Session, bot: Seat) -> Callable[[], Move]:
        """Return a function that finds the bot's next move, in any thread."""
        rng = chance(self.seed, bot, len(session.steps))
        return partial(self.bots[bot].choose, session.view(bot), session.legal_moves(bot), rng)

    def estimate(self, session: Session, seat: Seat) -> Callable[[], tuple[Event, ...]] | None:
        """Return a function that estimates the seat's legal moves by a search, in any thread.

        None where the seat has nothing to choose.
        """
        legal = session.legal_moves(seat) if seat in session.to_act() else ()
        if len(legal) <= 1:
            return None
        rng = chance(f"{self.seed} advice", seat, len(session.steps))
        return partial(estimate, session.game, session.view(seat), legal, rng)
