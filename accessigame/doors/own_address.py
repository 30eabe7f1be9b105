"""The names and the number of this computer, by which guests find it in their network.

Nothing here asks another computer, so nothing here waits.
"""

from __future__ import annotations

import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Final

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
