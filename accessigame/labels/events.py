"""What is said of labels."""

from __future__ import annotations

from dataclasses import dataclass

from accessigame.core.model import Event


@dataclass(frozen=True, slots=True)
class CardUnclear(Event):
    """The size of a card is its width and its height in millimetres, such as 56x87."""

    given: str


@dataclass(frozen=True, slots=True)
class CardTooSmall(Event):
    """The label of a number does not fit the card: so many whole millimetres are missing.

    side: `width` or `height`.
    """

    number: int
    side: str
    missing: int


@dataclass(frozen=True, slots=True)
class CardTooLarge(Event):
    """Not one card fits the paper: it is so many whole millimetres too large.

    side: `width` or `height`.
    """

    paper: str
    side: str
    excess: int


@dataclass(frozen=True, slots=True)
class NotForEmbossers(Event):
    """The notation has 8 dots, the embosser 6; `six` is the notation of the same readers."""

    notation: str
    six: str


@dataclass(frozen=True, slots=True)
class TwoFaces(Event):
    """Cards that have a number on both faces, and need two labels each."""

    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NotchesBothFaces(Event):
    """Notches cannot stand for the two numbers of such a card."""

    given: str


@dataclass(frozen=True, slots=True)
class FileNeeded(Event):
    """Labels of this format are for a file or another program, and nothing on a screen."""

    form: str


@dataclass(frozen=True, slots=True)
class NoHeads(Event):
    """The cards of this game have no bull heads."""

    game: str


@dataclass(frozen=True, slots=True)
class LabelSpelled(Event):
    """A label by its dots, and the letters of a labeller that has no dots."""

    number: int
    dots: tuple[str, ...]
    letters: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PatternSpelled(Event):
    """A figure in the code without braille: five is long, one is short."""

    figure: int
    longs: int
    shorts: int


@dataclass(frozen=True, slots=True)
class FolderGiven(Event):
    """The name of a folder was given where that of a file is wanted."""

    path: str


@dataclass(frozen=True, slots=True)
class FilesThere(Event):
    """Files would be overwritten, which only this option allows; nothing was written."""

    paths: str
    option: str


@dataclass(frozen=True, slots=True)
class LabelsWritten(Event):
    """The labels are in a file, or in several, with commas between their names."""

    labels: int
    paths: str


@dataclass(frozen=True, slots=True)
class ScaleToCheck(Event):
    """A line of 100 mm to check the scale of the print, and the standard of the dots."""

    standard: str


@dataclass(frozen=True, slots=True)
class PageOf(Event):
    """Which page this is."""

    page: int
    pages: int
