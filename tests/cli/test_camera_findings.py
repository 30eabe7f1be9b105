"""What `doctor` says on cameras: the library, and each camera with who may open it."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

from accessigame.cli import camera_findings as module
from accessigame.cli import local_camera
from accessigame.cli.camera_findings import (
    CameraDenied,
    CameraFound,
    CameraLibraryBroken,
    CameraLibraryIs,
    NoCameraFound,
    camera_findings,
)
from accessigame.cli.local_camera import CameraLibraryMissing
from accessigame.core.model import Event
from accessigame.devices.camera import library
from tests.running import Program

pytestmark = pytest.mark.skipif(
    sys.platform != "linux", reason="only Linux names its cameras in files"
)


def found(
    monkeypatch: pytest.MonkeyPatch, folder: Path, *cameras: str, version: str | None = "5.0.0"
) -> list[tuple[type[Event], bool]]:
    """Return the findings with these cameras. version: of the library, empty for none there."""
    for number, name in enumerate(cameras):
        (folder / f"video{number}").mkdir()
        (folder / f"video{number}" / "name").write_text(name)
    monkeypatch.setattr(local_camera, "CAMERAS", folder)
    monkeypatch.setattr(library, "is_installed", lambda: version != "")
    monkeypatch.setattr(library, "loaded_version", lambda: version)
    return [(type(event), fine) for event, fine in camera_findings()]


def test_nothing_is_said_where_nobody_wants_a_camera(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without the library and without a camera, there is no finding."""
    assert found(monkeypatch, tmp_path, version="") == []


def test_the_library_is_told_and_what_is_wrong_with_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It is there, it does not load, or it is missing beside a camera."""
    assert found(monkeypatch, tmp_path) == [(CameraLibraryIs, True), (NoCameraFound, True)]
    assert found(monkeypatch, tmp_path, version=None)[0] == (CameraLibraryBroken, False)
    missing = found(monkeypatch, tmp_path, "Webcam", version="")
    assert missing == [(CameraLibraryMissing, False), (CameraFound, True)]


def test_a_camera_that_may_not_be_opened_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one that may has its number, the other one its group. Fails when all are told as well."""
    monkeypatch.setattr(module, "may_open", lambda path: path == "/dev/video0")
    assert found(monkeypatch, tmp_path, "Webcam", "Built-in")[1:] == [
        (CameraFound, True),
        (CameraDenied, False),
    ]


def test_the_library_is_loaded_in_a_process_of_its_own(monkeypatch: pytest.MonkeyPatch) -> None:
    """It tells its version; one that crashes, or hangs, is none."""
    cv2 = pytest.importorskip("cv2", reason="needs the extra camera")
    assert library.loaded_version() == cv2.__version__
    monkeypatch.setattr(library, "CODE", "import os; print(1, flush=True); os.abort()")
    assert library.loaded_version() is None
    monkeypatch.setattr(library, "CODE", "import time; time.sleep(60)")
    monkeypatch.setattr(library, "PATIENCE", 0.05)
    assert library.loaded_version() is None


def test_doctor_tells_it(
    accessigame: Program, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A camera is among the findings, and one that is not well makes nothing fail."""
    monkeypatch.setattr(module, "may_open", lambda _: False)
    found(monkeypatch, tmp_path, "Webcam")
    checks = json.loads(accessigame("doctor", "--json", "--lang", "en").out)["checks"]
    (denied,) = (check for check in checks if check["check"] == "CameraDenied")
    assert (denied["ok"], denied["needed"]) == (False, False)
    assert "webcam" in denied["sentence"]
