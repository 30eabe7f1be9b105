"""A program under a real screen reader, Debian's yasr or Fenrir, and all that the reader says.

The reader runs in a terminal, the program runs in the reader, and the reader speaks to a Speech
Dispatcher that makes no sound but writes down what it was told. Nothing of a reader is changed
but its options. yasr follows the bytes that a program writes; Fenrir compares two pictures of
the screen, as most readers of terminals do.
"""

from __future__ import annotations

import os
import re
import shlex
import shutil
from collections.abc import Mapping, Sequence
from configparser import ConfigParser
from itertools import pairwise
from pathlib import Path
from types import TracebackType
from typing import ClassVar, Final

import pytest

from tests.acceptance.contained import END, contained
from tests.acceptance.speech_dispatcher import SpeechDispatcher
from tests.acceptance.terminal import HUSHED, SPOKE, Terminal, Turn
from tests.others import shipped
from tests.wait_for import wait_for

LEAST_TWICE: Final = 3
"""Fewer characters may come twice by chance."""

_ESCAPES = re.compile(r"\x1b|\[\??\d*(;\d+)*[A-Za-z]|\d+;\d+R")
_DRAWING = re.compile("[\u2500-\u259f\u2800-\u28ff]")


class Reader(Terminal):
    """A terminal in which a screen reader reads a program aloud.

    name: of the command, and of Debian's package. settings: the path of Debian's own, from /.
    """

    name: ClassVar[str]
    settings: ClassVar[str]

    def __init__(
        self,
        home: Path,
        program: Sequence[str],
        *,
        environment: Mapping[str, str] | None = None,
        columns: int = 80,
        rows: int = 24,
    ) -> None:
        found = contained([self._found()])  # which may skip the test, so nothing is open yet
        self._dispatcher = SpeechDispatcher(self._hear)
        port = self._dispatcher.port
        own = {"HOME": str(home), "LOGNAME": "listener", "TERM": "linux", "LC_ALL": "C.UTF-8"}
        own |= {"PATH": os.environ["PATH"], "TMPDIR": str(home)}
        own |= {"SPEECHD_ADDRESS": f"inet_socket:127.0.0.1:{port}"}
        command = [*found, *self._prepared(home, self._script(home, program), port)]
        everything = own | dict(environment or {})
        super().__init__(command, everything, columns=columns, rows=rows)
        self._dispatcher.begin()

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        try:
            self._end()
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

    def aloud(self, text: str) -> str:
        """Return the text as this reader says it."""
        return text

    def _script(self, home: Path, program: Sequence[str]) -> Path:
        """Return the program as one executable file: readers take every option for their own."""
        path = home / "program"
        self._ended = home / "ended"
        path.write_text(f"#!/bin/sh\n{self._begun(shlex.join(program))}\n", "utf-8")
        path.chmod(0o755)
        return path

    def _begun(self, program: str) -> str:
        """Return the lines of a shell that run the program."""
        raise NotImplementedError

    def _prepared(self, home: Path, program: Path, port: int) -> list[str]:
        """Write the reader's configuration; return its arguments."""
        raise NotImplementedError

    def _hear(self, kind: str, text: str) -> None:
        self.turns[-1].signs.append((kind, text))

    def _end(self) -> None:
        """End the reader, unless it has ended, with all that it started."""
        if self._child.isalive():
            self.signal(END)
            wait_for(lambda: not self._child.isalive())

    def _found(self) -> str:
        found = shutil.which(self.name)
        assert found, f"{self.name} is missing: make test installs it"
        return found


class Yasr(Reader):
    """A terminal in which yasr reads a program aloud."""

    name = "yasr"
    settings = "etc/yasr/yasr.conf"
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

    def _begun(self, program: str) -> str:
        # what yasr leaves open would keep the program's terminal alive when yasr has gone
        return f"exec {program} " + " ".join(f"{number}<&-" for number in range(3, 10))

    def _prepared(self, home: Path, program: Path, port: int) -> list[str]:
        before, _, rest = shipped(self.settings).read_text("utf-8").partition("[options]")
        _, _, after = rest.partition("\n[")
        options = self.OPTIONS.format(port=port)
        (home / ".yasr.conf").write_text(f"{before}{options}[{after}", "utf-8")
        return [str(program)]


class Fenrir(Reader):
    """A terminal in which Fenrir reads a program aloud."""

    name = "fenrir"
    settings = "etc/fenrirscreenreader/settings/settings.conf"
    OPTIONS: Final = """[sound]
enabled=False
[speech]
driver=speechdDriver
[screen]
driver=ptyDriver
[keyboard]
driver=ptyDriver
keyboardLayout=pty
charEchoMode=0
[general]
shell={program}
debugFile={home}/fenrir.log
autoSpellCheck=False
[remote]
enable=False
driver=dummyDriver
"""
    OWN: Final = frozenset(("Start Fenrir", "Quit Fenrir"))
    """What it says of itself."""
    SIGNS: Final = str.maketrans({"+": " plus ", "-": " dash ", "/": " slash "})
    SHARED: Final = Path("/dev/shm")  # noqa: S108 - Python's multiprocessing takes no other folder

    def _found(self) -> str:
        if self.SHARED.exists() and not os.access(self.SHARED, os.W_OK):
            pytest.skip(
                f"Fenrir shares memory among its processes, and {self.SHARED} is closed to us"
            )
        return super()._found()

    def aloud(self, text: str) -> str:
        """Return the text with signs as words."""
        return text.translate(self.SIGNS)

    def finish(self) -> int:
        """Wait until the program has ended and its last words have come; end Fenrir."""
        last = self.turns[-1]

        def heard() -> bool:
            return bool(last.heard) and squeezed(last.heard) == squeezed(self.aloud(last.wrote))

        self.wait(heard, "the last words")
        self.wait(lambda: self._ended.exists() and self._ended.read_text(), "the program's end")
        self._end()  # ended by its shell, Fenrir 2025 stumbles over its own end and hangs
        self.wait(self._dispatcher.left.is_set, "the end of the speech")
        return int(self._ended.read_text())

    def _begun(self, program: str) -> str:
        # Fenrir falls silent when its shell ends, and a person's shell does not end with a game
        ended = shlex.quote(str(self._ended))
        return f"{program}\necho $? > {ended}\nread -r _"

    def _prepared(self, home: Path, program: Path, port: int) -> list[str]:  # noqa: ARG002 - it finds the port in its environment
        settings = ConfigParser(interpolation=None, strict=False)
        settings.optionxform = str  # type: ignore[assignment,method-assign]  # its names have capitals
        settings.read_string(shipped(self.settings).read_text("utf-8"))
        settings.read_string(self.OPTIONS.format(program=program, home=home))
        path = home / "fenrir.conf"
        with path.open("w", encoding="utf-8") as file:
            settings.write(file)
        return ["-e", "-s", str(path)]  # without -e, newer ones are daemons and have no terminal

    def _hear(self, kind: str, text: str) -> None:
        # it says a comma, to make a pause, where a line ends
        said = text.replace(" , ", " ").removesuffix(" ,")
        if said not in self.OWN:
            super()._hear(kind, said)


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
    wrote, heard = squeezed(_ESCAPES.sub("", turn.wrote)), squeezed(turn.heard)
    if heard and wrote[1:] == heard:
        return [f"swallowed after {turn.key!r}: {wrote[:1]!r} of {turn.heard!r}"]
    return []


_JUDGES: Final = (_rubbish, _twice, _cut, _swallowed)
