"""The league: its pairings, its blocks, its figures, and what they prove."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean
from typing import Any

import pytest

from accessigame import bots, games
from accessigame.bots import UnknownBot
from accessigame.bots.tournament import figures
from accessigame.core.game import Game
from accessigame.core.model import NotUnderstood
from tests.league.claims import Claim, verdict
from tests.league.fields import FIELDS
from tests.league.league import Block, League, Pairing, Row, Task, kinds_apart
from tests.playing import NO_THANKS

OPTIONS = {"first": 0}
LEVELS = ("expert", "hard", "medium", "easy", "random")


def of(*entrants: str, players: tuple[int, ...] = (3, 4), wanted: int = 2) -> League:
    """Return a league of No Thanks in which each bot meets each other."""
    return League("no-thanks", "2020", players, entrants, entrants, OPTIONS, 5, wanted)


def row(players: int, one: str, other: str, ahead: float, wins: float = 0.5) -> Row:
    """Return a row whose interval is two points, over enough blocks."""
    return Row(Pairing(players, one, other), 20, ahead, 2.0, wins, 0.1)


def test_everybody_meets_everybody() -> None:
    """Each bot is once the one and once the others, at each number of players.

    Two players are the same two from either side. Fails when they meet twice there.
    """
    league = of("medium", "easy", players=(3, 2))
    assert league.pairings() == (
        Pairing(3, "medium", "easy"),
        Pairing(3, "easy", "medium"),
        Pairing(2, "medium", "easy"),
    )
    alone = replace(league, entrants=("medium", "easy", "random"), ones=("random",), players=(2,))
    assert alone.pairings() == (Pairing(2, "random", "medium"), Pairing(2, "random", "easy"))


def test_a_search_plays_fewer_games() -> None:
    """The games make whole blocks, and ten times as many where nobody searches."""
    league = of("hard", "easy", "random", players=(4,), wanted=6)
    assert league.deals(Pairing(4, "easy", "hard")) == range(5, 7)
    assert league.deals(Pairing(4, "easy", "random")) == range(5, 20)


def test_all_pairings_advance_alike() -> None:
    """Wherever a league is stopped, no pairing is more than one block behind its share."""
    league = of("hard", "easy", "random", players=(3, 5), wanted=20)
    assert len(set(league.tasks)) == len(league.tasks)
    shares = {pairing: len(league.deals(pairing)) for pairing in league.pairings()}
    for stop in range(0, len(league.tasks), 7):
        done = [task.pairing for task in league.tasks[:stop]]
        parts = [(done.count(each), count) for each, count in shares.items()]
        least = min(played / count for played, count in parts)
        assert all((played - 1) / count <= least for played, count in parts)


def test_a_block_is_one_of_a_tournament() -> None:
    """The figures of a pairing are those of a tournament of the same bots and deals.

    Fails when the one has another seat than it is counted for, or when lower scores are behind.
    """
    league = of("medium", "easy", players=(4,), wanted=1)
    pairing = Pairing(4, "easy", "medium")
    blocks = [league.play(Task(pairing, deal)) for deal in range(7, 12)]
    (found,) = league.rows(blocks)
    contest = league.table(pairing)
    first, *_ = figures(contest, [contest.block(deal) for deal in range(7, 12)])
    assert found.ahead == pytest.approx(-first["difference"])
    assert found.ahead_interval == pytest.approx(first["difference_interval"])
    assert (found.wins, found.wins_interval) == (first["win_share"], first["win_interval"])


def test_more_points_are_better_in_titus() -> None:
    """A greedy bot is ahead of random ones there, too."""
    entrants = ("medium", "random")
    league = League("titus", "standard", (2,), entrants, entrants, {"first": 0}, 1, 1)
    block = league.play(Task(Pairing(2, "medium", "random"), 1))
    assert block.ahead > 20
    assert block.wins == 1


def test_the_figures_do_not_depend_on_the_order_of_blocks() -> None:
    """A block that was played twice counts once, and the order changes nothing."""
    league = of("medium", "easy", players=(3,))
    blocks = [league.play(task) for task in league.tasks]
    assert league.rows(blocks) == league.rows([*reversed(blocks), *blocks])
    one = [block for block in blocks if block.task.pairing.one == "easy"]
    (found,) = league.rows(one)
    assert (found.blocks, found.ahead) == (len(one), mean(block.ahead for block in one))
    assert found.sure is (len(one) >= 5)


def test_few_blocks_prove_nothing() -> None:
    """Four equal blocks have an interval of nothing, and still nobody is ahead by them."""
    league = of("medium", "easy", players=(3,))
    task = Task(Pairing(3, "medium", "easy"), 1)
    blocks = [Block(task._replace(deal=deal), 3.0, 1.0) for deal in range(5)]
    assert not league.rows(blocks[:4])[0].is_ahead
    assert league.rows(blocks)[0].is_ahead
    assert not league.rows(blocks)[0].is_behind


def test_names_of_the_same_bot() -> None:
    """Two names of one bot are one entrant, under the first; no bot meets itself."""
    names = ("easy", "random", "L(1,0)", "coin", "easy", "take")
    apart, again = kinds_apart(NO_THANKS, names)
    assert apart == ("easy", "random", "take")
    assert again == {"L(1,0)": "easy", "coin": "random"}
    with pytest.raises(NotUnderstood) as caught:
        kinds_apart(NO_THANKS, ("easy", "genius"))
    assert isinstance(caught.value.event, UnknownBot)


@pytest.mark.parametrize("game", games.every(), ids=lambda rules: rules.name)
def test_every_field_can_be_played(game: Game[Any]) -> None:
    """Each game has a field with numbers of players and bots, and its rules and bots know them.

    Fails when a game has none yet.
    """
    field = FIELDS[game.name]
    assert field.kinds
    for players in field.players:
        game.start(game.editions[0], players, {})
    apart, again = kinds_apart(game, (*bots.levels(game), *field.kinds))
    assert apart[:2] == ("random", "easy")
    assert set(apart) | set(again) == {*bots.levels(game), *field.kinds}


@pytest.mark.parametrize(
    ("bot", "lowest"), [("take", lambda cards: cards == 24), ("refuse", lambda cards: cards < 24)]
)
def test_bots_without_a_formula(bot: str, lowest: object) -> None:
    """One takes every card that it is asked about, the other only those that it cannot refuse."""
    taken: list[str] = []
    league = of(bot, "easy", players=(3,))
    table = league.table(Pairing(3, bot, "easy"))
    table.game_of(
        1, 0, lambda _, moves: taken.extend(type(m).__name__ for m in moves if not m.seat)
    )
    assert taken
    assert callable(lowest)
    assert lowest(taken.count("Take"))
    if bot == "refuse":
        assert taken[0] == "Refuse"


# The verdict ------------------------------------------------------------------------------------


def claims(*rows: Row) -> dict[tuple[str, str, float | None], Claim]:
    """Return the claims of a league of the levels with three players and with four."""
    found = verdict(of(*LEVELS), rows)
    return {(claim.one, claim.other, claim.share): claim for claim in found.claims}


def test_what_is_claimed() -> None:
    """Each level is ahead of the one below, the best one of all others; it beats chance surely."""
    assert list(claims()) == [
        ("easy", "random", None),
        ("medium", "easy", None),
        ("hard", "medium", None),
        ("expert", "hard", None),
        ("expert", "medium", None),
        ("expert", "easy", None),
        ("expert", "random", None),
        ("expert", "random", 0.99),
    ]


@pytest.mark.parametrize(
    ("three", "four", "holds", "wrong"),
    [
        (2.1, 2.1, True, ()),
        (2.1, 1.9, False, (4,)),
        (-5.0, 0.0, False, (3, 4)),
        (2.1, None, None, ()),
        (1.0, None, False, (3,)),
    ],
)
def test_ahead_is_beyond_the_interval(
    three: float, four: float | None, holds: bool | None, wrong: tuple[int, ...]
) -> None:
    """A claim holds at each number of players, or not, or is not known yet."""
    rows = [row(3, "expert", "hard", three)]
    rows += [] if four is None else [row(4, "expert", "hard", four)]
    claim = claims(*rows)["expert", "hard", None]
    assert (claim.holds, claim.wrong) == (holds, wrong)
    assert claim.unknown == (() if four is not None else (4,))


def test_a_claim_is_open_while_there_are_few_blocks() -> None:
    """Four blocks are neither a yes nor a no. Fails when they are a no."""
    few = row(3, "expert", "hard", 9)._replace(blocks=4)
    claim = claims(few, row(4, "expert", "hard", 9))["expert", "hard", None]
    assert (claim.holds, claim.unknown) == (None, (3,))


@pytest.mark.parametrize(("share", "holds"), [(0.99, True), (0.989, False)])
def test_chance_is_beaten_surely(share: float, holds: bool) -> None:
    """98.9 percent of the wins against three random bots are not 99.

    Fails when as many wins are claimed with another number of players, where nobody reaches them.
    """
    rows = [row(3, "expert", "random", 90, 0.5), row(4, "expert", "random", 90, share)]
    claim = claims(*rows)["expert", "random", 0.99]
    assert (claim.players, claim.holds) == ((4,), holds)
    assert claims(*rows)["expert", "random", None].holds


@pytest.mark.parametrize(
    ("found", "upset"),
    [
        (row(3, "easy", "hard", 2.5), True),
        (row(3, "hard", "easy", -2.5), True),
        (row(3, "easy", "hard", 1.5), False),
        (row(3, "hard", "easy", 2.5), False),
    ],
)
def test_a_lower_level_that_beats_a_higher_one_is_found(found: Row, upset: bool) -> None:
    """It is found from either side, alone among higher ones or around one of them."""
    judged = verdict(of("hard", "easy", players=(3,)), [found])
    assert judged.upsets == ((found,) if upset else ())
    assert judged.complete is False, "the other side was not played"


def test_bots_without_levels_have_no_order() -> None:
    """Between bots that only measurements name, nothing is claimed."""
    judged = verdict(of("take", "refuse"), [row(3, "take", "refuse", 9)])
    assert judged == ((), (), None)
