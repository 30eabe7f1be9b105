"""Lines that come alone, under a reader that compares two pictures of the screen."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import pytest

from tests.acceptance.lone_lines import FAREWELL, MORE, QUESTION
from tests.acceptance.screen_reader import Fenrir

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="it reads Linux consoles"),
    pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning"),
]


def scene(name: str, home: Path) -> Fenrir:
    """Return the scene under Fenrir."""
    program = [sys.executable, "-m", "tests.acceptance.lone_lines", name]
    root = str(Path(__file__).parents[2])
    return Fenrir(home, program, environment={"PYTHONPATH": root, "ACCESSIGAME_HOME": str(home)})


@pytest.mark.parametrize(("name", "key"), [("game", "q"), ("menu", "\r")])
def test_a_short_last_line_is_heard(tmp_path: Path, name: str, key: str) -> None:
    """The farewell is as long as the question that it follows, and is heard all the same.

    Fails when it is not indented: Fenrir takes as many new characters as the cursor has moved for
    typed ones, and says nothing.
    """
    with scene(name, tmp_path) as reader:
        reader.wait_heard(re.escape(QUESTION))
        reader.press(key)
        reader.wait_heard(re.escape(FAREWELL))


def test_a_question_behind_pages_that_were_left_is_heard(tmp_path: Path) -> None:
    """It is half as long as the question of the pages, and nothing else is written with it.

    Fails when only its column is another one: the listener hears nothing at q.
    """
    with scene("pages", tmp_path) as reader:
        reader.wait_heard(re.escape(MORE))
        reader.press("q")
        reader.wait_heard(re.escape(QUESTION))
        reader.press("q")
        reader.wait_heard(re.escape(FAREWELL))
