"""Questions of the commands: a line from a pipe, and from a terminal."""

from __future__ import annotations

import io
import os

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from accessigame.devices.console import prompt, standard_streams
from accessigame.devices.console.prompt import read_line, write_pages
from accessigame.devices.console.prompt_line import PromptLine
from accessigame.devices.console.standard_streams import (
    flush_output,
    hold_lines,
    write_lines,
)
from tests.devices.console.recording import Screen

UP = "\n\x1b[A"


def answering(monkeypatch: pytest.MonkeyPatch, *given: str | None) -> Screen:
    """Let the editor of lines give these answers; return the screen of the terminal."""
    screen, answers = Screen(), iter(given)
    monkeypatch.setattr("sys.stdout", screen)
    monkeypatch.setattr(screen, "isatty", lambda: True)
    monkeypatch.setattr(prompt, "_PROMPT_LINE", PromptLine())
    for module in (prompt, standard_streams):
        monkeypatch.setattr(module, "both_are_terminals", lambda: True)
    monkeypatch.setattr(prompt, "edit_line", lambda *_: next(answers))
    monkeypatch.setattr("shutil.get_terminal_size", lambda **_: os.terminal_size((80, 24)))
    monkeypatch.setenv("TERM", "xterm")
    return screen


def test_a_question_and_its_lines_are_one_write(monkeypatch: pytest.MonkeyPatch) -> None:
    """Below it stays an empty row; the next write ends the line of the answer.

    Fails when the question is a write of its own: Orca then loses a title, or says it twice.
    """
    screen = answering(monkeypatch, "2", "", "")
    hold_lines("Which game?", "1. No Thanks!")
    hold_lines("2. Titus")
    assert read_line("From 1 to 2:") == "2"
    hold_lines("Titus.")
    assert [read_line("From 1 to 2:"), read_line("From 1 to 2:")] == ["", ""]
    flush_output()
    assert screen.writes == [
        f"Which game?\n1. No Thanks!\n2. Titus\n{UP}From 1 to 2: ",
        f"\nTitus.\n{UP}From 1 to 2: ",
        f"{UP} From 1 to 2: ",
        "\n",
    ]


def test_lines_that_are_held_go_before_all_others(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing overtakes them, a complaint included, and where nobody sits they go at once."""
    screen = answering(monkeypatch)
    errors = io.StringIO()
    hold_lines("First.")
    write_lines("Second.")
    hold_lines("Third.")
    write_lines("Complaint.", stream=errors)
    assert screen.writes == ["First.\nSecond.\n", "Third.\n"]
    monkeypatch.setattr(standard_streams, "both_are_terminals", lambda: False)
    hold_lines("Fourth.")
    assert screen.writes[2:] == ["Fourth.\n"]


def test_pages_of_a_command_leave_room_for_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """A page is one write with its question, which stays, and no line leaves the screen unread."""
    screen = answering(monkeypatch, "", "q")
    write_pages([f"Line {number}." for number in range(60)], "More, press Enter:")
    assert [written.count("\n") for written in screen.writes] == [22, 23]
    assert all(written.count("Line") == 21 for written in screen.writes)


@pytest.mark.parametrize("leaves", ["0", "q", " Q "])
def test_pages_are_explained_and_left(monkeypatch: pytest.MonkeyPatch, leaves: str) -> None:
    """Behind a page, h explains the question and asks it again; 0 and q leave the rest out.

    Fails when one of them is taken for Enter.
    """
    screen = answering(monkeypatch, "h", leaves)
    write_pages([f"Line {n}." for n in range(60)], "More, press Enter:", helps="Enter: more.")
    whole = "".join(screen.writes)
    assert whole.count("Enter: more.") == 1
    assert whole.count("More, press Enter:") == 2
    assert whole.count("Line") == 21


@pytest.mark.parametrize(("text", "line"), [("Léa\n", "Léa\n"), ("", None), ("\n", "\n")])
def test_a_line_is_read_from_a_pipe(
    monkeypatch: pytest.MonkeyPatch, text: str, line: str | None
) -> None:
    """Without a terminal a question reads the next line, and knows the end from an empty one."""
    monkeypatch.setattr("sys.stdin", io.StringIO(text))
    assert read_line("? ") == line


def test_an_answer_holds_no_characters_that_nobody_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-Z before an answer is not part of it.

    Fails when it is: an answer of 6 was then refused with the words that 6 is not understood.
    """
    monkeypatch.setattr(prompt, "both_are_terminals", lambda: True)
    monkeypatch.setenv("TERM", "linux")
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text("\x1a6\r")
        assert read_line("? ") == "6"
