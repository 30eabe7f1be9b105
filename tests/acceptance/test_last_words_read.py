"""A terminal of these tests reads all that a program wrote before it ended."""

from __future__ import annotations

import os
import sys

import pexpect
import pytest

from tests.acceptance.terminal import Terminal

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows has no pseudo-terminal")


@pytest.mark.unmeasured
def test_what_is_written_while_nobody_looks_is_read(monkeypatch: pytest.MonkeyPatch) -> None:
    """The program writes and ends between two looks of pexpect, which then tells the end at once.

    Fails when that is believed: the last sentence of a program is missing now and then.
    """

    def hasty(child: pexpect.spawn[str], *_: object, **__: object) -> str:
        child.wait()
        raise pexpect.EOF("Very slow platform.")

    monkeypatch.setattr(pexpect.spawn, "read_nonblocking", hasty)
    with Terminal([sys.executable, "-c", "print('Well.')"], os.environ) as terminal:
        assert terminal.finish() == 0
        assert terminal.screen == "Well."
