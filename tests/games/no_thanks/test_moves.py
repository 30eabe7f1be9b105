"""The names of the moves."""

from __future__ import annotations

from accessigame.core.model import Move
from accessigame.games.no_thanks.moves import BY_NAME, Begin, EndPile, Refuse, Take, TurnUp


def test_journals_know_every_move() -> None:
    """Each move has one name in journals, and these names never change."""
    assert dict(BY_NAME) == {
        "begin": Begin,
        "turn": TurnUp,
        "refuse": Refuse,
        "take": Take,
        "end-pile": EndPile,
    }
    assert set(Move.__subclasses__()) >= set(BY_NAME.values())


def test_only_ending_the_pile_is_grave() -> None:
    """Only the end of a pile is asked twice, after the help for counting."""
    assert {name: kind.asks_first for name, kind in BY_NAME.items() if kind.asks_first} == {
        "end-pile": "empty"
    }
