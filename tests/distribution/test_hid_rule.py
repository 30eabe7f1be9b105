"""The rule of udev in the Debian package, and the program that it asks; covers `hid_devices.py`.

A real udevd reads them in `make peers-hid`.
"""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from accessigame.devices.transport import hid_devices
from distribution import deb
from distribution.package_files import IS_BRAILLE, POSTINST
from distribution.tools import ROOT
from tests.displays.hid.shapes import MOUSE, SHAPES

pytestmark = pytest.mark.unmeasured


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the tree of a package without libraries."""
    folder = tmp_path_factory.mktemp("package")
    deb.fill_rest(folder)
    deb.add_control(folder, "amd64")
    return folder


def test_the_package_brings_the_rule_and_its_program(tree: Path) -> None:
    """The rule names the program that is there, which root may start.

    Fails when the program is packed without the right to be started.
    """
    (rule,) = (
        line
        for line in deb.within(tree, hid_devices.PACKAGE_RULE_FILE).read_text("utf-8").splitlines()
        if not line.startswith("#")
    )
    assert rule == hid_devices.RULE_BY_DESCRIPTOR
    assert f'PROGRAM=="{hid_devices.IS_BRAILLE} %S%p"' in rule
    assert deb.within(tree, hid_devices.IS_BRAILLE).stat().st_mode & 0o777 == deb.PROGRAM


@pytest.mark.parametrize("file", [hid_devices.PACKAGE_RULE_FILE, hid_devices.OWN_RULE_FILE])
def test_a_rule_is_read_before_the_tag_is_looked_for(file: Path) -> None:
    """Systemd gives devices away in 73-seat-late.rules; a tag that is set later does nothing."""
    assert file.name < "73-seat-late.rules"
    assert file.suffix == ".rules"


@pytest.mark.parametrize(
    ("descriptor", "code"),
    [
        (SHAPES["standard"].descriptor, 0),
        (SHAPES["keyboard beside"].descriptor, 0),
        (bytes.fromhex(MOUSE), 1),
        (b"\x05", 1),
        (None, 1),
    ],
)
def test_the_program_tells_displays_from_other_devices(
    tmp_path: Path, descriptor: bytes | None, code: int
) -> None:
    """Nobody gets a mouse, what cannot be read, or what has gone."""
    if descriptor is not None:
        (tmp_path / "device").mkdir()
        (tmp_path / "device/report_descriptor").write_bytes(descriptor)
    program = tmp_path / "is-braille"
    program.write_text(IS_BRAILLE.replace(f"/{deb.LIBRARY}", str(ROOT)), "utf-8")
    ran = subprocess.run(
        [sys.executable, "-IS", str(program), str(tmp_path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (code, "")


def test_the_program_takes_nothing_of_anybody_else(tree: Path) -> None:
    """Root runs it, so it imports from system and package alone, and writes nothing."""
    text = deb.within(tree, hid_devices.IS_BRAILLE).read_text("utf-8")
    assert text.startswith("#!/usr/bin/python3 -IS\n")
    assert f'sys.path.insert(0, "/{deb.LIBRARY}")' in text
    assert "sys.dont_write_bytecode = True" in text


def test_a_display_that_is_there_already_gets_the_rule() -> None:
    """The installation has udev look at HID devices again, and goes on where no udev runs."""
    asked = [line.strip() for line in POSTINST.splitlines() if "udevadm" in line][1:]
    assert len(asked) == 2
    assert all(line.endswith("|| true") for line in asked)
