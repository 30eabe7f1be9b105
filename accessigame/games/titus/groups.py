"""Tokens, groups and reserves of Titus: the tokens that lie together, or may be laid together."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple, TypeAlias

from accessigame.core.model import Card, Run

NOTHING: Final = 0
"""Stands for no token, instead of the number of one."""

COMPLETE: Final = 4
"""The length of a run that can become points."""


class Token(NamedTuple):
    """A token: its number in this game, the side that shows, and the other side if known."""

    number: int
    face: Card
    back: Card | None = None

    def flipped(self, face: Card) -> Token:
        """Return the token with its other side up; now both sides are known."""
        return Token(self.number, face, self.face)


Group: TypeAlias = tuple[Token, ...]
"""Tokens on each other, the lowest first; one token alone is independent."""

Reserve: TypeAlias = tuple[Group, ...]
"""The groups in front of a player, in the order in which they were laid."""


class Stack(NamedTuple):
    """A victory card and the converted run on it, of which tokens may have been stolen."""

    card: Card
    run: Group


def faces(group: Group) -> Run:
    """Return the numbers that show on a group, ascending."""
    return tuple([token[1] for token in group])


def ascending(groups: Iterator[Group] | Reserve) -> tuple[Group, ...]:
    """Return the groups by their lowest number, then by their age."""
    return tuple(sorted(groups, key=lambda group: (group[0].face, len(group), group[0].number)))


def alone(reserve: Reserve) -> tuple[Token, ...]:
    """Return the independent tokens."""
    return tuple(group[0] for group in reserve if len(group) == 1)


def complete(reserve: Reserve) -> tuple[Group, ...]:
    """Return the groups that are long enough to become points."""
    for group in reserve:
        if len(group) >= COMPLETE:  # seldom: a look costs less than a list
            return tuple([each for each in reserve if len(each) >= COMPLETE])
    return ()


def touching(reserve: Reserve, face: Card) -> tuple[list[int], list[int]]:
    """Return the numbers of the top tokens below this face, and of the bottom tokens above it."""
    below, above = face - 1, face + 1
    lower: list[int] = []
    upper: list[int] = []
    for group in reserve:
        if group[0][1] == above:
            upper.append(group[0][0])
        elif group[-1][1] == below:
            lower.append(group[-1][0])
    return lower, upper


def can_join(reserve: Reserve) -> bool:
    """Return True where any two groups or independent tokens are consecutive."""
    bottoms = {group[0][1] for group in reserve}
    return not bottoms.isdisjoint([group[-1][1] + 1 for group in reserve])


def joinable(reserve: Reserve) -> list[tuple[int, int]]:
    """Return the top token and the bottom token of each two consecutive groups."""
    bottoms = [group[0][1] for group in reserve]
    joints: list[tuple[int, int]] = []
    for below in reserve:
        face = below[-1][1] + 1
        if face in bottoms:  # seldom: a look costs less than a list
            joints += [(below[-1][0], above[0][0]) for above in reserve if above[0][1] == face]
    return joints


def ending_with(reserve: Reserve, number: int) -> Group | None:
    """Return the group whose top token has this number."""
    return next((group for group in reserve if group[-1][0] == number), None)


def beginning_with(reserve: Reserve, number: int) -> Group | None:
    """Return the group whose bottom token has this number."""
    return next((group for group in reserve if group[0][0] == number), None)


def holding(reserve: Reserve, number: int) -> Group | None:
    """Return the group with the token of this number."""
    return next((g for g in reserve if any(token.number == number for token in g)), None)


def laid(reserve: Reserve, token: Token, lower: int, upper: int) -> tuple[Reserve, Group] | None:
    """Return the reserve with the token in it, and its group; None if it does not fit there."""
    if not lower and not upper:
        group: Group = (token,)
        return (*reserve, group), group
    below = ending_with(reserve, lower) if lower else ()
    above = beginning_with(reserve, upper) if upper else ()
    if below is None or above is None:
        return None
    if (below and below[-1].face != token.face - 1) or (above and above[0].face != token.face + 1):
        return None
    group = (*below, token, *above)
    rest = [other for other in reserve if other is not below and other is not above]
    return (*rest, group), group


def joined(reserve: Reserve, lower: int, upper: int) -> tuple[Reserve, Group] | None:
    """Return the reserve with two groups as one, and that group; None if not consecutive."""
    below, above = ending_with(reserve, lower), beginning_with(reserve, upper)
    if below is None or above is None or below[-1].face + 1 != above[0].face:
        return None
    group = below + above
    rest = [other for other in reserve if other is not below and other is not above]
    return (*rest, group), group


def without(reserve: Reserve, group: Group) -> Reserve:
    """Return the reserve without a group of it."""
    return tuple([other for other in reserve if other is not group])
