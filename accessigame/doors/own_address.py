"""The address of a door: its socket, and the names and the number of this computer.

A socket is for guests of this computer, or of every network; by a name or the number they find the
computer in theirs. Nothing here asks another computer, so nothing here waits.
"""

from __future__ import annotations

import errno
import socket
from collections.abc import Iterator
from pathlib import Path
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


ELSEWHERE: Final = "192.0.2.1"
"""An address that nobody has, on the way to all others."""
LOCAL: Final = ".local"
"""The end of a name that computers of one network find without a server (multicast DNS)."""
PRIVATE: Final = (LOCAL, ".lan", ".home.arpa", ".internal")
"""The ends of names that nobody can have in the Internet, and routers give to their computers."""
RESOLVER: Final = Path("/etc/resolv.conf")
"""What this system knows of the names in its network; Windows has no such file."""
LONGEST_RESOLVER: Final = 4096
"""Characters of it that are read."""


def own_name() -> str:
    """Return the name by which guests in the network call this computer."""
    return f"{_first_label()}{LOCAL}"


def own_names() -> frozenset[str]:
    """Return the names of this computer in lower case: of its own, of the network, of a router.

    A router's domain counts only if this system has it, or if nobody can have it in the Internet:
    anybody can have a name such as `anna.example.com`, and let it point here.
    """
    first = _first_label()
    ends = {*PRIVATE, *(f".{domain}" for domain in _domains())}
    names = {socket.gethostname().rstrip("."), first, *(f"{first}{end}" for end in ends)}
    return frozenset(name.lower() for name in names if name)


def own_number() -> str:
    """Return the address of this computer in its network; empty where there is none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect((ELSEWHERE, 9))  # which sends nothing, and chooses the way
        except OSError:
            return ""
        return str(probe.getsockname()[0])


def _domains() -> Iterator[str]:
    """Yield the domains in which this system looks for short names."""
    try:
        with RESOLVER.open(encoding="ascii", errors="replace") as file:
            text = file.read(LONGEST_RESOLVER)
    except OSError:
        return
    for line in text.splitlines():
        word, *domains = line.split()[:10] or [""]
        if word in ("search", "domain"):
            yield from (domain.strip(".") for domain in domains if domain.strip("."))


def _first_label() -> str:
    """Return the host name without a domain: macOS gives it with `.local`, others with a router's.

    A computer without a name is called by the one that it has for itself.
    """
    return socket.gethostname().partition(".")[0] or "localhost"
