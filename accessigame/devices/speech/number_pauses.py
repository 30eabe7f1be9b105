"""Pauses between numbers, of a length of our own.

eSpeak NG shortens the pause of a comma with the rate: at 350 words a minute "60, 12" has the
pause that is inside "72". A break of its markup language keeps its length at every rate. So each
text goes to it as markup, with such a break between two numbers.
"""

from __future__ import annotations

import re
from typing import Final
from xml.sax.saxutils import escape

PAUSE: Final = 100
"""Milliseconds between two numbers at least: a listener needs some 50 to notice a gap."""
HASTY: Final = 450
"""Words a minute from which on eSpeak NG speaks at `USUAL` and presses the sound together, and
its breaks with it."""
USUAL: Final = 175
BETWEEN_NUMBERS: Final = re.compile(r"(\d ?[,;:]) (?=\d)")
"""Not after a full stop: it has a longer pause, and after the number of a row it is no end."""


def with_pauses(text: str, rate: int) -> str:
    """Return the text as markup, with a break between two numbers.

    rate: words a minute.
    """
    pause = PAUSE if rate < HASTY else PAUSE * rate // USUAL
    return BETWEEN_NUMBERS.sub(rf'\1 <break time="{pause}ms"/> ', escape(text))
