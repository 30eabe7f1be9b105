"""Braille through liblouis: text to cells, cells to text, a player's chords to letters.

Cells are bytes, dot 1 = bit 0 … dot 8 = bit 7 (ISO 11548-1).
Importing this is cheap: liblouis is looked for when the first `Translator` is made, and
where it is missing that raises a `Refusal`, so that the game can go on in text.
"""

from accessigame.braille.binding import Liblouis
from accessigame.braille.cells import NotDots, cell, dots, from_dots, raised, unicode
from accessigame.braille.finding import (
    BrailleLibraryUnusable,
    BrailleMissing,
    BrailleNotReal,
    BrailleTablesMissing,
    liblouis,
)
from accessigame.braille.health import BrailleReady, health
from accessigame.braille.notation import (
    NOTATIONS,
    Notation,
    UnknownNotation,
    default_notation,
)
from accessigame.braille.translator import (
    NotationBroken,
    NotSixDots,
    Rows,
    Translator,
    brf,
    rows,
)

__all__ = [
    "NOTATIONS",
    "BrailleLibraryUnusable",
    "BrailleMissing",
    "BrailleNotReal",
    "BrailleReady",
    "BrailleTablesMissing",
    "Liblouis",
    "NotDots",
    "NotSixDots",
    "Notation",
    "NotationBroken",
    "Rows",
    "Translator",
    "UnknownNotation",
    "brf",
    "cell",
    "default_notation",
    "dots",
    "from_dots",
    "health",
    "liblouis",
    "raised",
    "rows",
    "unicode",
]
