"""Presentation preferences: the settings of one run, after its flags, and what is of it alone."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from accessigame.core.model import Seat
from accessigame.storage.rows import setting
from accessigame.storage.settings import SPEECH_MODES, Settings

SHARED_DEVICES: Final = ("display", "voice")


@dataclass(frozen=True, slots=True)
class Preferences(Settings):
    """The settings of one run, with the rows that no file keeps.

    speech: settled by now. displays: those that the display `auto` may try.
    display_seat: the seat whose device the display is alone, if any.
    share: the device that goes from hand to hand, or empty.
    teach: the game explains itself as it goes.
    seat_rates: words a minute of the seats whose players have a rate in `rates` or by `--rates`.
    """

    speech: str = setting("off", choices=SPEECH_MODES, flag="--speech")
    display_seat: Seat | None = setting(None, flag="--display-seat")
    share: str = setting("", choices=SHARED_DEVICES, flag="--share")
    teach: bool = setting(False, flag="--teach")
    seat_rates: Mapping[Seat, int] = field(default_factory=dict)
