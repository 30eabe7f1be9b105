"""Settings that hold control characters: what is said of them is text."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from accessigame.storage import settings
from tests import running

HOSTILE = r"""
"\u001b[2J\u0007evil" = 1
language = "\u001b[31m"
notation = "\u001b[31mred"
speech = "\u001b]0;title\u0007"
voice = "\u001b[5m"
display = "baum:\u001b[31m"
displays = ["\u009b31m:x"]
rates = "\u001b[1mAna=99"
[chords]
"\u001b[7m" = "help"
12 = "\u001b[7m"
"""


def test_settings_with_escapes_reach_no_terminal(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Names and values that are told, and a display that is not there, are told without them.

    Fails when a sentence takes what was given as it is: it could clear a screen, or type.
    """
    home = "home" if sys.platform == "win32" else "\x1b[31m"  # which is no name on Windows
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / home))
    settings.settings_file().parent.mkdir()
    settings.settings_file().write_text(HOSTILE)
    game = ("play", "no-thanks", "--players=Ana,Ben:bot,Zoé:bot", "--seed=3", "--speech=off")
    ran = running.program(monkeypatch, capsys)(*game, typed="q\n")
    assert ran.code == 0
    assert len(ran.err.splitlines()) > 8
    assert ran.out.endswith("accessigame resume.\n")
    for text in (ran.out, ran.err):
        assert text.replace("\n", "").isprintable()
