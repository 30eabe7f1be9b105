"""A camera at the table: whole rounds by the real program, which sees painted pictures.

Persons press keys of decisions alone. The journal says what came of it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import pytest

from tests.acceptance.guest_table import AtTerminal
from tests.acceptance.real_card_rounds import ROWS, play_no_thanks, play_six_nimmt
from tests.devices.camera.scenes import Laid, Scene, cv2

from accessigame.devices.camera.steadiness import FRAMES, PATIENCE  # isort: skip
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
        self.folder, self._box = folder, box
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
            part = self.folder / f"{self._count:05}.part"
            part.write_bytes(cv2.imencode(".png", picture)[1].tobytes())
            part.rename(part.with_suffix(".png"))


def test_a_round_of_no_thanks(tmp_path: Path) -> None:
    """Each card of the pile is shown to the camera, and persons press p and t alone.

    Fails when a card is entered twice, or one that lies there is taken for the next one.
    """
    phone = Phone(tmp_path / "phone", 50)

    def show(_: AtTerminal, cards: tuple[int, ...]) -> None:
        phone.show(*cards)

    play_no_thanks(tmp_path, show, f"--camera={phone.folder}")


def test_a_round_of_six_nimmt(tmp_path: Path) -> None:
    """The rows lie there together, then one card after the other; a person takes rows alone.

    The journal has the moves of the round that is scanned. Fails when the four rows are several
    cards of which nobody knows which is meant.
    """
    phone = Phone(tmp_path / "phone", 80)

    def show(_: AtTerminal, cards: tuple[int, ...]) -> None:
        for together in [cards] if cards == ROWS else [(card,) for card in cards]:
            phone.show(*together)

    play_six_nimmt(tmp_path, show, f"--camera={phone.folder}")
