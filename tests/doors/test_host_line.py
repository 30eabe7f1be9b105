"""The call to a host: its address, and each way in which it fails."""

from __future__ import annotations

import asyncio
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import pytest

from accessigame.core.model import Event, NotUnderstood, Refusal
from accessigame.doors.host_line import (
    PORT,
    Address,
    Call,
    HostRefused,
    HostShut,
    HostUnknown,
    NoTableOfOurs,
    NoTableThere,
    address_in,
)
from accessigame.doors.known_hosts import HostKeyChanged, HostNew, KeyGroup, file
from accessigame.output.blocks import Block
from accessigame.output.wire import Hello, Welcome
from tests.doors.real_table import LISE, NAMES, RealTable, real_table
from tests.loop_thread import loop_thread
from tests.wait_for import PATIENCE, wait_for

CODE: Final = "417902"
HERE: Final = "127.0.0.1"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give these tests a folder of settings."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def table(tmp_path: Path) -> Iterator[RealTable]:
    """Open a table on this computer."""
    with real_table(tmp_path / "host") as there:
        yield there


def failed(port: int, code: str = CODE, host: str = HERE) -> Event:
    """Return the reason why a call fails."""

    async def call() -> None:
        await Call(Address(host, port), code).answered(Hello(code, "en"))

    with pytest.raises(Refusal) as error:
        asyncio.run(asyncio.wait_for(call(), PATIENCE))
    return error.value.event


@contextmanager
def speaking(*sent: bytes) -> Iterator[int]:
    """Yield a port at which something says these bytes, and closes after it has read some."""
    with socket.create_server((HERE, 0)) as server:
        server.settimeout(PATIENCE)

        def answer() -> None:
            line, _ = server.accept()
            with line:
                for part in sent:
                    line.sendall(part)
                    line.recv(1000)

        thread = threading.Thread(target=answer)
        thread.start()
        try:
            yield server.getsockname()[1]
        finally:
            thread.join(PATIENCE)


@pytest.mark.parametrize(
    ("given", "host", "port"),
    [
        ("anna.local", "anna.local", PORT),
        (" anna.local:22 ", "anna.local", 22),
        ("192.168.1.7:2222", "192.168.1.7", 2222),
        ("::1", "::1", PORT),
        ("[::1]", "::1", PORT),
        ("[fe80::1%eth0]:65535", "fe80::1%eth0", 65535),
    ],
)
def test_an_address_is_a_host_and_perhaps_a_port(given: str, host: str, port: int) -> None:
    """Names and numbers are understood, those with colons too."""
    assert address_in(given) == Address(host, port)


@pytest.mark.parametrize(
    "given", ["", ":22", "anna:0", "anna:65536", "anna:x", "anna:²", "an na", "[]:1", "a\x1bb"]
)
def test_anything_else_is_no_address(given: str) -> None:
    """A slip is told, and no exception of another kind comes."""
    with pytest.raises(NotUnderstood):
        address_in(given)


def test_a_call_is_answered(table: RealTable) -> None:
    """The welcome names the seat; the first block follows; the host is new once.

    Fails when a block comes before the welcome, or the key is not kept.
    """

    async def call() -> tuple[Welcome, object, Event | None]:
        answered = await Call(Address(HERE, table.port), table.code).answered(
            Hello(table.code, "en")
        )
        first = await answered.line.next()
        answered.line.abort()
        return answered.welcome, first, answered.new

    welcome, first, new = asyncio.run(call())
    assert (welcome.seat, welcome.names) == (LISE, NAMES)
    assert isinstance(first, Block)
    assert isinstance(new, HostNew)
    groups = [group.text for group in new.fingerprint if isinstance(group, KeyGroup)]
    assert f"SHA256:{''.join(groups)}" == table.fingerprint
    assert file().read_text("utf-8").startswith(f"[{HERE}]:{table.port} ssh-ed25519 ")
    assert asyncio.run(call())[2] is None
    wait_for(lambda: not table.is_joined)


def test_a_host_with_another_key_gets_nothing(table: RealTable) -> None:
    """A changed key is refused before the code is sent.

    Fails when the hello goes out first: then the guest is at the table.
    """
    file().parent.mkdir(parents=True, exist_ok=True)
    file().write_text(f"[{HERE}]:{table.port} ssh-ed25519 AAAAother\n", "utf-8")
    assert isinstance(failed(table.port, table.code), HostKeyChanged)
    table.cut()
    assert table.received == []
    assert not table.is_joined
    assert "AAAAother" in file().read_text("utf-8")


def test_the_words_of_a_host_that_refuses_come_through(table: RealTable) -> None:
    """A wrong code and a shut door are told as the table tells them, in the guest's language."""
    wrong = failed(table.port, "not-it")
    table.refuse_everybody()
    shut = failed(table.port, table.code)
    assert wrong == HostRefused("This code is not valid here.", "no such code")
    assert isinstance(shut, HostShut)
    assert shut.reason.startswith("Too many wrong codes")


def test_nobody_is_there() -> None:
    """A port that is closed has no table."""
    with socket.create_server((HERE, 0)) as server:
        port = server.getsockname()[1]
    assert failed(port) == NoTableThere(HERE, str(port))


def test_a_host_without_a_name_is_unknown() -> None:
    """A name that no computer has is told apart from a table that is not open."""
    assert failed(PORT, host="nobody.invalid") == HostUnknown("nobody.invalid")


def test_a_line_that_breaks_at_once_is_no_table() -> None:
    """What closes without a word is no table of ours, or not yet."""
    with speaking(b"") as port:
        assert failed(port) == NoTableOfOurs(HERE, str(port))


def test_another_server_is_not_ours() -> None:
    """A server of pages is told from a table."""
    with speaking(b"HTTP/1.1 400 Bad Request\r\n\r\n" * 10) as port:
        assert failed(port) == NoTableOfOurs(HERE, str(port))


@contextmanager
def strange_ssh(*, lets_in: bool) -> Iterator[int]:
    """Yield the port of an ssh server that is no table: it says rubbish, or wants a password."""
    from accessigame.doors.secure_shell import asyncssh  # noqa: PLC0415 - only these tests need it

    class Server(asyncssh.SSHServer):
        def begin_auth(self, _username: str) -> bool:
            return not lets_in

    async def rubbish(process: asyncssh.SSHServerProcess[bytes]) -> None:
        process.stdout.write(b"Last login: never\n")
        process.exit(0)

    async def serve() -> asyncssh.SSHAcceptor:
        key = asyncssh.generate_private_key("ssh-ed25519")
        return await asyncssh.listen(
            HERE, 0, server_factory=Server, server_host_keys=[key],
            process_factory=rubbish, encoding=None,
        )  # fmt: skip

    with loop_thread() as loop:
        server = loop.run(serve())
        yield server.get_port()
        loop.call(server.close)
        loop.run(server.wait_closed())


@pytest.mark.parametrize("lets_in", [True, False])
def test_another_ssh_is_not_ours(lets_in: bool) -> None:
    """A computer with ssh is told from a table, whether it lets guests in or not.

    No key of this person is offered to it, and no password asked.
    """
    with strange_ssh(lets_in=lets_in) as port:
        assert failed(port) == NoTableOfOurs(HERE, str(port))


def test_a_half_line_at_the_end_is_none() -> None:
    """A line that was cut in the middle of a block ends, and no half of a sentence is told."""
    from accessigame.doors.host_line import _messages_in  # noqa: PLC0415 - the inside of the line

    class Reader:
        parts = [b'{"goodbye":{}}\n{"block":{"said":[', b""]  # noqa: RUF012 - one test reads it

        async def read(self, _most: int) -> bytes:
            return self.parts.pop(0)

    async def read() -> list[object]:
        return [message async for message in _messages_in(Reader())]

    assert len(asyncio.run(read())) == 1
