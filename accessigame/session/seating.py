"""The players of a table: a bot or a person on each seat, and a deck or real cards."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import Final, NamedTuple

from accessigame.bots import Policy, chance, estimate
from accessigame.bots.dealer import Dealer
from accessigame.core.model import TABLE, Event, Move, NotAllowed, Refusal, Seat
from accessigame.session.events import DeckDiffers
from accessigame.session.session import BreakOff, Session


class SeatState(NamedTuple):
    """Who plays on one seat now, a person at the keyboard of the table unless it says otherwise.

    policy: of the bot that plays; None where a person does.
    stand_in: the level of that bot where it plays for a person, who will come back; else empty.
    has_guest: a guest has taken the seat, with a device elsewhere that has keys of its own.
    is_away: the person is far from the table, where real cards and tokens of theirs lie.
    is_typed: somebody types the hand, card by card.
    heard: the number of all news when the last key of the guest came; None before a guest has come.
    """

    policy: Policy | None = None
    stand_in: str = ""
    has_guest: bool = False
    is_away: bool = False
    is_typed: bool = False
    heard: int | None = None

    @property
    def is_bot(self) -> bool:
        """True while a bot plays."""
        return self.policy is not None

    @property
    def is_of_person(self) -> bool:
        """True for the seat of a person, even while a bot plays for them."""
        return self.policy is None or bool(self.stand_in)


PERSON: Final = SeatState()
"""The state of a seat of which nothing was set."""


class Seating:
    """The seats of a table, with a shuffled deck or a real one.

    dealer: None where real cards are typed. seed: of the bots' chance. advice: the table allows
    advice. hosted: guests may come, so what everybody hears is nobody's own.
    seat_here: the seat whose keyboard and outputs those at the table are; None if they are for all.
    """

    def __init__(  # noqa: PLR0913 - a table is set once, and by keywords
        self,
        policies: Mapping[Seat, Policy] = MappingProxyType({}),
        dealer: Dealer | None = None,
        seed: int = 0,
        *,
        advice: bool = True,
        hosted: bool = False,
        seat_here: Seat | None = None,
        guests: Iterable[Seat] = (),
        away: Iterable[Seat] = (),
        typed_hands: Iterable[Seat] = (),
    ) -> None:
        """Set the table: bots on some seats, and persons on all others, some of them elsewhere."""
        self.dealer = dealer
        self.seed = seed
        self.advice = advice
        self.hosted = hosted
        self.seat_here = seat_here
        self._states: dict[Seat, SeatState] = {}
        for seat, policy in policies.items():
            self[seat] = self[seat]._replace(policy=policy)
        for seat in guests:
            self[seat] = self[seat]._replace(has_guest=True)
        for seat in away:
            self[seat] = self[seat]._replace(is_away=True)
        for seat in typed_hands:
            self[seat] = self[seat]._replace(is_typed=True)

    def __getitem__(self, seat: Seat) -> SeatState:
        """Return the state of a seat now; a person plays where nothing was set."""
        return self._states.get(seat, PERSON)

    def __setitem__(self, seat: Seat, state: SeatState) -> None:
        """Change the state of a seat."""
        self._states[seat] = state

    def _all(self, fits: Callable[[SeatState], object]) -> frozenset[Seat]:
        return frozenset(seat for seat, state in self._states.items() if fits(state))

    @property
    def bots(self) -> frozenset[Seat]:
        """The seats that bots play now."""
        return self._all(lambda state: state.is_bot)

    @property
    def stand_ins(self) -> frozenset[Seat]:
        """The seats of persons for whom bots play until they come back."""
        return self._all(lambda state: state.stand_in)

    @property
    def without_hands(self) -> frozenset[Seat]:
        """The seats for which somebody at the table moves real cards and tokens."""
        return self._all(lambda state: state.is_away or state.is_bot)

    def has_guest(self, seat: Seat | None) -> bool:
        """Return True for a seat that a guest has taken; False for None, a keyboard of several."""
        return seat is not None and self[seat].has_guest

    def serves(self, seat: Seat) -> bool:
        """Return True for a seat whose person the keyboard of the table serves.

        Where guests may come, it plays for nobody who is far away, also before that guest comes.
        """
        state = self[seat]
        is_elsewhere = state.has_guest or (self.hosted and state.is_away)
        return not state.is_bot and not is_elsewhere and self.seat_here in (None, seat)

    def entered_by_person(self, move: Move) -> bool:
        """Return True for a move that a person entered, with real cards a card too.

        A seat with a stand-in keeps the moves that its person has made.
        """
        if isinstance(move, BreakOff):
            return True
        if move.seat == TABLE:
            return self.dealer is None
        return not move.stand_in and self[move.seat].is_of_person

    def begin_stand_ins(self, levels: Mapping[Seat, str], policies: Mapping[Seat, Policy]) -> None:
        """Let bots of these levels play for persons."""
        for seat, level in levels.items():
            self[seat] = self[seat]._replace(policy=policies[seat], stand_in=level)

    def end_stand_in(self, seat: Seat) -> None:
        """Give a seat back to its person."""
        self[seat] = self[seat]._replace(policy=None, stand_in="")

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
        state, rng = self[bot], chance(self.seed, bot, len(session.steps))
        if state.policy is None:
            raise ValueError("a person plays this seat")
        choose = partial(state.policy.choose, session.view(bot), session.legal_moves(bot), rng)
        return partial(_marked, choose, state.stand_in)

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
