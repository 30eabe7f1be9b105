"""The numbered list of choices in Titus: a few lines, the likely ones first.

There are at most nine lines. Where one line offers several moves, each has a number of its own
that begins with the number of the line: line 3 offers 31, 32 and so on.
No two lines and no two offers read alike: `look_alikes` merges or names them.
`items` makes the lines from the legal moves; the prompt, the answer `choices`, the parser and the
braille line all read them from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from accessigame.core.model import Card, Event, Intent, Move, Phrase, Seat
from accessigame.games.titus import legal, look_alikes
from accessigame.games.titus.events import answers as say
from accessigame.games.titus.events import phrases
from accessigame.games.titus.events.phrases import Offered, RunNamed, StackTopNamed, TokenNamed
from accessigame.games.titus.events.refusals import LineShared
from accessigame.games.titus.groups import Group, Stack, Token, alone, faces, joined, laid
from accessigame.games.titus.look_alikes import Name, distinguished
from accessigame.games.titus.moves import Convert, Exchange, Join, Place, Steal
from accessigame.games.titus.position import Position

APIECE: Final = 2
"""The most conversions or joinings with a line each; more of them share one."""
STEALS: Final = 3
"""The most thefts with a line each; of more of them, those from one player share one."""
GROUPS: Final = 4
"""The most groups with a line each; of more of them, the shortest share the last line."""
ONE_DIGIT: Final = 9
"""The most offers of a line that one digit can number."""

Offer: TypeAlias = tuple[Name, Move]
"""A move with the name of its token or group."""
Line: TypeAlias = Callable[[int, tuple[Phrase, ...]], Event]
"""Makes the event of a line from its number and its offers, or the one name of a line alone."""
Wording: TypeAlias = Callable[[Name], Phrase]
"""Makes the words of a move from the name of its token or group."""
Result: TypeAlias = tuple[Group, Move]
"""A move, with the group that it makes or converts."""


@dataclass(frozen=True, slots=True)
class Item:
    """A line of the list: its event, the words of each of its moves, and its offers."""

    line: Line
    wording: Wording
    offers: tuple[Offer, ...]

    def numbered(self, number: int) -> dict[int, Move]:
        """Return the moves of this line by the numbers to type."""
        if len(self.offers) == 1:
            return {number: self.offers[0][1]}
        step = 10 if len(self.offers) <= ONE_DIGIT else 100
        return {number * step + n: move for n, (_, move) in enumerate(self.offers, start=1)}

    def event(self, number: int) -> Event:
        """Return the event of this line."""
        if len(self.offers) == 1:
            return self.line(number, self.offers[0][0])
        return self.line(number, self._offered(number))

    def numbers_wanted(self, number: int) -> Event:
        """Return the reason against the number of a line that several moves share."""
        numbers = tuple(self.numbered(number))
        return LineShared(len(numbers), numbers[0], numbers[-1], self._offered(number))

    def _offered(self, number: int) -> tuple[Phrase, ...]:
        numbered = zip(self.numbered(number), self.offers, strict=True)
        return tuple(Offered(entry, name) for entry, (name, _) in numbered)

    def worded(self) -> Iterator[Phrase]:
        """Return the words of each move, in the order of their numbers."""
        return (self.wording(name) for name, _ in self.offers)


def items(position: Position) -> tuple[Item, ...]:
    """Return the lines of the list for the mover; none while the table is to act."""
    seat = position.mover
    if position.phase == "act":
        stop = (_stopping(seat),) if position.taken else ()
        draw = _drawing(seat, position.top or 0)
        return (*_converts(position), draw, *_steals(position), *_joins(position), *stop)
    if position.phase == "close":
        return (*_converts(position), *_joins(position), _stopping(seat))
    if position.phase in ("hold", "place"):
        exchanges = _exchanges(position) if position.phase == "hold" else ()
        return (*_placements(position), *exchanges)
    return ()


def _plain(line: Line, wording: Wording, move: Move, name: Name = ()) -> Item:
    return Item(line, wording, ((name, move),))


def _drawing(seat: Seat, face: Card) -> Item:
    return _plain(
        lambda number, _: say.DrawChoice(number, face),
        phrases.Draws,
        legal.drawing(seat),
        (TokenNamed(face),),
    )


def _stopping(seat: Seat) -> Item:
    return _plain(
        lambda number, _: say.StopChoice(number), lambda _: phrases.Stops(), legal.stopping(seat)
    )


def _each_or_shared(
    offers: Sequence[Offer], most: int, each: Line, shared: Line, wording: Wording
) -> tuple[Item, ...]:
    if len(offers) <= most:
        return tuple(Item(each, wording, (offer,)) for offer in offers)
    return (Item(shared, wording, tuple(offers)),)


def _named(position: Position, results: Sequence[Result]) -> list[Offer]:
    """Return the moves with the names of their groups, the longest first, each name once."""
    ordered = sorted(results, key=lambda result: (-len(result[0]), faces(result[0])))
    moves = [move for _, move in ordered]
    names: list[Name] = [(RunNamed(faces(group)),) for group, _ in ordered]
    split = [look_alikes.laid_on(_upper(position, move)) for move in moves]
    turned = [look_alikes.with_turned(position, _lying(position, group)) for group, _ in ordered]
    same = [look_alikes.sameness(position, move) for move in moves]
    return list(zip(distinguished(names, (split, turned), same), moves, strict=True))


def _upper(position: Position, move: Move) -> Group:
    return look_alikes.touched(position, move)[1] if isinstance(move, Join) else ()


def _lying(position: Position, group: Group) -> tuple[Token, ...]:
    """Return the tokens of a group without the one that is in the hand."""
    return tuple(token for token in group if token is not position.hand)


def _converts(position: Position) -> tuple[Item, ...]:
    card = position.victory
    return _each_or_shared(
        _named(position, _conversions(position)),
        APIECE,
        lambda number, group: say.ConvertChoice(number, group, card),
        lambda number, offers: say.ConvertChoices(number, card, offers),
        lambda group: phrases.Converts(card, group),
    )


def _conversions(position: Position) -> list[Result]:
    """Return the conversions, each of several that are the same once."""
    groups: dict[Move, Group] = {
        Convert(position.mover, group[0].number, group[-1].number): group
        for group in legal.convertible(position)
    }
    return [(groups[move], move) for move in look_alikes.distinct(position, list(groups))]


def _joins(position: Position) -> tuple[Item, ...]:
    reserve = position.reserves[position.mover]
    results = [
        (result[1], move)
        for move in look_alikes.distinct(position, legal.free(position, position.mover))
        if isinstance(move, Join) and (result := joined(reserve, move.lower, move.upper))
    ]
    return _each_or_shared(
        _named(position, results), APIECE, say.JoinChoice, say.JoinChoices, phrases.Joins
    )


def _placements(position: Position) -> tuple[Item, ...]:
    token, reserve = position.hand, position.reserves[position.mover]
    assert token is not None  # noqa: S101 - for the type checker: asked with a token in hand only
    single, *placements = legal.placements(position, position.mover)
    results = [
        (result[1], move)
        for move in look_alikes.distinct(position, placements)
        if isinstance(move, Place) and (result := laid(reserve, token, move.lower, move.upper))
    ]
    offers = _named(position, results)
    count = len(offers) if len(offers) <= GROUPS else GROUPS - 1
    first = (Item(say.GroupChoice, phrases.Groups, (offer,)) for offer in offers[:count])
    rest = tuple(offers[count:])
    more = (Item(say.GroupChoices, phrases.Groups, rest),) if rest else ()
    return (*first, *more, _laying_alone(single, token.face))


def _laying_alone(move: Move, face: Card) -> Item:
    return _plain(
        lambda number, _: say.AloneChoice(number, face),
        phrases.LaysAlone,
        move,
        (TokenNamed(face),),
    )


def _exchanges(position: Position) -> tuple[Item, ...]:
    """Return one line for each other player who has tokens that lie alone."""
    opponents = (seat for seat in position.seats if seat != position.mover)
    return tuple(
        _exchange(position, seat, tokens)
        for seat in opponents
        if (tokens := sorted(alone(position.reserves[seat]), key=lambda token: token.face))
    )


def _exchange(position: Position, seat: Seat, tokens: Sequence[Token]) -> Item:
    """Return the line of one player's tokens, which come by their face, and then by age."""
    moves: list[Move] = [Exchange(position.mover, token.number) for token in tokens]
    names = dict(zip(moves, look_alikes.tokens_named(position, tokens), strict=True))
    offers = tuple((names[move], move) for move in look_alikes.distinct(position, moves))
    line = _exchange_line(seat, tokens[0].face, single=len(offers) == 1)
    return Item(line, lambda name: phrases.Exchanges(seat, name), offers)


def _exchange_line(seat: Seat, face: int, *, single: bool) -> Line:
    if single:
        return lambda number, _: say.ExchangeChoice(number, seat, face)
    return lambda number, offers: say.ExchangeChoices(number, seat, offers)


def _steals(position: Position) -> tuple[Item, ...]:
    mover = position.mover
    robbable = [
        (seat, stack)
        for seat, stacks in zip(position.seats, position.stacks, strict=True)
        for stack in stacks
        if seat != mover and stack.run
    ]
    if len(robbable) <= STEALS:
        return tuple(_theft(mover, seat, stack) for seat, stack in robbable)
    lines = []
    for seat in dict.fromkeys(seat for seat, _ in robbable):
        seat_stacks = [stack for owner, stack in robbable if owner == seat]
        lines.append(
            _theft(mover, seat, seat_stacks[0])
            if len(seat_stacks) == 1
            else _thefts(mover, seat, seat_stacks)
        )
    return tuple(lines)


def _theft(mover: Seat, seat: Seat, stack: Stack) -> Item:
    face = stack.run[-1].face
    return Item(
        lambda number, _: say.StealChoice(number, seat, face, stack.card),
        lambda name: phrases.Steals(seat, name),
        (_stealing(mover, stack),),
    )


def _thefts(mover: Seat, seat: Seat, stacks: Sequence[Stack]) -> Item:
    return Item(
        lambda number, offers: say.StealChoices(number, seat, offers),
        lambda name: phrases.Steals(seat, name),
        tuple(_stealing(mover, stack) for stack in stacks),
    )


def _stealing(mover: Seat, stack: Stack) -> Offer:
    return (StackTopNamed(stack.run[-1].face, stack.card),), Steal(mover, stack.card)


# The list as a whole -------------------------------------------------------------------------


def lines(position: Position) -> tuple[Event, ...]:
    """Return the list, one event a line."""
    return tuple(item.event(number) for number, item in enumerate(items(position), start=1))


def by_number(position: Position) -> dict[int, Move]:
    """Return the moves of the list by the numbers to type."""
    moves: dict[int, Move] = {}
    for number, item in enumerate(items(position), start=1):
        moves |= item.numbered(number)
    return moves


def choices(position: Position, seat: Seat) -> tuple[Intent, ...]:
    """Return the numbers to type, as intents, in the order of the list."""
    if seat not in position.to_act() or seat != position.mover:
        return ()
    return tuple(Intent("number", number) for number in by_number(position))


def choice_phrases(position: Position, seat: Seat) -> tuple[Phrase, ...]:
    """Return the moves of the list in words, in the order of `choices`."""
    if not choices(position, seat):
        return ()
    return tuple(phrase for item in items(position) for phrase in item.worded())
