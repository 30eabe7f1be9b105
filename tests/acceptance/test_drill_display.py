"""A drill answered with the keys of an emulated display: the keyboard is not touched."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from accessigame.braille import Translator, from_dots, raised
from accessigame.devices.emulated_display import EmulatedDisplay
from accessigame.displays.baum import BaumDevice
from tests.until import until

pytestmark = pytest.mark.acceptance


class Desk:
    """An emulated display of 20 cells that a drill runs on, and a pupil who reads a notation."""

    def __init__(self, folder: Path, notation: str) -> None:
        self.frames: list[bytes] = []
        self.display = EmulatedDisplay(BaumDevice(20), folder / "port", self.frames.append)
        self.translator = Translator(notation)
        self.notation = notation

    def shown(self) -> str:
        """Return what stands on the cells."""
        return self.translator.text(self.frames[-1]).rstrip() if self.frames else ""

    def asked(self) -> str:
        """Wait for a card that is asked by its cells alone."""
        until(lambda: self.shown().isdigit())
        return self.shown()

    def type(self, cells: bytes) -> None:
        """Press the dots of each cell, and then Enter."""
        for cell in cells:
            before = len(self.frames)
            self.display.press(*(f"dot{dot}" for dot in sorted(raised(cell))))
            until(lambda before=before: len(self.frames) > before)  # type: ignore[misc]  # the loop's own
        self.display.press("select")


@contextmanager
def drilling(desk: Desk, *options: str) -> Iterator[subprocess.Popen[str]]:
    """Run a drill whose standard input stays open and silent."""
    command = [sys.executable, "-m", "accessigame", "drill", "no-thanks", "--lang", "en"]
    command += ["--notation", desk.notation, "--display", f"baum:{desk.display.link}", *options]
    with (
        desk.display,
        subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        ) as process,
    ):
        try:
            yield process
        finally:
            process.kill()


@pytest.mark.parametrize(
    ("notation", "one", "two"),
    [
        ("french", "6-16", "126"),  # the second time in computer braille, without a sign
        ("ueb", "3456-1", "12"),
        ("us-compact", "2", "23"),
    ],
)
def test_a_drill_on_the_display_alone(
    notation: str, one: str, two: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A right answer leads on, a wrong one shows the card until a key, and the sum is felt.

    Fails when only the keyboard is read, or the card that was missed is not waited for.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    desk = Desk(tmp_path, notation)
    with drilling(desk, "--way", "cells", "--count", "2", "--seed", "4") as process:
        card = desk.asked()
        desk.type(desk.translator.cells(card))
        until(lambda: desk.shown().isdigit() and desk.shown() != card)
        missed = desk.asked()
        desk.type(from_dots(one if missed != "1" else two))
        until(lambda: desk.shown().startswith("no, "))
        assert desk.shown().split()[1] == missed
        desk.display.press("pan_right")
        until(lambda: "1 of 2" in desk.shown())
        if missed not in desk.shown():
            desk.display.press("pan_right")
            until(lambda: missed in desk.shown())
        desk.display.press("select")
        assert process.wait(20) == 0
        assert process.stdout is not None
        told = process.stdout.read()
    assert "1 right of 2." in told
    assert f"To learn: {missed}." in told


def test_cells_are_written_on_the_display(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other way round, the cells of the number are typed as they are; dot 7 takes one back."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    desk = Desk(tmp_path, "french")
    with drilling(desk, "--way", "number", "--count", "1", "--seed", "4") as process:
        until(lambda: desk.shown().startswith("dots of "))
        card = desk.shown().split()[2].rstrip("?")
        desk.display.press("dot1")
        until(lambda: desk.frames[-1].rstrip(b"\0")[-2:] == bytes((1, 0b1100_0000)))
        desk.display.press("dot7")
        until(lambda: desk.shown().endswith("?"))
        desk.type(desk.translator.cells(card))
        until(lambda: desk.shown() == "1 of 1")
        desk.display.press("select")
        assert process.wait(20) == 0
