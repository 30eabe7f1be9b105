"""The voice for a language: a wish that speaks it first, then the one that fits best."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from accessigame.devices.speech.pyttsx3_voice import voices_for


@dataclass(frozen=True)
class Voice:
    """A voice as pyttsx3 lists it."""

    id: str
    name: str
    languages: tuple[str, ...]


ESPEAK = (
    Voice("gmw/en-US", "English (America)", ("en-us",)),
    Voice("gmw/en", "English (Great Britain)", ("en-gb",)),
    Voice("roa/fr-BE", "French (Belgium)", ("fr-be",)),
    Voice("roa/fr", "French (France)", ("fr-fr",)),
)
WINDOWS = (
    Voice(r"TTS_MS_DE-DE_HEDDA", "Microsoft Hedda", ("de-DE",)),
    Voice(r"TTS_MS_FR-FR_HORTENSE", "Microsoft Hortense", ("fr_FR",)),
)


@pytest.mark.parametrize(
    ("voices", "language", "wish", "tried"),
    [
        (ESPEAK, "fr", "", ["roa/fr"]),
        (ESPEAK, "en", "+f3", ["gmw/en+f3", "gmw/en"]),
        (ESPEAK, "fr", "fr-be", ["roa/fr-BE", "roa/fr"]),
        (ESPEAK, "fr", "French (Belgium)+m2", ["roa/fr-BE+m2", "roa/fr-BE", "roa/fr+m2", "roa/fr"]),
        (ESPEAK, "en", "fr-be", ["gmw/en"]),
        (ESPEAK, "de", "", []),
        (WINDOWS, "fr", "", ["TTS_MS_FR-FR_HORTENSE"]),
        (WINDOWS, "fr", "microsoft hedda", ["TTS_MS_FR-FR_HORTENSE"]),
    ],
)
def test_the_voice_that_fits_best_is_tried_first(
    voices: tuple[Voice, ...], language: str, wish: str, tried: list[str]
) -> None:
    """The language's own voice, not another country's; a wish counts only where it speaks it.

    Fails when the first voice of the language is taken, or a wish for another language counts.
    """
    assert list(voices_for(language, wish, voices)) == tried
