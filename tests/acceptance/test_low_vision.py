"""A game at 40 columns for somebody who sees a little, plain and with --large."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.acceptance.terminal import Terminal
from tests.acceptance.test_terminal_bytes import EMPTY_ROW, environment

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals"),
    # pexpect forks while other tests' threads may still be there; the child only starts Python
    pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning"),
]

GAME = [sys.executable, "-m", "accessigame", "play", "no-thanks", "--seed", "7", "--lang", "fr"]
GAME += ["--players", "Léa,Ana:bot,Ben:bot", "--first", "Léa", "--large"]
STYLE = re.compile(r"\x1b\[[0-9;]*m")


def opened(home: Path, speech: str, **other: str) -> Terminal:
    """Open a game at 40 columns."""
    command = [*GAME, "--speech", speech, "--journal", str(home / "game.jsonl")]
    return Terminal(command, environment(home) | other, columns=40, rows=24)


def test_the_card_stands_high_above_its_question(tmp_path: Path) -> None:
    """The card is drawn in reverse right above the question; the cursor waits behind it.

    Fails when numbers are not drawn, and when the cursor is hidden.
    """
    with opened(tmp_path, "off") as terminal:
        terminal.wait_prompt(r"13 \+0 \? ")
        wrote = terminal.wrote
        terminal.press("q")
        assert terminal.finish() == 0
    drawn = [line for line in wrote.split("\r\n") if "\x1b[1;93;40;7m" in line]
    assert len(drawn) == 5
    assert wrote.index(drawn[-1]) < wrote.rindex("13 +0 ?")
    plain = STYLE.sub("", wrote).replace(EMPTY_ROW, "")
    assert "\x1b" not in plain  # styles alone: the cursor is not hidden
    assert "Carte 13, en chiffres 1 3." in [
        line.strip() for line in plain.split("\r\n")
    ]  # alone on its line
    assert max(map(len, plain.split("\r\n"))) < 40


@pytest.mark.parametrize(
    ("speech", "other"),
    [("reader", {}), ("off", {"NO_COLOR": "1"}), ("off", {"TERM": "dumb"})],
    ids=["reader", "NO_COLOR", "dumb"],
)
def test_where_plain_lines_are_due_nothing_is_large(
    tmp_path: Path, speech: str, other: dict[str, str]
) -> None:
    """A reader would read the blanks of a drawn number, so there is none for it."""
    with opened(tmp_path, speech, **other) as terminal:
        terminal.wait_prompt(r"13 \+0 \? ")
        terminal.press("q")
        assert terminal.finish() == 0
    wrote = terminal.wrote.replace(EMPTY_ROW, "")
    assert "\x1b" not in wrote
    lines = [line.strip() for line in wrote.split("\r\n")]
    assert "Carte 13, en chiffres 1 3." in lines  # the card alone on its line, and no word is cut
    assert max(map(len, lines)) < 40
