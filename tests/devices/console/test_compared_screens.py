"""What a reader says that compares two pictures of the screen line by line, as Fenrir does."""

from __future__ import annotations

import io
import re
from difflib import Differ
from unittest.mock import patch

import pyte
import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.devices.console import standard_streams
from accessigame.devices.console.pages import Pager
from accessigame.devices.console.prompt import ShownLines
from accessigame.devices.console.prompt_line import PromptLine
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


TYPED = st.sampled_from(["", "88"])
TURNS = st.lists(st.tuples(NEWS, PROMPTS, TYPED), min_size=1, max_size=12)
TOLD = st.lists(st.tuples(NEWS.filter(bool), PROMPTS, TYPED), min_size=1, max_size=6)
AGAIN = TOLD.flatmap(lambda turns: st.lists(st.sampled_from(turns), min_size=1, max_size=12))
"""Turns of which some come again as they were, as those of players who answer alike do."""


@given(TURNS | AGAIN, st.sampled_from([ROWS, 24]))
def test_each_page_is_new_once_and_in_order(
    turns: list[tuple[list[str], str, str]], height: int
) -> None:
    """Whatever comes again, also the same question, on a screen that is empty, fills, or is full.

    Fails when the same question is not moved by a blank, when a page is one line longer, and
    when lines that come again are neither moved nor left for the next page.
    """
    screen = pyte.Screen(40, height)
    stream = pyte.Stream(screen)
    pager = Pager("Suite :", "Bien.", reader=True, large=False, size=lambda: (40, height))
    for news, prompt, typed in turns:
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
        for place, digit in enumerate(typed):
            stream.feed(pager.echo(digit, typed[:place]))


MENU = ("Que faire ?", *(f"{row}. Une ligne." for row in range(1, 12)), "Entrée : 1.")
BLOCKS = st.lists(
    st.sampled_from([MENU, MENU, MENU[3:7], ("Au revoir.",), ()]), min_size=1, max_size=12
)


@given(BLOCKS, st.sampled_from([24, 25, 30, 50]))
def test_a_menu_that_is_back_at_once_is_new(blocks: list[tuple[str, ...]], height: int) -> None:
    """Its lines are said, though they stand above already: once each, after any other question.

    Fails when the lines of a prompt are written as they are: of a menu that came back in a window
    of 24 rows, up to 12 lines of 13 were lost, and so they were when they were asked for again.
    """
    screen, shown = pyte.Screen(40, height), ShownLines()
    stream = pyte.Stream(screen)
    prompts = PromptLine()
    with patch("shutil.get_terminal_size", lambda: (40, height)):
        for lines in blocks:
            line = prompts.write(prompts.next("De 0 à 11 :", alone=not lines))
            before = picture(screen)
            text = "".join(f"{each}\n" for each in shown.next(lines, line))
            stream.feed(f"\n{text}\n\x1b[A{line}".replace("\n", "\r\n"))
            assert said(before, picture(screen)) == [*lines, "De 0 à 11 :"]
            stream.feed(prompts.echo("4"))


LENGTHS = st.tuples(st.lists(st.integers(1, 6), max_size=2), st.integers(0, 6))
"""The lengths of the sentences of a block, and of its question, 0 for none; few, so they meet."""


@given(st.lists(LENGTHS, min_size=2, max_size=20))
def test_nothing_is_taken_for_typed_characters(turns: list[tuple[list[int], int]]) -> None:
    """A line that comes alone never has as many characters as the cursor moves.

    A question at the beginning of a row, without news, is left out here: Fenrir says it, since it
    compares the characters of a row in which the cursor stays.
    Fails when a short farewell follows a question of its length, or a question alone follows one
    that is twice as long.
    """
    screen = pyte.Screen(40, ROWS)
    stream = pyte.Stream(screen)
    pager = Pager("Suite :", "Bien.", reader=True, large=False, size=lambda: (40, ROWS))
    for number, (news, length) in enumerate(turns):
        letters = "abcdefghijklmnopqrstuvwxyz"[number % 20 :]
        said_now = tuple(
            Utterance(letter * each, "", "fr") for letter, each in zip(letters, news, strict=False)
        )
        prompt = Utterance(f"{letters[2] * (length - 1)}?", "", "fr") if length else None
        if not said_now and (prompt is None or not screen.cursor.x):
            continue
        pager.add(Block(said_now, prompt), said_now)
        before, column = picture(screen), screen.cursor.x
        stream.feed(pager.next_page("", "").replace("\n", "\r\n"))
        new = [line[2:] for line in Differ().compare(before, picture(screen)) if line[0] == "+"]
        new = [line for line in new if line.strip()]
        assert new
        assert len(new) > 1 or len(new[0]) != abs(screen.cursor.x - column)


@pytest.mark.parametrize("typed", ["", "12"])
def test_a_last_line_behind_an_answer_is_not_taken_for_typed(
    monkeypatch: pytest.MonkeyPatch, typed: str
) -> None:
    """Behind a question of the commands the same holds, with what was typed there.

    Fails when a farewell that is as long as the question and its answer is written as it is.
    """
    written = io.StringIO()
    monkeypatch.setattr("sys.stdout", written)
    column = len(f"Choix : {typed}")
    standard_streams.leave_line_open(column)
    standard_streams.write_lines("a" * (column - 1))
    standard_streams.leave_line_open(column)
    standard_streams.write_lines("a" * column)
    standard_streams.leave_line_open(column)
    standard_streams.write_lines("a" * (column - 1), "b")
    first, second, third = ("a" * (column - 1), "a" * column, f"{'a' * (column - 1)}\nb")
    assert written.getvalue() == f"\n {first}\n\n{second}\n\n{third}\n"
