"""How likely it is that others hold cards of 6 nimmt!: exact, by counting hands."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from math import comb


def chance_of_holders(wanted: int, between: int, unseen: int, sizes: Sequence[int]) -> Fraction:
    """Return how likely at least so many others hold one of some unseen cards each, or more.

    between: how many those cards are. unseen: how many cards are unseen, those among them.
    sizes: the cards that each of the others holds; the rest of the unseen ones are put away.
    Every deal of the unseen cards is as likely as any other.
    """
    none_hold = _expected_without(between, unseen, sizes)
    others = len(sizes)
    return sum(
        (_exactly(number, none_hold) for number in range(others - wanted + 1)), start=Fraction(0)
    )


def _exactly(number: int, none_hold: Sequence[Fraction]) -> Fraction:
    """Return how likely exactly so many hold none of the cards (inclusion and exclusion)."""
    signed = (
        (-1) ** (more - number) * comb(more, number) * none_hold[more]
        for more in range(number, len(none_hold))
    )
    return sum(signed, start=Fraction(0))


def _expected_without(between: int, unseen: int, sizes: Sequence[int]) -> list[Fraction]:
    """Return, by how many they are, the chance that a group of others holds none, over all groups.

    A group that holds s cards together has none of them in C(unseen - between, s) of the
    C(unseen, s) sets of cards that it may hold.
    """
    groups: dict[tuple[int, int], int] = {(0, 0): 1}  # how many groups have (members, cards)
    for size in sizes:
        for (members, cards), count in list(groups.items()):
            more = (members + 1, cards + size)
            groups[more] = groups.get(more, 0) + count
    chances = [Fraction(0)] * (len(sizes) + 1)
    for (members, cards), count in groups.items():
        chances[members] += count * Fraction(comb(unseen - between, cards), comb(unseen, cards))
    return chances
