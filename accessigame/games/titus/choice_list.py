"""The numbered list of choices in Titus: a few lines, the likely ones first.

There are at most nine lines. Where one line offers several moves, each has a number of its own
that begins with the number of the line: line 3 offers 31, 32 and so on.
`items` makes the lines from the legal moves; the prompt, the answer `choices`, the parser and the
braille line all read them from there.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from accessigame.core.model import Event, Intent, Move, Run, Seat
from accessigame.games.titus import legal
from accessigame.games.titus.events import choices as say
from accessigame.games.titus.groups import Stack, ascending, faces, joined, laid
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

Offer: TypeAlias = tuple[str, Move]
"""A move with its short name."""
Line: TypeAlias = Callable[[int, tuple[str, ...]], Event]
"""Makes the event of a line from its number and the numbered names of its offers."""


@dataclass(frozen=True, slots=True)
class Item:
    """A line of the list: its event, and its offers."""

    line: Line
    offers: tuple[Offer, ...]

    def numbered(self, number: int) -> dict[int, Move]:
        """Return the moves of this line by the numbers to type."""
        if len(self.offers) == 1:
            return {number: self.offers[0][1]}
        step = 10 if len(self.offers) <= ONE_DIGIT else 100
        return {number * step + n: move for n, (_, move) in enumerate(self.offers, start=1)}

    def event(self, number: int) -> Event:
        """Return the event of this line."""
        names = (name for name, _ in self.offers)
        numbered = zip(self.numbered(number), names, strict=True)
        return self.line(number, tuple(f"{typed}: {name}" for typed, name in numbered))


def items(position: Position) -> tuple[Item, ...]:
    """Return the lines of the list for the mover; none while the table is to act."""
    seat = position.mover
    if position.phase == "act":
        stop = (_stopping(seat),) if position.taken else ()
        draw = Item(
            lambda number, _: say.DrawChoice(number, position.top or 0),
            (("", legal.drawing(seat)),),
        )
        return (*_converts(position), draw, *_steals(position), *_joins(position), *stop)
    if position.phase == "close":
        return (*_converts(position), *_joins(position), _stopping(seat))
    if position.phase in ("hold", "place"):
        exchanges = _exchanges(position) if position.phase == "hold" else ()
        return (*_placements(position), *exchanges)
    return ()


def _stopping(seat: Seat) -> Item:
    return Item(lambda number, _: say.StopChoice(number), (("", legal.stopping(seat)),))


def _named(run: Run) -> str:
    return " ".join(map(str, run))


def _each_or_shared(
    offers: Sequence[tuple[Run, Move]],
    most: int,
    each: Callable[[int, Run], Event],
    shared: Line,
) -> tuple[Item, ...]:
    if len(offers) <= most:
        return tuple(_one(run, move, each) for run, move in offers)
    return (Item(shared, tuple((_named(run), move) for run, move in offers)),)


def _one(run: Run, move: Move, each: Callable[[int, Run], Event]) -> Item:
    return Item(lambda number, _: each(number, run), ((_named(run), move),))


def _converts(position: Position) -> tuple[Item, ...]:
    seat, card = position.mover, position.victory
    offers: list[tuple[Run, Move]] = [
        (faces(group), Convert(seat, group[0].number, group[-1].number))
        for group in legal.convertible(position)
    ]
    return _each_or_shared(
        offers,
        APIECE,
        lambda number, run: say.ConvertChoice(number, run, card),
        lambda number, names: say.ConvertChoices(number, card, names),
    )


def _joins(position: Position) -> tuple[Item, ...]:
    reserve = position.reserves[position.mover]
    offers: list[tuple[Run, Move]] = [
        (faces(result[1]), move)
        for move in legal.free(position, position.mover)
        if isinstance(move, Join) and (result := joined(reserve, move.lower, move.upper))
    ]
    return _each_or_shared(_long_first(offers), APIECE, say.JoinChoice, say.JoinChoices)


def _long_first(offers: Iterable[tuple[Run, Move]]) -> list[tuple[Run, Move]]:
    return sorted(offers, key=lambda offer: (-len(offer[0]), offer[0]))


def _placements(position: Position) -> tuple[Item, ...]:
    token, reserve = position.hand, position.reserves[position.mover]
    assert token is not None  # noqa: S101 - for the type checker: asked with a token in hand only
    alone, *others = legal.placements(position, position.mover)
    offers = _long_first(
        (faces(result[1]), move)
        for move in others
        if isinstance(move, Place) and (result := laid(reserve, token, move.lower, move.upper))
    )
    face = token.face
    single = Item(lambda number, _: say.AloneChoice(number, face), (("", alone),))
    kept = len(offers) if len(offers) <= GROUPS else GROUPS - 1
    first = (_one(run, move, say.GroupChoice) for run, move in offers[:kept])
    rest = tuple((_named(run), move) for run, move in offers[kept:])
    more = (Item(say.GroupChoices, rest),) if rest else ()
    return (*first, *more, single)


def _exchanges(position: Position) -> tuple[Item, ...]:
    found = []
    for seat, reserve in zip(position.seats, position.reserves, strict=True):
        tokens = [group[0] for group in ascending(reserve) if len(group) == 1]
        if seat == position.mover or not tokens:
            continue
        offers = tuple((str(t.face), Exchange(position.mover, t.number)) for t in tokens)
        found.append(Item(_exchange_line(seat, tokens[0].face, single=len(tokens) == 1), offers))
    return tuple(found)


def _exchange_line(seat: Seat, face: int, *, single: bool) -> Line:
    if single:
        return lambda number, _: say.ExchangeChoice(number, seat, face)
    return lambda number, names: say.ExchangeChoices(number, seat, names)


def _steals(position: Position) -> tuple[Item, ...]:
    mover = position.mover
    robbable = [
        (seat, stack)
        for seat, stacks in zip(position.seats, position.stacks, strict=True)
        for stack in stacks
        if seat != mover and stack.run
    ]
    if len(robbable) <= STEALS:
        return tuple(
            Item(_steal_line(seat, stack.run[-1].face, stack.card), (("", _steal(mover, stack)),))
            for seat, stack in robbable
        )
    lines = []
    for seat in dict.fromkeys(seat for seat, _ in robbable):
        own = [stack for owner, stack in robbable if owner == seat]
        offers = tuple((str(stack.run[-1].face), _steal(mover, stack)) for stack in own)
        lines.append(Item(_steal_line(seat, own[0].run[-1].face, own[0].card, len(own)), offers))
    return tuple(lines)


def _steal(mover: Seat, stack: Stack) -> Move:
    return Steal(mover, stack.card)


def _steal_line(seat: Seat, face: int, card: int, count: int = 1) -> Line:
    if count == 1:
        return lambda number, _: say.StealChoice(number, seat, face, card)
    return lambda number, names: say.StealChoices(number, seat, names)


# The list as a whole -------------------------------------------------------------------------


def lines(position: Position) -> tuple[Event, ...]:
    """Return the list, one event a line."""
    return tuple(item.event(number) for number, item in enumerate(items(position), start=1))


def by_number(position: Position) -> dict[int, Move]:
    """Return the moves of the list by the numbers to type."""
    found: dict[int, Move] = {}
    for number, item in enumerate(items(position), start=1):
        found |= item.numbered(number)
    return found


def choices(position: Position, seat: Seat) -> tuple[Intent, ...]:
    """Return the numbers to type, as intents, in the order of the list."""
    if seat not in position.to_act() or seat != position.mover:
        return ()
    return tuple(Intent("number", number) for number in by_number(position))
