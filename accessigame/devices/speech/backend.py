"""The seam between our voice and a driver of pyttsx3: what makes the sound, and stops it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from accessigame.core.model import Event
from accessigame.devices.speech.voice import SynthesiserIs
from accessigame.storage.installing import UNKNOWN


class SpeechBackend:
    """One driver of pyttsx3, left alone and believed, as those of Windows and macOS are.

    A backend that knows its driver better overrides the methods that do nothing here.
    driver: the name that pyttsx3 knows the driver by. name: the synthesiser's, for sentences.
    properties: those that it can set; the drivers of other systems print where they lack one.
    """

    properties: tuple[str, ...] = ("rate", "volume")

    def __init__(self, driver: str, name: str = "") -> None:
        self.driver: Final = driver
        self.name: Final = name or driver

    def prepare(self, stopped: Callable[[], bool], earcon: bytes) -> None:
        """Prepare one utterance.

        stopped: True once nobody wants to hear it. earcon: the sound before it, for both ears.
        """

    def begin(self, engine: Any) -> None:
        """Have the engine keep its next utterance for its loop.

        pyttsx3 would begin with it at once, and its loop begins with the command to end the loop,
        which stops it. pyttsx3 ships no types.
        """
        engine.proxy.setBusy(True)

    def stop(self) -> None:
        """Silence the current utterance; any thread calls this, and it does not block.

        A driver's own `stop` would not do: it belongs to the thread that is busy speaking. The
        voice calls it there, before the next word.
        """

    def install_command(self) -> str:
        """Return the command that installs the synthesiser; `UNKNOWN` where the system has it."""
        return UNKNOWN

    def check(self) -> Event | None:
        """Return the reason for silence, or None."""
        return None

    def synthesiser(self) -> Event:
        """Return what speaks, once `check` has found nothing."""
        return SynthesiserIs(self.name, "", "system")

    def close(self) -> None:
        """Release the device."""
