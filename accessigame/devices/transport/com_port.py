"""The COM ports of Windows: the names of their devices, and the numbers of their errors.

Nothing here opens a port.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Final, Protocol

from accessigame.core.model import AtTable, event_class
from accessigame.devices.transport.port import PortError
from accessigame.storage.windows_registry import machine_value

MISSING: Final = frozenset({2, 3})
"""The errors of Windows for a port that is not there."""
BUSY: Final = frozenset({5, 32})
"""Those for a port that another program has."""
OUT_OF_REACH: Final = frozenset({31, 121, 433, 1167, 1168, 1231, 1256})
"""Those for a device that is off, out of reach or no longer paired, as over Bluetooth."""

_NUMBER: Final = re.compile(r", (\d+)\)+$")  # behind the text of an OSError, which is translated
_COM: Final = re.compile(r"(\\\\\.\\.+|COM\d+)", re.IGNORECASE)
_PORT_BEHIND: Final = re.compile(r" \((COM\d+)\)$")
_BLUETOOTH_ADDRESS: Final = re.compile(r"^BTHENUM.*&([0-9A-F]{12})_", re.IGNORECASE)
_BLUETOOTH_KEY: Final = r"SYSTEM\CurrentControlSet\Services\BTHPORT\Parameters\Devices"


class ListedPort(Protocol):
    """A port as pyserial lists it; description: "n/a" without one. hwid: where it is plugged in."""

    device: str
    description: str
    hwid: str


@event_class
class PortAmbiguous(AtTable):
    """Several ports have a device of this name; known: these ports."""

    port: str
    known: tuple[str, ...]


def error_number(error: Exception) -> int | None:
    """Return the number that Windows gave an error; pyserial tells it behind the words."""
    number = _NUMBER.search(str(error))
    return int(number[1]) if number else None


def device_name(port: ListedPort) -> str:
    """Return the name of the device at a port, as Windows shows it; "" without one."""
    address = _BLUETOOTH_ADDRESS.search(port.hwid)
    if address is not None and (name := _bluetooth_name(address[1].lower())):
        return name
    return "" if port.description == "n/a" else _PORT_BEHIND.sub("", port.description)


def resolved(name: str, list_ports: Callable[[], Iterable[ListedPort]]) -> str:
    """Return the port of a name that Windows shows for a device, or of a part of it.

    A port's own name, for which nothing is listed, and one that no device has stay as they are.
    Raises `PortError` with `PortAmbiguous` for a name that several devices have.
    """
    if _COM.fullmatch(name):
        return name
    names = {port.device: device_name(port).casefold() for port in list_ports()}
    sought = name.casefold()
    same = [port for port, named in names.items() if named == sought]
    fitting = same or [port for port, named in names.items() if sought in named]
    if len(fitting) > 1:
        raise PortError(PortAmbiguous(name, tuple(sorted(fitting, key=by_number))))
    return fitting[0] if fitting else name


def by_number(port: str) -> tuple[str, int]:
    """Return the place of a port in a list: its name without the number, then the number."""
    letters = port.rstrip("0123456789")
    return letters, int(port[len(letters) :] or 0)


def _bluetooth_name(address: str) -> str:
    """Return the name under which a device is paired; "" where Windows does not tell."""
    name = bytes(machine_value(rf"{_BLUETOOTH_KEY}\{address}", "Name") or b"")
    return name.partition(b"\0")[0].decode("utf-8", "replace")
