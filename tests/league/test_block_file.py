"""The file of a league: stopped, torn, shared, and of another kind."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.league import block_file
from tests.league.league import Block, League, Pairing, Task

LEAGUE = League("no-thanks", "2020", (3,), ("easy", "random"), ("easy", "random"), {}, 0, 1)
BLOCKS = [Block(Task(Pairing(3, "easy", "random"), deal), deal / 3, 0.1) for deal in range(4)]


def written(path: Path, *blocks: Block, league: League = LEAGUE) -> Path:
    """Add blocks to the file."""
    with block_file.adding(path, league) as add:
        for block in blocks:
            add(block)
    return path


def test_what_is_added_is_read(tmp_path: Path) -> None:
    """Blocks of several runs go together, to the last digit; without a file there are none."""
    path = tmp_path / "blocks"
    assert block_file.read(path, LEAGUE) == ((), 0)
    written(path, *BLOCKS[:2])
    written(path, *BLOCKS[2:])
    assert block_file.read(path, LEAGUE) == (tuple(BLOCKS), 0)


def test_two_programs_add_to_one_file(tmp_path: Path) -> None:
    """Lines are added whole, in turns. Fails when each program writes at its own place."""
    path = tmp_path / "blocks"
    with block_file.adding(path, LEAGUE) as one, block_file.adding(path, LEAGUE) as two:
        for number, block in enumerate(BLOCKS):
            (one, two)[number % 2](block)
    assert block_file.read(path, LEAGUE).blocks == tuple(BLOCKS)


@pytest.mark.parametrize("cut", [1, 20, 80])
def test_a_torn_line_loses_one_block(tmp_path: Path, cut: int) -> None:
    """What was cut is passed over, and the next block gets a line of its own.

    Fails when the next block goes on in the torn line, and is lost with it.
    """
    path = written(tmp_path / "blocks", *BLOCKS[:2])
    whole = path.read_bytes()
    path.write_bytes(whole[:-cut])
    written(path, BLOCKS[2])
    kept = block_file.read(path, LEAGUE)
    survived = () if cut > 1 else (BLOCKS[1],)
    assert kept.blocks == (BLOCKS[0], *survived, BLOCKS[2])
    assert kept.unreadable == (0 if survived else 1)


def test_blocks_of_other_games_are_left_alone(tmp_path: Path) -> None:
    """One file may hold the leagues of several games and editions."""
    path = written(tmp_path / "blocks", BLOCKS[0])
    other = League("no-thanks", "2004", (3,), ("easy", "random"), ("easy",), {}, 0, 1)
    written(path, BLOCKS[1], league=other)
    assert block_file.read(path, LEAGUE).blocks == (BLOCKS[0],)
    assert block_file.read(path, other).blocks == (BLOCKS[1],)


@pytest.mark.parametrize("text", ["hello\n", '{"game": "no-thanks", "seats": []}\n', "[]\n", "7\n"])
def test_a_file_of_another_kind_is_refused(tmp_path: Path, text: str) -> None:
    """A text, a journal and other JSON are no file of a league."""
    path = tmp_path / "other"
    path.write_text(text)
    with pytest.raises(ValueError, match="no file of a league"):
        block_file.read(path, LEAGUE)


@pytest.mark.parametrize(
    ("key", "value"), [("ahead", "NaN"), ("wins", None), ("deal", "x"), ("players", []), ("one", 1)]
)
def test_a_line_that_says_nothing_is_passed_over(tmp_path: Path, key: str, value: object) -> None:
    """A value of the wrong kind makes a line unreadable; a name is taken as text."""
    path = written(tmp_path / "blocks", BLOCKS[0])
    wrong = {**json.loads(block_file.line_of(LEAGUE, BLOCKS[1])), key: value}
    path.write_text(path.read_text() + json.dumps(wrong) + "\n")
    kept = block_file.read(path, LEAGUE)
    assert kept.unreadable == (0 if key == "one" else 1)
    assert kept.blocks[0] == BLOCKS[0]
