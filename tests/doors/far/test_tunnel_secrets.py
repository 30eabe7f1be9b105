"""The memory of the tunnel's processes has no word of a game: they carry what ssh has encrypted."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from accessigame.core.model import Intent
from accessigame.input.keymap import Word
from accessigame.output.blocks import Block
from tests.doors.far.behind import visit
from tests.doors.far.meeting_point import Servers
from tests.doors.far.test_tunnel import AWAITED, CODE
from tests.doors.far.tunnels import echoed, play, tunnels
from tests.doors.real_table import real_table

pytestmark = [
    pytest.mark.unmeasured,
    pytest.mark.skipif(sys.platform != "linux", reason="memory is read in /proc"),
]

PLAIN = [b"Turn %d. Your hand: 3, 12, 24, 26, 31, 35." % turn for turn in range(300)]


def found(pid: int, words: list[bytes]) -> list[bytes]:
    """Return those of the words that the memory of a process has."""
    memory = list[bytes]()
    with Path(f"/proc/{pid}/mem").open("rb", 0) as file:
        for line in Path(f"/proc/{pid}/maps").read_text("ascii", "replace").splitlines():
            span, rights, *_ = line.split()
            start, end = (int(place, 16) for place in span.split("-"))
            if "rw" in rights and "[v" not in line:
                file.seek(start)
                memory.append(file.read(end - start))
    return [word for word in words if any(word in part for part in memory)]


def test_the_tunnel_holds_no_word_of_a_game(own_servers: Servers, tmp_path: Path) -> None:
    """Names, the hand and the sentences of a guest are in neither process.

    Fails when a door of its own unpacks the lines in the tunnel's process.
    """
    with real_table(tmp_path / "host") as table:

        async def scene() -> None:
            async with visit(table, own_servers.point) as lise:
                line = lise.answered.line
                line.send(Intent(Word.MY_CARDS))
                heard = list[str]()
                while not any(text.startswith("Your hand") for text in heard):
                    block = await line.next()
                    assert isinstance(block, Block)
                    heard += [utterance.speech for utterance in block.said]
                words = [b"Pierre", *(text.encode() for text in heard if text)]
                for tunnel in (lise.door._tunnel, lise.call._tunnel):
                    assert tunnel is not None
                    assert found(tunnel.pid, words) == []

        asyncio.run(scene())


def test_a_plain_line_is_found(own_servers: Servers) -> None:
    """Of a game that goes through in plain text, much is still there, so the look is a proof.

    Fails when the memory of another process is read, or only its beginning.
    """

    async def scene() -> None:
        async with tunnels(own_servers.point) as (host, guest, _):
            host.start(AWAITED)
            port = await guest.call(CODE)
            text = b"\n".join(PLAIN)
            assert await echoed(port, text) == text
            assert host.tunnel is not None
            assert found(host.tunnel.pid, PLAIN)

    play(scene)
