"""Rows on a table beside those of the game: what is told of them, and what proves nothing."""

from __future__ import annotations

import cmath
from dataclasses import dataclass, field
from math import radians
from random import Random

import pytest

from accessigame.devices.camera.row_layout import CardInOtherRow, RowEndsOtherwise, difference

WIDTH, HEIGHT = 56, 87
"""A card in millimetres."""
TABLES = 150


@dataclass
class Laid:
    """Four rows on a table, in any order and turned by up to 30 degrees, with other cards near.

    noise: how far a card lies from its place at most, in cards, to each side.
    """

    random: Random
    noise: float
    fewest: int = 1
    places: dict[int, complex] = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.deck = self.random.sample(range(1, 105), 40)
        sizes = [self.random.randint(self.fewest, 5) for _ in range(4)]
        self.rows = [tuple(sorted(self.deck.pop() for _ in range(size))) for size in sizes]
        self.lines = self.random.sample(range(4), 4)
        self.scale = self.random.uniform(0.8, 4)
        side = self.random.choice([1, 1j, -1])  # the camera may look from any side
        self.view = cmath.rect(self.scale, radians(self.random.uniform(-30, 30))) * side
        for row, cards in enumerate(self.rows):
            for index, card in enumerate(cards):
                self.lay(card, row, index)
        for _ in range(self.random.randint(0, 6)):
            place = complex(self.random.uniform(-200, 600), self.random.choice([-120, 400]))
            self.places[self.deck.pop()] = place * self.view

    def lay(self, card: int, row: int, index: int) -> None:
        """Lay a card at a place of a row."""
        x = index * (WIDTH + 4) + WIDTH * self.random.uniform(-self.noise, self.noise)
        y = self.lines[row] * (HEIGHT + 8) + HEIGHT * self.random.uniform(-self.noise, self.noise)
        self.places[card] = complex(x, y) * self.view

    def hide(self, part: float) -> None:
        """Leave some of the cards out of sight."""
        self.places = {c: at for c, at in self.places.items() if self.random.random() > part}


@pytest.mark.parametrize("hidden", [0.0, 0.25])
@pytest.mark.parametrize("noise", [0.0, 0.25, 0.5])
def test_right_rows_differ_in_nothing(noise: float, hidden: float) -> None:
    """Cards up to half a card from their places, some of them out of sight, prove nothing.

    Fails when a card that is not seen counts as missing, or a crooked one as in another row.
    """
    random = Random(32)
    for _ in range(TABLES):
        laid = Laid(random, noise)
        laid.hide(hidden)
        assert difference(laid.rows, laid.places) is None


def test_a_card_in_another_row_is_told() -> None:
    """The last card of a row lies behind another one. Fails when rows are taken as they come."""
    random = Random(33)
    for _ in range(TABLES):
        laid = Laid(random, 0.1, fewest=3)
        row, seen = random.sample(range(4), 2)
        card = laid.rows[row][-1]
        laid.lay(card, seen, len(laid.rows[seen]))
        assert difference(laid.rows, laid.places) == CardInOtherRow(card, seen + 1, row + 1)


@pytest.mark.parametrize("held_is_loose", [False, True])
def test_another_end_is_told(held_is_loose: bool) -> None:
    """An unknown card lies where the last one should; that one is away, or lies by itself.

    Fails when the cards that the game does not know are passed over.
    """
    random = Random(34)
    for _ in range(TABLES):
        laid = Laid(random, 0.1, fewest=3)
        row = random.randrange(4)
        held, other = laid.rows[row][-1], laid.deck.pop()
        place = laid.places.pop(held)
        laid.places[other] = place
        if held_is_loose:
            laid.places[held] = complex(900, 900) * laid.view
        assert difference(laid.rows, laid.places) == RowEndsOtherwise(row + 1, other, held)


def test_nothing_is_told_of_a_row_out_of_sight() -> None:
    """Three rows and a wrong card in them are not enough."""
    laid = Laid(Random(35), 0.0, fewest=3)
    card = laid.rows[0][-1]
    laid.lay(card, 1, len(laid.rows[1]))
    assert difference(laid.rows, laid.places) == CardInOtherRow(card, 2, 1)
    for hidden in laid.rows[3]:
        del laid.places[hidden]
    assert difference(laid.rows, laid.places) is None


def test_nothing_is_told_while_rows_are_moved() -> None:
    """Two cards astray, two other ends, cards in one heap, and no cards at all.

    Fails when the first of two differences is told: the second one may explain it.
    """
    laid = Laid(Random(36), 0.0, fewest=3)
    laid.lay(laid.rows[0][-1], 1, len(laid.rows[1]))
    laid.lay(laid.rows[2][-1], 3, len(laid.rows[3]))
    assert difference(laid.rows, laid.places) is None
    laid = Laid(Random(36), 0.0, fewest=3)
    for row in (0, 2):
        laid.places[laid.deck.pop()] = laid.places.pop(laid.rows[row][-1])
    assert difference(laid.rows, laid.places) is None
    assert difference(laid.rows, dict.fromkeys(laid.places, 5j)) is None
    assert difference(laid.rows, {}) is None
    assert difference(laid.rows[:1], laid.places) is None
    assert difference((), laid.places) is None


def test_a_far_end_of_few_cards_proves_nothing() -> None:
    """Two crooked cards in each row do not say well how the rows are turned.

    Fails when they foretell where the third card of a row lies, which is in its place here.
    """
    rows = ((40, 74), (12, 30), (27, 94), (16, 26, 84))
    places = {40: 20 - 14j, 74: 62 - 23j, 12: 15 + 88j, 30: 42 + 81j}
    places |= {27: 14 + 301j, 94: 41 + 264j, 16: 20 + 215j, 26: 45 + 171j, 84: 138 + 205j}
    assert difference(rows, places) is None
