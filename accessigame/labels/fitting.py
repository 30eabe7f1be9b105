"""Whether labels fit their cards: the answer names the label that needs most."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import Final

from accessigame.core.model import Card, NotAllowed
from accessigame.labels.events import CardTooSmall

EDGE: Final = 4.0
"""From the card's edge to the label: a finger needs room, and sleeves have seams."""


def check(sizes: Iterable[tuple[Card, float, float]], card: tuple[float, float], rows: int) -> None:
    """Refuse a card on which a label of these widths and heights does not fit.

    rows: how many labels stand one above the other.
    """
    needed = [
        (missing, number, side)
        for number, wide, high in sizes
        for side, missing in (
            ("width", wide + 2 * EDGE - card[0]),
            ("height", rows * (high + EDGE) + EDGE - card[1]),
        )
    ]
    missing, number, side = max(needed, default=(0.0, 0, "width"))
    # a rounding of floats is no millimetre
    if missing > 1e-6:  # noqa: PLR2004 - see above
        raise NotAllowed(CardTooSmall(number, side, ceil(missing)))
