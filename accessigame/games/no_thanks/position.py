"""A position of No Thanks: who may do what, what it does, what is said of it."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from itertools import accumulate
from typing import Any, Final, NamedTuple

from accessigame.core.game import LearnedDeck
from accessigame.core.model import (
    TABLE,
    Card,
    Cards,
    Event,
    Intent,
    LineItem,
    Move,
    NotAllowed,
    Prompt,
    Seat,
    only,
)
from accessigame.games import shared
from accessigame.games.no_thanks import events as say
from accessigame.games.no_thanks.answers import QUESTIONS
from accessigame.games.no_thanks.counting import card_part, runs_of
from accessigame.games.no_thanks.meaning import understand, why_not
from accessigame.games.no_thanks.moves import Begin, EndPile, Refuse, Take, TurnUp
from accessigame.games.no_thanks.options import DECK, PILE, TOKENS, Options


@cache
def _decisions(seat: Seat, can_refuse: bool) -> tuple[Move, ...]:
    return (Take(seat), Refuse(seat)) if can_refuse else (Take(seat),)


@cache
def _acting(seat: Seat) -> frozenset[Seat]:
    return frozenset({seat})


@dataclass(frozen=True, slots=True)
class RoundResult:
    """A finished round: cards and tokens by seat."""

    cards: tuple[Cards, ...]
    tokens: tuple[int, ...]

    def scores(self) -> tuple[int, ...]:
        """Return the scores by seat: card part minus tokens."""
        return tuple(
            card_part(cards) - tokens for cards, tokens in zip(self.cards, self.tokens, strict=True)
        )


class Taken(NamedTuple):
    """A card that was taken: everybody saw by whom, and with how many tokens on it."""

    card: Card
    seat: Seat
    pot: int


class View(NamedTuple):
    """What one seat may know, for a bot: other seats' tokens are not in it.

    taken: the cards of this round in the order in which they were taken.
    """

    seat: Seat
    card: Card | None
    pot: int
    tokens: int
    cards: tuple[Cards, ...]
    unseen: frozenset[Card]
    left: int
    taken: tuple[Taken, ...]

    @property
    def all_tokens(self) -> int:
        """The tokens of all players together; the editions do not differ where both have them."""
        return TOKENS["2020"][len(self.cards)] * len(self.cards)


@dataclass(unsafe_hash=True, slots=True)
class Position:
    """A position of No Thanks, a value: `Final` keeps its fields as they are.

    The pile is not in it: nobody knows the pile.
    Not frozen as well: making a frozen one takes four times as long, and each move makes one.

    cards: by seat, ascending. tokens: by seat. card: the open one, if one is open.
    taken: the cards of this round in the order in which they were taken.
    mover: the seat that decides, or that turns the next card up; `TABLE` before a later round
    has a first player, and when the game is over.
    """

    edition: Final[str]
    seats: Final[tuple[Seat, ...]]
    options: Final[Options]
    round: Final[int]
    mover: Final[Seat]
    card: Final[Card | None]
    pot: Final[int]
    tokens: Final[tuple[int, ...]]
    cards: Final[tuple[Cards, ...]]
    unseen: Final[frozenset[Card]]
    finished: Final[tuple[RoundResult, ...]]
    taken: Final[tuple[Taken, ...]] = ()

    # who and what ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """True when every agreed round has been played."""
        return len(self.finished) == self.options.rounds

    @property
    def turned(self) -> int:
        """How many cards were turned up in this round."""
        return len(DECK) - len(self.unseen)

    @property
    def left(self) -> int:
        """How many cards are still to be turned up."""
        return PILE - self.turned

    def to_act(self) -> frozenset[Seat]:
        """Return the mover if a card is open, else the table; nobody when the game is over."""
        if self.card is not None:
            return _acting(self.mover)
        return frozenset() if self.over else _acting(TABLE)

    def legal_moves(self, seat: Seat) -> tuple[Move, ...]:
        """Return all that the seat may do now: taking before refusing, cards ascending."""
        if self.card is not None:
            return _decisions(seat, self.tokens[seat] > 0) if seat == self.mover else ()
        if seat not in self.to_act():
            return ()
        if self.mover == TABLE:
            return tuple(Begin(TABLE, first) for first in self._starters())
        turns = tuple(TurnUp(TABLE, card) for card in sorted(self.unseen))
        return (*turns, EndPile(TABLE)) if self._may_end() else turns

    def _starters(self) -> tuple[Seat, ...]:
        if self.options.starts == "random":
            return self.seats
        return (Seat((self.options.first + self.round - 1) % len(self.seats)),)

    def _may_end(self) -> bool:
        return self.options.physical and self.turned > 0

    # what a move does -----------------------------------------------------------------------

    def apply(self, move: Move) -> tuple[Position, tuple[Event, ...]]:
        """Return the next position and what happened; `NotAllowed` for an illegal move."""
        if self.card is not None and move.seat == self.mover:
            if type(move) is Refuse and self.tokens[move.seat] > 0:
                return self._refuse(self.card)
            if type(move) is Take:
                return self._take(self.card)
        elif self.card is None and move.seat == TABLE and not self.over:
            if type(move) is TurnUp and self.mover != TABLE and move.card in self.unseen:
                return self._turn_up(move.card)
            if type(move) is Begin and self.mover == TABLE and move.first in self._starters():
                return self._begin(move.first)
            if type(move) is EndPile and self.mover != TABLE and self._may_end():
                after, events = self._end_round(self.tokens, self.cards)
                return after, (say.PileEndedEarly(self.turned), *events)
        raise NotAllowed(why_not(self, move))

    def _turn_up(self, card: Card) -> tuple[Position, tuple[Event, ...]]:
        unseen = self.unseen - {card}
        after = self._next(self.mover, card, 0, self.tokens, self.cards, unseen, self.taken)
        return after, (say.CardTurned(card, unseen), after.faces())

    def _refuse(self, card: Card) -> tuple[Position, tuple[Event, ...]]:
        seat, pot = self.mover, self.pot + 1
        tokens = (*self.tokens[:seat], self.tokens[seat] - 1, *self.tokens[seat + 1 :])
        following = Seat(seat + 1) if seat + 1 < len(self.seats) else Seat(0)
        after = self._next(following, card, pot, tokens, self.cards, self.unseen, self.taken)
        return after, (say.TokenLaid(seat, card, pot), after.faces())

    def _take(self, card: Card) -> tuple[Position, tuple[Event, ...]]:
        seat, pot = self.mover, self.pot
        own = list(self.cards[seat])
        insort(own, card)
        tokens = (*self.tokens[:seat], self.tokens[seat] + pot, *self.tokens[seat + 1 :])
        cards = (*self.cards[:seat], tuple(own), *self.cards[seat + 1 :])
        events: tuple[Event, ...] = (say.CardTaken(seat, card, pot),)
        if card - 1 in own or card + 1 in own:
            events = (*events, say.RunGrew(seat, next(run for run in runs_of(own) if card in run)))
        if self.left == 0:
            after, ending = self._end_round(tokens, cards)
            return after, (*events, *ending)
        # the turn goes on until a token is paid ("Important"): the taker turns the next card up
        taken = (*self.taken, Taken(card, seat, pot))
        return self._next(seat, None, 0, tokens, cards, self.unseen, taken), events

    def _next(  # noqa: PLR0913, PLR0917 - the seven fields that moves change
        self,
        mover: Seat,
        card: Card | None,
        pot: int,
        tokens: tuple[int, ...],
        cards: tuple[Cards, ...],
        unseen: frozenset[Card],
        taken: tuple[Taken, ...] = (),
    ) -> Position:
        # Said field by field: dataclasses.replace takes four times as long here.
        return Position(
            self.edition, self.seats, self.options, self.round, mover, card, pot, tokens, cards,
            unseen, self.finished, taken,
        )  # fmt: skip

    def faces(self) -> Event:
        """Return the event of the mover facing the open card."""
        seat, card = self.mover, self.card
        assert card is not None  # noqa: S101 - for the type checker: asked with an open card only
        if self.tokens[seat] > 0:
            return say.TurnBegan(seat, card, self.pot)
        return say.MustTake(seat, card, self.pot)

    def _end_round(
        self, tokens: tuple[int, ...], cards: tuple[Cards, ...]
    ) -> tuple[Position, tuple[Event, ...]]:
        finished = (*self.finished, RoundResult(cards, tokens))
        after = replace(
            self._next(TABLE, None, 0, tokens, cards, self.unseen),
            finished=finished,
            round=min(len(finished) + 1, self.options.rounds),
        )
        if not after.over and self.options.starts == "rotate":
            # nothing to choose: the next seat starts, as agreed
            begun, opening = after._begin(after._starters()[0])
            return begun, (say.RoundEnded(self.round), *after.count(), *opening)
        return after, (say.RoundEnded(self.round), *after.count())

    def _begin(self, first: Seat) -> tuple[Position, tuple[Event, ...]]:
        players = len(self.seats)
        tokens = (TOKENS[self.edition][players],) * players
        after = self._next(first, None, 0, tokens, ((),) * players, frozenset(DECK))
        return after, after.opening()

    # what is said -----------------------------------------------------------------------------

    def opening(self) -> tuple[Event, ...]:
        """Return how a round begins; nothing when none does."""
        if self.mover == TABLE:
            return ()
        tokens = TOKENS[self.edition][len(self.seats)]
        return (say.RoundOpened(self.round, self.options.rounds, tokens, self.mover),)

    def count(self) -> tuple[Event, ...]:
        """Return the result of the last finished round, the totals, and who has won."""
        result = self.finished[-1]
        events: list[Event] = [
            say.PlayerScored(seat, score + tokens, tokens, score)
            for seat, score, tokens in zip(self.seats, result.scores(), result.tokens, strict=True)
        ]
        if self.options.rounds > 1:
            events += [
                say.TotalStands(s, t) for s, t in zip(self.seats, self.totals(), strict=True)
            ]
        if self.over:
            events.append(shared.won(self.winners(), min(self.totals())))
        return tuple(events)

    def totals(self) -> tuple[int, ...]:
        """Return the sums of the finished rounds by seat."""
        sums = accumulate(
            (r.scores() for r in self.finished),
            lambda a, b: tuple(x + y for x, y in zip(a, b, strict=True)),
            initial=(0,) * len(self.seats),
        )
        return list(sums)[-1]

    def scores(self) -> tuple[int, ...]:
        """Return the totals with the round in progress as it stands now, by seat."""
        if self.over or self.mover == TABLE:
            return self.totals()
        now = RoundResult(self.cards, self.tokens).scores()
        return tuple(a + b for a, b in zip(self.totals(), now, strict=True))

    def open_scores(self) -> tuple[int, ...]:
        """Return the totals with what the cards of the round in progress count, by seat."""
        if self.over or self.mover == TABLE:
            return self.totals()
        if self.options.open_tokens:
            return self.scores()
        now = [card_part(cards) for cards in self.cards]
        return tuple(a + b for a, b in zip(self.totals(), now, strict=True))

    def winners(self) -> tuple[Seat, ...]:
        """Return who has the lowest total; no edition has a tie-break."""
        return shared.lowest(self.scores())

    def answer(
        self,
        question: str,
        seat: Seat,
        number: int | None = None,  # noqa: ARG002 - no question here is about one card
    ) -> tuple[Event, ...]:
        """Return the answer to one of `QUESTIONS`; `NotUnderstood` for any other."""
        return shared.asked(QUESTIONS, question, seat, self.seats)(self, seat)

    def prompt(self, seat: Seat) -> Prompt:  # noqa: ARG002 - the protocol's shape: every seat faces the same question
        """Return what is asked now."""
        if self.mover == TABLE:
            return say.AskFirst(self.round)
        if self.card is None:
            return say.AskCard(self.turned + 1)
        return say.AskDecision(self.card, self.pot)

    def choices(self, seat: Seat) -> tuple[Intent, ...]:
        """Return taking, and refusing for who has a token, while a card is open."""
        if self.card is None:
            return ()
        words = {Take: "take", Refuse: "refuse"}
        return tuple(Intent(words[type(move)]) for move in self.legal_moves(seat))

    def glance(self) -> tuple[LineItem, ...]:
        """Return the open card with its tokens, what can be chosen, and one's own tokens."""
        if self.card is None:
            return ()
        own = (
            LineItem(f"●{count}", None, only(s))
            for s, count in zip(self.seats, self.tokens, strict=True)
        )
        words = (LineItem(intent=intent) for intent in self.choices(self.mover))
        return (LineItem(str(self.card)), LineItem(f"+{self.pot}"), *words, *own)

    def understand(self, seat: Seat, intent: Intent) -> Move:
        """Return the legal move that the seat means; a `Refusal` that says why not."""
        return understand(self, seat, intent)

    # for the deck, for bots, for programs -----------------------------------------------------

    def deal(self, order: Sequence[Card]) -> Move | None:
        """Return the turning up of the first unseen card in this order.

        None when the table has something else to say, that is drawn by lot.
        """
        if self.mover == TABLE:
            return None
        # a dealt deck comes off in order; the search is for a game that began with a real one
        card = order[self.turned]
        if card not in self.unseen:
            card = next(other for other in order if other in self.unseen)
        return TurnUp(TABLE, card)

    def view(self, seat: Seat) -> View:
        """Return what the seat may know: every card, and its own tokens only."""
        if seat < 0:
            raise ValueError("only a player's seat looks")
        return View(
            seat, self.card, self.pot, self.tokens[seat], self.cards, self.unseen, self.left,
            self.taken,
        )  # fmt: skip

    def taught(self) -> LearnedDeck | None:
        """Return nothing: every card of this game is known beforehand."""
        return None

    def report(self) -> dict[str, Any]:
        """Return `tokens`, `cards`, `card`, `pot`, `mover` (null when nobody is to act)."""
        return {
            "tokens": list(self.tokens),
            "cards": [list(cards) for cards in self.cards],
            "card": self.card,
            "pot": self.pot,
            "mover": None if self.mover == TABLE else self.mover,
        }
