"""Questions of the commands: a line from a pipe, and from a terminal."""

from __future__ import annotations

import io

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from accessigame.devices.console import prompt
from accessigame.devices.console.prompt import read_line


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
