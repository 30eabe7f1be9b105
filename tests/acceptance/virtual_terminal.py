"""A program on a virtual terminal of Linux, which the real BRLTTY reads on a display of its own.

BRLTTY's driver for a virtual display tells what stands on the cells and takes keys, as lines
of text over TCP. The terminal stays in the background: nothing is switched.
"""

from __future__ import annotations

import errno
import fcntl
import os
import re
import shutil
import socket
import subprocess
import threading
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.acceptance.contained import Contained
from tests.wait_for import PATIENCE, wait_for

TERMINALS: Final = range(20, 64)
"""Consoles that no Debian starts a login on."""
VT_DISALLOCATE: Final = 0x5608
"""Asks the kernel to forget a terminal, which it refuses while any process has it open."""
CLEARED: Final = b"\x1bc\x1b%G"
INJECTION: Final = Path("/proc/sys/dev/tty/legacy_tiocsti")
"""Where it holds 0, BRLTTY cannot type into a terminal."""

_QUOTED: Final = re.compile(r"\\(X[0-9a-fA-F]{2}|.)")
_LINE: Final = re.compile(r'(\w+) "(.*)"')


@dataclass(frozen=True, slots=True)
class Window:
    """What lies under the fingers: the text, and the dots of each cell."""

    text: str
    cells: tuple[frozenset[int], ...]

    @property
    def raised(self) -> bool:
        """True when any dot stands up beside those of the cursor."""
        return any(dots - {7, 8} for dots in self.cells)


def why_not() -> str:
    """Return why there is no such terminal here, or nothing."""
    if not shutil.which("brltty"):
        return "BRLTTY is missing"
    if INJECTION.exists() and INJECTION.read_text("ascii").strip() == "0":
        return "this kernel lets no program type into a terminal"
    try:
        os.close(opened()[0])
    except OSError as error:
        return f"no virtual terminal can be opened: {error.strerror}"
    return ""


def opened() -> tuple[int, int]:
    """Return a terminal that nobody uses, opened, and its number; OSError where there is none.

    The kernel knows of every process that has it open, in whatever container; tests that choose
    at the same moment keep apart by the lock. Nothing keeps out a program that opens it later
    without asking, or one that only looks at its screen: no lock of a terminal binds root.
    """
    for number in TERMINALS:
        if _in_use(number):
            continue
        terminal = os.open(f"/dev/tty{number}", os.O_RDWR | os.O_NOCTTY)
        try:
            fcntl.flock(terminal, fcntl.LOCK_EX | fcntl.LOCK_NB)
            os.close(os.open(f"/dev/vcsa{number}", os.O_RDONLY))
        except BlockingIOError:
            os.close(terminal)
        except OSError:
            os.close(terminal)
            raise
        else:
            return terminal, number
    raise OSError(0, "all are in use")


def _in_use(number: int) -> bool:
    """Say whether any process has this terminal open; one that nobody has is forgotten."""
    try:
        os.close(os.open(f"/dev/vcsa{number}", os.O_RDONLY))
    except OSError as error:
        if error.errno in {errno.ENXIO, errno.ENOENT}:  # the kernel knows no such terminal yet
            return False
        raise
    current = os.open("/dev/tty0", os.O_RDWR | os.O_NOCTTY)
    try:
        fcntl.ioctl(current, VT_DISALLOCATE, number)
    except OSError as error:
        if error.errno == errno.EBUSY:
            return True
        raise
    finally:
        os.close(current)
    return False


class BrailleConsole:
    """A virtual terminal with one program in it, BRLTTY, and its display of so many cells."""

    def __init__(
        self,
        home: Path,
        command: Sequence[str],
        environment: Mapping[str, str],
        *,
        table: str,
        cells: int = 20,
    ) -> None:
        self.windows = [Window("", ())]
        self._text = ""
        self._terminal, number = opened()
        os.write(self._terminal, CLEARED)
        with socket.create_server(("127.0.0.1", 0)) as server:
            server.settimeout(PATIENCE)
            place = f"client:127.0.0.1:{server.getsockname()[1]}"
            self._brltty = Contained(
                [
                    *("brltty", "-n", "-e", "-N", "-q", "-f", os.devnull, "-b", "vr", "-d", place),
                    *("-x", "lx", "-X", f"vt={number}", "-t", table, "-s", "no"),
                    *("-P", str(home / "pid"), "-W", str(home)),
                ],
                stderr=subprocess.DEVNULL,
            )
            self._display, _ = server.accept()
        self._display.settimeout(None)
        self._send(f"cells {cells} 1")
        threading.Thread(target=self._feel, daemon=True).start()
        self._program = subprocess.Popen(
            ["setsid", "--ctty", *command],
            stdin=self._terminal,
            stdout=self._terminal,
            stderr=self._terminal,
            env=dict(environment) | {"TERM": "linux"},
        )

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for process in (self._program, self._brltty):
            process.terminate()
            process.wait(PATIENCE)
        self._display.close()
        with suppress(OSError):  # its program has gone, and the terminal may be hung up
            os.write(self._terminal, CLEARED)
        os.close(self._terminal)

    @property
    def window(self) -> Window:
        """What can be felt now."""
        return self.windows[-1]

    def dots(self, *dots: int) -> None:
        """Press the keys of one cell of a braille keyboard."""
        self._send(f"PASSDOTS {sum(1 << dot - 1 for dot in dots)}")

    def key(self, name: str) -> None:
        """Press a key of the display, by BRLTTY's name for it."""
        self._send(name)

    def finish(self) -> int:
        """Wait until the program has ended; return its exit code."""
        wait_for(lambda: self._program.poll() is not None)
        return int(self._program.returncode)

    def _send(self, line: str) -> None:
        self._display.sendall(line.encode() + b"\n")

    def _feel(self) -> None:
        with suppress(OSError), self._display.makefile(encoding="utf-8") as lines:
            for line in lines:
                if found := _LINE.match(line):
                    self._felt(found[1], found[2])

    def _felt(self, kind: str, told: str) -> None:
        if kind == "Visual":
            self._text = _QUOTED.sub(_meant, told)
        elif kind == "Braille":
            cells = (frozenset(int(dot) for dot in cell.strip()) for cell in told.split("|"))
            self.windows.append(Window(self._text, tuple(cells)))


def _meant(quoted: re.Match[str]) -> str:
    sign = quoted[1]
    return chr(int(sign[1:], 16)) if len(sign) > 1 else sign
