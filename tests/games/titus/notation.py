"""Positions of Titus in a short notation.

A reserve is written as groups with spaces between them: `9-10-11 3 15/14` has a group, an
independent 3, and an independent 15 behind which 14 was seen.
Victory cards are written as `18:8-9-10-11`; `17:` is a bare one.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from random import Random

from accessigame.bots.dealer import Dealer
from accessigame.core.model import TABLE, Event, Move, Seat
from accessigame.games.titus import RULES
from accessigame.games.titus.deck import pair
from accessigame.games.titus.groups import Group, Stack, Token, faces, holding
from accessigame.games.titus.moves import Convert, Draw, Exchange, Flip, Join, Place, Steal, Top
from accessigame.games.titus.options import TOP_CARD
from accessigame.games.titus.position import Position


def start(players: int = 2, **options: object) -> Position:
    """Return a first position."""
    return RULES.start("standard", players, options)


def _group(text: str, numbers: Iterator[int]) -> Group:
    tokens = []
    for part in text.split("-"):
        face, _, back = part.partition("/")
        tokens.append(Token(next(numbers), int(face), int(back) if back else None))
    return tuple(tokens)


def _stack(text: str, numbers: Iterator[int]) -> Stack:
    card, _, run = text.partition(":")
    return Stack(int(card), _group(run, numbers) if run else ())


def table(
    *reserves: str,
    stacks: Sequence[str] = (),
    top: int | None = 1,
    taken: int = 0,
    left: int | None = None,
    victory: int | None = None,
    hand: str = "",
    phase: str = "act",
    **options: object,
) -> Position:
    """Return a position of two or more; seat 0 is the mover, and the pile of cards fits the stacks.

    Whoever is not said has nothing.
    """
    reserves = reserves if len(reserves) > 1 else (*reserves, "")
    numbers = count(1)
    first = start(len(reserves), **options)
    lying = tuple(tuple(_group(g, numbers) for g in text.split()) for text in reserves)
    texts = [*stacks, *[""] * (len(reserves) - len(stacks))]
    own = tuple(tuple(_stack(s, numbers) for s in text.split()) for text in texts)
    held = _group(hand, numbers)[0] if hand else None
    taken_cards = sum(map(len, own))
    out = [token for r in lying for g in r for token in g]
    out += [token for o in own for s in o for token in s.run]
    after = first.copy_with(
        phase=phase,
        borne=bearing([*out, held] if held else out),
        learnt=tuple(pair(token.face, token.back) for token in out if token.back is not None),
        left=first.box.size - next(numbers) + 1 if left is None else left,
        top=top,
        taken=taken,
        hand=held,
        victory=TOP_CARD - taken_cards if victory is None else victory,
        reserves=lying,
        stacks=own,
    )
    assert isinstance(after, Position)
    return after


def bearing(tokens: Sequence[Token]) -> tuple[int, ...]:
    """Return by a number how many of these tokens are known to bear it."""
    return tuple(sum(face in (t.face, t.back) for t in tokens) for face in range(20))


def shown(position: Position, seat: int = 0) -> list[tuple[int, ...]]:
    """Return the groups of a reserve by the numbers that show, in order."""
    return sorted(faces(group) for group in position.reserves[seat])


def play(position: Position, *moves: Move) -> tuple[Position, list[Event]]:
    """Return the position after the moves, and all that happened."""
    happened: list[Event] = []
    for move in moves:
        position, events = RULES.apply(position, move)
        happened += events
    return position, happened


def token_of(position: Position, face: int, seat: int = 0, nth: int = 0) -> int:
    """Return the number of a token in a reserve by what it shows."""
    found = [t.number for g in position.reserves[seat] for t in g if t.face == face]
    return found[nth]


def drawing(position: Position, face: int, following: int = 1) -> Position:
    """Return the position after the mover drew this number and the next one was shown."""
    position = position.copy_with(top=face)
    position, _ = RULES.apply(position, Draw(position.mover))
    return RULES.apply(position, Top(TABLE, following))[0] if position.phase == "top" else position


def placing(position: Position, lower: int = 0, upper: int = 0) -> Place:
    """Return the laying of the token in the hand onto and under these numbers that show."""
    own = position.mover
    return Place(
        own,
        token_of(position, lower, own) if lower else 0,
        token_of(position, upper, own) if upper else 0,
    )


def joining(position: Position, lower: int, upper: int) -> Join:
    """Return the joining of what shows these numbers where it touches."""
    own = position.mover
    return Join(own, token_of(position, lower, own), token_of(position, upper, own))


def converting(position: Position, low: int, high: int) -> Convert:
    """Return the converting of what lies from this number to that one."""
    own = position.mover
    group = holding(position.reserves[own], token_of(position, low, own))
    assert group is not None
    by_face = {token.face: token.number for token in group}
    return Convert(own, by_face[low], by_face[high])


def exchanging(position: Position, seat: int, face: int) -> Exchange:
    """Return the exchange of the token in the hand for this one."""
    return Exchange(position.mover, token_of(position, face, seat))


def stealing(position: Position, card: int, face: int) -> list[Move]:
    """Return the theft from a victory card, and the flip."""
    return [Steal(position.mover, card), Flip(TABLE, face)]


def games(players: int, seed: int, **options: object) -> Iterator[tuple[Position, Move]]:
    """Give each position of a random game with the move that is made in it."""
    position, dealer, rng = start(players, **options), Dealer(RULES, seed), Random(seed)
    while acting := position.to_act():
        seat = min(acting)
        legal = RULES.legal_moves(position, seat)
        move = dealer.choose(position) if seat == TABLE else rng.choice(legal)
        yield position, move
        position, _ = RULES.apply(position, move)


def last(players: int, seed: int, **options: object) -> Position:
    """Return the end of a random game."""
    *_, (position, move) = games(players, seed, **options)
    return RULES.apply(position, move)[0]


SEATS = tuple(Seat(seat) for seat in range(4))
