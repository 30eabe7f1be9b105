"""The position as others see it: prompts, the braille line, the view of a bot, reports.

The braille line shows the token on the pile, or behind ◂ the one in the hand, then one's own
groups and the tokens of others that can be taken. A routing key above a number does what the list
of choices offers for it, where that is one thing.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from accessigame.core.game import LearnedDeck
from accessigame.core.model import (
    DONE,
    PARTED,
    Card,
    Intent,
    LineItem,
    Move,
    PageLine,
    Prompt,
    Seat,
)
from accessigame.games.titus import choice_list, deck
from accessigame.games.titus.deck import Box
from accessigame.games.titus.events import prompts as say
from accessigame.games.titus.groups import Group, Reserve, Stack, Token, ascending, faces, laid
from accessigame.games.titus.moves import Convert, Draw, Exchange, Join, Place, Steal, Stop
from accessigame.games.titus.options import VICTORY_CARDS
from accessigame.games.titus.position import Position

OWN: Final = (Convert, Join, Place)
"""The moves with one's own groups."""


class View(NamedTuple):
    """The knowledge of one seat, for a bot: all that lies on the table, and the sides seen of it.

    box: the tokens that there are by the list. strict: the option `strict_status`.
    """

    seat: Seat
    phase: str
    top: Card | None
    left: int
    taken: int
    hand: Token | None
    victory: Card
    reserves: tuple[Reserve, ...]
    stacks: tuple[tuple[Stack, ...], ...]
    box: Box
    strict: bool


def view(position: Position, seat: Seat) -> View:
    """Return the knowledge of a seat."""
    return View(
        seat, position.phase, position.top, position.left, position.taken, position.hand,
        position.victory, position.reserves, position.stacks, position.box,
        position.options.strict_status,
    )  # fmt: skip


def prompt(position: Position, _seat: Seat) -> Prompt:
    """Return the question that stands; every seat faces the same one."""
    if position.phase == "top":
        return say.AskTop()
    face = 0 if position.hand is None else position.hand.face
    if position.phase == "flip":
        return say.AskFlip(face)
    if position.phase in ("hold", "place"):
        return say.AskPlace(face)
    if position.phase == "act":
        return say.AskAction(position.top or 0)
    return say.AskFree()


# The braille line -----------------------------------------------------------------------------


def braille_line(position: Position) -> tuple[LineItem, ...]:
    """Return the line of a position in which a player acts; empty in any other."""
    moves = choice_list.by_number(position)
    if not moves:
        return ()
    parts = (_token, _own, _others, _stop)
    pieces_by_part = [pieces for part in parts if (pieces := tuple(part(position, moves)))]
    line = pieces_by_part[0]
    for pieces in pieces_by_part[1:]:
        line += (PARTED, *pieces)
    return line


def braille_page(position: Position) -> tuple[PageLine, ...]:
    """Return a line for the token and the word for stopping, and others.

    These are one's own groups, then each seat that tokens can be taken from.
    """
    moves = choice_list.by_number(position)
    if not moves:
        return ()
    first = (*_token(position, moves), *_stop(position, moves))
    others = (tuple(_offered(position, moves, seat)) for seat in position.seats)
    lines = (tuple(_own(position, moves)), *others)
    return (PageLine(first), *(PageLine(items) for items in lines if items))


def _numbered(number: int) -> Intent:
    return Intent("number", number)


def _token(position: Position, moves: dict[int, Move]) -> Iterator[LineItem]:
    """Yield the token in the hand, which may be laid alone, or the top one, which may be drawn."""
    if position.hand is not None:
        alone = _only(n for n, m in moves.items() if isinstance(m, Place) and m.lower == m.upper)
        yield LineItem(f"{DONE}{position.hand.face}", alone)
    elif position.phase == "act":
        draw = _only(n for n, m in moves.items() if isinstance(m, Draw))
        yield LineItem(str(position.top), draw)


def _only(numbers: Iterator[int]) -> Intent | None:
    """Return the number as an intent if there is exactly one."""
    first, second = next(numbers, None), next(numbers, None)
    return None if first is None or second is not None else _numbered(first)


def _own(position: Position, moves: dict[int, Move]) -> Iterator[LineItem]:
    """Yield one's own groups: a routing key converts, joins, or lays the token in hand there."""
    for group in ascending(position.reserves[position.mover]):
        yield LineItem(_named(group), _intent_for(group, position, moves))


def _named(group: Group) -> str:
    numbers = faces(group)
    return str(numbers[0]) if len(numbers) == 1 else f"{numbers[0]}-{numbers[-1]}"


def _intent_for(group: Group, position: Position, moves: dict[int, Move]) -> Intent | None:
    """Return the intent for this group: convert it first; else lay, into the longest group."""
    tokens = {token.number for token in group}
    about = {n: m for n, m in moves.items() if isinstance(m, OWN) and tokens & _touched(m)}
    converting = [n for n, m in about.items() if isinstance(m, Convert)]
    if converting:
        return _numbered(converting[0])
    placing = {n: m for n, m in about.items() if isinstance(m, Place)}
    if placing:
        return _numbered(max(placing, key=lambda n: _length(position, placing[n])))
    return _only(iter(about))


def _touched(move: Convert | Join | Place) -> set[int]:
    return {move.low, move.high} if isinstance(move, Convert) else {move.lower, move.upper}


def _length(position: Position, move: Place) -> int:
    assert position.hand is not None  # noqa: S101 - for the type checker: only a held token is laid
    reserve = position.reserves[position.mover]
    result = laid(reserve, position.hand, move.lower, move.upper)
    return len(result[1]) if result else 0


def _others(position: Position, moves: dict[int, Move]) -> Iterator[LineItem]:
    """Yield the tokens that can be taken from others, seat by seat."""
    for seat in position.seats:
        yield from _offered(position, moves, seat)


def _offered(position: Position, moves: dict[int, Move], seat: Seat) -> Iterator[LineItem]:
    """Yield the tokens that can be taken from a seat: independent ones, or tops of stacks."""
    by_move = {move: number for number, move in moves.items()}
    offers = [
        LineItem(str(face), _numbered(by_move[move]))
        for face, move in _offers(position, seat)
        if move in by_move
    ]
    if seat != position.mover and offers:
        yield LineItem(whose=seat)
        yield from offers


def _offers(position: Position, seat: Seat) -> Iterator[tuple[int, Move]]:
    mover = position.mover
    for group in ascending(position.reserves[seat]):
        yield group[0].face, Exchange(mover, group[0].number)
    for stack in position.stacks[seat]:
        if stack.run:
            yield stack.run[-1].face, Steal(mover, stack.card)


def _stop(_position: Position, moves: dict[int, Move]) -> Iterator[LineItem]:
    if any(isinstance(move, Stop) for move in moves.values()):
        yield LineItem(intent=Intent("refuse"))


# Other programs and other games ---------------------------------------------------------------


def learned_deck(position: Position) -> LearnedDeck | None:
    """Return the list of real tokens as the game has shown them; None if a list says all."""
    if not position.options.physical or position.box.full or not position.learnt:
        return None
    faces_seen = [token.face for token in position.out() if token.back is None]
    tokens = deck.learnt(position.box, position.learnt, faces_seen)
    return LearnedDeck(deck.written(tokens), sum(bool(side) for each in tokens for side in each))


def report(position: Position) -> dict[str, Any]:
    """Return the position as JSON values; groups and runs as lists of numbers."""
    return {
        "phase": position.phase,
        "mover": None if position.over else position.mover,
        "left": position.left,
        "top": position.top,
        "taken": position.taken,
        "hand": None if position.hand is None else position.hand.face,
        "victory": position.victory if position.victory in VICTORY_CARDS else None,
        "reserves": [[list(faces(g)) for g in reserve] for reserve in position.reserves],
        "stacks": [[_stack(stack) for stack in cards] for cards in position.stacks],
        "learnt": [list(each) for each in position.learnt],
    }


def _stack(stack: Stack) -> dict[str, object]:
    return {"card": stack.card, "run": list(faces(stack.run))}
