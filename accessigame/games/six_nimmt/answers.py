"""The answers of 6 nimmt! to questions: each is a tuple of events.

A hand is only in the private answers of its own seat.
Advice is exact: `Knowledge` has what one seat knows about the cards that it does not see. Nothing
here guesses the moves of others; estimates come from the bots.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import groupby
from math import comb
from types import MappingProxyType
from typing import Final, TypeAlias

from accessigame.core.game import Question, Takes
from accessigame.core.model import Card, Event, NotAllowed, Seat
from accessigame.games import shared
from accessigame.games.six_nimmt import scoring
from accessigame.games.six_nimmt.events import answers as say
from accessigame.games.six_nimmt.events.play import CardRevealed
from accessigame.games.six_nimmt.events.refusals import NothingTaken
from accessigame.games.six_nimmt.interface import view
from accessigame.games.six_nimmt.options import FULL, audit, heads_in
from accessigame.games.six_nimmt.parsing import awaited, without_rows
from accessigame.games.six_nimmt.position import Position
from accessigame.games.six_nimmt.rows import Row, Rows, row_for


@dataclass(frozen=True, slots=True)
class Knowledge:
    """The cards that a seat does not see.

    secret: True if the seat has a known hand, of which the others must learn nothing.
    unseen: the cards that are neither in its hand nor open.
    sizes: for each other seat, its number of unseen cards; a card that lies face down counts.
    hands_shown: for each other seat, its cards if all of them were drafted in the open, else none.
    laid: real cards that others turned over in this turn already.
    """

    seat: Seat
    secret: bool
    unseen: frozenset[Card]
    sizes: tuple[int, ...]
    hands_shown: Rows
    laid: frozenset[Card]

    @classmethod
    def of(cls, position: Position, seat: Seat) -> Knowledge:
        """Return the knowledge of the seat in this position."""
        seen, choices = view(position, seat), position.choices
        opponents = [other for other in position.seats if other != seat]
        cards_typed = [choices[other] for other in opponents if position.is_open(other)]
        laid = frozenset(card for card in cards_typed if card is not None)
        rows_seen = tuple(_without(seen.hands_shown[other], laid) for other in opponents)
        unseen = seen.unseen - laid - {choices[seat]}
        sizes = tuple(_hidden(position, other) for other in opponents)
        secret = position.hands[seat] is not None
        return cls(seat, secret, unseen, sizes, rows_seen, laid)

    def about(self, card: Card) -> tuple[Seat, bool, Card]:
        """Return the first fields of every event about a card."""
        return self.seat, self.secret, card

    def between(self, low: Card, high: Card) -> Row:
        """Return the unseen cards between two cards, ascending."""
        return tuple(sorted(card for card in self.unseen if low < card < high))

    def laid_between(self, low: Card, high: Card) -> Row:
        """Return the real cards between the two that were turned over in this turn, ascending."""
        return tuple(sorted(card for card in self.laid if low < card < high))

    def percent(self, count: int, cards: Row) -> int:
        """Return the chance, in percent, that at least `count` others hold one of these cards.

        0 and 100 are certain, whatever they are rounded from.
        """
        if any(self.hands_shown):
            holders = sum(not set(hand).isdisjoint(cards) for hand in self.hands_shown)
            return 100 if holders >= count else 0
        chance = chance_of_holders(count, len(cards), len(self.unseen), self.sizes)
        return shared.percent_of(chance)


def _without(hand: Row, laid: frozenset[Card]) -> Row:
    return tuple(card for card in hand if card not in laid)


def _hidden(position: Position, seat: Seat) -> int:
    """Return the number of cards that only the seat sees: in its hand, and face down."""
    face_down = position.choices[seat] is not None and not position.is_open(seat)
    return position.held(seat) + face_down


# chances --------------------------------------------------------------------------------------


def chance_of_holders(count: int, between: int, unseen: int, sizes: Sequence[int]) -> Fraction:
    """Return the chance that at least `count` other seats hold one of some unseen cards each.

    between: the number of those cards. unseen: the number of all unseen cards, those included.
    sizes: the number of cards that each other seat holds; the rest of the unseen are put away.
    Every deal of the unseen cards is equally likely.
    """
    none_hold = _expected_without(between, unseen, sizes)
    opponents = len(sizes)
    return sum(
        (_exactly(number, none_hold) for number in range(opponents - count + 1)), start=Fraction(0)
    )


def _exactly(number: int, none_hold: Sequence[Fraction]) -> Fraction:
    """Return the chance that exactly this number hold none of the cards (inclusion-exclusion)."""
    signed = (
        (-1) ** (more - number) * comb(more, number) * none_hold[more]
        for more in range(number, len(none_hold))
    )
    return sum(signed, start=Fraction(0))


def _expected_without(between: int, unseen: int, sizes: Sequence[int]) -> list[Fraction]:
    """Return by size of a group the sum, over all such groups, of the chance that none holds one.

    A group that holds s cards together has none of them in C(unseen - between, s) of the
    C(unseen, s) sets of cards that it may hold.
    """
    groups: dict[tuple[int, int], int] = {(0, 0): 1}  # (members, cards): number of such groups
    for size in sizes:
        for (members, cards), count in list(groups.items()):
            more = (members + 1, cards + size)
            groups[more] = groups.get(more, 0) + count
    chances = [Fraction(0)] * (len(sizes) + 1)
    for (members, cards), count in groups.items():
        chances[members] += count * Fraction(comb(unseen - between, cards), comb(unseen, cards))
    return chances


def advise(position: Position, seat: Seat, number: int | None) -> tuple[Event, ...]:
    """Return the advice for each card of the hand, or for the card of this number.

    Raises `NotAllowed` for a number that no card in play has.
    """
    if reason := without_rows(position):
        return reason
    if number is not None and not 1 <= number <= position.highest:
        raise NotAllowed(shared.NotACard(str(number), 1, position.highest))
    knowledge, rows = Knowledge.of(position, seat), position.rows
    if number is not None:
        return (*_details(knowledge, rows, number), *_costs_if_low(rows, (number,)))
    hidden = say.CardsHidden(seat, knowledge.secret, len(knowledge.unseen), sum(knowledge.sizes))
    hand = () if position.revealed else position.hands[seat] or ()
    low = [revealed for revealed, whose in position.revealed[:1] if whose == seat]
    each = merge_alike(_chances(knowledge, rows, card) for card in hand)
    # of a hand the costs are left out: told in the open, they would tell that it has a low card
    return (hidden, *each, *_costs_if_low(rows, tuple(low)))


def _costs_if_low(rows: Rows, cards: tuple[Card, ...]) -> Iterator[Event]:
    """Yield the cost of each row if one of the cards would have to take one."""
    if any(row_for(card, rows) is None for card in cards):
        for place, row in enumerate(rows, start=1):
            yield say.RowCosts(place, heads_in(row))


def _details(knowledge: Knowledge, rows: Rows, card: Card) -> Iterator[Event]:
    yield _chances(knowledge, rows, card)
    place = row_for(card, rows)
    between = knowledge.between(rows[place][-1] if place is not None else 0, card)
    if between:
        yield say.CardsBetween(*knowledge.about(card), between)


def _chances(knowledge: Knowledge, rows: Rows, card: Card) -> Event:
    """Return the event for the place of the card now, and the unseen cards that can change it.

    As long as nobody takes the row for a card that is too low, only cards between its end and
    the card come before the card, one at most from each player. So the card is the sixth only if
    as many others as the row has free places have one of those.
    """
    about, place = knowledge.about(card), row_for(card, rows)
    if place is None:
        lower = len(knowledge.between(0, card))
        return say.CardLow(*about, min(heads_in(row) for row in rows), lower)
    end = rows[place][-1]
    between, laid = knowledge.between(end, card), knowledge.laid_between(end, card)
    row = _reached(rows[place], laid)
    free, heads = FULL - len(row), heads_in(row)
    if free == 0:
        return say.CardSixth(*about, place + 1, heads, len(between))
    percent = knowledge.percent(free, between)
    if percent == 0:
        return say.CardSafe(*about, place + 1, len(between), free)
    return say.CardAtRisk(*about, place + 1, len(between), free, percent, heads)


def _reached(row: Row, laid: Row) -> Row:
    """Return the row once these real cards, ascending, have come to it: a sixth one takes it."""
    for card in laid:
        row = (*row, card) if len(row) < FULL else (card,)
    return row


def merge_alike(events: Iterable[Event]) -> tuple[Event, ...]:
    """Return the events, with neighbours that differ in their card alone merged into one.

    Otherwise ten cards are ten sentences, and most of them the same.
    """
    return tuple(_merged(list(group)) for _, group in groupby(events, _without_card))


def _without_card(event: Event) -> Hashable:
    if isinstance(event, say.WouldFollow | say.CardSafe):
        return (type(event), event.row)
    return (type(event), 0) if isinstance(event, say.WouldBeLow) else event


def _merged(alike: list[Event]) -> Event:
    first = alike[0]
    cards = tuple(
        event.card
        for event in alike
        if isinstance(event, say.WouldFollow | say.WouldBeLow | say.CardSafe)
    )
    if len(cards) > 1 and isinstance(first, say.WouldFollow):
        where = (first.row, first.after, first.count)
        return say.CardsWouldFollow(first.seat, first.secret, cards, *where)
    if len(cards) > 1 and isinstance(first, say.WouldBeLow):
        return say.CardsWouldBeLow(first.seat, first.secret, cards)
    if len(cards) > 1 and isinstance(first, say.CardSafe):
        return say.CardsSafe(first.seat, first.secret, cards, first.row)
    return first


Answer: TypeAlias = Callable[[Position, Seat, int | None], tuple[Event, ...]]


def _hand(position: Position, seat: Seat, _number: int | None) -> tuple[Event, ...]:
    hand = position.hands[seat]
    if hand is None and (held := position.held(seat)):
        return (say.HandUnknown(seat, held),)
    return (say.HandHeld(seat, hand),) if hand else (shared.NothingHeld(seat),)


def _whose_turn(position: Position, _seat: Seat, _number: int | None) -> tuple[Event, ...]:
    return (awaited(position),)


def _table(position: Position, seat: Seat, number: int | None) -> tuple[Event, ...]:
    rows = [
        say.RowStands(place, row[-1], len(row), heads_in(row))
        for place, row in enumerate(position.rows, start=1)
    ]
    lying = [say.CardsOpen(position.open)] if position.open else []
    cards_revealed = [CardRevealed(whose, card) for card, whose in position.revealed]
    cards_typed = [
        CardRevealed(whose, card)
        for whose, card in zip(position.seats, position.choices, strict=True)
        if card is not None and position.is_open(whose)  # real cards lie open once they are typed
    ]
    return (*rows, *lying, *cards_revealed, *cards_typed, *_whose_turn(position, seat, number))


def _standing(position: Position, _seat: Seat, _number: int | None) -> tuple[Event, ...]:
    totals = scoring.scores(position)
    heaps = position.finished[-1] if position.over else position.heaps
    stand = tuple(
        say.HeadsStand(each, heads_in(heaps[each]), totals[each]) for each in position.seats
    )
    return (*stand, scoring.result(position)) if position.over else stand


def _explain(position: Position, seat: Seat, _number: int | None) -> tuple[Event, ...]:
    """Explain the round in progress, or the last one until the first turn of this one is over."""
    begun = position.turn > 1 and not position.over
    if begun or not position.finished:
        heaps, rounds_before = position.heaps, len(position.finished)
    else:
        heaps, rounds_before = position.finished[-1], len(position.finished) - 1
    heads, total = heads_in(heaps[seat]), scoring.scores(position)[seat]
    match = (say.HeadsStand(seat, heads, total),) if rounds_before else ()
    if not heaps[seat]:
        return (NothingTaken(seat), *match)
    return (shared.CountOf(seat), *audit(heaps[seat]), *match)


def _costs(position: Position, seat: Seat, _number: int | None) -> tuple[Event, ...]:
    if reason := without_rows(position):
        return reason
    rows = [say.RowCosts(place, heads_in(row)) for place, row in enumerate(position.rows, start=1)]
    if position.revealed or not position.hands[seat]:
        return tuple(rows)
    return (*rows, *_where(position, seat, None))


def _where(position: Position, seat: Seat, number: int | None) -> tuple[Event, ...]:
    """Return the place of the named card now, or of each card of the hand in secret."""
    if reason := without_rows(position):
        return reason
    if number is None:
        hand = position.hands[seat]
        if not hand:
            return _hand(position, seat, None)
        return merge_alike(_outlook(position, seat, card, secret=True) for card in hand)
    if not 1 <= number <= position.highest:
        raise NotAllowed(shared.NotACard(str(number), 1, position.highest))
    return (_outlook(position, seat, number, secret=False),)


def _outlook(position: Position, seat: Seat, card: Card, *, secret: bool) -> Event:
    place = row_for(card, position.rows)
    if place is None:
        return say.WouldBeLow(seat, secret, card)
    row = position.rows[place]
    if len(row) == FULL:
        return say.WouldTake(seat, secret, card, place + 1, heads_in(row))
    return say.WouldFollow(seat, secret, card, place + 1, row[-1], len(row) + 1)


# One row for each question ------------------------------------------------------------------------

_ROWS: Final[Mapping[Question, Answer]] = MappingProxyType(
    {
        Question("my-cards", private=True): _hand,
        Question("table", takes=Takes.NOTHING): _table,
        Question("where", takes=Takes.CARD): _where,
        Question("scores", takes=Takes.NOTHING): _standing,
        Question("turn", takes=Takes.NOTHING): _whose_turn,
        Question("explain"): _explain,
        Question("costs"): _costs,
        Question("advice", takes=Takes.CARD): advise,
    }
)

QUESTIONS: Final = tuple(_ROWS)

_ANSWERS: Final[Mapping[str, Answer]] = MappingProxyType(
    {question.word: function for question, function in _ROWS.items()}
)


def answer(
    position: Position, question: str, seat: Seat, number: int | None = None
) -> tuple[Event, ...]:
    """Return the answer to one of `QUESTIONS`; raises `NotUnderstood` for any other."""
    return shared.asked(_ANSWERS, question, seat, position.seats)(position, seat, number)
