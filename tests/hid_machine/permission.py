"""Who may open a display: nobody at first, then the person at the computer by the rule of udev."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from accessigame.devices.transport import hid_devices
from accessigame.displays.makes.hid import sample
from distribution.package_files import IS_BRAILLE, UDEV_RULE
from tests.displays.hid.shapes import MOUSE
from tests.hid_machine.plugs import UhidPlug
from tests.wait_for import wait_for

VISITOR: Final = 61234
"""The number of somebody without any rights."""
NAME: Final = "Machine Braille 20"
SEAT: Final = Path("/run/systemd/seats/seat0")
OPENS: Final = "import os, sys; os.close(os.open(sys.argv[1], os.O_RDWR))"


def as_visitor(home: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python as the visitor, in English, and return what it told."""
    home.mkdir(exist_ok=True)
    os.chown(home, VISITOR, VISITOR)
    for way in (home, Path.cwd(), Path(sys.executable), Path(sys.executable).resolve()):
        for folder in way.parents:
            folder.chmod(folder.stat().st_mode | 0o055)  # in the machine alone
    return subprocess.run(
        [sys.executable, *arguments],
        user=VISITOR,
        group=VISITOR,
        extra_groups=[],
        env={**os.environ, "ACCESSIGAME_HOME": str(home), "HOME": str(home)},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )


def program(home: Path, *arguments: str) -> str:
    """Return what the program tells the visitor."""
    ran = as_visitor(home, "-m", "accessigame", *arguments, "--lang", "en")
    return ran.stdout + ran.stderr


def denied(folder: Path) -> str:
    """Name the display, and say how it would be allowed; nothing is opened for that."""
    plug = UhidPlug(NAME, sample(20), lambda *_: None)
    try:
        told = program(folder / "home", "display", "ports")
    finally:
        plug.pull()
    (line,) = (line for line in told.splitlines() if f"No permission to use {NAME}" in line)
    assert hid_devices.rule_by_model("0003:1209:0001") in line, line
    assert f"hid:{plug.node}: {NAME}." in told, told
    return "named, with the rule for it"


def rule(folder: Path) -> str:
    """Have a real udevd read the rule of the package; a mouse stays closed."""
    _install()
    with _udevd():
        mouse = UhidPlug("Mouse", bytes.fromhex(MOUSE), lambda *_: None)
        plug = UhidPlug(NAME, sample(20), lambda *_: None)
        try:
            wait_for(lambda: _may_open(folder, plug.node))
            assert _udevadm("settle").wait() == 0  # the mouse has been looked at, too
            assert not _may_open(folder, mouse.node), "the mouse is open as well"
            told = program(folder / "home", "display", "check", "auto")
        finally:
            plug.pull()
            mouse.pull()
    assert NAME in told, told
    return "a display opens, a mouse does not; the check finds it"


def _may_open(folder: Path, node: str) -> bool:
    return as_visitor(folder / "home", "-c", OPENS, node).returncode == 0


def _install() -> None:
    """Put the files of the package where it puts them, and the rule of systemd that comes after."""
    debian = Path(os.environ["HID_MACHINE"], "debian")
    rules = hid_devices.PACKAGE_RULE_FILE.parent
    rules.mkdir(parents=True, exist_ok=True)
    hid_devices.PACKAGE_RULE_FILE.write_text(UDEV_RULE, "utf-8")
    shutil.copy(debian / "usr/lib/udev/rules.d/73-seat-late.rules", rules)
    library = hid_devices.IS_BRAILLE.parent
    library.mkdir(exist_ok=True)
    hid_devices.IS_BRAILLE.write_text(
        IS_BRAILLE.replace("/usr/bin/python3", sys.executable), "utf-8"
    )
    hid_devices.IS_BRAILLE.chmod(0o755)
    (library / "accessigame").symlink_to(Path.cwd() / "accessigame")


@contextmanager
def _udevd() -> Iterator[None]:
    """Run udevd, for a seat where the visitor sits, as a login would say it."""
    SEAT.parent.mkdir(parents=True, exist_ok=True)
    SEAT.write_text(f"IS_SEAT0=1\nACTIVE=1\nACTIVE_UID={VISITOR}\n", "utf-8")
    with _udevadm("systemd-udevd") as udevd:
        try:
            wait_for(Path("/run/udev/control").exists)
            yield
        finally:
            udevd.terminate()


def _udevadm(name: str) -> subprocess.Popen[bytes]:
    """Start the one program of udev, as its daemon of this name or with this command."""
    debian = Path(os.environ["HID_MACHINE"], "debian")
    libraries = ":".join(map(str, (debian / "usr/lib").glob("*-linux-gnu*")))
    return subprocess.Popen(
        [name] if name.startswith("systemd") else ["udevadm", name],
        executable=debian / "usr/bin/udevadm",
        env={**os.environ, "LD_LIBRARY_PATH": libraries},
        stderr=subprocess.DEVNULL,  # it counts on more rules than these
    )
