"""What a reader says that compares two pictures of the screen line by line, as Fenrir does."""

from __future__ import annotations

import re
from difflib import Differ

import pyte
from hypothesis import given
from hypothesis import strategies as st

from accessigame.devices.console.pages import Pager
from accessigame.output.blocks import Block
from accessigame.words.words import Utterance

ROWS = 12
NEWS = st.lists(st.sampled_from(["Ana passe.", "Ben passe.", "À toi.", "Carte 7."]), max_size=30)
PROMPTS = st.sampled_from(["7 +0 ?", "12 +3 ?", "Fini :"])


def picture(screen: pyte.Screen) -> list[str]:
    """Return the lines of the screen as Fenrir compares them: several blanks count as one."""
    return [re.sub(" +", " ", line) for line in screen.display]


def said(before: list[str], after: list[str]) -> list[str]:
    """Return the lines that are new in the second picture, without those that are empty."""
    new = (line[2:].strip() for line in Differ().compare(before, after) if line.startswith("+ "))
    return [line for line in new if line]


@given(st.lists(st.tuples(NEWS, PROMPTS), min_size=1, max_size=12))
def test_each_page_is_new_once_and_in_order(turns: list[tuple[list[str], str]]) -> None:
    """Whatever comes again, also the same question, on a screen that is empty, fills, or is full.

    Fails when the same question is not moved by a blank, and when a page is one line longer.
    """
    screen = pyte.Screen(40, ROWS)
    stream = pyte.Stream(screen)
    pager = Pager("Suite :", "Bien.", reader=True, large=False, size=lambda: (40, ROWS))
    for news, prompt in turns:
        sentences = tuple(Utterance(line, "", "fr") for line in news)
        pager.add(Block(sentences, Utterance(prompt, "", "fr")), sentences)
        waiting = [*news]
        while True:
            before = picture(screen)
            stream.feed(pager.next_page("", "").replace("\n", "\r\n"))
            asked = "Suite :" if pager.has_more else prompt
            heard = said(before, picture(screen))
            page, waiting = waiting[: len(heard) - 1], waiting[len(heard) - 1 :]
            assert heard == [*page, asked]
            if not pager.has_more:
                break
        assert waiting == []
