"""The rows of cards on a table beside those of the game, from the places of the cards in sight.

Theory of operation. Four rows lie parallel: the card of index i in a row lies at its start and i
times one step, which all rows share. Starts and step are fitted to the cards in sight, so scale and
turn of the picture mean nothing. A difference is told for one card alone, and only where all
others lie as they should: a card in the line of another row, or an unknown one where the last card
of a row should lie. A card that is not seen proves nothing, as a hand may lie over it.
Places are complex numbers, in pixels.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, TypeAlias

from accessigame.core.model import AtTable, Card, Event, event_class

Places: TypeAlias = Mapping[Card, complex]
"""Where each card in sight lies."""
_Rows: TypeAlias = Sequence[Sequence[Card]]

WITHIN: Final = 0.25
"""The part of the distance of two rows by which a card may lie beside the line of its own."""
BEYOND: Final = 0.75
"""The part beyond which it has left that line."""
EVEN: Final = 0.7
"""The part of their mean distance that two rows lie apart at least."""
LEVER: Final = 0.6
"""The part of the spread of indices by which the square of a foretold one is away at most."""
NEAR: Final = 0.5
"""The part of a step by which a card may lie before or behind its place."""


@event_class
class CardInOtherRow(AtTable):
    """A card lies in the line of `seen` on the table; in the game it is in `row`, from 1."""

    card: Card
    seen: int
    row: int


@event_class
class RowEndsOtherwise(AtTable):
    """Where a row of the game ends in `held`, another card lies on the table."""

    row: int
    seen: Card
    held: Card


@dataclass(frozen=True, slots=True)
class _Layout:
    """The places of rows. starts: of their first cards, by row. step: from a card to the next.

    middles: the mean index of the cards in sight, by row. spread: the sum of the squares of all
    indices from these.
    """

    starts: tuple[complex, ...]
    step: complex
    middles: tuple[float, ...]
    spread: float

    def foretells(self, row: int, index: int) -> bool:
        """Check that a card is near the cards that its row was fitted to: the turn is uncertain."""
        return (index - self.middles[row]) ** 2 <= LEVER * self.spread

    def beside(self, place: complex, row: int) -> float:
        """Return how far a place is beside the line of a row, in distances of two rows."""
        return abs(self._turned(place - self.starts[row]).imag) / self._distance

    def is_at(self, place: complex, row: int, index: int) -> bool:
        """Check that a place is that of a card of a row."""
        along = self._turned(place - self.starts[row]).real / abs(self.step) - index
        return abs(along) <= NEAR and self.beside(place, row) <= WITHIN

    @property
    def is_even(self) -> bool:
        """True where each two rows lie apart."""
        gaps = [after - before for before, after in pairwise(self._lines)]
        return bool(gaps) and self._distance > 0 and min(gaps) >= EVEN * self._distance

    @property
    def _lines(self) -> list[float]:
        return sorted(self._turned(start).imag for start in self.starts)

    @property
    def _distance(self) -> float:
        lines = self._lines
        return (lines[-1] - lines[0]) / (len(lines) - 1)

    def _turned(self, place: complex) -> complex:
        """Return a place with the rows from left to right."""
        return place * abs(self.step) / self.step


def difference(rows: _Rows, places: Places) -> Event | None:
    """Return the one card by which the table differs for certain from the rows of the game.

    None where it does not, where a row is not in sight, or where more than one card lies astray.
    """
    found = (_astray(card, row, rows, places) for row, cards in enumerate(rows) for card in cards)
    told = [each for each in found if each is not None] or _other_ends(rows, places)
    return told[0] if len(told) == 1 else None


def _astray(card: Card, row: int, rows: _Rows, places: Places) -> Event | None:
    """Return that a card lies in another row than its own, if it does."""
    others = {each: place for each, place in places.items() if each != card}
    layout = _layout(rows, others)
    if card not in places or layout is None or layout.beside(places[card], row) < BEYOND:
        return None
    beside = [layout.beside(places[card], each) for each in range(len(rows))]
    seen = beside.index(min(beside))
    is_sure = layout.foretells(row, rows[row].index(card)) and _fits(layout, rows, others)
    return CardInOtherRow(card, seen + 1, row + 1) if is_sure and beside[seen] <= WITHIN else None


def _other_ends(rows: _Rows, places: Places) -> list[Event]:
    """Return the rows with an unknown card in the place of their last one, which is not there."""
    ours = {card for row in rows for card in row}
    strangers = {card: place for card, place in places.items() if card not in ours}
    found: list[Event] = []
    for row, cards in enumerate(rows):
        held, index = cards[-1], len(cards) - 1
        others = {card: place for card, place in places.items() if card != held}
        layout = _layout(rows, others)
        if layout is None or not (layout.foretells(row, index) and _fits(layout, rows, others)):
            continue
        if held in places and layout.is_at(places[held], row, index):
            continue
        there = [c for c, place in strangers.items() if layout.is_at(place, row, index)]
        found += [RowEndsOtherwise(row + 1, there[0], held)] if len(there) == 1 else []
    return found


def _layout(rows: _Rows, places: Places) -> _Layout | None:
    """Return the layout that fits the cards in sight best, by least squares.

    None where a row is not in sight, no row shows two cards, or the rows do not lie apart.
    """
    seen = [[(index, places[c]) for index, c in enumerate(row) if c in places] for row in rows]
    if not all(seen):
        return None
    middles = [
        (sum(i for i, _ in row) / len(row), sum(place for _, place in row) / len(row))
        for row in seen
    ]
    pairs = [
        (index - middle, place - centre)
        for row, (middle, centre) in zip(seen, middles, strict=True)
        for index, place in row
    ]
    spread = sum(index * index for index, _ in pairs)
    step = sum(index * place for index, place in pairs) / spread if spread else 0
    if not step:
        return None
    starts = tuple(centre - middle * step for middle, centre in middles)
    layout = _Layout(starts, step, tuple(middle for middle, _ in middles), spread)
    return layout if layout.is_even else None


def _fits(layout: _Layout, rows: _Rows, places: Places) -> bool:
    """Check that each card in sight lies in the line of its row."""
    return all(
        layout.beside(places[card], row) <= WITHIN
        for row, cards in enumerate(rows)
        for card in cards
        if card in places
    )
