"""English sentences of a game, spoken through our driver and recognised by pocketsphinx.

It hears words, not likeness; its models ship with its package, and are for English alone.
"""

from __future__ import annotations

import re
from array import array
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from accessigame.core.model import Seat
from accessigame.games.no_thanks.events.play import CardTaken, MustTake, TokenLaid
from accessigame.words.words import Localizer
from tests.acceptance.audio_capture import RATE, AudioCapture, can_capture
from tests.acceptance.sound_similarity import rendering
from tests.acceptance.test_stream_heard import said

pytestmark = [
    pytest.mark.acceptance,
    pytest.mark.skipif(not can_capture(), reason="PulseAudio and espeak-ng are needed"),
]

SPEED = 150
"""Words a minute: this recogniser was made for people."""
EAR = 16000
"""Samples a second that it wants."""
SILENCE = array("h", bytes(8000))
NUMBERS = {2: "two", 4: "four", 5: "five", 11: "eleven", 26: "twenty six", 35: "thirty five"}
WORDS = Localizer("en", ("Anna", "Ben", "Sandra"))
KNOWN = tuple(
    WORDS.say(kind(Seat(seat), card, pot)).speech
    for kind, seat, (card, pot) in product(
        (TokenLaid, CardTaken, MustTake), range(3), ((26, 2), (35, 4), (11, 5))
    )
)
"""What may be said: each differs from others in one word or two."""
SPOKEN = tuple(KNOWN[n] for n in (0, 4, 8, 10, 14, 24))


def words(sentence: str) -> str:
    """Return a sentence as the recogniser writes it."""
    spelled = re.sub(r"\d+", lambda digits: NUMBERS[int(digits.group())], sentence)
    return re.sub(r"[^a-z ]", "", spelled.lower()).strip()


@pytest.fixture(scope="module")
def recogniser() -> Any:
    """Return a recogniser that knows all that may be said, and nothing else."""
    pocketsphinx = pytest.importorskip(
        "pocketsphinx", reason="pocketsphinx is not installed, so nobody can recognise words"
    )
    wide = {"beam": 1e-120, "wbeam": 1e-100, "pbeam": 1e-120, "maxhmmpf": -1, "bestpath": False}
    decoder = pocketsphinx.Decoder(lm=None, samprate=EAR, loglevel="FATAL", **wide)
    known = " | ".join(map(words, KNOWN))
    decoder.add_jsgf_string("game", f"#JSGF V1.0; grammar game; public <said> = {known};")
    decoder.activate_search("game")
    return decoder


def understood(recogniser: Any, sound: array[int]) -> str:
    """Return what the recogniser makes of a sound."""
    count = len(sound) * EAR // RATE
    slower = array("h", (sound[place * RATE // EAR] for place in range(count)))
    recogniser.start_utt()
    recogniser.process_raw((SILENCE + slower + SILENCE).tobytes(), full_utt=True)
    recogniser.end_utt()
    best = recogniser.hyp()
    return best.hypstr if best else ""


def test_a_game_is_understood(recogniser: Any, capture: AudioCapture) -> None:
    """Of six sentences among twenty-seven, five at least are recognised word by word."""
    body = f"""
voice.settings = VoiceSettings(rate={SPEED}, voice={{"en": "en-us"}})
for sentence in {SPOKEN!r}: say("en", sentence)
finish()
"""
    told = [one for one in said(capture, body) if one["outcome"] == "HEARD"]
    recorded = capture.heard()
    sounds = [recorded.between(one["begin"], one["end"] + 0.1).left for one in told]
    right = [understood(recogniser, sound) for sound in sounds]
    assert sum(a == words(b) for a, b in zip(right, SPOKEN, strict=True)) >= 5, right


def test_a_wrong_voice_is_not_understood(recogniser: Any, tmp_path: Path) -> None:
    """Read by a French voice, English sentences are not: so being understood means something."""
    sounds = [rendering(tmp_path, "fr", sentence, SPEED) for sentence in SPOKEN]
    right = [understood(recogniser, sound) for sound in sounds]
    assert sum(a == words(b) for a, b in zip(right, SPOKEN, strict=True)) <= 3, right
