"""Opening a connection to BRLTTY: where it is looked for, its version, its key."""

from __future__ import annotations

import errno
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import NoReturn

import pytest

from accessigame.devices.transport import brlapi_port, port
from accessigame.devices.transport.brlapi_port import (
    TCP,
    BrlapiDenied,
    BrlapiForeign,
    BrlapiMissing,
    BrlapiPort,
    PipeStream,
    addresses,
    key_file,
    terminal,
)
from accessigame.devices.transport.port import NO_GROUP, PortError, WakePipe, group_of
from accessigame.displays.brlapi import SETTINGS, VERSION, packet

NO_KEY, KEY = (packet(b"a", struct.pack(">I", ord(kind))) for kind in "NK")
VERSION_PACKET = packet(b"v", struct.pack(">I", VERSION))


@contextmanager
def server(*answers: bytes, path: Path | None = None) -> Iterator[tuple[str, list[bytes]]]:
    """Serve one client that gets these bytes, the next ones each time that it sent something."""
    listening = socket.socket(socket.AF_UNIX if path else socket.AF_INET)
    listening.bind(str(path) if path else ("127.0.0.1", 0))
    listening.listen()
    heard: list[bytes] = []

    def serve() -> None:
        client, _ = listening.accept()
        with client:
            for answer in answers:
                client.sendall(answer)
                heard.append(client.recv(4096))

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    with listening:
        yield "" if path else f"127.0.0.1:{listening.getsockname()[1] - TCP}", heard
        thread.join(10)


def trouble(host: str) -> object:
    """Return the event of a connection that cannot be opened."""
    with pytest.raises(PortError) as error:
        BrlapiPort(host, SETTINGS)
    return error.value.event


@pytest.fixture(autouse=True)
def _alone(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("BRLAPI_HOST", "BRLAPI_AUTH"):
        monkeypatch.delenv(name, raising=False)


def test_no_brltty_is_said() -> None:
    """Where nobody listens, there is no BRLTTY; the same for a host that does not exist."""
    with socket.socket() as nobody:
        nobody.bind(("127.0.0.1", 0))
        host = f"127.0.0.1:{nobody.getsockname()[1] - TCP}"
        assert trouble(host) == BrlapiMissing(f"brlapi:{host}")
    assert trouble("no-such-host.invalid") == BrlapiMissing("brlapi:no-such-host.invalid")


def test_without_a_key_the_version_is_enough() -> None:
    """The server speaks first; who wants no key gets none."""
    with server(VERSION_PACKET, NO_KEY + packet(b"k", bytes(8))) as (host, heard):
        with closing(BrlapiPort(host, SETTINGS)) as port:
            port.write(b"x")
        assert heard[0] == VERSION_PACKET


def test_the_local_socket_comes_first(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Without a host, BRLTTY's socket on this computer is found, and what it says is read."""
    monkeypatch.setattr(brlapi_port, "FOLDERS", (str(tmp_path / "none"), str(tmp_path)))
    with server(VERSION_PACKET, NO_KEY, b"hello", path=tmp_path / "0"):
        wake = WakePipe()
        with closing(BrlapiPort("", SETTINGS)) as port:
            port.write(b"x")
            assert port.wait(wake, 10) == b"hello"
            wake.set()
            assert port.wait(wake, None) == b""
        wake.close()


def test_the_key_of_the_file_is_shown(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The key is read from the file that BRLAPI_AUTH names, and sent as it is."""
    file = tmp_path / "key"
    file.write_bytes(b"secret")
    monkeypatch.setenv("BRLAPI_AUTH", f"polkit+keyfile:{file}")
    with server(VERSION_PACKET, KEY, packet(b"A")) as (host, heard):
        BrlapiPort(host, SETTINGS).close()
    assert heard[1] == packet(b"a", struct.pack(">I", ord("K")) + b"secret")


@pytest.mark.parametrize("exists", [True, False])
def test_a_key_that_does_not_fit_names_the_group(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, exists: bool
) -> None:
    """A wrong key, and one that cannot be read, are said with the group that has the right one."""
    file = tmp_path / "key"
    if exists:
        file.write_bytes(b"wrong")
    monkeypatch.setenv("BRLAPI_AUTH", f"keyfile:{file}")
    with server(VERSION_PACKET, KEY, packet(b"e", struct.pack(">I", 3))) as (host, _):
        assert trouble(host) == BrlapiDenied(str(file), group_of(str(file)))
    assert group_of(str(tmp_path / "none")) == "dialout"


@pytest.mark.parametrize(
    "first", [packet(b"v", struct.pack(">I", 7)), packet(b"x"), b"HTTP/1.1 400 Bad Request\r\n"]
)
def test_what_is_no_brlapi_of_ours_is_said(first: bytes) -> None:
    """Another version, another packet, and another program altogether, which says a lot."""
    with server(first) as (host, _):
        assert trouble(host) == BrlapiForeign(f"brlapi:{host}")


def test_a_server_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """What accepts and keeps silent is no BRLTTY."""
    monkeypatch.setattr(brlapi_port, "SECONDS", 0.05)
    with socket.create_server(("127.0.0.1", 0)) as silent:
        host = f"127.0.0.1:{silent.getsockname()[1] - TCP}"
        assert trouble(host) == BrlapiMissing(f"brlapi:{host}")


def test_a_brltty_that_ends_is_missing() -> None:
    """The end of the connection is said as such."""
    with server(VERSION_PACKET, NO_KEY) as (host, _):
        wake = WakePipe()
        with closing(BrlapiPort(host, SETTINGS)) as port:
            port.write(b"x")
            with pytest.raises(PortError) as error:
                port.wait(wake, 10)
        wake.close()
    assert error.value.event == BrlapiMissing(f"brlapi:{host}")


def test_where_brltty_is_looked_for() -> None:
    """A number is BRLTTY's own; without a host all of this computer is looked at."""
    assert list(addresses("server")) == [("server", 4101)]
    assert list(addresses("server:2")) == [("server", 4103)]
    assert list(addresses("[::1]:0")) == [("::1", 4101)]
    assert next(addresses("")) == "/var/lib/BrlAPI/0"
    assert next(addresses(":3")) == "/var/lib/BrlAPI/3"
    assert ("127.0.0.1", 4104) in addresses(":3")
    with pytest.raises(ValueError, match="bomb"):
        list(addresses("server:bomb"))


def test_on_windows_brltty_is_looked_for_at_its_pipe(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its pipe has its number, and BRLTTY may serve a TCP port as well.

    Fails when the local socket of other systems is looked for, which Windows has not.
    """
    monkeypatch.setattr(brlapi_port, "ON_WINDOWS", True)
    assert [*addresses(":2")] == [r"\\.\pipe\BrlAPI2", ("127.0.0.1", 4103), ("::1", 4103)]


def test_a_pipe_that_is_denied_on_windows_names_no_group(monkeypatch: pytest.MonkeyPatch) -> None:
    """BRLTTY as a service lets nobody else in, and a group cannot help.

    Fails when the group of serial ports of other systems is named.
    """

    def deny(_: object) -> NoReturn:
        raise PermissionError(13, "denied")

    monkeypatch.setattr(brlapi_port, "connect", deny)
    monkeypatch.setattr(brlapi_port, "ON_WINDOWS", True)
    monkeypatch.setattr(port, "ON_WINDOWS", True)
    assert trouble("") == BrlapiDenied(r"\\.\pipe\BrlAPI", NO_GROUP)


class Pipe:
    """A pipe whose far end is a socket of the test."""

    def __init__(self) -> None:
        self.here, self.there = socket.socketpair()

    @property
    def in_waiting(self) -> int:
        """Nothing is known of what has arrived."""
        return 0

    def read(self, size: int, /) -> bytes:
        """Wait for bytes; BrokenPipeError at the end, as on Windows."""
        data = self.here.recv(size)
        if not data:
            raise BrokenPipeError(errno.EPIPE, "")
        return data

    def cancel_read(self) -> None:
        """End the wait of `read`."""
        with suppress(OSError):
            self.here.shutdown(socket.SHUT_RD)

    def write(self, data: bytes, /) -> None:
        """Send the bytes."""
        self.here.sendall(data)

    def close(self) -> None:
        """Close this end."""
        self.here.close()


def test_a_pipe_is_used_like_a_socket(monkeypatch: pytest.MonkeyPatch) -> None:
    """The handshake, bytes both ways, a wake-up and the end go over a pipe as well."""
    pipe = Pipe()
    monkeypatch.setattr(brlapi_port, "connect", lambda _: PipeStream(pipe))
    pipe.there.sendall(VERSION_PACKET + NO_KEY)
    with closing(WakePipe()) as wake, closing(BrlapiPort("", SETTINGS)) as opened:
        assert pipe.there.recv(4096) == VERSION_PACKET
        opened.write(b"x")
        assert pipe.there.recv(4096) == b"x"
        pipe.there.sendall(b"k")
        assert opened.wait(wake, 10) == b"k"
        wake.set()
        assert opened.wait(wake, None) == b""
        pipe.there.close()
        with pytest.raises(PortError) as error:
            opened.wait(wake, 10)
    assert error.value.event == BrlapiMissing("brlapi")


def test_a_pipe_that_says_nothing_is_not_waited_for(monkeypatch: pytest.MonkeyPatch) -> None:
    """What opens and keeps silent is no BRLTTY."""
    pipe = Pipe()
    monkeypatch.setattr(brlapi_port, "SECONDS", 0.05)
    monkeypatch.setattr(brlapi_port, "connect", lambda _: PipeStream(pipe))
    assert trouble("") == BrlapiMissing("brlapi")
    pipe.there.close()


def test_which_file_holds_the_key() -> None:
    """BRLAPI_AUTH may name it among other ways; usually it is BRLTTY's own."""
    assert key_file({}) == "/etc/brlapi.key"
    assert key_file({"BRLAPI_AUTH": "none"}) == "/etc/brlapi.key"
    assert key_file({"BRLAPI_AUTH": "keyfile:/k+polkit"}) == "/k"


def test_which_terminal_we_are_in() -> None:
    """The console comes before the window on it; a desktop may name its console elsewhere."""
    assert terminal({"WINDOWPATH": "7:12", "WINDOWID": "99"}) == (7, 12, 99)
    assert terminal({"DISPLAY": ":0", "XDG_VTNR": "2", "WINDOWID": "99"}) == (2, 99)
    assert terminal({"XDG_VTNR": "2", "CONTROLVT": "5"}) == (5,)
