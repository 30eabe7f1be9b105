"""The notes between the program and the tunnel process."""

from __future__ import annotations

import pytest

from accessigame.doors.far.notes import CLAIMED, Note, line_of, note_in


def test_a_note_comes_back_as_it_was() -> None:
    """One line holds one note. Fails when a line break in a text ends it."""
    note = Note(CLAIMED, "4812", 'a "side"\n', 7)
    assert line_of(note).count(b"\n") == 1
    assert note_in(line_of(note)) == note


@pytest.mark.parametrize(
    "line", [b"", b"[]", b"no note", b'{"kind":7}', b'{"kind":"pong","number":"1"}', b"\xff"]
)
def test_anything_else_is_no_note(line: bytes) -> None:
    """Rubbish is a ValueError, which ends its process. Fails when a wrong type passes."""
    with pytest.raises(ValueError, match=r"note|Expecting|codec"):
        note_in(line)
