"""Orders for tests."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from accessigame import games
from accessigame.core.game import Material
from accessigame.labels import formats
from accessigame.labels.card import STANDARDS, Design
from accessigame.labels.order import Order, drawing_of, files_of
from accessigame.labels.shapes import Drawing
from accessigame.words.words import Localizer

MARBURG = STANDARDS["marburg-medium"]


@dataclass(frozen=True)
class Deck:
    """A game that is nothing but its material."""

    material: Material
    name: str = "no-thanks"


def order(notation: str = "french", deck: tuple[int, ...] | None = None, **given: Any) -> Order:
    """Return an order for No Thanks, or for other cards; fields of the design go to it."""
    names = Design.__dataclass_fields__
    design = Design(**{"standard": MARBURG} | {k: v for k, v in given.items() if k in names})
    rules: Any = (
        games.find("no-thanks")
        if deck is None
        else Deck(Material(deck, tuple((card,) for card in deck)))
    )
    return Order(rules, notation, design, **{k: v for k, v in given.items() if k not in names})


def file(name: str, notation: str = "french", **given: Any) -> bytes:
    """Return the first file of an order."""
    return files_of(order(notation, **given), formats.every()[name], Localizer("en"))[0]


def drawing(notation: str = "french", **given: Any) -> Drawing:
    """Return an order as a drawing."""
    return drawing_of(order(notation, **given), Localizer("en"))
