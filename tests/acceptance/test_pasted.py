"""A paste in a real terminal: nothing of it is played, and no key after it is swallowed."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from accessigame.devices.console.keyboard import BEGIN, END, QUIET
from tests.acceptance.terminal import Terminal
from tests.acceptance.test_signals import answer, program
from tests.acceptance.test_terminal_bytes import game, press, told
from tests.wait_for import PATIENCE

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals"),
]


@contextmanager
def playing(home: Path) -> Iterator[tuple[Terminal, Callable[[], int]]]:
    """Open a game whose keyboard is ready; give what counts the moves made since then."""
    with game(home) as terminal:
        press(terminal, "t")
        before = len(told(home).table().session.steps)
        yield terminal, lambda: len(told(home).table().session.steps) - before


def press_until(terminal: Terminal, key: str, pattern: str) -> None:
    """Press a key now and then, until it is heard."""
    end = time.monotonic() + PATIENCE
    while pattern not in terminal.wrote:
        assert time.monotonic() < end, terminal.report()
        terminal.press(key)
        again = time.monotonic() + 2 * QUIET
        terminal.wait(
            lambda: pattern in terminal.wrote or time.monotonic() > again,  # noqa: B023 - of this round
            "an answer",
        )


def test_ctrl_c_leaves_a_paste_that_has_no_end(tmp_path: Path) -> None:
    """Ctrl-C is heard in a paste, and what was pasted is not played.

    Fails when the terminal's second mark is waited for: the program goes on for ever.
    """
    with playing(tmp_path) as (terminal, steps):
        terminal.press(BEGIN + "p")
        terminal.press("\x03")
        assert terminal.finish() == 0
        assert terminal.echoes()
    assert steps() == 0


def test_keys_are_heard_after_a_paste_that_has_no_end(tmp_path: Path) -> None:
    """Some time after such a paste began, a key is a key again, and `p` was not played.

    Fails when the terminal's second mark is waited for.
    """
    with playing(tmp_path) as (terminal, steps):
        terminal.press(BEGIN + "p")
        press_until(terminal, "q", "Partie enregistrée")
        assert terminal.finish() == 0
    assert steps() == 0


def test_a_whole_paste_is_not_played(tmp_path: Path) -> None:
    """What stands between the marks is nothing, and the next key counts at once."""
    with playing(tmp_path) as (terminal, steps):
        terminal.press(f"{BEGIN}tpq1\r\x04{END}q")
        assert terminal.finish() == 0
    assert steps() == 0


@pytest.mark.parametrize("text", ["ppt b", "17\n20\n3\n", "passe " * 900, f"{BEGIN}ppt b{END}"])
def test_pasted_text_is_announced_and_not_played(tmp_path: Path, text: str) -> None:
    """With marks or without, a paste is told in one sentence, and the next key is a key.

    Fails when each character of a paste without marks is played.
    """
    with playing(tmp_path) as (terminal, steps):
        terminal.press(text)
        terminal.wait(lambda: "Rien n'est joué" in terminal.wrote, "the sentence")
        terminal.settle()
        press_until(terminal, "q", "Partie enregistrée")
        assert terminal.finish() == 0
        assert terminal.wrote.count("Rien n'est joué") == 1
    assert steps() == 0


def test_alt_with_a_letter_is_announced_and_not_played(tmp_path: Path) -> None:
    """What a reader or a terminal leaks of an Alt combination takes no card."""
    with playing(tmp_path) as (terminal, steps):
        for times, letter in enumerate("tpx1", start=1):
            terminal.press(f"\x1b{letter}")
            wanted = times
            terminal.wait(lambda: terminal.wrote.count("avec Alt") == wanted, "the sentence")  # noqa: B023 - of this round
        terminal.press("q")
        assert terminal.finish() == 0
    assert steps() == 0


def test_the_menu_hears_ctrl_c_in_a_paste(tmp_path: Path) -> None:
    """In a question of the menu, Ctrl-C ends such a paste, and the program."""
    with program(tmp_path) as terminal:
        answer(terminal, "1", "1")
        terminal.wait(lambda: terminal.prompt.endswith(": "), "the question")
        terminal.press(f"{BEGIN}Zoe")
        terminal.press("\x03")
        assert terminal.finish() == 0
        assert terminal.echoes()
