"""The mat below a camera: four marks at the corners of the place where real cards are laid.

A mark is a marker like those of cards, of a box that no game has: no question takes it for a card.
"""

from __future__ import annotations

from typing import Final

from accessigame.input.card_code import CardCode

BOX: Final = 94
"""The box of the marks."""
CORNERS: Final = ("far-left", "far-right", "near-left", "near-right")
"""The corner of each mark, as the players see them who sit at the near side."""
MARKS: Final = tuple(CardCode(BOX, number) for number, _ in enumerate(CORNERS, start=1))
SIDE: Final = 40.0
"""The side of a mark with its white edge, in millimetres; it is found from far."""
CARD_SIDE: Final = 20.0
"""The side of a marker on a card, where no other size was chosen, in millimetres."""
