"""The events of labels: sizes that do not fit, labels spelled out, files that were written."""

from __future__ import annotations

from accessigame.core.model import AtTable, Event, Message, Phrase, event_class


@event_class
class CardUnclear(Event):
    """The size of a card is its width and its height in millimetres, such as 56x87."""

    given: str


@event_class
class CardTooSmall(Event):
    """The label of a number does not fit the card.

    side: `width` or `height`. missing: in whole millimetres.
    """

    number: int
    side: str
    missing: int


@event_class
class CardTooLarge(Event):
    """Not one card fits the paper.

    side: `width` or `height`. excess: in whole millimetres.
    """

    paper: str
    side: str
    excess: int


@event_class
class NotForEmbossers(Event):
    """The notation has 8 dots, the embosser 6; `six` is the notation of the same readers."""

    notation: str
    six: str


@event_class
class TwoFaces(Event):
    """Cards that have a number on both faces, and need two labels each."""

    cards: tuple[str, ...]


@event_class
class SingleFaces(Event):
    """Cards with one face in a box whose others have two; each needs one label."""

    kind: Message
    cards: tuple[int, ...]


@event_class
class NotchesBothFaces(Event):
    """Notches cannot stand for the two numbers of such a card."""

    given: str


@event_class
class NoRoomForCode(Event):
    """No corner of the card of a number is free for its code. side: of the code, in millimetres."""

    number: int
    side: float


@event_class
class CodeSpelled(Event):
    """The code of a number as the six digits that it holds."""

    number: int
    code: str


@event_class
class FileNeeded(Event):
    """Labels of this format are for a file or another program, not for a screen."""

    form: str


@event_class
class NoHeads(Event):
    """The cards of this game have no bull heads."""

    game: str


@event_class
class LabelSpelled(Event):
    """A label by its dots, and the letters of a labeller that has no dots."""

    number: int
    dots: tuple[str, ...]
    letters: tuple[str, ...]

    def of_kind(self, kind: Message) -> SingleFaceSpelled:
        """Return the same label for a card of this kind."""
        return SingleFaceSpelled(kind, self.number, self.dots, self.letters)


@event_class
class SingleFaceSpelled(Event):
    """A label as in `LabelSpelled`, for a card with one face beside others with two."""

    kind: Message
    number: int
    dots: tuple[str, ...]
    letters: tuple[str, ...]


@event_class
class PatternSpelled(Event):
    """A figure in raised bars: five is long, one is short."""

    figure: int
    longs: int
    shorts: int


@event_class
class NotchesSpelled(Event):
    """A figure in notches: five is deep, one is small."""

    figure: int
    deeps: int
    smalls: int


@event_class
class LabelsWritten(AtTable):
    """The labels were written to a file, or to several, with commas between their names."""

    labels: int
    paths: str


@event_class
class EmbossedRows(Event):
    """The order of the labels on an embossed page, which has no print.

    columns: labels in a row. firsts: the number that begins each row.
    """

    page: int
    pages: int
    columns: int
    firsts: tuple[int, ...]


@event_class
class ScaleToCheck(Event):
    """A line of 100 mm to check the scale of the print, and the standard of the dots.

    standard: `none` where there is no braille.
    """

    standard: str


@event_class
class PageOf(Event):
    """The number of a page, and of all pages."""

    page: int
    pages: int


@event_class
class MatCorner(Phrase):
    """The corner of a mat where a mark lies, one of `card_marker.MAT_CORNERS`."""

    corner: str


@event_class
class MatWritten(AtTable):
    """The marks of a mat were written to a file, or to several, with commas between their names."""

    paths: str
