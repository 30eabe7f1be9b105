"""A desk: a screen that nobody sees, a window with a terminal, and the real Orca.

All of it runs in a process namespace of its own with a home that is thrown away; see `__init__`.
"""

from __future__ import annotations

import json
import os
import shlex
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from itertools import pairwise
from pathlib import Path
from typing import Any, Final, Self

from tests.desktop.judge import MOVING, Turn, heard, lines, words
from tests.desktop.voice import Voice

PROJECT: Final = Path(__file__).parents[2]
PATIENCE: Final = 40.0
"""Seconds until something is given up on; Orca is late where others work, too."""
HELD: Final = "0.07"
"""Seconds that a key is held: Orca takes shorter ones for keys that nobody typed."""
SETTLED: Final = 0.4
"""Seconds without a word, after all was heard, in which one too many would still come."""
LOCALES: Final = {"fr": "fr_FR", "en": "en_US", "de": "de_DE"}
KEYS: Final = {
    "\r": "Return",
    " ": "space",
    "+": "plus",
    "-": "minus",
    "<": "less",
    ">": "greater",
    "]": "bracketright",
}
SHOWN: Final = 0.6
"""Seconds until a digit is shown that is shown at all."""
BRIEFLY: Final = 2.0
"""Seconds for the answer to a key of the cursor, which may never be heard."""


class Desk:
    """A desk with Orca in one language; `open` runs a program on it, `press` types."""

    def __init__(self, language: str) -> None:
        self.language = language
        self._turns: list[tuple[float, str]] = [(0.0, "")]
        self._stack = ExitStack()

    def __enter__(self) -> Self:
        with ExitStack() as stack:
            self.home = Path(stack.enter_context(tempfile.TemporaryDirectory(prefix="desk-")))
            self.voice = Voice()
            stack.callback(self.voice.close)
            self._environment = self._own_environment()
            self._run = stack.enter_context
            self._start_session(stack)
            self._start_orca(stack)
            self._stack = stack.pop_all()
        return self

    def __exit__(self, *_: object) -> None:
        self._stack.close()

    # what a desktop has -------------------------------------------------------------------------

    def _own_environment(self) -> dict[str, str]:
        locale = f"{LOCALES[self.language]}.UTF-8"
        folders = {name: self.home / name for name in ("HOME", "XDG_RUNTIME_DIR", "XDG_DATA_HOME")}
        for folder in folders.values():
            folder.mkdir(mode=0o700)
        own = {name: str(folder) for name, folder in folders.items()}
        own |= {"PATH": os.environ["PATH"], "LC_ALL": locale, "LANG": locale, "SHELL": "/bin/sh"}
        own |= {"SPEECHD_ADDRESS": self.voice.address, "GSETTINGS_BACKEND": "keyfile"}
        own |= {"GTK_MODULES": "gail:atk-bridge", "GDK_BACKEND": "x11", "XDG_SESSION_TYPE": "x11"}
        return own | {"ACCESSIGAME_HOME": str(self.home / "accessigame"), "USER": "root"}

    def _spawn(self, stack: ExitStack, *command: str, **more: int) -> subprocess.Popen[str]:
        """Start a program that ends with the desk."""
        log = stack.enter_context((self.home / f"{command[0]}.log").open("a"))
        process = subprocess.Popen(
            command,
            env=self._environment,
            cwd=self.home,
            stdin=subprocess.DEVNULL,
            stdout=more.get("stdout", log),
            stderr=log,
            text=True,
            pass_fds=[more["keep"]] if "keep" in more else [],
        )
        stack.callback(_end, process)
        return process

    def _start_session(self, stack: ExitStack) -> None:
        """Start the screen, the bus, and what manages windows."""
        reading, writing = os.pipe()
        screen = ("-screen", "0", "1280x900x24", "-nolisten", "tcp", "-noreset")
        self._spawn(stack, "Xvfb", "-displayfd", str(writing), *screen, keep=writing)
        os.close(writing)
        with os.fdopen(reading) as told:
            self._environment["DISPLAY"] = ":" + told.readline().strip()
        bus = ("dbus-daemon", "--session", "--print-address=1", "--nofork", "--nopidfile")
        daemon = self._spawn(stack, *bus, stdout=subprocess.PIPE)
        assert daemon.stdout
        self._environment["DBUS_SESSION_BUS_ADDRESS"] = daemon.stdout.readline().strip()
        for key in ("interface toolkit-accessibility", "a11y.applications screen-reader-enabled"):
            command = ["gsettings", "set", *f"org.gnome.desktop.{key}".split(), "true"]
            subprocess.run(command, env=self._environment, check=True)
        self._spawn(stack, "openbox")

    def _start_orca(self, stack: ExitStack) -> None:
        """Start Orca as it is set by its makers, but without braille; at times it needs two."""
        general = {"enableBraille": False, "startingProfile": ["Default", "default"]}
        profile = {"profile": ["Default", "default"], "pronunciations": {}, "keybindings": {}}
        kept = {"general": general, "profiles": {"default": profile | general}}
        folder = Path(self._environment["XDG_DATA_HOME"]) / "orca"
        folder.mkdir()
        settings = kept | {"pronunciations": {}, "keybindings": {}}
        (folder / "user-settings.conf").write_text(json.dumps(settings), "utf-8")
        for _ in range(3):
            orca = self._spawn(stack, "orca")
            if self._wait(lambda: self.voice.said and self.voice.silent, PATIENCE / 2):
                return
            _end(orca)
        message = f"Orca says nothing: {(self.home / 'orca.log').read_text()[-800:]}"
        raise AssertionError(message)

    # what a person does -------------------------------------------------------------------------

    @property
    def silent(self) -> bool:
        """True where Orca has said no word of what the last key brought, and should have."""
        turn = self.turns[-1]
        return bool(turn.written) and not heard(turn) and turn.key not in MOVING

    def open(self, *program: str, columns: int = 80, rows: int = 24) -> None:
        """Run a program in a window, and wait until its first question was heard."""
        self._log = self.home / "written"
        recorder = str(Path(__file__).with_name("recorder.py"))
        script = self.home / "program"
        command = shlex.join([sys.executable, recorder, str(self._log), *program])
        own = f"ACCESSIGAME_CALLED=accessigame PYTHONPATH={shlex.quote(str(PROJECT))}"
        script.write_text(f"#!/bin/sh\n{own} exec {command}\n", "utf-8")
        script.chmod(0o755)
        self._turns = [(time.monotonic(), "")]
        size = f"--geometry={columns}x{rows}"
        window = ("mate-terminal", "--disable-factory", "--hide-menubar", size, "-x", str(script))
        self._spawn(self._stack, *window)
        self.listen()

    def press(self, key: str) -> None:
        """Press a key that is answered, and hear the answer to its end."""
        self._press(key)
        self.listen(BRIEFLY if key in MOVING else PATIENCE)

    def type(self, digits: str) -> None:
        """Type digits, each when the one before it was heard; those of a secret are not shown."""
        for digit in digits:
            self._press(digit)
            if self._wait(lambda: self.turns[-1].written, SHOWN):
                self._wait(self._all_heard, 1.5)

    def listen(self, patience: float = PATIENCE, *, beyond: str = "") -> None:
        """Wait until a question, or the end, was written, and all of the turn was heard.

        patience: seconds for that; beyond: a question that another one follows by itself.
        """
        self._wait(
            lambda: (
                (self.asked not in ("", beyond) or self.exit_code is not None) and self._all_heard()
            ),
            patience,
        )
        since = time.monotonic()
        self._wait(lambda: time.monotonic() - max(since, self._last_said()) > SETTLED)

    def _press(self, key: str) -> None:
        self._turns.append((time.monotonic(), key))
        name = KEYS.get(key, key)
        subprocess.run(
            ["xdotool", "keydown", name, "sleep", HELD, "keyup", name],
            env=self._environment,
            check=True,
        )

    # what can be heard --------------------------------------------------------------------------

    @property
    def turns(self) -> list[Turn]:
        """All turns from the first word of the program on."""
        edges = [*self._turns, (float("inf"), "")]
        notes = [(note["time"], note.get("wrote", "")) for note in self._notes()]
        begun = notes[0][0] if notes else 0.0
        turns = []
        for (first, key), (last, _) in pairwise(edges):
            written = "".join(text for at, text in notes if first <= at < last)
            said = [each for each in self.voice.said if max(first, begun) <= each.time < last]
            turns.append(Turn(key, written, said))
        return turns

    @property
    def asked(self) -> str:
        """The question that the last key has led to; empty while there is none."""
        written = self.turns[-1].written
        last = lines(written)[-1:]
        return last[0] if last and "\n" in written and not written.endswith("\n") else ""

    @property
    def exit_code(self) -> int | None:
        """The exit code of the program, when it has ended."""
        return next((note["exit"] for note in self._notes() if "exit" in note), None)

    def _all_heard(self) -> bool:
        turn = self.turns[-1]
        want, got = words(lines(turn.written)), words(heard(turn))
        return self.voice.silent and bool(want) and got[-len(want) :] == want

    def _last_said(self) -> float:
        return max((each.end for each in self.voice.said[-1:]), default=0.0)

    def _notes(self) -> list[dict[str, Any]]:
        if not self._log.exists():
            return []
        text = self._log.read_text("utf-8")
        return [json.loads(line) for line in text[: text.rfind("\n") + 1].splitlines()]

    def _wait(self, condition: Callable[[], object], seconds: float = PATIENCE) -> bool:
        end = time.monotonic() + seconds
        while not condition():
            if time.monotonic() > end:
                return False
            time.sleep(0.02)
        return True


def _end(process: subprocess.Popen[str]) -> None:
    """End a process that the desk has started."""
    if process.poll() is None:
        process.terminate()
        try:
            process.wait(5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
