"""The HID braille displays of this computer, and the rules of udev that let a person open one.

Linux tells name, bus and report descriptor of every HID device in `/sys`, also where its file may
not be opened; hidapi lists them on Windows and macOS. So nothing is sent to find a display, and no
other device is disturbed.

A display belongs to root at first.  A rule gives it the tag `uaccess`, and systemd then lets the
person open it who is logged in at the computer, nobody else, and no other device.  The name of the
file decides when it is read: before `73-seat-late.rules`, which looks for the tag.

- The Debian package brings a rule for every display, and a program that reads its descriptor,
  because udev itself cannot tell a display from a keyboard.
- Elsewhere an administrator writes a line for each model, by the numbers of its maker.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from accessigame.core.model import AtTable, Event, event_class
from accessigame.devices.transport import hid_library
from accessigame.devices.transport.com_port import PortAmbiguous, by_number
from accessigame.devices.transport.port import PortError
from accessigame.displays.hid.layout import is_display

OWN_RULE_FILE: Final = Path("/etc/udev/rules.d/70-braille.rules")
"""The file for lines of an administrator."""
PACKAGE_RULE_FILE: Final = Path("/usr/lib/udev/rules.d/70-accessigame-braille.rules")
"""The file that the Debian package brings."""
IS_BRAILLE: Final = Path("/usr/lib/accessigame/is-braille")
"""The program of the Debian package that tells displays from other HID devices."""
_DEVICE: Final = 'KERNEL=="hidraw*"'
_GIFT: Final = 'TAG+="uaccess"'

RULE_BY_DESCRIPTOR: Final = f'ACTION!="remove", {_DEVICE}, PROGRAM=="{IS_BRAILLE} %S%p", {_GIFT}'
"""The rule for every display. %S%p: the folder of the device in `/sys`."""


def rule_by_model(kernel: str) -> str:
    """Return the rule for a model. kernel: as in `HidDisplay`."""
    return f'{_DEVICE}, KERNELS=="{kernel}.*", {_GIFT}'


def rule_is_in_place(kernel: str) -> bool:
    """Return whether the system has a rule for this model already."""
    with suppress(OSError, UnicodeDecodeError):
        if rule_by_model(kernel) in OWN_RULE_FILE.read_text("utf-8"):
            return True
    return PACKAGE_RULE_FILE.exists()


BY_LIBRARY: Final = not hid_library.ON_LINUX
"""Whether displays are found and opened through hidapi."""
HIDRAW: Final = Path("/sys/class/hidraw")
ANY: Final = "hid"
"""In place of a name: whichever display is there."""
DEVICES: Final = Path("/dev")
BUSES: Final = {"0003": "usb", "0005": "bluetooth"}
"""The numbers of buses that are told apart, as the kernel writes them."""


@event_class
class HidMissing(AtTable):
    """No HID display is there, or none of this name; `sought`: the program keeps looking."""

    port: str
    sought: bool = True


@event_class
class HidDenied(AtTable):
    """A HID display may not be opened by this user; rule: the line of `file` that allows it."""

    name: str
    rule: str
    file: str = str(OWN_RULE_FILE)


@event_class
class HidStillDenied(AtTable):
    """A HID display may not be opened, although the rule that allows it is in place."""

    name: str


@event_class
class HidFound(AtTable):
    """A HID display that `auto` would take."""

    name: str


@dataclass(frozen=True, slots=True)
class HidDisplay:
    """A HID display that is plugged in, or connected by radio.

    name: that of maker and model. bus: `usb`, `bluetooth` or `hid`.
    kernel: the name of the kernel for its kind, bus, maker and model in hexadecimal digits.
    descriptor: empty where only who opens it gets it.
    """

    path: str
    name: str
    bus: str
    kernel: str
    descriptor: bytes

    @property
    def numbers(self) -> str:
        """The numbers of maker and model, in lower case, as `lsusb` writes them."""
        return self.kernel.partition(":")[2].lower()

    @property
    def denial(self) -> HidDenied | HidStillDenied:
        """The event that it may not be opened."""
        if rule_is_in_place(self.kernel):
            return HidStillDenied(self.name)
        return HidDenied(self.name, rule_by_model(self.kernel))


def displays() -> tuple[HidDisplay, ...]:
    """Return the HID displays of this computer, by their paths."""
    found = _from_library() if BY_LIBRARY else _listed()
    return tuple(sorted(found, key=lambda display: by_number(display.path)))


def resolved(name: str) -> HidDisplay:
    """Return the display of a path or a name, or of a part of it; the only one for no name.

    Raises `PortError` with `HidMissing`, with `PortAmbiguous` where several fit, or with the event
    on a library that is needed and not there.
    """
    if trouble := library_trouble():
        raise PortError(trouble)
    there = displays()
    paths = (name, str(Path(name).resolve())) if name else ()
    fitting = [display for display in there if display.path in paths] or [
        display for display in there if name.casefold() in display.name.casefold()
    ]
    if not fitting:
        raise PortError(HidMissing(name or ANY))
    if len(fitting) > 1:
        known = tuple(f"hid:{display.path}" for display in fitting)
        raise PortError(PortAmbiguous(name or ANY, known))
    return fitting[0]


def library_trouble() -> Event | None:
    """Return the event on a library that is needed here and missing or another one, if any."""
    return hid_library.trouble() if BY_LIBRARY else None


def _from_library() -> Iterator[HidDisplay]:
    for path, name, kernel in hid_library.listed():
        bus = BUSES.get(kernel.partition(":")[0], "hid")
        yield HidDisplay(path, name, bus, kernel, b"")


def _listed() -> Iterator[HidDisplay]:
    for entry in HIDRAW.glob("*"):
        with suppress(OSError):  # it may go at this moment
            descriptor = (entry / "device" / "report_descriptor").read_bytes()
            if is_display(descriptor):
                facts = _facts((entry / "device" / "uevent").read_text("utf-8", "replace"))
                yield _display(str(DEVICES / entry.name), facts, descriptor)


def _display(path: str, facts: dict[str, str], descriptor: bytes) -> HidDisplay:
    """Return a display from the lines of the kernel: HID_ID=0003:00000483:0000A1D3."""
    bus, maker, model = (facts.get("HID_ID", "") + "::").split(":")[:3]
    kernel = f"{bus}:{maker[-4:]}:{model[-4:]}"
    name = facts.get("HID_NAME", "").strip() or path
    return HidDisplay(path, name, BUSES.get(bus, "hid"), kernel, descriptor)


def _facts(lines: str) -> dict[str, str]:
    """Return the names and values of the kernel's lines about a device."""
    pairs = (line.partition("=") for line in lines.splitlines())
    return {name: value for name, _, value in pairs}
