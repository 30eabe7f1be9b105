"""The notations by name: the national codes that a player may read in.

The cells of every number are in each code's own table of liblouis.
Those tables and their sources: TBFR2007 and the CBFU of 2008 for French, UEB for English,
the codes of Germany, Britain and the United States for the others.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from accessigame.core.model import Event, NotUnderstood, event_class
from accessigame.storage.languages import languages


@event_class
class UnknownNotation(Event):
    """No notation has the given name; `known` lists the names."""

    given: str
    known: tuple[str, ...]


@event_class
class NotationBroken(Event):
    """Liblouis cannot use the table of a notation."""

    notation: str
    table: str


@dataclass(frozen=True, slots=True)
class Notation:
    """A braille code with its table.

    table: the file name of liblouis's table.
    computer: the 8-dot codes of the same readers; a digit may always be typed in one of these,
    with one cell and no sign before it.
    """

    name: str
    table: str
    computer: tuple[str, ...] = ()


NOTATIONS: Final[dict[str, Notation]] = {
    notation.name: notation
    for notation in (
        Notation("french", "fr-bfu-comp6.utb", ("french-compact",)),
        Notation("french-compact", "fr-bfu-comp8.utb"),
        Notation("ueb", "en-ueb-g1.ctb", ("british-compact", "us-compact")),
        Notation("german", "de-g0.utb", ("german-compact",)),
        Notation("german-compact", "de-de-comp8.ctb"),
        Notation("british-compact", "en-gb-comp8.ctb"),
        Notation("us-compact", "en-us-comp8-ext.utb"),
    )
}

# What readers of a language begin with stands in its folder, in language.json. French and
# German readers of a display share one 8-dot code each, and a hand of ten cards
# then fits 40 cells. English readers share no 8-dot code: a British 3 is 146, an American
# one 25. What all of them read is UEB, so it is the one that is wrong for nobody.
_ANYBODY: Final = "ueb"


def default_notation(language: str) -> str:
    """Return the notation that a player of this language (`fr`, `de_AT`) begins with."""
    record = languages().get(language[:2].lower())
    return record.notation if record else _ANYBODY


def named(name: str) -> Notation:
    """Return the notation of this name.

    Raises `NotUnderstood` with `UnknownNotation` for another name.
    """
    try:
        return NOTATIONS[name]
    except KeyError:
        raise NotUnderstood(UnknownNotation(name, tuple(NOTATIONS))) from None


def for_paper(name: str) -> Notation:
    """Return the 6-dot notation of the same readers: itself, if it has only 6 dots."""
    notation = named(name)
    literary = (one for one in NOTATIONS.values() if name in one.computer)
    return next(literary, notation)
