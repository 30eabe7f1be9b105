"""The cards that lie still in the sight of a camera: each seen three times in a row at one place.

A picture alone proves little: a card that is being put down, or a shadow, is seen once somewhere.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Final, NamedTuple

from accessigame.devices.camera.frame import Outline
from accessigame.input.card_code import CardCode

FRAMES: Final = 3
"""The pictures in which a card is seen at one place before it lies there."""
REST: Final = 20
"""The pictures at one place after which a card rests: a hand that moves it is quicker."""
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


def sighting_of(outline: Outline) -> Sighting:
    """Return a marker by its outline."""
    return Sighting(outline.code, *outline.middle, outline.side)


class LyingCard(NamedTuple):
    """A card that lies still: between its markers, or where the one in sight came to lie.

    stay: the number of its stay, another one once it has been away. side: of its markers, as x
    and y in pixels. rests: whether it has lain at this place for long.
    """

    code: CardCode
    stay: int
    x: int
    y: int
    side: int
    rests: bool = False

    @property
    def place(self) -> complex:
        """Where it lies, in pixels from the left and, as the imaginary part, from above."""
        return complex(self.x, self.y)


@dataclass(frozen=True, slots=True)
class _Track:
    """One marker through pictures: its last sighting, and the pictures with and without it.

    place: where it came to lie. still: the pictures since then.
    """

    last: Sighting
    place: Sighting
    seen: int = 1
    still: int = 1
    missed: int = 0

    @property
    def lies(self) -> bool:
        """True once it was seen often enough in a row."""
        return self.seen >= FRAMES

    def with_sighting(self, sighting: Sighting) -> _Track:
        """Return the track after a picture with it; a slow drift ends in another place."""
        if _is_near(sighting, self.place):
            return _Track(sighting, self.place, self.seen + 1, self.still + 1)
        return _Track(sighting, sighting, self.seen + 1)

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
        self._tracks = [
            *(each for each in tracks if each.missed < PATIENCE),
            *(_Track(new, new) for new in left),
        ]
        self._count_stays()
        lying: dict[CardCode, list[_Track]] = {}
        for track in self._tracks:
            if track.lies:
                lying.setdefault(track.last.code, []).append(track)
        return _in_order(_card(code, self._stays[code], each) for code, each in lying.items())

    def wake(self) -> None:
        """Prove anew what lies there, after a time without pictures."""
        self._tracks = [replace(track, seen=0, still=0) for track in self._tracks]

    def _count_stays(self) -> None:
        codes = dict.fromkeys(track.last.code for track in self._tracks)
        self._stays = {code: self._stays.get(code) or self._new_stay() for code in codes}

    def _new_stay(self) -> int:
        self._next_stay += 1
        return self._next_stay


def _card(code: CardCode, stay: int, tracks: Sequence[_Track]) -> LyingCard:
    """Return a card by its markers; one that is in the picture counts before one that was."""
    now = [track for track in tracks if not track.missed] or tracks
    x = sum(track.place.x for track in now) / len(now)
    y = sum(track.place.y for track in now) / len(now)
    side = sum(track.place.side for track in now) / len(now)
    rests = all(track.still >= REST for track in tracks)
    return LyingCard(code, stay, round(x), round(y), round(side), rests)


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
            return track.with_sighting(sighting)
    return track.without_sighting()


def _is_near(sighting: Sighting, other: Sighting) -> bool:
    return hypot(sighting.x - other.x, sighting.y - other.y) <= DRIFT * other.side
