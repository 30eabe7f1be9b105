"""Lines edited at a terminal, also at one that goes away."""

from __future__ import annotations

import errno
from typing import Any

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput

from accessigame.devices.console.keyboard import edit_line, run_session


class FailingSession:
    """A session of prompt_toolkit whose terminal fails."""

    app = None

    def __init__(self, error: BaseException) -> None:
        self._error = error

    def prompt(self, *_: object, **__: object) -> str:
        """Fail."""
        raise self._error


@pytest.mark.parametrize(
    "error",
    [OSError(errno.EIO, "gone"), OSError(errno.ENXIO, "gone"), EOFError(), KeyboardInterrupt()],
)
def test_a_terminal_that_is_gone_ends_the_input(error: BaseException) -> None:
    """It counts as the end of the input, as Ctrl-D does."""
    session: Any = FailingSession(error)
    assert run_session(session) is None


def test_another_fault_is_no_end_of_the_input() -> None:
    """Fails when every error of the system is taken for a terminal that is gone."""
    session: Any = FailingSession(OSError(errno.EMFILE, "too many open files"))
    with pytest.raises(OSError, match="too many"):
        run_session(session)


def test_each_key_is_noticed() -> None:
    """A voice can fall silent at each key of the line."""
    touched: list[int] = []
    with create_pipe_input() as pipe, create_app_session(input=pipe, output=DummyOutput()):
        pipe.send_text("Ana\r")
        assert edit_line(2, lambda: touched.append(1)) == "Ana"
    assert len(touched) >= 4
