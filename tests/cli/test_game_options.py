"""The options of the command line, and the games that know them."""

from __future__ import annotations

import json
from typing import Any

import pytest

from accessigame import games
from accessigame.cli.game_options import NotForThisGame
from accessigame.cli.parser import OptionNeeds, Parser
from accessigame.commands import play
from accessigame.core.game import Game, Option
from accessigame.core.model import Event, NotAllowed
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
    """Each game states its defaults; with real cards, the hands of bots are typed."""
    assert header(*arguments).options == options


SIZE, REAL = OptionNeeds("--size", "--box none"), OptionNeeds("--typed-hands", "--deck physical")


@pytest.mark.parametrize(
    ("arguments", "event"),
    [
        ("six-nimmt --open-tokens", NotForThisGame("--open-tokens", "six-nimmt")),
        ("six-nimmt --starts random", NotForThisGame("--starts", "six-nimmt")),
        ("no-thanks --target 9", NotForThisGame("--target", "no-thanks")),
        ("no-thanks --rounds 2 --box none", NotForThisGame("--box", "no-thanks")),
        (
            "no-thanks --deck physical --typed-hands Me",
            NotForThisGame("--typed-hands", "no-thanks"),
        ),
        ("six-nimmt --typed-hands Me", REAL),
        ("six-nimmt --typed-hands Nobody", REAL),
        ("titus --deck physical --size 20", SIZE),
        ("titus --deck physical --size 20 --box list:8/9", SIZE),
    ],
)
def test_an_option_of_another_game_is_refused(arguments: str, event: Event) -> None:
    """An option that the game does not know, or would pass over, is refused by name."""
    with pytest.raises(NotAllowed) as caught:
        header(*arguments.split())
    assert caught.value.event == event


@pytest.mark.parametrize("arguments", ["--rounds 2 no-thanks", "--rounds=2 no-thanks"])
def test_the_game_may_follow_its_options(arguments: str) -> None:
    """A number before the name of the game belongs to its option."""
    parser = Parser("play")
    play.arguments(parser)
    given = parser.read(arguments.split())
    assert (given.game, given.rounds) == ("no-thanks", 2)


LIMITED = [
    pytest.param(rules, row, id=f"{rules.name} {row.name}")
    for rules in games.every()
    for row in rules.options
    if row.kind in ("count", "choice")
]


@pytest.mark.parametrize(("rules", "row"), LIMITED)
def test_the_limits_of_a_row_are_those_of_the_rules(rules: Game[Any], row: Option) -> None:
    """The rules take what the row allows, and refuse the number beyond each limit.

    Fails when the rules read an option without looking at its row.
    """
    values: tuple[object, ...] = (row.low - 1, row.low, row.high, row.high + 1, 0, "")
    if row.kind == "choice":
        values = (*row.choices, "")
    for value in values:
        assert starts_with(rules, row, value) == row.allows(value), value


def starts_with(rules: Game[Any], row: Option, value: object) -> bool:
    """Say whether the rules begin a game with this value, and with whatever it needs."""
    needed = dict([row.needs]) if row.needs else {}
    others = {"rounds": 1} if row.name == "target" else {"target": 66} if row.unlimited else {}
    try:
        real = {"physical": True}
        rules.start(rules.editions[0], 3, {**others, **real, **needed, row.name: value})
    except NotAllowed:
        return False
    return True


def test_a_flag_of_several_games_is_of_one_kind() -> None:
    """A flag that two games share is read in one way, and its name follows from the option.

    The two exceptions are older than the rows.
    """
    rows = [row for rules in games.every() for row in rules.options if row.flag]
    for row in rows:
        assert {other.kind for other in rows if other.flag == row.flag} == {row.kind}
        name = row.flag.replace("-", "_")
        assert name == {"deck": "box", "known": "typed_hands"}.get(row.name, row.name)


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
