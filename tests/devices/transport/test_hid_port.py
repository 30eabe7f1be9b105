"""Reports of a HID display go through its file both ways; every failure has its sentence.

Covers `devices/transport/hid_port.py`.
"""

from __future__ import annotations

import errno
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from accessigame.devices.transport import hid_port
from accessigame.devices.transport.connection import DisplayNowhere, DisplayReady
from accessigame.devices.transport.hid_devices import HidDenied, HidMissing
from accessigame.devices.transport.hid_port import HidPort
from accessigame.devices.transport.port import PortError, PortFailed, WakePipe
from accessigame.devices.transport.probe import look_for
from accessigame.devices.transport.serial_port import PortHeld
from accessigame.displays.hid.descriptor import PacketCode, identity, packet
from accessigame.displays.makes.hid import SETTINGS, sample
from tests.devices.transport.fake_hid import BRAILLIANT, FakeHid, written

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="files of displays are of Linux")
REPORT = packet(PacketCode.REPORT, b"\x00" + bytes(40))


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeHid:
    """Return the folders of a kernel without displays."""
    return FakeHid(tmp_path, monkeypatch)


@pytest.fixture
def wake() -> Iterator[WakePipe]:
    """Return a pipe that ends a wait."""
    with closing(WakePipe()) as pipe:
        yield pipe


def test_a_query_is_answered_without_the_display(fake: FakeHid, wake: WakePipe) -> None:
    """The identity is what the system knows, and no byte goes to the display."""
    end = fake.plug()
    with closing(HidPort("", SETTINGS)) as port:
        port.write(packet(PacketCode.IDENTITY))
        assert port.wait(wake, 5) == identity("Humanware Brailliant BI 40X", sample(40))
        port.write(REPORT)
        assert written(end, 41) == bytes(41)


def test_reports_come_one_by_one(fake: FakeHid, wake: WakePipe) -> None:
    """What the file gives at once is one report; a wake-up and silence are none."""
    end = fake.plug()
    with closing(HidPort("brailliant", SETTINGS)) as port:
        os.write(end, b"\x01\x02")
        assert port.wait(wake, 5) == packet(PacketCode.REPORT, b"\x01\x02")
        assert port.wait(wake, 0) == b""
        wake.set()
        assert port.wait(wake, None) == b""


def test_a_display_that_blocks_gets_its_reports_by_control(
    fake: FakeHid, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A write that does not return is given up in time, and so is the way that it took.

    Fails when the connection waits for a display that takes nothing.
    """
    fake.plug()
    sent: list[bytes] = []
    released = threading.Event()
    monkeypatch.setattr(hid_port, "WRITE_SECONDS", 0.05)
    monkeypatch.setattr(os, "write", lambda *_: released.wait(10))
    monkeypatch.setattr(hid_port, "by_control", lambda _, report: sent.append(report))
    with closing(HidPort("", SETTINGS)) as port:
        port.write(REPORT)
        port.write(REPORT)
    released.set()
    assert sent == [bytes(41)] * 2


def test_a_display_that_takes_nothing_is_lost(
    fake: FakeHid, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If control requests fail too, the port has failed, with the name of that error.

    A file that is no HID device answers them with ENOTTY, as this pseudo-terminal does.
    """
    fake.plug()

    def fail(*_: object) -> int:
        raise OSError(errno.EPIPE, "broken")

    monkeypatch.setattr(os, "write", fail)
    with closing(HidPort("", SETTINGS)) as port, pytest.raises(PortError) as refused:
        port.write(REPORT)
    assert isinstance(refused.value.event, PortFailed)


def test_a_display_that_is_pulled_is_missing(fake: FakeHid, wake: WakePipe) -> None:
    """Reading fails with the error of the system, and opening it again finds nothing."""
    end = fake.plug()
    port = HidPort("", SETTINGS)
    os.close(end)
    Path(fake.path()).unlink()
    with pytest.raises(PortError):
        port.wait(wake, 5)
    port.close()
    port.close()
    with pytest.raises(PortError) as refused:
        port.wait(wake, 0)
    assert isinstance(refused.value.event, PortFailed)
    with pytest.raises(PortError) as refused:
        HidPort("", SETTINGS)
    assert refused.value.event == HidMissing("hid")


def test_who_may_not_open_it_gets_the_rule(fake: FakeHid, monkeypatch: pytest.MonkeyPatch) -> None:
    """A display that is there and denied is told apart from none, and so `auto` tells it.

    Fails when `auto` says that there is no display at all.
    """
    fake.plug(facts=BRAILLIANT)

    def deny(*_: object) -> int:
        raise OSError(errno.EACCES, "denied")

    monkeypatch.setattr(os, "open", deny)
    for name, path in (("hid", ""), ("auto", "")):
        event = look_for(name, path)
        assert isinstance(event, HidDenied)
        assert "0003:1C71:C131.*" in event.rule


def test_auto_takes_the_display_by_itself(fake: FakeHid) -> None:
    """Nothing has been named before, and the display is found; without it, none is.

    Fails when `auto` asks only BRLTTY and displays that were named before.
    """
    assert look_for("auto", "") == DisplayNowhere(sought=False)
    fake.plug(cells=20)
    assert look_for("auto", "") == DisplayReady("Humanware Brailliant BI 40X", 20)


def test_a_rival_is_named(fake: FakeHid) -> None:
    """A program that has the display open keeps it."""
    fake.plug()
    code = "import sys; file = open(sys.argv[1], 'rb', 0); print('open', flush=True); input()"
    command = [sys.executable, "-c", code, fake.path()]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as rival:
        assert rival.stdout is not None
        rival.stdout.readline()
        with pytest.raises(PortError) as refused:
            HidPort("", SETTINGS)
        rival.communicate(b"\n")
    assert isinstance(refused.value.event, PortHeld)
    assert refused.value.event.port == fake.path()
