"""Cards with a number on both faces: what lies on one must not press into the other."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, TypeAlias

from accessigame.labels import fitting
from accessigame.labels.card import Design, Shapes
from accessigame.labels.events import NotchesBothFaces
from accessigame.labels.shapes import Ink
from accessigame.table import Card, NotAllowed

Faces: TypeAlias = Sequence[tuple[Card, ...]]

GAP: Final = 2.0
TYPE: Final = 4.0
BOTH: Final = 2


def names(faces: Faces) -> tuple[str, ...]:
    """Return each card with two faces as it is called, such as 8/10."""
    return tuple(_name(card) for card in faces if len(card) == BOTH)


def _name(card: tuple[Card, ...]) -> str:
    return "/".join(map(str, card))


def check(faces: Faces, widths: Mapping[Card, float], design: Design, sheet: str) -> None:
    """Refuse a card on which the labels of two faces would lie back to back.

    Turned over by its side, a card has the label of its other face in the corner beside this one.
    Notches go through a card, so they cannot stand for two numbers.
    """
    both = [card for card in faces if len(card) == BOTH]
    if both and sheet == "notches":
        raise NotAllowed(NotchesBothFaces(_name(both[0])))
    wide = ((max(card), widths[card[0]] + GAP + widths[card[-1]], 0.0) for card in both)
    fitting.check(wide, (design.width, design.height), 1)


def captions(faces: Faces, width: float, height: float) -> Iterator[Shapes]:
    """Give for each face, in their order, the name of its card for eyes, if it has two faces."""
    for card in faces:
        for _ in card:
            name = Ink(width / 2, height / 2, TYPE, _name(card), centred=True)
            yield (name,) if len(card) == BOTH else ()
