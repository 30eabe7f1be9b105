"""Bull heads, card by card and together."""

from __future__ import annotations

import pytest

from accessigame.core.model import Event, NotAllowed
from accessigame.games.shared import CardTwice, NotACard, WrongTokens
from accessigame.games.six_nimmt import RULES
from accessigame.games.six_nimmt.events.answers import HeadsCounted, HeadsOfCard, HeadsTogether
from accessigame.games.six_nimmt.options import HEADS, heads_in, heads_of, highest

DOUBLETS = (11, 22, 33, 44, 66, 77, 88, 99)
TENS = tuple(range(10, 101, 10))
FIVES = (5, 15, 25, 35, 45, 65, 75, 85, 95)


def test_the_heads_of_every_card() -> None:
    """All 104 cards have the heads of the rulebook's list, 171 together."""
    expected = dict.fromkeys(range(1, 105), 1)
    expected |= dict.fromkeys(FIVES, 2) | dict.fromkeys(TENS, 3) | dict.fromkeys(DOUBLETS, 5)
    expected[55] = 7
    assert {card: heads_of(card) for card in RULES.material.cards} == expected
    assert {card: HEADS[card] for card in RULES.material.cards} == expected
    assert heads_in(RULES.material.cards) == 171


@pytest.mark.parametrize(
    ("players", "cards", "heads"),
    [
        (2, 24, 38),
        (3, 34, 55),
        (4, 44, 72),
        (5, 54, 85),
        (6, 64, 103),
        (7, 74, 120),
        (8, 84, 137),
        (9, 94, 154),
        (10, 104, 171),
    ],
)
def test_the_cards_of_the_pro_game(players: int, cards: int, heads: int) -> None:
    """Ten cards a player and four are played with, in the Pro game and with the known deck."""
    for edition in ("pro", "known-deck"):
        assert highest(edition, players) == cards
    assert highest("base", players) == 104
    assert heads_in(range(1, cards + 1)) == heads


def test_the_count_goes_step_by_step() -> None:
    """The dearest cards come first, equal ones together, and the sum at the end."""
    assert RULES.count((12, 55, 22, 15, 14, 33), 0) == (
        HeadsOfCard(55, 7),
        HeadsCounted((22, 33), 5, 10),
        HeadsOfCard(15, 2),
        HeadsCounted((12, 14), 1, 2),
        HeadsTogether(21),
    )
    assert RULES.count((), 0) == (HeadsTogether(0),)


@pytest.mark.parametrize(
    ("cards", "tokens", "event"),
    [
        ((0,), 0, NotACard("0", 1, 104)),
        ((12, 105), 0, NotACard("105", 1, 104)),
        ((12, 13, 12), 0, CardTwice(12)),
        ((12,), 1, WrongTokens(1, 0)),
    ],
)
def test_what_nobody_can_have_is_not_counted(
    cards: tuple[int, ...], tokens: int, event: Event
) -> None:
    """Cards that are none, a card twice, and tokens of another game are refused."""
    with pytest.raises(NotAllowed) as caught:
        RULES.count(cards, tokens)
    assert caught.value.event == event
