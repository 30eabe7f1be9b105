"""The course of a match: its start, its rounds and its end."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame.core.game import default_options
from accessigame.core.model import TABLE, Event, Move, NotAllowed, Seat
from accessigame.games.shared import NoSuchEdition, SharedWin, Winner, WrongOption, WrongPlayers
from accessigame.games.six_nimmt import RULES, scoring
from accessigame.games.six_nimmt.events.answers import HandHeld
from accessigame.games.six_nimmt.events.play import (
    CardPlaced,
    HandsDealt,
    HeadsScored,
    RoundBegan,
    RowsLaid,
    TurnOpened,
    TurnsOver,
)
from accessigame.games.six_nimmt.moves import BY_NAME, Choose, Deal, Draft, LayRows, TakeRow
from accessigame.games.six_nimmt.options import HEADS, Options
from accessigame.games.six_nimmt.position import Position
from tests.games.six_nimmt.notation import board, dealt, play, rows_of, start, turn


def test_journals_know_every_move() -> None:
    """Each move has one name in journals, and none asks twice."""
    assert dict(BY_NAME) == {
        "deal": Deal,
        "rows": LayRows,
        "draft": Draft,
        "choose": Choose,
        "take_row": TakeRow,
    }
    assert not any(kind.asks_first for kind in BY_NAME.values())


def test_what_is_not_agreed_is_usual() -> None:
    """Without a word the match goes on until somebody has more than 66 heads."""
    assert Options.read({}, 4) == Options(0, 0, 66, target_inclusive=False, physical=False)
    assert default_options(RULES)["target"] == 66
    assert not RULES.higher_wins


def test_every_option_is_read() -> None:
    """Each option of a journal comes through."""
    given = {
        "first": 2,
        "rounds": 3,
        "target": 100,
        "target_inclusive": True,
        "physical": True,
        "known": [1, 2],
    }
    assert Options.read(given, 3) == Options(
        2, 3, 100, target_inclusive=True, physical=True, known=(Seat(1), Seat(2))
    )


@pytest.mark.parametrize(
    ("options", "name", "given"),
    [
        ({"first": 4}, "first", "4"),
        ({"first": -1}, "first", "-1"),
        ({"rounds": 100}, "rounds", "100"),
        ({"rounds": "3"}, "rounds", "3"),
        ({"target": 1000}, "target", "1000"),
        ({"target": -1}, "target", "-1"),
        ({"target": 0}, "target", "0"),
        ({"target_inclusive": 1}, "target_inclusive", "1"),
        ({"known": [1]}, "known", "[1]"),
        ({"physical": True, "known": [4]}, "known", "[4]"),
        ({"physical": True, "known": [1, 1]}, "known", "[1, 1]"),
        ({"physical": True, "known": ["1"]}, "known", "['1']"),
        ({"open_tokens": True}, "open_tokens", "True"),
    ],
)
def test_an_option_that_cannot_be_is_refused(
    options: dict[str, object], name: str, given: str
) -> None:
    """An option out of its range, of another kind or of another game is refused by its name."""
    with pytest.raises(NotAllowed) as caught:
        start(4, "base", **options)
    assert caught.value.event == WrongOption(name, given)


@pytest.mark.parametrize(
    ("edition", "players", "event"),
    [
        ("base", 1, WrongPlayers(1, 2, 10, "base")),
        ("base", 11, WrongPlayers(11, 2, 10, "base")),
        ("pro", 11, WrongPlayers(11, 2, 10, "pro")),
        ("open", 4, NoSuchEdition("open", ("base", "pro", "known-deck"))),
    ],
)
def test_a_table_that_cannot_be_is_refused(edition: str, players: int, event: Event) -> None:
    """Two to ten play, in one of three editions."""
    with pytest.raises(NotAllowed) as caught:
        start(players, edition)
    assert caught.value.event == event


@pytest.mark.parametrize("players", range(2, 11))
@pytest.mark.parametrize("edition", ["base", "known-deck"])
def test_a_round_is_dealt(players: int, edition: str) -> None:
    """Everybody gets ten cards and four begin the rows, all of the deck and all different."""
    position = dealt(start(players, edition))
    hands = [hand for hand in position.hands if hand is not None]
    assert all(list(hand) == sorted(hand) for hand in hands)
    cards = [card for row in (*hands, *position.rows) for card in row]
    assert [len(row) for row in (*hands, *position.rows)] == [10] * players + [1] * 4
    assert len(set(cards)) == len(cards) == 10 * players + 4
    assert set(cards) <= set(range(1, position.highest + 1))
    assert position.to_act() == set(position.seats)
    assert position.turn == 1


def test_what_is_said_before_the_first_turn() -> None:
    """Everybody hears that hands were dealt, and each seat alone what it holds."""
    position = start(2)
    assert RULES.opening(position) == (RoundBegan(1, 0, 66, inclusive=False),)
    low, high = tuple(range(1, 11)), tuple(range(11, 21))
    moves: list[Move] = [Deal(TABLE, Seat(0), low[::-1]), Deal(TABLE, Seat(1), high)]
    _, happened = play(position, [*moves, LayRows(TABLE, (40, 30, 60, 50))])
    assert happened == [
        HandsDealt(10),
        HandHeld(Seat(0), low),
        HandHeld(Seat(1), high),
        RowsLaid((40, 30, 60, 50)),
        TurnOpened(1),
    ]


def _ending(totals: tuple[int, ...], **options: object) -> tuple[Position, list[Event]]:
    """Return the position and the events after a last card that leaves these totals."""
    ones = [card for card in range(1, 105) if HEADS[card] == 1 and card > 4]
    heaps = []
    for total in totals:
        heaps.append(tuple(ones[:total]) if total < len(ones) else tuple(range(5, 5 + 60)))
        ones = ones[total:]
    position = board("1 · 2 · 3 · 4", range(101, 101 + len(totals)), **options)
    return turn(replace(position, turn=10, heaps=tuple(heaps)), position_cards(position))


def position_cards(position: Position) -> list[int]:
    """Return the only card of each hand."""
    return [hand[0] for hand in position.hands if hand]


@pytest.mark.parametrize(
    ("totals", "options", "over"),
    [
        ((66, 1, 0), {}, False),
        ((67, 1, 0), {}, True),
        ((66, 1, 0), {"target_inclusive": True}, True),
        ((65, 1, 0), {"target_inclusive": True}, False),
        ((12, 20, 3), {"target": 20}, False),
        ((12, 21, 3), {"target": 20}, True),
        ((1, 0, 0), {"rounds": 1}, True),
        ((1, 0, 0), {"rounds": 2}, False),
        ((67, 0, 0), {"rounds": 2}, True),
        ((67, 0, 0), {"rounds": 2, "target": 0}, False),
    ],
)
def test_when_a_match_ends(totals: tuple[int, ...], options: dict[str, object], over: bool) -> None:
    """A match ends above the target, or at it if agreed, or with the last round, or both.

    Fails when "more than" the target is confused with "at least".
    """
    position, _ = _ending(totals, **options)
    assert scoring.totals(position) == totals
    assert RULES.scores(position) == totals
    assert position.over == over
    assert position.to_act() == (frozenset() if over else {TABLE})
    assert position.round == (1 if over else 2)


@pytest.mark.parametrize(
    ("totals", "target", "over"),
    [
        ((66, 40, 12), 66, False),
        ((67, 40, 12), 66, True),
        ((70, 12, 12), 66, True),
        ((99, 98, 97), 100, False),
        ((101, 5, 9), 100, True),
    ],
)
def test_totals_of_the_rulebook(totals: tuple[int, ...], target: int, over: bool) -> None:
    """More than the agreed total ends the match, and nothing less."""
    assert Options(target=target).is_last(1, totals) == over
    assert Options(target=target, rounds=3).is_last(3, totals)


def test_the_lowest_total_wins() -> None:
    """The seat with the fewest heads wins, and all of them if there are several."""
    _, alone = _ending((67, 3, 1))
    assert alone[-5:] == [
        TurnsOver(1),
        HeadsScored(Seat(0), 67, 67),
        HeadsScored(Seat(1), 3, 3),
        HeadsScored(Seat(2), 1, 1),
        Winner(Seat(2), 1),
    ]
    _, shared = _ending((67, 1, 1))
    assert shared[-1] == SharedWin((Seat(1), Seat(2)), 1)


def test_the_next_round_is_played_with_all_cards() -> None:
    """After a round all cards are dealt again, and the totals stay."""
    position, happened = _ending((5, 1, 0))
    assert happened[-1] == RoundBegan(2, 0, 66, inclusive=False)
    assert position.free() == frozenset(range(1, 105))
    assert position.hands == ((), (), ())
    again = dealt(position, seed=3)
    assert again.round == 2
    assert RULES.scores(again) == (5, 1, 0)


def test_the_rows_stay_when_the_match_is_over() -> None:
    """The last rows can still be asked for, and nobody acts."""
    position, happened = _ending((67, 1, 0))
    placed = [event for event in happened if isinstance(event, CardPlaced)]
    assert [event.row for event in placed] == [4, 4, 4]
    assert position.rows == rows_of("1 · 2 · 3 · 4 101 102 103")
    assert RULES.legal_moves(position, Seat(0)) == ()
