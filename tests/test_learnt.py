"""What games with real cards teach: the list that knows more stays."""

from __future__ import annotations

from accessigame import learnt
from accessigame.rules import Lesson


def test_the_fuller_list_stays() -> None:
    """A list is kept if it knows more sides than the one before; the file can be read by people."""
    assert learnt.read("titus") is None
    assert learnt.keep("titus", Lesson("7/8, ?/?", 2)) == learnt.ListLearnt(
        2, str(learnt.file("titus"))
    )
    assert learnt.keep("titus", Lesson("?/9, ?/?", 1)) is None
    assert learnt.read("titus") == "# 2\n7/8, ?/?\n"
    assert learnt.keep("titus", Lesson("7/8, 9/9", 4)) is not None
    assert learnt.known("titus") == 4


def test_a_list_of_ones_own_making_counts_for_nothing() -> None:
    """A file whose first line says no number is replaced by the first thing that is learnt."""
    file = learnt.file("titus")
    file.parent.mkdir(parents=True)
    file.write_text("7/8")
    assert learnt.known("titus") == 0
    assert learnt.keep("titus", Lesson("9/?", 1)) is not None
