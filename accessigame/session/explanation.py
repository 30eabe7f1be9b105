"""An explanation whose steps a player goes through one by one, back and forth."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from accessigame.core.model import Event, Intent, NotUnderstood, Seat, event_class
from accessigame.input.keymap import Word

DIRECTIONS: Final[Mapping[str, int]] = {Word.CORRECT: -1, Word.FORTH: 1}
"""The keys that go through the steps, with their direction."""


@event_class
class StepsEnd(Event):
    """The explanation has no further step that way."""


class ExplanationSteps:
    """The steps of the newest explanation, and the place of its reader.

    harmless: the words that leave the explanation open.
    """

    def __init__(self, harmless: Collection[str]) -> None:
        self._harmless = harmless
        self._steps: tuple[Event, ...] = ()
        self._place = -1
        self._reader: Seat | None = None

    def open(self, steps: tuple[Event, ...], reader: Seat | None) -> None:
        """Open an explanation; one without several steps only closes that of its own reader.

        reader: the seat whose keys asked for it, and alone go through it.
        """
        several = steps if len(steps) > 1 else ()
        if several or reader == self._reader:
            self._steps, self._place, self._reader = several, -1, reader

    def handle_intent(self, intent: Intent) -> Event | None:
        """Return the step that a key goes to; None for any other intent, which may close it.

        Enter alone gives the present step again, if there is one.
        `NotUnderstood` at either end.
        """
        begun = self._place >= 0 or intent.word == Word.FORTH  # nobody goes back before beginning
        if self._is_read_by(intent) and begun and intent.word in DIRECTIONS:
            return self._go(DIRECTIONS[intent.word])
        if self._is_read_by(intent) and self._place >= 0 and intent.word == Word.ENTER:
            return self._steps[self._place]
        self.close_unless_harmless(intent)
        return None

    def close_unless_harmless(self, intent: Intent) -> None:
        """Close the explanation for an intent of its reader that is about something else."""
        if self._is_read_by(intent) and intent.word not in self._harmless:
            self._steps = ()

    def _is_read_by(self, intent: Intent) -> bool:
        return bool(self._steps) and intent.seat == self._reader

    def _go(self, by: int) -> Event:
        """Return the step so far on; before its first step the explanation closes.

        So the next key walks through the entries.
        """
        if not 0 <= self._place + by < len(self._steps):
            self._steps = self._steps if by > 0 else ()
            raise NotUnderstood(StepsEnd())
        self._place += by
        return self._steps[self._place]
