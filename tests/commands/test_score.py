"""`score`: the count alone."""

from __future__ import annotations

import pytest

from accessigame import games
from tests.running import Program

LISE = "3 7 8 10 14 15 16 25"


@pytest.mark.parametrize(
    ("lang", "steps"),
    [
        (
            "fr",
            [
                "3 : compte 3.",
                "7, 8 : compte 7.",
                "10 : compte 10.",
                "14, 15, 16 : compte 14.",
                "25 : compte 25.",
                "Ensemble : 59.",
                "Moins 8 jetons : 51.",
            ],
        ),
        (
            "en",
            [
                "3: counts 3.",
                "7, 8: counts 7.",
                "10: counts 10.",
                "14, 15, 16: counts 14.",
                "25: counts 25.",
                "Together: 59.",
                "Minus 8 tokens: 51.",
            ],
        ),
        (
            "de",
            [
                "3: zählt 3.",
                "7, 8: zählt 7.",
                "10: zählt 10.",
                "14, 15, 16: zählt 14.",
                "25: zählt 25.",
                "Zusammen: 59.",
                "Minus 8 Chips: 51.",
            ],
        ),
    ],
)
def test_the_count_of_the_rulebook(accessigame: Program, lang: str, steps: list[str]) -> None:
    """The count of Lise is explained step by step and ends with 51 (N6)."""
    ran = accessigame("score", "no-thanks", LISE, "--tokens", "8", lang=lang)
    assert (ran.code, ran.lines, ran.err) == (0, steps, "")


@pytest.mark.parametrize(
    "cards",
    [
        [LISE],
        LISE.split(),
        ["3,7,8,10,14,15,16,25"],
        ["25", "16 15 14", "10,8", "7, 3"],
    ],
)
def test_cards_in_any_writing(accessigame: Program, cards: list[str]) -> None:
    """Cards may be one argument or many, with blanks or commas, in any order."""
    ran = accessigame("score", "non-merci", *cards, "--tokens=8")
    assert ran.lines[-1] == "Minus 8 tokens: 51."


def test_nothing_and_no_tokens(accessigame: Program) -> None:
    """No card counts nothing, and 11 tokens alone count minus 11 (N9)."""
    assert accessigame("score", "no-thanks").lines == ["Together: 0.", "No token: 0."]
    ran = accessigame("score", "no-thanks", "--tokens", "11")
    assert ran.lines[-1] == "Minus 11 tokens: minus 11."


def test_runs_that_are_left_are_counted(accessigame: Program) -> None:
    """Titus counts 6 points for each complete run; no option had them.

    Fails when the option is named after the tokens of another game.
    """
    ran = accessigame("score", "titus", "18 12", "--runs", "2")
    assert ran.code == 0
    assert ran.lines[-1].rstrip(".").endswith(" 42")


@pytest.mark.parametrize(
    ("game", "option"), [("titus", "--tokens"), ("six-nimmt", "--runs"), ("no-thanks", "--runs")]
)
def test_what_another_game_counts_is_refused(accessigame: Program, game: str, option: str) -> None:
    """An option of another game is not passed over: the count would be wrong without a word."""
    ran = accessigame("score", game, "18", option, "2")
    assert (ran.code, ran.lines) == (2, [])
    assert option in ran.err
    assert game in ran.err


def test_the_help_knows_every_game(accessigame: Program) -> None:
    """Each game has its line, with the option of what counts beside its cards."""
    help_lines = accessigame("score", "--help").lines
    for game in games.every():
        (line,) = [line for line in help_lines if f"score {game.name} " in line]
        assert (f"--{game.material.extra} " in line) is bool(game.material.extra)
