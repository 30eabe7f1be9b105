"""The advice that fits an order for labels: its sheet, its format and the cards of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import partial
from types import MappingProxyType
from typing import Final, TypeAlias

from accessigame.labels import formats, twofaced
from accessigame.labels.card import MARKS
from accessigame.labels.order import TEXT, Order

Fits: TypeAlias = Callable[[Order, str], bool]
"""A check of an order and the name of its format."""


def topics(order: Order, form: str) -> Iterator[str]:
    """Give the topics that fit an order in a format."""
    return (topic for topic, fits in ADVICE.items() if fits(order, form))


def _is_stuck_on(order: Order, _form: str) -> bool:
    return order.sheet != "notches"


def _is_drawn(_order: Order, form: str) -> bool:
    return form not in (TEXT, *formats.embossed())


def _is_printed(order: Order, form: str) -> bool:
    return _is_drawn(order, form) and order.design.small_print


def _shows_way_up(mark: str, order: Order, form: str) -> bool:
    """Return True where this mark tells which way up a card is; bars and notches have a key."""
    if order.sheet in ("bars", "notches"):
        return False
    marked = _is_drawn(order, form) and order.sheet == "cards"
    return mark == (order.design.mark if marked or order.design.mark == "cell" else "none")


ADVICE: Final[Mapping[str, Fits]] = MappingProxyType(
    {
        "emboss": _is_stuck_on,
        "stick": _is_stuck_on,
        "same": lambda _order, _form: True,
        "faces": lambda order, _form: bool(twofaced.names(order.rules.material.faces)),
        **{mark: partial(_shows_way_up, mark) for mark in MARKS},
        "print": _is_printed,
        "scale": _is_drawn,
    }
)
"""The topics of the advice in their order, each with the orders that it fits."""
