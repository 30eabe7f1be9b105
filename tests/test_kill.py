"""The real program, killed at many moments: nothing that was announced is lost."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from random import Random
from typing import IO

import pytest

from accessigame import games
from accessigame.cli.parser import Parser
from accessigame.commands import play
from accessigame.core.model import TABLE, Move
from accessigame.host.host import Host
from accessigame.output.blocks import Block
from accessigame.session import journal
from accessigame.session.table import Table, seated
from accessigame.words.words import Localizer
from tests.playing import Recorder, run, typed

pytestmark = [pytest.mark.unmeasured, pytest.mark.long]

REAL = tuple(
    word
    for number, card in enumerate((*range(30, 36), *range(3, 29, 2), 4, 6, 8, 10, 12))
    for word in (str(card), *("p" for _ in range(number % 4)), "t")
)
"""A whole game of three with real cards: each entry is one move."""
BOTS = tuple("ppt" * 60)
"""Entries of somebody who plays against bots until the game is over."""
TABLES = {
    "real": (
        REAL,
        ("no-thanks", "--players=Zoé,Ana,Léa", "--deck=physical", "--first=Ana", "--rounds=1"),
    ),
    "bots": (BOTS, ("no-thanks", "--players=Zoé,Ana:medium,Léa:easy", "--seed=11")),
    "six": ((), ("six-nimmt", "--players=Zoé,Ana:random,Léa:random", "--seed=11", "--rounds=1")),
    "titus": ((), ("titus", "--players=Zoé,Ana:random,Léa:random", "--seed=11")),
}
"""What is typed at each table, and its options; without entries, they are drawn by lot."""
MOMENTS = {"real": 50, "bots": 40, "six": 40, "titus": 30}
"""How many moments of each game the program is killed at; their seed is the table's name."""
STEPPED = [("real", entries) for entries in range(0, 40, 6)] + [("bots", n) for n in range(6)]


@dataclass(frozen=True, slots=True)
class Announced:
    """A sentence that a whole game says, and the moves that were made by then."""

    sentence: str
    moves: int
    entries: int


class Counting(Recorder):
    """An output that notes with every sentence how many moves were made."""

    def __init__(self) -> None:
        super().__init__()
        self.host: Host | None = None
        self.announced: list[Announced] = []

    def deliver(self, block: Block) -> None:
        """Note the sentences."""
        assert self.host is not None
        moves = len(self.host.session.steps)
        entries = len(self.blocks)
        self.announced += [Announced(said.speech, moves, entries) for said in block.spoken]
        super().deliver(block)


def whole_game(table: str) -> tuple[list[Announced], list[Move]]:
    """Return all that is said in the game, and its moves, from the same program in this process."""
    output = Counting()
    seated = begun(table)
    output.audience = seated.audience
    output.host = Host(seated, [output])
    run(output.host, typed(", ".join(entries_of(table))))
    return output.announced, [step.move for step in seated.session.steps]


def begun(table: str) -> Table:
    """Return the table before its first move."""
    parser = Parser("play")
    play.arguments(parser)
    words = Localizer("en")
    given = parser.read(TABLES[table][1])
    return seated(play.header_for(given, games.find(given.game), words), words)


@cache
def entries_of(table: str) -> tuple[str, ...]:
    """Return what is typed from the beginning to the end of a game."""
    entries, _ = TABLES[table]
    return entries or tuple(_drawn(begun(table)))


def _drawn(table: Table) -> Iterator[str]:
    """Give numbers that the persons can choose, by lot, until the game is over."""
    host = Host(table, [])
    host.begin()
    chance = Random(11)
    while acting := table.session.position.to_act():
        choice = chance.choice(table.session.choices(min(acting)))
        yield str(choice.number)
        host._handle(choice)


@pytest.fixture(scope="module")
def whole_games() -> dict[str, tuple[list[Announced], list[Move]]]:
    """Return the whole games, told once."""
    return {table: whole_game(table) for table in TABLES}


def program(*arguments: str) -> subprocess.Popen[bytes]:
    """Start the real program, with pipes."""
    return subprocess.Popen(
        [sys.executable, "-m", "accessigame", *arguments, "--lang=en", "--speech=off"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env={**os.environ, "PYTHONUTF8": "1"},
    )


def pipes(process: subprocess.Popen[bytes]) -> tuple[IO[bytes], IO[bytes]]:
    """Return what the program reads and what it writes."""
    assert process.stdin is not None
    assert process.stdout is not None
    return process.stdin, process.stdout


def killed(process: subprocess.Popen[bytes], before: Sequence[str]) -> list[str]:
    """Kill the program; return every whole line that it had announced."""
    process.kill()
    stdin, stdout = pipes(process)
    rest = stdout.read().decode()
    stdout.close()
    with suppress(BrokenPipeError):
        stdin.close()
    process.wait()
    return [*before, *rest.split("\n")[:-1]]


def assert_nothing_lost(
    path: Path, lines: Sequence[str], game: tuple[list[Announced], list[Move]]
) -> int:
    """Compare what was announced with the journal; return how many moves the journal holds."""
    announced, moves = game
    assert list(lines) == [a.sentence for a in announced[: len(lines)]]
    kept = list(journal.read(path).entries)
    assert kept == moves[: len(kept)]
    assert len(kept) >= (announced[len(lines) - 1].moves if lines else 0)
    return len(kept)


@pytest.mark.parametrize("table", MOMENTS)
def test_killed_at_random_moments(
    table: str, tmp_path: Path, whole_games: dict[str, tuple[list[Announced], list[Move]]]
) -> None:
    """Killed at any moment, with all entries given at once, it has kept all it announced.

    Fails when `_tell` speaks before `_sync`.
    """
    chance = Random(table)
    plan = {
        "arguments": ["play", *TABLES[table][1], "--lang=en", "--speech=off"],
        "entries": entries_of(table),
        "moments": [chance.random() for _ in range(MOMENTS[table])],
    }
    command = [sys.executable, "-m", "tests.killing", str(tmp_path)]
    subprocess.run(command, input=json.dumps(plan), text=True, check=True)
    announced = [
        (tmp_path / f"{number}.out").read_text("utf-8").split("\n")[:-1]
        for number in range(MOMENTS[table])
    ]
    for number, lines in enumerate(announced):
        path = tmp_path / f"{number}.jsonl"
        if lines or path.exists():
            assert_nothing_lost(path, lines, whole_games[table])
    assert len({len(lines) for lines in announced}) > MOMENTS[table] // 8  # else they end too early


@pytest.mark.parametrize(("table", "entries"), STEPPED)
def test_killed_right_after_an_entry(
    table: str,
    entries: int,
    tmp_path: Path,
    whole_games: dict[str, tuple[list[Announced], list[Move]]],
) -> None:
    """Killed while it takes an entry in, it has kept that entry whole or not at all."""
    given, options = TABLES[table]
    path = tmp_path / "game.jsonl"
    process = program("play", *options, f"--journal={path}")
    stdin, stdout = pipes(process)
    lines: list[str] = []
    for number in range(entries + 1):
        expected = sum(a.entries <= number for a in whole_games[table][0])
        lines += [stdout.readline().decode().rstrip("\n") for _ in range(expected - len(lines))]
        stdin.write(f"{given[number]}\n".encode())
        stdin.flush()
    assert_nothing_lost(path, killed(process, lines), whole_games[table])


@pytest.mark.parametrize("read", [1, 9, 30, 61])
def test_killed_and_gone_on_with(
    read: int, tmp_path: Path, whole_games: dict[str, tuple[list[Announced], list[Move]]]
) -> None:
    """After the kill, the real program goes on with the rest of the entries to the same end."""
    entries, options = TABLES["real"]
    path = tmp_path / "game.jsonl"
    process = program("play", *options, f"--journal={path}")
    stdin, stdout = pipes(process)
    # as many entries as that many lines need, so that the game is not over when it is killed
    stdin.write("".join(entry + "\n" for entry in entries[:read]).encode())
    stdin.flush()
    lines = [stdout.readline().decode().rstrip("\n") for _ in range(read)]
    kept = assert_nothing_lost(path, killed(process, lines), whole_games["real"])
    resumed = program("resume", str(path))
    rest = "".join(entry + "\n" for entry in entries[kept:])
    said = resumed.communicate(rest.encode())[0].decode().splitlines()
    assert resumed.returncode == 0
    made = sum(move.seat != TABLE for move in whole_games["real"][1][:kept])
    assert said[0] == f"Game resumed, {made or 'no'} move{'s' * (made != 1)} made."
    end = [a.sentence for a in whole_games["real"][0]]
    assert said[-4:] == end[-4:]
    assert list(journal.read(path).entries) == whole_games["real"][1]
