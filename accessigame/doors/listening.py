"""The socket of a door: for guests of this computer, or of every network."""

from __future__ import annotations

import errno
import socket
from typing import Final

from accessigame.core.model import AtTable, Unavailable, event_class

LOOPBACK: Final = "127.0.0.1"
HIGHEST_PORT: Final = 65535
MAPPED: Final = "::ffff:"
"""The beginning of an address of IPv4 that came to a socket of IPv6."""


@event_class
class PortTaken(AtTable):
    """Another program listens at this port."""

    port: int


@event_class
class PortRefused(AtTable):
    """The system opens no such port; `code` is its name of the error."""

    port: int
    code: str


def plain(address: object) -> str:
    """Return the host of a socket's address, of IPv4 without the form that IPv6 gives it."""
    host = address[0] if isinstance(address, tuple) else ""
    return str(host).removeprefix(MAPPED)


def listening_socket(port: int, *, lan: bool) -> socket.socket:
    """Return a socket for guests of this computer, or of every network.

    Raises Unavailable where the port cannot be opened.
    """
    if not 0 <= port <= HIGHEST_PORT:
        raise Unavailable(PortRefused(port, "EINVAL"))
    try:
        if not lan:
            return socket.create_server((LOOPBACK, port))
        if socket.has_dualstack_ipv6():
            return socket.create_server(("", port), family=socket.AF_INET6, dualstack_ipv6=True)
        return socket.create_server(("", port))
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Unavailable(PortTaken(port)) from error
        code = errno.errorcode.get(error.errno or 0, "EIO")
        raise Unavailable(PortRefused(port, code)) from error
