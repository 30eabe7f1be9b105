"""The questions, the choices and the braille line of highest card."""

from __future__ import annotations

from typing import Any

from accessigame.core.game import LearnedDeck
from accessigame.core.model import TABLE, Intent, LineItem, PageLine, Prompt, Seat

from . import events as say
from .position import Position


def prompt(position: Position, seat: Seat) -> Prompt:
    """Return the question that the seat faces."""
    return say.AskHighestCard() if seat == TABLE else say.AskHighestDraw(position.mover)


def choices(position: Position, seat: Seat) -> tuple[Intent, ...]:
    """Return the one choice of a seat that draws."""
    return (Intent("take"),) if seat in position.to_act() - {TABLE} else ()


def braille_line(position: Position) -> tuple[LineItem, ...]:
    """Return the cards that lie in the open, and the choice."""
    cards = (
        LineItem(str(card), whose=seat)
        for seat, card in zip(position.seats, position.cards, strict=True)
        if card is not None
    )
    chosen = (LineItem(intent=intent) for intent in choices(position, position.mover))
    return (*cards, *chosen)


def braille_page(position: Position) -> tuple[PageLine, ...]:
    """Return the same as one line."""
    return (PageLine(braille_line(position)),) if position.to_act() else ()


def report(position: Position) -> dict[str, Any]:
    """Return `cards`, by seat."""
    return {"cards": list(position.cards)}


def learned_deck(_position: Position) -> LearnedDeck | None:
    """Return nothing: every card is known beforehand."""
    return None


def view(position: Position, seat: Seat) -> Position:
    """Return the position: nothing in it is secret."""
    if seat < 0:
        raise ValueError("only a player's seat looks")
    return position
