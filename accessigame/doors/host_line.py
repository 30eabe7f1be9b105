"""The guest's end of the wire: a call to a host, and the line of messages when it answers.

`Call.answered` connects by ssh, checks the key of the host before anything else is said, and says
hello. Each way to fail is a `Refusal` with its own sentence; those of `TRANSIENT` may heal by
themselves. ssh is used for its encryption and its host keys alone: no key, no agent and no
configuration of this person is read or offered.
"""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Protocol

from accessigame.core.model import (
    AtTable,
    Event,
    NotAllowed,
    NotUnderstood,
    Refusal,
    Unavailable,
    event_class,
)
from accessigame.doors import known_hosts
from accessigame.doors.own_address import HIGHEST_PORT
from accessigame.output.wire import (
    LONGEST_OF_HOST,
    Hello,
    LineBuffer,
    OfGuest,
    OfHost,
    Refused,
    Welcome,
    WireUnclear,
    from_host,
    line_of,
)

if TYPE_CHECKING:
    from accessigame.doors.secure_shell import asyncssh

PORT: Final = 2222
SUBSYSTEM: Final = "seat"
TIMEOUT: Final = 20.0
"""Seconds that a host has to answer a call."""
KEEP_ALIVE: Final = 15
"""Seconds without a word until the host is asked for one; three in vain end the line."""
CHUNK: Final = 65536


@event_class
class AddressUnclear(Event):
    """The address of a table is not HOST or HOST:PORT."""

    given: str


@event_class
class HostUnknown(Event):
    """No computer has this name."""

    host: str


@event_class
class NoTableThere(AtTable):
    """No table answers at this address."""

    host: str
    port: str


@event_class
class NoTableOfOurs(AtTable):
    """A program that is no table of accessigame answers at this address."""

    host: str
    port: str


@event_class
class HostRefused(Event):
    """The host refuses the guest, in words of its own."""

    reason: str
    felt: str


@event_class
class HostShut(Event):
    """The host lets nobody in for now, in words of its own."""

    reason: str
    felt: str


@event_class
class NobodyFar(Event):
    """No table was found by a code at the meeting point."""


@event_class
class FarCodeInUse(Event):
    """Others hold the number of a code at the meeting point for now."""


@event_class
class MeetingPointSilent(Event):
    """The meeting point does not answer."""


TRANSIENT: Final = (
    *(HostUnknown, NoTableThere, NoTableOfOurs, HostShut),
    *(NobodyFar, FarCodeInUse, MeetingPointSilent),
)
"""The failures of a call that may heal without this guest, as when a host starts again."""


@dataclass(frozen=True, slots=True)
class Address:
    """A host, by its name or number, and its port."""

    host: str
    port: int = PORT


def address_in(address: str) -> Address:
    """Return the address of `HOST`, `HOST:PORT` or `[NUMBERS:WITH:COLONS]:PORT`.

    Raises NotUnderstood for anything else.
    """
    text = address.strip()
    host, port = text, ""
    if text.startswith("["):
        host, _, port = text.removeprefix("[").partition("]")
    elif text.count(":") == 1:
        host, _, port = text.partition(":")
    port = port.removeprefix(":") or str(PORT)
    fits = port.isascii() and port.isdigit() and 0 < int(port[:6]) <= HIGHEST_PORT
    if not host or not host.isprintable() or " " in host or not fits:
        raise NotUnderstood(AddressUnclear(address))
    return Address(host, int(port))


@dataclass(frozen=True, slots=True)
class Answered:
    """A call that was answered: the line, the welcome, and the event of a new host."""

    line: HostLine
    welcome: Welcome
    new: Event | None


class Caller(Protocol):
    """A way to call a table again and again."""

    @property
    def code(self) -> str:
        """The digits that open a seat."""

    async def answered(self, hello: Hello) -> Answered:
        """Call the table, and say hello; a `Refusal` where that fails."""

    async def close(self) -> None:
        """Give back what the calls have needed."""


@dataclass(frozen=True, slots=True)
class Call:
    """The call to a table, which is repeated when the line was lost.

    check: takes a host, its port and its key; returns the event of a new one, or refuses it.
    keep_alive: seconds without a word until the host is asked for one.
    """

    address: Address
    code: str
    check: Callable[[str, int, known_hosts.HostKey], Event | None] = known_hosts.check
    keep_alive: int = KEEP_ALIVE

    async def close(self) -> None:
        """Give back nothing: a call needs no more than its line."""

    async def answered(self, hello: Hello) -> Answered:
        """Connect, check the key of the host, and say hello; a `Refusal` where that fails."""
        with _failures(self.address):
            async with asyncio.timeout(TIMEOUT):
                connection = await self._connect()
                line = HostLine(connection)
                try:
                    new = self._checked(connection)
                    await line.open(hello)
                    return Answered(line, await line.welcomed(), new)
                except BaseException:
                    line.abort()
                    raise

    async def _connect(self) -> asyncssh.SSHClientConnection:
        from accessigame.doors.secure_shell import asyncssh  # noqa: PLC0415 - imported only for a table elsewhere

        return await asyncssh.connect(
            self.address.host,
            self.address.port,
            known_hosts=None,  # `_checked` compares the key, before anything is said
            username="guest",
            config=None,
            client_keys=None,
            agent_path=None,
            public_key_auth=False,
            password_auth=False,
            kbdint_auth=False,
            host_based_auth=False,
            gss_kex=False,
            gss_auth=False,
            keepalive_interval=self.keep_alive,
        )

    def _checked(self, connection: asyncssh.SSHClientConnection) -> Event | None:
        """Check the key of the host; return the event of a new one."""
        key = connection.get_server_host_key()
        assert key is not None  # noqa: S101 - for the type checker: ssh has no line without one
        text = " ".join(key.export_public_key().decode().split()[:2])
        host_key = known_hosts.HostKey(text, key.get_fingerprint())
        return self.check(self.address.host, self.address.port, host_key)


@contextmanager
def _failures(address: Address) -> Iterator[None]:
    """Turn the failures of a call into refusals."""
    at = (address.host, str(address.port))
    try:
        yield
    except socket.gaierror as error:
        raise Unavailable(HostUnknown(address.host)) from error
    except OSError as error:  # a timeout is one too
        raise Unavailable(NoTableThere(*at)) from error
    except Exception as error:
        if isinstance(error, Refusal) and not isinstance(error.event, WireUnclear):
            raise
        if isinstance(error, (Refusal, *_ssh_errors())):
            raise Unavailable(NoTableOfOurs(*at)) from error
        raise


def _ssh_errors() -> tuple[type[Exception], ...]:
    """Return the errors of the library."""
    from accessigame.doors.secure_shell import asyncssh  # noqa: PLC0415 - imported only for a table elsewhere

    return (asyncssh.Error,)


class HostLine:
    """A line to a host: messages go out at once, and come in one by one.

    A line that has ended takes messages and forgets them.
    """

    def __init__(self, connection: asyncssh.SSHClientConnection) -> None:
        self._connection = connection
        self._writer: Any = None
        self._messages: AsyncIterator[OfHost] | None = None

    async def open(self, hello: Hello) -> None:
        """Open the subsystem, and say hello."""
        self._writer, reader, _ = await self._connection.open_session(
            subsystem=SUBSYSTEM, encoding=None
        )
        self._messages = _messages_in(reader)
        self.send(hello)

    async def welcomed(self) -> Welcome:
        """Wait for the welcome; raises NotAllowed where the host refuses the hello."""
        message = await self.next()
        if isinstance(message, Refused):
            raise refused_by(message)
        if not isinstance(message, Welcome):
            raise NotUnderstood(WireUnclear())
        return message

    async def next(self) -> OfHost | None:
        """Wait for the next message; None at the end of the line.

        Raises NotUnderstood for rubbish.
        """
        assert self._messages is not None  # noqa: S101 - for the type checker: `open` comes first
        with suppress(OSError, *_ssh_errors()):
            return await anext(self._messages, None)
        return None

    def send(self, message: OfGuest) -> None:
        """Send a message soon."""
        with suppress(OSError, *_ssh_errors()):
            self._writer.write(line_of(message))

    def abort(self) -> None:
        """End the line at once."""
        self._connection.abort()


async def _messages_in(reader: Any) -> AsyncIterator[OfHost]:
    """Yield the messages of a line to its end; half a line at the end is none."""
    buffer = LineBuffer(LONGEST_OF_HOST)
    while data := await reader.read(CHUNK):
        for line in buffer.feed(data):
            yield from_host(line)


def refused_by(message: Refused) -> NotAllowed:
    """Return the refusal of a host, in its own words."""
    event = HostShut if message.later else HostRefused
    return NotAllowed(event(message.reason.speech, message.reason.braille))
