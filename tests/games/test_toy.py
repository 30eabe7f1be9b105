"""A fourth game comes by its folder and its catalogue files alone: no other file knows it.

The program is copied, the folder of the toy and one file for each language are added, and real
commands are run in that copy.
"""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from accessigame import games
from accessigame.braille import Translator
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays.makes.baum import BaumDevice
from accessigame.words.words import LANGUAGES
from tests.program_copy import Copy
from tests.wait_for import PATIENCE, wait_for

pytestmark = pytest.mark.unmeasured

TOY: Final = Path(__file__).parent / "toy"
NAME: Final = "highest-card"
CELLS: Final = 40


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """Return a copy of the program with one game more."""
    made = Copy(tmp_path_factory.mktemp("copy"))
    shutil.copytree(TOY / "highest_card", made.package / "games" / "highest_card")
    shutil.copytree(TOY / "locales", made.locales, dirs_exist_ok=True)
    return made


def test_this_tree_has_no_such_game() -> None:
    """The toy is no game of the program: it comes with the copy only."""
    assert NAME not in [game.name for game in games.every()]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_found_played_journalled_and_spoken(copy: Copy, language: str) -> None:
    """A game is played to its end in each language, and its journal replays to the same end.

    Fails when a shared file has a list of games, of their options or of their words.
    """
    journal = copy.folder / f"{language}.jsonl"
    flags = (f"--lang={language}", f"--journal={journal}", "--seed=1", "--first=Ana")
    out = copy.run("play", NAME, *flags, "--players=Ana,Ben:bot", typed="take\n")
    source = (TOY / "locales" / language / "highest_card.ftl").read_text("utf-8")
    begins = next(line for line in source.splitlines() if line.strip().startswith("[yes]"))
    assert out.startswith(begins.strip().removeprefix("[yes] ")), out
    header, *moves = map(json.loads, journal.read_text("utf-8").splitlines())
    assert (header["game"], header["options"]) == (NAME, {"first": 0})
    assert [move["move"] for move in moves] == ["draw", "turn", "draw", "turn"]
    report = json.loads(copy.run("replay", str(journal), "--json"))
    assert report["over"]
    assert report["scores"] == report["state"]["cards"] == [moves[1]["card"], moves[3]["card"]]


def test_real_cards_are_typed(copy: Copy) -> None:
    """Beside real cards somebody types the numbers, and a wrong one is undone."""
    flags = ("--lang=en", "--deck=physical", "--players=Ana,Ben", "--first=Ana")
    out = copy.run("play", NAME, *flags, typed="take\n3\nundo\n5\ntake\n99\n9\n")
    assert "5 for Ana." in out
    assert "99" in out
    assert any("Ben" in line for line in out.splitlines()[-3:])


def test_it_is_offered_in_the_menu(copy: Copy) -> None:
    """The menu names it among the games, and plays it with the bot that every game has."""
    title = "Highest card"
    out = copy.run("--lang=en", typed="1\n" * 2)
    number = next(line for line in out.splitlines() if line.endswith(title)).split(".")[0].strip()
    # a new game, this game, its usual players, level and deck; then one act
    out = copy.run("--lang=en", typed=f"1\n{number}\n\n\n\ntake\n")
    assert re.search(r"(You win|Ana wins) with \d+\.", out)


def test_its_options_are_in_the_menu(copy: Copy) -> None:
    """Its rows are in the list of options, by the words that it shares, and reach the game."""
    out = copy.run("--lang=en", typed="1\n" * 2)
    number = next(line for line in out.splitlines() if line.endswith("Highest card")).split(".")[0]
    typed = f"1\n{number.strip()}\nAna,Ben\n3\n"
    listed = copy.run("--lang=en", typed=typed).splitlines()
    row = next(line for line in listed if line.endswith("Who starts: at random")).split(".")[0]
    out = copy.run("--lang=en", typed=f"{typed}{row}\n3\n\n")
    assert "Who starts: Ben." in out
    (journal,) = (copy.home / "games").iterdir()
    assert json.loads(journal.read_text("utf-8").splitlines()[0])["options"] == {"first": 1}


def test_it_is_simulated(copy: Copy) -> None:
    """Bots play it without people."""
    flags = ("--players=2", "--games=20", "--seed=1", "--bots=random,random", "--json")
    found = json.loads(copy.run("simulate", NAME, *flags))
    assert found["games"] == 20
    assert sum(found["wins"]) == pytest.approx(20)


def test_its_rules_its_count_and_its_help(copy: Copy) -> None:
    """The rules are read out, and a score is explained."""
    assert "The higher card wins." in copy.run("rules", NAME, "--lang=en")
    assert copy.run("score", NAME, "7", "--lang=en") == "7 counts 7.\n"


def felt(display: EmulatedDisplay) -> bytes:
    """Return the cells of a display."""
    return bytes(display.device.shown)


def test_it_is_on_a_braille_line(copy: Copy, tmp_path: Path) -> None:
    """The card that was drawn is felt, with the name of its player before it."""
    flags = ("--lang=en", "--seed=1", "--first=Ben", "--players=Ana,Ben:bot", "--flash=off")
    translator = Translator("ueb")
    with EmulatedDisplay(BaumDevice(CELLS), tmp_path / "display") as display:
        command = [sys.executable, "-m", "accessigame", "play", NAME, *flags, "--notation=ueb"]
        with subprocess.Popen(
            [*command, f"--display=baum:{display.link}"],
            env=copy.environment,
            cwd=copy.folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
        ) as game:
            try:
                wait_for(lambda: translator.cells("Ben9") in felt(display))
                out, _ = game.communicate("take\nquit\n", timeout=PATIENCE)
            finally:
                game.kill()
    assert "9 for Ben." in out


def test_the_tests_of_every_game_take_it_up(copy: Copy) -> None:
    """The generic tests play it, replay it and undo it without being told of it."""
    ran = copy.test("-k", NAME, "tests/games/test_every_game.py")
    assert ran.returncode == 0, ran.stdout[-3000:]
    assert " passed" in ran.stdout
