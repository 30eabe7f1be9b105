"""A HID display that is plugged in is named by `display ports`, `doctor` and the first start."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from accessigame.commands import display, doctor
from accessigame.core.model import Unavailable
from accessigame.devices.transport import brlapi_port, hid_devices, hid_library
from accessigame.devices.transport.hid_library import HidLibraryMissing
from accessigame.menu.settings import display_found
from accessigame.storage.settings import Settings
from tests.devices.transport.fake_hid import FakeHid
from tests.running import Program

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux lists them in /sys")


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeHid:
    """Return the folders of a kernel without displays, on a computer without other ones."""
    folder = tmp_path / "kernel"
    folder.mkdir()
    monkeypatch.setenv("BRLAPI_HOST", ":19999")
    monkeypatch.setattr(brlapi_port, "FOLDERS", (str(tmp_path),))
    monkeypatch.setattr(display, "ports", lambda: ())
    return FakeHid(folder, monkeypatch)


def test_ports_name_it(accessigame: Program, fake: FakeHid) -> None:
    """Its name comes after what one types for it, and that nobody has tried one."""
    fake.plug(0)
    name, untried = accessigame("display", "ports").lines
    assert name == f"hid:{fake.path(0)}: Humanware Brailliant BI 40X."
    assert untried.startswith("hid: not yet tried with a real display.")


@pytest.mark.parametrize("module", [display, doctor])
def test_a_denied_display_comes_with_its_rule(
    accessigame: Program, fake: FakeHid, monkeypatch: pytest.MonkeyPatch, module: object
) -> None:
    """Whoever may not open it is told how: the rule, its file, and what to do then.

    Fails when a denied display is named as any other.
    """
    fake.plug(0)
    monkeypatch.setattr(module, "may_open", lambda _: False)
    command = ("display", "ports") if module is display else ("doctor",)
    (line,) = (line for line in accessigame(*command).lines if "No permission" in line)
    assert 'KERNELS=="0003:1C71:C131.*"' in line
    assert "/etc/udev/rules.d/70-braille.rules" in line


@pytest.mark.parametrize("command", [("display", "ports"), ("doctor",)])
def test_a_library_that_is_missing_is_told(
    accessigame: Program, fake: FakeHid, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    """Where displays are found through hidapi, lists and doctor give the command for it."""

    def missing() -> None:
        raise Unavailable(HidLibraryMissing("pip install hidapi"))

    fake.plug(0)
    monkeypatch.setattr(hid_devices, "BY_LIBRARY", True)
    monkeypatch.setattr(hid_library, "library", missing)
    lines = accessigame(*command).lines
    assert "Displays with HID need the library hidapi. Install it: pip install hidapi." in lines


@pytest.mark.unmeasured
def test_doctor_says_how_to_play_with_it(accessigame: Program, fake: FakeHid) -> None:
    """Where no display is set, one that is plugged in is named, and nothing else."""
    fake.plug(0)
    lines = accessigame("doctor").lines
    wanted = "Display found: Humanware Brailliant BI 40X. To play with it: --display auto."
    assert wanted in lines
    assert not any(line.startswith("Braille display: none") for line in lines)


def test_the_first_start_takes_it(fake: FakeHid) -> None:
    """At the very first start alone: whoever has chosen no display later keeps that.

    Fails when somebody who has answered before is given a display.
    """
    assert display_found(Settings()) == ""
    fake.plug(0)
    assert display_found(Settings()) == "auto"
    assert display_found(Settings(speech="off")) == ""
