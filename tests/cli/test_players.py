"""Names, seats and bots of `--players`."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame import games
from accessigame.cli.players import (
    NameTooLong,
    NameWithoutLetters,
    PlayersNeedCommas,
    PlayersUnclear,
    PlayerUnknown,
    persons_in,
    players_in,
    seat_of,
)
from accessigame.core.model import Event, NotUnderstood, Refusal, Seat
from accessigame.words.words import Localizer
from tests.running import Program


@pytest.mark.parametrize(
    ("given", "names", "levels"),
    [
        ("Ana,Ben:bot,Léa", ("Ana", "Ben", "Léa"), {1: "bot"}),
        (" Ana , Ben : EASY ,Léa", ("Ana", "Ben", "Léa"), {1: "easy"}),
        ("A:random,B:random", ("A", "B"), {0: "random", 1: "random"}),
        ("Jean-Luc,Anna Maria", ("Jean-Luc", "Anna Maria"), {}),
    ],
)
def test_players_are_names_with_commas(
    given: str, names: tuple[str, ...], levels: dict[int, str]
) -> None:
    """Players are names with commas; a colon makes a bot."""
    assert players_in(given) == (names, levels)


@pytest.mark.parametrize("given", ["", ",", "Ana,,Ben", "Ana,ana", "Ana:", ":bot", "A,B,\n"])
def test_an_unclear_list_of_players_is_refused(given: str) -> None:
    """An empty name, a name twice, and a colon without a level are unclear."""
    with pytest.raises(NotUnderstood) as caught:
        players_in(given)
    assert caught.value.event == PlayersUnclear(given)


@pytest.mark.parametrize("given", ["Ana Ben Zoé", "-1", "Ana", "Ana:bot"])
def test_one_name_alone_gets_a_word_about_commas(given: str) -> None:
    """Names with blanks between them are one name, which nobody can play by."""
    with pytest.raises(NotUnderstood) as caught:
        players_in(given)
    assert caught.value.event == PlayersNeedCommas(given)


@pytest.mark.parametrize("given", ["4", " 4 "])
def test_a_number_stands_for_so_many_persons(given: str) -> None:
    """On the command line as in the menu, four is four players without names.

    Fails when 4 is taken for the name of one.
    """
    every = persons_in(given, Localizer("fr"), games.find("no-thanks"), "2020")
    assert every == "Joueur 1,Joueur 2,Joueur 3,Joueur 4"


@pytest.mark.parametrize("given", ["0", "1", "9", "9" * 5000])
def test_a_number_that_no_edition_takes_is_refused(given: str) -> None:
    """So many players cannot be, and no list of them is made first."""
    with pytest.raises(Refusal):
        persons_in(given, Localizer("fr"), games.find("no-thanks"), "2020")


@pytest.mark.parametrize(
    ("seated", "asked"),
    [
        ("A\tB", "A\tB"),
        ("x" * 40, "x" * 40),
        ("Zoe\u0301", "Zo\u00e9"),
        ("Zo\u00e9", "zoe\u0301 "),
    ],
)
def test_a_player_is_found_by_the_name_as_it_was_typed(seated: str, asked: str) -> None:
    """A name that is said shorter, or whose accents were typed apart, is the same name.

    Fails when what was typed is compared with what is said.
    """
    names, _ = players_in(f"Ana,{seated},Ben")
    assert seat_of(asked, names) == Seat(1)
    assert "\u0301" not in names[1], "braille has a cell for the letter, and none for an accent"


def test_a_name_that_nobody_has_is_refused_with_those_at_the_table() -> None:
    """The refusal lists the names, so that the right one can be typed."""
    with pytest.raises(NotUnderstood) as caught:
        seat_of("Zoé", ("Ana", "Ben"))
    assert caught.value.event == PlayerUnknown("Zoé", ("Ana", "Ben"))


@pytest.mark.parametrize(
    ("name", "event"),
    [
        ("1", NameWithoutLetters("1")),
        ("007", NameWithoutLetters("007")),
        ("🎲", NameWithoutLetters("🎲")),
        ("-", NameWithoutLetters("-")),
        ("x" * 41, NameTooLong("x" * 41, 40)),
    ],
)
def test_a_name_that_hides_what_is_said_is_refused(name: str, event: Event) -> None:
    """A 1 that starts is no player, and 500 letters are no name. Fails when both pass."""
    with pytest.raises(NotUnderstood) as caught:
        players_in(f"Ana,{name},Ben")
    assert caught.value.event == event


@pytest.mark.parametrize("name", ["R2D2", "É", "7 of 9", "Ω", "名"])
def test_a_name_with_a_letter_of_any_script_is_a_name(name: str) -> None:
    """A number beside a letter is part of a name."""
    assert players_in(f"{name},Ben")[0] == (name, "Ben")


def test_older_journals_with_such_names_still_replay(accessigame: Program, tmp_path: Path) -> None:
    """What was played under any name can be heard again. Fails when journals are checked, too."""
    path = tmp_path / "old.jsonl"
    played = ("play", "no-thanks", "--players", "A:bot,B:bot,C:bot", "--seed", "4")
    assert accessigame(*played, "--journal", str(path)).code == 0
    text = path.read_text("utf-8")
    path.write_text(text.replace('"A"', '"1"').replace('"B"', f'"{"x" * 500}"'), "utf-8")
    ran = accessigame("replay", str(path))
    assert ran.code == 0
    assert any(line.startswith("1 ") for line in ran.lines)
