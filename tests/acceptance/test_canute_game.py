"""A round on an emulated Canute: nine rows that move one after the other, and fourteen keys."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from accessigame.braille import Translator
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays.makes.canute import CanuteDevice
from tests.acceptance.braille_typist import ME
from tests.acceptance.test_brltty_rows import PLAYERS, RowReader
from tests.wait_for import wait_for

pytestmark = pytest.mark.acceptance
NOTATION = "french"


class Canute:
    """The display, its rows, and its keys."""

    def __init__(self, link: Path) -> None:
        self.emulated = EmulatedDisplay(CanuteDevice(motion=1), link)

    @property
    def rows(self) -> list[bytes]:
        """The cells of each row."""
        device = self.emulated.device
        columns = len(device.shown) // device.rows
        return [device.shown[start:][:columns] for start in range(0, len(device.shown), columns)]

    def send(self, line: str) -> None:
        """Press these keys one after the other."""
        for key in line.split():
            self.emulated.press(key)


@pytest.fixture
def display(tmp_path: Path) -> Iterator[Canute]:
    """Give a display that is plugged in."""
    made = Canute(tmp_path / "port")
    with made.emulated:
        yield made


def test_a_round_is_played_by_the_keys_beside_the_rows(
    display: Canute, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every position of 6 nimmt! is found on the rows, and a card is typed as on its label.

    Fails when a row is not sent again after it changed, or a key between two questions is lost.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    reader = RowReader(f"canute:{display.emulated.link}", display, tmp_path)
    reader.translator = Translator(NOTATION)
    players = ("--players", ",".join((PLAYERS[0], *(f"{name}:bot" for name in PLAYERS[1:]))))
    game = ("play", "six-nimmt", *players, "--target", "1", "--seed", "5", "--speech", "off")
    files = ("--journal", str(reader.journal), "--notation", NOTATION)
    with reader.program(*game, *files) as program:
        table = reader.until_asked()
        while not table.session.position.over:
            lines, moves = reader.lines(table), len(table.session.steps)
            wait_for(lambda lines=lines: reader.finds(lines))  # type: ignore[misc]  # the loop's own
            choices = table.session.choices(ME)
            display.send(" ".join((*str(choices[moves % len(choices)].number), "select")))
            table = reader.until_asked(moves)
        display.send("up down h")
        wait_for(lambda: program.poll() is None)
