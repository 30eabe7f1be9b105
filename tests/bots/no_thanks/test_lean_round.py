"""A view of No Thanks in lean form, and how a round ends after each choice."""

from __future__ import annotations

from dataclasses import replace

from accessigame.bots.no_thanks.playout import (
    PLANS,
    Opponents,
    Panel,
    after_refusing,
    after_taking,
    lean_round,
    packed,
)
from accessigame.bots.no_thanks.styles import tuned_style
from accessigame.core.model import Seat
from accessigame.games.no_thanks import RULES
from tests.games.no_thanks.notation import after, start


def test_tokens_that_do_not_add_up_are_shared_out() -> None:
    """In a position that no game leads to, nothing is counted and nothing breaks."""
    position = replace(after(start(4), "11 p p"), tokens=(3, 2, 30, 7))
    for counted in ((0, 0, 0, 0), (20, -9, 30, 1)):
        sides = lean_round(RULES.view(position, Seat(2)), counted)
        assert sides.purses.to_bytes(4, "little") == bytes((30, 4, 4, 4))
        assert not sides.counted
    position = replace(position, tokens=(3, 2, 29, 8))
    assert lean_round(RULES.view(position, Seat(2)), ()).purses.to_bytes(4, "little") == bytes(
        (29, 5, 4, 4)
    )


def test_a_choice_is_counted_to_the_last_token() -> None:
    """At the last card, taking and refusing end as counting by hand says.

    Fails when the token that is paid for refusing stays in its purse.
    """
    position = replace(after(start(3), "35"), tokens=(5, 5, 5))
    sides = lean_round(RULES.view(position, Seat(0)), ())._replace(
        purses=packed((5, 5, 5)), total=15
    )
    panel = Panel(tuned_style(3), Opponents([tuned_style(3)] * 2))
    # the next seat takes the 35 with the one token: -4 against 35 - 6 and -5
    assert after_refusing(sides, panel, (), (99, 0, 99)) == [-4 - (29 - 5) / 2] * PLANS
    assert after_taking(sides, panel, ()) == 30 + 5


def test_each_plan_is_played() -> None:
    """Refusing ends as each plan says: taking when the card comes back, once later, or never.

    Fails when a plan goes on after another seat took the card, or after the tokens ran out.
    """
    position = replace(after(start(3), "35"), tokens=(5, 5, 5))
    sides = lean_round(RULES.view(position, Seat(0)), ())._replace(
        tokens=(5, 2, 5), purses=packed((5, 2, 5)), total=12
    )
    panel = Panel(tuned_style(3), Opponents([tuned_style(3)] * 2))
    # with 3 tokens on it: 35 - 7 against -1 and -4; with 6: 35 - 9 against 0 and -3
    ends = [28 + 5 / 2, 26 + 3 / 2]
    # then seat 1 has none left: 35 - 7 against -2 and -3 for the others
    never = -2 - (28 - 3) / 2
    assert after_refusing(sides, panel, (), (99, 99, 99)) == [*ends, never, never]
