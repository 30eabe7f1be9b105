"""Braille through liblouis: text comes in, cells go out; and a player's cells become text again.

Cells are bytes, dot 1 = bit 0 … dot 8 = bit 7 (ISO 11548-1).
`translator` writes and reads one notation through `binding`; `discovery` finds liblouis.
`window` is the line of a display, seen page by page; it needs no liblouis.
Importing this is cheap: liblouis is looked for when the first `Translator` is made. If it is
missing, that raises a `Refusal`, so that the game can continue in text.
Never: a game, a device, or the bytes of a make.
"""

from accessigame.braille.binding import Liblouis
from accessigame.braille.cells import (
    LETTERS,
    NotDots,
    cell,
    dots,
    from_dots,
    mirrored,
    raised,
    spelled,
    turned,
    unicode,
)
from accessigame.braille.discovery import (
    BrailleLibraryUnusable,
    BrailleMissing,
    BrailleNotReal,
    BrailleTablesMissing,
    liblouis,
)
from accessigame.braille.dll import BrailleDllMissing, BrailleDllUnfit
from accessigame.braille.health import BrailleReady, health
from accessigame.braille.notation import (
    NOTATIONS,
    Notation,
    NotationBroken,
    UnknownNotation,
    default_notation,
    for_paper,
)
from accessigame.braille.translator import (
    MARK,
    Contracted,
    ContractionUnfit,
    NotSixDots,
    Rows,
    Translator,
    brf,
    check_contracted,
    label_tables,
    marked,
    rows,
)

__all__ = [
    "LETTERS",
    "MARK",
    "NOTATIONS",
    "BrailleDllMissing",
    "BrailleDllUnfit",
    "BrailleLibraryUnusable",
    "BrailleMissing",
    "BrailleNotReal",
    "BrailleReady",
    "BrailleTablesMissing",
    "Contracted",
    "ContractionUnfit",
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
    "check_contracted",
    "default_notation",
    "dots",
    "for_paper",
    "from_dots",
    "health",
    "label_tables",
    "liblouis",
    "marked",
    "mirrored",
    "raised",
    "rows",
    "spelled",
    "turned",
    "unicode",
]
