"""Whether a sound was really opened, and what happens when it goes away: nobody is left alone."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from accessigame.braille import Translator
from accessigame.devices.speech.voice import NoSoundDevice
from accessigame.devices.transport.emulated_port import EmulatedDisplay
from accessigame.displays.makes.baum import BaumDevice
from accessigame.words.words import Localizer
from tests.acceptance.audio_capture import AudioCapture, can_capture
from tests.acceptance.test_stream_heard import Game
from tests.wait_for import PATIENCE, wait_for

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not can_capture(), reason="PulseAudio and espeak-ng are needed"),
]


def examined(capture: AudioCapture, home: Path) -> tuple[int, list[str]]:
    """Return how `doctor` ends, and what it found."""
    ran = subprocess.run(
        [sys.executable, "-m", "accessigame", "doctor", "--json"],
        env={**capture.environment, "ACCESSIGAME_HOME": str(home)},
        capture_output=True,
        timeout=2 * PATIENCE,
        check=False,
    )
    assert ran.stderr == b""
    return ran.returncode, [check["check"] for check in json.loads(ran.stdout)["checks"]]


def test_the_doctor_opens_the_sound(capture: AudioCapture, tmp_path: Path) -> None:
    """All is well with a sound server, and without one it is a fault for who wants the voice.

    Fails when the doctor looks for the synthesiser only.
    """
    (tmp_path / "settings.toml").write_text('speech = "self"\n')
    code, checks = examined(capture, tmp_path)
    assert (code, "SpeechWorks" in checks) == (0, True)
    capture.close()
    code, checks = examined(capture, tmp_path)
    assert (code, "SpeechWorks" in checks, "NoSoundDevice" in checks) == (1, False, True)


def test_fingers_learn_that_the_voice_is_gone(capture: AudioCapture, tmp_path: Path) -> None:
    """The sound server dies in mid-game: display and screen say so, and both go on with the game.

    When it is back, so is the voice. Fails when only the console is told.
    """
    frames: list[bytes] = []
    no_sound = Translator("ueb").cells(Localizer("en").say(NoSoundDevice()).braille)
    with EmulatedDisplay(BaumDevice(40), tmp_path / "port", frames.append) as display:
        game = Game(capture, tmp_path, f"--display=baum:{display.link}", "--notation=ueb")
        with game.killed():
            wait_for(lambda: frames and capture.heard().first())
            capture.close()
            game.type("p")
            game.read_until("no sound device could be opened")
            wait_for(lambda: no_sound in frames[-1])
            known = len(frames)
            game.type("p")
            wait_for(lambda: len(frames) > known and no_sound not in frames[-1])
            game.read_until("Lea's turn")
            capture.open()
            game.type("k")
            wait_for(lambda: capture.heard().first())
            assert game.leave() == 0
    assert game.written.count("no sound device could be opened") == 1
