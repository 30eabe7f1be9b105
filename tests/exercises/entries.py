"""The moves of a game as the entries of an exercise: what is typed, in the program's own words."""

from __future__ import annotations

from typing import Any

from accessigame.core.game import Game, Position, act_words
from accessigame.core.model import TABLE, Move, Refusal, numbers_of
from accessigame.input.line_parser import parse_line, vocabulary


def entry(game: Game[Any], position: Position, move: Move) -> str:
    """Return what is typed for a legal move; raises ValueError for a move without an entry."""
    text = _of_table(move) if move.seat == TABLE else _of_player(game, position, move)
    intent = parse_line(text, vocabulary(lambda _: "", *act_words(game)))
    try:
        if game.parse(position, move.seat, intent) == move:
            return text
    except Refusal as refusal:
        raise ValueError(text) from refusal
    raise ValueError(text)


def _of_table(move: Move) -> str:
    """Return the cards that the table shows."""
    shown = (getattr(move, name) for name in numbers_of(type(move)) if name not in ("seat", "to"))
    cards = [card for value in shown for card in (value if isinstance(value, tuple) else (value,))]
    return " ".join(map(str, cards))


def _of_player(game: Game[Any], position: Position, move: Move) -> str:
    """Return the word, or the number in the list of choices."""
    for intent in game.choices(position, move.seat):
        if game.parse(position, move.seat, intent) == move:
            word = "" if intent.word == "number" else intent.word
            return " ".join(filter(None, (word, str(intent.number or ""))))
    raise ValueError(move)
