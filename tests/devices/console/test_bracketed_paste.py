"""Pastes: each has an end, whatever the terminal sends or leaves out."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from prompt_toolkit.input.vt100_parser import Vt100Parser

from accessigame.devices.console.keyboard import BEGIN, CTRL_C, END, QUIET, PasteTracker


class Clock:
    """A clock that is set by hand."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        """Return the seconds it shows."""
        return self.now


def keys(*parts: tuple[float, str]) -> list[str]:
    """Return the keys in the data of a terminal; each part has its delay in seconds."""
    pressed: list[str] = []
    clock = Clock()
    pastes = PasteTracker(clock)
    parser = Vt100Parser(lambda press: pressed.append(str(press.key).rpartition(".")[2]))
    for later, data in parts:
        clock.now += later
        parser.feed(pastes.filtered(data))
        parser.flush()
    return pressed


@pytest.mark.parametrize(
    ("parts", "pressed"),
    [
        ([(0, BEGIN + "pq" + END + "s")], ["BracketedPaste", "s"]),
        ([(0, BEGIN), (0, "pq"), (0, END), (0, "s")], ["BracketedPaste", "s"]),
        ([(0, BEGIN + "p"), (QUIET, "q")], ["BracketedPaste", "q"]),
        ([(0, BEGIN + "p"), (QUIET / 2, "q"), (QUIET / 2, "t")], []),
        ([(0, BEGIN + "p"), (QUIET, "q" + END + "s")], ["BracketedPaste", "s"]),
        ([(0, BEGIN + "p" + CTRL_C)], ["BracketedPaste", "ControlC"]),
        ([(0, BEGIN), (0, "p"), (0, CTRL_C)], ["BracketedPaste", "ControlC"]),
        ([(0, "p"), (QUIET, "q"), (0, CTRL_C)], ["p", "q", "ControlC"]),
        ([(0, BEGIN + "p"), (0, END[:3]), (0, END[3:] + "s")], ["BracketedPaste", "s"]),
        ([(0, "s" + BEGIN[:4]), (0, BEGIN[4:] + "p"), (QUIET, "q")], ["s", "BracketedPaste", "q"]),
        ([(0, BEGIN[:5]), (QUIET, "q")], ["q"]),
        ([(0, BEGIN + END + BEGIN), (QUIET, "q")], ["BracketedPaste", "BracketedPaste", "q"]),
    ],
)  # fmt: skip
def test_a_paste_ends(parts: list[tuple[float, str]], pressed: list[str]) -> None:
    """With its mark, after some quiet, or at Ctrl-C; what comes then is pressed.

    Fails when only the mark ends it: then no key is heard any more.
    """
    assert keys(*parts) == pressed


@given(st.lists(st.sampled_from((BEGIN, END, BEGIN[:4], END[:4], "0~", "1~", "p", "é", CTRL_C))))
def test_a_key_after_a_quiet_is_always_heard(sent: list[str]) -> None:
    """After any data, a key that is pressed after some quiet is the last one."""
    assert keys(*((0.0, data) for data in sent), (QUIET, "q"))[-1] == "q"
