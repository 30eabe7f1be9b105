"""The keys of hosts: the first one counts, in a file that ssh could read too."""

from __future__ import annotations

from pathlib import Path

import pytest

from accessigame.core.model import NotAllowed
from accessigame.doors import known_hosts
from accessigame.doors.known_hosts import HostKey, HostKeyChanged, HostNew, check, in_groups

ONE = HostKey("ssh-ed25519 AAAAone", "SHA256:one")
OTHER = HostKey("ssh-ed25519 AAAAother", "SHA256:other")


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give these tests a folder of settings that is not there yet."""
    monkeypatch.setenv("ACCESSIGAME_HOME", str(tmp_path / "home"))
    return tmp_path / "home"


def test_the_first_key_is_trusted_and_told() -> None:
    """A host is new once; its key is kept for its owner alone."""
    assert check("Anna.local", 2222, ONE) == HostNew("Anna.local", in_groups("SHA256:one"))
    assert check("anna.local", 2222, ONE) is None
    assert known_hosts.file().read_text("utf-8") == "[anna.local]:2222 ssh-ed25519 AAAAone\n"
    assert known_hosts.file().stat().st_mode & 0o777 == 0o600


def test_another_key_is_refused_each_time() -> None:
    """A key that has changed is never kept by itself. Fails when a second try is trusted."""
    check("anna.local", 2222, ONE)
    for _ in range(2):
        with pytest.raises(NotAllowed) as error:
            check("ANNA.local", 2222, OTHER)
        changed = HostKeyChanged("ANNA.local", in_groups("SHA256:other"), str(known_hosts.file()))
        assert error.value.event == changed
    assert check("anna.local", 2222, ONE) is None


def test_each_port_is_a_host_of_its_own() -> None:
    """Two tables on one computer may have two keys; none hides the other."""
    assert check("anna.local", 2222, ONE)
    assert check("anna.local", 2223, OTHER)
    assert check("anna.loc", 2222, OTHER)
    assert check("anna.local", 2222, ONE) is check("anna.local", 2223, OTHER) is None


def test_a_file_of_another_hand_counts() -> None:
    """Lines and spaces that a person wrote are read, and stay when a host is added."""
    known_hosts.file().parent.mkdir(parents=True)
    known_hosts.file().write_text("# mine\n[ben.local]:22   ssh-ed25519  AAAAone\n", "utf-8")
    assert check("ben.local", 22, ONE) is None
    check("anna.local", 2222, OTHER)
    lines = known_hosts.file().read_text("utf-8").splitlines()
    assert lines[0] == "# mine"
    assert lines[2] == "[anna.local]:2222 ssh-ed25519 AAAAother"


def test_a_disk_that_refuses_makes_no_harm(home: Path) -> None:
    """Where nothing can be kept, the host is new again next time."""
    home.write_text("no folder", "utf-8")
    assert check("anna.local", 2222, ONE)
    assert check("anna.local", 2222, ONE)
