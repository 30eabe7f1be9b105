"""Cells, keys and routing keys are found in descriptors of every shape."""

from __future__ import annotations

import pytest

from accessigame.displays.hid.descriptor import DescriptorError
from accessigame.displays.hid.layout import is_display, layout
from tests.displays.hid.shapes import KEYS_ALONE, MOUSE, SHAPES


@pytest.mark.parametrize("name", SHAPES)
def test_each_shape_is_found_as_it_was_read(name: str) -> None:
    """Rows, columns, keys, routing keys and reports are those that somebody read in it.

    Fails when vendor's bytes in a row count as cells.
    """
    shape = SHAPES[name]
    found = layout(shape.descriptor)
    controls = [each.control for each in found.switches]
    controls += [each for one in found.selections for each in one.controls if each is not None]
    assert (found.rows, found.columns) == (shape.rows, shape.columns)
    assert {each for each in controls if isinstance(each, str)} == shape.keys
    assert {each for each in controls if isinstance(each, int)} == set(range(shape.routing))
    reports = found.reports(bytes(len(found.cells)))
    assert {number: len(report) for number, report in reports.items()} == shape.outputs
    assert is_display(shape.descriptor)


def test_what_shows_nothing_is_refused() -> None:
    """A mouse is no display; keys without cells are one that nothing can be shown on."""
    assert not is_display(bytes.fromhex(MOUSE))
    assert not is_display(b"\xff\xff")
    assert is_display(bytes.fromhex(KEYS_ALONE))
    for text in (MOUSE, KEYS_ALONE):
        with pytest.raises(DescriptorError, match="no braille cells"):
            layout(bytes.fromhex(text))
    with pytest.raises(DescriptorError, match="too many cells"):
        layout(bytes.fromhex("05410901a1010902a10209037508960104 9102c0c0"))


def test_dots_that_a_cell_lacks_are_left_out() -> None:
    """Cells of six bits stand close together, and dots 7 and 8 go nowhere."""
    found = layout(SHAPES["six bits a cell"].descriptor)
    assert found.reports(b"\xff\x01" + bytes(10))[0][:2] == b"\x7f\x00"
    assert found.shown(0, b"\x7f" + bytes(8), bytes(12))[:2] == b"\x3f\x01"


def test_rows_of_other_lengths_are_filled() -> None:
    """A shorter row has cells that go nowhere, so that each row begins in its own column."""
    text = "05410901a101" + "".join(f"0902a10209037508 95{count:02x} 9102 c0" for count in (4, 2))
    found = layout(bytes.fromhex(text + "c0"))
    assert (found.rows, found.columns) == (2, 4)
    assert found.reports(bytes(range(1, 9))) == {0: bytes((1, 2, 3, 4, 5, 6))}
    assert found.shown(0, bytes((1, 2, 3, 4, 5, 6)), bytes(8)) == bytes((1, 2, 3, 4, 5, 6, 0, 0))


def test_a_row_without_routing_keys_shifts_no_other() -> None:
    """The routing keys of a later row stand above that row.

    Fails when they are counted through all rows, whichever row they are in.
    """
    cells = "0903 7508 9508 9102"
    keys = "09fa a102 0a0001 7501 9508 8102 c0"
    text = f"0541 0901 a101 0902 a102 {cells} c0 0902 a102 {cells} {keys} c0 c0"
    found = layout(bytes.fromhex(text))
    assert [each.control for each in found.switches] == list(range(8, 16))
