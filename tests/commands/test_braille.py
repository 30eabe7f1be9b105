"""`accessigame braille` from the outside: numbers in every notation, contracted sentences."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame.braille import NOTATIONS
from tests.braille.test_numbers import expected
from tests.commands.run_command import run_command

SIX_DOTS = ("french", "ueb", "german")


@pytest.mark.unmeasured
@pytest.mark.parametrize("notation", NOTATIONS)
def test_every_number_in_every_notation(notation: str) -> None:
    """1 to 104 are the digits that were typed by hand, card by card."""
    for number in range(1, 105):
        found = run_command(f"braille {number} --notation {notation} --lang en")
        assert found.code == 0
        assert found.lines[0].endswith(f", dots {expected(notation, number)}.")
        assert (len(found.lines) == 2) is (notation in SIX_DOTS or number > 0)


@pytest.mark.parametrize(
    ("notation", "dots"),
    [
        ("french", "6-146-156"),
        ("french-compact", "146-156"),
        ("ueb", "3456-14-15"),
        ("german", "3456-14-15"),
        ("german-compact", "146-156"),
        ("british-compact", "146-156"),
        ("us-compact", "25-26"),
    ],
)
def test_thirty_five(notation: str, dots: str) -> None:
    """35 is what the codes say, as it is printed in docs/braille.md."""
    assert f"dots {dots}." in run_command(f"braille 35 --notation {notation} --lang en").lines[0]


@pytest.mark.parametrize(
    ("line", "dots"),
    [
        ("braille you not 35 --grade 2 --notation ueb --lang en", "13456-0-1345-0-3456-14-15"),
        ("braille je 35 --grade 2 --notation french-compact --lang fr", "245-0-6-146-156"),
        ("braille und 35 --grade 2 --notation german --lang de", "136-0-3456-14-15"),
    ],
)
def test_contracted_sentences_keep_their_numbers(line: str, dots: str) -> None:
    """Words are contracted, and a number among them has its number sign and its digits."""
    assert f" {dots}." in run_command(line).lines[0]


@pytest.mark.parametrize(
    ("line", "named"),
    [
        ("braille 35 --notation morse", "french, french-compact, ueb"),
        ("braille 35 --grade 3", "1, 2"),
        ("braille 35 --grade 2 --notation german --lang fr", "french, french-compact"),
        ("play no-thanks --flash 3 --lang en", "2, 4, 8, 16, stay, off"),
        (
            "play no-thanks --grade 2 --notation ueb --display baum:/nowhere --lang de",
            "german, german-compact",
        ),
    ],
)
def test_what_cannot_be_is_refused_with_what_can(line: str, named: str) -> None:
    """Each mistake is a sentence that names what there is."""
    found = run_command(line)
    assert found.code == 2
    assert named in found.error


def test_a_picture_says_what_it_shows(tmp_path: Path) -> None:
    """Each dot is drawn, eight to a cell at most, and the description has text and dots.

    A picture that is there is kept, unless the option says otherwise.
    """
    file = tmp_path / "line.svg"
    line = f"braille ▸17 +5 --notation french-compact --lang en --svg {file}"
    said = run_command(line).lines[0]
    picture = file.read_text("utf-8")
    assert f"<desc>{said}</desc>" in picture
    assert "<title>▸17 +5</title>" in picture
    cells = said.rpartition("dots ")[2].rstrip(".").split("-")
    assert picture.count('class="dot"') == sum(len(cell.strip("0")) for cell in cells)
    again = run_command(line)
    assert (again.code, again.out) == (2, b"")
    assert "--overwrite" in again.error
    assert run_command(f"{line} --overwrite").code == 0
    assert "--svg" in run_command("braille 3 --overwrite --lang en").error


def test_a_picture_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    """A folder in its place, and a folder that is not there, are each a sentence."""
    for place in (tmp_path, tmp_path / "none" / "line.svg"):
        ran = run_command(f"braille 3 --lang en --svg {place}")
        assert (ran.code, ran.out) == (2, b"")
        assert str(place) in ran.error
