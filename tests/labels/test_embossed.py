"""Labels for embossers: what liblouis reads back from the files.

Covers `labels/formats/brf.py`, `labels/formats/pef.py` and `labels/label.py`.
"""

from __future__ import annotations

from xml.etree import ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.braille import Translator, dots, label_tables, liblouis, mirrored
from accessigame.core.model import Refusal
from accessigame.labels.events import NotForEmbossers
from tests.labels.orders import file

CARDS = [str(card) for card in range(3, 36)]
PEF = "{http://www.daisy.org/ns/2008/pef}"
DC = "{http://purl.org/dc/elements/1.1/}"
# the 64 cells in the order of their dots, as North American embossers write them
ASCII = " A1B'K2L@CIF/MSP\"E3H9O6R^DJG>NTQ,*5<-U8V.%[$+X!&;:4\\0Z7(_?W]#Y)="
PAPER = ["french", "ueb", "german"]


def lines(data: bytes) -> list[str]:
    """Return the lines of a BRF, the form feeds taken away."""
    text = data.decode("ascii").replace("\f", "")
    assert text.count("\n") == text.count("\r\n") == text.count("\r")
    return text.split("\r\n")[:-1]


def cells(line: str) -> bytes:
    """Return the cells of a line of braille ASCII."""
    return bytes(ASCII.index(character) for character in line)


@pytest.mark.parametrize("notation", PAPER)
def test_brf_reads_back_as_the_deck(notation: str) -> None:
    """Liblouis reads the cards 3 to 35 from the file, in order, and nothing else."""
    translator = Translator(notation)
    read = [translator.text(cells(line)).split() for line in lines(file("brf", notation))]
    assert [card for row in read for card in row] == CARDS


@pytest.mark.parametrize("notation", PAPER)
def test_brf_with_the_mark_reads_back_as_the_deck(notation: str) -> None:
    """With the mark of our own table in the place of the number sign, too."""
    louis, tables = liblouis(), label_tables(notation)
    words = [word for line in lines(file("brf", notation, mark="cell")) for word in line.split()]
    assert [louis.text(tables, cells(word)) for word in words] == [f"▌{card}" for card in CARDS]


@given(
    deck=st.lists(st.integers(0, 104), min_size=1, max_size=150),
    width=st.integers(10, 80),
    length=st.integers(2, 40),
    feed=st.sampled_from(["between", "after", "none"]),
)
def test_no_page_is_left(deck: list[int], width: int, length: int, feed: str) -> None:
    """Any deck on any page: no line is too long, no page too full, and no card is lost."""
    data = file("brf", deck=tuple(deck), columns=width, lines=length, form_feed=feed)
    translator = Translator("french")
    read = [card for line in lines(data) for card in translator.text(cells(line)).split()]
    assert read == [str(card) for card in deck]
    assert max(map(len, lines(data))) <= width
    if feed == "none":
        assert b"\f" not in data
        assert len(lines(data)) % length == 0
        return
    pages = data.removesuffix(b"\f").split(b"\f")
    assert all(page.count(b"\r\n") <= length for page in pages)
    assert data.endswith(b"\f") == (feed == "after")


def test_both_corners_get_a_label_each() -> None:
    """Every card is there twice."""
    translator = Translator("french")
    data = file("brf", both=True)
    read = [card for line in lines(data) for card in translator.text(cells(line)).split()]
    assert read == [card for card in CARDS for _ in range(2)]


def test_a_mirrored_row_is_punched_from_the_right() -> None:
    """35 in French, 6-146-156, is punched as 234-134-3 from left to right."""
    (row,) = lines(file("brf", deck=(35,), mirror=True, columns=12))
    assert len(row) == 12
    assert dots(cells(row)[-3:]) == "234-134-3"
    assert mirrored(cells(row)).rstrip(b"\0") == Translator("french").cells("35")


@pytest.mark.parametrize("name", ["brf", "pef"])
@pytest.mark.parametrize(
    ("notation", "six"),
    [
        ("french-compact", "french"),
        ("german-compact", "german"),
        ("british-compact", "ueb"),
        ("us-compact", "ueb"),
    ],
)
def test_eight_dots_are_refused(name: str, notation: str, six: str) -> None:
    """A notation of 8 dots is refused for an embosser, and that of 6 dots is named."""
    with pytest.raises(Refusal) as refused:
        file(name, notation)
    assert refused.value.event == NotForEmbossers(notation, six)


def test_pef_has_the_shape_of_2008() -> None:
    """Head with format, identifier and title; volume, section, page, rows of Unicode braille."""
    data = file("pef", lines=5)
    root = ET.fromstring(data)  # noqa: S314 - written just now
    assert root.tag == f"{PEF}pef"
    assert root.attrib == {"version": "2008-1"}
    assert [child.tag for child in root] == [f"{PEF}head", f"{PEF}body"]
    assert root.findtext(f"{PEF}head/{PEF}meta/{DC}format") == "application/x-pef+xml"
    assert root.findtext(f"{PEF}head/{PEF}meta/{DC}identifier")
    assert root.findtext(f"{PEF}head/{PEF}meta/{DC}title") == "No Thanks!"
    (volume,) = root.findall(f"{PEF}body/{PEF}volume")
    assert volume.attrib == {"cols": "40", "rows": "5", "rowgap": "0", "duplex": "false"}
    pages = volume.findall(f"{PEF}section/{PEF}page")
    assert [len(page) for page in pages] == [5, 3]


def test_pef_reads_back_as_the_deck() -> None:
    """The rows hold the cards 3 to 35; the same order gives the same bytes."""
    root = ET.fromstring(file("pef"))  # noqa: S314 - written just now
    translator = Translator("french")
    rows = [row.text or "" for row in root.iter(f"{PEF}row")]
    assert all(0x2800 <= ord(sign) <= 0x283F for row in rows for sign in row)
    read = [translator.text(bytes(ord(sign) - 0x2800 for sign in row)).split() for row in rows]
    assert [card for row in read for card in row] == CARDS
    assert file("pef") == file("pef")


def test_another_page_is_another_document() -> None:
    """The identifier of a PEF tells apart what is embossed on pages of another size.

    Fails when it is made of the rows alone.
    """
    found = {
        ET.fromstring(file("pef", columns=width, lines=length)).findtext(f".//{DC}identifier")  # noqa: S314 - written just now
        for width, length in ((40, 25), (41, 25), (40, 26))
    }
    assert len(found) == 3
