"""Lines edited at a terminal, also at one that goes away."""

from __future__ import annotations

import errno
from collections.abc import Callable
from io import StringIO
from typing import Any

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.data_structures import Size
from prompt_toolkit.input import create_pipe_input
from prompt_toolkit.output import DummyOutput
from prompt_toolkit.output.vt100 import Vt100_Output

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


class ProxyOutput:
    """An output as that of Windows 10 is: what its class does not have comes from another one."""

    def __init__(self, columns: int) -> None:
        self._other = SizedOutput(columns)

    def __getattr__(self, name: str) -> Any:
        return getattr(self._other, name)


class SizedOutput(DummyOutput):
    """An output of so many columns, which remembers what was asked of it."""

    def __init__(self, columns: int) -> None:
        self.columns = columns

    def get_size(self) -> Size:
        """Return the size."""
        return Size(rows=24, columns=self.columns)


@pytest.mark.parametrize("kind", [SizedOutput, ProxyOutput])
def test_each_question_has_the_columns_behind_it(kind: Callable[[int], Any]) -> None:
    """One question after another, on outputs of Linux and of Windows.

    Fails when the size is looked for in the class, or when each question takes columns from the
    one before it.
    """
    output = kind(80)
    with create_pipe_input() as keys, create_app_session(keys, output):
        for question, columns in ((20, 60), (5, 75), (79, 10)):
            keys.send_text("17\r")
            assert edit_line(question, None) == "17"
            assert output.get_size() == Size(rows=24, columns=columns)


class RowsBelow(Vt100_Output):
    """An output that tells how many rows lie below the cursor, as that of Windows does."""

    def get_rows_below_cursor_position(self) -> int:
        """Return the rows of a window of which half is full."""
        return 12


def test_no_rows_are_reserved_below_a_prompt() -> None:
    """Windows tells them, and prompt_toolkit would write that many empty lines, and go back up.

    Fails when a prompt in the middle of a window is followed by line breaks at its first key.
    """
    screen = StringIO()
    output = RowsBelow(screen, lambda: Size(24, 80), enable_cpr=False)
    with create_pipe_input() as keys, create_app_session(keys, output):
        keys.send_text("17\r")
        assert edit_line(10, None) == "17"
    assert "\n" not in screen.getvalue()
