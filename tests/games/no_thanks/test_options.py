"""What a table agrees on before the game."""

from __future__ import annotations

import pytest

from accessigame.core.model import NotAllowed
from accessigame.games.no_thanks import RULES
from accessigame.games.no_thanks.options import ALL_TOKENS, DECK, PILE, TOKENS, Options
from accessigame.games.shared import WrongOption
from tests.games.no_thanks.notation import after, start


def test_the_material() -> None:
    """There are 33 cards from 3 to 35 that sum to 627, 24 of them are played."""
    assert len(DECK) == 33
    assert (min(DECK), max(DECK), sum(DECK)) == (3, 35, 627)
    assert PILE == 24
    assert ALL_TOKENS == 55


@pytest.mark.parametrize(
    ("edition", "players", "tokens", "in_the_box"),
    [
        ("2020", 3, 11, 22),
        ("2020", 4, 11, 11),
        ("2020", 5, 11, 0),
        ("2020", 6, 9, 1),
        ("2020", 7, 7, 6),
        ("2004", 3, 11, 22),
        ("2004", 4, 11, 11),
        ("2004", 5, 11, 0),
    ],
)
def test_tokens_by_edition_and_players(
    edition: str, players: int, tokens: int, in_the_box: int
) -> None:
    """Each edition gives each number of players its tokens, and the rest stays in the box (N24)."""
    assert TOKENS[edition][players] == tokens
    assert ALL_TOKENS - players * tokens == in_the_box


def test_what_is_not_agreed_is_usual() -> None:
    """Without a word, one round is played with closed tokens and seat 0 starts."""
    assert Options.read({}, 3) == Options(0, 1, "random", open_tokens=False, physical=False)


def test_every_option_is_read() -> None:
    """Each option of a journal comes through."""
    given = {"first": 2, "rounds": 3, "starts": "rotate", "open_tokens": True, "physical": True}
    assert Options.read(given, 3) == Options(2, 3, "rotate", open_tokens=True, physical=True)


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("first", -1),
        ("first", 3),
        ("first", "0"),
        ("first", True),
        ("first", None),
        ("rounds", 0),
        ("rounds", 100),
        ("rounds", 1.0),
        ("starts", "loudest"),
        ("starts", 1),
        ("open_tokens", 1),
        ("open_tokens", "true"),
        ("physical", None),
        ("physical", [True]),
        ("colour", "red"),
        ("", 0),
    ],
)
def test_an_option_that_cannot_be_is_named(name: str, value: object) -> None:
    """An unknown option, a wrong type or a value out of range is refused by its name."""
    with pytest.raises(NotAllowed) as caught:
        Options.read({name: value}, 3)
    assert caught.value.event == WrongOption(name, str(value))


def test_open_tokens_are_in_the_open_scores() -> None:
    """What everybody may know of a score has the tokens only where the table agreed on that.

    Fails when tokens are left out of what lies in the open.
    """
    acts = "11 p t"
    assert RULES.open_scores(after(start(3), acts)) == (0, 11, 0)
    assert RULES.open_scores(after(start(3, open_tokens=True), acts)) == (-10, 11 - 12, -11)
