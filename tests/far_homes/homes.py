"""Networks of their own: the internet with the servers, two routers, and a home behind each.

A router translates addresses, and lets in only what belongs to a connection from within.
"""

from __future__ import annotations

import ctypes
import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Final

MEETING: Final = "198.51.100.1"
"""The address of the servers, which both homes reach."""
HOMES: Final = {"a": "198.51.100", "b": "203.0.113"}
"""The networks of the routers in the internet, by the name of a home."""
PREFIX: Final = "agfar-"
NAT: Final = """
table ip home {
  chain out { type nat hook postrouting priority 100; oifname "wan" masquerade; }
  chain in { type filter hook forward priority 0; policy drop;
    iifname "lan" accept; ct state established,related accept; }
}
"""


def inside(name: str) -> tuple[str, ...]:
    """Return the beginning of a command in a network: `net`, `a` or `b`."""
    return ("ip", "netns", "exec", PREFIX + name)


def enter(name: str) -> None:
    """Move this process into a network, with all that it starts from now on; needs root."""
    with Path(f"/run/netns/{PREFIX}{name}").open() as network:
        if ctypes.CDLL(None, use_errno=True).setns(network.fileno(), 0):  # Python 3.12 has it
            raise OSError(ctypes.get_errno(), "setns")


def run(*command: str, given: str = "") -> None:
    """Run a command, which has to succeed."""
    subprocess.run(command, input=given, text=True, check=True)


def cut(home: str, *, off: bool) -> None:
    """Take the cable of a home out, or put it in again."""
    run(*inside(f"r{home}"), "ip", "link", "set", "wan", "down" if off else "up")
    if not off:
        run(*inside(f"r{home}"), "ip", "route", "replace", "default", "via", f"{HOMES[home]}.1")


def move(home: str) -> None:
    """Give the router of a home another address, while its cable is out: old lines are dead."""
    network = HOMES[home]
    run(*inside(f"r{home}"), "ip", "address", "flush", "dev", "wan")
    run(*inside(f"r{home}"), "ip", "address", "add", f"{network}.9/24", "dev", "wan")


@contextmanager
def homes() -> Iterator[None]:
    """Make the networks within this block; needs root, `ip` and `nft`."""
    with ExitStack() as stack:
        for name in ("net", "ra", "rb", "a", "b"):
            run("ip", "netns", "add", PREFIX + name)
            stack.callback(run, "ip", "netns", "delete", PREFIX + name)
            run(*inside(name), "ip", "link", "set", "lo", "up")
        for home, network in HOMES.items():
            _cable(("net", f"to-{home}", f"{network}.1"), (f"r{home}", "wan", f"{network}.2"))
            lan = f"10.{ord(home)}.0"
            _cable((f"r{home}", "lan", f"{lan}.1"), (home, "eth", f"{lan}.2"))
            run(*inside(f"r{home}"), "ip", "route", "add", "default", "via", f"{network}.1")
            run(*inside(home), "ip", "route", "add", "default", "via", f"10.{ord(home)}.0.1")
            run(*inside(f"r{home}"), "sysctl", "-qw", "net.ipv4.ip_forward=1")
            run(*inside(f"r{home}"), "nft", "-f", "-", given=NAT)
        yield


def _cable(one: tuple[str, str, str], other: tuple[str, str, str]) -> None:
    """Join two networks by a cable; each end is a network, the name of its plug, its address."""
    peer = ("peer", "name", other[1], "netns", PREFIX + other[0])
    run(*inside(one[0]), "ip", "link", "add", one[1], "type", "veth", *peer)
    for name, plug, address in (one, other):
        run(*inside(name), "ip", "address", "add", f"{address}/24", "dev", plug)
        run(*inside(name), "ip", "link", "set", plug, "up")
