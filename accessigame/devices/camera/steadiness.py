"""The cards that lie still in the sight of a camera: each seen three times in a row at one place.

A picture alone proves little: a card that is being put down, or a shadow, is seen once somewhere.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import hypot
from typing import Final, NamedTuple

from accessigame.input.card_code import CardCode

FRAMES: Final = 3
"""The pictures in which a card is seen at one place before it lies there."""
DRIFT: Final = 0.5
"""The sides of its marker by which a card may move from one picture to the next."""
PATIENCE: Final = 8
"""The pictures without a card after which it has gone: a hand goes over it, light flickers."""


class Sighting(NamedTuple):
    """A marker in one picture: the code, its middle and its side, in pixels."""

    code: CardCode
    x: float
    y: float
    side: float


class LyingCard(NamedTuple):
    """A card that lies still. stay: the number of its stay, another one once it has been away."""

    code: CardCode
    stay: int
    x: int
    y: int


@dataclass(frozen=True, slots=True)
class _Track:
    """One marker through pictures: its last sighting, and the pictures with and without it."""

    last: Sighting
    seen: int = 1
    missed: int = 0

    @property
    def lies(self) -> bool:
        """True once it was seen often enough in a row."""
        return self.seen >= FRAMES

    def without_sighting(self) -> _Track:
        """Return the track after a picture without it; the pictures in a row begin anew."""
        return replace(self, seen=self.seen if self.lies else 0, missed=self.missed + 1)


class Steadiness:
    """What lies still, picture by picture. first_stay: the number of the first stay."""

    def __init__(self, first_stay: int = 0) -> None:
        self._next_stay = first_stay
        self._tracks: list[_Track] = []
        self._stays: dict[CardCode, int] = {}

    def look(self, sightings: Iterable[Sighting]) -> tuple[LyingCard, ...]:
        """Take the markers of the next picture; return the cards that lie still, in their order.

        They are counted from above, or from the left where they lie side by side.
        A card has two markers, and one of them is enough.
        """
        left = list(sightings)
        tracks = [_continued(track, left) for track in self._tracks]
        self._tracks = [*(each for each in tracks if each.missed < PATIENCE), *map(_Track, left)]
        self._count_stays()
        lying = {track.last.code: track.last for track in self._tracks if track.lies}
        return _in_order(
            LyingCard(code, self._stays[code], round(last.x), round(last.y))
            for code, last in lying.items()
        )

    def wake(self) -> None:
        """Prove anew what lies there, after a time without pictures."""
        self._tracks = [replace(track, seen=0) for track in self._tracks]

    def _count_stays(self) -> None:
        codes = dict.fromkeys(track.last.code for track in self._tracks)
        self._stays = {code: self._stays.get(code) or self._new_stay() for code in codes}

    def _new_stay(self) -> int:
        self._next_stay += 1
        return self._next_stay


def _in_order(given: Iterable[LyingCard]) -> tuple[LyingCard, ...]:
    """Return cards from the left where they lie farther apart that way, else from above."""
    cards = sorted(given, key=lambda card: card.x)
    heights = sorted(card.y for card in cards)
    if cards and cards[-1].x - cards[0].x < heights[-1] - heights[0]:
        cards.sort(key=lambda card: card.y)
    return tuple(cards)


def _continued(track: _Track, left: list[Sighting]) -> _Track:
    """Return a track after a picture, and take its sighting from those that are left."""
    for sighting in left:
        if sighting.code == track.last.code and _is_near(sighting, track.last):
            left.remove(sighting)
            return _Track(sighting, track.seen + 1)
    return track.without_sighting()


def _is_near(sighting: Sighting, other: Sighting) -> bool:
    return hypot(sighting.x - other.x, sighting.y - other.y) <= DRIFT * other.side
