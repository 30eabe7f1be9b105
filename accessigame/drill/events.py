"""The events of the drill: its questions, the verdicts on answers, and the summary."""

from __future__ import annotations

from accessigame.core.model import Event, event_class


@event_class
class DrillBegins(Event):
    """The drill begins; `count` is the number of its questions.

    example: the dots of two cells that are no card, as they are typed.
    """

    count: int
    example: str


@event_class
class DrillNotation(Event):
    """The notation of the drill; it is that of labels, too, if it is the `usual` one."""

    notation: str
    usual: bool


@event_class
class HandDrillBegins(Event):
    """The drill with labels in the hand begins."""


@event_class
class YesOrNo(Event):
    """An answer is neither yes nor no."""


@event_class
class NothingTyped(Event):
    """An empty line is no answer."""


@event_class
class WhichCard(Event):
    """A card is to be named from its cells."""

    cells: str


@event_class
class WhichCardOfDots(Event):
    """A card is to be named from its cells, whose dots are counted for the ear."""

    dots: str


@event_class
class WhichCells(Event):
    """A card is to be written from its number."""

    number: int


@event_class
class DrillRight(Event):
    """The answer was right."""

    number: int


@event_class
class CardIs(Event):
    """The answer was wrong: this is the card, with its cells."""

    number: int
    cells: str
    dots: str


@event_class
class CardHasDots(Event):
    """The answer was wrong: this is the card, with its dots counted for the ear."""

    number: int
    dots: str


@event_class
class DrillEnds(Event):
    """The number of questions that were asked, and of right answers."""

    asked: int
    right: int


@event_class
class DrillMissed(Event):
    """These cards were missed at least once."""

    missed: tuple[int, ...]


@event_class
class WhichLabel(Event):
    """A real card with a label is felt, and its number is to be typed."""


@event_class
class FeltSo(Event):
    """The dots of the number that was typed; the reader says whether the label has them."""

    number: int
    dots: str


@event_class
class PutUnder(Event):
    """The card that was read wrongly goes under `count` others, to come back soon."""

    count: int


@event_class
class NoSuchCard(Event):
    """The game has no card of this number; its cards go from low to high."""

    given: str
    low: int
    high: int
