"""Tokens and groups that look alike: which of them are the same to everybody, and their names.

Two tokens that were never turned over and show the same number are the same to everybody, so one
choice stands for both. A token that was turned over is another thing: somebody may remember its
back. Players see where it lies, so it is named by what they saw of it, never by its hidden side.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable, Sequence
from functools import cache
from typing import TypeAlias

from accessigame.core.model import Card, Move, Phrase, Seat
from accessigame.games.titus.events.phrases import (
    CameFrom,
    LaidOnTop,
    LookAlike,
    NeverTurned,
    NoneTurned,
    OfAge,
    TokenNamed,
    WithToken,
)
from accessigame.games.titus.groups import (
    Group,
    Reserve,
    Token,
    alone,
    beginning_with,
    ending_with,
    faces,
)
from accessigame.games.titus.moves import Convert, Exchange, Join, Place
from accessigame.games.titus.position import Position

Name: TypeAlias = tuple[Phrase, ...]
"""A thing in parts: its number or numbers, then what tells it from those that look alike."""


def alike(group: Iterable[Token]) -> Hashable:
    """Return a value that is equal for groups that are the same to everybody."""
    return tuple((token.face, 0 if token.back is None else token.number) for token in group)


def sameness(position: Position, move: Move) -> Hashable:
    """Return a value that is equal for moves whose difference nobody can see or remember."""
    if isinstance(move, Exchange):
        lying = _lying(position, move.token)
        return move if lying is None else (Exchange, lying[0], alike((lying[1],)))
    if isinstance(move, (Place, Join)):
        return type(move), *map(alike, touched(position, move))
    if isinstance(move, Convert):
        group = beginning_with(position.reserves[move.seat], move.low)
        return move if group is None else (Convert, alike(group))
    return move


def distinct(position: Position, moves: Iterable[Move]) -> list[Move]:
    """Return one move of those that are the same to everybody, the one of the oldest token."""
    first: dict[Hashable, Move] = {}
    for move in moves:
        first.setdefault(sameness(position, move), move)
    return list(first.values())


def touched(position: Position, move: Place | Join) -> tuple[Group, Group]:
    """Return the group below and the group above that a move joins; empty for none."""
    reserve = position.reserves[move.seat]
    return ending_with(reserve, move.lower) or (), beginning_with(reserve, move.upper) or ()


def _lying(position: Position, number: int) -> tuple[Seat, Token] | None:
    for seat, reserve in zip(position.seats, position.reserves, strict=True):
        for group in reserve:
            if group[0].number == number:
                return seat, group[0]
    return None


# Names ----------------------------------------------------------------------------------------


def tokens_named(position: Position, tokens: Sequence[Token]) -> list[Name]:
    """Return the names of independent tokens of one player, which are given by age."""
    names: list[Name] = [(TokenNamed(token.face),) for token in tokens]
    return distinguished(
        names, [[_turned(position, token) for token in tokens]], map(_token, tokens)
    )


def token_named(position: Position, reserve: Reserve, token: Token) -> Name:
    """Return the name of an independent token of a reserve."""
    tokens = [group[0] for group in reserve if len(group) == 1 and group[0][1] == token.face]
    if len(tokens) == 1 or not any(each.back for each in tokens):
        return _number_alone(token.face)  # mostly: a look costs less than a comparison
    return tokens_named(position, tokens)[tokens.index(token)]


@cache
def _number_alone(face: Card) -> Name:
    return (TokenNamed(face),)


def needing_names(position: Position, reserve: Reserve) -> Name:
    """Return the independent tokens of a reserve that need more than their number as a name."""
    tokens = sorted(alone(reserve), key=lambda token: token.face)
    names = dict.fromkeys(tokens_named(position, tokens))
    return tuple(LookAlike(name) for name in names if len(name) > 1)


def _token(token: Token) -> Hashable:
    return alike((token,))


def _turned(position: Position, token: Token) -> Name:
    giver = dict(position.givers).get(token.number)
    if token.back is None:
        return (NeverTurned(),)
    return () if giver is None else (CameFrom(giver),)


def with_turned(position: Position, tokens: Iterable[Token]) -> Name:
    """Return the tokens of a group that were turned over, by whose they were."""
    givers = dict(position.givers)
    turned = [token for token in tokens if token.back is not None]
    sources = [(givers[t.number], t.face) for t in turned if t.number in givers]
    return tuple(WithToken(*each) for each in sources) if turned else (NoneTurned(),)


def laid_on(upper: Group) -> Name:
    """Return the words for the group that is laid on another."""
    return (LaidOnTop(faces(upper)),) if upper else ()


def distinguished(
    names: Sequence[Name], levels: Iterable[Sequence[Name]], same: Iterable[Hashable]
) -> list[Name]:
    """Return the names, each with what tells it from equal ones.

    levels: for each name what may be added, the more telling first; the order of age is last.
    same: a value that is equal where two things need no difference.
    """
    refined, things = list(names), list(same)
    for level in levels:
        added = list(zip(refined, level, strict=True))
        ways = Counter(name for name, _ in dict.fromkeys(added))
        refined = [(*name, *more) if ways[name] > 1 else name for name, more in added]
    aged = []
    for name, thing in zip(refined, things, strict=True):
        same_name = _things(name, refined, things)
        aged.append((*name, OfAge(same_name.index(thing) + 1)) if len(same_name) > 1 else name)
    return aged


def _things(name: Name, names: Sequence[Name], things: Sequence[Hashable]) -> list[Hashable]:
    """Return the different things that have this name."""
    return list(dict.fromkeys(t for n, t in zip(names, things, strict=True) if n == name))
