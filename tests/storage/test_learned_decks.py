"""Lists of real cards: the one that knows more sides stays."""

from __future__ import annotations

from accessigame.core.game import LearnedDeck
from accessigame.storage import learned_decks


def test_the_fuller_list_stays() -> None:
    """A list is kept if it knows more sides than the one before; the file can be read by people."""
    assert learned_decks.read("titus") is None
    assert learned_decks.keep("titus", LearnedDeck("7/8, ?/?", 2)) == learned_decks.ListLearnt(
        2, str(learned_decks.file("titus"))
    )
    assert learned_decks.keep("titus", LearnedDeck("?/9, ?/?", 1)) is None
    assert learned_decks.read("titus") == "# 2\n7/8, ?/?\n"
    assert learned_decks.keep("titus", LearnedDeck("7/8, 9/9", 4)) is not None
    assert learned_decks.known("titus") == 4


def test_a_list_of_ones_own_making_counts_for_nothing() -> None:
    """A file whose first line says no number is replaced by the first thing that is learnt."""
    file = learned_decks.file("titus")
    file.parent.mkdir(parents=True)
    file.write_text("7/8")
    assert learned_decks.known("titus") == 0
    assert learned_decks.keep("titus", LearnedDeck("9/?", 1)) is not None
