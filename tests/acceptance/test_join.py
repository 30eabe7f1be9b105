"""A guest's own program at a real table: a terminal, and a line that breaks."""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, TypeAlias

import pexpect
import pytest

from accessigame.core.model import Intent
from accessigame.host.codes import spelled
from accessigame.input.keymap import Word
from accessigame.words.words import Localizer
from tests.doors.real_table import RealTable, real_table
from tests.terminals import end
from tests.wait_for import PATIENCE, wait_for

pytestmark = pytest.mark.acceptance

HERE: Final = "127.0.0.1"


@pytest.fixture
def table(tmp_path: Path) -> Iterator[RealTable]:
    """Open a table on this computer."""
    with real_table(tmp_path / "host") as there:
        yield there


Spawn: TypeAlias = Callable[..., "pexpect.spawn[str]"]
"""Runs the program with these arguments at a real terminal, in a home and a language of its own."""


@pytest.fixture
def spawn(tmp_path: Path) -> Iterator[Spawn]:
    """Return a function that runs the program; at the end of the test none is left."""
    programs: list[pexpect.spawn[str]] = []

    def run(*arguments: str, home: str = "home", lang: str = "en") -> pexpect.spawn[str]:
        folder = tmp_path / home
        folder.mkdir(exist_ok=True)
        kept = f'language = "{lang}"\nspeech = "off"\n'
        folder.joinpath("settings.toml").write_text(kept, "utf-8")
        programs.append(
            pexpect.spawn(
                sys.executable,
                ["-m", "accessigame", *arguments],
                env={**os.environ, "ACCESSIGAME_HOME": str(folder), "TERM": "linux"},
                encoding="utf-8",
                timeout=PATIENCE,
                dimensions=(50, 100),
            )
        )
        return programs[-1]

    yield run
    for program in programs:
        end(program)


def joining(table: RealTable) -> tuple[str, ...]:
    """Return the arguments that join a table."""
    return ("join", f"{HERE}:{table.port}", f"--code={table.code}")


def hand_in(program: pexpect.spawn[str], begin: str) -> list[int]:
    """Return the cards that are told behind these words."""
    program.expect(rf"{begin} ([\d, ]+)")
    assert isinstance(program.match, re.Match)
    return [int(card) for card in re.findall(r"\d+", program.match[1])]


def ended(program: pexpect.spawn[str]) -> int | None:
    """Wait for the end of the program; return its exit code."""
    program.expect(pexpect.EOF)
    program.close()
    return program.exitstatus


def words(table: RealTable) -> list[str]:
    """Return the words that reached the table."""
    given = table.call(lambda: list(table.received))
    return [each.word for each in given if isinstance(each, Intent)]


@pytest.mark.measured
def test_a_card_is_laid_from_a_terminal(table: RealTable, spawn: Spawn) -> None:
    """Keys work as at a table here: digits and Enter lay a card, a letter asks, q leaves.

    Fails when a key waits for the line, or is sent twice.
    """
    program = spawn(*joining(table))
    program.expect_exact("is new here")
    program.expect_exact("Your hand:")
    wait_for(lambda: table.is_joined)
    card = table.hand[3]
    program.send("b")
    program.expect_exact("Row 4:")
    program.send("!")
    program.expect_exact("Key ! does nothing here.")
    program.send(f"{card}\r")
    wait_for(lambda: table.chosen == [card])
    program.expect_exact(f"Your card: {card}.")
    table.pierre_chooses()
    program.expect(rf"\b{card}\b")
    program.send("q")
    program.expect_exact("Your seat is kept")
    assert ended(program) == 0
    assert words(table) == [Word.TABLE, Word.NUMBER, Word.QUIT]
    wait_for(lambda: not table.is_joined)


def test_a_line_that_breaks_comes_back(table: RealTable, spawn: Spawn) -> None:
    """The loss and the return are told; digits of before are gone, and no card is laid by them.

    Fails when Enter after the return lays the card that was typed before the loss.
    """
    program = spawn(*joining(table))
    program.expect_exact("Your hand:")
    wait_for(lambda: table.is_joined)
    card, other = table.hand[:2]
    program.send(str(card))
    table.cut()
    program.expect_exact("No connection to the table.")
    program.send(str(card))
    program.expect_exact(str(card))
    program.expect_exact("You are back.")
    program.expect_exact("Your hand:")
    wait_for(lambda: table.is_joined)
    program.send("\r")
    wait_for(lambda: Word.ENTER in words(table))
    program.send(f"{other}\r")
    wait_for(lambda: table.chosen)
    assert table.chosen == [other]
    program.send("q")
    assert ended(program) == 0


@pytest.mark.measured
def test_a_table_that_starts_again_is_found(table: RealTable, spawn: Spawn) -> None:
    """A host that is away for a while is called until it answers; meanwhile q leaves."""
    first = spawn(*joining(table))
    first.expect_exact("Your hand:")
    table.shut()
    first.expect_exact("No connection to the table.")
    first.send("7\r")
    first.expect_exact("Nothing was sent")
    table.open()
    first.expect_exact("You are back.")
    first.expect_exact("Your hand:")
    table.shut()
    first.expect_exact("No connection to the table.")
    first.send("q")
    first.expect_exact("Your seat is kept.")
    assert ended(first) == 0
    table.open()


def test_another_device_takes_the_seat(table: RealTable, spawn: Spawn) -> None:
    """The newest device has the seat; the one before ends, and does not take it back."""
    one = spawn(*joining(table))
    one.expect_exact("Your hand:")
    other = spawn(*joining(table))
    other.expect_exact("Your hand:")
    assert ended(one) == 0
    card = table.hand[0]
    other.send(f"{card}\r")
    wait_for(lambda: table.chosen == [card])
    other.send("q")
    assert ended(other) == 0
    assert words(table) == [Word.NUMBER, Word.QUIT]


@pytest.mark.measured
@pytest.mark.parametrize("signal", [1, 15], ids=["hangup", "terminate"])
def test_a_request_to_end_leaves_the_seat(table: RealTable, spawn: Spawn, signal: int) -> None:
    """A terminal that is closed and a system that shuts down leave the seat properly."""
    program = spawn(*joining(table))
    program.expect_exact("Your hand:")
    wait_for(lambda: table.is_joined)
    program.kill(signal)
    assert ended(program) == 0
    wait_for(lambda: not table.is_joined)
    assert words(table) == [Word.QUIT]


def test_a_program_that_is_killed_leaves_the_seat_waiting(table: RealTable, spawn: Spawn) -> None:
    """The table notices at once, and the same code opens the seat again; nothing was laid."""
    program = spawn(*joining(table))
    program.expect_exact("Your hand:")
    wait_for(lambda: table.is_joined)
    program.send(str(table.hand[0]))
    program.kill(9)
    wait_for(lambda: not table.is_joined)
    program.close()
    again = spawn(*joining(table))
    again.expect_exact("Your hand:")
    again.send("\r")
    wait_for(lambda: Word.ENTER in words(table))
    assert table.chosen == []
    again.send("q")
    assert ended(again) == 0


def test_two_programs_play_a_turn(spawn: Spawn, tmp_path: Path) -> None:
    """`host` and `join` play together: both choose, both hear it, and the end is told to both.

    Fails when either side tells a hand to the other, or the guest calls a closed table again.
    """
    codes = tmp_path / "host" / "codes"
    table = ("six-nimmt", "--players=Lise,Pierre", "--here=Pierre", "--seed=4")
    host = spawn("host", *table, f"--invitations={codes}", "--port=0", home="host")
    host.expect_exact("The code for Lise:")
    wait_for(codes.exists)
    found = json.loads(codes.read_text("utf-8"))
    address = (f"localhost:{found['ssh']}", f"--code={found['codes']['Lise']}")
    lise = spawn("join", *address, home="lise", lang="de")
    hers = hand_in(lise, "Deine Handkarten:")
    host.expect_exact("Lise is now playing on another device.")
    lise.send(f"{hers[0]}\r")
    host.expect_exact("Lise has chosen.")
    host.send("c")
    his = hand_in(host, "Your hand:")
    assert not {*his} & {*hers}
    host.send(f"{his[0]}\r")
    lise.expect_exact(f"{his[0]}, Pierre.")
    host.send("q")
    lise.expect_exact(Localizer("de").text("TableClosed"))
    assert ended(lise) == 0
    assert ended(host) == 0


def test_a_host_that_was_killed_goes_on(spawn: Spawn, tmp_path: Path) -> None:
    """After kill -9 and `host --resume`, a guest who never stopped is let in by the same code.

    The port is the same too, although any was taken, and the card that lay face down still does;
    so are the doors, the network, the listeners, and the player whose keyboard it is.
    Fails when the guest is told that the code opens nothing, or has to lay the card again.
    """
    codes = tmp_path / "host" / "codes"
    table = ("six-nimmt", "--players=Lise,Pierre", "--here=Pierre", "--seed=4", "--port=0")
    doors = ("--lan", "--listeners", "--doors=ssh", f"--invitations={codes}")
    host = spawn("host", *table, *doors, home="host")
    wait_for(codes.exists)
    found = json.loads(codes.read_text("utf-8"))
    address = (f"localhost:{found['ssh']}", f"--code={found['codes']['Lise']}")
    lise = spawn("join", *address, home="lise")
    card = hand_in(lise, "Your hand:")[0]
    lise.send(f"{card}\r")
    host.expect_exact("Lise has chosen.")
    host.kill(9)
    host.wait()
    lise.expect_exact("No connection to the table.")
    (kept,) = (tmp_path / "host" / "games").glob("*.guests")
    assert kept.stat().st_mode & 0o777 == 0o600
    (journal,) = kept.parent.glob("*.jsonl")
    assert found["codes"]["Lise"] not in journal.read_text("utf-8")
    again = spawn("host", "--resume", home="host")
    again.expect_exact(f".local, port {found['ssh']}")
    again.expect_exact(spelled(found["listeners"]))
    lise.expect_exact("You have joined.")
    again.expect_exact("Lise is now playing on another device.")
    again.send("c")
    his = hand_in(again, "Your hand:")
    again.send(f"{his[0]}\r")
    lise.expect(rf"\b{card}\b, Lise|{card}, you")
    again.send("q")
    lise.expect_exact("The table is closed.")
    assert ended(lise) == 0
    assert ended(again) == 0
    assert not kept.exists()
