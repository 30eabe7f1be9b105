"""A program in a terminal of its own: one key after another, and what followed each of them.

The terminal is a pty whose other end is a pyte screen; it answers what a real one answers.
"""

from __future__ import annotations

import os
import re
import select
import signal
import termios
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from types import TracebackType
from typing import Final, Self

import pexpect
import pyte

from tests.terminals import end
from tests.wait_for import PATIENCE

GLANCE: Final = 0.02
"""Seconds that a look at the output takes when there is none."""
QUIET: Final = 0.4
"""Seconds without a sign after which nothing more is expected to come."""

WROTE, SPOKE, HUSHED = "wrote", "spoke", "hushed"
"""What can follow a key: output, speech, and the silencing of speech."""


@dataclass(slots=True)
class Turn:
    """What followed one key, in order, up to the next key; the first turn has no key."""

    key: str
    signs: list[tuple[str, str]] = field(default_factory=list)

    @property
    def wrote(self) -> str:
        """All that was written, as it came."""
        return "".join(text for kind, text in self.signs if kind == WROTE)

    @property
    def spoken(self) -> list[str]:
        """All that was spoken, one utterance after another."""
        return [text for kind, text in self.signs if kind == SPOKE]

    @property
    def heard(self) -> str:
        """All that was spoken, as one text."""
        return " ".join(" ".join(self.spoken).split())


class _Screen(pyte.Screen):
    """A screen that answers questions about itself."""

    def __init__(self, columns: int, rows: int, answer: Callable[[str], None]) -> None:
        super().__init__(columns, rows)
        self._answer = answer

    def write_process_input(self, data: str) -> None:
        self._answer(data)


class Terminal:
    """A terminal with one program in it."""

    def __init__(
        self,
        command: Sequence[str],
        environment: Mapping[str, str],
        *,
        columns: int = 80,
        rows: int = 24,
    ) -> None:
        self.turns = [Turn("")]
        self._screen = _Screen(columns, rows, self._type)
        self._stream = pyte.Stream(self._screen)
        self._child = pexpect.spawn(
            command[0],
            list(command[1:]),
            env=dict(environment),
            dimensions=(rows, columns),
            encoding="utf-8",
        )
        self._child.delaybeforesend = None

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        end(self._child)

    # what a person does -----------------------------------------------------------------------

    def press(self, key: str) -> None:
        """Press one key; from now on, what happens belongs to it."""
        self._look(0)
        self.turns.append(Turn(key))
        self._type(key)

    def type(self, digits: str) -> None:
        """Press digits, each once the one before it stands at the cursor.

        Behind the last one, what the program awaited only that for may follow at once.
        """
        line = self.prompt
        for digit in digits:
            line += digit
            self.press(digit)
            echo = re.compile(f"{digit}.*\n", re.DOTALL)
            self.wait(
                lambda line=line, echo=echo: (  # type: ignore[misc]  # defaults
                    self.prompt == line or echo.match(self.turns[-1].wrote)
                ),
                f"line: {line}",
            )

    def wait_screen(self, pattern: str) -> None:
        """Wait until the screen shows this."""
        self.wait(lambda: re.search(pattern, self.screen, re.MULTILINE), f"screen: {pattern}")

    def wait_prompt(self, pattern: str) -> None:
        """Wait until the cursor stands behind this, after a key whose answer has come."""
        self.wait(
            lambda: "\n" in self.turns[-1].wrote and re.fullmatch(pattern, self.prompt),
            f"prompt: {pattern}",
        )

    def wait_line(self, line: str) -> None:
        """Wait until the cursor stands behind just this."""
        self.wait(lambda: self.prompt == line, f"line: {line}")

    def settle(self) -> None:
        """Wait until nothing more happens. Only here is time itself waited for."""
        seen = -1
        while seen != (seen := self._count()):
            end = time.monotonic() + QUIET
            while time.monotonic() < end:
                self._look()

    def finish(self) -> int:
        """Wait until the program has ended; return its exit code, negative for a signal."""
        end = time.monotonic() + PATIENCE
        while self._look() or self._child.isalive():
            assert time.monotonic() < end, f"it does not end\n{self.report()}"
        if self._child.exitstatus is not None:
            return int(self._child.exitstatus)
        return -int(self._child.signalstatus or 0)

    def hang_up(self) -> int:
        """Close the terminal as a window is closed; return how the program ended."""
        nothing = os.open(os.devnull, os.O_RDWR)
        os.dup2(nothing, self._child.child_fd)  # pexpect may close it once more
        os.close(nothing)
        end = time.monotonic() + PATIENCE
        while self._child.isalive():
            assert time.monotonic() < end, "it goes on without a terminal"
            time.sleep(GLANCE)
        return int(self._child.exitstatus or 0)

    def signal(self, number: int) -> None:
        """Send the program a signal."""
        assert self._child.pid is not None
        os.kill(self._child.pid, number)

    def stopped_by_a_shell(self) -> None:
        """Stop the program and let it go on, as a shell does: it sets the terminal for itself."""
        self.turns.append(Turn("fg"))
        self.signal(signal.SIGSTOP)
        mode = termios.tcgetattr(self._child.child_fd)
        mode[3] |= termios.ECHO | termios.ICANON | termios.ISIG
        termios.tcsetattr(self._child.child_fd, termios.TCSANOW, mode)
        self.signal(signal.SIGCONT)

    # what can be seen -------------------------------------------------------------------------

    @property
    def screen(self) -> str:
        """The screen as text."""
        return "\n".join(line.rstrip() for line in self._screen.display).rstrip()

    @property
    def prompt(self) -> str:
        """The line of the cursor as far as the cursor, without the blank that may begin it."""
        cursor = self._screen.cursor
        line = self._screen.buffer[cursor.y]
        return "".join(line[column].data for column in range(cursor.x)).lstrip()

    @property
    def wrote(self) -> str:
        """All that was written from the beginning."""
        return "".join(turn.wrote for turn in self.turns)

    @property
    def has_ended(self) -> bool:
        """True when the program has ended, and all that it wrote was taken in."""
        return not self._look(0) and not self._child.isalive()

    def echoes(self) -> bool:
        """Say whether the terminal shows what is typed and keeps it in lines, as it did before."""
        wanted = termios.ECHO | termios.ICANON | termios.ISIG
        return int(termios.tcgetattr(self._child.child_fd)[3]) & wanted == wanted

    def report(self) -> str:
        """Return all that happened, for whoever looks for a fault."""
        signs = ((turn.key, *sign) for turn in self.turns for sign in turn.signs)
        return "\n".join(f"{key!r:8} {kind:6} {text!r}" for key, kind, text in signs)

    # how --------------------------------------------------------------------------------------

    def wait(self, condition: Callable[[], object], what: str) -> None:
        """Wait until the condition holds."""
        end = time.monotonic() + PATIENCE
        while not condition():
            if not self._look():
                time.sleep(GLANCE)  # it ended, but a reader may still speak
            assert time.monotonic() < end, f"waited in vain for {what}\n{self.report()}"

    def _type(self, text: str) -> None:
        self._child.send(text)

    def _look(self, seconds: float = GLANCE) -> bool:
        """Take in what was written; return False when no more can come."""
        try:
            text = self._child.read_nonblocking(65536, timeout=seconds)
        except pexpect.TIMEOUT:
            return True
        except pexpect.EOF:
            text = self._last_words()
            if not text:
                return False
        self.turns[-1].signs.append((WROTE, text))
        self._stream.feed(text)
        return True

    def _last_words(self) -> str:
        """Read what pexpect leaves when the program writes and ends while it looks away."""
        written = b""
        with suppress(OSError):  # which is how a terminal of Linux says that nothing is left
            while select.select([self._child.child_fd], [], [], 0)[0]:
                chunk = os.read(self._child.child_fd, 65536)
                if not chunk:
                    break
                written += chunk
        return written.decode("utf-8", "replace")

    def _count(self) -> int:
        return sum(len(turn.signs) for turn in self.turns)
