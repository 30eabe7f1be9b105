"""The door for SSH: any terminal with ssh is a seat, and so is another copy of this program.

Theory of operation. asyncssh serves in the loop of the table. `_Connection` is one TCP connection,
`SshChannel` its one session, and a `ChannelHandler` talks to the guest on that session.

1. Nobody is asked for a password: who may play is decided by the code, which `Guests` looks up.
2. A connection may have one session, and nothing else: no forwarding, no agent, no X11.
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
from accessigame.doors.interfaces import Channel, ChannelHandler, HandlerFactory
from accessigame.doors.limits import Arrivals, Crowd, Limits
from accessigame.doors.listening import listening_socket, plain
from accessigame.doors.secure_shell import asyncssh
from accessigame.doors.ssh_channel import SEAT, SHELL, SshChannel
from accessigame.doors.terminal_handler import TerminalHandler
from accessigame.host.guests import Guests
from accessigame.storage.access_list import restrict_to_owner
from accessigame.storage.files import OWNER_ONLY, alone_in, read_within, replace_with

SEND_BUFFER: Final = 64 * 1024
"""Bytes that the system keeps for a guest who does not read; it would take megabytes."""
KEY_FILE: Final = "ssh_host_ed25519_key"
"""The name of the file with the key of this computer, as in OpenSSH."""
LONGEST_KEY: Final = 10_000
"""Bytes of that file, which has some 400."""


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
