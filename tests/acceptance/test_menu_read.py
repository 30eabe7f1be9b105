"""The menu under real screen readers: each title, question and digit heard once, and in order."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.acceptance.screen_reader import Fenrir, Reader, Yasr, complaints
from tests.acceptance.terminal import Turn

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="they read Linux consoles"),
    # pexpect forks while other tests' threads may still be there; the child only starts a reader
    pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning"),
]

ASKED: Final = r"(From 1 to \d+|Answer): "
ESCAPES: Final = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]|[\b]")
READY: Final = "\b\x1b[?7h"
"""What prompt_toolkit has written when it is ready for the first key."""
ANSWERS: Final = ("h", "20", "1", "1", "", "", "h", "q")
"""Help, a slip, a new game, its first questions, and back again."""


def told(turn: Turn) -> str:
    """Return what was written, without the sequences of the editor."""
    return ESCAPES.sub("", turn.wrote)


def words(text: str) -> str:
    """Return the letters and digits of a text: readers say signs, or leave them out."""
    return "".join(filter(str.isalnum, text))


def listen(reader: Reader) -> None:
    """Wait until a question stands at the cursor, ready for keys, and all of it was heard."""

    def heard() -> bool:
        turn = reader.turns[-1]
        ready = READY in turn.wrote and re.fullmatch(ASKED, reader.prompt)
        return bool(ready) and words(turn.heard) == words(reader.aloud(told(turn)))

    reader.wait(heard, "all that was written")


@pytest.mark.parametrize("kind", [Yasr, Fenrir])
def test_the_menu_is_heard_once_and_in_order(tmp_path: Path, kind: type[Reader]) -> None:
    """Lists, help, a slip and the way back: what is heard is what was written, and no more.

    Fails when the end of an answer is a write of its own: Fenrir then says "blank".
    """
    (tmp_path / "settings.toml").write_text('language = "en"\nspeech = "reader"\n', "utf-8")
    program = [sys.executable, "-m", "accessigame"]
    own = {"ACCESSIGAME_HOME": str(tmp_path), "PYTHONPATH": str(Path(__file__).parents[2])}
    with kind(tmp_path, program, environment=own) as reader:
        for answer in ANSWERS:
            listen(reader)
            reader.type(answer)
            reader.press("\r")
        listen(reader)
        assert not complaints(reader.turns), reader.report()
