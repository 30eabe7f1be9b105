"""Serial ports: one error for all that can go wrong, and who else is on a port."""

from __future__ import annotations

import os
import pty
import subprocess
import sys
import tty
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
import serial
from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo

from accessigame.devices.transport import serial_port
from accessigame.devices.transport.port import PortError, PortFailed, WakePipe, group_of
from accessigame.devices.transport.serial_port import (
    PortBusy,
    PortDenied,
    PortHeld,
    PortInfo,
    PortMissing,
    PortNotSerial,
    SerialPort,
    holders,
    ports,
)
from accessigame.displays import SerialSettings
from tests.wait_for import wait_for

WIRE = SerialSettings(19200)


@pytest.fixture
def wake() -> Iterator[WakePipe]:
    """Provide a wake-up bell."""
    bell = WakePipe()
    yield bell
    bell.close()


class Terminal:
    """A pseudo-terminal whose far end the test holds."""

    def __init__(self) -> None:
        self.master, self.slave = pty.openpty()
        tty.setraw(self.slave)
        self.path = os.ttyname(self.slave)

    def hang_up(self) -> None:
        """Close both ends, as when a plug is pulled; once."""
        for number in (self.master, self.slave):
            if number >= 0:
                os.close(number)
        self.master = self.slave = -1


@pytest.fixture
def terminal() -> Iterator[Terminal]:
    """Provide a pseudo-terminal."""
    made = Terminal()
    yield made
    made.hang_up()


def trouble(path: str, settings: SerialSettings = WIRE) -> object:
    """Return the event of the error that opening the port raises."""
    with pytest.raises(PortError) as error:
        SerialPort(path, settings)
    return error.value.event


def test_a_library_that_does_not_load_is_trouble(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The connection tells of it as of any port that fails. Fails when its thread ends by it."""
    monkeypatch.setitem(sys.modules, "serial", None)
    assert trouble(terminal.path) == PortFailed(terminal.path, "ModuleNotFoundError")


def test_bytes_go_both_ways(terminal: Terminal, wake: WakePipe) -> None:
    """What is written comes out, ESC and all, and what comes in is returned at once."""
    with closing(SerialPort(terminal.path, WIRE)) as port:
        port.write(bytes(range(256)))
        assert os.read(terminal.master, 1000) == bytes(range(256))
        os.write(terminal.master, b"\x1b\r\n\x03")
        assert port.wait(wake, 5) == b"\x1b\r\n\x03"


def test_a_wait_ends_at_a_wake_up_or_in_time(terminal: Terminal, wake: WakePipe) -> None:
    """Without bytes, a wake-up or the end of the time gives nothing; a wake-up counts once."""
    with closing(SerialPort(terminal.path, WIRE)) as port:
        wake.set()
        wake.set()
        assert port.wait(wake, None) == b""
        assert not wake.wait(0)
        assert port.wait(wake, 0.001) == b""


def test_a_wake_is_never_too_much() -> None:
    """However often it rings, and even after its end, ringing neither blocks nor fails."""
    bell = WakePipe()
    for _ in range(100_000):
        bell.set()
    bell.close()
    bell.set()


def test_a_missing_port_is_said(tmp_path: Path) -> None:
    """No file, and a link that leads nowhere, are a port that is not there."""
    link = tmp_path / "link"
    link.symlink_to("/dev/there-is-no-such-port")
    assert trouble(str(tmp_path / "none")) == PortMissing(str(tmp_path / "none"))
    assert trouble(str(link)) == PortMissing(str(link))


def test_what_is_no_port_is_said(tmp_path: Path) -> None:
    """A file, and a device that is no terminal, are no serial ports."""
    file = tmp_path / "file"
    file.write_text("")
    assert trouble(str(file)) == PortNotSerial(str(file))
    assert trouble("/dev/null") == PortNotSerial("/dev/null")


def test_a_denied_port_names_the_group(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> None:
    """The refusal of a port names the group that may open it."""

    def deny(*_: object, **__: object) -> None:
        raise serial.SerialException(13, "denied")

    monkeypatch.setattr(serial, "Serial", deny)
    group = group_of(terminal.path)
    assert group
    assert trouble(terminal.path) == PortDenied(terminal.path, group)


def test_a_second_opening_of_our_own_is_busy(terminal: Terminal) -> None:
    """The port is locked against another one that locks it too."""
    with closing(SerialPort(terminal.path, WIRE)):
        assert trouble(terminal.path) == PortBusy(terminal.path)
    SerialPort(terminal.path, WIRE).close()


def test_a_program_that_holds_the_port_is_named(terminal: Terminal) -> None:
    """Two readers would steal each other's bytes: the other program is told by its name."""
    hold = (
        f"import sys; f = open({terminal.path!r}, 'rb'); "
        "print('held', flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", hold], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as rival:
        assert rival.stdout
        assert rival.stdout.readline() == b"held\n"
        (name,) = holders(terminal.path)
        assert name.startswith("python")
        assert trouble(terminal.path) == PortHeld(terminal.path, name)
        rival.communicate()
    assert holders(terminal.path) == ()


@pytest.mark.unmeasured
def test_the_program_behind_a_terminal_is_no_rival() -> None:
    """An emulator in another process keeps its own terminal open, and is the display."""
    emulate = (
        "import os, sys; m, s = os.openpty(); print(os.ttyname(s), flush=True); sys.stdin.read()"
    )
    with subprocess.Popen(
        [sys.executable, "-c", emulate], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as emulator:
        assert emulator.stdout
        path = emulator.stdout.readline().decode().strip()
        assert holders(path) == ()
        SerialPort(path, WIRE).close()
        emulator.communicate()


def test_parity_can_be_opened_again(terminal: Terminal) -> None:
    """A pseudo-terminal drops parity, and is opened with it again and again all the same."""
    for parity in ("E", "E", "O", "O", "N", "E"):
        SerialPort(terminal.path, SerialSettings(115200, parity)).close()


def test_a_pulled_plug_is_one_error(terminal: Terminal, wake: WakePipe) -> None:
    """Once the far end is gone, reading and writing both say so, and closing is silent."""
    port = SerialPort(terminal.path, WIRE)
    terminal.hang_up()
    with pytest.raises(PortError) as read:
        port.wait(wake, 5)
    with pytest.raises(PortError):
        port.write(b"\x1b")
    assert isinstance(read.value.event, PortFailed)
    port.close()


def test_a_port_that_takes_nothing_is_an_error(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A full line that nobody empties does not hold the program up for ever."""
    monkeypatch.setattr(serial_port, "WRITE_SECONDS", 0.05)
    with closing(SerialPort(terminal.path, WIRE)) as port, pytest.raises(PortError):
        wait_for(lambda: port.write(bytes(4096)))


def test_a_link_may_lead_elsewhere_each_time(terminal: Terminal, tmp_path: Path) -> None:
    """The name is looked up anew at each opening."""
    link = tmp_path / "display"
    link.symlink_to("/dev/there-is-no-such-port")
    assert trouble(str(link)) == PortMissing(str(link))
    link.unlink()
    link.symlink_to(terminal.path)
    with closing(SerialPort(str(link), WIRE)) as port:
        port.write(b"x")
        assert os.read(terminal.master, 10) == b"x"


def test_ports_are_listed_with_what_they_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list is sorted, knows a maker's USB numbers, and leaves empty what is not known."""
    usb, plain = ListPortInfo("/dev/ttyUSB7"), ListPortInfo("/dev/ttyS70")
    usb.description, usb.vid, usb.pid = "SuperVario", 0x0403, 0xFE71
    monkeypatch.setattr(list_ports, "comports", lambda: [usb, plain])
    assert ports() == (
        PortInfo("/dev/ttyS70", "", "", None, ()),
        PortInfo("/dev/ttyUSB7", "", "SuperVario", "baum", ()),
    )


def test_the_ports_of_this_machine_can_be_listed() -> None:
    """Whatever this machine has, listing it works."""
    assert all(port.path.startswith("/dev/") for port in ports())
