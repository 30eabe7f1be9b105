"""The sheet of an evening: rounds as the games have them, totals, wins, leads, evenings."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from itertools import pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame import bots, games
from accessigame.bots.dealer import Dealer
from accessigame.core.model import TABLE
from accessigame.games.no_thanks.scoring import round_scores
from accessigame.session.results import rounds_of
from accessigame.session.session import Session
from accessigame.session.sheet import Lead, Match, Sheet, Standing, last_evening, of_day

NIGHT = datetime(2026, 5, 3, 20, tzinfo=UTC)


def played(game: str, options: Mapping[str, object]) -> Session:
    """Return a whole game between three bots with these options."""
    rules = games.find(game)
    session, dealer = Session(rules, rules.editions[0], 3, options), Dealer(rules, 4)
    policy, chance = bots.find(rules, "random"), Random(3)
    while acting := session.to_act():
        seat = min(acting)
        if seat == TABLE:
            session.play(dealer.choose(session.position))
        else:
            session.play(policy.choose(session.view(seat), session.legal_moves(seat), chance))
    return session


def match(game: str, players: str, *rounds: tuple[int, ...], hours: float = 0) -> Match:
    """Return a match that the first player has won, so many hours after the first one."""
    time = NIGHT + timedelta(hours=hours)
    return Match(game, time, tuple(players.split()), rounds, (0,))


@pytest.mark.parametrize("starts", ["random", "rotate"])
def test_the_rounds_of_no_thanks(starts: str) -> None:
    """The rounds of a game are those that its rules have counted.

    Fails when the tokens of the next round are subtracted before it is played.
    """
    session = played("no-thanks", {"rounds": 3, "starts": starts})
    counted = session.position.finished  # type: ignore[attr-defined]  # of this game
    assert rounds_of(session) == [list(round_scores(each)) for each in counted]


@pytest.mark.parametrize("game", [rules.name for rules in games.every()])
def test_the_rounds_add_up_to_the_scores(game: str) -> None:
    """In each game the rounds of each player add up to the score at the end."""
    session = played(game, {})
    assert tuple(map(sum, zip(*rounds_of(session), strict=True))) == session.scores()


def test_totals_wins_and_who_came_late() -> None:
    """A late player has the rounds that were played; a name in capitals is the same; no games mix.

    Fails when the scores of two games are added up.
    """
    sheet = Sheet(
        (
            match("no-thanks", "Ana Ben", (10, 20), (30, -5)),
            match("no-thanks", "BEN Zoé", (1, 2)),
            match("six-nimmt", "Zoé Ana", (66, 3)),
        )
    )
    assert sheet.games() == ("no-thanks", "six-nimmt")
    assert sheet.names() == ("Ana", "Ben", "Zoé")
    assert sheet.standings("no-thanks") == (
        Standing("Ana", 40, 2, 1),
        Standing("Ben", 16, 3, 1),
        Standing("Zoé", 2, 1, 0),
    )
    assert sheet.standings("six-nimmt")[0] == Standing("Zoé", 66, 1, 1)


def test_the_course_tells_each_change_of_the_lead() -> None:
    """The lead is told where it changes, shared ones too, and once more at the end."""
    sheet = Sheet((match("no-thanks", "A B", (1, 2), (5, 1), (1, 4), (1, 1)),))
    assert list(sheet.course("no-thanks")) == [
        Lead(1, ("A",), 1, 1),
        Lead(2, ("B",), 3, 3),
        Lead(3, ("A", "B"), 7, 0),
        Lead(4, ("A", "B"), 8, 0),
    ]
    titus = Sheet((match("titus", "A B", (1, 2)),))
    assert list(titus.course("titus")) == [Lead(1, ("B",), 2, 1)]
    late = Sheet((match("no-thanks", "A B", (9, 8)), match("no-thanks", "A B C", (9, 9, 0))))
    assert [lead.names for lead in late.course("no-thanks")] == [("B",), ("B",)]


@given(st.lists(st.floats(0, 40), min_size=1, max_size=12))
def test_an_evening_ends_with_a_long_break(hours: list[float]) -> None:
    """The last evening has the newest match, and no break of six hours within it or after it.

    Fails when an evening ends at midnight.
    """
    matches = [match("titus", "A B", (1, 2), hours=each) for each in sorted(hours)]
    evening = last_evening(Sheet(tuple(matches))).matches
    assert evening == tuple(matches[-len(evening) :])
    times = [each.time for each in evening]
    limit = timedelta(hours=6)
    assert all(later - earlier <= limit for earlier, later in pairwise(times))
    if len(evening) < len(matches):
        assert times[0] - matches[-len(evening) - 1].time > limit


def test_a_day() -> None:
    """A day has the matches that ended on it."""
    matches = [match("titus", "A B", (1, 2), hours=each) for each in (0, 3.5, 4.5)]
    assert len(of_day(Sheet(tuple(matches)), date(2026, 5, 3)).matches) == 2
    assert last_evening(Sheet(())).matches == ()
