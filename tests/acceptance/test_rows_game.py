"""Rounds on emulated displays of rows without routing keys and dots: a Canute, and a Dot Pad."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from accessigame.braille import Translator
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays import Device
from accessigame.displays.makes.canute import CanuteDevice
from accessigame.displays.makes.dotpad import DotPadDevice
from accessigame.session.table import Table
from tests.acceptance.braille_typist import ME
from tests.acceptance.test_brltty_rows import PLAYERS, RowReader
from tests.wait_for import wait_for

pytestmark = pytest.mark.acceptance
NOTATION: Final = "french-compact"
SIX_DOTS: Final = "french"
"""What a display whose cells have six dots gets instead."""


class Rows:
    """A display on a port, its rows, and its keys."""

    def __init__(self, device: Device, link: Path) -> None:
        self.emulated = EmulatedDisplay(device, link)

    @property
    def rows(self) -> list[bytes]:
        """The cells of each row."""
        device = self.emulated.device
        columns = len(device.shown) // device.rows
        return [device.shown[start:][:columns] for start in range(0, len(device.shown), columns)]

    def send(self, line: str) -> None:
        """Press keys one after the other; those joined by + together."""
        for keys in line.split():
            self.emulated.press(*keys.split("+"))


def round_on(
    reader: RowReader, display: Rows, answer: Callable[[Table], str], *game: str
) -> Iterator[Table]:
    """Play a round, finding every position on the rows; give it before each answer."""
    players = ",".join((PLAYERS[0], *(f"{name}:bot" for name in PLAYERS[1:])))
    files = ("--journal", str(reader.journal), "--notation", NOTATION)
    command = ("play", *game, "--players", players, "--seed", "5", "--speech", "off")
    with reader.program(*command, *files) as program:
        table = reader.until_asked()
        while not table.session.position.over:
            lines, moves = reader.lines(table), len(table.session.steps)
            wait_for(lambda lines=lines: reader.finds(lines))  # type: ignore[misc]  # the loop's own
            display.send(answer(table))
            table = reader.until_asked(moves)
            yield table
        assert program.poll() is None


@contextmanager
def reading(
    make: str, device: Device, notation: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[RowReader, Rows]]:
    """Give a player with this display, which is plugged in."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(folder / "home"))
    display = Rows(device, folder / "port")
    with display.emulated:
        reader = RowReader(f"{make}:{display.emulated.link}", display, folder)
        reader.translator = Translator(notation)
        yield reader, display


def test_a_round_is_played_by_the_keys_beside_the_rows_of_a_canute(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every position of 6 nimmt! is found on nine rows that move, and a card is typed as a number.

    Fails when a row is not sent again after it changed, a key between two questions is lost, or a
    number is written with dots that the cells have not.
    """

    def number(table: Table) -> str:
        choices = table.session.choices(ME)
        return " ".join((*str(choices[len(table.session.steps) % len(choices)].number), "select"))

    with reading("canute", CanuteDevice(motion=1), SIX_DOTS, tmp_path, monkeypatch) as (
        reader,
        display,
    ):
        tables = list(round_on(reader, display, number, "six-nimmt", "--target", "1"))
    assert len(tables) >= 10


def test_a_round_is_played_from_the_list_on_a_dot_pad(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every position of No Thanks is found on the field of pins and the line of text below it.

    Both panning keys open the list of choices, a function key goes down in it, another takes one.
    Fails when a line of pins is not sent again after it changed.
    """

    def from_list(table: Table) -> str:
        place = len(table.session.steps) % len(table.session.choices(ME))
        return " ".join(("pan_left+pan_right", *("down",) * (1 + place), "select"))

    with reading("dotpad", DotPadDevice(180), NOTATION, tmp_path, monkeypatch) as (reader, display):
        tables = list(round_on(reader, display, from_list, "no-thanks"))
    assert len(tables) >= 10
