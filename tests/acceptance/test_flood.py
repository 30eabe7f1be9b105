"""A display whose key is stuck: the keyboard is heard, and nothing that is pressed is lost."""

from __future__ import annotations

import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from accessigame.devices.transport.emulated_port import EmulatedDisplay
from tests.acceptance.braille_typist import BrailleTypist
from tests.acceptance.terminal import Terminal
from tests.acceptance.test_signals import program

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals"),
]

PLAY = ("play", "no-thanks", "--players=Zoe,Ana:easy,Ben:easy", "--seed=11", "--speech=off")
WHERE = "124"  # f: where the cards are, which asks once more at each press


@contextmanager
def stuck(display: EmulatedDisplay, dots: str) -> Iterator[None]:
    """Press a chord within this block as often as the port takes it, and without an end."""
    over = threading.Event()

    def press() -> None:
        while not over.is_set():
            display.press(*(f"dot{dot}" for dot in dots))

    presses = threading.Thread(target=press)
    presses.start()
    try:
        yield
    finally:
        over.set()
        presses.join()


@contextmanager
def at_the_table(tmp_path: Path, *given: str) -> Iterator[tuple[Terminal, BrailleTypist]]:
    """Open the program at a terminal and a display, and wait until the display shows something."""
    typist = BrailleTypist(40, tmp_path, ("Zoe", "Ana", "Ben"), "ueb")
    display = f"--display=baum:{typist.display.link}"
    with typist.display, program(tmp_path, *given, display) as terminal:
        terminal.wait(lambda: typist.frames and any(typist.frames[-1]), "cells")
        yield terminal, typist


def test_q_is_heard_while_a_key_of_the_display_is_stuck(tmp_path: Path) -> None:
    """The flood goes on until the game has ended, and the game ends all the same.

    Fails when what acts comes into the table without a bound: q waits behind it for ever.
    """
    with at_the_table(tmp_path, *PLAY) as (terminal, typist):
        terminal.wait_screen(r"^ .+\+1\?")  # asked again, once the display was named
        before = terminal.wrote.count("+1?")
        with stuck(typist.display, WHERE):
            # the terminal is read meanwhile: a full one would hold the program up
            terminal.wait(lambda: terminal.wrote.count("+1?") > before + 1, "two answers")
            terminal.press("q")
            assert terminal.finish() == 0
    assert "Game saved" in terminal.wrote


def test_the_menu_is_left_while_a_key_of_the_display_is_stuck(tmp_path: Path) -> None:
    """A question of the menu hears the keyboard through the flood, too.

    Fails when all that the display tells is heard before the keyboard.
    """
    # dot 7 writes nothing that would be an answer
    with at_the_table(tmp_path) as (terminal, typist), stuck(typist.display, "7"):
        terminal.press("0\r")
        assert terminal.finish() == 0


def test_twenty_chords_in_a_burst_all_count(tmp_path: Path) -> None:
    """Who presses twenty chords at once is answered twenty times.

    Fails when the bound is so low that ordinary typing is lost.
    """
    with at_the_table(tmp_path, *PLAY) as (terminal, typist):
        terminal.wait_screen(r"^ .+\+1\?")  # asked again, once the display was named
        before = terminal.wrote.count("+1?")
        for _ in range(20):
            typist.display.press("dot1", "dot2", "dot4")
        terminal.wait(lambda: terminal.wrote.count("+1?") == before + 20, "twenty answers")
        terminal.press("q")
        assert terminal.finish() == 0
