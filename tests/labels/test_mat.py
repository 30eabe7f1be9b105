"""The sheet of a mat: four marks that nothing touches, each named, its outer corner cut off.

Covers `labels/mat.py` and `input/card_marker.py`.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import pytest

from accessigame import games
from accessigame.braille import Translator
from accessigame.input import card_marker
from accessigame.input.card_marker import marker_modules
from accessigame.labels import caption, formats
from accessigame.labels.card import STANDARDS, dots_of
from accessigame.labels.mat import HEIGHT, WIDTH, MatOrder, drawing_of
from accessigame.labels.shapes import Cut, Dot, Ink, Page, PrintedCode
from accessigame.labels.sheet import PAPERS
from accessigame.words.words import LANGUAGES, Localizer
from tests.commands.run_command import run_command
from tests.labels.orders import MARBURG
from tests.labels.test_code import encloses, within

NOTATIONS: Final = {"en": "ueb", "fr": "french", "de": "german"}


def page_of(language: str = "en", paper: str = "a4", standard: str = "marburg-medium") -> Page:
    """Return the only page of a mat."""
    order = MatOrder(paper, NOTATIONS[language], STANDARDS[standard])
    (page,) = drawing_of(order, Localizer(language)).pages
    return page


def test_no_game_has_the_box_of_the_marks() -> None:
    """No card of a game is a mark. Fails when a game gets the number of the mat."""
    boxes = {box for game in games.every() for box in game.material.boxes.values()}
    assert card_marker.MAT_BOX not in boxes


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("standard", STANDARDS)
def test_one_sheet_has_the_four_marks(language: str, paper: str, standard: str) -> None:
    """Each mark has its size, lies within its piece, and nothing else touches it.

    Fails when the braille of a language is wider than the piece, or lies where a corner is cut.
    """
    page = page_of(language, paper, standard)
    marks = [shape for shape in page.shapes if isinstance(shape, PrintedCode)]
    assert [each.rows for each in marks] == [marker_modules(code) for code in card_marker.MAT_MARKS]
    pieces = [shape for shape in page.shapes if isinstance(shape, Cut)]
    inside = [s for s in page.shapes if isinstance(s, Dot)] + marks
    for shape in inside:
        (box,) = caption.boxes(shape)
        around = [piece for piece in pieces if encloses(_whole(piece), box)]
        assert len(around) == 1
        assert not any(caption.touch(box, edge) for edge in _corner(around[0]))
        others = (other for other in page.shapes if other is not shape)
        if isinstance(shape, PrintedCode):
            assert shape.side == pytest.approx(card_marker.MAT_SIDE)
            assert not [b for other in others for b in caption.boxes(other) if within(box, b)]


def _whole(piece: Cut) -> Cut:
    """Return the outline of a piece as if no corner was cut off."""
    lefts, tops = zip(*piece.points, strict=True)
    left, top = min(lefts), min(tops)
    right, low = left + WIDTH, top + HEIGHT
    return Cut(((left, top), (right, top), (right, low), (left, low)))


def _corner(piece: Cut) -> list[caption.Box]:
    """Return the box of the corner that is cut off."""
    missing = {*_whole(piece).points} - {*piece.points}
    ((x, y),) = missing
    near = sorted(piece.points, key=lambda point: abs(point[0] - x) + abs(point[1] - y))[:2]
    return [(min(x, *(p[0] for p in near)), min(y, *(p[1] for p in near)),
             max(x, *(p[0] for p in near)), max(y, *(p[1] for p in near)))]  # fmt: skip


def test_the_outer_corner_of_each_piece_is_cut_off() -> None:
    """Fingers find how a piece is turned. Fails when all pieces have the same corner."""
    pieces = [shape for shape in page_of().shapes if isinstance(shape, Cut)]
    found = []
    for piece in pieces:
        ((x, y),) = {*_whole(piece).points} - {*piece.points}
        found.append(
            f"{'far' if y == min(p[1] for p in piece.points) else 'near'}-"
            f"{'left' if x == min(p[0] for p in piece.points) else 'right'}"
        )
    assert tuple(found) == card_marker.MAT_CORNERS


def test_a_piece_names_its_corner_in_braille_and_in_print() -> None:
    """The same corner is felt and read, and the description of the page says it with the size."""
    page = page_of("en")
    print_ = [shape.text for shape in page.shapes if isinstance(shape, Ink)]
    assert [text for text in print_ if text[:1].isdigit() and ":" in text] == [
        "1: far left", "2: far right", "3: near left", "4: near right",
    ]  # fmt: skip
    dots = [shape for shape in page.shapes if isinstance(shape, Dot)]
    cells = b"".join(
        Translator("ueb").cells(each.replace("-", " ")) for each in card_marker.MAT_CORNERS
    )
    assert len(dots) == len(dots_of(cells, MARBURG))
    assert page.description.startswith("Mark 1, far left, 40 mm wide. Mark 2,")


@pytest.mark.parametrize("form", formats.drawn())
def test_the_command_writes_a_mat_without_a_game(form: str, tmp_path: Path) -> None:
    """Every format of drawings has one file, and says how to lay the pieces."""
    path = tmp_path / f"mat.{form}"
    ran = run_command(f"labels --mat --lang en --format {form} --out {path}")
    assert ran.code == 0
    assert path.read_bytes()
    assert ran.lines[0] == f"The four marks of the mat are in {path}."
    assert "cut corner" in ran.lines[2]
    assert run_command(f"labels --mat --lang en --format {form} --out -").out == path.read_bytes()


@pytest.mark.parametrize(
    ("given", "named"),
    [("--format brf", "svg"), ("", "svg"), ("--format pdf --code", "--code"),
     ("--format pdf --print", "--print"), ("--format svg --sheet tape", "--sheet")],
)  # fmt: skip
def test_what_a_mat_cannot_have_is_refused(given: str, named: str) -> None:
    """Embossers print no ink, and options about cards do nothing here."""
    ran = run_command(f"labels --mat --lang en {given} --out mat.pdf")
    assert ran.code == 2
    assert named in ran.error
