"""A hostile guest: what is refused, what is bounded, and who is let go. All on this computer."""

from __future__ import annotations

import asyncio
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Coroutine, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any, Final

import asyncssh
import pytest

from accessigame.core.model import Seat
from accessigame.devices.console.remote_keys import MOST_TOGETHER
from accessigame.doors.interfaces import Channel, Guests
from accessigame.doors.invitations import MOST_WRONG
from accessigame.doors.limits import Limits
from accessigame.doors.seat_terminal import MOST_DIGITS
from accessigame.doors.ssh_channel import LOCALE
from accessigame.doors.terminal_handler import WISHES
from tests.acceptance.terminal import Terminal
from tests.doors.hosting import Hosted, block, environment, hosted, ssh
from tests.doors.test_ssh_terminal import ASKED, LISE, come_in, guest, seated
from tests.wait_for import PATIENCE, wait_for

pytestmark = [
    pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such terminals"),
    pytest.mark.skipif(shutil.which("ssh") is None, reason="ssh is not installed"),
]
HERE: Final = "127.0.0.1"


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Hosted]:
    """Return an open door."""
    with hosted(tmp_path / "settings") as opened:
        yield opened


@pytest.fixture
def sockets(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a folder whose name is short: the system takes a hundred letters for a socket."""
    return tmp_path_factory.mktemp("s")


def run(command: Sequence[str], home: Path) -> subprocess.CompletedProcess[str]:
    """Run a program of a guest to its end, without a terminal and without input."""
    return subprocess.run(
        command,
        env=environment(home),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def connected(host: Hosted) -> socket.socket:
    """Return a plain connection to the door."""
    line = socket.create_connection((HERE, host.port), PATIENCE)
    line.settimeout(PATIENCE)
    return line


def until_closed(line: socket.socket) -> bytes:
    """Return all that a connection brings until the other side closes it."""
    parts = []
    try:
        while part := line.recv(65536):
            parts.append(part)
    except ConnectionResetError:
        pass
    return b"".join(parts)


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


# what is refused ------------------------------------------------------------------------------


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
    ended = run([*ssh(host, tmp_path, *flags), *options[len(flags) :]], tmp_path)
    assert ended.returncode != 0
    assert ended.stdout == ""
    assert host.table.inside == []


@pytest.mark.parametrize("program", ["sftp", "scp", "scp -O"])
def test_files_are_refused(host: Hosted, tmp_path: Path, program: str) -> None:
    """Neither way of copying files takes one, or brings one."""
    shared = ssh(host, tmp_path)[1:-3]
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
        ended = run(ssh(host, tmp_path, *options), tmp_path)
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
        command = ssh(host, tmp_path, "-A", "-X", "-o", "ForwardX11Trusted=yes")
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
        ended = run(ssh(host, tmp_path, *alone), tmp_path)
        assert "refused" in ended.stderr
        assert ended.stdout == ""
        assert len(host.door.connections) == len(host.table.inside) == 1
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


# what is bounded ------------------------------------------------------------------------------


def test_rubbish_and_half_a_line_end(tmp_path: Path) -> None:
    """A megabyte that is no SSH is refused at once; half a greeting, when its time is over."""
    with hosted(tmp_path / "settings", Limits(login=0.5)) as host:
        with closing(connected(host)) as line:
            _write(line.fileno(), os.urandom(1 << 20))
            until_closed(line)
        with closing(connected(host)) as line:
            line.sendall(b"SSH-2.0-half")
            until_closed(line)
        wait_for(lambda: not host.door.connections)


@pytest.mark.parametrize("with_seat", [False, True])
def test_a_flood_of_keys_ends_the_line(host: Hosted, tmp_path: Path, *, with_seat: bool) -> None:
    """20,000 digits and a megabyte of rubbish end one's own line, with a sentence.

    Nothing of it is played, and another guest is answered as before.
    """
    other = host.invite(Seat(2))
    for flood in (b"7" * 20_000, os.urandom(1 << 20)):
        code = host.invite(LISE).encode()
        with seated(host, tmp_path, other) as playing:
            with subprocess.Popen(
                ssh(host, tmp_path, "-tt"),
                env=environment(tmp_path),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.STDOUT,
            ) as line:
                assert line.stdin is not None
                assert line.stdout is not None
                if with_seat:
                    line.stdin.write(code + b"\r")
                    line.stdin.flush()
                    wait_for(lambda: len(host.table.inside) == 2)
                with ExitStack() as gone:
                    gone.callback(line.kill)
                    _write(line.stdin.fileno(), flood)
                    told = _read(line.stdout.fileno())
            assert "Too many keys at once" in told
            playing.press("b")
            playing.wait_prompt(ASKED)
        wait_for(lambda: not host.table.inside)
    assert [wish for wish in host.table.wishes if wish[0] == LISE] == []


def _write(pipe: int, data: bytes) -> None:
    """Write to a program that may end meanwhile."""
    try:
        while data:
            data = data[os.write(pipe, data[:4096]) :]
    except (BrokenPipeError, ConnectionResetError):
        pass


def _read(pipe: int) -> str:
    """Read to the end."""
    parts = []
    while part := os.read(pipe, 65536):
        parts.append(part)
    return b"".join(parts).decode("utf-8", "replace")


def test_a_long_number_stops_growing(host: Hosted, tmp_path: Path) -> None:
    """Digits beyond any number are neither kept nor shown, however slowly they come."""
    with seated(host, tmp_path) as terminal:
        for _ in range(5):
            terminal.press("1" * 50)
            terminal.settle()
        assert "1" * MOST_DIGITS in terminal.wrote
        assert "1" * (MOST_DIGITS + 1) not in terminal.wrote
        (inside,) = host.table.inside
        assert inside.output._entry.digits == "1" * MOST_DIGITS  # type: ignore[attr-defined] # of the double
        terminal.press("1" * (MOST_TOGETHER + 1))
        terminal.wait_prompt(ASKED + "1*")


def test_too_many_wishes_end_the_line(host: Hosted, tmp_path: Path) -> None:
    """A hundred questions at once are not all answered: the guest is told, and let go."""
    with seated(host, tmp_path) as terminal:
        terminal.press("b" * 100)
        assert terminal.finish() == 0
        assert "Too many keys at once" in terminal.screen
    assert len(host.table.wishes) == WISHES


def test_a_key_held_down_is_no_flood(host: Hosted, tmp_path: Path) -> None:
    """Thirty keys a second may go on: a player walks back through a whole game."""
    with seated(host, tmp_path) as terminal:
        for _ in range(100):
            terminal.press("\x1b[A")
            time.sleep(1 / 30)
        wait_for(lambda: len(host.table.wishes) == 100)
    assert host.table.wishes[-1] == (LISE, "older", None)


def test_a_wrong_code_costs_time_and_keys_in_advance_are_lost(tmp_path: Path) -> None:
    """A guesser who sends many codes at once has one of them tried in each second."""
    with hosted(tmp_path / "settings", Limits(wrong=1.0)) as host:
        begun = time.monotonic()
        with guest(host, tmp_path) as terminal:
            terminal.wait_line("Code: ")
            for guess in ("111111", "222222"):
                for key in (*guess, "\r"):
                    terminal.press(key)
            terminal.wait_screen("This code opens nothing.")
            assert time.monotonic() - begun >= 1.0
            assert host.table.invitations._wrong == 1


def test_guesses_of_all_lines_together_shut_the_door(
    host: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty guessers at once have twenty guesses, and then the right code opens nothing."""
    code = host.invite(LISE)
    wrong = [f"{number:06}" for number in range(31) if f"{number:06}" != code][:30]
    tried: list[str] = []
    accept = host.table.invitations.accept

    def note(code: str) -> Seat | None:
        tried.append(code)
        return accept(code)

    monkeypatch.setattr(host.table.invitations, "accept", note)

    async def guess(user: str) -> None:
        options = asyncssh.SSHClientConnectionOptions(
            known_hosts=None, username=user, client_keys=None, agent_path=None, config=None
        )
        async with asyncssh.connect(HERE, host.port, options=options) as connection:
            await connection.create_session(asyncssh.SSHClientSession, term_type="xterm")
            wait = asyncio.get_running_loop().time() + PATIENCE
            while user not in tried and asyncio.get_running_loop().time() < wait:
                await asyncio.sleep(0.01)

    async def every() -> None:
        await asyncio.gather(*map(guess, wrong))

    asyncio.run(every())
    assert sorted(tried) == wrong
    assert host.table.invitations._wrong == MOST_WRONG
    with guest(host, tmp_path, user=code) as terminal:
        terminal.finish()
        assert "Too many wrong codes" in terminal.screen
    assert host.table.inside == []


def test_the_sixty_fifth_connection_is_refused(host: Hosted) -> None:
    """64 lines are open; one more is closed at once; when one of them ends, another may come."""
    with ExitStack() as every:
        lines = [every.enter_context(closing(connected(host))) for _ in range(64)]
        assert all(line.recv(100).startswith(b"SSH-2.0") for line in lines)
        with closing(connected(host)) as line:
            assert until_closed(line) == b""
        lines[0].close()
        wait_for(lambda: len(host.door.connections) == 63)
        with closing(connected(host)) as line:
            assert line.recv(100).startswith(b"SSH-2.0")


def waiting(host: Hosted) -> int:
    """Return the most bytes that wait for a guest."""
    channels = [each._channel for each in host.door.connections]
    return max((each._waiting() for each in channels if each and each.handler), default=0)


# who is let go --------------------------------------------------------------------------------


def test_who_reads_nothing_is_let_go_and_slows_nobody_down(tmp_path: Path) -> None:
    """A stopped ssh is let go once too much has waited too long; its memory is bounded meanwhile.

    Another guest's key is answered while the table writes and writes.
    """
    limits = Limits(patience=0.5, farewell=0.5)
    omar = Seat(2)
    with hosted(tmp_path / "settings", limits) as host:
        codes = host.invite(LISE), host.invite(omar)
        with seated(host, tmp_path, codes[0]) as stopped, seated(host, tmp_path, codes[1]) as other:
            stopped.signal(signal.SIGSTOP)
            slow, quick = sorted(host.table.inside, key=lambda each: each.seat == omar)
            news = block("Omar takes row 2, and with it many heads. " * 20)
            most = 0
            end = time.monotonic() + PATIENCE
            while host.table.left != [LISE]:
                assert time.monotonic() < end
                host.call(lambda: slow.output.deliver(news))
                most = max(most, host.call(lambda: waiting(host)))
            other.press("b")
            other.wait_prompt(ASKED)
            assert quick in host.table.inside
            assert most <= 11 * limits.unread
            stopped.signal(signal.SIGKILL)


def test_a_dead_line_is_noticed(tmp_path: Path) -> None:
    """A computer that answers no sign of life any more is let go, with nothing to send it."""
    limits = Limits(keepalive=0.2, keepalives=3, farewell=0.5)
    with hosted(tmp_path / "settings", limits) as host, seated(host, tmp_path) as terminal:
        terminal.signal(signal.SIGSTOP)
        wait_for(lambda: host.table.left == [LISE])
        terminal.signal(signal.SIGKILL)


def test_a_live_line_is_kept(tmp_path: Path) -> None:
    """A guest who thinks for long answers the signs of life, and stays."""
    limits = Limits(keepalive=0.1, keepalives=3)
    with hosted(tmp_path / "settings", limits) as host, seated(host, tmp_path) as terminal:
        time.sleep(1.0)  # that nothing happens takes time
        terminal.press("b")
        terminal.wait_prompt(ASKED)


# another copy of this program -----------------------------------------------------------------


class Echo:
    """A handler that sends back what it gets, in capitals, and counts its end."""

    ended = 0

    def __init__(self, _guests: Guests, channel: Channel) -> None:
        self._channel = channel
        channel.admit()
        channel.write(f"hello {channel.user} {channel.language}\n".encode())

    def take(self, data: bytes) -> None:
        """Send back."""
        self._channel.write(data.upper())
        if b"\n" in data:
            self._channel.close()

    def expire(self) -> None:
        """Close the channel."""
        self._channel.close()

    def end(self) -> None:
        """Count."""
        Echo.ended += 1


def test_the_subsystem_has_a_handler_of_its_own(tmp_path: Path) -> None:
    """Bytes pass both ways as they are, without a terminal, and the end is told once."""
    Echo.ended = 0
    with hosted(tmp_path / "settings", seat=Echo) as host:
        ended = subprocess.run(
            [*ssh(host, tmp_path, "-s"), "seat"],
            env=environment(tmp_path, "fr_FR.UTF-8"),
            input=b'{"hello": 1}\xff\n',
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        assert ended.stdout == b'hello guest fr\n{"HELLO": 1}\xff\n'
        assert ended.returncode == 0
        wait_for(lambda: Echo.ended == 1)
        refused = run([*ssh(host, tmp_path, "-s"), "sftp"], tmp_path)
        assert refused.returncode != 0
    assert re.fullmatch("", refused.stdout)
    assert Echo.ended == 1
