"""The camera of `--camera`: what may be named, what is refused before a game begins."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from accessigame.cli import local_camera
from accessigame.cli.local_camera import (
    CameraLibraryMissing,
    CameraUnknown,
    cameras_by_name,
    every_card,
    source_in,
)
from accessigame.core.model import NotUnderstood, Unavailable
from accessigame.devices.camera import library
from accessigame.input.card_marker import marker_bits
from tests.commands.run_command import run_command


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Have the library, whether it is installed or not."""
    monkeypatch.setattr(library, "is_installed", lambda: True)


@pytest.fixture
def cameras(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Have two cameras, of which one has two devices."""
    for device, name in (
        ("video2", "Webcam C920"),
        ("video10", "Built-in"),
        ("video3", "Webcam C920"),
    ):
        (tmp_path / device).mkdir()
        (tmp_path / device / "name").write_text(f"{name}\n")
    monkeypatch.setattr(local_camera, "CAMERAS", tmp_path)


@pytest.mark.parametrize("given", ["0", " 12 ", "http://192.168.1.20:8080/video", "rtsp://phone/"])
def test_a_number_and_an_address_are_taken_as_they_are(given: str) -> None:
    """Whether there is such a camera turns out when it is opened, and again and again."""
    assert source_in(given) == given.strip()


def test_a_file_and_a_folder_are_sources(tmp_path: Path) -> None:
    """Their path is whole, since the process has another folder."""
    (tmp_path / "film.avi").touch()
    assert source_in(str(tmp_path)) == str(tmp_path.resolve())
    assert Path(source_in(str(tmp_path / "film.avi"))).is_absolute()


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux names its cameras in files")
@pytest.mark.usefixtures("cameras")
def test_a_camera_has_a_name() -> None:
    """The first of two devices of one camera gives the pictures. Fails when 10 comes before 2."""
    assert cameras_by_name() == {"webcam c920": "2", "built-in": "10"}
    assert source_in("Webcam C920") == "2"
    with pytest.raises(NotUnderstood) as caught:
        source_in("scanner")
    assert caught.value.event == CameraUnknown("scanner", "webcam c920, built-in")


def test_a_missing_library_is_told_with_its_command(monkeypatch: pytest.MonkeyPatch) -> None:
    """Before the game begins, the command that installs the library is told."""
    monkeypatch.setattr(library, "is_installed", lambda: False)
    with pytest.raises(Unavailable) as caught:
        source_in("0")
    assert isinstance(caught.value.event, CameraLibraryMissing)
    assert "opencv-python-headless" in caught.value.event.command


def test_a_camera_needs_real_cards(tmp_path: Path) -> None:
    """Where the program deals, a camera is refused, and no file is made."""
    path = tmp_path / "journal.jsonl"
    found = run_command(f"play no-thanks --lang en --camera 0 --journal {path}")
    assert found.code == 2
    assert "--deck physical" in found.error
    assert not path.exists()


def test_each_card_that_it_looks_for_has_a_marker() -> None:
    """Every card of every game is looked for, once."""
    cards = every_card()
    assert len({marker_bits(code) for code in cards}) == len(cards) > 150
