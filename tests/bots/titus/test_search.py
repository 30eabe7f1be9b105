"""Bots of Titus that search."""

from __future__ import annotations

import time
from itertools import count, islice
from random import Random

import pytest

from accessigame import bots
from accessigame.bots.dealer import Dealer
from accessigame.bots.titus import LEVELS, PLAYOUTS, benchmark_policy, thrifty
from accessigame.bots.titus.playing_out import PlayoutPolicy
from accessigame.bots.titus.search import BATCH, CLOCK, FAVOUR, Leads, Race, Search, candidates
from accessigame.core.model import TABLE, Move, Seat
from accessigame.games.titus import RULES, last_turn
from accessigame.games.titus.interface import View
from accessigame.games.titus.moves import Convert, Draw, Exchange, Place, Steal, Stop
from accessigame.games.titus.position import Position
from tests.games.titus.notation import (
    converting,
    drawing,
    exchanging,
    games,
    placing,
    play,
    start,
    table,
    token_of,
)

ANA = Seat(0)
QUICK = Search(8)


def chosen(position: Position, playouts: int = 200) -> Move:
    """Return the choice of a search."""
    seat = position.mover
    return Search(playouts).choose(
        RULES.view(position, seat), RULES.legal_moves(position, seat), Random(1)
    )


def tried(position: Position) -> list[Move]:
    """Return the candidates of a search."""
    return candidates(
        RULES.view(position, position.mover), RULES.legal_moves(position, position.mover)
    )


def test_it_converts_what_would_be_wasted() -> None:
    """After the last token of the pile a complete run is converted."""
    position = table("5-6-7-8", "", left=0, phase="close", top=None)
    assert chosen(position) == converting(position, 5, 8)


def test_it_takes_a_back_that_was_seen_and_completes() -> None:
    """Late in the game, the token that is known to complete a run is taken in exchange."""
    holding = drawing(table("4-5-6", "9 8/7 12", left=2), 16)
    assert chosen(holding) == exchanging(holding, 1, 8)


def test_it_keeps_a_turn_without_a_limit() -> None:
    """A seat that catches up does not convert as long as the top token goes on with the turn.

    Fails when playouts forget that the turn has no limit for whoever has the fewest cards.
    """
    position = table("5-6-7-8 11-12-13", "", stacks=["", "18:"], top=14, taken=3, left=14)
    assert chosen(position, 400) == Draw(ANA)


def test_every_candidate_is_legal_and_there_is_one() -> None:
    """In random games there is something to try, and all of it is legal."""
    for players in (2, 3, 4):
        for position, _ in games(players, players):
            seat = position.mover
            if TABLE in position.to_act():
                continue
            moves = tried(position)
            assert moves
            assert set(moves) <= set(RULES.legal_moves(position, seat))


def test_what_is_alike_is_tried_once() -> None:
    """Tokens with the same face of one player are one candidate, unless one was seen."""
    holding = drawing(table("4-5", "7 7 7/6 12 15"), 18)
    moves = tried(holding)
    assert moves == [Place(ANA, 0, 0), exchanging(holding, 1, 7).__class__(
        ANA, token_of(holding, 7, 1, nth=2)), exchanging(holding, 1, 7)]  # fmt: skip
    assert not any(isinstance(move, Exchange) for move in tried(drawing(table("4-5", "7"), 6)))


def test_only_late_stopping_is_thought_of() -> None:
    """A turn that may go on is given up only where the end of the pile is near."""
    position = table("5-6", "", top=1, taken=1, left=20)
    assert Stop(ANA) not in tried(position)
    assert Stop(ANA) in tried(position.copy_with(phase="act", left=2))
    assert Stop(ANA) in tried(table("1-2 3-4", "", phase="close"))


def test_it_sees_only_what_its_seat_may_know() -> None:
    """Asked again in another order, with what its seat saw and nothing else, it does the same.

    What lies in the pile and behind tokens is nowhere in a view.
    Fails when a bot keeps anything between two choices, or has a chance of its own.
    """
    seen = played(2, 1)
    assert len(seen) > 40
    for view, legal, chance, move in seen[::3]:
        assert QUICK.choose(view, legal, Random(chance)) == move


def played(players: int, seed: int) -> list[tuple[View, tuple[Move, ...], int, Move]]:
    """Play a game of searching bots; return what each of them saw and did, the last first."""
    position, dealer = start(players), Dealer(RULES, seed)
    done: list[tuple[View, tuple[Move, ...], int, Move]] = []
    while acting := position.to_act():
        seat = min(acting)
        if seat == TABLE:
            move = dealer.choose(position)
        else:
            view, legal = RULES.view(position, seat), RULES.legal_moves(position, seat)
            move = QUICK.choose(view, legal, Random(len(done)))
            done.append((view, tuple(legal), len(done), move))
        position, _ = RULES.apply(position, move)
    return done[::-1]


def test_chance_decides_between_what_is_drawn() -> None:
    """The same chance gives the same choice, and another chance may give another."""
    position = drawing(table("4-5 9-10", "7 12 3 7-8", left=30), 16)
    view, legal = RULES.view(position, ANA), RULES.legal_moves(position, ANA)
    picks = [Search(8).choose(view, legal, Random(seed)) for seed in range(30)]
    again = [Search(8).choose(view, legal, Random(seed)) for seed in range(30)]
    assert picks == again
    assert len(set(picks)) > 1


def test_a_limit_of_time_ends_a_search() -> None:
    """With a limit that is over at once, a search of a million playouts ends, and chooses."""
    hasty = bots.with_time_limit(Search(1_000_000), 1e-9)
    position = table("5-6", "7", top=1, stacks=["", "18:7-8-9-10"])
    legal = RULES.legal_moves(position, ANA)
    assert hasty.choose(RULES.view(position, ANA), legal, Random(1)) in legal


def test_one_candidate_needs_no_search() -> None:
    """A single candidate is chosen without any random table."""
    rng = Random(1)
    before = rng.getstate()
    position = table("5-6", "", top=1)
    assert Search(10).choose(
        RULES.view(position, ANA), RULES.legal_moves(position, ANA), rng
    ) == Draw(ANA)
    assert rng.getstate() == before


def test_a_limit_of_time_ends_a_race() -> None:
    """A race with a limit that is over at once chooses from what it has."""
    hasty = bots.with_time_limit(Race(1_000_000), 1e-9)
    position = table("5-6", "7", top=1, stacks=["", "18:7-8-9-10"])
    legal = RULES.legal_moves(position, ANA)
    assert hasty.choose(RULES.view(position, ANA), legal, Random(1)) in legal


@pytest.mark.parametrize("bot", [Search(1), Race(1)])
def test_the_last_turn_is_solved(bot: Search | Race) -> None:
    """With the last token in the hand no playout is needed, and no chance is used.

    Fails when a bot with one playout takes what only may complete its run.
    """
    position = table("4-5-6", "9/7 8 8 8 12", hand="16", phase="hold", left=0)
    rng = Random(1)
    before = rng.getstate()
    move = bot.choose(RULES.view(position, ANA), RULES.legal_moves(position, ANA), rng)
    assert move == exchanging(position, 1, 9)
    assert rng.getstate() == before


def test_benchmark_policies() -> None:
    """`MC(n)` and `Race(n)` search with n playouts, `thrifty` and `patient` are their policies."""
    assert benchmark_policy("race(60)") == Race(60)
    assert benchmark_policy("MC(60)") == Search(60)
    assert benchmark_policy("mc(1)") == Search(1)
    assert benchmark_policy("Thrifty") == PlayoutPolicy(thrifty.step)
    assert [benchmark_policy(name) for name in ("MC(0)", "MC()", "L(1,0)", "MC(x)")] == [None] * 4
    assert [LEVELS[name].slow for name in ("easy", "medium", "hard", "expert")] == [
        False, False, True, True,
    ]  # fmt: skip


def test_the_beginner_never_takes_from_others() -> None:
    """The level `easy` neither exchanges nor steals, and groups what it can."""
    bot = LEVELS["easy"]
    position = table("13", "", stacks=["", "18:8-9-10-11/12"], top=4)
    assert bot.choose(
        RULES.view(position, ANA), RULES.legal_moves(position, ANA), Random(1)
    ) == Draw(ANA)
    holding = drawing(table("4-5", "7/6"), 16)
    legal = RULES.legal_moves(holding, ANA)
    assert bot.choose(RULES.view(holding, ANA), legal, Random(1)) == Place(ANA, 0, 0)
    holding = drawing(table("4-5", "7/6"), 6)
    legal = RULES.legal_moves(holding, ANA)
    assert bot.choose(RULES.view(holding, ANA), legal, Random(1)) == placing(holding, 5)
    complete = table("4-5-6-7", "")
    legal = RULES.legal_moves(complete, ANA)
    assert isinstance(bot.choose(RULES.view(complete, ANA), legal, Random(1)), Convert)
    assert not any(isinstance(move, Steal) for move in tried(table("1", "", top=2)))


@pytest.mark.parametrize("name", list(PLAYOUTS))
def test_a_policy_of_playouts_plays_as_a_bot(name: str) -> None:
    """A whole game of such bots is legal, and wastes no token on a complete run.

    Fails when a step of a playout needs a side that nobody has seen.
    """
    position, dealer = start(3), Dealer(RULES, 4)
    while acting := position.to_act():
        seat = min(acting)
        if seat == TABLE:
            move = dealer.choose(position)
        else:
            move = PLAYOUTS[name].choose(
                RULES.view(position, seat), RULES.legal_moves(position, seat), Random(1)
            )
        position, _ = RULES.apply(position, move)
    assert sum(map(len, position.stacks)) >= 6


def test_few_ways_are_tried() -> None:
    """Of many ways to group four are tried, the longest first, and of many exchanges five.

    Fails when a crowded table divides the playouts among all that is legal.
    """
    crowded = drawing(table("3-4-5 4-5 5 7-8 7", ""), 6)
    assert len(RULES.legal_moves(crowded, ANA)) == 12
    grouped = [play(crowded, move)[0].reserves[ANA][-1] for move in tried(crowded)]
    assert [len(group) for group in grouped] == [6, 5, 5, 4]
    offered = drawing(table("2 10 18", "1 3 9 11 17 19 4"), 6)
    assert len([move for move in tried(offered) if isinstance(move, Exchange)]) == 5


@pytest.fixture
def played_tables(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, int]]:
    """Return a list that takes the tables and the running moves of each call of `play`."""
    calls: list[tuple[int, int]] = []
    play = Leads.play

    def noted(leads: Leads, tables: int) -> bool:
        calls.append((tables, len(leads.running)))
        return play(leads, tables)

    monkeypatch.setattr(Leads, "play", noted)
    return calls


def test_playouts_are_shared_out(played_tables: list[tuple[int, int]]) -> None:
    """All candidates of a choice share the playouts.

    Fails when each candidate has as many playouts as all should.
    """
    position = drawing(table("4-5", "7 3", left=30), 16)
    moves = tried(position)
    assert len(moves) > 1
    Search(7 * len(moves)).choose(
        RULES.view(position, ANA), RULES.legal_moves(position, ANA), Random(1)
    )
    assert played_tables == [(7, len(moves))]


def test_a_race_drops_what_is_behind(played_tables: list[tuple[int, int]]) -> None:
    """Candidates that are clearly behind leave the race, and the best one stays.

    Fails when nothing is dropped, or when the best one is.
    """
    holding = drawing(table("4-5-6", "9 8/7 12 1 2 3", left=2), 16)
    moves, view = tried(holding), RULES.view(holding, ANA)
    choice = Race(800).choose(view, RULES.legal_moves(holding, ANA), Random(1))
    assert choice == exchanging(holding, 1, 8)
    running = [count for _, count in played_tables]
    assert running[0] == len(moves) > 1
    assert running == sorted(running, reverse=True)
    assert sum(tables * count for tables, count in played_tables) < 800


def test_a_race_has_more_playouts_where_they_are_short(
    played_tables: list[tuple[int, int]], monkeypatch: pytest.MonkeyPatch
) -> None:
    """With a short pile a race goes on longer, and never far over its playouts.

    Fails when the budget is spent for each candidate, or does not grow.
    """
    monkeypatch.setattr(Leads, "drop", lambda *_: None)
    spent = []
    for left in (54, 18):
        position = table("4-5", "7 3", left=left, hand="16", phase="hold")
        Race(64).choose(RULES.view(position, ANA), RULES.legal_moves(position, ANA), Random(1))
        spent.append(sum(tables * running for tables, running in played_tables))
        played_tables.clear()
    most = BATCH * len(tried(position))
    assert 64 <= spent[0] < 64 + most
    assert 128 <= spent[1] < 128 + most


def test_a_limit_of_time_ends_playouts_early(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits for a million tables: the clock is looked at again and again."""
    seconds = count()  # a clock of Windows stands still for hundredths
    monkeypatch.setattr(time, "monotonic", lambda: next(seconds))
    position = drawing(table("4-5", "7 3", left=30), 16)
    leads = Leads(RULES.view(position, ANA), tried(position), Random(1), thrifty.play_on, 0.5)
    assert not leads.play(10**6)
    assert leads.tables == CLOCK


def test_leads_are_paired() -> None:
    """Two moves that are the same are never told apart, and a worse one is dropped.

    Fails when each move has tables of its own: then the same move differs by chance.
    """
    for left in (30, 2):
        position = drawing(table("4-5-6", "9 8/7 12", left=left), 16)
        swap, alone = exchanging(position, 1, 8), Place(ANA, 0, 0)
        leads = Leads(RULES.view(position, ANA), [swap, swap, alone], Random(1), thrifty.play_on)
        leads.play(40)
        assert leads.mean(0) == leads.mean(1)
    assert leads.mean(1) > leads.mean(2)
    leads.drop(2.0)
    assert leads.running == [0, 1]
    assert leads.best() == 0


def test_a_favoured_move_wins_a_tie() -> None:
    """Between two moves that are alike the favoured one is the best, and the other is dropped."""
    position = drawing(table("4-5-6", "9 8/7 12", left=30), 16)
    swap = exchanging(position, 1, 8)
    leads = Leads(RULES.view(position, ANA), [swap, swap], Random(1), thrifty.play_on)
    leads.favour(1)
    leads.play(40)
    assert leads.best() == 1
    assert leads.mean(1) - leads.mean(0) == pytest.approx(FAVOUR)
    leads.drop(2.0)
    assert leads.running == [1]


@pytest.mark.unmeasured
def test_a_race_favours_what_a_patient_player_does(monkeypatch: pytest.MonkeyPatch) -> None:
    """The move of the patient policy is ahead, where it is tried, and everybody is patient.

    Fails when the move of another policy is ahead, or none.
    """
    monkeypatch.delattr(thrifty, "play_on")
    favoured: list[int] = []
    monkeypatch.setattr(Leads, "favour", lambda _, place: favoured.append(place))
    expected = []
    for position, _ in islice(games(3, 2), 100, None, 7):
        seat = position.mover
        if TABLE in position.to_act() or len(tried(position)) == 1:
            continue
        view, legal = RULES.view(position, seat), RULES.legal_moves(position, seat)
        if last_turn.best(view, legal) is not None:
            continue
        Race(1).choose(view, legal, Random(1))
        usual = PLAYOUTS["patient"].choose(view, legal, Random(1))
        expected += [place for place, move in enumerate(tried(position)) if move == usual]
    assert favoured == expected
    assert len(set(favoured)) > 2
