"""The check that labels fit their cards."""

from __future__ import annotations

from collections.abc import Iterable
from math import ceil
from typing import Final

from accessigame.core.model import Card, NotAllowed
from accessigame.labels.events import CardTooSmall

EDGE: Final = 4.0
"""From the card's edge to the label: a finger needs room, and sleeves have seams."""


def check(sizes: Iterable[tuple[Card, float, float]], card: tuple[float, float], rows: int) -> None:
    """Refuse a card on which a label does not fit.

    sizes: number, width and height of each label. card: width and height.
    rows: the number of labels one above the other.
    `NotAllowed` with `CardTooSmall` names the label that needs most room.
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
    # a rounding error of floats is not a missing millimetre
    if missing > 1e-6:  # noqa: PLR2004 - see above
        raise NotAllowed(CardTooSmall(number, side, ceil(missing)))
