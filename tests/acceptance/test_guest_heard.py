"""A guest at ssh under a real screen reader: each sentence of the table once, and in order."""

from __future__ import annotations

import re
import shutil
import sys
from pathlib import Path

import pytest

from accessigame.output.blocks import Block
from tests.acceptance.screen_reader import Fenrir, Reader, Yasr, complaints, squeezed
from tests.doors.at_ssh import LISE, ssh_to
from tests.doors.hosting import Hosted, block, hosted, unasked

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="they read Linux consoles"),
    pytest.mark.skipif(shutil.which("ssh") is None, reason="ssh is not installed"),
    # pexpect forks beside the thread of the door; the child only starts a reader
    pytest.mark.filterwarnings("ignore:.*multi-threaded:DeprecationWarning"),
]


def heard_after(reader: Reader, host: Hosted, news: Block) -> None:
    """Let the table tell news, and wait until the last of it has been heard."""
    reader.settle()  # else the reader has not finished what the last key brought
    host.call(lambda: host.guests.inside[0].output.deliver(news))
    last = news.prompt or news.said[-1]
    reader.wait_heard(re.escape(last.speech) + "$")


@pytest.mark.parametrize("kind", [Yasr, Fenrir])
def test_a_guest_hears_each_sentence_once(tmp_path: Path, kind: type[Reader]) -> None:
    """The question for the code, answers, and news that come unasked, with a question or without.

    Fails when lines are written one by one, or the cursor is asked for.
    """
    with hosted(tmp_path / "settings") as host:
        host.guests.answer = block("Rows: 52, 80, 19, 74.", "Ten cards each.")
        program = ssh_to(host, tmp_path)
        with kind(tmp_path, program) as reader:
            reader.wait_heard("Code:$")
            reader.wait_prompt("Code: ")
            reader.type(host.invite(LISE))
            reader.press("\r")
            reader.wait_heard(r"Card\?$")
            reader.press("b")
            reader.wait_heard(r"cards each\. Card\?$")
            heard_after(reader, host, unasked("Omar has chosen.", "Pierre has chosen."))
            heard_after(reader, host, unasked("Turn 2."))
            heard_after(reader, host, block("Omar takes row 2."))
            reader.press("q")
            reader.finish()
    # yasr, which ends with its program, may not come to the farewell
    turns = [turn for turn in reader.turns if not turn.key.isdigit() and turn.key != "q"]
    heard = "".join(squeezed(turn.heard) for turn in turns)
    told = (
        "Type the six digits of your code, then Enter. Press q to leave. 00 s: français, Deutsch."
        " Code: You have joined. Card?"
        " Rows: 52, 80, 19, 74. Ten cards each. Card? Omar has chosen. Pierre has chosen."
        " Turn 2. Omar takes row 2. Card?"
    )
    assert heard == squeezed(reader.aloud(told))
    assert not complaints(reader.turns)
