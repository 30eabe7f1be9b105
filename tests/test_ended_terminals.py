"""The end of programs at pseudo-terminals, and what ssh says at it."""

from __future__ import annotations

import signal
import sys
from types import SimpleNamespace
from typing import Any

import pytest

if sys.platform == "win32":
    pytest.skip("Windows has no such terminals", allow_module_level=True)

import pexpect

from tests.acceptance.guest_table import news_in
from tests.terminals import end
from tests.wait_for import PATIENCE

STUBBORN = """
import signal, time
for number in (signal.SIGHUP, signal.SIGINT):
    signal.signal(number, signal.SIG_IGN)
print("ready", flush=True)
time.sleep(1000)
"""


def test_a_program_that_takes_its_time_is_waited_for() -> None:
    """A killed program is waited for as long as the machine takes.

    Fails when pexpect alone closes it: it raises while the machine is busy.
    """
    program = pexpect.spawn(sys.executable, ["-c", STUBBORN], timeout=PATIENCE)
    program.expect_exact("ready")
    patience = getattr(program, "ptyproc")  # noqa: B009 - its types leave this out
    patience.delayafterterminate = patience.delayafterclose = 0.0
    end(program)
    assert not program.isalive()
    assert program.signalstatus == signal.SIGKILL


@pytest.mark.parametrize(
    "said",
    [
        "Connection to 127.0.0.1 closed by remote host.",
        "Read from remote host 127.0.0.1: Connection reset by peer",
        "client_loop: send disconnect: Broken pipe",
    ],
)
def test_the_last_words_of_ssh_are_no_news(said: str) -> None:
    """Whatever ssh says when its host is killed, the host did not tell it.

    Fails when the words of one end are taken for a sentence that nobody wrote.
    """
    expected: Any = SimpleNamespace(question="Card:")
    assert news_in(f"11, Ana.\r\n{said}\r\n", expected) == news_in("11, Ana.\r\n", expected)
