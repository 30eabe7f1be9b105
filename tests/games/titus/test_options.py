"""The options of a table, the beginning of a game, and counts of a score."""

from __future__ import annotations

import pytest

from accessigame.core.game import default_options
from accessigame.core.model import (
    TABLE,
    Event,
    NotAllowed,
    Seat,
)
from accessigame.games import shared
from accessigame.games.titus import RULES
from accessigame.games.titus.events import play as say
from accessigame.games.titus.events import refusals
from accessigame.games.titus.events.refusals import DeckNotDealt
from accessigame.games.titus.moves import BY_NAME, Draw, Top
from accessigame.games.titus.options import OPTIONS
from tests.games.titus.notation import (
    start,
)

ANA, BEN, LEA = Seat(0), Seat(1), Seat(2)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_how_a_game_begins(players: int) -> None:
    """Nobody has a token, 54 lie in the pile, and the number on top is to be said."""
    position = start(players, first=players - 1)
    assert position.to_act() == {TABLE}
    assert (position.mover, position.left, position.victory) == (players - 1, 54, 18)
    assert RULES.scores(position) == (0,) * players
    after, happened = RULES.apply(position, Top(TABLE, 16))
    assert happened[0] == say.TopShown(16, frozenset(range(1, 20)))
    assert happened[1] == say.TurnStarts(Seat(players - 1), 16)
    assert RULES.legal_moves(after, Seat(players - 1)) == (Draw(Seat(players - 1)),)


@pytest.mark.parametrize(
    ("edition", "players", "event"),
    [
        ("standard", 1, refusals.PlayersBetween(1, 2, 4)),
        ("standard", 5, refusals.PlayersBetween(5, 2, 4)),
        ("2020", 2, shared.NoSuchEdition("2020", ("standard",))),
    ],
)
def test_a_table_that_cannot_be_is_refused(edition: str, players: int, event: Event) -> None:
    """Two to four players, and one edition."""
    with pytest.raises(NotAllowed) as caught:
        RULES.start(edition, players, {})
    assert caught.value.event == event


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first", 2), ("first", -1), ("first", "0"), ("size", 0), ("size", 100),
        ("recall", 1), ("colour", "red"),
    ],
)  # fmt: skip
def test_an_option_that_cannot_be_is_refused(name: str, value: object) -> None:
    """An option of the wrong kind or out of range is refused by its name."""
    with pytest.raises(NotAllowed) as caught:
        start(2, **{name: value})
    assert caught.value.event == shared.WrongOption(name, str(value))


@pytest.mark.parametrize("deck", ["none", "8/?", "8/8 x60"])
def test_tokens_that_cannot_be_dealt_are_refused(deck: str) -> None:
    """The program deals only what it knows, and no more than a box holds."""
    with pytest.raises(NotAllowed) as caught:
        start(2, deck=deck)
    assert caught.value.event == DeckNotDealt(54)


def test_what_real_tokens_allow() -> None:
    """With real tokens there may be no list, or one that is not complete."""
    assert start(2, deck="none", size=60, physical=True).left == 60
    assert start(2, deck="8/?, 9/9", physical=True).left == 2
    assert default_options(RULES) == {
        "first": 0, "deck": "derived", "size": 54, "strict_status": False, "recall": False,
        "physical": False,
    }  # fmt: skip


def test_the_size_means_nothing_beside_a_list() -> None:
    """It is the only option that needs another."""
    assert [row.name for row in OPTIONS if row.needs] == ["size"]


@pytest.mark.parametrize(
    ("cards", "runs", "event"),
    [
        ((19,), 0, refusals.NotAVictoryCard("19", 7, 18)),
        ((6,), 0, refusals.NotAVictoryCard("6", 7, 18)),
        ((18, 18), 0, refusals.VictoryTwice(18)),
        ((18,), 14, refusals.WrongRuns(14, 13)),
        ((18,), -1, refusals.WrongRuns(-1, 13)),
    ],
)
def test_what_nobody_can_have_is_not_counted(
    cards: tuple[int, ...], runs: int, event: Event
) -> None:
    """Cards that are none, a card twice, and too many runs are refused."""
    with pytest.raises(NotAllowed) as caught:
        RULES.count(cards, runs)
    assert caught.value.event == event


def test_journals_know_every_move() -> None:
    """Each move has one name in journals, and two are grave and asked twice."""
    assert list(BY_NAME) == [
        "top", "draw", "place", "exchange", "steal", "flip", "join", "convert", "stop",
        "end-pile", "drop-list",
    ]  # fmt: skip
    grave = {name for name, kind in BY_NAME.items() if kind.asks_first}
    assert grave == {"end-pile", "drop-list"}
