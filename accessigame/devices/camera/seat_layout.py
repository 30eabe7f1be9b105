"""Whose a new card is, from the places where the players laid their last ones.

Theory of operation. Each card gets the seats whose it may be: the one whose last card lay nearest,
and each one that is not clearly farther away. A seat that has laid already is none of them, and a
card that can be of one seat alone is of none else. What is not certain then has no owner.
A camera that was moved looks like a mat that was: the marks of the mat lie elsewhere in the
picture. So a card must have the same owner by the places as they were in the picture, and by those
that moved with the marks. Where too little lies as before to measure by, no place is known.
Places are complex numbers, in pixels; limits are in sides of a marker.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations
from typing import Final, TypeAlias

from accessigame.core.model import Seat
from accessigame.input import card_marker
from accessigame.input.card_code import CardCode

Places: TypeAlias = Mapping[CardCode, complex]
"""Where cards, and the marks of a mat, lie."""

CLEARER: Final = 2.5
"""How many times as far away as the nearest seat a seat is that a card cannot be of."""
SLACK: Final = 5.0
"""The sides by which it is farther away at least: a card lies about, and a hand hides a marker."""
APART: Final = 8.0
"""The sides between two places at least: where all show their cards at one spot, it is nobody's."""
REACH: Final = 12.0
"""The sides from the nearest seat beyond which a card may be anybody's."""
STILL: Final = 1.5
"""The sides by which what lies still may seem to move."""
MARKS: Final = 2
"""The marks that say together how the picture has moved."""
CARDS: Final = 3
"""The cards that prove where there are no marks that the picture has not moved."""
MOST: Final = 0.75
"""The part of these cards that must lie where they lay: somebody may have touched one."""


@dataclass(frozen=True, slots=True)
class Spot:
    """Where the last card of a seat lay.

    side: of its markers, in pixels. around: what else lay in sight then.
    """

    place: complex
    side: float
    around: Places

    def places(self, around: Places) -> tuple[complex, ...]:
        """Return where it may be now, by what lies in sight; nothing where that is not known."""
        marks = [code for code in card_marker.MAT_MARKS if code in self.around and code in around]
        if len(marks) >= MARKS:
            return self._moved([(self.around[each], around[each]) for each in marks])
        cards = [
            code for code in self.around if code in around and code not in card_marker.MAT_MARKS
        ]
        still = [code for code in cards if self._is_still(around[code] - self.around[code])]
        is_proved = len(cards) >= CARDS and len(still) >= MOST * len(cards)
        return (self.place,) if is_proved else ()

    def _moved(self, marks: Sequence[tuple[complex, complex]]) -> tuple[complex, ...]:
        """Return the place as it was, and as it moved with marks; nothing where one moved alone.

        marks: where each was, and where it is; two of them always agree.
        """
        middle, middle_now = (sum(places) / len(marks) for places in zip(*marks, strict=True))
        pairs = [(before - middle, now - middle_now) for before, now in marks]
        spread = sum(abs(a) ** 2 for a, _ in pairs)
        turn = sum(b * a.conjugate() for a, b in pairs) / (spread or 1)
        if not spread or not all(self._is_still(b - a * turn) for a, b in pairs):
            return ()
        return self.place, (self.place - middle) * turn + middle_now

    def _is_still(self, way: complex) -> bool:
        return abs(way) <= STILL * self.side


def owners(
    cards: Places, spots: Mapping[Seat, Spot], awaited: Collection[Seat], around: Places
) -> dict[CardCode, Seat] | None:
    """Return whose each card is that certainly is an awaited seat's.

    cards: the new ones. awaited: one seat or more. around: what else lies in sight, and stays.
    None where the place of an awaited seat is not known, or two seats have the same one.
    """
    places = {seat: at for seat, spot in spots.items() if (at := spot.places(around))}
    side = max((spot.side for spot in spots.values()), default=0.0)
    ways = (abs(one - other) for (one, *_), (other, *_) in combinations(places.values(), 2))
    if not {*awaited} <= {*places} or any(way < APART * side for way in ways):
        return None
    maybe = {
        code: {seat for seat in _near(place, places, side) if seat in awaited}
        for code, place in cards.items()
    }
    return dict(_certain(maybe))


def _near(card: complex, places: Mapping[Seat, Sequence[complex]], side: float) -> set[Seat]:
    """Return the seats whose a card may be, wherever the places are of those where they may be."""
    found: set[Seat] = set()
    for moved in (0, -1):
        ways = {seat: abs(card - at[moved]) for seat, at in places.items()}
        least = min(ways.values())
        limit = max(CLEARER * least, least + SLACK * side)
        found |= {seat for seat, way in ways.items() if way <= limit or least > REACH * side}
    return found


def _certain(maybe: Mapping[CardCode, set[Seat]]) -> Iterator[tuple[CardCode, Seat]]:
    """Yield each card that can be of one seat alone, with it; two of one seat are of nobody.

    The seat is struck out of the other cards, which may leave one for those, and so on.
    """
    left = dict(maybe)
    while sure := {code: seat for code, seats in left.items() if len(seats) == 1 for seat in seats}:
        counts = Counter(sure.values())
        yield from ((code, seat) for code, seat in sure.items() if counts[seat] == 1)
        left = {code: seats - {*counts} for code, seats in left.items() if code not in sure}
