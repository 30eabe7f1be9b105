"""The loudspeaker: rates of players, sounds before sentences, and what is kept."""

from __future__ import annotations

from dataclasses import replace

import pytest

from accessigame.core.model import EVERYONE, Seat, only
from accessigame.devices.speech import loudspeaker
from accessigame.devices.speech.clip import samples
from accessigame.devices.speech.loudspeaker import Loudspeaker, PitchIs, RateIs, SpeechPreferences
from accessigame.devices.speech.voice import VoiceSettings
from accessigame.output.blocks import Block
from accessigame.output.delivery import pass_on
from accessigame.words.words import Earcon, Utterance, Verbosity
from tests.devices.speech.stage import PATIENCE, Stage
from tests.wait_for import wait_for

ANA, BEN, LEA = (Seat(number) for number in range(3))
RATES = {ANA: 250, LEA: 160}


class Voice(Stage):
    """A voice that says all at once, and remembers how."""

    def __init__(self, _language: str, *, settings: VoiceSettings) -> None:
        super().__init__(free=True)
        self.settings = settings


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> list[SpeechPreferences]:
    """Return the saved preferences of loudspeakers whose voice is on a stage."""
    monkeypatch.setattr(loudspeaker, "Pyttsx3Voice", Voice)
    monkeypatch.setattr(loudspeaker, "CLOSING_TIMEOUT", PATIENCE)
    return []


def speaking(
    preferences: SpeechPreferences, kept: list[SpeechPreferences]
) -> tuple[Loudspeaker, Voice]:
    """Return a loudspeaker for three, and its voice."""
    speaker = Loudspeaker(EVERYONE, "en", preferences, 3, lambda _: None, kept.append)
    voice = speaker._voice
    assert isinstance(voice, Voice)
    return speaker, voice


def end(speaker: Loudspeaker) -> None:
    """Have all be said, and close the loudspeaker."""
    speaker.finish()
    wait_for(lambda: speaker.finished)
    speaker.close()


def said(text: str, cue: Earcon | None = None) -> Utterance:
    """Return a sentence."""
    return Utterance(text, "", "en", cue=cue)


def test_everybody_is_spoken_to_at_a_rate_of_their_own(kept: list[SpeechPreferences]) -> None:
    """While it is the turn of somebody with a rate, all is said at that rate.

    Fails when the rate of the last one to act is kept for the next.
    """
    speaker, voice = speaking(SpeechPreferences(VoiceSettings(180), rates=RATES), kept)
    for actor in (ANA, BEN, LEA, None, ANA):
        speaker.deliver(Block((said("one"), said("two")), actor=actor))
    end(speaker)
    assert [style.rate for style in voice.styles] == [
        rate for rate in (250, 180, 160, 180, 250) for _ in range(2)
    ]
    assert kept == []


def test_headphones_speak_at_the_rate_of_who_wears_them(kept: list[SpeechPreferences]) -> None:
    """The listener with the headphones hears all at one rate, and adjusts that one.

    Fails when somebody's own hand is read at the rate of the player who is asked next.
    """
    speaker, voice = speaking(SpeechPreferences(VoiceSettings(180), rates=RATES), kept)
    pass_on(speaker, only(LEA))
    for actor in (ANA, BEN, LEA, None):
        speaker.deliver(Block((said("one"),), actor=actor))
    assert speaker.adjust(1) == RateIs(180)
    end(speaker)
    assert [style.rate for style in voice.styles] == [160] * 4
    assert kept == [SpeechPreferences(VoiceSettings(180), rates={**RATES, LEA: 180})]


def test_whose_rate_is_adjusted(kept: list[SpeechPreferences]) -> None:
    """The keys change the rate of the seat to act, if it has one, and else that of all."""
    speaker, _ = speaking(SpeechPreferences(VoiceSettings(180), rates=RATES), kept)
    speaker.deliver(Block((), actor=ANA))
    assert speaker.adjust(1) == RateIs(270)
    assert speaker.next_setting() == PitchIs(50)
    assert speaker.adjust(-1) == PitchIs(40)
    speaker.deliver(Block((), actor=BEN))
    speaker.next_setting(), speaker.next_setting(), speaker.next_setting()
    assert speaker.adjust(-1) == RateIs(160)
    end(speaker)
    assert kept == [SpeechPreferences(VoiceSettings(160, 40), rates={**RATES, ANA: 270})]


def test_sounds_only_where_they_are_wanted(kept: list[SpeechPreferences]) -> None:
    """Off, there is none; on, the sound of the sentence comes from the side of its seat."""
    speaker, voice = speaking(SpeechPreferences(), kept)
    block = Block((said("laid", Earcon("laid", LEA)), said("more")))
    speaker.deliver(block)
    speaker.cues = True
    speaker.deliver(block)
    end(speaker)
    sounds = [style.earcon() for style in voice.styles]
    assert sounds == [b"", b"", samples("laid", 1.0, 100), b""]
    assert [preferences.cues for preferences in kept] == [True]


def test_what_was_adjusted_is_kept(kept: list[SpeechPreferences]) -> None:
    """The voice has the new settings for its next sentence, and they are saved at the end."""
    speaker, voice = speaking(SpeechPreferences(VoiceSettings(180)), kept)
    assert speaker.adjust(2) == RateIs(220)
    assert voice.settings == VoiceSettings(220)
    speaker.verbosity = Verbosity.BRIEF
    end(speaker)
    assert kept == [SpeechPreferences(VoiceSettings(220), Verbosity.BRIEF)]
    speaking(replace(kept[0]), kept)[0].close()
    assert len(kept) == 1
