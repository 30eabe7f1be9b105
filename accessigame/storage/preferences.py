"""Presentation preferences: how a person wants a game spoken, shown and written, for one run."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from accessigame.core.model import Seat
from accessigame.storage.settings import Settings

USUAL: Final = Settings()
"""What is wished where nothing was settled."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """How a person wants a game brought.

    speech: self, reader or off. display: NAME:PORT, brlapi, auto or empty. notation: of the
    braille, or empty for the language's own. grade: of its sentences. flash: how long a message
    covers the line. display_seat: whose the display is alone, if it is somebody's.
    displays: those that `auto` may try. chords: what the space key with dots does there.
    share: display or voice, if that goes from hand to hand, or empty.
    teach: the game explains itself as it goes.
    rate: words a minute. pitch and volume: from 0 to 100. voice: `VOICE+VARIANT`, or empty.
    rates: of seats that have one of their own. verbosity: brief, normal or full. cues: sounds
    before sentences. reader: lines or direct.
    large: bright letters and high numbers.
    """

    speech: str = "off"
    display: str = USUAL.display
    notation: str = USUAL.notation
    grade: str = USUAL.grade
    flash: str = USUAL.flash
    display_seat: Seat | None = None
    displays: tuple[str, ...] = USUAL.displays
    chords: Mapping[str, str] = field(default_factory=dict)
    share: str = ""
    teach: bool = False
    rate: int = USUAL.rate
    pitch: int = USUAL.pitch
    volume: int = USUAL.volume
    voice: str = USUAL.voice
    rates: Mapping[Seat, int] = field(default_factory=dict)
    verbosity: str = USUAL.verbosity
    cues: bool = USUAL.cues
    reader: str = USUAL.reader
    large: bool = USUAL.large
