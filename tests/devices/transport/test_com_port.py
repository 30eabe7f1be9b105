"""COM ports of Windows: by number, and by the name under which Windows lists the device."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from types import SimpleNamespace
from typing import NoReturn

import pytest
import serial
from serial.tools import list_ports
from serial.tools.list_ports_common import ListPortInfo

from accessigame.devices.transport import com_port, serial_port
from accessigame.devices.transport.com_port import PortAmbiguous, by_number
from accessigame.devices.transport.port import PortError
from accessigame.devices.transport.serial_port import (
    PortInfo,
    PortKind,
    PortMissing,
    SerialPort,
    holders,
    kind_of,
    ports,
)
from accessigame.displays import SerialSettings
from accessigame.storage import windows_registry

WIRE = SerialSettings(19200)
BLUETOOTH = r"BTHENUM\{00001101-0000-1000-8000-00805F9B34FB}_LOCALMFG&0002\7&1E2F&0&%s_C00000000"


def listed(device: str, description: str, hwid: str = "n/a") -> ListPortInfo:
    """Return a port as pyserial lists it on Windows."""
    info = ListPortInfo(device, skip_link_detection=True)
    info.description, info.hwid = description, hwid
    return info


LISTED = [
    listed("COM10", "Standard Serial over Bluetooth link (COM10)", BLUETOOTH % "00A0961234AB"),
    listed("COM3", "VarioUltra 40 (COM3)"),
    listed("COM9", "USB Serial Port (COM9)"),
    listed("COM4", "USB Serial Port (COM4)"),
    listed("COM1", "n/a"),
]


class Registry:
    """A stand-in for `winreg`, in which one device is paired."""

    HKEY_LOCAL_MACHINE, KEY_READ = 1, 0x20019

    @staticmethod
    @contextmanager
    def OpenKey(_hive: int, name: str, _zero: int, _access: int) -> Iterator[str]:  # noqa: N802 - as in winreg
        """Open the key of a paired device; FileNotFoundError for another."""
        if name.rpartition("\\")[2] != "00a0961234ab":
            raise FileNotFoundError(2, name)
        yield name

    @staticmethod
    def QueryValueEx(_key: str, name: str) -> tuple[bytes, int]:  # noqa: N802 - as in winreg
        """Return the name of the device as Windows keeps it."""
        assert name == "Name"
        return "Brailliant BI 40X é\0".encode(), 3


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Stand in for a Windows with these ports; return the ports that are opened, in order."""
    names: list[str] = []

    def connect(path: str, **_: object) -> SimpleNamespace:
        names.append(path)
        if path not in {port.device for port in LISTED}:
            raise serial.SerialException(
                f"could not open port {path!r}: FileNotFoundError(2, 'none', None, 2)"
            )
        return SimpleNamespace(close=lambda: None)

    def touch(*_: object, **__: object) -> NoReturn:
        raise AssertionError("a look at a COM port as a file opens it")

    def file(path: str) -> Path:
        return touch() if path.upper().startswith("COM") else Path(path)

    monkeypatch.setattr(serial, "Serial", connect)
    monkeypatch.setattr(list_ports, "comports", lambda: LISTED)
    monkeypatch.setattr(serial_port, "ON_WINDOWS", True)
    monkeypatch.setattr(serial_port, "_check_before_opening", lambda _: None)
    monkeypatch.setitem(sys.modules, "winreg", Registry)
    monkeypatch.setattr(windows_registry, "sys", SimpleNamespace(platform="win32"))
    files = SimpleNamespace(access=touch, path=SimpleNamespace(realpath=touch), stat=touch)
    monkeypatch.setattr(serial_port, "os", files)
    monkeypatch.setattr(serial_port, "Path", file)
    return names


def test_ports_are_listed_by_number_with_their_devices(opened: list[str]) -> None:
    """COM10 comes after COM9, and a port over Bluetooth has the name of its device.

    Fails when a port is looked at as a file, as elsewhere: Windows opens it then.
    """
    assert ports() == (
        PortInfo("COM1", "", "", None, ()),
        PortInfo("COM3", "", "VarioUltra 40", None, ()),
        PortInfo("COM4", "", "USB Serial Port", None, ()),
        PortInfo("COM9", "", "USB Serial Port", None, ()),
        PortInfo("COM10", "", "Brailliant BI 40X é", None, ()),
    )
    assert holders("COM3") == ()
    assert opened == []


@pytest.mark.parametrize(
    ("name", "port"),
    [
        ("COM3", "COM3"),
        ("com77", "com77"),
        (r"\\.\CNCA0", r"\\.\CNCA0"),
        ("VarioUltra 40", "COM3"),
        ("varioultra", "COM3"),
        ("Brailliant BI 40X é", "COM10"),
        ("brailliant", "COM10"),
    ],
)
def test_a_port_is_opened_by_number_or_by_name(opened: list[str], name: str, port: str) -> None:
    """A part of the name is enough where only one device has it; the number may change."""
    with suppress(PortError):
        SerialPort(name, WIRE).close()
    assert opened == [port]


def test_a_name_of_several_devices_is_told_with_their_ports(opened: list[str]) -> None:
    """None of them is opened: its question may disturb another device.

    Fails when the first one is taken.
    """
    with pytest.raises(PortError) as error:
        SerialPort("usb serial", WIRE)
    assert error.value.event == PortAmbiguous("usb serial", ("COM4", "COM9"))
    assert opened == []


def test_a_whole_name_comes_before_a_part() -> None:
    """Where one device has the name, another whose name begins with it is not meant."""
    both = [listed("COM5", "Vario 80 (COM5)"), listed("COM6", "Vario (COM6)")]
    assert com_port.resolved("vario", lambda: both) == "COM6"


def test_a_number_needs_no_list(opened: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    """A port is opened by its number also where Windows fails to list the ports."""

    def fail() -> NoReturn:
        raise OSError(1, "no list")

    monkeypatch.setattr(list_ports, "comports", fail)
    SerialPort("COM3", WIRE).close()
    assert opened == ["COM3"]


def test_a_device_that_is_not_there_is_missing_by_its_name(opened: list[str]) -> None:
    """The name stays as it was typed, and may be there later."""
    with pytest.raises(PortError) as error:
        SerialPort("Focus 40", WIRE)
    assert error.value.event == PortMissing("Focus 40")
    assert opened == ["Focus 40"]


def test_the_kind_of_a_port_of_windows(opened: list[str]) -> None:
    """It is told by number and by name, and no port is opened for it."""
    assert kind_of("com10") == PortKind("bluetooth")
    assert kind_of("brailliant") == PortKind("bluetooth")
    assert kind_of("usb serial") == PortKind("serial")
    assert opened == []


def test_numbers_are_sorted_as_numbers() -> None:
    """The same holds for the names of other systems."""
    names = ["/dev/ttyUSB10", "/dev/ttyUSB9", "/dev/ttyACM3", "COM10", "COM9", "LPT"]
    assert sorted(names, key=by_number) == [
        "/dev/ttyACM3",
        "/dev/ttyUSB9",
        "/dev/ttyUSB10",
        "COM9",
        "COM10",
        "LPT",
    ]


def test_a_port_has_the_names_of_its_device() -> None:
    """Each of them leads to what its USB numbers suggest."""
    port = PortInfo("COM3", "", "VarioUltra 40", "baum", ())
    assert port.has_name("com3")
    assert port.has_name("varioultra 40")
    assert not port.has_name("COM33")
