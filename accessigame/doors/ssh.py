"""The door for SSH: any terminal with ssh is a seat, and so is another copy of this program.

Theory of operation. asyncssh serves in the loop of the table. `_Connection` is one TCP connection,
`SshChannel` its one session, and a `ChannelHandler` talks to the guest on that session.

1. Nobody is asked for a password: who may play is decided by the code, which `Guests` looks up.
2. A connection may have one session, and nothing else: no forwarding, no agent, no X11. The session
   may ask for a terminal with a shell, or for the subsystem `seat`; it gets no shell, but the
   table. All else is refused: commands, files, and a second start.
3. Time is bounded before a seat is taken, and memory and processor time always: see `Limits`.
4. A line that breaks, or that of a guest who reads nothing, is ended, and the seat waits.
5. Guests know this computer again by its key. It is made once, with the first door, and kept in the
   folder of the settings for its owner alone. A damaged key is not replaced: the computers of all
   guests would warn of an attack.

What must never happen: a guest reaches a shell, a file or another computer through this one; a
guest who does not read, or sends without end, slows the others down.
"""

from __future__ import annotations

import asyncio
import errno
import socket
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Final

from accessigame.core.model import AtTable, NotUnderstood, Unavailable, event_class
from accessigame.devices.console.prompt_line import cursor_moves
from accessigame.doors.interfaces import Channel, ChannelHandler, HandlerFactory
from accessigame.doors.limits import Arrivals, Crowd, Limits
from accessigame.doors.own_address import listening_socket, plain
from accessigame.doors.secure_shell import asyncssh
from accessigame.doors.terminal_handler import TerminalHandler
from accessigame.host.guests import Guests
from accessigame.storage.files import (
    OWNER_ONLY,
    alone_in,
    read_within,
    replace_with,
    restrict_to_owner,
)
from accessigame.storage.languages import languages

SEND_BUFFER: Final = 64 * 1024
"""Bytes that the system keeps for a guest who does not read; it would take megabytes."""
KEY_FILE: Final = "ssh_host_ed25519_key"
"""The name of the file with the key of this computer, as in OpenSSH."""
LONGEST_KEY: Final = 10_000
"""Bytes of that file, which has some 400."""
CIPHERS: Final = "-chacha20-poly1305@openssh.com"
"""The ciphers of asyncssh but one, which clients prefer and Python takes six times as long for."""


@event_class
class HostKeyDamaged(AtTable):
    """The file of the key holds none."""

    file: str


@event_class
class HostKeyUnwritable(AtTable):
    """The key can be neither read nor kept; `code` is the system's name of the error."""

    file: str
    code: str


class SshDoor:
    """The door of a table for SSH.

    folder: that of the settings, with the key of this computer. language: the table's.
    seat: makes the handler for another copy of this program; None where only terminals come.
    Raises NotUnderstood or Unavailable where the key is damaged, or cannot be kept.
    """

    def __init__(
        self,
        guests: Guests,
        folder: Path,
        language: str,
        seat: HandlerFactory | None = None,
        limits: Limits | None = None,
    ) -> None:
        self.limits = limits or Limits()
        self.language = language
        self.connections: set[_Connection] = set()
        self.crowd = Crowd(self.limits.connections, self.limits.each)
        self.arrivals = Arrivals(self.limits)
        self.handlers: dict[str, Callable[[Channel], ChannelHandler]] = {
            SHELL: lambda channel: TerminalHandler(guests, channel, self.limits)
        }
        if seat is not None:
            self.handlers[SEAT] = partial(seat, guests)
        self._key = host_key(folder)
        self._server: asyncssh.SSHAcceptor | None = None

    @property
    def fingerprint(self) -> str:
        """The key of this computer in short, as ssh shows it and takes it for an answer."""
        return self._key.get_fingerprint()

    async def open(self, port: int, *, lan: bool = False) -> int:
        """Let guests come in; return the port, which the system chooses for port 0.

        lan: from other computers too. Raises Unavailable where the port cannot be opened.
        """
        listening = listening_socket(port, lan=lan)
        self._server = await asyncssh.listen(
            sock=listening,
            server_factory=lambda: _Connection(self),
            server_host_keys=[self._key],
            **_options(self.limits),
        )
        return int(listening.getsockname()[1])

    async def close(self) -> None:
        """Let nobody in any more, and end every connection, within a bounded time."""
        if self._server is None:
            return
        self._server.close()
        end = asyncio.get_running_loop().time() + self.limits.farewell
        for connection in (*self.connections,):
            connection.close()
        while self.connections and asyncio.get_running_loop().time() < end:
            await asyncio.sleep(0.01)
        for connection in (*self.connections,):
            connection.abort()


def _options(limits: Limits) -> Mapping[str, object]:
    """Return the options of asyncssh: its other services are off."""
    return {
        "server_version": "accessigame",
        "encoding": None,
        "line_editor": False,
        "allow_scp": False,
        "sftp_factory": None,
        "agent_forwarding": False,
        "x11_forwarding": False,
        "gss_host": None,
        "encryption_algs": CIPHERS,
        "compression_algs": None,  # a packed flood would be small on its way here
        "login_timeout": limits.login,
        "keepalive_interval": limits.keepalive,
        "keepalive_count_max": limits.keepalives,
    }


class _Connection(asyncssh.SSHServer):
    """One connection: it has one session at most, and a time limit until that has a seat."""

    def __init__(self, door: SshDoor) -> None:
        self._door = door
        self._channel: SshChannel | None = None
        self._limit: asyncio.TimerHandle | None = None

    def connection_made(self, conn: asyncssh.SSHServerConnection) -> None:
        """Handle a new connection, unless too many come; an older one may have to go for it."""
        self._conn = conn
        address = plain(conn.get_extra_info("peername"))
        if not self._door.arrivals.bear(address):
            conn.abort()
            return
        self._door.connections.add(self)
        self._door.crowd.arrive(self, address)
        conn.get_extra_info("socket").setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        later = asyncio.get_running_loop().call_later
        self._limit = later(self._door.limits.code, self._expire)

    def connection_lost(self, _error: Exception | None) -> None:
        """Handle the end of the connection."""
        self._door.connections.discard(self)
        self._door.crowd.leave(self)
        self._admit()

    def begin_auth(self, _username: str) -> bool:
        """Ask for no password."""
        return False

    def session_requested(self) -> SshChannel | bool:
        """Give the connection its one session."""
        if self._channel is not None:
            return False
        door = self._door
        self._channel = SshChannel(door.handlers, door.language, door.limits, self._admit)
        return self._channel

    def close(self) -> None:
        """End the session when all has been sent, or a connection without one now."""
        if self._channel is None:
            self._conn.abort()
        else:
            self._channel.close()

    def abort(self) -> None:
        """End the connection now."""
        self._conn.abort()

    def _admit(self) -> None:
        """Handle that the guest has a seat, or has gone."""
        self._door.crowd.seat(self)
        if self._limit is not None:
            self._limit.cancel()

    def _expire(self) -> None:
        """End a connection whose guest has given no code."""
        handler = None if self._channel is None else self._channel.handler
        if handler is None:
            self._conn.abort()
        else:
            handler.expire()


def host_key(folder: Path) -> asyncssh.SSHKey:
    """Return the key in this folder, made now if there is none.

    Raises NotUnderstood for a damaged file, and Unavailable where the disk refuses.
    """
    path = folder / KEY_FILE
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with alone_in(folder):  # two tables that start together must agree on one key
            return _read_key(path) if path.exists() else _make_key(path)
    except OSError as error:
        code = errno.errorcode.get(error.errno or 0, "EIO")
        raise Unavailable(HostKeyUnwritable(str(path), code)) from error


def _read_key(path: Path) -> asyncssh.SSHKey:
    path.chmod(OWNER_ONLY)  # a copy from another disk may be readable by everybody
    restrict_to_owner(path)
    try:
        return asyncssh.import_private_key(read_within(path, LONGEST_KEY))
    except (asyncssh.KeyImportError, ValueError) as error:
        raise NotUnderstood(HostKeyDamaged(str(path))) from error


def _make_key(path: Path) -> asyncssh.SSHKey:
    key = asyncssh.generate_private_key("ssh-ed25519")
    replace_with(path, key.export_private_key().decode("ascii"), OWNER_ONLY)
    return key


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
