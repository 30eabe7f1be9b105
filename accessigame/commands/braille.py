"""`braille`: a text in braille, as signs, dots and braille ASCII, and as a picture for eyes."""

from __future__ import annotations

from argparse import Namespace
from collections.abc import Callable
from pathlib import Path

from accessigame.braille import Contracted, Rows, rows
from accessigame.cli import checked_settings
from accessigame.cli.output_files import write_files
from accessigame.cli.parser import FILE, NOTATION, OptionNeeds, Parser, needed, one_of
from accessigame.core.model import Event, NotUnderstood, event_class
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
    parser.add_argument("--notation", type=NOTATION)
    parser.add_argument("--grade", type=one_of("--grade", GRADES))
    parser.add_argument("--svg", type=FILE)
    parser.add_argument("--overwrite", action="store_true")


def run(given: Namespace, words: Localizer) -> int:
    """Write the text in the notation of the flag, or in that of labels."""
    text = needed(" ".join(given.text), "braille")
    notation = checked_settings.paper_notation(given.notation, words)
    contracted = Contracted(notation, words.language).cells if given.grade == "2" else None
    if given.svg is not None:
        _draw(given, rows(text, notation, contracted), words)
    elif given.overwrite:
        raise NotUnderstood(OptionNeeds("--overwrite", "--svg"))
    write_lines(*lines(text, notation, contracted, words))
    return 0


def _draw(given: Namespace, row: Rows, words: Localizer) -> None:
    """Write the picture of a line of braille, whose description is the sentence on its dots."""
    from accessigame.labels.card import line_drawing  # noqa: PLC0415 - imported only for a picture
    from accessigame.labels.formats.svg import write  # noqa: PLC0415 - the same

    description = words.say(BrailleSpelled(row.text, row.unicode, row.dots)).speech
    picture = write(line_drawing(row.text, row.cells, description, words.language))
    write_files([Path(given.svg)], [picture], overwrite=given.overwrite)


def lines(
    text: str, notation: str, contracted: Callable[[str], bytes] | None, words: Localizer
) -> list[str]:
    """Return the sentences on a text in braille; `contracted` gives the cells of grade 2."""
    row = rows(text, notation, contracted)
    sentences = [words.say(BrailleSpelled(row.text, row.unicode, row.dots)).speech]
    if row.brf is not None:
        sentences.append(words.say(BrailleAsBrf(row.brf)).speech)
    return sentences
