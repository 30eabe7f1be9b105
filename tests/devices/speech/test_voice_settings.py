"""The ring of settings of a voice."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from accessigame.devices.speech.loudspeaker import (
    PitchIs,
    RateIs,
    SettingsRing,
    VoiceIs,
    VolumeIs,
)
from accessigame.devices.speech.voice import VoiceSettings
from accessigame.storage.setting_checks import OTHERS
from accessigame.storage.settings import PERCENT, RATES


def test_the_ring_goes_round() -> None:
    """Rate, pitch, loudness, voice, and the rate again."""
    ring, settings = SettingsRing("fr"), VoiceSettings(180, 50, 100, {OTHERS: "+f3"})
    states = [ring.state(settings), *(ring.next(settings) for _ in range(4))]
    assert states == [RateIs(180), PitchIs(50), VolumeIs(100), VoiceIs("f3"), RateIs(180)]


@given(st.lists(st.sampled_from([-9, -1, 0, 1, 9]), max_size=30))
def test_nothing_leaves_its_limits(steps: list[int]) -> None:
    """Any number of presses keeps the limits, and the voice never falls silent."""
    ring, settings = SettingsRing("fr"), VoiceSettings(180)
    for step in steps:
        if step:
            settings = ring.adjusted(settings, step)
        else:
            ring.next(settings)
    assert RATES[0] <= settings.rate <= RATES[1]
    assert PERCENT[0] <= settings.pitch <= PERCENT[1]
    assert 0 < settings.volume <= PERCENT[1]


def test_a_voice_keeps_its_name() -> None:
    """Only the variant changes, and comes back after all of them."""
    ring, settings = SettingsRing("fr"), VoiceSettings(voice={OTHERS: "fr-be+f2"})
    for _ in range(3):
        ring.next(settings)
    assert ring.adjusted(settings, 1).voice == {OTHERS: "fr-be+f3"}
    assert ring.adjusted(settings, 7).voice == {OTHERS: "fr-be+f2"}
    assert ring.state(replace(settings, voice={})) == VoiceIs("usual")


@pytest.mark.parametrize(
    ("voice", "french", "german"),
    [
        ({}, "", ""),
        ({OTHERS: "+f3"}, "+f3", "+f3"),
        ({"fr": "fr-be+f3", "de": "+m2"}, "fr-be+f3", "+m2"),
        ({"fr": "fr-be", OTHERS: "+m2"}, "fr-be", "+m2"),
        ({"de": "+m2"}, "", "+m2"),
    ],
)
def test_a_voice_for_each_language(voice: Mapping[str, str], french: str, german: str) -> None:
    """The voice of a language goes before the one for all."""
    settings = VoiceSettings(voice=voice)
    assert (settings.voice_for("fr"), settings.voice_for("de")) == (french, german)


@given(
    st.sampled_from(
        [{}, {OTHERS: "+f3"}, {"fr": "fr-be", "de": "+m2"}, {"fr": "+m3", OTHERS: "+f2"}]
    ),
    st.integers(1, 9),
)
def test_the_voice_of_another_language_is_left_alone(voice: Mapping[str, str], steps: int) -> None:
    """An adjusted French voice leaves the German one as it was, if it has one of its own."""
    ring, settings = SettingsRing("fr"), VoiceSettings(voice=voice)
    for _ in range(3):
        ring.next(settings)
    for _ in range(steps):
        settings = ring.adjusted(settings, 1)
    assert ring.state(settings) == VoiceIs(settings.voice_for("fr").strip("+") or "usual")
    if "de" in voice:
        assert settings.voice_for("de") == "+m2"
    turned = 7 - steps % 7
    assert ring.adjusted(settings, turned).voice_for("fr") == VoiceSettings(voice=voice).voice_for(
        "fr"
    )


@pytest.mark.parametrize("voice", [{}, {"fr": "fr-be"}, {"de": "+m2"}])
def test_the_usual_voice_leaves_no_entry(voice: Mapping[str, str]) -> None:
    """Once round the ring, the settings are what they were, so that nothing is kept.

    Fails when the usual voice stays behind as an empty entry.
    """
    settings = VoiceSettings(voice=voice)
    assert settings.with_voice("en", "+f3").with_voice("en", "") == settings
