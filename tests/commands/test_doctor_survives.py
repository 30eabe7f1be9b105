"""`accessigame doctor` where a library does not load: it is the command that has to tell of it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

from tests.wait_for import PATIENCE

LIBRARIES: Final = (
    "louis",
    "prism",
    "prompt_toolkit",
    "pyttsx3",
    "serial",
    "serial.tools.list_ports",
    "sounddevice",
)

PROGRAM: Final = """
import builtins, sys
from accessigame import main

load, blocked = builtins.__import__, sys.argv.pop(1).split(",")

def guarded(name, globals=None, locals=None, fromlist=(), level=0):
    for each in (name, *(f"{name}.{part}" for part in fromlist or ())):
        if level == 0 and any(f"{each}.".startswith(f"{library}.") for library in blocked):
            raise AttributeError(f"function of {name} not found")
    return load(name, globals, locals, fromlist, level)

builtins.__import__ = guarded
sys.exit(main.main(sys.argv[1:]))
"""
"""The program, with libraries that fail as those of Windows do that lack a function."""


def doctor(home: Path, blocked: str, *options: str) -> subprocess.CompletedProcess[str]:
    """Run the doctor without some libraries, for somebody whose screen reader is spoken to."""
    settings = 'language = "en"\nspeech = "reader"\nreader = "direct"\n'
    (home / "settings.toml").write_text(settings, "utf-8")
    return subprocess.run(
        [sys.executable, "-c", PROGRAM, blocked, "doctor", *options],
        env={**os.environ, "ACCESSIGAME_HOME": str(home)},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE,
        check=False,
    )


@pytest.mark.parametrize("blocked", [*LIBRARIES, ",".join(LIBRARIES)])
def test_doctor_survives_a_library_that_does_not_load(tmp_path: Path, blocked: str) -> None:
    """Whatever a library raises at its import, there is a sentence on everything, and a report.

    Fails when the list of serial ports is imported as soon as the doctor is.
    """
    display = str(tmp_path / "no-port")
    ran = doctor(tmp_path, blocked, "--display", f"baum:{display}", "--report", "-")
    assert (ran.returncode, ran.stderr) == (1, "")
    assert "Python" in ran.stdout


@pytest.mark.unmeasured
def test_doctor_tells_that_ports_cannot_be_listed(tmp_path: Path) -> None:
    """The sentence has the error, and the command that may mend it; the rest is examined.

    Fails when the doctor says that all is well.
    """
    ran = doctor(tmp_path, "serial.tools")
    assert "The serial ports cannot be listed, error AttributeError. To install" in ran.stdout
    assert "-m pip install" in ran.stdout
    assert "Braille display: none." in ran.stdout
