"""`braille`: a text in braille, as signs, dots and braille ASCII."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable

from accessigame.braille import Contracted, rows
from accessigame.cli import checked_settings
from accessigame.cli.parser import Parser, needed, one_of
from accessigame.core.model import Event, event_class
from accessigame.devices.console.standard_streams import write_lines
from accessigame.storage.settings import GRADES
from accessigame.words.words import Localizer


@event_class
class BrailleSpelled(Event):
    """A text, its cells as Unicode braille, and their dots."""

    text: str
    cells: str
    dots: str


@event_class
class BrailleAsBrf(Event):
    """The same cells in braille ASCII, for an embosser."""

    brf: str


def arguments(parser: Parser) -> None:
    """Add the options of `braille`."""
    parser.add_argument("text", nargs="*")
    parser.add_argument("--notation")
    parser.add_argument("--grade", type=one_of("--grade", GRADES))


def run(given: Namespace, words: Localizer) -> int:
    """Write the text in the notation of the flag, of the settings, or of the language."""
    text = needed(" ".join(given.text), "braille")
    notation = checked_settings.notation(given.notation, words)
    contracted = Contracted(notation, words.language).cells if given.grade == "2" else None
    write_lines(*lines(text, notation, contracted, words))
    return 0


def lines(
    text: str, notation: str, contracted: Callable[[str], bytes] | None, words: Localizer
) -> list[str]:
    """Return the sentences on a text in braille; `contracted` gives the cells of grade 2."""
    row = rows(text, notation, contracted)
    said = [words.say(BrailleSpelled(row.text, row.unicode, row.dots)).speech]
    if row.brf is not None:
        said.append(words.say(BrailleAsBrf(row.brf)).speech)
    return said
