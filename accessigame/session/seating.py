"""The players of a table: a bot or a person on each seat, and a deck or real cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import partial

from accessigame.bots import Policy, chance, estimate
from accessigame.bots.dealer import Dealer
from accessigame.core.model import TABLE, Event, Move, NotAllowed, Refusal, Seat
from accessigame.session.break_off import BreakOff
from accessigame.session.events import DeckDiffers
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
    stand_ins: the levels of the bots that play for persons, by their seats, until they come back.
    """

    bots: Mapping[Seat, Policy] = field(default_factory=dict)
    dealer: Dealer | None = None
    seed: int = 0
    advice: bool = True
    hosted: bool = False
    guests: set[Seat] = field(default_factory=set)
    here: Seat | None = None
    stand_ins: dict[Seat, str] = field(default_factory=dict)
    away: frozenset[Seat] = frozenset()

    @property
    def without_hands(self) -> frozenset[Seat]:
        """The seats for which somebody at the table moves real cards and tokens."""
        return self.away | self.bots.keys()

    def entered_by_person(self, move: Move) -> bool:
        """Return True for a move that a person entered, with real cards a card too.

        A seat with a stand-in keeps the moves that its person has made.
        """
        if isinstance(move, BreakOff):
            return True
        if move.seat == TABLE:
            return self.dealer is None
        return not move.stand_in and self.is_of_person(move.seat)

    def is_of_person(self, seat: Seat) -> bool:
        """Return True for a seat of a person, even while a bot plays there."""
        return seat not in self.bots or seat in self.stand_ins

    def begin_stand_ins(self, levels: Mapping[Seat, str], policies: Mapping[Seat, Policy]) -> None:
        """Let bots of these levels play for persons."""
        self.stand_ins.update(levels)
        self.bots = {**self.bots, **policies}

    def end_stand_in(self, seat: Seat) -> None:
        """Give a seat back to its person."""
        del self.stand_ins[seat]
        self.bots = {each: policy for each, policy in self.bots.items() if each != seat}

    def deal(self, session: Session) -> Move:
        """Return the next move of the shuffled deck.

        Raises NotAllowed where the rules refuse it: somebody has changed the seed of the journal,
        or its cards.
        """
        if self.dealer is None:
            raise ValueError("nobody deals real cards")
        try:
            move = self.dealer.choose(session.position)
            session.game.apply(session.position, move)
        except Refusal as refusal:
            raise NotAllowed(DeckDiffers()) from refusal
        return move

    def bot_choice(self, session: Session, bot: Seat) -> Callable[[], Move]:
        """Return a function that finds the bot's next move, in any thread."""
        rng = chance(self.seed, bot, len(session.steps))
        choose = partial(self.bots[bot].choose, session.view(bot), session.legal_moves(bot), rng)
        return partial(_marked, choose, self.stand_ins.get(bot, ""))

    def estimate(self, session: Session, seat: Seat) -> Callable[[], tuple[Event, ...]] | None:
        """Return a function that estimates the seat's legal moves by a search, in any thread.

        None where the seat has nothing to choose.
        """
        legal = session.legal_moves(seat) if seat in session.to_act() else ()
        if len(legal) <= 1:
            return None
        rng = chance(f"{self.seed} advice", seat, len(session.steps))
        return partial(estimate, session.game, session.view(seat), legal, rng)


def _marked(choose: Callable[[], Move], level: str) -> Move:
    """Return the move that a bot chooses, with its level where it plays for a person."""
    move = choose()
    return replace(move, stand_in=level) if level else move
