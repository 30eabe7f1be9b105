"""Rates and voices as one line of text: the form of the flags, and of older settings files."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from accessigame.input.line_parser import number_in

OTHERS: Final = ""
"""The language of a voice that serves every language without one of its own."""


def voices_in(text: str) -> dict[str, str]:
    """Return the voices by language of `fr=fr-be,en=+f3,+m2`; the last one is for `OTHERS`."""
    pairs = (part.rpartition("=") for part in text.split(",") if part.strip())
    return {language.strip().lower(): voice.strip() for language, _, voice in pairs}


def voices_text(voices: Mapping[str, str]) -> str:
    """Return the voices by language as one line; that of `OTHERS` stands at the end."""
    named = [f"{language}={voice}" for language, voice in voices.items() if language != OTHERS]
    return ",".join([*named, *([voices[OTHERS]] if voices.get(OTHERS) else [])])


def rates_text(rates: Mapping[str, int]) -> str:
    """Return the numbers by name as one line."""
    return ",".join(f"{name}={rate}" for name, rate in rates.items())


def rates_in(text: str) -> dict[str, int] | None:
    """Return the numbers by name of `Ana=250,Ben=160`; None where a part is not such a pair."""
    parts = [part.rpartition("=") for part in text.split(",") if part.strip()]
    rates = {name.strip(): number_in(rate) for name, _, rate in parts}
    known = {name: rate for name, rate in rates.items() if name and rate is not None}
    return known if len(known) == len(parts) else None
