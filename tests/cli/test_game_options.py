"""The options of the command line, and the games that know them."""

from __future__ import annotations

import json

import pytest

from accessigame import games
from accessigame.cli.parser import Parser
from accessigame.commands import play
from accessigame.core.model import NotAllowed
from accessigame.main import main
from accessigame.session.journal import Header
from accessigame.words.words import Localizer


def header(game: str, *arguments: str) -> Header:
    """Return the header of the game that this command line begins."""
    parser = Parser("play")
    play.arguments(parser)
    return play.header_for(
        parser.read([game, "--seed", "3", *arguments]), games.find(game), Localizer("en")
    )


@pytest.mark.parametrize(
    ("arguments", "options"),
    [
        (("no-thanks",), {"first": 0, "rounds": 1}),
        (("no-thanks", "--rounds", "2"), {"first": 0, "rounds": 2}),
        (("six-nimmt",), {"first": 0, "rounds": 0}),
        (
            ("six-nimmt", "--target", "40", "--target-inclusive"),
            {"first": 0, "rounds": 0, "target": 40, "target_inclusive": True},
        ),
        (
            ("six-nimmt", "--deck", "physical", "--players", "Ana,Ben:bot,Lea,Max:easy"),
            {"first": 3, "rounds": 0, "physical": True, "known": [1, 3]},
        ),
        (
            ("no-thanks", "--deck", "physical", "--players", "Ana,Ben:bot,Lea"),
            {"first": 0, "rounds": 1, "physical": True},
        ),
    ],
)
def test_a_game_gets_the_options_that_it_knows(
    arguments: tuple[str, ...], options: dict[str, object]
) -> None:
    """What is usual goes to games that know it; with real cards, hands of bots are typed."""
    assert header(*arguments).options == options


@pytest.mark.parametrize(
    "arguments",
    [
        ("six-nimmt", "--open-tokens"),
        ("six-nimmt", "--starts", "random"),
        ("no-thanks", "--target", "9"),
        ("no-thanks", "--deck", "physical", "--typed-hands", "Me"),
        ("six-nimmt", "--typed-hands", "Me"),
        ("titus", "--deck", "physical", "--size", "20"),
        ("titus", "--deck", "physical", "--size", "20", "--box", "list:8/9"),
    ],
)
def test_an_option_of_another_game_is_refused(arguments: tuple[str, ...]) -> None:
    """Whoever asks for what the game does not know, or would pass over, is told so."""
    with pytest.raises(NotAllowed):
        header(*arguments)


@pytest.mark.parametrize(
    ("game", "rounds", "least"), [("six-nimmt", (), 5), ("six-nimmt", ("--rounds", "0"), 6)]
)
def test_a_simulated_game_is_a_round_or_a_match(
    capsys: pytest.CaptureFixture[str], game: str, rounds: tuple[str, ...], least: int
) -> None:
    """A simulated game is one round, and with no limit of rounds a whole match."""
    main(["simulate", game, "--bots", "random", "--games", "5", "--json", *rounds])
    report = json.loads(capsys.readouterr().out)
    assert report["games"] == 5
    assert report["rounds"] == 5 if least == 5 else report["rounds"] >= least
    assert sum(report["wins"]) == pytest.approx(5)
