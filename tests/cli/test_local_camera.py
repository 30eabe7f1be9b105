"""The camera of `--camera`: what may be named, what is refused before a game begins."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

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
from accessigame.devices.camera import camera as module
from accessigame.devices.camera import library
from accessigame.input.card_marker import marker_bits
from accessigame.storage import settings
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


REAL: Final = "play no-thanks --lang en --speech off --deck physical --players Ana,Ben,Cid"


def test_a_camera_of_the_settings_serves_every_game_with_real_cards(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """It need not be typed each evening; a game that the program deals passes it over.

    Fails when the setting is refused where cards are dealt, as the flag is.
    """
    made = []

    class Noted:
        def __init__(self, source: str, *_: object) -> None:
            made.append(source)

        def look(self, _looks: bool) -> None:
            """Do nothing."""

        async def close(self) -> None:
            """Do nothing."""

    monkeypatch.setattr(module, "Camera", Noted)
    settings.change(camera="1")
    assert run_command(REAL).code == 0
    assert made == ["1"]
    assert run_command("play no-thanks --lang en --speech off").code == 0
    assert run_command(f"{REAL} --camera 2").code == 0
    assert run_command(f"{REAL} --camera=").code == 0
    assert made == ["1", "2"]


def test_a_camera_of_the_settings_that_is_gone_costs_one_sentence() -> None:
    """The game goes on, and cards are typed. Fails when it ends before it begins."""
    settings.change(camera="no such camera")
    ran = run_command(REAL, "12\nt\n")
    text = "\n".join(ran.lines)
    assert ran.code == 0
    assert text.count("no such camera") == 2  # its name, and that there is none
    assert "Card 12." in text


def test_each_card_that_it_looks_for_has_a_marker() -> None:
    """Every card of every game is looked for, once."""
    cards = every_card()
    assert len({marker_bits(code) for code in cards}) == len(cards) > 150
