"""The judge of a desk notices what a listener suffers from, without Orca."""

from __future__ import annotations

import pytest

from tests.desktop.judge import CURSOR, CURSOR_AMISS, Turn, judged
from tests.desktop.voice import Utterance

WRITTEN = "\r\nYou pass.\r\nAna takes 7.\r\nCard 12.\r\n\r\n\x1b[A12 +0? "
WHOLE = "You pass.\nAna takes 7.\nCard 12.\n12 +0?"


@pytest.mark.parametrize(
    ("said", "figures"),
    [
        ([WHOLE], {"once": 4}),
        (["You pass.", "Ana takes 7.", "Card 12.", "12 +0?"], {"once": 4}),
        (["Terminal frame.", WHOLE, "newline"], {"once": 4}),
        (["left shift", WHOLE], {"once": 4}),
        (["7 +0?\n" + WHOLE], {"once": 4, "again": 1}),
        ([WHOLE, "12 +0?"], {"once": 4, "again": 1}),
        (["You pass.\nCard 12.\n12 +0?"], {"once": 3, "lost": 1}),
        (["You pass.\nAna takes.\nCard 12.\n12 +0?"], {"once": 3, "lost": 1}),
        (["12 +0?", "You pass.\nAna takes 7.\nCard 12."], {"out of order": 1}),
        ([], {"lost": 4}),
    ],
)
def test_each_fault_is_counted(said: list[str], figures: dict[str, int]) -> None:
    """What is heard whole counts by its lines, and each fault in its own column."""
    turn = Turn("p", WRITTEN, [Utterance(0, text, 1) for text in said])
    found, faults = judged([turn])
    assert {column: count for column, count in found.items() if count} == figures
    assert bool(faults) == (set(figures) != {"once"})


def test_a_sentence_that_is_silenced_without_a_key_is_cut() -> None:
    """What a key silences is the last of its turn; what goes silent before another is cut."""
    first, last = Utterance(0, "You pass.\nAna takes 7.", 1, cut=True), "Card 12.\n12 +0?"
    assert judged([Turn("p", WRITTEN, [first, Utterance(1, last, 2)])])[0]["cut"] == 1
    assert not judged([Turn("p", WRITTEN, [Utterance(0, WHOLE, 1, cut=True)])])[0]["cut"]


def test_what_a_key_of_the_cursor_brings_is_counted_apart() -> None:
    """Orca answers such a key itself, so a lost answer is no fault, and is still counted."""
    turns = [Turn("Up", WRITTEN, [Utterance(0, "12 +0?", 1)]), Turn("Left", WRITTEN), Turn("p", "")]
    figures, faults = judged([*turns, Turn("Down", WRITTEN, [Utterance(0, WHOLE, 1)])])
    assert (figures[CURSOR], figures[CURSOR_AMISS], faults) == (3, 2, [])
    assert judged([Turn("a", WRITTEN)])[1], "any other key is answered"


def test_a_digit_that_was_typed_is_no_sentence() -> None:
    """Orca says typed digits by itself; one that it did not say back is counted apart."""
    figures, faults = judged([Turn("3", "3"), Turn("4", "4", [Utterance(0, "4", 1)])])
    assert (figures["digits unheard"], figures["once"], faults) == (1, 0, [])
