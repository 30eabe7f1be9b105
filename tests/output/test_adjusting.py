"""The adjusting of voices by keys."""

from __future__ import annotations

import pytest

from accessigame.core.model import Event, Intent, NotAllowed
from accessigame.output.adjusting import NoVoiceHere, adjusted
from accessigame.session.earlier_news import DigitsAre
from accessigame.words.words import Verbosity
from tests.playing import Recorder


class Voiced(Recorder):
    """An output whose loudness is a number."""

    loudness = 5
    cues = False
    speaks = True
    verbosity = Verbosity.NORMAL

    def next_setting(self) -> Event:
        """Return another event than the loudness."""
        return DigitsAre("setting")

    def adjust(self, step: int) -> Event:
        """Change the loudness."""
        self.loudness += step
        return DigitsAre(str(self.loudness))


def test_every_voice_is_adjusted_and_answers_once() -> None:
    """Two voices that are the same now give one answer; without a voice that is said."""
    voices = [Voiced(), Recorder(), Voiced()]
    assert adjusted(voices, Intent("more", 2)) == (DigitsAre("7"),)
    assert adjusted(voices, Intent("setting")) == (DigitsAre("setting"),)
    with pytest.raises(NotAllowed) as caught:
        adjusted([Recorder()], Intent("more"))
    assert caught.value.event == NoVoiceHere()
