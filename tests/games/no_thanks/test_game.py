"""The game as a whole: how it begins, and the count alone."""

from __future__ import annotations

import pytest

from accessigame.core.game import Game
from accessigame.core.model import TABLE, Event, NotAllowed
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.events.answers import PartCounted, TokensCounted
from accessigame.games.no_thanks.options import DECK
from accessigame.games.no_thanks.position import Position
from accessigame.games.shared import (
    CardTwice,
    NoSuchEdition,
    NotACard,
    WrongOption,
    WrongPlayers,
    WrongTokens,
)
from tests.games.no_thanks.notation import start

GAME: Game[Position] = RULES
"""The rules are a game by the protocol: the type checker compares each function."""


@pytest.mark.parametrize(
    ("edition", "players", "tokens"),
    [("2020", n, t) for n, t in ((3, 11), (4, 11), (5, 11), (6, 9), (7, 7))]
    + [("2004", n, 11) for n in (3, 4, 5)],
)
def test_how_a_game_begins(edition: str, players: int, tokens: int) -> None:
    """Everybody has the edition's tokens and no card, and the table is to turn one up (N24)."""
    position = start(players, edition)
    assert position.tokens == (tokens,) * players
    assert position.cards == ((),) * players
    assert position.seats == tuple(range(players))
    assert position.unseen == frozenset(DECK)
    assert (position.card, position.pot, position.round, position.mover) == (None, 0, 1, 0)
    assert (position.turned, position.left) == (0, 24)
    assert position.to_act() == {TABLE}
    assert not position.over
    assert RULES.scores(position) == (-tokens,) * players


@pytest.mark.parametrize(
    ("edition", "players", "event"),
    [
        ("2020", 0, WrongPlayers(0, 3, 7, "2020")),
        ("2020", 1, WrongPlayers(1, 3, 7, "2020")),
        ("2020", 2, WrongPlayers(2, 3, 7, "2020")),
        ("2020", 8, WrongPlayers(8, 3, 7, "2020")),
        ("2004", 2, WrongPlayers(2, 3, 5, "2004")),
        ("2004", 6, WrongPlayers(6, 3, 5, "2004")),
        ("2004", 7, WrongPlayers(7, 3, 5, "2004")),
        ("1999", 3, NoSuchEdition("1999", ("2020", "2004"))),
        ("", 3, NoSuchEdition("", ("2020", "2004"))),
    ],
)
def test_a_table_that_cannot_be_is_refused(edition: str, players: int, event: Event) -> None:
    """Too few, too many, or an unknown edition: the refusal says what is possible (N24)."""
    with pytest.raises(NotAllowed) as caught:
        start(players, edition)
    assert caught.value.event == event


def test_an_option_that_cannot_be_is_refused() -> None:
    """The first player is one of the table."""
    with pytest.raises(NotAllowed) as caught:
        start(3, first=3)
    assert caught.value.event == WrongOption("first", "3")


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_the_table_names_who_starts(first: int) -> None:
    """The seat that the table names is the first to decide."""
    assert start(4, first=first).mover == first


def test_the_count_alone() -> None:
    """Who only wants the count gets its steps, and cards may come in any order."""
    steps = RULES.count((25, 3, 16, 8, 7, 10, 14, 15), 8)
    assert steps[-2:] == (PartCounted(59), TokensCounted(8, 51))
    assert RULES.count((), 0) == (PartCounted(0), TokensCounted(0, 0))


@pytest.mark.parametrize(
    ("cards", "tokens", "event"),
    [
        ((2,), 0, NotACard("2", 3, 35)),
        ((36,), 0, NotACard("36", 3, 35)),
        ((7, 0), 0, NotACard("0", 3, 35)),
        ((7, 8, 7), 0, CardTwice(7)),
        ((7,), 56, WrongTokens(56, 55)),
        ((7,), -1, WrongTokens(-1, 55)),
    ],
)
def test_what_nobody_can_hold_is_not_counted(
    cards: tuple[int, ...], tokens: int, event: Event
) -> None:
    """Cards that are none, a card twice and too many tokens are refused."""
    with pytest.raises(NotAllowed) as caught:
        RULES.count(cards, tokens)
    assert caught.value.event == event
