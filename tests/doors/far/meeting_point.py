"""A meeting point and a relay of our own: the real servers, on the loopback."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from pathlib import Path

from accessigame.doors.far.meeting_point import MeetingPoint

START = 240.0
"""Seconds for both servers to listen, on a busy machine."""


@dataclass(frozen=True)
class Servers:
    """Both servers: their addresses, and their processes."""

    point: MeetingPoint
    mailbox: subprocess.Popen[bytes]
    relay: subprocess.Popen[bytes]


def free_port() -> int:
    """Return a port that nobody uses at this moment."""
    with closing(socket.create_server(("127.0.0.1", 0))) as free:
        port: int = free.getsockname()[1]
    return port


@contextmanager
def servers(
    folder: Path, host: str = "127.0.0.1", prefix: tuple[str, ...] = ()
) -> Iterator[Servers]:
    """Run both servers within this block.

    folder: for their files. prefix: a command that runs them in another network, at `host`.
    """
    mailbox_port, relay_port = free_port(), free_port()
    database = f"--channel-db={folder / 'mailbox.sqlite'}"
    mailbox = ("wormhole-mailbox", f"--port=tcp:{mailbox_port}:interface={host}", database)
    relay = ("transitrelay", f"--port=tcp:{relay_port}:interface={host}")
    with ExitStack() as stack:
        processes = [
            stack.enter_context(_server(folder, prefix, each)) for each in (mailbox, relay)
        ]
        for port in (mailbox_port, relay_port):
            _await_port(prefix, host, port)
        point = MeetingPoint(f"ws://{host}:{mailbox_port}/v1", f"tcp:{host}:{relay_port}")
        yield Servers(point, *processes)


@contextmanager
def _server(
    folder: Path, prefix: tuple[str, ...], arguments: tuple[str, ...]
) -> Iterator[subprocess.Popen[bytes]]:
    server = subprocess.Popen(
        (*prefix, sys.executable, "-m", "twisted", *arguments),
        cwd=folder,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env={**os.environ, "PYTHONWARNINGS": "ignore"},
    )
    try:
        yield server
    finally:
        server.kill()
        server.wait()


def _await_port(prefix: tuple[str, ...], host: str, port: int) -> None:
    """Wait until a server listens, in its network."""
    knock = f"import socket; socket.create_connection(({host!r}, {port}), 1).close()"
    end = time.monotonic() + START
    while subprocess.run(
        (*prefix, sys.executable, "-c", knock), stderr=subprocess.DEVNULL, check=False
    ).returncode:
        assert time.monotonic() < end, "a server does not start"
        time.sleep(0.05)
