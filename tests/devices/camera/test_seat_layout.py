"""Whose a new card is, by the places of the last ones: what is certain, and what belongs to nobody.

Some thousand tables go by, more with `CAMERA_TABLES`. Lengths are in millimetres on the table.
"""

from __future__ import annotations

import cmath
import os
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from math import pi, radians, sin, sqrt
from random import Random
from typing import Final, TypeAlias

import pytest

from accessigame.core.model import Seat
from accessigame.devices.camera.seat_layout import Spot, owners
from accessigame.input import card_marker
from accessigame.input.card_code import CardCode

TABLES: Final = int(os.environ.get("CAMERA_TABLES", "200"))
HEIGHT: Final = 87
"""A card, the longer side."""
MARKER: Final = complex(18, 33)
"""From the middle of a card to that of one of its markers: where it lies, if a hand is on one."""
NEAREST: Final = 150
"""The distance of two neighbours at least."""
Way: TypeAlias = Callable[[complex], complex]
"""Where something lies after a camera, or a mat, was moved."""


def stay(place: complex) -> complex:
    """Return the place as it was."""
    return place


def within(random: Random, radius: float) -> complex:
    """Return a way that is no longer than a radius."""
    return cmath.rect(radius * sqrt(random.random()), random.uniform(0, 2 * pi))


def pushed(random: Random) -> Way:
    """Return a short way."""
    by = within(random, 60)
    return lambda place: place + by


def turned(random: Random) -> Way:
    """Return a turn about the middle, which what lies there hardly shows."""
    by = cmath.rect(1, random.uniform(-0.5, 0.5))
    return lambda place: place * by


def moved_anywhere(random: Random) -> Way:
    """Return any turn, with some way and some change of the height."""
    by, to = cmath.rect(random.uniform(0.9, 1.1), random.uniform(-pi, pi)), within(random, 300)
    return lambda place: place * by + to


@dataclass
class Players:
    """Players around a table, with rows of cards in its middle, and perhaps a mat.

    loose: how far from the place of its player a card lies at most, in cards. hidden: the part of
    the cards with a hand on one marker.
    """

    random: Random
    has_mat: bool
    loose: float = 0.4
    hidden: float = 0.25
    count: int = 0
    places: list[complex] = field(init=False)
    still: dict[CardCode, complex] = field(init=False)

    def __post_init__(self) -> None:
        random, self.count = self.random, self.count or self.random.randint(2, 10)
        self.scale = random.uniform(0.8, 4)
        self.side = random.choice((14.5, 20)) * 9 / 11
        radius = max(random.uniform(NEAREST, 300) / 2 / sin(pi / self.count), 110)
        wide, first = random.uniform(1, 1.3), random.uniform(0, 2 * pi)
        around = [cmath.rect(radius, first + 2 * pi * n / self.count) for n in range(self.count)]
        self.places = [complex(each.real * wide, each.imag) for each in around]
        cells = [complex(60 * x - 90, 95 * y - 140) for x in range(4) for y in range(4)]
        rows = random.sample(cells, random.randint(4, 14))
        self.still = {CardCode(80, card): at for card, at in enumerate(rows, start=90)}
        corners = (complex(x, y) for y in (-170, 170) for x in (-280, 280))
        self.still |= dict(zip(card_marker.MAT_MARKS, corners, strict=True)) if self.has_mat else {}

    def laid(self, seat: int) -> complex:
        """Return where a player lays a card, or one marker of it: two lie in opposite corners."""
        place = self.places[seat] + within(self.random, self.loose * HEIGHT)
        if self.random.random() > self.hidden:
            return place
        towards = self.places[seat] / abs(self.places[seat])
        askew = cmath.rect(1, radians(self.random.uniform(-20, 20)))
        return place + MARKER * self.random.choice((1, -1)) * 1j * towards * askew

    def seen(self, places: Mapping[CardCode, complex], way: Way = stay) -> dict[CardCode, complex]:
        """Return places in the picture."""
        return {code: way(place) * self.scale for code, place in places.items()}

    def spots(self) -> dict[Seat, Spot]:
        """Return where each player has laid a card once."""
        side, around = self.side * self.scale, self.seen(self.still)
        return {Seat(n): Spot(self.laid(n) * self.scale, side, around) for n in range(self.count)}


def card_of(seat: int) -> CardCode:
    """Return a card that only this player lays."""
    return CardCode(80, 10 + seat)


def turn_over(players: Players, still_moved: Way = stay, moved: Way = stay) -> tuple[int, int]:
    """Return how many cards are certainly their player's, of how many; none is another one's.

    The players lay a second card; some have laid it already, and some are not seen yet.
    still_moved: what was done to rows and mat since the first one. moved: to the players' cards.
    """
    random, spots = players.random, players.spots()
    awaited = random.sample(sorted(spots), random.randint(1, players.count))
    cards = {card_of(n): players.laid(n) for n in awaited if random.random() > 0.15}
    around = players.seen(players.still, still_moved)
    found = owners(players.seen(cards, moved), spots, awaited, around) or {}
    assert all(card_of(seat) == code for code, seat in found.items())
    return len(found), len(cards)


@pytest.mark.parametrize("has_mat", [True, False], ids=["mat", "rows-alone"])
@pytest.mark.parametrize("mat_alone", [False, True], ids=["camera", "mat-alone"])
@pytest.mark.parametrize("way", [pushed, turned, moved_anywhere])
def test_no_card_is_another_players(
    way: Callable[[Random], Way], mat_alone: bool, has_mat: bool
) -> None:
    """Two to ten players, cards up to nearly half a card from their places, hands over markers.

    The camera moves, or the mat alone with the rows. Fails when the nearest seat has a card, when
    the marks say nothing, or when they say all.
    """
    random, owned, there = Random(8), 0, 0
    for _ in range(TABLES):
        moved = way(random)
        count = turn_over(Players(random, has_mat), moved, stay if mat_alone else moved)
        owned, there = owned + count[0], there + count[1]
    print(f"{owned} of {there}")  # noqa: T201 - for docs/camera.md
    if way is pushed and has_mat:
        assert owned >= 0.8 * there, (owned, there)


@pytest.mark.parametrize("has_mat", [True, False], ids=["mat", "rows-alone"])
def test_most_cards_are_their_players_where_nothing_was_moved(has_mat: bool) -> None:
    """Fails when what is certain is so little that nobody would turn over together."""
    random = Random(9)
    counts = [turn_over(Players(random, has_mat)) for _ in range(TABLES)]
    owned, there = map(sum, zip(*counts, strict=True))
    print(f"{owned} of {there}")  # noqa: T201 - for docs/camera.md
    assert owned >= 0.9 * there, (owned, there)


SIDE: Final = 16.0
FOUR: Final = dict(enumerate((-300 + 0j, -300j, 300 + 0j, 300j)))
"""The places of four players."""
ALL: Final = tuple(map(Seat, FOUR))
MARKS: Final = dict(
    zip(card_marker.MAT_MARKS, (-280 - 170j, 280 - 170j, -280 + 170j, 280 + 170j), strict=True)
)
ROWS: Final = {CardCode(80, 90 + n): complex(60 * n, 0) for n in range(4)}


def found(
    *cards: complex,
    awaited: Collection[Seat] = ALL,
    then: Mapping[CardCode, complex] = MARKS,
    now: Mapping[CardCode, complex] = MARKS,
    seats: Collection[Seat] = ALL,
) -> list[Seat | None] | None:
    """Return the owner of each card at a table of four; None where places are not known."""
    spots = {seat: Spot(FOUR[seat], SIDE, then) for seat in seats}
    places = {card_of(n): place for n, place in enumerate(cards)}
    found = owners(places, spots, awaited, now)
    return None if found is None else [found.get(code) for code in places]


def test_cards_in_place_are_their_players() -> None:
    """All of them at once, in any order."""
    assert found(300j, -300, -300j, 300) == [3, 0, 1, 2]


def test_two_cards_at_one_place_are_nobodys() -> None:
    """The others count all the same. Fails when the nearer one counts."""
    assert found(-300, -290, -300j) == [None, None, 1]


def test_a_card_between_two_players_is_of_the_one_who_is_left() -> None:
    """It is nobody's while both may have laid it, and none of theirs once both have.

    Fails when a card is the nearest player's.
    """
    between = -210 - 120j
    assert found(between) == [None]
    assert found(between, -300j) == [0, 1]
    assert found(between, awaited=ALL[:1]) == [0]
    assert found(between, awaited=ALL[2:]) == [None]


def test_neighbours_have_to_lay_their_cards_nearer() -> None:
    """Little is certain between two places that are hardly apart: a hand hides a marker.

    Fails when a card is a neighbour's as soon as it is some times as near.
    """
    spots = {seat: Spot(place, SIDE, MARKS) for seat, place in zip(ALL, (0, 131), strict=False)}
    for place, owned in ((10, {card_of(0): ALL[0]}), (35, {}), (-35, {card_of(0): ALL[0]})):
        assert owners({card_of(0): place}, spots, ALL[:2], MARKS) == owned


def test_a_card_far_from_all_is_of_the_last_player() -> None:
    """Whoever is asked last may lay it anywhere but before another player."""
    assert found(-800) == [None]
    assert found(-800, awaited=[ALL[2]]) == [2]
    assert found(-300, awaited=[ALL[2]]) == [None]


def test_places_are_not_known_without_what_they_are_measured_by() -> None:
    """A player without one, too few cards that lie still, a mark that moved alone, or two as one.

    Fails when a place holds for ever.
    """
    assert found(-300, seats=ALL[1:]) is None
    assert found(-300, awaited=ALL[:2], seats=ALL[:2]) == [0]
    few = dict(list(ROWS.items())[:2])
    assert found(-300, then={}, now={}) is None
    assert found(-300, then=few, now=few) is None
    mark = card_marker.MAT_MARKS[0]
    assert found(-300, now={**MARKS, mark: MARKS[mark] + 100}) is None
    assert found(-300, then={mark: 0}, now={mark: 0}) is None
    both = dict.fromkeys(card_marker.MAT_MARKS[:2], 5j)
    assert found(-300, then=both, now=both) is None


def test_rows_prove_that_nothing_moved_where_there_is_no_mat() -> None:
    """One of four cards may have been touched; when all have moved together, no place is known."""
    assert found(-300, then=ROWS, now=ROWS) == [0]
    first = next(iter(ROWS))
    assert found(-300, then=ROWS, now={**ROWS, first: 90j}) == [0]
    assert found(-300, then=ROWS, now={each: at + 40 for each, at in ROWS.items()}) is None


def test_places_move_with_the_marks_and_must_not_contradict_the_picture() -> None:
    """A camera pushed by a hand's breadth costs nothing; one that turns by a quarter costs all.

    Fails when a mat that is turned below the cards makes them another player's.
    """
    by = 70 + 40j
    assert found(-300 + by, now={each: at + by for each, at in MARKS.items()}) == [0]
    quarter = {each: at * 1j for each, at in MARKS.items()}
    assert found(-300, -300j, now=quarter) == [None, None]


def test_players_who_show_their_cards_at_one_spot_have_no_places() -> None:
    """Whoever is asked lays a card there, as without places. Fails when it must be somebody's."""
    around = {each: at / 10 for each, at in MARKS.items()}
    spots = {seat: Spot(FOUR[seat] / 5, SIDE, around) for seat in ALL}
    assert owners({card_of(0): FOUR[ALL[0]] / 5}, spots, ALL, around) is None
