"""An order for labels, the advice that fits it, and the files that fill it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from accessigame.core.game import Game
from accessigame.core.model import Card, Event, Message
from accessigame.labels import (
    caption,
    card,
    code,
    formats,
    marker,
    sheet,
    tactile,
    tape,
    twofaced,
)
from accessigame.labels.card import MARKS, Design, face
from accessigame.labels.events import EmbossedRows, SingleFaces, TwoFaces
from accessigame.labels.formats import EmbosserFormat, Format
from accessigame.labels.label import (
    Embossing,
    Label,
    check_embosser,
    columns_of,
    labels_of,
    pages_of,
    punched,
    with_heads,
)
from accessigame.labels.shapes import Drawing, Ink, PrintedCode, Shapes
from accessigame.words.words import Localizer

SHEETS: Final = ("cards", "tape", "bars", "notches")
CODES: Final = "codes"
"""The sheet of codes or markers alone, for cards that have braille already."""
TEXT: Final = "text"
"""The format of labels that are told."""


@dataclass(frozen=True, slots=True)
class Order:
    """An order for the labels of a game, with their design and material.

    sheet: `cards`, `tape`, a code without braille: `bars`, `notches`; or `CODES`.
    mirror: the labels are mirrored, to be punched from behind.
    heads: the bull heads stand on the labels too.
    columns, lines, form_feed: of the page of an embosser.
    code: the side of the codes for scanners, in millimetres; 0 for none.
    marker: that of the markers for cameras; 0 for none. edition: of the box of both.
    """

    rules: Game[Any]
    notation: str
    design: Design
    sheet: str = "cards"
    mirror: bool = False
    paper: str = "a4"
    tape: str = "12.7"
    heads: bool = False
    columns: int = 40
    lines: int = 25
    form_feed: str = "between"
    code: float = 0.0
    marker: float = 0.0
    edition: str = ""

    @property
    def box(self) -> int:
        """The number of the box in the codes on its cards."""
        return self.rules.material.boxes[self.edition or self.rules.editions[0]]

    @property
    def deck(self) -> tuple[Card, ...]:
        """The numbers of all faces of all cards, a card after the other."""
        return tuple(number for card in self.rules.material.faces for number in card)

    def labels(self) -> tuple[Label, ...]:
        """Return a label for each face of each card. Raises as `labels_of` does."""
        labels = labels_of(self.deck, self.notation, mark=self.design.mark == "cell")
        return (
            with_heads(labels, self.rules.material.counts, self.notation) if self.heads else labels
        )

    @property
    def kind_of_singles(self) -> Message:
        """The name of the cards with one face, in a game whose others have two."""
        return Message(f"labels-single-{self.rules.name}")

    def title(self, words: Localizer) -> str:
        """Return the name of the game in a language."""
        return words.text(f"game-{self.rules.name}")


def spell_labels(order: Order) -> Iterator[Event]:
    """Yield each label in words: its dots, or the marks of the code without braille.

    The digits of its code for scanners come after all of them.
    """
    if order.sheet == CODES:
        yield from code.spell_codes(order.box, order.deck)
        return
    if order.sheet in ("bars", "notches"):
        yield from (tactile.spelled(figure, order.sheet) for figure in range(10))
    else:
        yield from map(tape.spell, dict.fromkeys(order.labels()))
    if two := twofaced.names(order.rules.material.faces):
        yield TwoFaces(two)
    yield from single_faces(order)
    if order.code:
        yield from code.spell_codes(order.box, order.deck)


def single_faces(order: Order) -> Iterator[SingleFaces]:
    """Yield the cards with one face, where others have two: their labels are told apart."""
    if cards := twofaced.singles(order.rules.material.faces):
        yield SingleFaces(order.kind_of_singles, cards)


def files_of(order: Order, form: Format, words: Localizer) -> tuple[bytes, ...]:
    """Return the file of an order, or one file for each page if the format wants that.

    A `Refusal` for a label that does not fit, or a notation that an embosser cannot write.
    """
    if isinstance(form, EmbosserFormat):
        return (form.write(embossing(order, words)),)
    drawing = drawing_of(order, words)
    if form.apart:
        return tuple(form.write(replace(drawing, pages=(page,))) for page in drawing.pages)
    return (form.write(drawing),)


def embossing(order: Order, words: Localizer) -> Embossing:
    """Return the labels for an embosser, each twice if both corners get one.

    Raises as `check_embosser` and `check` do.
    """
    check_embosser(order.notation)
    check(order)
    labels = order.labels()
    copies = 2 if order.design.both else 1
    each = [label for label in labels for _ in range(copies)]
    pages = pages_of(each, order.columns, order.lines)
    if order.mirror:
        pages = punched(pages, order.columns)
    return Embossing(
        order.title(words), words.language, order.columns, order.lines, pages, order.form_feed
    )


def embossed_rows(made: Embossing, order: Order) -> Iterator[EmbossedRows]:
    """Yield the order of the labels on each embossed page, for a helper who reads no braille."""
    copies = 2 if order.design.both else 1
    numbers = [number for number in order.deck for _ in range(copies)]
    columns = columns_of(order.labels(), order.columns)
    for page, contents in enumerate(made.pages, start=1):
        count = sum(map(bool, contents)) * columns
        yield EmbossedRows(page, len(made.pages), columns, tuple(numbers[:count:columns]))
        numbers = numbers[count:]


def drawing_of(order: Order, words: Localizer) -> Drawing:
    """Return the labels as a drawing at true scale. `NotAllowed` for one that does not fit."""
    if order.sheet == CODES:
        return _codes(order, words)
    standard, without_braille = order.design.standard, order.sheet in ("bars", "notches")
    standard_name = "none" if without_braille else standard.name
    paper = sheet.Paper(order.paper, order.title(words), standard_name, words)
    check(order)
    sentences = [] if without_braille else [words.say(it).speech for it in _spelled(order)]
    if order.sheet == "tape":
        labels = order.labels()
        strips = [tape.strip(label, standard, order.tape, order.mirror) for label in labels]
        size = tape.strip_size(labels, standard, order.tape)
        return sheet.drawing(paper, strips, size, sentences=sentences)
    size = order.design.width, order.design.height
    key = _key(order, paper) if without_braille else ()
    return sheet.drawing(paper, _faces(order, words), size, *key, sentences=sentences)


def _codes(order: Order, words: Localizer) -> Drawing:
    """Return the codes alone, each with its number, to be cut out; of markers, two for a card."""
    paper = sheet.Paper(order.paper, order.title(words), "none", words)
    deck = dict.fromkeys(order.deck)
    printed = [*_printed(order, deck)]
    stickers = [code.sticker(each, number) for number, each in printed]
    sentences = [words.say(code.spelled(order.box, number)).speech for number, _ in printed]
    size = code.sticker_size(max(order.code, order.marker))
    return sheet.drawing(paper, stickers, size, sentences=sentences)


def _printed(order: Order, deck: Iterable[Card]) -> Iterator[tuple[Card, PrintedCode]]:
    """Yield each number of a deck with its code and its markers, as far as the order has them."""
    for number in deck:
        if order.code:
            yield number, code.of(order.box, number, order.code)
        if order.marker:
            yield from [(number, marker.of(order.box, number, order.marker))] * marker.COPIES


def _spelled(order: Order) -> Iterator[Event]:
    """Yield each label of a drawing in words, with the kind of those cards that have one face."""
    faces = order.rules.material.faces
    singles = {(card_,) for card_ in twofaced.singles(faces)}
    cards = (card_ for card_ in faces for _ in card_)
    for card_, label in zip(cards, order.labels(), strict=True):
        spelling = tape.spell(label)
        yield spelling.of_kind(order.kind_of_singles) if card_ in singles else spelling


def _key(order: Order, paper: sheet.Paper) -> tuple[Shapes, ...]:
    """Return the page that explains the code without braille, for eyes and fingers."""
    words, standard = paper.words, order.design.standard
    sentences = [words.say(tactile.spelled(figure, order.sheet)).speech for figure in range(10)]
    lines = [
        tactile.key(figure, standard, order.sheet, text) for figure, text in enumerate(sentences)
    ]
    heads: list[Shapes] = [
        (Ink(0, tactile.TYPE, sheet.TYPE, line),)
        for line in words.text(f"labels-{order.sheet}").splitlines()
    ]
    return sheet.page_contents(paper, [*heads, *lines], tactile.KEY)


def check(order: Order) -> None:
    """Refuse a card or a tape that is too small for its labels."""
    if order.sheet == CODES:
        return
    if order.sheet == "tape":
        tape.check(order.labels(), order.design.standard, order.tape)
        return
    if order.sheet == "cards":
        card.check(order.labels(), order.design)
    else:
        tactile.check(order.deck, order.design)
    twofaced.check(order.rules.material.faces, order.sheet, _sizes(order), order.design)


def _sizes(order: Order) -> dict[Card, tuple[float, float]]:
    if order.sheet == "cards":
        return {label.number: card.relief(label, order.design) for label in order.labels()}
    return {number: tactile.size(number) for number in order.deck}


def _faces(order: Order, words: Localizer) -> list[Shapes]:
    """Return all faces of all cards, the second face of a card right after its first one."""
    design, cards = order.design, order.rules.material.faces
    second = replace(design, drop=twofaced.drop(cards, _sizes(order), design))
    designs = [(design, second)[place] for card_ in cards for place in range(len(card_))]
    if order.sheet == "cards":
        faces = [face(label, each) for label, each in zip(order.labels(), designs, strict=True)]
    else:
        draw = tactile.bars if order.sheet == "bars" else tactile.notches
        faces = [draw(number, each) for number, each in zip(order.deck, designs, strict=True)]
    if order.code:
        faces = [
            code.on_face(code.of(order.box, number, order.code), number, shapes, each)
            for number, shapes, each in zip(order.deck, faces, designs, strict=True)
        ]
    if order.marker:
        faces = [
            marker.on_face(marker.of(order.box, number, order.marker), number, shapes, each)
            for number, shapes, each in zip(order.deck, faces, designs, strict=True)
        ]
    if design.small_print:
        faces = [
            caption.captioned(texts, shapes, design.width, design.height)
            for texts, shapes in zip(_captions(order, words), faces, strict=True)
        ]
    if order.mirror:
        return [tuple(shape.mirrored(design.width) for shape in shapes) for shapes in faces]
    return faces


def _captions(order: Order, words: Localizer) -> Iterator[tuple[str, ...]]:
    """Yield the texts for each face in small print, the fullest first."""
    large = order.design.large_print and order.sheet == "cards"
    cards = order.rules.material.faces
    kind = words.say(order.kind_of_singles).speech if twofaced.singles(cards) else ""
    for card_ in cards:
        yield from (caption.texts_of(number, card_, kind, large=large) for number in card_)


Fits: TypeAlias = Callable[[Order, str], bool]
"""A check of an order and the name of its format."""


def topics(order: Order, form: str) -> Iterator[str]:
    """Return the topics that fit an order in a format."""
    return (topic for topic, fits in ADVICE.items() if fits(order, form))


def _is_stuck_on(order: Order, _form: str) -> bool:
    return order.sheet not in ("notches", CODES)


def _is_braille(order: Order, _form: str) -> bool:
    return order.sheet != CODES


def _has_two_faces(order: Order, _form: str) -> bool:
    return order.sheet != CODES and bool(twofaced.names(order.rules.material.faces))


def _has_codes(order: Order, form: str) -> bool:
    return max(order.code, order.marker) > 0 and _is_drawn(order, form)


def _is_drawn(_order: Order, form: str) -> bool:
    return form not in (TEXT, *formats.embossed())


def _is_printed(order: Order, form: str) -> bool:
    return _is_drawn(order, form) and order.design.small_print and order.sheet != CODES


def _shows_way_up(mark: str, order: Order, form: str) -> bool:
    """Return True where this mark tells which way up a card is; bars and notches have a key."""
    if order.sheet in ("bars", "notches", CODES):
        return False
    marked = _is_drawn(order, form) and order.sheet == "cards"
    return mark == (order.design.mark if marked or order.design.mark == "cell" else "none")


ADVICE: Final[Mapping[str, Fits]] = MappingProxyType(
    {
        "emboss": _is_stuck_on,
        "stick": _is_stuck_on,
        "codes": _has_codes,
        "same": _is_braille,
        "faces": _has_two_faces,
        **{mark: partial(_shows_way_up, mark) for mark in MARKS},
        "print": _is_printed,
        "scale": _is_drawn,
    }
)
"""The topics of the advice in their order, each with the orders that it fits."""
