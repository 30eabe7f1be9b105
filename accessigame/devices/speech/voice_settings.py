"""What can be adjusted about a voice: one thing after another, more or less of it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final, TypeAlias

from accessigame.core.model import Event
from accessigame.devices.speech.worker import VoiceSettings
from accessigame.storage.settings import PERCENT, RATES

VARIANTS: Final = ("", "+f2", "+f3", "+f4", "+m2", "+m3", "+m7")
"""Of espeak-ng's many variants, some that are easy to understand."""
RATE_STEP: Final = 20
PERCENT_STEP: Final = 10


@dataclass(frozen=True, slots=True)
class RateIs(Event):
    """So many words a minute are spoken."""

    rate: int


@dataclass(frozen=True, slots=True)
class PitchIs(Event):
    """So high is the voice, of 100."""

    pitch: int


@dataclass(frozen=True, slots=True)
class VolumeIs(Event):
    """So loud is the voice, of 100."""

    volume: int


@dataclass(frozen=True, slots=True)
class VoiceIs(Event):
    """The voice and variant that speak; `usual` where it is the language's own."""

    voice: str


def _within(value: int, limits: tuple[int, int]) -> int:
    return min(max(value, limits[0]), limits[1])


def _rate(manner: VoiceSettings, step: int) -> VoiceSettings:
    return replace(manner, rate=_within(manner.rate + step * RATE_STEP, RATES))


def _pitch(manner: VoiceSettings, step: int) -> VoiceSettings:
    return replace(manner, pitch=_within(manner.pitch + step * PERCENT_STEP, PERCENT))


def _volume(manner: VoiceSettings, step: int) -> VoiceSettings:
    # never silent: who cannot hear the voice cannot hear how to make it louder
    lowest = (PERCENT_STEP, PERCENT[1])
    return replace(manner, volume=_within(manner.volume + step * PERCENT_STEP, lowest))


class _Variant:
    """The variant of the voice of one language; other languages keep theirs."""

    def __init__(self, language: str) -> None:
        self._language = language

    def adjusted(self, manner: VoiceSettings, step: int) -> VoiceSettings:
        name, plus, variant = manner.voice_for(self._language).partition("+")
        here = VARIANTS.index(plus + variant) if plus + variant in VARIANTS else 0
        wanted = name + VARIANTS[(here + step) % len(VARIANTS)]
        return manner.with_voice(self._language, wanted)

    def state(self, manner: VoiceSettings) -> Event:
        return VoiceIs(manner.voice_for(self._language).strip("+") or "usual")


Setting: TypeAlias = tuple[
    Callable[[VoiceSettings, int], VoiceSettings], Callable[[VoiceSettings], Event]
]
"""How it is changed by so many steps, and how it is told."""
SETTINGS: Final[tuple[Setting, ...]] = (
    (_rate, lambda manner: RateIs(manner.rate)),
    (_pitch, lambda manner: PitchIs(manner.pitch)),
    (_volume, lambda manner: VolumeIs(manner.volume)),
)


class Ring:
    """The settings in a ring, and which one is adjusted now; the rate at first.

    language: of the voice whose variant is adjusted.
    """

    def __init__(self, language: str) -> None:
        variant = _Variant(language)
        self._settings = (*SETTINGS, (variant.adjusted, variant.state))
        self._place = 0

    def next(self, manner: VoiceSettings) -> Event:
        """Go on to the next setting; return how it is."""
        self._place = (self._place + 1) % len(self._settings)
        return self.state(manner)

    def state(self, manner: VoiceSettings) -> Event:
        """Return how the setting is."""
        return self._settings[self._place][1](manner)

    def adjusted(self, manner: VoiceSettings, step: int) -> VoiceSettings:
        """Return the manner with so many steps more, or less, of this setting."""
        return self._settings[self._place][0](manner, step)
