"""The marker on a card for cameras: 49 bits that name its box and the card, as `CardCode` does.

A scanner reads a code close to the card; a camera above a table sees it with a few pixels a module.
So a marker has few large modules, and no two cards have nearly the same ones: its thirteen bits of
meaning are followed by the remainder of a division, as in other cyclic codes, so that two markers
the same way up differ in sixteen bits or more. A camera sees cards any way up: turned by a
quarter, two markers still differ in eight bits. The bits of `MASK` are inverted, so that no marker
is nearly plain.

The mat below a camera has four marks at the corners of the place where real cards are laid. A mark
is a marker like those of cards, of a box that no game has: no question takes it for a card.
"""

from __future__ import annotations

from itertools import product
from typing import Final, TypeAlias

from accessigame.input.card_code import FIRST, HIGHEST_CARD, LAST_SECOND, CardCode

SIDE: Final = 7
"""The modules of a side that carry bits; a black frame of one module is around them."""
GENERATOR: Final = 0x1CC2707D3B
"""The divisor, bit 36 its highest: the product of minimal polynomials over the field of 64."""
MASK: Final = 0x49C915FC899E
"""The inverted bits, found by trial as those that keep turned markers apart."""
_CHECK: Final = GENERATOR.bit_length() - 1
_CARD: Final = 8
"""The bits of the card, behind those of its box."""

Modules: TypeAlias = tuple[tuple[bool, ...], ...]
"""Rows of modules from above; True is black."""


def marker_modules(code: CardCode) -> Modules:
    """Return the modules of the marker of a card, with its frame; raises ValueError for no card."""
    bits = marker_bits(code)
    inner = [[not bits >> (SIDE * y + x) & 1 for x in range(SIDE)] for y in range(SIDE)]
    edge = (True,) * (SIDE + 2)
    return (edge, *((True, *row, True) for row in inner), edge)


def marker_bits(code: CardCode) -> int:
    """Return the bits of a marker, the lowest one at the top left, 1 for white.

    Raises ValueError for a box or a card that has none.
    """
    first, second = divmod(code.box, 10)
    if str(first) not in FIRST or second > LAST_SECOND or not 1 <= code.card <= HIGHEST_CARD:
        raise ValueError(f"{code} has no marker")
    meaning = (FIRST.index(str(first)) << 3 | second) << _CARD | code.card
    return (meaning << _CHECK | _remainder(meaning << _CHECK)) ^ MASK


def every_code() -> tuple[CardCode, ...]:
    """Return each card that can have a marker."""
    boxes = [int(first) * 10 + second for first, second in product(FIRST, range(LAST_SECOND + 1))]
    return tuple(CardCode(box, card) for box in boxes for card in range(1, HIGHEST_CARD + 1))


def _remainder(bits: int) -> int:
    """Return the remainder of the division of bits by the divisor, without carries."""
    while bits.bit_length() > _CHECK:
        bits ^= GENERATOR << (bits.bit_length() - 1 - _CHECK)
    return bits


MAT_BOX: Final = 94
"""The box of the marks."""
MAT_CORNERS: Final = ("far-left", "far-right", "near-left", "near-right")
"""The corner of each mark, as the players see them who sit at the near side."""
MAT_MARKS: Final = tuple(CardCode(MAT_BOX, number) for number, _ in enumerate(MAT_CORNERS, start=1))
MAT_SIDE: Final = 40.0
"""The side of a mark with its white edge, in millimetres; it is found from far."""
CARD_SIDE: Final = 20.0
"""The side of a marker on a card, where no other size was chosen, in millimetres."""
