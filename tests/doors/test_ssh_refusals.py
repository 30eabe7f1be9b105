"""A hostile guest: what no guest gets from the computer of the table."""

from __future__ import annotations

import asyncio
import socket
import subprocess
from collections.abc import Callable, Coroutine, Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import asyncssh
import pytest

from accessigame.doors.ssh import LOCALE
from tests.acceptance.terminal import Terminal
from tests.doors.at_ssh import (
    ASKED,
    LISE,
    NEEDED,
    come_in,
    connected,
    environment,
    guest,
    run,
    ssh_to,
    until_closed,
)
from tests.doors.hosting import Hosted
from tests.real_ssh import HERE
from tests.wait_for import PATIENCE, wait_for

pytestmark = NEEDED


@pytest.fixture
def sockets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder whose name is short: the system takes a hundred letters for a socket."""
    return tmp_path_factory.mktemp("s")


def client(host: Hosted, work: Callable[[asyncssh.SSHClientConnection], Coroutine[Any, Any, None]],
           user: str = "guest") -> None:  # fmt: skip
    """Connect by asyncssh, as a program that asks for whatever it likes, and work."""

    async def session() -> None:
        options = asyncssh.SSHClientConnectionOptions(
            known_hosts=None, username=user, client_keys=None, agent_path=None, config=None
        )
        async with asyncssh.connect(HERE, host.port, options=options) as connection:
            await work(connection)

    asyncio.run(asyncio.wait_for(session(), PATIENCE))


@pytest.mark.parametrize(
    "options", [("id",), ("-tt", "id"), ("-T",), ("-s", "sftp"), ("-s", "seat")]
)
def test_commands_and_other_services_are_refused(
    host: Hosted, tmp_path: Path, options: tuple[str, ...]
) -> None:
    """No command, no shell without a terminal, no subsystem; nothing is written, nobody enters.

    `seat` is refused where only terminals may come.
    """
    flags = [each for each in options if each.startswith("-")]
    ended = run([*ssh_to(host, tmp_path, *flags), *options[len(flags) :]], tmp_path)
    assert ended.returncode != 0
    assert ended.stdout == ""
    assert host.guests.inside == []


def test_a_cipher_that_takes_python_long_is_passed_over(host: Hosted) -> None:
    """A client that prefers it, as OpenSSH does, gets another one.

    Fails when the first one that the client has is taken.
    """
    ciphers = list[object]()

    async def look(connection: asyncssh.SSHClientConnection) -> None:
        ciphers.extend(map(connection.get_extra_info, ("send_cipher", "recv_cipher")))

    client(host, look)
    assert ciphers == ["aes256-gcm@openssh.com"] * 2


@pytest.mark.parametrize("program", ["sftp", "scp", "scp -O"])
def test_files_are_refused(host: Hosted, tmp_path: Path, program: str) -> None:
    """Neither way of copying files takes one, or brings one."""
    shared = ssh_to(host, tmp_path)[1:-3]
    own, theirs = tmp_path / "own", tmp_path / "theirs"
    theirs.write_text("secret")
    source = f"guest@{HERE}:{theirs}"
    ended = run([*program.split(), *shared, "-P", str(host.port), source, str(own)], tmp_path)
    assert ended.returncode != 0
    assert not own.exists()


@contextmanager
def listening(where: Path | None = None) -> Iterator[socket.socket]:
    """Listen on this computer, as the target of a forwarding."""
    family = socket.AF_INET if where is None else socket.AF_UNIX
    with closing(socket.socket(family)) as target:
        target.bind((HERE, 0) if where is None else str(where))
        target.listen()
        target.settimeout(0.3)
        yield target


def free_port() -> int:
    """Return a port that nobody listens at."""
    with closing(socket.create_server((HERE, 0))) as taken:
        return int(taken.getsockname()[1])


@pytest.mark.parametrize("unix", [False, True])
def test_forwarding_to_the_host_is_refused(
    host: Hosted, tmp_path: Path, sockets: Path, *, unix: bool
) -> None:
    """-L reaches neither a port nor a socket beside the table, with a seat or without."""
    where = sockets / "target" if unix else None
    near = free_port()
    with listening(where) as target:
        there = str(where) if where else f"{HERE}:{target.getsockname()[1]}"
        forward = ("-L", f"{HERE}:{near}:{there}")
        with guest(host, tmp_path, *forward) as terminal:
            come_in(terminal, host.invite(LISE))
            with closing(socket.create_connection((HERE, near), PATIENCE)) as tunnel:
                tunnel.settimeout(PATIENCE)
                assert until_closed(tunnel) == b""
            with pytest.raises(TimeoutError):
                target.accept()


@pytest.mark.parametrize("unix", [False, True])
def test_forwarding_from_the_host_is_refused(
    host: Hosted, tmp_path: Path, sockets: Path, *, unix: bool
) -> None:
    """-R opens neither a port nor a socket on the host."""
    far = sockets / "far"
    with listening() as target:
        port = target.getsockname()[1]
        forward = f"{far}:{HERE}:{port}" if unix else f"{HERE}:0:{HERE}:{port}"
        options = ("-N", "-o", "ExitOnForwardFailure=yes", "-R", forward)
        ended = run(ssh_to(host, tmp_path, *options), tmp_path)
    assert ended.returncode == 255
    assert "forward" in ended.stderr
    assert not far.exists()


def test_agent_and_screen_of_a_guest_are_not_taken(
    host: Hosted, tmp_path: Path, sockets: Path
) -> None:
    """With -A and -X a guest plays as usual, and nothing on the host leads to their computer."""
    agent = sockets / "agent"
    own = {"SSH_AUTH_SOCK": str(agent), "DISPLAY": f"{HERE}:99"}
    with running_agent(agent):
        command = ssh_to(host, tmp_path, "-A", "-X", "-o", "ForwardX11Trusted=yes")
        command[command.index("LogLevel=ERROR")] = "LogLevel=INFO"
        command[command.index("IdentityAgent=none")] = "IdentityAgent=SSH_AUTH_SOCK"
        with Terminal(command, {**environment(tmp_path), **own}) as terminal:
            terminal.wait_screen("X11 forwarding request failed")
            come_in(terminal, host.invite(LISE))
            (connection,) = host.door.connections
            assert connection._conn.get_agent_path() is None


@contextmanager
def running_agent(where: Path) -> Iterator[None]:
    """Run an agent without keys, as a guest has one."""
    with subprocess.Popen(
        ["ssh-agent", "-D", "-a", str(where)], stdout=subprocess.DEVNULL
    ) as agent:
        try:
            wait_for(where.exists)
            yield
        finally:
            agent.terminate()


def test_a_second_session_on_a_connection_is_refused(
    host: Hosted, tmp_path: Path, sockets: Path
) -> None:
    """A connection has one session; the one that is there goes on."""
    shared = sockets / "m"
    with guest(host, tmp_path, "-M", "-S", str(shared)) as first:
        come_in(first, host.invite(LISE))
        wait_for(shared.exists)
        alone = ("-tt", "-S", str(shared), "-o", "ProxyCommand=false")  # no connection of its own
        ended = run(ssh_to(host, tmp_path, *alone), tmp_path)
        assert "refused" in ended.stderr
        assert ended.stdout == ""
        assert len(host.door.connections) == len(host.guests.inside) == 1
        first.press("b")
        first.wait_prompt(ASKED)


def test_a_session_starts_once(host: Hosted) -> None:
    """A program that asks for a terminal twice, or a shell twice, gets the second not."""

    async def ask_twice(connection: asyncssh.SSHClientConnection) -> None:
        _, session = await connection.create_session(asyncssh.SSHClientSession, term_type="xterm")
        assert session is not None
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.create_session(asyncssh.SSHClientSession, term_type="xterm")
        with pytest.raises(asyncssh.ChannelOpenError):
            await connection.open_connection(HERE, 1)
        with pytest.raises(asyncssh.ChannelListenError):
            await connection.forward_remote_port("", 0, HERE, 1)

    client(host, ask_twice)


def test_the_environment_of_a_guest_fills_no_memory(host: Hosted) -> None:
    """Of a thousand variables the locale is kept, and two letters of each."""
    many: dict[bytes | str, bytes | str] = {f"NAME{each}": "x" * 1000 for each in range(1000)}
    many["LANG"] = "de" * 5000

    async def look(connection: asyncssh.SSHClientConnection) -> None:
        await connection.create_session(asyncssh.SSHClientSession, term_type="xterm", env=many)
        (here,) = host.door.connections
        assert here._channel is not None
        assert set(here._channel._environment) <= set(LOCALE)
        assert set(here._channel._environment.values()) == {b"de"}
        assert here._channel._chan._env is here._channel._environment

    client(host, look)


def test_nothing_is_said_of_the_host(host: Hosted) -> None:
    """The greeting names the program, and no version, no system and no library."""
    with closing(connected(host)) as line:
        assert line.recv(100).partition(b"\n")[0] == b"SSH-2.0-accessigame\r"
