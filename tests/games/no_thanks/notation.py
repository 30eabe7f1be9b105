"""Games of No Thanks in a short notation."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from accessigame.core.model import TABLE, Event, Move, Seat
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.moves import Begin, EndPile, Refuse, Take, TurnUp
from accessigame.games.no_thanks.position import Position


def start(players: int = 3, edition: str = "2020", **options: Any) -> Position:
    """Return a first position."""
    return RULES.start(edition, players, options)


def move_of(word: str, position: Position) -> Move:
    """Return the move of a word: a card, `p`ass, `t`ake, `x` for a pile that is empty, `>2`."""
    if word.startswith(">"):
        return Begin(TABLE, Seat(int(word[1:])))
    if word.isdigit():
        return TurnUp(TABLE, int(word))
    kinds: Mapping[str, Move] = {
        "p": Refuse(position.mover),
        "t": Take(position.mover),
        "x": EndPile(TABLE),
    }
    return kinds[word]


def play(position: Position, words: str) -> tuple[Position, list[Event]]:
    """Return the position after the words, and all that happened."""
    happened: list[Event] = []
    for word in words.split():
        position, events = RULES.apply(position, move_of(word, position))
        happened += events
    return position, happened


def after(position: Position, words: str) -> Position:
    """Return the position after the words."""
    return play(position, words)[0]


def taking(*cards: int) -> str:
    """Return the words for turning each card up and taking it."""
    return " ".join(f"{card} t" for card in cards)
