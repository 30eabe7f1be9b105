"""The faces of a position: prompt, choices, the view of a bot, the report for programs."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame.core.model import TABLE, Intent, Seat
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.events.prompts import AskCard, AskDecision
from accessigame.games.no_thanks.interface import View
from accessigame.games.no_thanks.options import DECK
from accessigame.games.no_thanks.position import Taken
from tests.games.no_thanks.notation import after, start, taking

PIERRE, SABINE, LISE = (Seat(number) for number in range(3))
LOW = tuple(range(3, 27))
"""Twenty-four cards that make one run."""


def test_what_waits_at_the_cursor() -> None:
    """The prompt at the cursor is the number of the card, or the card and its tokens."""
    position = start(3)
    assert RULES.prompt(position, PIERRE) == AskCard(1)
    assert RULES.choices(position, PIERRE) == ()
    position = after(position, "11 p")
    assert RULES.prompt(position, SABINE) == AskDecision(11, 1)
    assert RULES.choices(position, SABINE) == (Intent("take"), Intent("refuse"))
    assert RULES.choices(position, PIERRE) == ()
    assert RULES.choices(replace(position, tokens=(1, 0, 1)), SABINE) == (Intent("take"),)
    assert RULES.prompt(after(position, "t"), SABINE) == AskCard(2)


def test_what_a_bot_sees() -> None:
    """A view holds every card and one seat's own tokens, and no more."""
    position = after(start(3), "11 p p t 16")
    assert RULES.view(position, SABINE) == View(
        SABINE,
        16,
        0,
        10,
        ((), (), (11,)),
        frozenset(DECK) - {11, 16},
        22,
        (Taken(11, LISE, 2),),
    )
    with pytest.raises(ValueError, match="seat"):
        RULES.view(position, TABLE)


def test_what_programs_get() -> None:
    """The report holds tokens and cards by seat, the open card, its tokens and the mover."""
    assert RULES.report(after(start(3), "11 p p t 16 p")) == {
        "tokens": [10, 10, 12],
        "cards": [[], [], [11]],
        "card": 16,
        "pot": 1,
        "mover": 0,
    }
    over = RULES.report(after(start(3), taking(*LOW)))
    assert (over["card"], over["pot"], over["mover"]) == (None, 0, None)
