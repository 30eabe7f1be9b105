"""Twisted, which only this file imports, and only in the tunnel process.

Its reactor sends and acknowledges each piece at once, as a key for a game asks for.
"""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import Any, Final, TypeVar

from twisted.internet import tcp
from twisted.internet.defer import Deferred, ensureDeferred
from twisted.internet.endpoints import (
    HostnameEndpoint,
    TCP4ServerEndpoint,
    clientFromString,
    wrapClientTLS,
)
from twisted.internet.error import ConnectError
from twisted.internet.main import installReactor
from twisted.internet.protocol import Factory, Protocol
from twisted.internet.selectreactor import SelectReactor
from twisted.internet.ssl import optionsForClientTLS
from twisted.internet.task import deferLater
from twisted.logger import globalLogBeginner

_Result = TypeVar("_Result")


class PromptReactor(SelectReactor):
    """A reactor whose connections send each piece at once, and say at once that they have one.

    Without the second, a relay keeps the next piece back for 40 milliseconds.
    """

    def addReader(self, reader: Any) -> None:  # noqa: N802 - Twisted's name
        """Read from a connection, which waits for nothing from now on."""
        if isinstance(reader, tcp.Connection) and "doRead" not in vars(reader):
            reader.setTcpNoDelay(True)
            if sys.platform == "linux":  # elsewhere the relay's delay remains
                vars(reader)["doRead"] = partial(_read_promptly, reader, reader.doRead)
        super().addReader(reader)


def _read_promptly(connection: tcp.Connection, read: Callable[[], object]) -> object:
    """Read what has come, and acknowledge it at once, which has to be asked for each time."""
    result = read()
    if sys.platform == "linux" and connection.fileno() >= 0:
        with suppress(OSError):  # it may end at this moment
            connection.getHandle().setsockopt(socket.IPPROTO_TCP, socket.TCP_QUICKACK, 1)
    return result


reactor: Final = PromptReactor()
installReactor(reactor)
# nobody reads a log here, and it would keep the last 65,536 complaints for one who begins to
globalLogBeginner.beginLoggingTo([], discardBuffer=True, redirectStandardIO=False)


def begin(work: Awaitable[None]) -> None:
    """Let something run by itself; an error that nobody has handled ends the process."""
    ensureDeferred(work).addErrback(lambda _: os._exit(1))


def within(seconds: float, waiting: Awaitable[_Result]) -> Deferred[_Result]:
    """Return what is waited for, which fails with TimeoutError after so much time."""
    deferred: Deferred[_Result] = (
        waiting if isinstance(waiting, Deferred) else ensureDeferred(waiting)
    )

    def fail(_: object, __: float) -> None:
        raise TimeoutError

    return deferred.addTimeout(seconds, reactor, fail)


__all__ = [
    "ConnectError",
    "Deferred",
    "Factory",
    "HostnameEndpoint",
    "Protocol",
    "TCP4ServerEndpoint",
    "begin",
    "clientFromString",
    "deferLater",
    "ensureDeferred",
    "optionsForClientTLS",
    "reactor",
    "within",
    "wrapClientTLS",
]
