"""The work of a game of Titus between bots, counted in calls, which no busy machine changes."""

from __future__ import annotations

import sys
from types import FrameType

from accessigame.bots.tournament import Tournament

GAMES = 20
MOST = 15_200
"""Calls for one game of four random bots; they were 14,200 with Python 3.11."""


def test_a_game_between_bots_makes_few_calls() -> None:
    """Positions are copied in one call, and a name is compared only where tokens differ.

    Fails when `copy_with` sets the changed fields one by one, or each exchange hashes its names.
    """
    contest = Tournament("titus", "standard", ("random",) * 4, {"first": 0})
    contest.game_of(0)  # what is made once is made here
    count = 0

    def counted(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        for number in range(GAMES):
            contest.game_of(number)
    finally:
        sys.setprofile(before)
    assert count / GAMES < MOST
