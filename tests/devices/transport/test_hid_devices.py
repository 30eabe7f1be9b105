"""HID displays are found by what the system tells of them, and nothing is opened."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from accessigame.devices.transport import hid_devices
from accessigame.devices.transport.com_port import PortAmbiguous
from accessigame.devices.transport.hid_devices import (
    HidDenied,
    HidMissing,
    HidStillDenied,
    displays,
    resolved,
)
from accessigame.devices.transport.port import PortError
from tests.devices.transport.fake_hid import FakeHid
from tests.displays.hid.shapes import MOUSE

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="Linux lists them in /sys")
ORBIT = "HID_ID=0005:00000483:0000A1D3\nHID_NAME=Orbit Reader 20\n"


@pytest.fixture
def fake(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> FakeHid:
    """Return the folders of a kernel without displays."""
    return FakeHid(tmp_path, monkeypatch)


def test_displays_are_told_from_other_devices(fake: FakeHid) -> None:
    """A mouse, and an entry that goes at this moment, are no displays.

    Fails when the first bytes of a descriptor decide: a keyboard may come before the display.
    """
    fake.plug(10)
    fake.plug(2, ORBIT)
    fake.plug(3, descriptor=bytes.fromhex(MOUSE))
    (fake.classes / "hidraw4").mkdir()
    found = displays()
    assert [(each.name, each.bus, each.numbers) for each in found] == [
        ("Orbit Reader 20", "bluetooth", "0483:a1d3"),
        ("Humanware Brailliant BI 40X", "usb", "1c71:c131"),
    ]
    assert [each.path for each in found] == [fake.path(2), fake.path(10)]


def test_a_display_without_facts_has_the_name_of_its_file(fake: FakeHid) -> None:
    """A kernel that tells neither name nor bus is no obstacle."""
    fake.plug(0, "")
    (display,) = displays()
    assert (display.name, display.bus) == (fake.path(0), "hid")


def test_a_name_or_a_part_of_it_leads_to_the_display(fake: FakeHid) -> None:
    """No name is the only display; a link to its file is its file."""
    fake.plug(0)
    assert resolved("").path == fake.path(0)
    fake.plug(1, ORBIT)
    assert resolved("orbit").path == fake.path(1)
    assert resolved("Humanware Brailliant BI 40X").path == fake.path(0)


@pytest.mark.parametrize(
    ("name", "event"),
    [("focus", HidMissing("focus")), ("/dev/nothing", HidMissing("/dev/nothing"))],
)
def test_what_is_not_there_is_named(fake: FakeHid, name: str, event: HidMissing) -> None:
    """A display that is not plugged in is refused by the name that was typed."""
    fake.plug(0)
    with pytest.raises(PortError) as refused:
        resolved(name)
    assert refused.value.event == event


def test_several_displays_are_told_apart(fake: FakeHid) -> None:
    """Without a name nothing is chosen among two; with none there, that is said."""
    with pytest.raises(PortError) as refused:
        resolved("")
    assert refused.value.event == HidMissing("hid")
    fake.plug(0)
    fake.plug(1)
    with pytest.raises(PortError) as refused:
        resolved("")
    known = (f"hid:{fake.path(0)}", f"hid:{fake.path(1)}")
    assert refused.value.event == PortAmbiguous("hid", known)


def test_the_rule_names_the_display_and_no_other(fake: FakeHid) -> None:
    """The line for udev holds bus, maker and model, as the kernel names the device."""
    fake.plug(0, ORBIT)
    (display,) = displays()
    rule = 'KERNEL=="hidraw*", KERNELS=="0005:0483:A1D3.*", TAG+="uaccess"'
    assert display.denial == HidDenied("Orbit Reader 20", rule)


@pytest.mark.parametrize("file", ["OWN_RULE_FILE", "PACKAGE_RULE_FILE"])
def test_a_rule_that_is_in_place_is_not_asked_for_again(fake: FakeHid, file: str) -> None:
    """Whoever has the rule is told what is left to do, by the package's file or by their own.

    Fails when somebody at the end of a line of ssh is told to write what stands there already.
    """
    fake.plug(0, ORBIT)
    (display,) = displays()
    denial = display.denial
    assert isinstance(denial, HidDenied)
    path: Path = getattr(hid_devices, file)
    path.write_text(f"# ours\n{denial.rule}\n", "utf-8")
    assert display.denial == HidStillDenied("Orbit Reader 20")


def test_a_rule_for_another_model_is_not_enough(fake: FakeHid) -> None:
    """A line in one's own file holds for its model alone."""
    fake.plug(0, ORBIT)
    hid_devices.OWN_RULE_FILE.write_text(hid_devices.rule_by_model("0003:1C71:C131"), "utf-8")
    (display,) = displays()
    assert isinstance(display.denial, HidDenied)
