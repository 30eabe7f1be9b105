"""The library for cameras, asked for its version in a process of its own, as it may crash."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from typing import Final

from accessigame.devices import own_process

PACKAGE: Final = "opencv-python-headless"
"""What pip installs."""
CODE: Final = (
    "import sys; sys.path[:] = sys.argv[1:]; "
    "from accessigame.devices.camera.vision import cv2; print(cv2.__version__)"
)
PATIENCE: Final = 30.0
"""Seconds that it has to load, as long as the process of a camera."""


def is_installed() -> bool:
    """Return True where the library is there; whether it loads is another question."""
    return find_spec("cv2") is not None


def loaded_version() -> str | None:
    """Return the version of the library; None where it does not load."""
    with own_process.start([sys.executable, "-I", "-c", CODE, *sys.path]) as process:
        try:
            written, _ = process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            return None
    return written.decode().strip() if process.returncode == 0 else None
