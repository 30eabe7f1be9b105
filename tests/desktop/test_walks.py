"""The walks lead through the program as it is now, on a desk without Orca."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Sequence

import pytest

from accessigame.input.key_entry import KeyUnknown
from accessigame.session.correction import CorrectionLeft, EntryCorrected
from accessigame.words.words import LANGUAGES, Localizer
from tests.desktop import walks
from tests.desktop.__main__ import usual_rows
from tests.desktop.judge import CURSOR, MOVING
from tests.desktop.mute_desk import MuteDesk
from tests.desktop.walks import ASIDE, BESIDE, MENU, REVIEW, THROUGH, heard_of

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals"),
]

ENOUGH = 130
"""Keys after which a game is left; what is pressed aside lies before them."""


@pytest.mark.parametrize("row", [row for row in usual_rows() if row[0] != REVIEW], ids="-".join)
def test_a_walk_asks_slips_corrects_undoes_and_leaves(
    monkeypatch: pytest.MonkeyPatch, row: Sequence[str]
) -> None:
    """Each walk goes to its end, and what is pressed aside does what it is there for.

    Fails when a key of the walk means something else now, as `x` did, which is no slip; Orca is
    seldom there to find out.
    """
    desk, figures, faults = _walked(monkeypatch, row)
    is_menu, words, turns = row[0] == MENU, Localizer(row[1]), desk.turns
    assert faults == []
    assert figures[CURSOR] == sum(key in MOVING for key in (BESIDE if is_menu else ASIDE))
    assert {*"]wauh"} <= {turn.key for turn in turns}
    (slip,) = [turn.written for turn in turns if turn.key == "]"]
    assert words.say(KeyUnknown("]")).speech in slip
    corrected = words.say(EntryCorrected() if is_menu else CorrectionLeft()).speech
    assert corrected in "".join(turn.written for turn in turns)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_walk_goes_through_a_review(monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    """It waits for the sum, hears both errors, slips, asks for the keys, and leaves."""
    desk, figures, faults = _walked(monkeypatch, (REVIEW, language))
    words, turns = Localizer(language), desk.turns
    assert faults == []
    assert figures["keys"] == len(THROUGH) + 1  # a number, and its Enter
    numbers = [re.findall(r"\d+", turn.written.rsplit("\n", 1)[-1]) for turn in turns[1:4]]
    assert numbers == [["1", "2"], ["2", "2"], ["1", "2"]]
    (slip,) = [turn.written for turn in turns if turn.key == "]"]
    assert words.say(KeyUnknown("]")).speech in slip


def _walked(
    monkeypatch: pytest.MonkeyPatch, row: Sequence[str]
) -> tuple[MuteDesk, Counter[str], list[str]]:
    """Walk a row on a desk without Orca; return the desk, the figures, and the faults."""
    desks: list[MuteDesk] = []

    def desk(language: str) -> MuteDesk:
        desks.append(MuteDesk(language))
        return desks[-1]

    monkeypatch.setattr(walks, "Desk", desk)
    figures, faults = heard_of(row, most=ENOUGH)
    return desks[0], figures, faults
