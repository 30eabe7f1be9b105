"""`labels`: labels for the cards of a real deck, told, embossed or drawn."""

from __future__ import annotations

import re
from argparse import Namespace
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from accessigame import games
from accessigame.cli import checked_settings
from accessigame.cli.output_files import FolderGiven, write_files, writing
from accessigame.cli.parser import (
    FILE,
    GAME,
    NOTATION,
    BadChoice,
    OptionNeeds,
    OptionsApart,
    Parser,
    needed,
    one_of,
    some_of,
    whole,
)
from accessigame.core.model import Event, NotAllowed, NotUnderstood
from accessigame.devices.console.standard_streams import (
    write_bytes,
    write_lines,
    writes_on_a_screen,
)
from accessigame.games.shared import check_edition
from accessigame.labels import code, formats, mat, sheet, tape
from accessigame.labels.card import CORNERS, MARKS, STANDARDS, Design
from accessigame.labels.events import (
    CardUnclear,
    FileNeeded,
    LabelsWritten,
    MatWritten,
    NoHeads,
)
from accessigame.labels.formats import EmbosserFormat
from accessigame.labels.mat import MatOrder
from accessigame.labels.order import (
    CODES,
    SHEETS,
    TEXT,
    Order,
    check,
    drawing_of,
    embossed_rows,
    embossing,
    files_of,
    single_faces,
    spell_labels,
    topics,
)
from accessigame.words.words import Localizer

CARD: Final = "56x87"
"""Width and height of a card in millimetres."""
FEEDS: Final = ("between", "after", "none")
WIDTH: Final = 40
WIDTHS: Final = (10, 100)
"""The limits of an embosser's line, in cells."""
CODE_READERS: Final = {"scanner": "14.5", "camera": "20"}
"""What reads codes, with the size that it needs: QR codes for a scanner, markers for a camera."""
OF_CARDS: Final = {
    "large_print": "--print",
    **{
        name: f"--{name.replace('_', '-')}"
        for name in (
            *("sheet", "corner", "mark", "tape", "form_feed", "both_corners", "no_print"),
            *("mirror", "heads", "code", "only_code", "code_for", "code_size", "edition"),
        )
    },
}
"""The options about cards, by their names here; a mat has none."""
LENGTH: Final = 25
LENGTHS: Final = (2, 100)
"""The limits of an embosser's page, in lines."""


def arguments(parser: Parser) -> None:
    """Add the options of `labels`."""
    choices = {
        "format": (TEXT, *formats.every()),
        "sheet": SHEETS,
        "standard": STANDARDS,
        "corner": CORNERS,
        "mark": MARKS,
        "paper": sheet.PAPERS,
        "tape": tape.TAPES,
        "form-feed": FEEDS,
        "code-size": code.SIZES,
    }
    parser.add_argument("game", nargs="?", type=GAME)
    for name, values in choices.items():
        parser.add_argument(f"--{name}", type=one_of(f"--{name}", values))
    parser.add_argument("--notation", type=NOTATION)
    parser.add_argument("--card", default=CARD)
    parser.add_argument("--both-corners", action="store_true")
    parser.add_argument("--print", action="store_true", dest="large_print")
    parser.add_argument("--no-print", action="store_true")
    parser.add_argument("--mirror", action="store_true")
    parser.add_argument("--heads", action="store_true")
    parser.add_argument("--code", action="store_true")
    parser.add_argument("--only-code", action="store_true")
    parser.add_argument("--code-for", type=some_of("--code-for", CODE_READERS), default=None)
    parser.add_argument("--edition")
    parser.add_argument("--mat", action="store_true")
    parser.add_argument("--width", type=whole("--width", *WIDTHS), default=WIDTH)
    parser.add_argument("--length", type=whole("--length", *LENGTHS), default=LENGTH)
    parser.add_argument("--out", type=FILE, default="-")
    parser.add_argument("--overwrite", action="store_true")


def run(given: Namespace, words: Localizer) -> int:
    """Write the labels to a file or to the standard output, or say them."""
    write_lines(*lines(given, words))
    return 0


def lines(given: Namespace, words: Localizer) -> list[str]:
    """Make the labels; return the sentences about them, none if the standard output has them."""
    if given.mat:
        return _mat_lines(given, words)
    order = _order(given, words)
    name = given.format or TEXT
    if name == TEXT:
        return _spelled(order, given, words)
    form = formats.every()[name]
    if given.out == "-" and writes_on_a_screen():
        raise NotUnderstood(FileNeeded(name))
    if given.out == "-":
        if isinstance(form, EmbosserFormat):
            write_bytes(*files_of(order, form, words))
        else:
            write_bytes(form.write(drawing_of(order, words)))
        return []
    paths = _write(given, files_of(order, form, words))
    written = LabelsWritten(len(order.deck), ", ".join(map(str, paths)))
    events = [written, *single_faces(order), *_in_rows(order, form, words)]
    return [*(words.say(event).speech for event in events), *_advice(order, name, words)]


def _mat_lines(given: Namespace, words: Localizer) -> list[str]:
    """Make the marks of a mat; return the sentences about them, as `lines` does."""
    order = _mat_order(given, words)
    form = formats.drawn()[given.format]
    drawing = mat.drawing_of(order, words)
    if given.out == "-" and writes_on_a_screen():
        raise NotUnderstood(FileNeeded(given.format))
    if given.out == "-":
        write_bytes(form.write(drawing))
        return []
    paths = _write(given, (form.write(drawing),))
    written = words.say(MatWritten(", ".join(map(str, paths)))).speech
    advice = ("labels-advice", "labels-advice-mat", "labels-advice-scale")
    return [written, *map(words.text, advice)]


def _mat_order(given: Namespace, words: Localizer) -> MatOrder:
    """Return the order for a mat; raises NotUnderstood for options that are about cards."""
    if (given.format or TEXT) not in formats.drawn():
        raise NotUnderstood(BadChoice("--format", given.format or TEXT, tuple(formats.drawn())))
    for name, option in OF_CARDS.items():
        if getattr(given, name):
            raise NotUnderstood(OptionsApart("--mat", option))
    return MatOrder(
        given.paper or next(iter(sheet.PAPERS)),
        checked_settings.paper_notation(given.notation, words),
        STANDARDS[given.standard or next(iter(STANDARDS))],
    )


def _in_rows(order: Order, form: formats.Format, words: Localizer) -> Iterator[Event]:
    """Yield the order of labels that have no print; nothing for a drawing."""
    if isinstance(form, EmbosserFormat):
        yield from embossed_rows(embossing(order, words), order)


def _advice(order: Order, form: str, words: Localizer) -> list[str]:
    """Return the advice that fits the labels, behind its heading."""
    endings = ["", *(f"-{topic}" for topic in topics(order, form))]
    return [words.text(f"labels-advice{ending}") for ending in endings]


def _order(given: Namespace, words: Localizer) -> Order:
    rules = games.find(needed(given.game, "labels"))
    kind = CODES if given.only_code else given.sheet or SHEETS[0]
    design = _design(given)
    _check(given, kind)
    if given.large_print and given.no_print:
        raise NotUnderstood(OptionsApart("--print", "--no-print"))
    if given.heads and not rules.material.counts:
        raise NotAllowed(NoHeads(words.text(f"game-{rules.name}")))
    if given.edition:
        check_edition(given.edition, rules.editions)
    return Order(
        rules,
        checked_settings.paper_notation(given.notation, words),
        design,
        kind,
        given.mirror,
        given.paper or next(iter(sheet.PAPERS)),
        given.tape or "12.7",
        given.heads,
        given.width,
        given.length,
        given.form_feed or FEEDS[0],
        _code_side(given, "scanner"),
        _code_side(given, "camera"),
        given.edition or "",
    )


def _code_side(given: Namespace, reader: str) -> float:
    """Return the side of the codes for a reader, in millimetres; 0 for none."""
    is_wanted = (given.code or given.only_code) and reader in (given.code_for or ("scanner",))
    return float(given.code_size or CODE_READERS[reader]) if is_wanted else 0.0


def _design(given: Namespace) -> Design:
    """Return the design of a label on a card of this size."""
    width, height = card_size(given.card)
    return Design(
        STANDARDS[given.standard or next(iter(STANDARDS))],
        width,
        height,
        given.corner or CORNERS[0],
        given.both_corners,
        given.large_print,
        given.mark or ("none" if given.format in formats.embossed() else MARKS[0]),
        small_print=not given.no_print,
    )


def _check(given: Namespace, kind: str) -> None:
    """Check the format against the kind: an embosser makes braille alone. Raises Refusal."""
    drawings = tuple(formats.drawn())
    if given.format in formats.embossed():
        if kind != SHEETS[0]:
            raise NotUnderstood(BadChoice("--format", given.format, (TEXT, *drawings)))
        if given.mark in ("ridge", "cut"):
            raise NotUnderstood(BadChoice("--mark", given.mark, ("cell", "none")))
    _check_code(given, kind, drawings)
    if given.tape and kind != "tape":
        raise NotUnderstood(OptionNeeds("--tape", "--sheet tape"))
    if given.heads and kind in ("bars", "notches"):
        raise NotUnderstood(BadChoice("--sheet", kind, ("cards", "tape")))
    if given.mirror and (given.format or TEXT) == TEXT:
        raise NotUnderstood(BadChoice("--format", TEXT, (*formats.embossed(), *drawings)))


def _check_code(given: Namespace, kind: str, drawings: tuple[str, ...]) -> None:
    """Check the options of codes, which are printed, and not on tape. Raises NotUnderstood."""
    has_codes = given.code or given.only_code
    if given.code and given.only_code:
        raise NotUnderstood(OptionsApart("--code", "--only-code"))
    if has_codes and given.format in formats.embossed():
        raise NotUnderstood(BadChoice("--format", given.format, (TEXT, *drawings)))
    if given.code and kind == "tape":
        raise NotUnderstood(BadChoice("--sheet", kind, ("cards", "bars", "notches")))
    if given.only_code and given.sheet:
        raise NotUnderstood(OptionsApart("--sheet", "--only-code"))
    if given.only_code and given.mirror:
        raise NotUnderstood(OptionsApart("--mirror", "--only-code"))
    if "camera" in (given.code_for or ()) and (given.format or TEXT) == TEXT:
        raise NotUnderstood(BadChoice("--format", TEXT, drawings))
    for name in ("code_size", "code_for", "edition"):
        if getattr(given, name) and not has_codes:
            raise NotUnderstood(OptionNeeds(f"--{name.replace('_', '-')}", "--code"))


def card_size(given: str) -> tuple[float, float]:
    """Return width and height in millimetres from `56x87`; raises NotUnderstood for others."""
    number = r"(\d{1,3}(?:[.,]\d)?)"
    match = re.fullmatch(rf"\s*{number}\s*[x×*]\s*{number}\s*(?:mm)?\s*", given.lower(), re.ASCII)
    if match is None:
        raise NotUnderstood(CardUnclear(given))
    width, height = (float(part.replace(",", ".")) for part in match.groups())
    return width, height


def _spelled(order: Order, given: Namespace, words: Localizer) -> list[str]:
    """Return the dots of each label in words, or the file into which they were written."""
    check(order)
    sentences = [words.say(event).speech for event in spell_labels(order)]
    if order.sheet in ("bars", "notches"):
        sentences.insert(0, words.text(f"labels-{order.sheet}"))
    sentences += _advice(order, TEXT, words)
    if given.out == "-":
        return sentences
    text = "".join(line + "\n" for line in sentences)
    (path,) = _write(given, (text.encode("utf-8"),))
    return [words.say(LabelsWritten(len(order.deck), str(path))).speech]


def _write(given: Namespace, files: tuple[bytes, ...]) -> list[Path]:
    """Write the files: one with the name that was given, several with a number behind it.

    None is written if one of them is there already, unless `--overwrite` was given.
    """
    path = Path(given.out)
    with writing(path):
        if path.is_dir():
            raise NotUnderstood(FolderGiven(str(path)))
    paths = _numbered(path, len(files))
    write_files(paths, files, overwrite=given.overwrite)
    return paths


def _numbered(path: Path, count: int) -> list[Path]:
    """Return the names of `count` files; one alone has the name that was given."""
    if count == 1:
        return [path]
    numbers = range(1, count + 1)
    return [path.with_name(f"{path.stem}-{number}{path.suffix}") for number in numbers]
