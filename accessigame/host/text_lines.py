"""Lines of text to all: a deafblind guest hears no telephone, and reads what others type.

A line is news for everybody, kept, so that who was away reads it on coming back. It is
no move and stands in no journal: a journal is the list of the moves, which people share to report
a mistake, and talk is nobody's else. Each seat has an allowance, so that nobody is talked down.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from accessigame.core.model import Event, NotAllowed, Seat, event_class
from accessigame.input.allowance import Allowance
from accessigame.input.text_line import checked

BURST: Final = 5
"""Lines of a seat at once; a voice needs some seconds for each."""
RATE: Final = 1 / 4
"""Lines of a seat a second over a longer time."""


@event_class
class SaidToAll(Event):
    """A player has typed a line to all."""

    seat: Seat
    text: str


@event_class
class TableSaid(Event):
    """Somebody at the table's keyboard, which is several persons', has typed a line to all."""

    text: str


@event_class
class TooManyLines(Event):
    """A seat has sent too many lines in a short time; the last was not sent."""


class TextLines:
    """The lines of one table. clock: seconds that never go back."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._allowances: dict[Seat | None, Allowance] = {}

    def said(self, seat: Seat | None, text: str) -> Event:
        """Return the event of a line of a seat; None for a keyboard of several persons.

        Raises NotUnderstood for an empty line and for a long one, NotAllowed for one too many.
        """
        line = checked(text)
        if seat not in self._allowances:
            self._allowances[seat] = Allowance(BURST, RATE, self._clock)
        if not self._allowances[seat].spend(1):
            raise NotAllowed(TooManyLines())
        return TableSaid(line) if seat is None else SaidToAll(seat, line)
