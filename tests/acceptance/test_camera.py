"""A camera at the table: whole rounds by the real program, which sees painted pictures.

Persons press keys of decisions alone. The journal says what came of it.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

from tests.acceptance.braille_typist import BrailleTypist
from tests.acceptance.guest_table import PROGRAM, AtTerminal, environment
from tests.acceptance.real_card_rounds import (
    ROWS,
    Journal,
    at_table,
    play_no_thanks,
    play_six_nimmt,
)
from tests.devices.camera.scenes import Laid, Scene, cv2
from tests.wait_for import wait_for

from accessigame.devices.camera.steadiness import FRAMES, PATIENCE, REST  # isort: skip
from accessigame.input import card_marker  # isort: skip
from accessigame.input.card_code import CardCode  # isort: skip

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals"),
]
SIZE: Final = (720, 312)
EMPTY: Final = Scene(size=SIZE).picture()
HIGH: Final = (720, 880)
WIDE: Final = (1280, 860)
"""The picture of a mat."""
SCALE: Final = 1.8
"""The picture of a whole table, with four rows and a card below them."""
ROUND: Final = (756, 576)
"""The picture of players around four rows and a mat, at the same scale."""
CORNERS: Final = ((40, 40), (380, 40), (40, 280), (380, 280))
PLACES: Final = ((72, 160, 90), (348, 165, -85), (210, 258, 5))
"""Where each player lays a card, and how it is turned."""
LOOSE: Final = 10
"""How far from there it lies at most, in both directions."""


class Phone:
    """A phone above the table, which puts its pictures into a folder."""

    def __init__(self, folder: Path, box: int) -> None:
        folder.mkdir()
        self.folder, self._box = folder, box
        self._count = 0

    def show(self, *cards: int) -> None:
        """Show an empty table until all cards have gone, then these until they lie there."""
        laid = [self._laid(card, 45 + 70 * x, 65, 11 * x) for x, card in enumerate(cards)]
        self._put([EMPTY] * PATIENCE)
        self._put([Scene(laid, SIZE).picture()] * FRAMES)

    def show_table(self, rows: Sequence[Sequence[int]], card: int) -> None:
        """Show an empty table, then rows and one card below them until they rest."""
        laid = [
            self._laid(each, 60 + 62 * x, 50 + 95 * y, 4 * (x - y))
            for y, row in enumerate((*rows, (card,)))
            for x, each in enumerate(row)
        ]
        self._put([EMPTY] * PATIENCE)
        self._put([Scene(laid, HIGH, scale=SCALE).picture()] * (REST + FRAMES))

    def show_players(self, cards: Mapping[int, int], seed: int) -> None:
        """Show a card before some players, by their number, among a mat and the rows."""
        random = Random(seed)
        laid = [
            Laid(code, x, y) for code, (x, y) in zip(card_marker.MAT_MARKS, CORNERS, strict=True)
        ]
        laid += [self._laid(row, 117 + 62 * x, 55, 2 * x) for x, row in enumerate(ROWS)]
        for player, card in cards.items():
            x, y, turn = PLACES[player]
            by = [random.uniform(-LOOSE, LOOSE) for _ in "xy"]
            laid.append(self._laid(card, x + by[0], y + by[1], turn + random.uniform(-15, 15)))
        self._put([Scene(laid, ROUND, scale=SCALE).picture()] * (FRAMES + 1))

    def show_mat(self, marks: Sequence[tuple[float, float]], *cards: int) -> None:
        """Show the marks of a mat at these places, and cards among them, for three seconds."""
        laid = [Laid(code, x, y) for code, (x, y) in zip(card_marker.MAT_MARKS, marks, strict=True)]
        laid += [self._laid(card, 320, 215, 20) for card in cards]
        self._put([Scene(laid, WIDE, scale=2.0).picture()] * 90)

    def _laid(self, card: int, x: float, y: float, turn: float) -> Laid:
        return Laid(CardCode(self._box, card), x, y, turn)

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


def test_a_round_of_six_nimmt_turned_over_together(tmp_path: Path) -> None:
    """The first turn is shown card by card; from then on all players turn over at once.

    The journal has the moves of the round that is scanned, so each card is its player's. Fails when
    a place is learned for another player, or when cards count as they lie in the picture.
    """
    phone, turns = Phone(tmp_path / "phone", 80), iter(range(10))

    def show(_: AtTerminal, cards: tuple[int, ...]) -> None:
        if cards == ROWS:
            phone.show(*cards)
            return
        together, seed = [dict(enumerate(cards))], next(turns)
        if seed == 0:
            together = [dict([*enumerate(cards)][: shown + 1]) for shown in range(len(cards))]
        for each in together:
            phone.show_players(each, seed)

    play_six_nimmt(tmp_path, show, f"--camera={phone.folder}")


def test_a_wrong_row_is_said_once(tmp_path: Path) -> None:
    """A card lies in the row below its own: the table hears it once, and the game plays on.

    The cards of three turns are seen, and then all that lies on the table. Fails when the places
    of cards are lost between a picture and the game.
    """
    phone, journal = Phone(tmp_path / "phone", 80), Journal(tmp_path / "journal.jsonl")
    wrong = ((12, 13, 14), (37, 38, 39), (43, 44), (58, 45))
    options = f"--camera={phone.folder}"
    with at_table(tmp_path / "home", journal.path, "six-nimmt", options) as terminal:
        terminal.until("rows")
        phone.show(*ROWS)
        journal.until(count := 1, terminal)
        for card in (13, 38, 44, 14, 39, 45):
            phone.show(card)
            journal.until(count := count + 1, terminal)
        phone.show_table(wrong, 60)
        journal.until(count := count + 1, terminal)
        terminal.until("45 lies in row 4 on the table; I have it in row 3.")
        phone.show_table(wrong, 61)
        journal.until(count := count + 1, terminal)
        phone.show(62)
        journal.until(count + 1, terminal)
        terminal.type("q")
        assert terminal.finish() == 0
    assert terminal.text.count("45 lies in row 4") == 1


def test_a_camera_is_aimed_and_shows_a_card(tmp_path: Path) -> None:
    """Whoever aims it hears which way to go, then that all is well, then the card that is held.

    Enter ends it. Fails when an advice is lost between a picture and the sentence, or marks are
    said as cards.
    """
    phone = Phone(tmp_path / "phone", 80)
    marks = [(120, 100), (520, 100), (120, 330), (520, 330)]
    command = [*PROGRAM, "camera", str(phone.folder), "--lang=en", "--speech=off"]
    with AtTerminal(command, environment(tmp_path / "home", "en")) as terminal:
        terminal.until("Move the camera slowly")
        phone.show_mat([(x + 360, y) for x, y in marks])
        terminal.until("To the right")
        phone.show_mat(marks)
        terminal.until("All four marks, seen well")
        phone.show_mat(marks, 35)
        terminal.until(r"Card 35\.")
        terminal.type("\r")
        assert terminal.finish() == 0
    text = terminal.text
    assert text.index("To the right") < text.index("All four marks") < text.index("Card 35.")
    assert text.count("Card ") == 1


def test_a_camera_is_aimed_by_a_display_alone(tmp_path: Path) -> None:
    """An advice begins the line, the first one behind the first words, and a key ends it.

    Keyboard and screen are not there. Fails when the prompt stands before an advice, or when that
    waits for a key.
    """
    phone = Phone(tmp_path / "phone", 80)
    marks = [(120, 100), (520, 100), (120, 330), (520, 330)]
    typist = BrailleTypist(20, tmp_path, (), "ueb")
    with (
        typist.display,
        typist.program("camera", str(phone.folder), "--speech=off", lang="en") as process,
    ):
        typist.until_begins("move it slowly")
        phone.show_mat([(x + 360, y) for x, y in marks])
        typist.read_to(typist.cells("right"))
        phone.show_mat(marks)
        typist.until_begins("all seen well")
        phone.show_mat(marks, 35)
        wait_for(lambda: "35" in typist.felt.split(), evidence=lambda: typist.felt)
        typist.display.press("select")
        assert process.wait(20) == 0
