"""A hostile guest: what is bounded, and who is let go. All on this computer."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import threading
import time
from contextlib import ExitStack, closing
from itertools import count
from pathlib import Path
from typing import Final

import asyncssh
import pytest

from accessigame.core.model import Seat
from accessigame.devices.console.remote_keys import MOST_TOGETHER
from accessigame.doors.invitations import MOST_WRONG
from accessigame.doors.limits import Arrivals, Limits
from accessigame.doors.seat_terminal import MOST_DIGITS
from accessigame.doors.ssh import SEND_BUFFER, SshChannel
from accessigame.doors.terminal_handler import WISHES
from tests.doors.at_ssh import (
    ASKED,
    LISE,
    NEEDED,
    connected,
    environment,
    guest,
    seated,
    ssh_to,
    until_closed,
)
from tests.doors.hosting import Hosted, block, hosted
from tests.real_ssh import HERE
from tests.wait_for import PATIENCE, wait_for

pytestmark = NEEDED
NEWS: Final = (
    block(f"Omar takes row {number} with many heads and then " * 16) for number in count()
)
"""News without an end, each other than the ones before it."""


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
                ssh_to(host, tmp_path, "-tt"),
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
                    wait_for(lambda: len(host.guests.inside) == 2)
                too_long = threading.Timer(PATIENCE, line.kill)
                with ExitStack() as gone:
                    gone.callback(line.kill)
                    gone.callback(too_long.cancel)
                    too_long.start()
                    _write(line.stdin.fileno(), flood)
                    told = _read(line.stdout.fileno())
            assert "Too many keys at once" in told
            playing.press("b")
            playing.wait_prompt(ASKED)
        wait_for(lambda: not host.guests.inside)
    assert [wish for wish in host.guests.wishes if wish[0] == LISE] == []


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
        (inside,) = host.guests.inside
        assert inside.output._terminal._entry.digits == "1" * MOST_DIGITS  # type: ignore[attr-defined] # of the double
        terminal.press("1" * (MOST_TOGETHER + 1))
        terminal.wait_prompt(ASKED + "1*")


def test_too_many_wishes_end_the_line(host: Hosted, tmp_path: Path) -> None:
    """Two hundred questions at once are not all answered: the guest is told, and let go."""
    with seated(host, tmp_path) as terminal:
        terminal.press("b" * MOST_TOGETHER)
        assert terminal.finish() == 0
        assert "Too many keys at once" in terminal.screen
    assert WISHES <= len(host.guests.wishes) < MOST_TOGETHER


def test_a_key_held_down_is_no_flood(host: Hosted, tmp_path: Path) -> None:
    """Thirty keys a second may go on: a player walks back through a whole game."""
    with seated(host, tmp_path) as terminal:
        for _ in range(100):
            terminal.press("\x1b[A")
            time.sleep(1 / 30)
        wait_for(lambda: len(host.guests.wishes) == 100)
    assert host.guests.wishes[-1] == (LISE, "older", None)


def test_a_wrong_code_costs_time_and_keys_in_advance_are_lost(tmp_path: Path) -> None:
    """A guesser who sends many codes at once has one of them tried in each second."""
    with hosted(tmp_path / "settings", Limits(wrong=1.0)) as host:
        begun = time.monotonic()
        with guest(host, tmp_path) as terminal:
            terminal.wait_line("Code: ")
            for guess in ("111111", "222222"):
                for key in (*guess, "\r"):
                    terminal.press(key)
            terminal.wait_screen("This code is not valid here.")
            assert time.monotonic() - begun >= 1.0
            assert host.guests.invitations._wrong == 1


def test_guesses_of_all_lines_together_shut_the_door(
    host: Hosted, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thirty guessers of six addresses have twenty guesses, and then a right code opens nothing."""
    code = host.invite(LISE)
    wrong = [f"{number:06}" for number in range(31) if f"{number:06}" != code][:30]
    tried: list[str] = []
    accept = host.guests.invitations.accept

    def note(code: str, address: str | None = None) -> Seat | None:
        tried.append(code)
        return accept(code, address)

    monkeypatch.setattr(host.guests.invitations, "accept", note)

    async def guess(number: int, user: str) -> None:
        options = asyncssh.SSHClientConnectionOptions(
            known_hosts=None, username=user, client_keys=None, agent_path=None, config=None
        )
        here = (f"127.0.0.{2 + number % 6}", 0)
        async with asyncssh.connect(
            HERE, host.port, options=options, local_addr=here
        ) as connection:
            await connection.create_session(asyncssh.SSHClientSession, term_type="xterm")
            wait = asyncio.get_running_loop().time() + PATIENCE
            while user not in tried and asyncio.get_running_loop().time() < wait:
                await asyncio.sleep(0.01)

    async def every() -> None:
        await asyncio.gather(*map(guess, range(30), wrong))

    asyncio.run(every())
    assert sorted(tried) == wrong
    assert host.guests.invitations._wrong == MOST_WRONG
    with guest(host, tmp_path, user=code) as terminal:
        terminal.finish()
        assert "Too many wrong codes" in terminal.screen
    assert host.guests.inside == []


def test_the_sixty_fifth_connection_takes_the_place_of_a_stranger(host: Hosted) -> None:
    """64 lines are open; one more comes in, and the oldest of the greediest address goes for it.

    Fails when strangers who hold every line keep a guest out.
    """
    with ExitStack() as every:
        lines = [every.enter_context(closing(connected(host, 2 + n // 8))) for n in range(64)]
        assert all(line.recv(100).startswith(b"SSH-2.0") for line in lines)
        with closing(connected(host, 100)) as line:
            assert line.recv(100).startswith(b"SSH-2.0")
            until_closed(lines[0])
            wait_for(lambda: len(host.door.connections) == 64)
        wait_for(lambda: len(host.door.connections) == 63)


def test_an_address_has_few_lines_without_a_code(host: Hosted, tmp_path: Path) -> None:
    """Whoever opens a ninth line loses the first; a guest with a seat at that address stays.

    Fails when one address can hold every line, or when a household loses its guests.
    """
    with seated(host, tmp_path) as terminal, ExitStack() as every:
        lines = [every.enter_context(closing(connected(host))) for _ in range(20)]
        for line in lines[:12]:
            until_closed(line)
        wait_for(lambda: len(host.door.connections) == 9)
        assert all(line.recv(100).startswith(b"SSH-2.0") for line in lines[12:])
        terminal.press("b")
        terminal.wait_prompt(ASKED)
        assert host.guests.left == []


def test_connections_that_come_and_go_without_end_are_refused(tmp_path: Path) -> None:
    """Handshakes cost the table time: of many in a row, the first are served, and later more.

    Those of one address leave half of them to others. Fails when only the connections of one moment
    are counted.
    """
    limits, now = Limits(connections=2, arrivals=1.0, farewell=0.5), [0.0]
    with hosted(tmp_path / "settings", limits) as host:
        host.door.arrivals = Arrivals(limits, lambda: now[0])  # the machine may be slow

        def served(number: int = 1) -> bool:
            with closing(connected(host, number)) as line:
                greeting = line.recv(100)
            wait_for(lambda: not host.door.connections)
            return bool(greeting)

        assert [served() for _ in range(4)] == [True] * 2 + [False] * 2
        assert [served(2) for _ in range(3)] == [True] * 2 + [False]
        assert not served(3)
        now[0] = 2.0
        assert [served() for _ in range(2)] == [True, False]


def waiting(host: Hosted) -> int:
    """Return the most bytes that wait for a guest in this program, wherever they do."""
    channels = [each._channel for each in host.door.connections]
    return max((_waiting_in(each) for each in channels if each and each.handler), default=0)


def _waiting_in(channel: SshChannel) -> int:
    below = channel._connection._transport  # none any more for a guest who was let go just now
    return channel._chan.get_write_buffer_size() + (below.get_write_buffer_size() if below else 0)


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
            slow, quick = sorted(host.guests.inside, key=lambda each: each.seat == omar)
            most = 0
            end = time.monotonic() + PATIENCE
            while host.guests.left != [LISE]:
                assert time.monotonic() < end
                host.call(lambda: slow.output.deliver(next(NEWS)))
                most = max(most, host.call(lambda: waiting(host)))
            other.press("b")
            other.wait_prompt(ASKED)
            assert quick in host.guests.inside
            assert most <= 11 * limits.unread
            stopped.signal(signal.SIGKILL)


@pytest.mark.parametrize(
    "limits",
    [
        Limits(patience=1.0, blocks=1 << 30, farewell=0.5),
        Limits(patience=1.0, unread=1 << 30, farewell=0.5),
    ],
    ids=["bytes", "blocks"],
)
def test_too_much_that_waits_too_long_ends_the_line(tmp_path: Path, limits: Limits) -> None:
    """Much text, or many lines of it, may wait for a while: then the guest is let go.

    Fails when only a flood that goes on ends the line.
    """
    with hosted(tmp_path / "settings", limits) as host, seated(host, tmp_path) as stopped:
        stopped.signal(signal.SIGSTOP)
        begun = time.monotonic()
        fall_behind(host, at_least=4 * SEND_BUFFER)  # the system goes on taking some for a while
        wait_for(lambda: host.guests.left == [LISE])
        assert time.monotonic() - begun >= limits.patience
        stopped.signal(signal.SIGKILL)


def fall_behind(host: Hosted, at_least: int = 0) -> None:
    """Give the only guest more to read than the door likes to wait for.

    at_least: bytes that wait in the program in any case.
    """
    (slow,) = host.guests.inside
    (connection,) = host.door.connections
    channel = connection._channel
    assert channel is not None

    def fill() -> None:  # in one turn of the loop: a slow machine cannot let the guest go meanwhile
        end = time.monotonic() + PATIENCE
        while not channel._is_behind() or channel._waiting() < at_least:
            assert time.monotonic() < end
            slow.output.deliver(next(NEWS))

    host.call(fill)


def test_who_catches_up_stays(tmp_path: Path) -> None:
    """A guest whose line was slow for a moment, and reads all of it then, keeps the seat.

    The second look at this guest comes as soon as all is read, not when patience ends.
    """
    limits = Limits(patience=10 * PATIENCE, farewell=0.5)
    with hosted(tmp_path / "settings", limits) as host, seated(host, tmp_path) as terminal:
        terminal.signal(signal.SIGSTOP)
        fall_behind(host)
        terminal.signal(signal.SIGCONT)
        (connection,) = host.door.connections
        channel = connection._channel
        assert channel is not None
        terminal.wait(lambda: not channel._waiting(), "all that was waiting")

        def look_again() -> None:
            assert channel._check is not None
            channel._check.cancel()
            channel._check_again()

        host.call(look_again)
        terminal.press("\x03")
        assert terminal.finish() == 0
    assert host.guests.wishes == [(LISE, "quit", None)]


def test_a_dead_line_is_noticed(tmp_path: Path) -> None:
    """A computer that answers no sign of life any more is let go, with nothing to send it."""
    limits = Limits(keepalive=0.2, keepalives=8, farewell=0.5)
    with hosted(tmp_path / "settings", limits) as host, seated(host, tmp_path) as terminal:
        terminal.signal(signal.SIGSTOP)
        wait_for(lambda: host.guests.left == [LISE])
        terminal.signal(signal.SIGKILL)


def test_a_live_line_is_kept(tmp_path: Path) -> None:
    """A guest who thinks for long answers the signs of life, and stays."""
    limits = Limits(keepalive=0.1, keepalives=15)
    with hosted(tmp_path / "settings", limits) as host, seated(host, tmp_path) as terminal:
        time.sleep(2.0)  # that nothing happens takes time
        terminal.press("b")
        terminal.wait_prompt(ASKED)
