"""A camera at the table: whole rounds by the real program, which sees painted pictures.

Persons press keys of decisions alone. The journal says what came of it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from tests.acceptance.test_scanner import (
    PILE,
    ROWS,
    Journal,
    at_table,
    check_six_nimmt,
    hands,
    taken_rows,
)
from tests.devices.camera.scenes import Laid, Scene, cv2

from accessigame.devices.camera.steadiness import FRAMES, PATIENCE  # isort: skip
from accessigame.games.no_thanks.moves import TurnUp  # isort: skip
from accessigame.input.card_code import CardCode  # isort: skip

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals"),
]
SIZE: Final = (720, 312)
EMPTY: Final = Scene(size=SIZE).picture()


class Phone:
    """A phone above the table, which puts its pictures into a folder."""

    def __init__(self, folder: Path, box: int) -> None:
        folder.mkdir()
        self._folder, self._box = folder, box
        self._count = 0

    def show(self, *cards: int) -> None:
        """Show an empty table until all cards have gone, then these until they lie there."""
        laid = [
            Laid(CardCode(self._box, card), 45 + 70 * x, 65, 11 * x) for x, card in enumerate(cards)
        ]
        self._put([EMPTY] * PATIENCE)
        self._put([Scene(laid, SIZE).picture()] * FRAMES)

    def _put(self, pictures: Sequence[Any]) -> None:
        for picture in pictures:
            self._count += 1
            part = self._folder / f"{self._count:05}.part"
            part.write_bytes(cv2.imencode(".png", picture)[1].tobytes())
            part.rename(part.with_suffix(".png"))


def test_a_round_of_no_thanks(tmp_path: Path) -> None:
    """Each card of the pile is shown to the camera, and persons press p and t alone.

    Fails when a card is entered twice, or one that lies there is taken for the next one.
    """
    journal, phone = Journal(tmp_path / "journal.jsonl"), Phone(tmp_path / "phone", 50)
    camera = f"--camera={tmp_path / 'phone'}"
    with at_table(tmp_path / "home", journal.path, "no-thanks", camera) as terminal:
        count = 0
        for place, card in enumerate(PILE):
            phone.show(card)
            journal.until(count := count + 1, terminal)
            for key in "pt" if place % 3 == 0 else "t":
                terminal.type(key)
                journal.until(count := count + 1, terminal)
        terminal.type("q")
        assert terminal.finish() == 0
    session = journal.session()
    assert session.position.over
    turned = [step.move.card for step in session.steps if isinstance(step.move, TurnUp)]
    assert tuple(turned) == PILE


def test_a_round_of_six_nimmt(tmp_path: Path) -> None:
    """The rows lie there together, then one card after the other; a person takes rows alone.

    The journal has the moves of the round that is scanned. Fails when the four rows are several
    cards of which nobody knows which is meant.
    """
    journal, phone = Journal(tmp_path / "journal.jsonl"), Phone(tmp_path / "phone", 80)
    camera = f"--camera={tmp_path / 'phone'}"
    with at_table(tmp_path / "home", journal.path, "six-nimmt", camera) as terminal:
        phone.show(*ROWS)
        journal.until(count := 1, terminal)
        for cards in hands():
            for card in cards:
                phone.show(card)
            journal.until(count := count + 3, terminal)
            while taken_rows(journal.session()):
                terminal.type("1\r")
                journal.until(count := count + 1, terminal)
        terminal.type("q")
        assert terminal.finish() == 0
    check_six_nimmt(journal.session())
