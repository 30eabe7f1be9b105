"""`host --far` and `join 4812-417902`, as programs, with a meeting point of our own.

Covers `doors/far/tunnel_library.py`.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from importlib.machinery import ModuleSpec
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import pytest

from accessigame.commands.host_far import FarOpen, LineForFar
from accessigame.core.model import Event, Seat
from accessigame.doors.extras import missing
from accessigame.doors.far.door import FarCodeTried, TunnelLost
from accessigame.doors.far.far_call import FarCodeWrong
from accessigame.doors.far_table import ConnectionLost
from accessigame.doors.invitations import far_code_in
from accessigame.host.guests import GuestBack, GuestCame
from accessigame.words.words import Localizer
from tests.doors.far.conftest import own_servers as own_servers  # noqa: PLC0414 - a fixture
from tests.doors.far.meeting_point import Servers
from tests.running import Program
from tests.wait_for import wait_for

WORDS: Final = Localizer("en", ("Ana", "Lise"))
LISE: Final = Seat(1)
OPTIONS: Final = ("--lang=en", "--speech=off")
LONG: Final = 90.0


class Run:
    """A run of the program, with what it has said. prefix: runs it in another network."""

    def __init__(self, home: Path, *arguments: str, prefix: tuple[str, ...] = ()) -> None:
        home.mkdir(exist_ok=True)
        self._out = home / "out.txt"
        with self._out.open("w") as out:
            self.process = subprocess.Popen(
                (*prefix, sys.executable, "-m", "accessigame", *arguments, *OPTIONS),
                stdin=subprocess.PIPE,
                stdout=out,
                stderr=subprocess.STDOUT,
                env={**os.environ, "ACCESSIGAME_HOME": str(home)},
            )

    @property
    def said(self) -> str:
        """What it has said so far."""
        return self._out.read_text("utf-8")

    def type(self, line: str) -> None:
        """Type a line."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{line}\n".encode())
        self.process.stdin.flush()

    def hear(self, text: str, count: int = 1) -> None:
        """Wait until a text was said so many times."""
        try:
            wait_for(lambda: self.said.count(text) >= count, LONG)
        except AssertionError:
            raise AssertionError(f"{text!r} is not in:\n{self.said}") from None

    def tunnel(self) -> int:
        """Return the number of its tunnel process."""
        wait_for(lambda: _children(self.process.pid), LONG)
        return _children(self.process.pid)[-1]

    def end(self) -> None:
        """Leave, and be gone."""
        try:
            with suppress(OSError):  # it may have ended by itself
                self.type("q")
            self.process.wait(LONG)
        finally:
            self.process.kill()
            self.process.wait()
            assert self.process.stdin is not None
            with suppress(OSError):
                self.process.stdin.close()


def _children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text("ascii").split()]


def say(event: Event) -> str:
    """Return an event as the host hears it."""
    return WORDS.say(event).speech


@contextmanager
def tables(servers: Servers, folder: Path) -> Iterator[tuple[Run, str, ExitStack]]:
    """Yield a table that a guest can join from far, its code, and what ends later runs."""
    point = servers.point
    settings = f'[far]\nmailbox = "{point.mailbox}"\nrelay = "{point.relay}"\n'
    for name in ("host", "guest", "stranger"):
        (folder / name).mkdir()
        (folder / name / "settings.toml").write_text(settings, "utf-8")
    file = folder / "codes.json"
    host = Run(
        folder / "host",
        *("host", "six-nimmt", "--players=Ana,Lise", "--here=Ana", "--far", "--doors=ssh"),
        *("--port=0", f"--invitations={file}", f"--journal={folder / 'game.jsonl'}"),
    )
    with ExitStack() as stack:
        stack.callback(host.end)
        wait_for(file.exists, LONG)
        yield host, json.loads(file.read_text("utf-8"))["far"]["Lise"], stack


pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="children are found in /proc")


@pytest.mark.unmeasured
def test_a_guest_plays_from_far_and_kills_cost_one_sentence(
    own_servers: Servers, tmp_path: Path
) -> None:
    """One code is enough; after a kill of the tunnel at either end, the guest is back by herself.

    Fails when the seat is lost with a process, or a kill is told twice.
    """
    with tables(own_servers, tmp_path) as (host, code, stack):
        host.hear(say(FarOpen()))
        guest = Run(tmp_path / "guest", "join", code.replace("-", " "))
        stack.callback(guest.end)
        guest.hear(WORDS.say(GuestCame(LISE), LISE).speech)
        lost, back = say(ConnectionLost()), WORDS.say(GuestBack(LISE), LISE).speech
        os.kill(guest.tunnel(), signal.SIGKILL)
        guest.hear(lost)
        guest.hear(back)
        os.kill(host.tunnel(), signal.SIGKILL)
        guest.hear(lost, 2)
        guest.hear(back, 2)
        assert host.said.count(say(TunnelLost())) == 1
        assert guest.said.count(lost) == 2
        guest.type("q")
        assert guest.process.wait(LONG) == 0


def test_a_stranger_is_told_of_and_a_key_gives_a_new_code(
    own_servers: Servers, tmp_path: Path
) -> None:
    """A wrong code opens nothing, at the second attempt neither; `2 o` reads out another one.

    Fails when the host is not told, or the old code still serves.
    """
    with tables(own_servers, tmp_path) as (host, code, stack):
        wrong = code[:-1] + str((int(code[-1]) + 1) % 10)
        stranger = Run(tmp_path / "stranger", "join", wrong)
        stack.callback(stranger.end)
        assert stranger.process.wait(LONG) == 2
        assert say(FarCodeWrong()) in stranger.said
        host.hear(say(FarCodeTried(LISE, 2)))
        assert "Lise is now" not in host.said
        host.type("2 o")
        host.hear("SHA256")
        new = host.said.partition("accessigame join ")[2].partition(". ")[0]
        read = far_code_in(new)
        assert read is not None
        assert new != code
        assert say(LineForFar(f"accessigame join {new}", read.spelled)) in host.said
        guest = Run(tmp_path / "guest", "join", new)
        stack.callback(guest.end)
        guest.hear("You have joined.")
        guest.type("q")


def test_without_its_library_it_is_told_what_to_install(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Both commands name the library, before a file is made. Fails when a traceback does."""
    library = "accessigame.doors.far.tunnel_library"  # loaded by another test, it stays in both
    monkeypatch.delitem(sys.modules, library, raising=False)
    monkeypatch.delattr(library, raising=False)

    def found(name: str) -> ModuleSpec | None:
        return None if name == "wormhole" else find_spec(name)

    monkeypatch.setattr("importlib.util.find_spec", found)
    journal = tmp_path / "game.jsonl"
    table = ("host", "six-nimmt", "--players=Ana,Ben", "--far", f"--journal={journal}")
    for command in (table, ("join", "4812-417902")):
        ran = accessigame(*command)
        assert (ran.code, ran.err) == (2, f"{say(missing('magic-wormhole').event)}\n")
    assert not journal.exists()
