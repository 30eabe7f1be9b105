"""How a driver of pyttsx3 is made to be heard, to stop, and to tell the truth."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from accessigame.core.model import Event


class SpeechBackend:
    """A way to be heard through one driver of pyttsx3.

    This one leaves the driver alone and believes it, as those of Windows and macOS are to be.
    A way that knows its driver better does more.
    """

    def __init__(self, driver: str) -> None:
        self.driver: Final = driver
        """The name that pyttsx3 knows its driver by."""

    def attach(self, driver: Any) -> None:
        """Be told the driver's module, which is imported by now."""

    def settle(self) -> None:
        """Wait until the driver is done with all that was; TimeoutError if it never is."""

    def expect(self, limit: float, stopped: Callable[[], bool], cue: bytes) -> None:
        """Get ready for one utterance, of at most `limit` seconds, with a sound before it."""

    def prepare(self, engine: Any) -> None:
        """Get the engine ready for it."""

    def heard(self, *, completed: bool) -> bool:
        """Say whether it was heard whole; `completed` is what pyttsx3 says."""
        return completed

    def give_up(self) -> None:
        """Let nothing be heard of an utterance that comes too late."""

    def stop(self) -> None:
        """Silence what is heard; any thread calls this, and it does not wait.

        A driver's own `stop` would not do: it belongs to the thread that is busy speaking.
        """

    def check(self) -> Event | None:
        """Return why nothing would be heard, or None."""
        return None

    def close(self) -> None:
        """Let go of the device."""
