"""Labels of cards that bear more than one number: two faces of Titus, bull heads of 6 nimmt!."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from accessigame import games
from accessigame.braille import Translator, raised
from accessigame.core.game import Game
from accessigame.core.model import NotAllowed
from accessigame.labels import formats
from accessigame.labels.card import CORNERS, MARKS, STANDARDS, Design
from accessigame.labels.events import CardTooSmall, NotchesBothFaces
from accessigame.labels.formats import pdf
from accessigame.labels.label import wheel
from accessigame.labels.order import Order, _faces, check, drawing_of, files_of, spell_labels
from accessigame.labels.shapes import Bar, Dot
from accessigame.words.words import Localizer
from tests.commands.run_command import run_command
from tests.labels.measuring import dots_in_pdf
from tests.labels.orders import MARBURG

pytestmark = pytest.mark.unmeasured

TITUS, SIX, NO_THANKS = (games.find(name) for name in ("titus", "six-nimmt", "no-thanks"))


def order(rules: Game[Any], notation: str = "french", **given: Any) -> Order:
    """Return an order for a real game; fields of the design go to it."""
    names = Design.__dataclass_fields__
    design = Design(**{"standard": MARBURG} | {k: v for k, v in given.items() if k in names})
    return Order(rules, notation, design, **{k: v for k, v in given.items() if k not in names})


def brf(wanted: Order) -> list[str]:
    """Return the words of a BRF."""
    (data,) = files_of(wanted, formats.every()["brf"], Localizer("en"))
    return data.decode("ascii").split()


def heads(card: int) -> int:
    """Count bull heads as the rulebook prints them: 7 on 55, 5, 3, 2, else 1."""
    if card == 55:
        return 7
    figures = str(card)
    if len(set(figures)) == 1 and len(figures) == 2:
        return 5
    return {"0": 3, "5": 2}.get(figures[-1], 1)


def test_every_card_of_every_box() -> None:
    """3 to 35; 1 to 104; and 54 tokens of two faces that differ by at most 2, with 7 to 18."""
    assert [card for (card,) in NO_THANKS.material.faces] == list(range(3, 36))
    assert [card for (card,) in SIX.material.faces] == list(range(1, 105))
    tokens = [card for card in TITUS.material.faces if len(card) == 2]
    assert len(set(tokens)) == len(tokens) == 54
    assert all(0 <= high - low <= 2 and low >= 1 and high <= 19 for low, high in tokens)
    assert sorted(card[0] for card in TITUS.material.faces if len(card) == 1) == list(range(7, 19))


@pytest.mark.parametrize("notation", ["french", "ueb", "german"])
def test_an_embosser_writes_both_faces(notation: str) -> None:
    """Read back, the labels of Titus are the faces of each token, one after the other."""
    translator = Translator(notation)
    written = [translator.text(_cells(word)) for word in brf(order(TITUS, notation))]
    assert written == [str(number) for card in TITUS.material.faces for number in card]


def _cells(word: str) -> bytes:
    table = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
    return bytes(table.index(character) for character in word)


@settings(max_examples=40)
@given(
    corner=st.sampled_from(CORNERS),
    both=st.booleans(),
    mark=st.sampled_from(MARKS),
    sheet=st.sampled_from(["cards", "bars"]),
    notation=st.sampled_from(["french", "ueb"]),
    width=st.sampled_from([42.0, 50.0, 56.0, 63.0]),
)
def test_no_relief_lies_behind_another(
    sheet: str, notation: str, *, width: float, **design: Any
) -> None:
    """Turned over by its side, no dot or bar of one face is nearer than 1 mm to the other's.

    Fails when the labels of both faces stand in the same place of a narrow card.
    """
    wanted = order(TITUS, notation, sheet=sheet, width=width, **design)
    check(wanted)
    faces = _faces(wanted, Localizer("en"))
    for number in range(4, 108, 6):
        front, back = (
            [s for s in shapes if isinstance(s, Dot | Bar)] for shapes in faces[number : number + 2]
        )
        behind = [shape.mirrored(width) for shape in back]
        assert front
        assert behind
        assert not any(_touch(one, other) for one in front for other in behind)


def _touch(one: Dot | Bar, other: Dot | Bar) -> bool:
    left, top, right, bottom = _box(one)
    other_left, other_top, other_right, other_bottom = _box(other)
    return (
        left < other_right + 1
        and other_left < right + 1
        and top < other_bottom + 1
        and other_top < bottom + 1
    )


def _box(shape: Dot | Bar) -> tuple[float, float, float, float]:
    if isinstance(shape, Dot):
        half = shape.size / 2
        return shape.x - half, shape.y - half, shape.x + half, shape.y + half
    return shape.x, shape.y, shape.x + shape.width, shape.y + shape.height


def test_notches_cannot_stand_for_two_numbers() -> None:
    """A notch goes through a token, so it is refused with the name of the first one."""
    with pytest.raises(NotAllowed) as refused:
        drawing_of(order(TITUS, sheet="notches"), Localizer("en"))
    assert refused.value.event == NotchesBothFaces("1/1")


def test_two_labels_too_high_for_a_card() -> None:
    """A token on which the second label fits neither beside nor below the first is refused."""
    with pytest.raises(NotAllowed) as refused:
        drawing_of(order(TITUS, width=30, height=25), Localizer("en"))
    event = refused.value.event
    assert isinstance(event, CardTooSmall)
    assert (event.side, event.missing) == ("height", 9)


def test_labels_in_both_corners_need_room_for_three() -> None:
    """Between the labels of a face in opposite corners, that of the other face has to lie.

    Fails when the room of two labels is thought to do.
    """
    wanted = order(TITUS, sheet="bars", width=50, both=True)
    drawing_of(replace(wanted, design=replace(wanted.design, height=51.1)), Localizer("en"))
    with pytest.raises(NotAllowed) as refused:
        drawing_of(replace(wanted, design=replace(wanted.design, height=45)), Localizer("en"))
    event = refused.value.event
    assert isinstance(event, CardTooSmall)
    assert (event.side, event.missing) == ("height", 7)


@pytest.mark.parametrize("notation", ["french", "ueb", "german"])
def test_bull_heads_stand_beside_the_number_on_paper(notation: str) -> None:
    """Each card of 6 nimmt! is followed by the sign of bull heads and how many it has."""
    translator = Translator(notation)
    written = [translator.text(_cells(word)) for word in brf(order(SIX, notation, heads=True))]
    assert written[::2] == [str(card) for card in range(1, 105)]
    assert written[1::2] == [f"#{heads(card)}" for card in range(1, 105)]


@pytest.mark.parametrize("name", STANDARDS)
def test_bull_heads_stand_one_line_below(name: str) -> None:
    """Measured in the file, the second row lies a line below the first one, to 0.05 mm."""
    standard = STANDARDS[name]
    wanted = order(SIX, "french", standard=standard, heads=True)
    drawing = drawing_of(wanted, Localizer("en"))
    first = replace(drawing, pages=drawing.pages[:1])  # one of twelve is enough to measure
    dots = dots_in_pdf(pdf.write(first))[0]
    card = [dot for dot in dots if dot.x < 8 + 56 and dot.y < 14 + 87]
    translator = Translator("french")
    ideal = sorted(
        (place * standard.cell + (dot > 3) * standard.pitch, row + (dot - 1) % 3 * standard.pitch)
        for row, text in ((0.0, "1"), (standard.line, "♉1"))
        for place, cell in enumerate(translator.cells(text))
        for dot in raised(cell)
    )
    x, y = 8 + 4 + standard.dot / 2, 14 + 4 + standard.dot / 2
    found = sorted((dot.x - x, dot.y - y) for dot in card)
    assert len(found) == len(ideal)
    assert [number for dot in found for number in dot] == pytest.approx(
        [number for dot in ideal for number in dot], abs=0.05
    )


def test_the_plan_of_tokens_names_each_once() -> None:
    """In words, each number is told once, and then every token that needs two labels."""
    found = run_command("labels titus --lang en --notation french")
    numbers = [int(line.split(":")[0]) for line in found.lines if ": dots" in line]
    assert sorted(numbers) == list(range(1, 20))
    (tokens,) = [line for line in found.lines if line.startswith("One label for each face")]
    assert tokens.count("/") == 54


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("labels no-thanks --heads", "The cards of No Thanks! have no bull heads."),
        (
            "labels six-nimmt --heads --sheet bars",
            "--sheet cannot be bars. Choose from: cards, tape.",
        ),
        ("labels titus --sheet notches", "A notch goes through the card, and 1/1 has two faces."),
        ("labels six-nimmt --tape 9.5", "--tape does nothing without --sheet tape."),
        ("labels six-nimmt --tape 9.5 --sheet bars", "--tape does nothing without --sheet tape."),
        (
            "labels six-nimmt --notation french-compact --heads --sheet tape --tape 9.5",
            "mm too short for the label",
        ),
    ],
)
def test_what_cannot_be_is_refused(line: str, said: str) -> None:
    """Each mistake is one sentence that says what there is."""
    found = run_command(f"{line} --lang en")
    assert found.code == 2
    assert said in found.error


def test_the_tape_plan_has_the_bull_heads() -> None:
    """The plan for a labeller has number, space, sign and count, by dots and by letters."""
    plan = list(spell_labels(order(SIX, "ueb", sheet="tape", heads=True)))
    assert getattr(plan[54], "dots", ()) == ("3456", "15", "15", "0", "456", "1456", "3456", "1245")
    assert getattr(plan[54], "letters", ())[:4] == ("number", "e", "e", "space")


def test_a_cell_that_a_labeller_lacks_is_named_as_dots() -> None:
    """One dot alone is said to be one: a bare figure would be pressed as a letter of the number.

    Fails when dot 4 is told as 4.
    """
    assert wheel(bytes([0b001000, 0b100100, 0b000001])) == ("dot 4", "dots 36", "a")
