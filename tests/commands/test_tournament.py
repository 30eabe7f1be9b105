"""`simulate --tournament`, and what `simulate` refuses."""

from __future__ import annotations

import json

import pytest

from accessigame.bots import levels
from tests.playing import NO_THANKS
from tests.running import Program


def test_a_tournament_is_told(accessigame: Program) -> None:
    """For programs there are figures of each entrant; the games fill whole blocks."""
    given = ("--bots", "M(0.3,0.5),L(1,-3),easy", "--games", "13", "--seed", "1", "--tournament")
    report = json.loads(accessigame("simulate", "no-thanks", *given, "--json").out)
    assert (report["games"], report["blocks"]) == (15, 5)
    assert [each["bot"] for each in report["entrants"]] == ["M(0.3,0.5)", "L(1,-3)", "easy"]
    assert sum(each["win_share"] for each in report["entrants"]) == pytest.approx(1)
    assert all(each["difference_interval"] > 0 for each in report["entrants"])
    ran = accessigame("simulate", "no-thanks", *given)
    assert len(ran.lines) == 4
    assert ran.lines[1].startswith("M(0.3,0.5): mean ")
    assert "give or take" in ran.lines[1]


@pytest.mark.parametrize(
    ("given", "told"),
    [
        (("--bots", "genius"), ", ".join(levels(NO_THANKS))),
        (("--bots", "L(1)"), "not a known level"),
        (("--bots", "easy,easy"), "3 to 7"),
        (("--time-limit", "0"), "seconds from 0.01 to 60"),
        (("--time-limit", "soon"), "seconds from 0.01 to 60"),
        (("--jobs", "0"), "from 1 to 64"),
        (("--tournament", "--journals", "x"), "cannot be used together"),
    ],
)
def test_what_cannot_be_is_refused(accessigame: Program, given: tuple[str, ...], told: str) -> None:
    """An unknown bot, a number of seats that the game lacks, no time at all: a sentence each."""
    ran = accessigame("simulate", "no-thanks", *given)
    assert ran.code == 2
    assert told in ran.err
