"""A drill answered with the keys of an emulated display: the keyboard is not touched."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from accessigame.braille import from_dots
from tests.acceptance.braille_typist import BrailleTypist
from tests.wait_for import wait_for

pytestmark = pytest.mark.acceptance


def pupil(folder: Path, notation: str) -> BrailleTypist:
    """Return somebody who reads a notation on a display of 20 cells."""
    return BrailleTypist(20, folder, (), notation)


@contextmanager
def drilling(desk: BrailleTypist, *options: str) -> Iterator[subprocess.Popen[str]]:
    """Run a drill whose standard input stays open and silent."""
    command = ("drill", "no-thanks", "--notation", desk.notation, *options)
    with desk.display, desk.program(*command, lang="en", open_input=True) as process:
        yield process


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
    desk = pupil(tmp_path, notation)
    with drilling(desk, "--way", "cells", "--count", "2", "--seed", "4") as process:
        wait_for(lambda: desk.felt.isdigit())  # noqa: PLW0108 - what is felt changes
        card = desk.felt
        desk.type(card)
        wait_for(lambda: desk.felt.isdigit() and desk.felt != card)
        missed = desk.felt
        desk.type(from_dots(one if missed != "1" else two))
        wait_for(lambda: desk.felt.startswith("no, "))
        assert desk.felt.split()[1] == missed
        desk.display.press("pan_right")
        wait_for(lambda: "1 of 2" in desk.felt)
        if missed not in desk.felt:
            desk.display.press("pan_right")
            wait_for(lambda: missed in desk.felt)
        desk.display.press("select")
        assert process.wait(20) == 0
        assert process.stdout is not None
        told = process.stdout.read()
    assert "1 of 2 right." in told
    assert f"Still to learn: {missed}." in told


def test_cells_are_written_on_the_display(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The other way round, the cells of the number are typed as they are; dot 7 takes one back."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    desk = pupil(tmp_path, "french")
    with drilling(desk, "--way", "number", "--count", "1", "--seed", "4") as process:
        wait_for(lambda: desk.felt.startswith("dots of "))
        card = desk.felt.split()[2].rstrip("?")
        desk.display.press("dot1")
        wait_for(lambda: desk.frames[-1].rstrip(b"\0")[-2:] == bytes((1, 0b1100_0000)))
        desk.display.press("dot7")
        wait_for(lambda: desk.felt.endswith("?"))
        desk.type(card)
        wait_for(lambda: desk.felt == "1 of 1")
        desk.display.press("select")
        assert process.wait(20) == 0


def test_the_braille_of_the_labels_is_named_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A reader without a chosen notation feels which one is practised; a key leads on.

    Fails when the first card comes in a braille that its reader does not expect.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    desk = pupil(tmp_path, "ueb")
    command = ("drill", "no-thanks", "--way", "cells", "--count", "1", "--seed", "4")
    with desk.display, desk.program(*command, lang="en", open_input=True) as process:
        wait_for(lambda: desk.felt.lower() == "ueb 6 dots")
        desk.display.press("select")
        wait_for(lambda: desk.felt.isdigit())  # noqa: PLW0108 - what is felt changes
        desk.type(desk.felt)
        wait_for(lambda: desk.felt == "1 of 1")
        desk.display.press("select")
        assert process.wait(20) == 0


def test_labels_in_the_hand_are_practised_on_the_display(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The number is typed there, its cells are felt beside the label, and yes is one key.

    Fails when the keyboard alone is read; so it did.
    """
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    desk = pupil(tmp_path, "french")
    with drilling(desk, "--way", "hand", "--count", "2") as process:
        desk.read_to(desk.cells("which number?"))
        desk.type("17")
        wait_for(lambda: desk.felt.startswith("17 "))
        desk.display.press("select")
        wait_for(lambda: desk.felt.startswith("which number?"))
        desk.display.press("down")
        wait_for(lambda: desk.felt == "q. Stop")
        desk.display.press("select")
        wait_for(lambda: desk.felt == "1 of 1")
        desk.display.press("select")
        assert process.wait(20) == 0


@pytest.mark.parametrize("way", ["cells", "number"])
def test_a_drill_is_left_without_keys_for_dots(
    way: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Below each card stands the way out, where a display without dots reaches it."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path))
    desk = pupil(tmp_path, "french")
    with drilling(desk, "--way", way, "--seed", "4") as process:
        wait_for(lambda: desk.felt)
        desk.display.press("select")
        desk.display.press("down")
        wait_for(lambda: desk.felt == "q. Stop")
        desk.display.press("select")
        wait_for(lambda: desk.felt == "0 of 0")
        desk.display.press("select")
        assert process.wait(20) == 0
