"""A session over SSH as a channel of the table: what it may ask for, and how it is let go.

A session may ask for a terminal with a shell, or for the subsystem `seat`; it gets no shell, but
the table. All else is refused: commands, files, agents, and a second start.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Final

from accessigame.devices.console.prompt_line import cursor_moves
from accessigame.doors.interfaces import Channel, ChannelHandler
from accessigame.doors.limits import Limits
from accessigame.doors.listening import plain
from accessigame.doors.secure_shell import asyncssh
from accessigame.storage.languages import languages

SHELL, SEAT = "shell", "seat"
"""What a session may start: the table on a terminal, or for another copy of this program."""
LOCALE: Final = (b"LC_ALL", b"LC_MESSAGES", b"LANG")
"""The variables that name a language, the strongest first."""


class LocaleOnly(dict[bytes, bytes]):
    """The environment of a guest: the locale alone is kept, so that a stranger fills no memory."""

    def __setitem__(self, name: bytes, value: bytes) -> None:
        """Keep a variable of the locale, as far as it names a language."""
        if name in LOCALE:
            super().__setitem__(name, value[:2])


def language_of(environment: Mapping[bytes, bytes]) -> str:
    """Return the code of the language that a locale names; empty for none, or an unknown one."""
    codes = (environment.get(name, b"").decode("ascii", "replace").lower() for name in LOCALE)
    code = next((code for code in codes if code and code not in ("c", "c.", "po")), "")
    return code if code in languages() else ""


class SshChannel(asyncssh.SSHServerSession[bytes]):
    """One session: a `Channel` for its handler, and a session for asyncssh.

    handlers: makes the handler of a terminal, by `SHELL`, and that of the subsystem, by `SEAT`.
    """

    def __init__(
        self,
        handlers: Mapping[str, Callable[[Channel], ChannelHandler]],
        language: str,
        limits: Limits,
        admit: Callable[[], None],
    ) -> None:
        self.user = self.address = ""
        self.size = (0, 0)
        self.cursor_moves = False
        self.admit = admit
        self.handler: ChannelHandler | None = None
        self._handlers = handlers
        self._language = language
        self._limits = limits
        self._environment = LocaleOnly()
        self._has_terminal = False
        self._make_handler: Callable[[Channel], ChannelHandler] | None = None
        self._behind = 0
        self._check: asyncio.TimerHandle | None = None
        self._end: asyncio.TimerHandle | None = None

    @property
    def language(self) -> str:
        """The language of the guest's computer, or that of the table where it says none."""
        return language_of(self._environment) or self._language

    # the session -------------------------------------------------------------------------------

    def connection_made(self, chan: asyncssh.SSHServerChannel[bytes]) -> None:
        """Handle the channel of asyncssh."""
        self._chan = chan
        self._connection = chan.get_connection()
        chan._env = self._environment  # asyncssh keeps any number of variables
        self.address = plain(self._connection.get_extra_info("peername"))
        self.user = chan.get_extra_info("username", "")

    def pty_requested(
        self, kind: str, size: tuple[int, int, int, int], _modes: Mapping[int, int]
    ) -> bool:
        """Agree to a terminal."""
        self._has_terminal, self.size = True, size[:2]
        self.cursor_moves = cursor_moves({"TERM": kind})
        return True

    def terminal_size_changed(self, width: int, height: int, *_pixels: int) -> None:
        """Handle another size of the guest's window; the next page fits it."""
        self.size = (width, height)

    def shell_requested(self) -> bool:
        """Agree to a shell, which is the table, for a terminal only."""
        self._make_handler = self._handlers[SHELL]
        return self._has_terminal

    def subsystem_requested(self, subsystem: str) -> bool:
        """Agree to the subsystem of this program only."""
        self._make_handler = self._handlers.get(SEAT) if subsystem == SEAT else None
        return self._make_handler is not None

    def exec_requested(self, _command: str) -> bool:
        """Refuse every command, and with it scp."""
        return False

    def session_started(self) -> None:
        """Begin to talk to the guest."""
        if self._make_handler is not None:
            self.handler = self._make_handler(self)

    def data_received(self, data: bytes, _kind: object) -> None:
        """Pass on bytes of the guest."""
        if self.handler is not None:
            self.handler.take(data)

    def eof_received(self) -> bool:
        """Close the channel in a moment: a guest whose input has ended cannot play.

        What was typed before is answered until then. asyncssh alone would leave the channel open.
        """
        if self._end is None:
            self._end = asyncio.get_running_loop().call_later(self._limits.farewell, self.close)
        return True

    def connection_lost(self, _error: Exception | None) -> None:
        """Let the handler know, once; a guest's computer has a moment to close the connection."""
        for timer in (self._check, self._end):
            if timer is not None:
                timer.cancel()
        handler, self.handler = self.handler, None
        if handler is not None:
            handler.end()
        later = asyncio.get_running_loop().call_later
        later(self._limits.farewell, self._connection.abort)

    # the channel -------------------------------------------------------------------------------

    def write(self, data: bytes) -> None:
        """Send bytes. Never waits; a guest who does not read them is let go."""
        if self._chan.is_closing():
            return
        self._behind = self._behind + 1 if self._waiting() else 0
        self._chan.write(data)
        if self._waiting() > 10 * self._limits.unread:
            self._connection.abort()
        elif self._is_behind() and self._check is None:
            self._check = self._check_later()

    def close(self) -> None:
        """End the session when all has been sent, or after a while for who reads nothing."""
        if not self._chan.is_closing():
            self._chan.exit(0)
            self._behind = self._limits.blocks
            self._check = self._check or self._check_later()

    def _check_later(self) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_later(self._limits.patience, self._check_again)

    def _check_again(self) -> None:
        """Let a guest go who has not caught up."""
        self._check = None
        if self._waiting() and self._is_behind():
            self._connection.abort()

    def _is_behind(self) -> bool:
        return self._behind >= self._limits.blocks or self._waiting() > self._limits.unread

    def _waiting(self) -> int:
        """Return the bytes that wait in this program.

        asyncssh counts those that the guest's computer has no room for; before it says so, they
        wait in the transport below, which asyncssh hands out to nobody.
        """
        below = self._connection._transport
        return self._chan.get_write_buffer_size() + (below.get_write_buffer_size() if below else 0)
