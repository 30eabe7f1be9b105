"""Serial ports as on Windows: a thread reads, and the connection waits for it and for a wake-up."""

from __future__ import annotations

import errno
import os
import threading
from collections.abc import Iterator
from contextlib import closing

import pytest
import serial

from accessigame.core.model import Event
from accessigame.devices.transport import serial_port
from accessigame.devices.transport.port import MOST_HELD, PortError, PortFailed, WakePipe
from accessigame.devices.transport.serial_port import (
    PortBusy,
    PortMissing,
    PortUnreached,
    SerialPort,
)
from accessigame.displays import SerialSettings
from tests.wait_for import wait_for

if os.name == "posix":
    import pty
    import tty
else:
    pytest.skip("the ends of these ports are pseudo-terminals", allow_module_level=True)

SETTINGS = SerialSettings(19200)


@pytest.fixture(autouse=True)
def _by_thread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serial_port, "BY_THREAD", True)


@pytest.fixture
def wake() -> Iterator[WakePipe]:
    """Provide a wake-up bell."""
    bell = WakePipe()
    yield bell
    bell.close()


@pytest.fixture
def ends() -> Iterator[tuple[int, int]]:
    """Provide the two ends of a pseudo-terminal; the test may close them."""
    master, slave = pty.openpty()
    tty.setraw(slave)
    yield master, slave
    for number in (master, slave):
        try:
            os.close(number)
        except OSError as error:
            assert error.errno == errno.EBADF  # noqa: PT017 - closed by the test


def received(port: SerialPort, wake: WakePipe, count: int) -> bytes:
    """Return this number of bytes, as soon as they are there."""
    data = b""
    while len(data) < count:
        data += port.wait(wake, None)
    return data


def threads() -> int:
    """Return the number of threads that read a port."""
    return sum(thread.name == "serial" for thread in threading.enumerate())


def test_bytes_go_both_ways_and_none_is_lost(ends: tuple[int, int], wake: WakePipe) -> None:
    """A flood, larger than is held, comes whole and in order; what is written goes out meanwhile.

    Fails when the thread reads more than is held, or forgets to ring for the rest.
    """
    master, slave = ends
    flood = bytes(range(256)) * (3 * MOST_HELD // 256)
    with closing(SerialPort(os.ttyname(slave), SETTINGS)) as port:
        sender = threading.Thread(target=write_all, args=(master, flood))
        sender.start()
        assert received(port, wake, len(flood)) == flood
        sender.join()
        port.write(b"\x1b\x02")
        assert os.read(master, 9) == b"\x1b\x02"
    assert threads() == 0


def write_all(descriptor: int, data: bytes) -> None:
    """Write all of these bytes, however slowly they are taken."""
    while data:
        data = data[os.write(descriptor, data) :]


def test_a_flood_stays_in_the_port(ends: tuple[int, int]) -> None:
    """While nobody takes bytes, no more than `MOST` and one reading are held.

    Fails when a stuck key fills the memory.
    """
    master, slave = ends
    os.set_blocking(master, False)
    with closing(SerialPort(os.ttyname(slave), SETTINGS)) as port:
        reader = port._reader
        assert reader
        for _ in range(20):
            try:
                os.write(master, bytes(MOST_HELD))
            except BlockingIOError:
                wait_for(lambda: len(reader._held) >= MOST_HELD)
        assert MOST_HELD <= len(reader._held) < 2 * MOST_HELD


def test_a_wake_up_or_the_time_ends_a_wait(ends: tuple[int, int], wake: WakePipe) -> None:
    """Both give no bytes; a wake-up counts once."""
    with closing(SerialPort(os.ttyname(ends[1]), SETTINGS)) as port:
        wake.set()
        assert port.wait(wake, None) == b""
        assert not wake.wait(0)
        assert port.wait(wake, 0.001) == b""


def test_a_port_is_closed_while_its_thread_waits(ends: tuple[int, int]) -> None:
    """Closing ends the thread, and a second time does no harm."""
    port = SerialPort(os.ttyname(ends[1]), SETTINGS)
    assert threads() == 1
    port.close()
    port.close()
    assert threads() == 0


def test_a_pulled_plug_is_told_after_the_last_bytes(ends: tuple[int, int], wake: WakePipe) -> None:
    """What came before is returned, then the port fails, at each further wait as well."""
    master, slave = ends
    port = SerialPort(os.ttyname(slave), SETTINGS)
    os.write(master, b"key")
    reader = port._reader
    assert reader
    wait_for(lambda: bytes(reader._held) == b"key")
    os.close(slave)
    os.close(master)
    wait_for(lambda: threads() == 0)
    assert port.wait(wake, None) == b"key"
    for _ in range(2):
        with pytest.raises(PortError) as told:
            received(port, wake, 1)
        assert isinstance(told.value.event, PortFailed)
    port.close()


@pytest.mark.parametrize(
    ("words", "event"),
    [
        (
            "could not open port 'COM7': FileNotFoundError(2, 'The system cannot find', None, 2)",
            PortMissing("COM7"),
        ),
        (
            "could not open port 'COM7': PermissionError(13, 'Access is denied.', None, 5)",
            PortBusy("COM7"),
        ),
        (
            "could not open port 'COM7': OSError(22, 'Délai (semaphore) dépassé', None, 121)",
            PortUnreached("COM7"),
        ),
        (
            "could not open port 'COM7': OSError(22, 'The parameter is incorrect.', None, 87)",
            PortFailed("COM7", "WinError 87"),
        ),
        (
            "ClearCommError failed (PermissionError(13, 'Access is denied.', None, 5))",
            PortFailed("COM7", "WinError 5"),
        ),
        ("could not open port 'COM7': OSError(22)", PortFailed("COM7", "SerialException")),
    ],
)
def test_errors_of_windows(monkeypatch: pytest.MonkeyPatch, words: str, event: Event) -> None:
    """A COM port is opened by its name alone, and what pyserial says becomes its event.

    Fails when a port is looked for among the files, where Windows has none.
    """

    def fail(*_: object, **__: object) -> None:
        raise serial.SerialException(words)

    monkeypatch.setattr(serial, "Serial", fail)
    monkeypatch.setattr(serial_port, "_check_before_opening", lambda _: None)
    with pytest.raises(PortError) as told:
        SerialPort("COM7", SETTINGS)
    assert told.value.event == event
