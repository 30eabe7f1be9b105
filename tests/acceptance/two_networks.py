"""Two networks of their own, joined by a cable: a table in one, its guests in the other.

Each is a namespace that a waiting program holds. It waits for the end of its input, so that
nothing of it is left when these tests end, in whatever way.
"""

from __future__ import annotations

import shutil
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import dataclass
from typing import Final

import pytest

TOOLS: Final = ("unshare", "nsenter", "ip")
HOST, GUEST = "10.77.0.1", "10.77.0.2"
"""The addresses of both ends of the cable."""


@dataclass(frozen=True, slots=True)
class Network:
    """A network of its own, by the process that holds it. address: of its end of the cable."""

    holder: int
    address: str

    def inside(self, *command: str) -> list[str]:
        """Return what runs a command in this network."""
        target = ["nsenter", f"--target={self.holder}", "--user", "--preserve-credentials"]
        return [*target, "--net", "--", *command]


@contextmanager
def two_networks() -> Iterator[tuple[Network, Network]]:
    """Give two joined networks within this block; skip the test where that is impossible."""
    missing = [tool for tool in TOOLS if shutil.which(tool) is None]
    if missing:
        pytest.skip(f"missing: {', '.join(missing)}")
    with ExitStack() as stack:
        first = _held(stack, ["unshare", "--user", "--map-root-user", "--net"], HOST)
        second = _held(stack, first.inside("unshare", "--net"), GUEST)
        _run(first, f"link add cable type veth peer name cable netns {second.holder}")
        for network in (first, second):
            _run(network, f"address add {network.address}/24 dev cable")
            _run(network, "link set cable up")
            _run(network, "link set lo up")
        yield first, second


def _held(stack: ExitStack, unshare: Sequence[str], address: str) -> Network:
    """Return a new network, which a waiting `cat` holds."""
    pipes = {
        "stdin": subprocess.PIPE,
        "stdout": subprocess.PIPE,
        "stderr": subprocess.STDOUT,
        "bufsize": 0,
    }
    process = stack.enter_context(subprocess.Popen([*unshare, "cat"], **pipes))  # type: ignore[call-overload]  # options by name
    with suppress(BrokenPipeError):  # it has ended already, and says why below
        process.stdin.write(b"ready\n")
    if (said := process.stdout.readline()) != b"ready\n":
        pytest.skip(f"this system gives no network of one's own: {said.decode().strip()}")
    return Network(process.pid, address)


def _run(network: Network, words: str) -> None:
    """Run `ip` in a network; skip the test where the system refuses."""
    ran = subprocess.run(
        network.inside("ip", *words.split()), capture_output=True, text=True, check=False
    )
    if ran.returncode:
        pytest.skip(f"ip {words}: {ran.stderr.strip()}")
