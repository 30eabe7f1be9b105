"""The notes between the program and its camera: what goes in comes out, and nothing else does."""

from __future__ import annotations

import pytest

from accessigame.devices.camera import notes
from accessigame.devices.camera.camera_process import cards_of, lies_note
from accessigame.devices.camera.notes import LONGEST, CameraNote, line_of, note_in
from accessigame.devices.camera.steadiness import LyingCard
from accessigame.input.card_code import CardCode

CARDS = [LyingCard(CardCode(80, card), 2**60 + card, 1900, 1000, 40) for card in range(1, 105)]


def test_a_note_comes_out_as_it_went_in() -> None:
    """The cards of a whole box fit into one note."""
    line = line_of(lies_note(CARDS))
    assert len(line) < LONGEST
    assert list(cards_of(note_in(line))) == CARDS
    plan = CameraNote(notes.PLAN, "réunion.avi", ((80, 35), (50, 3)))
    assert note_in(line_of(plan)) == plan


@pytest.mark.parametrize(
    "line",
    [
        b"rubbish\n",
        b"[]\n",
        b'{"kind":"lies"}\n',
        b'["lies","",[[80,35]]]\n',
        b'["lies","",[[80,35,1,2,true]]]\n',
        b'["lies","",[80]]\n',
        b'["dark","",[[1]]]\n',
        b'["lies",1,[]]\n',
        b'["lies","",[[80,35',
    ],
)
def test_what_is_no_note_is_refused(line: bytes) -> None:
    """A row of another length is no card. Fails when a card without a place is taken."""
    with pytest.raises(ValueError, match=r"."):
        note_in(line)
