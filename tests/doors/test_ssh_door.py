"""The door: its key, its port, and the library that it needs.

Covers `doors/secure_shell.py`.
"""

from __future__ import annotations

import asyncio
import shlex
import socket
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from accessigame.core.model import NotUnderstood, Unavailable
from accessigame.doors.interfaces import Channel
from accessigame.doors.own_address import PortRefused, PortTaken, listening_socket
from accessigame.doors.ssh import (
    KEY_FILE,
    HostKeyDamaged,
    HostKeyUnwritable,
    LocaleOnly,
    SshDoor,
    host_key,
    language_of,
)
from accessigame.host.guests import Guests
from accessigame.input.allowance import Allowance
from tests.doors.at_ssh import environment, run, ssh_to
from tests.doors.hosting import StubGuests, hosted
from tests.wait_for import PATIENCE, wait_for


def test_the_key_is_made_once_for_its_owner_alone(tmp_path: Path) -> None:
    """The second table has the key of the first, so that no guest is warned."""
    folder = tmp_path / "new" / "settings"
    made = host_key(folder)
    assert made.get_algorithm() == "ssh-ed25519"
    assert stat.S_IMODE((folder / KEY_FILE).stat().st_mode) == 0o600
    (folder / KEY_FILE).chmod(0o644)
    assert host_key(folder).get_fingerprint() == made.get_fingerprint()
    assert stat.S_IMODE((folder / KEY_FILE).stat().st_mode) == 0o600
    assert host_key(tmp_path / "other").get_fingerprint() != made.get_fingerprint()
    door = SshDoor(StubGuests().as_guests, folder, "en")
    assert door.fingerprint == made.get_fingerprint()
    assert door.fingerprint.startswith("SHA256:")


@pytest.mark.parametrize("content", [b"", b"\x00\xff", b"-----BEGIN OPENSSH PRIVATE KEY-----\n"])
def test_a_damaged_key_is_not_replaced(tmp_path: Path, content: bytes) -> None:
    """The host is told which file it is; nothing is written."""
    (tmp_path / KEY_FILE).write_bytes(content)
    with pytest.raises(NotUnderstood) as refused:
        host_key(tmp_path)
    assert refused.value.event == HostKeyDamaged(str(tmp_path / KEY_FILE))
    assert (tmp_path / KEY_FILE).read_bytes() == content


def test_a_key_that_cannot_be_kept_is_a_sentence(tmp_path: Path) -> None:
    """Where a file stands in the place of the folder, the door does not open."""
    (tmp_path / "file").write_text("")
    with pytest.raises(Unavailable) as refused:
        host_key(tmp_path / "file")
    assert refused.value.event == HostKeyUnwritable(str(tmp_path / "file" / KEY_FILE), "EEXIST")


def test_a_taken_port_is_a_sentence(tmp_path: Path) -> None:
    """The port of another program is named, and a port that none can have is refused."""
    door = SshDoor(StubGuests().as_guests, tmp_path, "en")
    with closing(socket.create_server(("127.0.0.1", 0))) as other:
        port = other.getsockname()[1]
        with pytest.raises(Unavailable) as refused:
            asyncio.run(door.open(port))
    assert refused.value.event == PortTaken(port)
    with pytest.raises(Unavailable) as refused:
        asyncio.run(door.open(65536))
    assert refused.value.event == PortRefused(65536, "EINVAL")


def test_a_port_is_of_this_computer_unless_the_lan_is_asked_for(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Only `lan` listens to other computers, in both kinds of addresses where there are both."""
    with closing(listening_socket(0, lan=False)) as here:
        assert here.getsockname()[0] == "127.0.0.1"
        assert here.getsockname()[1] > 0
    asked: list[tuple[object, ...]] = []

    def note(address: tuple[str, int], **options: object) -> None:
        asked.append((address, *sorted(options)))

    monkeypatch.setattr(socket, "create_server", note)
    for both in (True, False):
        monkeypatch.setattr(socket, "has_dualstack_ipv6", lambda both=both: both)
        listening_socket(2222, lan=True)
    assert asked == [(("", 2222), "dualstack_ipv6", "family"), (("", 2222),)]


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, ""),
        ({b"LANG": b"de_AT.UTF-8"}, "de"),
        ({b"LANG": b"fr_FR", b"LC_ALL": b"en_GB"}, "en"),
        ({b"LANG": b"fr_FR", b"LC_ALL": b"C.UTF-8", b"LC_MESSAGES": b"POSIX"}, "fr"),
        ({b"LANG": b"fr_FR", b"LC_MESSAGES": b"pt_PT"}, ""),
        ({b"LANG": b"\xff\xfe"}, ""),
        ({b"LANGUAGE": b"de"}, ""),
    ],
)
def test_the_language_is_that_of_the_locale(environment: dict[bytes, bytes], language: str) -> None:
    """The strongest variable counts that names a language, as in a program of this computer."""
    kept = LocaleOnly()
    for name, value in environment.items():
        kept[name] = value
    assert language_of(kept) == language


def test_an_allowance_is_spent_and_comes_back() -> None:
    """A burst is free, a rate may go on for ever, and what is refused costs nothing."""
    now = 0.0
    allowance = Allowance(100, 10, lambda: now)
    assert allowance.spend(60)
    assert not allowance.spend(41)
    assert allowance.spend(40)
    for _ in range(100):
        now += 1
        assert allowance.spend(10)
    assert not allowance.spend(1)
    now += 1000
    assert not allowance.spend(101)
    assert allowance.spend(100)


def test_the_library_is_needed_by_the_door_alone() -> None:
    """Without asyncssh the door says what is missing, and the game does without it."""
    code = (
        "import sys; sys.modules['asyncssh'] = None\n"
        "import accessigame.main, accessigame.app, accessigame.doors.invitations\n"
        "import accessigame.doors.limits, accessigame.doors.seat_terminal\n"
        "from accessigame.core.model import Unavailable\n"
        "try:\n    import accessigame.doors.ssh\n"
        "except Unavailable as refusal: print(refusal.event)"
    )
    ended = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "DoorLibraryMissing(library='asyncssh'" in ended.stdout
    assert f"{shlex.quote(sys.executable)} -m pip install 'asyncssh" in ended.stdout


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
            [*ssh_to(host, tmp_path, "-s"), "seat"],
            env=environment(tmp_path, "fr_FR.UTF-8"),
            input=b'{"hello": 1}\xff\n',
            capture_output=True,
            timeout=PATIENCE,
            check=False,
        )
        assert ended.stdout == b'hello guest fr\n{"HELLO": 1}\xff\n'
        assert ended.returncode == 0
        wait_for(lambda: Echo.ended == 1)
        refused = run([*ssh_to(host, tmp_path, "-s"), "sftp"], tmp_path)
        assert refused.returncode != 0
    assert refused.stdout == ""
    assert Echo.ended == 1
