"""`accessigame doctor`: what is not well says so, also where nobody needs it now."""

from __future__ import annotations

import json

import pytest

from accessigame.devices.speech.pyttsx3_voice import Pyttsx3Voice
from accessigame.devices.speech.voice import NoSoundDevice
from accessigame.storage import settings
from tests.running import Program


@pytest.mark.unmeasured
@pytest.mark.parametrize(("speech", "code"), [("self", 1), ("reader", 0), ("off", 0)])
def test_a_device_that_does_not_open_is_not_well(
    accessigame: Program, monkeypatch: pytest.MonkeyPatch, speech: str, code: int
) -> None:
    """Without sound the check of the voice fails, and the whole only where the voice is wanted.

    Fails when "no sound device could be opened" is told as well.
    """
    monkeypatch.setattr(Pyttsx3Voice, "check", lambda _: NoSoundDevice())
    settings.save(settings.Settings(language="en", speech=speech))
    ran = accessigame("doctor", "--json")
    report = json.loads(ran.out)
    (sound,) = (check for check in report["checks"] if check["check"] == "NoSoundDevice")
    assert (sound["ok"], sound["needed"]) == (False, speech == "self")
    others = all(check["ok"] for check in report["checks"] if check is not sound)
    assert report["ok"] == (others and speech != "self")
    assert not others or ran.code == code
