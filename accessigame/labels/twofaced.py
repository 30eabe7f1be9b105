"""Cards with a number on both faces: the relief of one must not press into the other."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from accessigame.core.model import Card, NotAllowed
from accessigame.labels import card
from accessigame.labels.card import Design
from accessigame.labels.events import NotchesBothFaces

Faces: TypeAlias = Sequence[tuple[Card, ...]]
Sizes: TypeAlias = Mapping[Card, tuple[float, float]]
"""The width and height of the relief of each number, in millimetres."""

GAP: Final = 2.0
"""The distance between the labels of two faces."""
BOTH: Final = 2
"""The count of numbers on a card with two faces."""


def names(faces: Faces) -> tuple[str, ...]:
    """Return the names of the cards with two faces, such as 8/10."""
    return tuple(map(_name, _both(faces)))


def singles(faces: Faces) -> tuple[Card, ...]:
    """Return the cards with one face beside those with two; none where all cards are alike."""
    return tuple(sorted(card[0] for card in faces if len(card) == 1)) if _both(faces) else ()


def _both(faces: Faces) -> list[tuple[Card, ...]]:
    return [card for card in faces if len(card) == BOTH]


def _name(card: tuple[Card, ...]) -> str:
    return "/".join(map(str, card))


def check(faces: Faces, sheet: str, sizes: Sizes, design: Design) -> None:
    """Refuse a card on which the labels of two faces would lie back to back.

    `NotAllowed` with `CardTooSmall`, or with `NotchesBothFaces`: notches go through a card, so they
    cannot stand for two numbers.
    """
    both = _both(faces)
    if both and sheet == "notches":
        raise NotAllowed(NotchesBothFaces(_name(both[0])))
    if drop(faces, sizes, design):
        used = {number for card in both for number in card}
        needed = [(number, 0.0, sizes[number][1]) for number in sorted(used)]
        card.check_fit(needed, (design.width, design.height), 3 if design.both else 2)


def drop(faces: Faces, sizes: Sizes, design: Design) -> float:
    """Return the shift of the labels of second faces from their corner, in millimetres.

    A card that is turned over by its side has the label of its other face in the corner beside
    this one. If both are too wide for one edge, the second moves a label's height to the middle.
    """
    both = _both(faces)
    needed = (sizes[one][0] + sizes[other][0] + GAP + 2 * card.EDGE for one, other in both)
    if max(needed, default=0.0) <= design.width:
        return 0.0
    return GAP + max(sizes[number][1] for card in both for number in card)
