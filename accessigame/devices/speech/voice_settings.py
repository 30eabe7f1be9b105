"""Adjusting a voice during play: a ring of settings, each raised or lowered in steps."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Final, TypeAlias

from accessigame.core.model import Event, event_class
from accessigame.devices.speech.voice import VoiceSettings
from accessigame.storage.settings import PERCENT, RATES

VARIANTS: Final = ("", "+f2", "+f3", "+f4", "+m2", "+m3", "+m7")
"""The variants of espeak-ng that are offered: the ones that are easy to understand."""
RATE_STEP: Final = 20
PERCENT_STEP: Final = 10


@event_class
class RateIs(Event):
    """The rate of the voice, in words a minute."""

    rate: int


@event_class
class PitchIs(Event):
    """The pitch of the voice, from 0 to 100."""

    pitch: int


@event_class
class VolumeIs(Event):
    """The volume of the voice, from 0 to 100."""

    volume: int


@event_class
class VoiceIs(Event):
    """The voice and variant in use; `usual` for the default of the language."""

    voice: str


def _clamped(value: int, limits: tuple[int, int]) -> int:
    return min(max(value, limits[0]), limits[1])


def _rate(settings: VoiceSettings, step: int) -> VoiceSettings:
    return replace(settings, rate=_clamped(settings.rate + step * RATE_STEP, RATES))


def _pitch(settings: VoiceSettings, step: int) -> VoiceSettings:
    return replace(settings, pitch=_clamped(settings.pitch + step * PERCENT_STEP, PERCENT))


def _volume(settings: VoiceSettings, step: int) -> VoiceSettings:
    # never silent: without the voice nobody hears how to raise it again
    lowest = (PERCENT_STEP, PERCENT[1])
    return replace(settings, volume=_clamped(settings.volume + step * PERCENT_STEP, lowest))


class _Variant:
    """The voice variant of one language; other languages keep theirs."""

    def __init__(self, language: str) -> None:
        self._language = language

    def adjusted(self, settings: VoiceSettings, step: int) -> VoiceSettings:
        name, plus, variant = settings.voice_for(self._language).partition("+")
        index = VARIANTS.index(plus + variant) if plus + variant in VARIANTS else 0
        voice = name + VARIANTS[(index + step) % len(VARIANTS)]
        return settings.with_voice(self._language, voice)

    def state(self, settings: VoiceSettings) -> Event:
        return VoiceIs(settings.voice_for(self._language).strip("+") or "usual")


Setting: TypeAlias = tuple[
    Callable[[VoiceSettings, int], VoiceSettings], Callable[[VoiceSettings], Event]
]
"""Two functions: change the setting by a number of steps, and report it as an event."""
SETTINGS: Final[tuple[Setting, ...]] = (
    (_rate, lambda settings: RateIs(settings.rate)),
    (_pitch, lambda settings: PitchIs(settings.pitch)),
    (_volume, lambda settings: VolumeIs(settings.volume)),
)


class SettingsRing:
    """The ring of settings, with a cursor on the one that is adjusted; the rate at first.

    language: the one whose voice variant is adjusted.
    """

    def __init__(self, language: str) -> None:
        variant = _Variant(language)
        self._settings = (*SETTINGS, (variant.adjusted, variant.state))
        self._index = 0

    def next(self, settings: VoiceSettings) -> Event:
        """Move to the next setting; return its state."""
        self._index = (self._index + 1) % len(self._settings)
        return self.state(settings)

    def state(self, settings: VoiceSettings) -> Event:
        """Return the state of the current setting."""
        return self._settings[self._index][1](settings)

    def adjusted(self, settings: VoiceSettings, step: int) -> VoiceSettings:
        """Return the settings with the current one changed by this number of steps."""
        return self._settings[self._index][0](settings, step)
