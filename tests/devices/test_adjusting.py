"""The ring of settings of a voice, and the loudspeaker that has it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.devices import loudspeaker
from accessigame.devices.adjusting import PitchIs, RateIs, Ring, VoiceIs, VolumeIs
from accessigame.devices.loudspeaker import Loudspeaker
from accessigame.devices.speech import Manner
from accessigame.settings import PERCENT, RATES
from accessigame.table import EVERYONE
from tests.devices.stage import PATIENCE, Stage


def test_the_ring_goes_round() -> None:
    """Rate, pitch, loudness, voice, and the rate again."""
    ring, manner = Ring("fr"), Manner(180, 50, 100, "+f3")
    states = [ring.state(manner), *(ring.next(manner) for _ in range(4))]
    assert states == [RateIs(180), PitchIs(50), VolumeIs(100), VoiceIs("f3"), RateIs(180)]


@given(st.lists(st.sampled_from([-9, -1, 0, 1, 9]), max_size=30))
def test_nothing_leaves_its_limits(steps: list[int]) -> None:
    """However often a key is pressed; and the voice never falls silent."""
    ring, manner = Ring("fr"), Manner(180)
    for step in steps:
        if step:
            manner = ring.adjusted(manner, step)
        else:
            ring.next(manner)
    assert RATES[0] <= manner.rate <= RATES[1]
    assert PERCENT[0] <= manner.pitch <= PERCENT[1]
    assert 0 < manner.volume <= PERCENT[1]


def test_a_voice_keeps_its_name() -> None:
    """Only the variant changes, and comes back after all of them."""
    ring, manner = Ring("fr"), Manner(voice="fr-be+f2")
    for _ in range(3):
        ring.next(manner)
    assert ring.adjusted(manner, 1).voice == "fr-be+f3"
    assert ring.adjusted(manner, 7).voice == "fr-be+f2"
    assert ring.state(replace(manner, voice="")) == VoiceIs("usual")


def test_what_was_adjusted_counts_at_once_and_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """The voice has the new manner for its next sentence, and the settings get it at the end."""

    class Voice(Stage):
        def __init__(self, _language: str, *, manner: Manner) -> None:
            super().__init__(free=True)
            self.manner = manner

    monkeypatch.setattr(loudspeaker, "Pyttsx3Voice", Voice)
    monkeypatch.setattr(loudspeaker, "LAST_WORDS", PATIENCE)
    kept: list[Manner] = []
    speaker = Loudspeaker(EVERYONE, "en", Manner(180), lambda _: None, kept.append)
    assert speaker.adjust(2) == RateIs(220)
    assert speaker._voice.manner == Manner(220)
    speaker.close()
    assert kept == [Manner(220)]
    Loudspeaker(EVERYONE, "en", Manner(180), lambda _: None, kept.append).close()
    assert len(kept) == 1
