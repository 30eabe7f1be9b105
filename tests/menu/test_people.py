"""The people of the next game: some sit out, some join, and another one starts."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from typing import Any, Final

import pytest

from accessigame.menu import memory
from accessigame.storage import settings
from accessigame.words.words import LANGUAGES, Localizer
from tests.menu.menu_numbers import new_table, number_of
from tests.running import Program

FINISHED: Final = new_table("A:easy,B:easy,C:easy", deck="shuffled")
"""A whole game of three bots, from the menu."""


def headers() -> list[Mapping[str, Any]]:
    """Return the headers of all games, the oldest first."""
    paths = sorted(settings.journals().glob("*.jsonl"), key=lambda path: path.stat().st_mtime_ns)
    return [json.loads(path.read_text("utf-8").splitlines()[0]) for path in paths]


def people(program: Program, *typed: str) -> list[str]:
    """Return the lines of the list of people after a first game, and of what is typed there."""
    if not headers():
        program(typed=f"{FINISHED}0\n")
    number = number_of(program, "menu-people")
    ran = program(typed="\n".join((number, *typed, "0", "0", "")))
    assert ran.code == 0
    return ran.lines


def test_somebody_sits_out_and_somebody_joins(accessigame: Program) -> None:
    """A sits out, Dora joins and starts; the list has those of the evening who do not play.

    Fails when a player who sat out keeps a seat, or has to be typed again.
    """
    accessigame("score", "six-nimmt", "--players=Zoé,B", typed="1\n2\n")
    lines = people(accessigame, "2", "6", "Dora:easy", "8", "4", "")
    assert "Sitting out: A." in lines
    assert "Playing: Dora." in lines
    assert "First player: Dora." in lines
    first, second = headers()
    assert first["seats"] == ["A", "B", "C"]
    assert second["seats"] == ["B", "C", "Dora"]
    assert second["options"]["first"] == 2
    assert second["setup"]["bots"] == {"0": "easy", "1": "easy", "2": "easy"}
    assert "5. Zoé: sitting out; join in" in people(accessigame)


def test_enter_alone_is_the_same_people(accessigame: Program) -> None:
    """Behind a game that is over, Enter alone plays with the same people, and the lot is drawn."""
    accessigame(typed=f"{FINISHED}\n0\n")
    assert [header["seats"] for header in headers()] == [["A", "B", "C"]] * 2


def test_a_table_that_cannot_be_is_explained_in_the_list(accessigame: Program) -> None:
    """Two are too few: a sentence says so, and the list stays, with everybody in it.

    Fails when the refusal leads back to the menu, and who sat out is lost.
    """
    lines = people(accessigame, "2", "", "4", "")
    assert any("2 players" in line for line in lines)
    assert headers()[-1]["seats"] == ["B", "C", "A"]


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("B", "Already in the list: B"),
        ("17", "17"),
        ("D,E", "one name at a time"),
        ("a", "list: A"),
    ],
)
def test_a_name_that_cannot_be(accessigame: Program, name: str, reason: str) -> None:
    """A name that is there already, has no letter, or is two, is refused, and nobody is lost."""
    lines = people(accessigame, "5", name, "")
    assert any(reason in line for line in lines)
    assert headers()[-1]["seats"] == ["A", "B", "C"]


def test_whoever_sits_out_is_not_added_again(accessigame: Program) -> None:
    """Adding a name that sits out says that it is in the list, and changes nothing.

    Fails when the sentence says that the players are unclear, or a name is there twice.
    """
    lines = people(accessigame, "2", "5", "a")
    assert "Already in the list: A. Type that player's number." in lines
    assert not any("unclear" in line for line in lines)


def test_a_bot_joins_persons(accessigame: Program) -> None:
    """A bot that is added where nobody was one plays at the usual level, also without a number.

    Fails when no level was asked for and the players are refused at each Enter.
    """
    accessigame(typed=f"{new_table('A,B,C', deck='shuffled')}2\nq\n0\n0\n")
    number = number_of(accessigame, "menu-people")
    ran = accessigame(typed=f"{number}\n5\nRob:bot\n\n2\nq\n0\n")
    assert not any("unclear" in line for line in ran.lines)
    assert headers()[-1]["setup"]["bots"] == {"3": "medium"}


def test_who_sat_out_cannot_start(accessigame: Program) -> None:
    """Whoever was to start and sits out then leaves the start to the lot."""
    people(accessigame, "6", "2", "5", "D:easy", "2", "")
    table = memory.load_tables()[0]
    assert table.players == "B:easy,C:easy,D:easy"
    assert "first" not in table.answers


@pytest.mark.parametrize("lang", LANGUAGES)
def test_back_plays_nothing(accessigame: Program, lang: str) -> None:
    """Whoever leaves the list is in the menu again, in each language."""
    accessigame(typed=f"{FINISHED}0\n", lang=lang)
    number = number_of(accessigame, "menu-people")
    ran = accessigame(typed=f"{number}\n2\n0\n0\n", lang=lang)
    assert (ran.code, len(headers())) == (0, 1)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_list_fits_whoever_has_no_name(accessigame: Program, lang: str) -> None:
    """The lines name people before a colon, or behind one, so that they also fit "Me".

    Fails when a verb follows the word that stands for whoever named nobody.
    """
    words = Localizer(lang)
    me = words.text("default-name")
    accessigame("play", "no-thanks", f"--players={me},Ana:bot,Ben:bot", typed="q\n", lang=lang)
    accessigame(typed=f"{new_table()}q\n0\n", lang=lang)
    number = number_of(accessigame, "menu-people")
    ran = accessigame(typed=f"{number}\n2\n0\n0\n", lang=lang)
    said = [line for line in ran.lines if re.search(rf"\b{me}\b", line)]
    assert len(said) >= 3
    assert all(re.search(rf"\b{me}($|\.|,| ?:)", line) for line in said), said
