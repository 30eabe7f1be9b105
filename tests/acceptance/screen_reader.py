"""A program under a real screen reader, Debian's yasr, and all that the reader says.

yasr runs in a terminal, the program runs in yasr, and yasr speaks to a Speech Dispatcher that
makes no sound but writes down what it was told. Nothing of yasr is changed but its options.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
import socketserver
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import pairwise, takewhile
from pathlib import Path
from types import TracebackType
from typing import Final

from tests.acceptance.terminal import HUSHED, SPOKE, Terminal, Turn

SHIPPED: Final = Path("/etc/yasr/yasr.conf")
OPTIONS: Final = """[options]
cursor tracking=full
synthesizer=speech dispatcher
synthesizer port=127.0.0.1:{port}
key echo=off
shell=/bin/sh
special=off
up and down arrows=speak line
DisableKey=6925
"""
LEAST_TWICE: Final = 3
"""Fewer characters may come twice by chance."""

_ESCAPES = re.compile(r"\x1b|\[\??\d*(;\d+)*[A-Za-z]|\d+;\d+R")
_DRAWING = re.compile("[\u2500-\u259f\u2800-\u28ff]")

Hear = Callable[[str, str], None]


class SpeechDispatcher(socketserver.ThreadingTCPServer):
    """A Speech Dispatcher without a voice: it tells `hear` what it should have said."""

    daemon_threads = True
    block_on_close = False

    def __init__(self, hear: Hear) -> None:
        super().__init__(("127.0.0.1", 0), _Client)
        self.hear = hear
        self.left = threading.Event()
        self._thread = threading.Thread(target=self.serve_forever, args=(0.02,), daemon=True)

    @property
    def port(self) -> int:
        """The port where it listens."""
        return int(self.server_address[1])

    def begin(self) -> None:
        """Take clients in."""
        self._thread.start()

    def end(self) -> None:
        """Take no clients in any more."""
        self.shutdown()
        self._thread.join()
        self.server_close()


class _Client(socketserver.StreamRequestHandler):
    """One conversation in SSIP, the protocol of Speech Dispatcher: lines, and data up to a dot."""

    def handle(self) -> None:
        with suppress(ConnectionError):
            for line in self._lines():
                self._reply(*line.split(maxsplit=1))
        self._dispatcher().left.set()

    def _reply(self, command: str, rest: str = "") -> None:
        hear = self._dispatcher().hear
        match command.upper():
            case "SPEAK":
                self._send("230 OK RECEIVING DATA")
                hear(SPOKE, self._data())
                self._send("225 OK MESSAGE QUEUED")
            case "CHAR" | "KEY":
                hear(SPOKE, rest)
                self._send("225 OK MESSAGE QUEUED")
            case "CANCEL" | "STOP":
                hear(HUSHED, "")
                self._send("210 OK CANCELED")
            case "QUIT":
                self._send("231 HAPPY HACKING")
            case _:
                self._send("208 OK SET")

    def _dispatcher(self) -> SpeechDispatcher:
        assert isinstance(self.server, SpeechDispatcher)
        return self.server

    def _lines(self) -> Iterator[str]:
        for line in self.rfile:
            yield line.decode("utf-8", "replace").rstrip("\r\n")

    def _data(self) -> str:
        lines = takewhile(lambda line: line != ".", self._lines())
        return "\n".join(line.removeprefix(".") if line[:2] == ".." else line for line in lines)

    def _send(self, line: str) -> None:
        self.wfile.write(line.encode() + b"\r\n")


class Yasr(Terminal):
    """A terminal in which yasr reads a program aloud."""

    def __init__(
        self,
        home: Path,
        program: Sequence[str],
        *,
        environment: Mapping[str, str] | None = None,
        columns: int = 80,
        rows: int = 24,
    ) -> None:
        self._dispatcher = SpeechDispatcher(self._hear)
        own = {"HOME": str(home), "LOGNAME": "listener", "TERM": "linux", "LC_ALL": "C.UTF-8"}
        command = [_yasr(), str(_script(home, program))]
        (home / ".yasr.conf").write_text(_configured(self._dispatcher.port), "utf-8")
        places = {"PATH": os.environ["PATH"]}
        everything = places | own | dict(environment or {})
        super().__init__(command, everything, columns=columns, rows=rows)
        self._dispatcher.begin()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            super().__exit__(kind, error, trace)
        finally:
            self._dispatcher.end()

    def wait_heard(self, pattern: str) -> None:
        """Wait until this was spoken after the last key."""
        self.wait(lambda: re.search(pattern, self.turns[-1].heard), f"speech: {pattern}")

    def finish(self) -> int:
        """Wait until program and reader have ended and all of their speech has come."""
        code = super().finish()
        self.wait(self._dispatcher.left.is_set, "the end of the speech")
        return code

    def _hear(self, kind: str, text: str) -> None:
        self.turns[-1].signs.append((kind, text))


def _yasr() -> str:
    found = shutil.which("yasr")
    assert found, "yasr is missing: make test installs it"
    return found


def _script(home: Path, program: Sequence[str]) -> Path:
    """Return the program as one executable file: yasr takes every option for its own.

    What yasr leaves open would keep the program's terminal alive when yasr has gone.
    """
    path = home / "program"
    left_open = " ".join(f"{number}<&-" for number in range(3, 10))
    path.write_text(f"#!/bin/sh\nexec {shlex.join(program)} {left_open}\n", "utf-8")
    path.chmod(0o755)
    return path


def _configured(port: int) -> str:
    """Return Debian's own configuration with other options."""
    before, _, rest = SHIPPED.read_text("utf-8").partition("[options]")
    _, _, after = rest.partition("\n[")
    return f"{before}{OPTIONS.format(port=port)}[{after}"


# Faults that a listener suffers from ----------------------------------------------------------


def squeezed(text: str) -> str:
    """Return the text without its spaces: where utterances and lines end does not matter."""
    return "".join(text.split())


def complaints(turns: Sequence[Turn]) -> list[str]:
    """Return what was wrong with what was heard; nothing for a clean program.

    rubbish: escape sequences or drawings. twice: the same again without a key.
    cut: silenced without a key. swallowed: the first character is missing.
    """
    return [fault for turn in turns for judge in _JUDGES for fault in judge(turn)]


def _rubbish(turn: Turn) -> list[str]:
    spoilt = (text for text in turn.spoken if _ESCAPES.search(text) or _DRAWING.search(text))
    return [f"rubbish after {turn.key!r}: {text!r}" for text in spoilt]


def _twice(turn: Turn) -> list[str]:
    said = [text for text in map(squeezed, turn.spoken) if len(text) >= LEAST_TWICE]
    again = [one for one, other in pairwise(said) if one == other]
    doubled = [text for text in said if text[: len(text) // 2] * 2 == text]
    return [f"twice after {turn.key!r}: {text!r}" for text in again + doubled]


def _cut(turn: Turn) -> list[str]:
    # a key silences what went before it; any other silence takes words from the listener
    said: list[str] = []
    lost: list[str] = []
    for kind, text in turn.signs:
        if kind == SPOKE and text.strip():
            said.append(text)
        elif kind == HUSHED:
            lost += said
            said = []
    return [f"cut after {turn.key!r}: {text!r}" for text in lost]


def _swallowed(turn: Turn) -> list[str]:
    wrote, heard = squeezed(turn.wrote), squeezed(turn.heard)
    if heard and wrote[1:] == heard:
        return [f"swallowed after {turn.key!r}: {wrote[:1]!r} of {turn.heard!r}"]
    return []


_JUDGES: Final = (_rubbish, _twice, _cut, _swallowed)
