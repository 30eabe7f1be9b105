"""A position of 6 nimmt!: who may do what, and what it does."""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Any, Final

from accessigame.core.game import LearnedDeck
from accessigame.core.model import (
    TABLE,
    Card,
    Event,
    Intent,
    LineItem,
    Move,
    NotAllowed,
    Prompt,
    Seat,
)
from accessigame.games.shared import asked
from accessigame.games.six_nimmt import asking, ending, glance
from accessigame.games.six_nimmt import events as say
from accessigame.games.six_nimmt.answers import QUESTIONS
from accessigame.games.six_nimmt.heads import heads_in
from accessigame.games.six_nimmt.laying import Beginnings, Hands
from accessigame.games.six_nimmt.meaning import understand, why_not
from accessigame.games.six_nimmt.moves import (
    Choose,
    Deal,
    Draft,
    LayRows,
    TakeRow,
    choosing,
    drafting,
    row_taking,
)
from accessigame.games.six_nimmt.options import HAND, ROWS, Options, highest
from accessigame.games.six_nimmt.placing import Revealed, Row, Rows, lay_all, take
from accessigame.games.six_nimmt.view import View, view_of

_TABLE = frozenset({TABLE})
_NOBODY: frozenset[Seat] = frozenset()


@cache
def _all(players: int) -> frozenset[Seat]:
    return frozenset(Seat(number) for number in range(players))


@cache
def _alone(seat: Seat) -> frozenset[Seat]:
    return frozenset({seat})


@cache
def _up_to(card: Card) -> frozenset[Card]:
    return frozenset(range(1, card + 1))


@cache
def _noted(seat: Seat) -> Event:
    return say.CardChosen(seat)


@dataclass(unsafe_hash=True, slots=True)
class Position:
    """A position of 6 nimmt!, a value: `Final` keeps its fields as they are.

    The cards that nobody was dealt are not in it: nobody knows them.
    Not frozen as well: making a frozen one takes four times as long, and each move makes one.

    acting: who may move. turn: of the round, from 1; 0 before the rows lie.
    hands: by seat, ascending; None for real cards that the program was not told.
    chosen: by seat, the card that lies face down. revealed: the cards of this turn that wait
    for a row choice, the lowest first. heaps: by seat, the cards taken in this round.
    open: what lies open in the draft of the Pro game. finished: the heaps of earlier rounds.
    """

    edition: Final[str]
    seats: Final[tuple[Seat, ...]]
    options: Final[Options]
    finished: Final[tuple[Rows, ...]]
    round: Final[int]
    turn: Final[int]
    acting: Final[frozenset[Seat]]
    rows: Final[Rows]
    hands: Final[tuple[Row | None, ...]]
    chosen: Final[tuple[Card | None, ...]]
    revealed: Final[Revealed]
    heaps: Final[Rows]
    open: Final[Row]

    # who and what ---------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        """True when the match has ended: nobody is to act."""
        return not self.acting

    @property
    def highest(self) -> Card:
        """The highest card that is played with."""
        return highest(self.edition, len(self.seats))

    @property
    def dealt_to(self) -> Seat | None:
        """The next seat whose hand the table deals or types; None when the rows are due."""
        return next((seat for seat in self.seats if self.hands[seat] == ()), None)

    def to_act(self) -> frozenset[Seat]:
        """Return all that may move now: the table, one seat, or all who have not chosen yet."""
        return self.acting

    def is_open(self, seat: Seat) -> bool:
        """Say whether the card of this seat is typed for all to hear, when it is turned over."""
        return self.options.physical and seat not in self.options.known

    def held(self, seat: Seat) -> int:
        """Return how many cards the seat has in its hand; none when the match is over."""
        hand = self.hands[seat]
        if hand is not None or self.over:
            return len(hand or ())
        waits = self.turn > 0 and (self.revealed or self.chosen[seat] is not None)
        return HAND - max(self.turn - 1, 0) - (1 if waits else 0)

    def free(self) -> frozenset[Card]:
        """Return the cards that were not in sight in this round, and are in no hand known here."""
        rows = (*self.rows, *self.heaps, *(hand for hand in self.hands if hand))
        gone = {card for row in rows for card in row}.union(card for card, _ in self.revealed)
        return _up_to(self.highest).difference(gone, self.chosen)  # None is no card

    def may_choose(self, seat: Seat, card: Card) -> bool:
        """Say whether the seat may choose this card, as far as anybody here can know."""
        hand = self.hands[seat]
        return card in (self.free() if hand is None else hand)

    def legal_moves(self, seat: Seat) -> Sequence[Move]:
        """Return all that the seat may do now, cards and rows ascending."""
        if seat not in self.acting:
            return ()
        if self.turn == 0:
            return self._layings() if seat == TABLE else self._drafts(seat)
        if self.revealed:
            return row_taking(seat)
        hand, moves = self.hands[seat], choosing(seat)
        return tuple([moves[card] for card in (sorted(self.free()) if hand is None else hand)])

    def _layings(self) -> Sequence[Move]:
        to, free = self.dealt_to, self.free()
        return Beginnings(free, ROWS) if to is None else Hands(to, free, HAND)

    def _drafts(self, seat: Seat) -> Sequence[Move]:
        return tuple([drafting(seat)[card] for card in self.open])

    # what a move does -----------------------------------------------------------------------

    def apply(self, move: Move) -> tuple[Position, tuple[Event, ...]]:
        """Return the next position and what happened; `NotAllowed` for an illegal move."""
        seat = move.seat
        if seat in self.acting:
            if type(move) is Choose:
                if self.turn and not self.revealed and self.may_choose(seat, move.card):
                    return self._choose(seat, move.card)
            elif type(move) is TakeRow:
                if self.revealed and 1 <= move.row <= ROWS:
                    return self._take_row(move.row)
            elif type(move) is Draft:
                if move.card in self.open:
                    return self._draft(seat, move.card)
            elif seat == TABLE and move in self._layings():
                return self._deal(move) if type(move) is Deal else self._lay_rows(move)
        raise NotAllowed(*why_not(self, move))

    def _deal(self, move: Deal) -> tuple[Position, tuple[Event, ...]]:
        to, cards = move.to, tuple(sorted(move.cards))
        hands = (*self.hands[:to], cards, *self.hands[to + 1 :])
        public: tuple[Event, ...] = ()
        if self.options.physical:
            public = (say.HandTyped(to),)
        elif to == 0:
            public = (say.HandsDealt(HAND),)
        after = Position(
            self.edition, self.seats, self.options, self.finished, self.round, 0, _TABLE,
            (), hands, self.chosen, (), self.heaps, (),
        )  # fmt: skip
        return after, (*public, say.HandHeld(to, cards))

    def _lay_rows(self, move: Move) -> tuple[Position, tuple[Event, ...]]:
        assert isinstance(move, LayRows)  # noqa: S101 - for the type checker: nothing else is laid
        rows = tuple((card,) for card in move.cards)
        after = replace(self, rows=rows, turn=1, acting=_all(len(self.seats)))
        return after, (say.RowsLaid(move.cards), say.TurnOpened(1))

    def _draft(self, seat: Seat, card: Card) -> tuple[Position, tuple[Event, ...]]:
        own = list(self.hands[seat] or ())
        insort(own, card)
        hands = (*self.hands[:seat], tuple(own), *self.hands[seat + 1 :])
        left = tuple(other for other in self.open if other != card)
        drafted = say.CardDrafted(seat, card, frozenset(left))
        if len(left) == ROWS:  # the last four are the rows (Pro variant, rule 2)
            after = replace(self, hands=hands, open=())
            laid, events = after._lay_rows(LayRows(TABLE, left))
            return laid, (drafted, *events)
        following = Seat((seat + 1) % len(self.seats))
        after = replace(self, hands=hands, open=left, acting=_alone(following))
        return after, (drafted, say.DraftTurn(following))

    def _choose(self, seat: Seat, card: Card) -> tuple[Position, tuple[Event, ...]]:
        hand, hands = self.hands[seat], self.hands
        if hand is not None:
            place = hand.index(card)
            hands = (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :])
        chosen = (*self.chosen[:seat], card, *self.chosen[seat + 1 :])
        acting = self.acting - {seat}
        after = Position(
            self.edition, self.seats, self.options, self.finished, self.round, self.turn, acting,
            self.rows, hands, chosen, (), self.heaps, (),
        )  # fmt: skip
        events: tuple[Event, ...] = ()
        if self.is_open(seat):
            events = (say.CardEntered(seat, card, after._out_of_sight()),)
        elif acting:  # the last choice needs no answer of its own: all cards are turned over
            events = (_noted(seat), say.YouChose(seat, card))
        return (after, events) if acting else after._reveal(events)

    def _out_of_sight(self) -> frozenset[Card]:
        """Return the cards that nobody at the table has seen lie open in this round."""
        open_now = {self.chosen[seat] for seat in self.seats if self.is_open(seat)}
        seen = {card for row in (*self.rows, *self.heaps) for card in row}
        return _up_to(self.highest).difference(seen, open_now)

    def _reveal(self, events: tuple[Event, ...]) -> tuple[Position, tuple[Event, ...]]:
        revealed: Revealed = tuple(sorted(zip(self.chosen, self.seats, strict=True)))  # type: ignore[arg-type]  # everybody has chosen
        rows, heaps = list(self.rows), list(self.heaps)
        rest, placed = lay_all(revealed, rows, heaps)
        if not rest:
            return self._next_turn(rows, heaps, (*events, *placed))
        # who must choose a row sees first what the others have laid; real cards were told already
        card, seat = rest[0]
        hidden = [(low, whose) for low, whose in revealed if not self.is_open(whose)]
        shown = [say.CardRevealed(whose, low) for low, whose in hidden]
        after = Position(
            self.edition, self.seats, self.options, self.finished, self.round, self.turn,
            _alone(seat), self.rows, self.hands, self._nothing(), rest, self.heaps, (),
        )  # fmt: skip
        return after, (*events, *shown, say.RowChoiceAsked(seat, card))

    def _nothing(self) -> tuple[None, ...]:
        return (None,) * len(self.seats)

    def _take_row(self, number: int) -> tuple[Position, tuple[Event, ...]]:
        (card, seat), *others = self.revealed
        rows, heaps = list(self.rows), list(self.heaps)
        taken = take(card, seat, number - 1, rows, heaps)
        _, placed = lay_all(tuple(others), rows, heaps)
        return self._next_turn(rows, heaps, (taken, *placed))

    def _next_turn(
        self, rows: list[Row], heaps: list[Row], events: tuple[Event, ...]
    ) -> tuple[Position, tuple[Event, ...]]:
        after = Position(
            self.edition, self.seats, self.options, self.finished, self.round, self.turn + 1,
            _all(len(self.seats)), tuple(rows), self.hands, self._nothing(), (), tuple(heaps), (),
        )  # fmt: skip
        if self.turn == HAND:
            ended, ending = after._end_round()
            return ended, (*events, *ending)
        return after, (*events, say.TurnOpened(self.turn + 1))

    def _end_round(self) -> tuple[Position, tuple[Event, ...]]:
        players = len(self.seats)
        finished = (*self.finished, self.heaps)
        counted = replace(self, finished=finished, heaps=((),) * players, turn=HAND, acting=_NOBODY)
        totals = counted.totals()
        scored = [
            say.HeadsScored(seat, heads_in(self.heaps[seat]), totals[seat]) for seat in self.seats
        ]
        events = (say.TurnsOver(self.round), *scored)
        if self.options.is_last(self.round, totals):
            return counted, (*events, ending.result(counted))
        after = begin(self.edition, self.seats, self.options, finished)
        return after, (*events, *after.opening())

    # what is said -----------------------------------------------------------------------------

    def opening(self) -> tuple[Event, ...]:
        """Return how a round begins; nothing when none does."""
        if self.turn or self.over:
            return ()
        options = self.options
        begins = say.RoundBegan(
            self.round, options.rounds, options.target, options.target_inclusive
        )
        if TABLE in self.acting:
            return (begins,)
        (seat,) = self.acting
        return (begins, say.DraftBegan(seat, self.highest), say.DraftTurn(seat))

    def totals(self) -> tuple[int, ...]:
        """Return the bull heads of the finished rounds by seat."""
        return ending.totals(self)

    def scores(self) -> tuple[int, ...]:
        """Return the totals with the bull heads of the round in progress, by seat."""
        return ending.scores(self)

    def open_scores(self) -> tuple[int, ...]:
        """Return the scores: all of them lie in the open."""
        return self.scores()

    def winners(self) -> tuple[Seat, ...]:
        """Return who has the fewest bull heads; no edition has a tie-break."""
        return ending.winners(self)

    def answer(self, question: str, seat: Seat, number: int | None = None) -> tuple[Event, ...]:
        """Return the answer to one of `QUESTIONS`; `NotUnderstood` for any other."""
        return asked(QUESTIONS, question, seat, self.seats)(self, seat, number)

    def prompt(self, seat: Seat) -> Prompt:
        """Return what the seat is asked now."""
        return asking.prompt(self, seat)

    def choices(self, seat: Seat) -> tuple[Intent, ...]:
        """Return the rows for who must take one, and the cards of a hand or of the draft."""
        return asking.choices(self, seat)

    def glance(self) -> tuple[LineItem, ...]:
        """Return the rows, or the open cards of the draft, and the hand of each seat for itself."""
        return glance.of(self)

    def understand(self, seat: Seat, intent: Intent) -> Move:
        """Return the legal move that the seat means; a `Refusal` that says why not."""
        return understand(self, seat, intent)

    # for the deck, for bots, for programs -----------------------------------------------------

    def deal(self, order: Sequence[Card]) -> Move | None:
        """Return the next hand, or the rows, as they come off a deck in this order."""
        to = self.dealt_to
        start = HAND * (len(self.seats) if to is None else to)
        count = ROWS if to is None else HAND
        deck = order if self.edition == "base" else [c for c in order if c <= self.highest]
        cards = tuple(deck[start : start + count])
        if to is None:
            return LayRows(TABLE, cards)
        return Deal(TABLE, to, cards)

    def view(self, seat: Seat) -> View:
        """Return what the seat may know: its own hand, and what lies open."""
        if seat < 0:
            raise ValueError("only a player's seat looks")
        return view_of(self, seat)

    def taught(self) -> LearnedDeck | None:
        """Return nothing: every card of this game is known beforehand."""
        return None

    def report(self) -> dict[str, Any]:
        """Return `rows`, `hands`, `heaps`, `chosen`, `turn`, `to_act`; null where nobody knows."""
        return {
            "rows": [list(row) for row in self.rows],
            "hands": [None if hand is None else list(hand) for hand in self.hands],
            "heaps": [list(heap) for heap in self.heaps],
            "chosen": list(self.chosen),
            "revealed": [{"card": card, "seat": seat} for card, seat in self.revealed],
            "open": list(self.open),
            "turn": self.turn,
            "to_act": ["table" if seat == TABLE else seat for seat in sorted(self.acting)],
        }


def begin(
    edition: str, seats: tuple[Seat, ...], options: Options, finished: tuple[Rows, ...]
) -> Position:
    """Return a position before the first card of a round."""
    players, number = len(seats), len(finished) + 1
    hands: tuple[Row | None, ...] = ((),) * players
    acting = _TABLE
    lying: Row = ()
    if edition == "pro":
        acting = _alone(Seat((options.first + number - 1) % players))
        lying = tuple(range(1, highest(edition, players) + 1))
    elif options.physical:
        hands = tuple(() if seat in options.known else None for seat in seats)
    return Position(
        edition, seats, options, finished, number, 0, acting, (), hands, (None,) * players, (),
        ((),) * players, lying,
    )  # fmt: skip
